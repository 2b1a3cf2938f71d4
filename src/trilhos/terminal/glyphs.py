"""Cards and routes with a glyph beside every colour, so that colour is never alone."""

from typing import Final

from rich.text import Text as Line

from trilhos.engine.board import Route
from trilhos.engine.cards import ANY
from trilhos.engine.rules import Rules
from trilhos.play.narrate import Words
from trilhos.text import Text

WILD: Final = "wild"
GRAY: Final = "gray"

# By colour: the glyph, its letter where the terminal has no such signs, and the terminal's colour.
SIGNS: Final = {
    "purple": ("◇", "p", "magenta"),
    "blue": ("≈", "b", "bright_blue"),
    "orange": ("○", "o", "dark_orange"),
    "white": ("‖", "w", "bold"),
    "green": ("»", "g", "green"),
    "yellow": ("△", "y", "yellow"),
    "black": ("●", "k", "bright_black"),
    "red": ("✕", "r", "red"),
    WILD: ("★", "*", "bold cyan"),
    GRAY: ("□", "-", "default"),
}
MARKS: Final = {"done": ("✓", "+"), "open": ("·", "-"), "failed": ("✗", "x"), "turn": ("▸", ">")}


class Glyphs:
    """The words of a rulebook, with signs as the terminal can show them: none when plain."""

    def __init__(self, rules: Rules, text: Text, plain: bool = False, unicode: bool = True) -> None:
        self.rules = rules
        self.words = Words(rules, text)
        self.plain = plain
        self.column = 0 if unicode else 1

    def mark(self, name: str) -> str:
        """A sign that isn't a colour's."""
        return MARKS[name][self.column]

    def sign(self, colour: str) -> Line:
        """The glyph of a colour with the blank behind it; nothing when plain."""
        return Line() if self.plain else Line(SIGNS[colour][self.column] + " ", SIGNS[colour][2])

    def card(self, kind: int) -> Line:
        """One card."""
        return self._signed(kind, self.words.card(kind))

    def some(self, kind: int, count: int) -> Line:
        """So many cards of a kind."""
        return self._signed(kind, self.words.some(kind, count))

    def row(self, row: list[int]) -> list[Line]:
        """A row of card counts, wilds last."""
        wild = self.rules.cards.wild
        order = sorted(range(len(row)), key=lambda kind: (kind == wild, kind))
        return [self.some(kind, row[kind]) for kind in order if row[kind]]

    def by_colour(self, row: list[int], deck: int) -> list[Line]:
        """A row of one deck's counts, a cell a colour: how many, and how many of them are special; then wilds."""
        cards = self.rules.cards
        cells = []
        for number, colour in enumerate(cards.colours):
            kinds = cards.of_colour(deck, number)
            count = sum(row[kind] for kind in kinds)
            if not count:
                continue
            cell = Line.assemble(self.sign(colour), self.words.text(f"count-{colour}", count=count))
            special, of_these = self._special(kinds), row[kinds[-1]]
            if special and of_these:
                cell += Line(f" ({self.words.text(f'hand-{special}', count=of_these)})")
            cells.append(cell)
        wilds = row[cards.wild] if cards.kinds[cards.wild].deck == deck else 0
        return cells + ([self.some(cards.wild, wilds)] if wilds else [])

    def _special(self, kinds: list[int]) -> str:
        """What sets the last kind of a colour apart from the first: its value, or its symbol."""
        first, last = self.rules.cards.kinds[kinds[0]], self.rules.cards.kinds[kinds[-1]]
        return "double" if last.value > first.value else "symbol" if last.symbol > first.symbol else ""

    def spaces(self, route: Route) -> Line:
        """The length and colour of a route."""
        colour = GRAY if route.colour == ANY else self.rules.cards.colours[route.colour]
        return Line.assemble(f"{route.length} ", self.sign(colour), self.words.colour(route))

    def _signed(self, kind: int, word: str) -> Line:
        colour = self.rules.cards.kinds[kind].colour
        return Line.assemble(self.sign(WILD if colour == ANY else self.rules.cards.colours[colour]), word)

"""The legal moves, grouped by what a player does, and as numbered lists."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from trilhos.engine.board import Route
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE
from trilhos.play.game import Game
from trilhos.play.narrate import Words
from trilhos.play.notation import normal, payments_of
from trilhos.terminal.desk import Lines, number
from trilhos.terminal.glyphs import Glyphs
from trilhos.text import Text

# What a player does, by the verb of its moves.
FAMILIES: Final = {
    "take": "draw",
    "draw": "draw",
    "claim": "claim",
    "tickets": "tickets",
    "station": "station",
    "pass": "pass",
    "pay": "pay",
    "yield": "pay",
    "keep": "keep",
}
LETTERS: Final = {"draw": "d", "claim": "c", "tickets": "n", "station": "e", "pass": "p"}

PLAIN_FAMILIES: Final = frozenset({"draw", "tickets", "pass"})  # whose single move needs no look at what it is


def families(game: Game) -> dict[str, list[int]]:
    """The legal moves by family, in the order of FAMILIES."""
    groups: dict[str, list[int]] = {family: [] for family in FAMILIES.values()}
    for action in game.legal():
        groups[FAMILIES[game.rules.read(action)[0]]].append(action)
    groups["claim"] = _distinct(game, groups["claim"])
    return {family: actions for family, actions in groups.items() if actions}


def _distinct(game: Game, claims: list[int]) -> list[int]:
    """Routes by name; of two tracks that are alike the first is enough."""
    alike: dict[tuple[int, ...], int] = {}
    for action in sorted(claims, key=lambda action: normal(game.notation.text(action))):
        route = game.rules.board.routes[game.rules.read(action)[1]]
        alike.setdefault((route.a, route.b, route.kind, route.length, route.colour), action)
    return list(alike.values())


@dataclass(frozen=True)
class Listing:
    """Numbered rows under a title, the move that an answer means (None: no such move), and what to say then."""

    title: str
    rows: list[Lines]
    pick: Callable[[str], int | None]
    hint: str


def listing(game: Game, family: str, actions: list[int], glyphs: Glyphs, text: Text) -> Listing:
    """The moves of a family, one row each; of tickets to keep, the tickets on offer."""
    if family == "keep":
        return _keep_listing(game, actions, glyphs, text)
    title = text(f"list-{family}", target=_target(game, glyphs.words))
    rows = [Describer(game, glyphs, text).cells(action) for action in actions]
    return Listing(title, rows, _by_number(actions), text("terminal-bad-number", most=len(actions)))


def _by_number(actions: list[int]) -> Callable[[str], int | None]:
    def pick(answer: str) -> int | None:
        chosen = number(answer, len(actions))
        return actions[chosen - 1] if chosen else None

    return pick


def _target(game: Game, words: Words) -> str:
    """What is being paid for, if anything is."""
    state = game.state
    if state.target == NONE:
        return ""
    is_city = isinstance(game.rules.chapters[state.charger], Stations)
    return game.rules.board.cities[state.target] if is_city else words.route(int(state.target))


def _keep_listing(game: Game, actions: list[int], glyphs: Glyphs, text: Text) -> Listing:
    offer = game.view(game.seat).offer
    least = min(game.notation.text(action).count("+") + 1 for action in actions)
    rows = [[Line(glyphs.words.cities(ticket)), _points(game.rules, ticket, text)] for ticket in offer]

    def pick(answer: str) -> int | None:
        parts = answer.lower().removeprefix("keep ").replace("+", " ").replace(",", " ").split()
        chosen = sorted({number(part, len(offer)) for part in parts})
        wanted = "keep " + "+".join(str(n) for n in chosen)
        return next((action for action in actions if game.notation.text(action) == wanted), None)

    hint = text("terminal-bad-keep", least=least, most=len(offer))
    return Listing(text("list-keep", least=least), rows, pick, hint)


def _points(rules: Rules, ticket: int, text: Text) -> Line:
    return Line(text("some-points", count=rules.board.tickets[ticket].points))


class Describer:
    """Says in cells what a move is; one method a verb."""

    def __init__(self, game: Game, glyphs: Glyphs, text: Text) -> None:
        self.game = game
        self.rules = game.rules
        self.glyphs = glyphs
        self.text = text

    def cells(self, action: int) -> Lines:
        """The cells of a move's row; moves without a method of their own show their notation."""
        verb, argument = self.rules.read(action)
        describe = CELLS.get(verb)
        return [Line(self.game.notation.text(action))] if describe is None else describe(self, argument)

    def take(self, slot: int) -> Lines:
        """A face-up card."""
        card = self.rules.shown([int(number) for number in self.game.state.ledger])[slot]
        return [self.glyphs.card(card), Line(self.text("move-take", slot=slot + 1))]

    def draw(self, deck: int) -> Lines:
        """The top of the deck."""
        return [Line(self.text("move-draw")), Line(self.text("move-draw-about"))]

    def claim(self, route: int) -> Lines:
        """A route with its length, colour, points, and what is special about it."""
        return self.route(route)

    def route(self, id: int) -> Lines:
        """The same for any list of routes."""
        route = self.rules.board.routes[id]
        points = self.text("some-points", count=self.rules.board.route_points[route.length])
        return [Line(self.glyphs.words.route(id)), self.glyphs.spaces(route), Line(points), self._special(route)]

    def _special(self, route: Route) -> Line:
        words = [self.text("route-tunnel")] if route.tunnel else []
        words += [self.text("route-ferry", count=route.locos)] if route.locos else []
        return Line(", ".join(words))

    def station(self, city: int) -> Lines:
        """A city."""
        return [Line(self.rules.board.cities[city])]

    def pay(self, payment: int) -> Lines:
        """A set of cards."""
        return [Line("  ").join(self.glyphs.row(payments_of(self.rules).rows[payment]))]

    def yield_(self, argument: int) -> Lines:
        """Giving up a tunnel."""
        return [Line(self.text("move-yield"))]


CELLS: Final[dict[str, Callable[[Describer, int], Lines]]] = {
    "take": Describer.take,
    "draw": Describer.draw,
    "claim": Describer.claim,
    "station": Describer.station,
    "pay": Describer.pay,
    "yield": Describer.yield_,
}

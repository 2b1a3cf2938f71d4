"""Cards and tickets as people hold them, with pictures for notebooks."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from trilhos.boards.drawing import ANCHOR, FILLS, FONTS, INK, LOCOMOTIVE, PALE_SIGNS, SIGNS
from trilhos.boards.looks import DARK, LIGHT, Look
from trilhos.engine.rules import Rules
from trilhos.play.notation import cards_name

CARD: Final = (52.0, 76.0)
STEP: Final = 62.0  # from one card to the next
TICKET: Final = (330.0, 44.0)


def in_frame(parts: Iterator[str], wide: float, high: float, look: Look) -> str:
    """A small picture of its own, as large as on a screen."""
    size = f'width="{wide:g}" height="{high:g}" viewBox="0 0 {wide:g} {high:g}"'
    ground = f'<rect width="{wide:g}" height="{high:g}" fill="{look.ground}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONTS}">'
    return "\n".join([head, ground, *parts, "</svg>", ""])


def card(rules: Rules, number: int, x: float, y: float, count: int = 1) -> Iterator[str]:
    """A card with its sign, and how many of its kind there are."""
    kind = rules.cards.kinds[number]
    colour = "gray" if number == rules.cards.wild else rules.cards.colours[kind.colour]
    ink = "#ffffff" if colour in PALE_SIGNS else INK
    wide, high = CARD
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="6"'
    yield f'<rect {place} fill="{FILLS[colour]}" stroke="{INK}" stroke-width="1.2"/>'
    middle = f"translate({x + wide / 2:g} {y + high * 0.38:g})"
    if number == rules.cards.wild:
        yield f'<path d="{LOCOMOTIVE}" fill="{ink}" transform="{middle} scale(2.6)"/>'
    else:
        line = f'fill="none" stroke="{ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
        yield f'<path d="{SIGNS[colour]}" {line} transform="{middle} scale(2.6)"/>'
    small = f'fill="none" stroke="{ink}" stroke-width="1.6"'
    if kind.deck:  # ships
        hull = "M-16-3H16L11 4H-11z"
        for row in range(kind.value):
            yield f'<path d="{hull}" {small} transform="translate({x + wide / 2:g} {y + high - 6 - 10 * row:g})"/>'
    if kind.symbol:
        yield f'<path d="{ANCHOR}" {small} transform="translate({x + 10:g} {y + 10:g})"/>'
    if count > 1:
        style = f'font-size="20" font-weight="700" text-anchor="end" fill="{ink}"'
        yield f'<text x="{x + wide - 5:g}" y="{y + high - 7:g}" {style}>{count}</text>'


class Hand(dict[str, int]):
    """A seat's cards, by name; a notebook shows them as cards."""

    def __init__(self, rules: Rules, row: list[int]) -> None:
        super().__init__({kind.name: count for kind, count in zip(rules.cards.kinds, row, strict=True) if count})
        self.rules = rules
        self.row = row

    def __repr__(self) -> str:
        return f"<Hand: {cards_name(self.rules, self.row) or 'no cards'}>"

    def svg(self, dark: bool = False) -> str:
        """A picture of the cards, each kind once with its number."""
        return in_frame(self.drawn(8, 8), max(len(self), 1) * STEP + 8, CARD[1] + 16, DARK if dark else LIGHT)

    def drawn(self, x: float, y: float) -> Iterator[str]:
        """The cards in a row, from a place on."""
        held = [number for number, count in enumerate(self.row) if count]
        for at, number in enumerate(held):
            yield from card(self.rules, number, x + at * STEP, y, self.row[number])

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class HeldTicket:
    """A ticket in somebody's hand."""

    id: int
    cities: tuple[str, ...]
    points: int
    done: bool

    def __repr__(self) -> str:
        return f"<Ticket {'-'.join(self.cities)}, {self.points} points{', done' if self.done else ''}>"

    def svg(self, dark: bool = False) -> str:
        """A picture of it."""
        look = DARK if dark else LIGHT
        return in_frame(self.drawn(8, 8, look), TICKET[0] + 16, TICKET[1] + 16, look)

    def drawn(self, x: float, y: float, look: Look) -> Iterator[str]:
        """The ticket at a place."""
        wide, high = TICKET
        edge = f'stroke="{look.glow if self.done else look.faint}" stroke-width="{3 if self.done else 1.2}"'
        yield f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="6" fill="{look.land}" {edge}/>'
        words = " – ".join(self.cities)
        size = min(19.0, (wide - 70) / max(len(words), 1) / 0.52)  # long tours in smaller letters
        base = y + high / 2 + 6
        yield f'<text x="{x + 12:g}" y="{base:g}" font-size="{size:.1f}" fill="{look.ink}">{escape(words)}</text>'
        points = f"✓ {self.points}" if self.done else str(self.points)
        style = f'font-size="20" font-weight="700" text-anchor="end" fill="{look.ink}"'
        yield f'<text x="{x + wide - 12:g}" y="{base:g}" {style}>{points}</text>'

    def _repr_svg_(self) -> str:
        return self.svg()


class HeldTickets(tuple[HeldTicket, ...]):
    """Somebody's tickets; a notebook shows them one below the other."""

    __slots__ = ()

    def svg(self, dark: bool = False) -> str:
        """A picture of all of them."""
        look, step = DARK if dark else LIGHT, TICKET[1] + 8
        parts = (part for at, one in enumerate(self) for part in one.drawn(8, 8 + at * step, look))
        return in_frame(parts, TICKET[0] + 16, max(len(self), 1) * step + 8, look)

    def _repr_svg_(self) -> str:
        return self.svg()

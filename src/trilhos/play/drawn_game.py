"""A game as a picture: the board with all that lies on it, and below it what its viewer knows of seats and cards."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import Final

from trilhos.boards.drawing import FONTS, svg
from trilhos.boards.drawn import size
from trilhos.boards.looks import DARK, LIGHT, Look
from trilhos.boards.pieces import NO_SEAT, PIECES, Building, Over, seat_mark
from trilhos.engine.rules import Rules
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.state import NONE
from trilhos.engine.view import View
from trilhos.errors import BadChoice, printable
from trilhos.play.drawn_cards import CARD, STEP, TICKET, Hand, HeldTickets, card
from trilhos.play.facts import building_sites, facts
from trilhos.play.game import Game
from trilhos.play.notation import normal, route_name
from trilhos.text import ENGLISH, Text

MARGIN, ROW = 24.0, 36.0
NAME: Final = 24  # letters of a name
WIDEST: Final = 20_000  # pixels

Place = int | str  # a route by its id or by what notation calls it: "Denver-Omaha"
Way = str | Sequence[str]  # an arrow: the same, or cities one after the other


def game_svg(
    game: Game,
    seat: int = SPECTATOR,
    highlights: Iterable[Place] = (),
    arrows: Iterable[Way] = (),
    dark: bool = False,
    width: int | None = None,
    language: str = ENGLISH,
) -> str:
    """See `Game.svg`."""
    if width is not None and not 1 <= width <= WIDEST:
        raise BadChoice("bad-number-between", option="width", value=str(width), least=1, most=WIDEST)
    look, view = DARK if dark else LIGHT, game.view(seat)
    over = _over(
        game, view, [_route(game.rules, one) for one in highlights], [_cities(game.rules, one) for one in arrows]
    )
    (wide, board_high), panel = size(game.board.file), _Panel(game, view, look, Text(language))
    parts = [*panel.drawn()]
    high = board_high + panel.high
    shown = "" if width is None else f'width="{width}" height="{width * high / wide:.0f}" '
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {shown}viewBox="0 0 {wide:g} {high:g}" font-family="{FONTS}">'
    ground = f'<rect width="{wide:g}" height="{high:g}" fill="{look.ground}"/>'
    board = svg(game.board.file, look, over).replace("<svg ", f'<svg width="{wide:g}" height="{board_high:g}" ', 1)
    moved = f'<g transform="translate(0 {board_high:g})">'
    return "\n".join([head, ground, board.rstrip(), moved, *parts, "</g>", "</svg>", ""])


def _over(game: Game, view: View, glowing: list[int], arrows: list[list[int]]) -> Over:
    players = game.players
    owners = {route: owner if owner < players else NO_SEAT for route, owner in enumerate(view.owner) if owner >= 0}
    sites = building_sites(game.rules, view).values()
    built = [Building(city, owner) for cities in sites for city, owner in cities.items()]
    tickets = [game.rules.board.tickets[number].cities for number in [*view.tickets, *view.offer]]
    return Over(owners, built, glowing, sorted({city for cities in tickets for city in cities}), arrows)


def _route(rules: Rules, place: Place) -> int:
    """The route that is meant; BadChoice when there is none."""
    routes = rules.board.routes
    if isinstance(place, int):
        if not 0 <= place < len(routes):
            limits = {"least": 0, "most": len(routes) - 1}
            raise BadChoice("bad-number-between", option="route", value=str(place), **limits)
        return place
    for route in routes:
        if normal(place) in (normal(route_name(rules, route)), normal(route_name(rules, route, backwards=True))):
            return route.id
    raise BadChoice("picture-no-route", name=place)


def _cities(rules: Rules, way: Way) -> list[int]:
    """The cities of an arrow, at least two; BadChoice when the board doesn't have one."""
    known = {normal(name): number for number, name in enumerate(rules.board.cities)}
    if isinstance(way, str):
        route = rules.board.routes[_route(rules, way)]
        forwards = normal(way) == normal(route_name(rules, route))
        return [route.a, route.b] if forwards else [route.b, route.a]
    unknown = [name for name in way if normal(name) not in known]
    if unknown:
        raise BadChoice("picture-no-city", name=unknown[0])
    stops = [known[normal(name)] for name in way]
    if len(stops) < 2 or any(a == b for a, b in pairwise(stops)):
        raise BadChoice("picture-no-way")
    return stops


class _Panel:
    """What stands below the board."""

    def __init__(self, game: Game, view: View, look: Look, text: Text) -> None:
        self.game = game
        self.view = view
        self.look = look
        self.text = text
        self.wide = size(game.board.file)[0]
        self.high = 0.0  # so far

    def drawn(self) -> Iterator[str]:
        yield from self._seats()
        yield from self._market()
        if self.view.viewer != SPECTATOR:
            yield from self._hand()
            yield from self._tickets()
        self.high += MARGIN

    def _words(self, words: str, x: float, y: float, more: str = "") -> str:
        ink = more or f'fill="{self.look.ink}"'
        return f'<text x="{x:.1f}" y="{y:.1f}" font-size="24" {ink}>{escape(words)}</text>'

    def _label(self, key: str) -> str:
        self.high += ROW
        return self._words(self.text(key), MARGIN, self.high, f'fill="{self.look.faint}"')

    def _seats(self) -> Iterator[str]:
        """A row a seat; whose decision it is has a mark, and after the end all points count."""
        rows = [facts(self.game.rules, self.view, seat) for seat in range(self.game.players)]
        heads = [self.text.named(f"seat-{name}", name) for name in rows[0]]
        cells = [["?" if number is None else str(number) for number in row.values()] for row in rows]
        if self.game.over:
            heads.append(self.text("line-total"))
            for row, sheet in zip(cells, self.game.result().sheets, strict=True):
                row.append(str(sheet.total))
        self.high += ROW
        first = self.wide * 0.36
        step = (self.wide - MARGIN - first) / len(heads)
        right = [first + step * (at + 1) for at in range(len(heads))]
        end = f'text-anchor="end" fill="{self.look.faint}"'
        yield from (self._words(head, x, self.high, end) for head, x in zip(heads, right, strict=True))
        for seat, row in enumerate(cells):
            yield from self._seat(seat, row, right)

    def _seat(self, seat: int, row: list[str], right: list[float]) -> Iterator[str]:
        self.high += ROW
        y, bold = self.high, 'font-weight="700" ' if seat == self.view.viewer else ""
        place = f'x="{MARGIN + 26:g}" y="{y - 21:g}" width="40" height="27" rx="4"'
        yield f'<rect {place} fill="{PIECES[seat]}" stroke="{self.look.edge}"/>'
        yield seat_mark(seat, MARGIN + 46, y - 8, 20)
        if seat == self.view.seat and not self.game.over:
            yield f'<path d="M{MARGIN:g} {y - 18:g}l16 10-16 10z" fill="{self.look.glow}"/>'
        name = printable(self.game.names[seat])
        name = name if len(name) <= NAME else name[: NAME - 1] + "…"
        yield self._words(name, MARGIN + 80, y, f'{bold}fill="{self.look.ink}"')
        end = f'text-anchor="end" fill="{self.look.ink}"'
        yield from (self._words(cell, x, y, end) for cell, x in zip(row, right, strict=True))

    def _market(self) -> Iterator[str]:
        yield self._label("terminal-face-up")
        self.high += 12
        rules = self.game.rules
        shown = [kind for kind in rules.shown(self.view.ledger) if kind != NONE]
        for at, kind in enumerate(shown):
            yield from card(rules, kind, MARGIN + at * STEP, self.high)
        self.high += CARD[1]

    def _hand(self) -> Iterator[str]:
        yield self._label("terminal-hand")
        self.high += 12
        yield from Hand(self.game.rules, self.view.hand).drawn(MARGIN, self.high)
        self.high += CARD[1]

    def _tickets(self) -> Iterator[str]:
        yield self._label("terminal-tickets")
        self.high += 12
        held: HeldTickets = self.game.tickets(self.view.viewer)
        across = max(1, int((self.wide - MARGIN) // (TICKET[0] + 12)))
        for at, one in enumerate(held):
            x = MARGIN + at % across * (TICKET[0] + 12)
            yield from one.drawn(x, self.high + at // across * (TICKET[1] + 10), self.look)
        self.high += -(-len(held) // across) * (TICKET[1] + 10)

"""The legal moves, grouped by what a player does, and as numbered lists."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64
from rich.text import Text as Line

from trilhos.engine.board import SHIP, Route
from trilhos.engine.chapters.claims import PIECES
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.rules import Rules
from trilhos.engine.state import FREE, NONE
from trilhos.play.game import Game
from trilhos.play.narrate import Words
from trilhos.play.notation import normal
from trilhos.terminal.desk import Lines, number
from trilhos.terminal.glyphs import Glyphs
from trilhos.text import Text

# Families that a menu shows first, in this order, and their letters; any other follows, by the first of its own.
LETTERS: Final = {
    "draw": "d",
    "claim": "c",
    "tickets": "n",
    "station": "e",
    "harbour": "h",
    "exchange": "x",
    "pass": "p",
}

PLAIN_FAMILIES: Final = frozenset({"draw", "tickets", "pass"})  # whose single move needs no look at what it is


def families(game: Game, seat: int) -> dict[str, list[int]]:
    """The legal moves of a seat by family, those with a letter of their own first."""
    groups: dict[str, list[int]] = {family: [] for family in LETTERS}
    for action in game.legal(seat):
        groups.setdefault(game.rules.kind_of[action].declared.family, []).append(action)
    groups["claim"] = _distinct(game, groups["claim"])
    return {family: actions for family, actions in groups.items() if actions}


def letter(family: str) -> str:
    """The letter that chooses a family."""
    return LETTERS.get(family, family[0])


def _distinct(game: Game, claims: list[int]) -> list[int]:
    """Routes by name; of two tracks that are alike the first is enough."""
    alike: dict[tuple[int, ...], int] = {}
    for action in sorted(claims, key=lambda action: normal(game.notation.text(action))):
        route = game.rules.board.routes[game.rules.read(action)[1]]
        alike.setdefault((route.a, route.b, route.kind, route.length, route.colour), action)
    return list(alike.values())


@dataclass(frozen=True)
class Listing:
    """Numbered rows under a title, the move that an answer means (None: no such move), and what to say then.

    A default is the answer that Enter alone gives.
    """

    title: str
    rows: list[Lines]
    pick: Callable[[str], int | None]
    hint: str
    default: str = ""


def listing(game: Game, seat: int, family: str, actions: list[int], glyphs: Glyphs, text: Text) -> Listing:
    """The moves of a family, one row each; of tickets to keep, the tickets on offer; of pieces, only the limits."""
    if family == "keep":
        return _keep_listing(game, seat, actions, glyphs, text)
    if family == "pieces":
        return _pieces_listing(game, actions, text)
    title = _title(game, family, glyphs.words, text)
    rows = [Describer(game, glyphs, text, seat).cells(action) for action in actions]
    hint = text("terminal-bad-number", most=len(actions))
    return Listing(title, rows, _by_number(actions), hint)


def _title(game: Game, family: str, words: Words, text: Text) -> str:
    """What is to be chosen; a hard route says how many of its spaces are still to be paid (W4)."""
    payments = game.rules.chapter(Payments)
    purse, size = payments.costs[game.state.cost] if family == "pay" else (0, 0)
    if family == "pay" and payments.purses[purse].piecemeal:
        return text("list-pay-space", target=_target(game, words), left=size)
    if not text.has(f"list-{family}"):
        return f"{family}:"
    return text(f"list-{family}", target=_target(game, words))


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
    is_city = game.rules.chapters[state.charger].voice.builds
    return game.rules.board.cities[state.target] if is_city else words.route(int(state.target))


def _keep_listing(game: Game, seat: int, actions: list[int], glyphs: Glyphs, text: Text) -> Listing:
    offer = game.view(seat).offer
    least = min(game.notation.text(action).count("+") + 1 for action in actions)
    rows = [[Line(glyphs.words.cities(ticket)), _points(game.rules, ticket, text)] for ticket in offer]

    def pick(answer: str) -> int | None:
        parts = answer.lower().removeprefix("keep ").replace("+", " ").replace(",", " ").split()
        chosen = sorted({number(part, len(offer)) for part in parts})
        wanted = "keep " + "+".join(str(n) for n in chosen)
        return next((action for action in actions if game.notation.text(action) == wanted), None)

    hint = text("terminal-bad-keep", least=least, most=len(offer))
    return Listing(text("list-keep", least=least), rows, pick, hint)


def _pieces_listing(game: Game, actions: list[int], text: Text) -> Listing:
    """S6: the number of trains is enough, and the suggested one stands for who doesn't know better."""
    chapter = game.rules.chapter(Pieces)
    trains = [str(trains) for trains, _ in chapter.choices()]
    limits = {"least": trains[0], "most": trains[-1]}

    def pick(answer: str) -> int | None:
        return actions[trains.index(answer)] if answer in trains else None

    title = text("list-pieces", total=int(chapter.total), **limits)
    return Listing(title, [], pick, text("terminal-bad-pieces", **limits), default=str(chapter.suggested[0]))


def _points(rules: Rules, number: int, text: Text) -> Line:
    ticket = rules.board.tickets[number]
    if ticket.points == ticket.points_any_order:
        return Line(text("some-points", count=ticket.points))
    return Line(text("tour-points", high=ticket.points, low=ticket.points_any_order, lost=ticket.penalty))


class Describer:
    """Says in cells what a move is, or a route, to the person at a seat; one method a verb."""

    def __init__(self, game: Game, glyphs: Glyphs, text: Text, me: int) -> None:
        self.game = game
        self.me = me
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
        """The top of the deck, or of one of two."""
        name = self.glyphs.words.deck(deck)
        return [Line(self.text(f"deck-{name}" if name else "move-draw")), Line(self.text("move-draw-about"))]

    def refill(self, deck: int) -> Lines:
        """The deck that fills the gap."""
        return [Line(self.text(f"deck-{self.glyphs.words.deck(deck)}"))]

    def claim(self, route: int) -> Lines:
        """A route with its length, colour, points, and what is special about it."""
        return self.route(route)

    def route(self, id: int) -> Lines:
        """The same for any list of routes."""
        route = self.rules.board.routes[id]
        points = self.text("some-points", count=int(self.rules.board.points[id]))
        return [Line(self.glyphs.words.route(id)), self.glyphs.spaces(route), Line(points), self._special(route)]

    def _special(self, route: Route) -> Line:
        words = [self.text("route-ship")] if route.kind == SHIP else []
        words += [self.text("route-hard")] if route.hard else []
        words += [self.text("route-tunnel")] if route.tunnel else []
        words += [self.text("route-ferry", count=route.locos)] if route.locos else []
        words += [self.text.named(f"route-{mark}", mark, count=n) for mark, n in route.marks.items() if n]
        return Line(", ".join([*words, *self._toll(route)]))

    def _toll(self, route: Route) -> list[str]:
        """What the route costs in tokens, whom it is paid to, and whether it takes a loan."""
        tolls = self.rules.find(Tolls)
        if tolls is None:
            return []
        to, free = tolls.due_to(self.game.state, i64(route.id)), self.game.state.owner[route.id] == FREE
        if to == NONE or not free:
            words = self.text("route-toll", amount=route.toll)
        else:
            words = self.text("route-toll-player", amount=route.toll, to=self.game.names[to])
        loan = free and tolls.lends(i64(self.game.view(self.me).ledger[int(tolls.tokens) + self.me]), i64(route.id))
        return [words, self.text("route-loan")] if loan else [words]

    def city(self, city: int) -> Lines:
        """A city."""
        return [Line(self.rules.board.cities[city])]

    def exchange(self, choice: int) -> Lines:
        """Pieces of one kind for pieces of the other."""
        chapter = self.rules.chapter(Pieces)
        pair = dict(zip(PIECES, chapter.exchanges()[choice], strict=True))
        gain = max(pair.values())
        gained, given = [self.text(f"some-{name}", count=gain) for name in sorted(pair, key=lambda name: -pair[name])]
        return [
            Line(self.text("move-exchange", gained=gained, given=given)),
            Line(self.text("some-points", count=int(chapter.points(i64(gain))))),
        ]

    def pay(self, payment: int) -> Lines:
        """A set of cards."""
        return [Line("  ").join(self.glyphs.row(self.rules.chapter(Payments).rows[payment]))]

    def neutral(self, track: int) -> Lines:
        """A track for the neutral player."""
        first = int(self.game.state.target)
        return self.route(self.rules.board.routes[first].twin if track else first)[:2]

    def yield_(self, argument: int) -> Lines:
        """Giving up a tunnel."""
        return [Line(self.text("move-yield"))]


CELLS: Final[dict[str, Callable[[Describer, int], Lines]]] = {
    "take": Describer.take,
    "draw": Describer.draw,
    "claim": Describer.claim,
    "station": Describer.city,
    "harbour": Describer.city,
    "exchange": Describer.exchange,
    "refill": Describer.refill,
    "pay": Describer.pay,
    "yield": Describer.yield_,
    "neutral": Describer.neutral,
}

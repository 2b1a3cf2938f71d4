"""The legal moves, grouped by what a player does, and as numbered lists."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from trilhos.engine import fields
from trilhos.engine.board import SHIP
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.fields import Meaning
from trilhos.engine.rules import Rules
from trilhos.engine.state import FREE, NONE
from trilhos.play.game import Game
from trilhos.play.narrate import Words
from trilhos.play.notation import normal
from trilhos.play.tales import told
from trilhos.terminal.desk import Lines, number
from trilhos.terminal.glyphs import Glyphs
from trilhos.terminal.serving import ends, serving
from trilhos.text import Text

FIRST: Final = ("draw", "claim", "tickets")  # families that a menu shows first; then what is built, then the rest
PLAIN_FAMILIES: Final = frozenset({"draw", "tickets", "pass"})  # whose single move needs no look at what it is


def families(game: Game, seat: int) -> dict[str, list[int]]:
    """The legal moves of a seat by family, in the order of a menu."""
    groups: dict[str, list[int]] = {family: [] for family in FIRST}
    kinds = game.rules.kind_of
    for action in sorted(game.legal(seat), key=lambda action: not kinds[action].declared.charged):
        groups.setdefault(kinds[action].declared.family, []).append(action)
    groups["claim"] = _useful_first(game, seat, _distinct(game, groups["claim"]))
    return {family: actions for family, actions in groups.items() if actions}


def letter(rules: Rules, family: str) -> str:
    """The letter that chooses a family."""
    return next(kind.declared.letter for kind in rules.actions if kind.declared.family == family)


def _distinct(game: Game, claims: list[int]) -> list[int]:
    """Routes by name; of two tracks that are alike the first is enough."""
    alike: dict[tuple[int, ...], int] = {}
    for action in sorted(claims, key=lambda action: normal(game.notation.text(action))):
        route = game.rules.board.routes[game.rules.read(action)[1]]
        alike.setdefault((route.a, route.b, route.kind, route.length, route.colour), action)
    return list(alike.values())


def _useful_first(game: Game, seat: int, claims: list[int]) -> list[int]:
    """Routes on the way of open tickets first, those of most points before others."""
    served, board = serving(game, seat), game.rules.board

    def points(action: int) -> int:
        return sum(board.tickets[ticket].points for ticket in served.get(ends(board, game.rules.read(action)[1]), []))

    return sorted(claims, key=points, reverse=True)


@dataclass(frozen=True)
class Listing:
    """Numbered rows under a title, the move that an answer means (None: no such move), and what to say then.

    A default is the answer that Enter alone gives. A row's number stays the same whatever is shown besides it.
    """

    title: str
    rows: list[Lines]
    pick: Callable[[str], int | None]
    hint: str
    default: str = ""
    numbers: Sequence[int] = ()  # of the rows; from 1 on where there are none


def listing(game: Game, seat: int, family: str, actions: list[int], glyphs: Glyphs, text: Text) -> Listing:
    """The moves of a family, one row each; of tickets to keep, the tickets on offer; of pieces, only the limits."""
    if family == "keep":
        return _keep_listing(game, seat, actions, glyphs, text)
    if game.rules.kind_of[actions[0]].declared.argument is fields.SPLIT:
        return _split_listing(game, actions, text)
    title = _title(game, family, glyphs.words, text)
    describer = Describer(game, glyphs, text, seat)
    rows = [describer.cells(action) for action in actions]
    by_number = dict(zip(_numbers(game, actions), actions, strict=True))
    most = max(by_number)

    def pick(answer: str) -> int | None:
        return by_number.get(number(answer, most))

    hint = text("terminal-bad-number", most=most)
    if len(by_number) < most:  # between the numbers of cards that may be taken lie those of others
        hint = text("terminal-not-listed", numbers=", ".join(map(str, by_number)))
    return Listing(title, rows, pick, hint, numbers=list(by_number))


def _numbers(game: Game, actions: list[int]) -> list[int]:
    """From 1 on; but a face-up card has the number that it lies under, and the decks come behind the last of these."""
    rules = game.rules
    slots = len(rules.shown([int(number) for number in game.state.ledger]))
    meanings = [rules.kind_of[action].declared.argument for action in actions]
    numbers = []
    for at, (action, meaning) in enumerate(zip(actions, meanings, strict=True), 1):
        argument = rules.read(action)[1]
        if meaning is fields.SLOT:
            numbers.append(argument + 1)
        else:
            numbers.append(slots + argument + 1 if meaning is fields.DECK and fields.SLOT in meanings else at)
    return numbers


def _title(game: Game, family: str, words: Words, text: Text) -> str:
    """What is to be chosen; a hard route says how many of its spaces are still to be paid (W4)."""
    payments = game.rules.chapter(Payments)
    purse, size = payments.costs[game.state.cost] if family == "pay" else (0, 0)
    if family == "pay" and payments.purses[purse].piecemeal:
        return text("list-pay-space", target=_target(game, words), left=size)
    if not text.has(f"list-{family}"):
        return f"{family}:"
    return text(f"list-{family}", target=_target(game, words))


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
    rows = []
    for ticket in [game.rules.board.tickets[at] for at in offer]:
        points = text("some-points", count=ticket.points)
        if ticket.points != ticket.points_any_order:
            points = text("tour-points", high=ticket.points, low=ticket.points_any_order, lost=ticket.penalty)
        rows.append([Line(glyphs.words.cities(ticket.id)), Line(points)])

    def pick(answer: str) -> int | None:
        parts = answer.lower().removeprefix("keep ").replace("+", " ").replace(",", " ").split()
        chosen = sorted({number(part, len(offer)) for part in parts})
        wanted = "keep " + "+".join(str(n) for n in chosen)
        return next((action for action in actions if game.notation.text(action) == wanted), None)

    hint = text("terminal-bad-keep", least=least, most=len(offer))
    return Listing(text("list-keep", least=least), rows, pick, hint)


def _split_listing(game: Game, actions: list[int], text: Text) -> Listing:
    """S6: the number of trains is enough, and the suggested one stands for who doesn't know better."""
    kind = game.rules.kind_of[actions[0]]
    trains = [str(trains) for trains, _ in kind.pairs]
    limits = {"least": trains[0], "most": trains[-1]}
    advised = {verb: trains[at] for tell in told(game.rules, "advice") for verb, at in tell(game.rules).items()}

    def pick(answer: str) -> int | None:
        return actions[trains.index(answer)] if answer in trains else None

    title = text("list-pieces", total=sum(kind.pairs[0]), **limits)
    return Listing(title, [], pick, text("terminal-bad-pieces", **limits), default=advised.get(kind.verb, ""))


class Describer:
    """Says in cells what a move is, or a route, to the person at a seat."""

    def __init__(self, game: Game, glyphs: Glyphs, text: Text, me: int) -> None:
        self.game = game
        self.me = me
        self.rules = game.rules
        self.glyphs = glyphs
        self.text = text
        self.served = serving(game, me)
        self.moves = {verb: cells for tell in told(game.rules, "moves") for verb, cells in tell(game, text).items()}

    def cells(self, action: int) -> Lines:
        """The cells of a move's row: as its chapter says, by what it names, or its notation."""
        kind, (verb, argument) = self.rules.kind_of[action], self.rules.read(action)
        if verb in self.moves:
            return [Line(cell) for cell in self.moves[verb](argument)]
        describe = CELLS.get(kind.declared.argument)
        if describe is not None:
            return describe(self, argument)
        return [Line(self.text.named(f"move-{verb}", self.game.notation.text(action)))]

    def slot(self, slot: int) -> Lines:
        """A face-up card."""
        card = self.rules.shown([int(number) for number in self.game.state.ledger])[slot]
        return [self.glyphs.card(card), Line(self.text("move-take", slot=slot + 1))]

    def deck(self, deck: int) -> Lines:
        """The top of the deck, or of one of two."""
        name = self.glyphs.words.deck(deck)
        return [Line(self.text(f"deck-{name}" if name else "move-draw")), Line(self.text("move-draw-about"))]

    def route(self, id: int) -> Lines:
        """A route with its length, colour, points, and what is special about it."""
        route = self.rules.board.routes[id]
        points = self.text("some-points", count=int(self.rules.board.points[id]))
        words = [self.text("route-ship")] if route.kind == SHIP else []
        words += [self.text("route-hard")] if route.hard else []
        words += [self.text("route-tunnel")] if route.tunnel else []
        words += [self.text("route-ferry", count=route.locos)] if route.locos else []
        words += [self.text.named(f"route-{mark}", mark, count=n) for mark, n in route.marks.items() if n]
        for tell in told(self.rules, "beside"):
            words += tell(self.game, self.me, route, self.text)
        tickets = self.served.get(ends(self.rules.board, id), [])
        if tickets and self.game.view(self.me).owner[id] == FREE:
            words.append(self.text("route-serves", tickets=", ".join(map(self.glyphs.words.cities, tickets))))
        special = Line(", ".join(words))
        return [Line(self.glyphs.words.route(id)), self.glyphs.spaces(route), Line(points), special]

    def city(self, city: int) -> Lines:
        """A city."""
        return [Line(self.rules.board.cities[city])]

    def payment(self, payment: int) -> Lines:
        """A set of cards."""
        return [Line("  ").join(self.glyphs.row(self.rules.chapter(Payments).rows[payment]))]

    def track(self, track: int) -> Lines:
        """A track of the route in question."""
        first = int(self.game.state.target)
        return self.route(self.rules.board.routes[first].twin if track else first)[:2]


# By what the argument of a verb stands for; moves of other verbs have a sentence, or show their notation.
CELLS: Final[dict[Meaning, Callable[[Describer, int], Lines]]] = {
    fields.SLOT: Describer.slot,
    fields.DECK: Describer.deck,
    fields.ROUTE: Describer.route,
    fields.CITY: Describer.city,
    fields.PAYMENT: Describer.payment,
    fields.TRACK: Describer.track,
}

"""Standing orders: what a player wants done while they are elsewhere. No input or output; all moves are legal ones."""

from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from trilhos.engine import events, fields
from trilhos.engine.state import FREE, NONE
from trilhos.errors import BadMove
from trilhos.play.game import Game
from trilhos.play.names import names_of
from trilhos.play.notation import normal
from trilhos.server.answers.errors import BadRequest
from trilhos.server.answers.shapes import Choice
from trilhos.server.game.choices import Chooser
from trilhos.server.game.table import Table

MOST_ORDERS: Final = 20
MOST_TURNS: Final = 99
# Why orders are carried out no more.
DONE: Final = "done"
UNDONE: Final = "undone"  # their player took back a move
NEAR: Final = "near"
LAST_ROUND: Final = "last-round"
TURNS: Final = "turns"

Turns = Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS)]
Name = Annotated[str, msgspec.Meta(max_length=100)]


class CollectOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="collect", tag_field="type"):
    """Draw cards: face-up ones of these kinds, the most wanted first, else blind from a deck; for so many turns."""

    cards: Annotated[list[Name], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)
    blind: bool = True
    deck: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0  # also the one that an open place is filled from
    turns: Turns | None = None  # none: as long as the orders stand


class BuildOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="build", tag_field="type"):
    """Claim a route, or build, once it can be done, and pay with these kinds of cards; with any if it names none."""

    action: Name  # in notation, such as "claim Denver-Omaha"
    cards: Annotated[list[Name], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)


StandingOrder = CollectOrder | BuildOrder


class Until(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ends the orders: somebody else claims a route at one of these cities, the last round begins, or so many
    turns were played by them.
    """

    near: Annotated[list[Name], msgspec.Meta(max_length=MOST_ORDERS)] = msgspec.field(default_factory=list)
    last_round: bool = True
    turns: Turns | None = None


class Standing(msgspec.Struct, frozen=True):
    """The orders of a player, and how far they were carried out."""

    orders: list[StandingOrder]
    until: Until = msgspec.field(default_factory=Until)
    moves: int = 0  # how many the game had as they were given
    played: int = 0  # turns
    doing: StandingOrder | None = None  # what was begun
    begun: int = 0  # the entry with which the turn began in which it was
    stopped: str = ""


class Buildable(msgspec.Struct, frozen=True):
    """Something that an order can name: a route, or a city to build in, by its number."""

    action: str
    verb: str
    route: int | None
    city: int | None


def buildable(game: Game) -> list[Buildable]:
    """What is paid for with cards on this board; of routes, those that nobody has."""
    rules, found = game.rules, list[Buildable]()
    for action in range(rules.action_count):
        declared = rules.kind_of[action].declared
        verb, argument = rules.read(action)
        route = argument if declared.argument is fields.ROUTE else None
        city = argument if declared.argument is fields.CITY else None
        taken = route is not None and game.state.owner[route] != FREE
        if declared.charged and not taken:
            found.append(Buildable(game.notation.text(action), verb, route, city))
    return found


def checked(game: Game, orders: list[StandingOrder], until: Until) -> Standing:
    """Orders for this game; BadRequest says what there isn't on its board."""
    kinds, cities = {kind.name for kind in game.rules.cards.kinds}, {normal(city) for city in game.rules.board.cities}
    for order in orders:
        for card in order.cards:
            if card not in kinds:
                raise BadRequest("order-card", field="cards", card=card, known=", ".join(sorted(kinds)))
        if isinstance(order, BuildOrder) and not game.rules.kind_of[_action(game, order)].declared.charged:
            raise BadRequest("order-not-built", field="action", action=order.action)
        if isinstance(order, CollectOrder) and order.deck >= len(game.rules.cards.decks):
            raise BadRequest("order-deck", field="deck", deck=order.deck + 1)
    for city in until.near:
        if normal(city) not in cities:
            raise BadRequest("order-city", field="near", city=city)
    return Standing(orders, until, moves=len(game.moves))


def _action(game: Game, order: BuildOrder) -> int:
    try:
        return game.notation.parse(order.action)
    except BadMove as problem:
        raise BadRequest(problem.key, field="action", **problem.values) from problem


def carried_on(standing: Standing, table: Table, seat: int) -> tuple[list[int], Standing]:
    """The moves of one command to make now, and the orders once they are made; no moves: the player is called.

    A turn that was begun by hand is finished by hand.
    """
    game = table.running
    if standing.doing is not None and standing.begun == table.since:
        return _going_on(standing.doing, table, seat), standing
    if standing.stopped or table.position != table.since:
        return [], standing
    reason = _ended(standing, game, seat)
    if reason:
        return [], replace(standing, stopped=reason)
    for at, order in enumerate(standing.orders):
        moves = _drawing(order, table, seat) if isinstance(order, CollectOrder) else _building(order, table, seat)
        if moves:
            left = [*standing.orders[:at], *_left(order), *standing.orders[at + 1 :]]
            stopped = "" if left else DONE
            counted = replace(standing, orders=left, played=standing.played + 1, stopped=stopped)
            return moves, replace(counted, doing=order, begun=table.since)
    return [], standing


def _left(order: StandingOrder) -> list[StandingOrder]:
    """What is left of an order after a turn."""
    if isinstance(order, BuildOrder) or order.turns == 1:
        return []
    return [order if order.turns is None else replace(order, turns=order.turns - 1)]


def _ended(standing: Standing, game: Game, seat: int) -> str:
    until = standing.until
    if until.last_round and game.state.turns_left != NONE:
        return LAST_ROUND
    if until.turns is not None and standing.played >= until.turns:
        return TURNS
    near, board = {normal(city) for city in until.near}, game.rules.board
    for move in game.moves[standing.moves :]:
        for event in move.events:
            if event[0] == events.CLAIM and event[1] != seat:
                route = board.routes[event[2]]
                if near & {normal(board.cities[route.a]), normal(board.cities[route.b])}:
                    return NEAR
    return ""


def _drawing(order: CollectOrder, table: Table, seat: int) -> list[int]:
    """One card; the second is looked for when the first is there, and what was refilled is known."""
    game, rules = table.running, table.running.rules
    legal = [(rules.read(action), action) for action in table.legal(seat)]
    display = [names_of(rules).card(kind) for kind in rules.shown(game.view(seat).ledger)]
    for card in order.cards:
        for (verb, slot), action in legal:
            if verb == "take" and display[slot] == card:
                return [action]
    return [action for (verb, deck), action in legal if order.blind and verb == "draw" and deck == order.deck]


def _building(order: BuildOrder, table: Table, seat: int) -> list[int]:
    game, action = table.running, _action(table.running, order)
    if action not in table.legal(seat):
        return []
    ways = [way for way in Chooser(game, seat).choice(action).ways or [] if _may_pay(order, way.cards)]
    wild = game.rules.cards.kinds[game.rules.cards.wild].name
    best = min(ways, key=lambda way: (way.over, way.cards.get(wild, 0)), default=None)
    return [] if best is None else [action, best.id]


def _going_on(order: StandingOrder, table: Table, seat: int) -> list[int]:
    """The next step of a turn: another card, the deck that fills a place, the next space of a route; nothing else."""
    game, legal = table.running, table.legal(seat)
    verbs = {game.rules.read(action)[0] for action in legal}
    if isinstance(order, BuildOrder):
        return _paying(order, [Chooser(game, seat).choice(action) for action in legal]) if verbs == {"pay"} else []
    if verbs == {"refill"}:
        return [action for action in legal if game.rules.read(action)[1] == order.deck] or legal[:1]
    return _drawing(order, table, seat)


def _paying(order: BuildOrder, pays: list[Choice]) -> list[int]:
    fit = [pay for pay in pays if _may_pay(order, pay.cards or {})]
    return [min(fit, key=lambda pay: pay.over or 0).id] if fit else []


def _may_pay(order: BuildOrder, cards: dict[str, int]) -> bool:
    return not order.cards or set(cards) <= set(order.cards)

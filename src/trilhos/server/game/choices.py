"""What a seat can do, each action with what it names and every way to pay for it, and why it can't do the rest."""

from functools import cache
from typing import Any

from msgspec.structs import replace
from mypy_extensions import i64

from trilhos.engine import fields
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.refusals import NOT_NOW, NOT_YOUR_TURN
from trilhos.engine.rules import Rules
from trilhos.engine.sight import Column
from trilhos.engine.state import NONE, State
from trilhos.play.game import Game
from trilhos.play.names import Names
from trilhos.play.notation import notation_of
from trilhos.play.shapes import Cards
from trilhos.server.answers.shapes import Choice, PiecesData, Refusals, TollData, Way


def legal(game: Game, seat: int) -> list[Choice]:
    """The legal actions of a seat; those that must be paid for come with every way to pay."""
    return [_choice(game, seat, action) for action in game.legal(seat)]


def chosen(game: Game, seat: int) -> Choice | None:
    """What a seat has chosen in the opening, while others have not."""
    return _choice(game, seat, game.held[seat]) if seat in game.held else None


def _choice(game: Game, seat: int, action: int) -> Choice:
    choice, verb = _bare_choice(game.rules, action), game.rules.kind_of[action].declared
    if verb.charged:
        begun = _begun(game, action)
        ways = _ways(game.rules, begun)
        if verb.argument is not fields.ROUTE:
            return replace(choice, ways=ways)
        return replace(choice, ways=ways, toll=_toll(game, choice.argument), brings=_brings(game, begun))
    if verb.argument is fields.PAYMENT:
        return replace(choice, over=_over(game.rules, game.state, action))
    if verb.argument is fields.KEPT:
        return replace(choice, tickets=kept(game.view(seat).offer, choice.argument))
    if verb.argument is fields.TRACK:
        return replace(choice, route=_track(game, choice.argument))
    return choice


@cache
def _bare_choice(rules: Rules, action: int) -> Choice:
    """What never changes about an action, put together once."""
    verb, argument = rules.read(action)
    return Choice(action, notation_of(rules).text(action), verb, argument, **_printed(rules, argument, action))


def _printed(rules: Rules, argument: int, action: int) -> dict[str, Any]:
    """What an action names, by what its verb's argument stands for."""
    kind = rules.kind_of[action]
    if kind.declared.argument is fields.PAYMENT:
        return {"cards": _cards(rules, action)}
    if kind.pairs:
        return {"pieces": PiecesData(*kind.pairs[argument])}
    return {"route": argument} if kind.declared.argument is fields.ROUTE else {}


def _track(game: Game, argument: int) -> int:
    """The track that the neutral player would get: the one asked about, or its twin."""
    route = int(game.state.target)
    return route if argument == 0 else game.rules.board.routes[route].twin


def _begun(game: Game, action: int) -> State:
    """A copy in which an action was taken that has to be paid for; nothing is turned over by that."""
    copy = game.state.clone()
    game.rules.apply(copy, i64(action))
    return copy


def _ways(rules: Rules, begun: State) -> list[Way]:
    return [_way(rules, pay, _over(rules, begun, pay)) for pay in rules.legal(begun)]


@cache
def _way(rules: Rules, pay: int, over: int) -> Way:
    return Way(pay, notation_of(rules).text(pay), _cards(rules, pay), over)


@cache
def _cards(rules: Rules, pay: int) -> Cards:
    return Names(rules).cards(_row(rules, pay))


def _row(rules: Rules, pay: int) -> list[int]:
    return rules.chapter(Payments).rows[rules.read(pay)[1]]


def _over(rules: Rules, charged: State, pay: int) -> int:
    """What a payment is worth beyond the cost that is charged."""
    payments = rules.chapter(Payments)
    purse, size = payments.costs[int(charged.cost)]
    return payments.purses[i64(purse)].over(_row(rules, pay), size)


def _brings(game: Game, begun: State) -> dict[str, int]:
    """By how much a claim changes the numbers of its seat, points and pieces among them: as if it were paid for."""
    rules, seat = game.rules, int(game.state.seat)
    rules.chapter(Claims).occupy(begun)
    gained = {column.name: _gained(column, game.state, begun, seat) for column in rules.columns}
    return {name: number for name, number in gained.items() if number}


def _gained(column: Column, before: State, after: State, seat: int) -> int:
    at = i64(column.at + seat)
    more = int(after.ledger[at] - before.ledger[at])
    return more if column.out_of == NONE else -more


def _toll(game: Game, route: int) -> TollData | None:
    """What a claim costs in tokens, who gets them, and whether it takes a loan."""
    tolls = game.rules.find(Tolls)
    if tolls is None:
        return None
    to = int(tolls.due_to(game.state, i64(route)))
    loan = tolls.lends(i64(game.state.ledger[tolls.tokens + game.state.seat]), i64(route))
    return TollData(int(tolls.toll[route]), None if to == NONE else to, bool(loan))


def refused(game: Game, seat: int | None) -> list[Refusals]:
    """Why the seat can't do the rest, in groups with the same reason."""
    if seat is None or game.over:
        return []
    if seat not in game.waiting:
        return [Refusals(NOT_YOUR_TURN, game.waiting[0], [])]
    asked, groups = _asked(game.rules), dict[tuple[str, int, str], list[int]]()
    for action, (reason, value) in game.rules.refused(game.state):
        if action in asked and reason != NOT_NOW:
            groups.setdefault((reason, value, asked[action]), []).append(action)
    return [_refusals(game.rules, *group, groups[group]) for group in sorted(groups)]


def _refusals(rules: Rules, reason: str, value: int, verb: str, actions: list[int]) -> Refusals:
    return Refusals(reason, value, actions, verb, [rules.read(action)[1] for action in actions])


@cache
def _asked(rules: Rules) -> dict[int, str]:
    """The actions of which somebody may ask why not, and their verbs."""
    return {action: kind.verb for action, kind in enumerate(rules.kind_of) if kind.declared.asked}

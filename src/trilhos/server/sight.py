"""What leaves the server: everything a viewer is shown is put together here, from an allow-list, field by field."""

from functools import cache
from itertools import groupby
from typing import Any, Final

from mypy_extensions import i64

from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.events import redact
from trilhos.engine.refusals import NOT_NOW, NOT_YOUR_TURN
from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE
from trilhos.engine.view import SPECTATOR
from trilhos.play.audit import sheet_data
from trilhos.play.event_json import event_data
from trilhos.play.facts import chapter
from trilhos.play.game import Game
from trilhos.play.names import Names
from trilhos.play.notation import notation_of, payments_of
from trilhos.play.outlook import outlook
from trilhos.play.view_json import view_data
from trilhos.server import entries
from trilhos.server.decide import can_undo
from trilhos.server.entries import Entry
from trilhos.server.shapes import (
    About,
    ChairData,
    Choice,
    Deal,
    EntryData,
    Refusals,
    ResultData,
    TableData,
    TollData,
    Way,
)  # fmt: skip
from trilhos.server.table import Chair, Table

# The fields of each kind of entry that everybody may see. An action's id is not among them: what was chosen may be a
# secret, and its redacted events tell the rest.
SHOWN: Final = {
    entries.CREATED: (),
    entries.JOINED: ("chair", "name"),
    entries.LEFT: ("chair",),
    entries.SEATED: ("chair", "bot", "name"),
    entries.STARTED: ("order",),
    entries.ACTION: ("seat", "by"),
    entries.UNDO: ("seat",),
    entries.CHAT: ("chair", "text"),
    entries.AWAY: ("chair",),
    entries.BACK: ("chair",),
    entries.RESIGNED: ("chair",),
    entries.RENEWED: ("chair",),
    entries.REMATCH: ("game",),
}
PAID_FOR: Final = frozenset({"claim", "station", "harbour"})
ASKED: Final = PAID_FOR | {"take", "draw", "tickets", "exchange", "pass"}


# Entries


def message(table: Table, entry: Entry, viewer: int | None) -> EntryData:
    """An entry as a chair, or a spectator, sees it."""
    data = {name: entry.data[name] for name in SHOWN[entry.kind]}
    return EntryData(entry.number, entry.kind, round(entry.at, 3), data, _events(table, entry, viewer))


def _events(table: Table, entry: Entry, viewer: int | None) -> list[dict[str, Any]] | None:
    happened = table.outcomes.get(entry.number)
    if happened is None:
        return None
    rules, eyes = table.running.rules, _eyes(table, viewer)
    return [event_data(rules, redact(event, eyes)) for event in happened]


def _eyes(table: Table, viewer: int | None) -> int:
    seat = table.seat_of(viewer)
    return SPECTATOR if seat is None else seat


# The whole table


def snapshot(table: Table, viewer: int | None) -> TableData:
    """Everything a chair, or a spectator, needs to draw the table and to move."""
    game, seat = table.game, table.seat_of(viewer)
    if game is None:
        return TableData(about(table), viewer, seat, None, [], [], False, None, None, [])
    view = game.view(_eyes(table, viewer))
    return TableData(
        about=about(table),
        you=viewer,
        seat=seat,
        view=view_data(game.rules, view),
        legal=legal(game) if seat == game.seat and not game.over else [],
        refused=refused(game, seat),
        can_undo=seat is not None and can_undo(game, seat),
        result=result(game) if game.over else None,
        deal=deal(table) if game.over else None,
        outlook=outlook(game.rules, view),
    )


def about(table: Table) -> About:
    """What everybody may know of a game, whether or not it has begun."""
    return About(
        game=table.id,
        number=table.number,
        status=table.status,
        edition=table.created["edition"],
        options=table.created["options"],
        players=len(table.chairs),
        rules_version=table.created["rules_version"],
        public=table.settings.public,
        spectators=table.settings.spectators,
        grace=table.settings.grace,
        commitment=table.created["commitment"],
        imported=table.created["imported"],
        moved=round(table.log[-1].at, 3),
        chairs=[_chair(table, number, chair) for number, chair in enumerate(table.chairs)],
        rematch=table.rematch,
    )


def _chair(table: Table, number: int, chair: Chair) -> ChairData:
    seat = table.seat_of(number)
    return ChairData(chair.kind, chair.name, chair.bot or None, chair.away, chair.resigned, seat)


def result(game: Game) -> ResultData:
    """The final count."""
    outcome = game.result()
    return ResultData([sheet_data(game.rules, s) for s in outcome.sheets], outcome.winners, outcome.reason)


def deal(table: Table) -> Deal:
    """What was promised before the game, and can be checked now."""
    return Deal(str(table.secrets.seed), table.secrets.salt, table.created["commitment"])


# What can be done, and why the rest can't


def legal(game: Game) -> list[Choice]:
    """The legal actions; those that must be paid for come with every way to pay."""
    return [_choice(game, action) for action in game.legal()]


def _choice(game: Game, action: int) -> Choice:
    choice = _bare_choice(game.rules, action)
    if choice.verb not in PAID_FOR:
        return choice
    toll = _toll(game, choice.argument) if choice.verb == "claim" else None
    return Choice(choice.id, choice.notation, choice.verb, choice.argument, _ways(game, action), None, toll)


@cache
def _bare_choice(rules: Rules, action: int) -> Choice:
    """What never changes about an action, put together once."""
    verb, argument = rules.read(action)
    cards = _way(rules, action).cards if verb == "pay" else None
    return Choice(action, notation_of(rules).text(action), verb, argument, cards=cards)


def _ways(game: Game, action: int) -> list[Way]:
    """Asked of a copy in which the action was taken; nothing is turned over by that, so nothing is learnt."""
    copy, rules = game.state.clone(), game.rules
    rules.apply(copy, i64(action))
    return [_way(rules, pay) for pay in rules.legal(copy)]


@cache
def _way(rules: Rules, pay: int) -> Way:
    cards = Names(rules).cards(payments_of(rules).rows[rules.read(pay)[1]])
    return Way(pay, notation_of(rules).text(pay), cards)


def _toll(game: Game, route: int) -> TollData | None:
    """What a claim costs in tokens, who gets them, and whether it takes a loan."""
    tolls = chapter(game.rules, Tolls)
    if tolls is None:
        return None
    amount, to = game.rules.board.routes[route].toll, int(tolls.due_to(game.state, i64(route)))
    loan = bool(game.state.ledger[tolls.tokens + game.state.seat] < i64(amount))
    return TollData(amount, None if to == NONE else to, loan)


def refused(game: Game, seat: int | None) -> list[Refusals]:
    """Why the seat can't do the rest, in groups with the same reason."""
    if seat is None or game.over:
        return []
    if seat != game.seat:
        return [Refusals(NOT_YOUR_TURN, game.seat, [])]
    asked = _asked(game.rules)
    told = [(why, action) for action, why in game.rules.refused(game.state) if action in asked and why[0] != NOT_NOW]
    groups = groupby(sorted(told), key=lambda pair: pair[0])
    return [Refusals(reason, value, [action for _, action in some]) for (reason, value), some in groups]


@cache
def _asked(rules: Rules) -> frozenset[int]:
    """The actions of which somebody may ask why not."""
    return frozenset(action for action in range(rules.action_count) if rules.read(action)[0] in ASKED)

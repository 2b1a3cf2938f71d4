"""What leaves the server: everything a viewer is shown is put together here, from an allow-list, field by field."""

from collections.abc import Callable
from typing import Final

import msgspec

from trilhos.engine.events import Event
from trilhos.engine.sight import SPECTATOR
from trilhos.play.audit import sheet_data
from trilhos.play.event_json import event_data
from trilhos.play.finale import decided_by, finale
from trilhos.play.game import Game
from trilhos.play.outlook import outlook
from trilhos.play.shapes import EventData
from trilhos.play.view_json import view_data
from trilhos.server.answers.shapes import About, Asking, ChairData, Deal, Dealing, EntryData, ResultData, TableData
from trilhos.server.game import entries
from trilhos.server.game.choices import chosen, legal, refused
from trilhos.server.game.decide import asks_others, can_undo
from trilhos.server.game.entries import Chair
from trilhos.server.game.table import Table
from trilhos.server.storage.log import Entry

# The fields of each kind of entry that everybody may see. An action's id is not among them: what was chosen may be a
# secret, and its redacted events tell the rest.
SHOWN: Final[dict[type[entries.Draft], tuple[str, ...]]] = {
    entries.Created: (),
    entries.Joined: ("chair", "name"),
    entries.Left: ("chair",),
    entries.BotSeated: ("chair", "bot", "name"),
    entries.Sealed: ("promises",),
    entries.Revealed: ("chair",),
    entries.Started: ("order", "missing"),
    entries.Action: ("seat", "by"),
    entries.Chosen: ("seat", "by"),
    entries.Reopened: ("seat",),
    entries.Undone: ("seat",),
    entries.Asked: ("chair",),
    entries.Agreed: ("chair",),
    entries.Denied: ("chair",),
    entries.Voted: ("chair", "against"),
    entries.Chatted: ("chair", "text"),
    entries.Away: ("chair",),
    entries.Back: ("chair",),
    entries.Resigned: ("chair",),
    entries.Renewed: ("chair",),
    entries.Rematch: ("game",),
}


# Entries


def message(table: Table, entry: Entry, viewer: int | None) -> EntryData:
    """An entry as a chair, or a spectator, sees it."""
    eyes = _eyes(table, viewer)
    return _entry(table, entry, lambda event: table.running.rules.events.redact(event, eyes))


def open_message(table: Table, entry: Entry) -> EntryData:
    """An entry of a game that is over: what was hidden is so no more."""
    return _entry(table, entry, lambda event: event)


def _entry(table: Table, entry: Entry, seen: Callable[[Event], Event]) -> EntryData:
    data = {name: entry.data[name] for name in SHOWN[entries.KINDS[entry.kind]] if name in entry.data}
    return EntryData(entry.number, entry.kind, round(entry.at, 3), data, _events(table, entry, seen))


def _events(table: Table, entry: Entry, seen: Callable[[Event], Event]) -> list[EventData] | None:
    happened = table.outcomes.get(entry.number)
    return None if happened is None else [event_data(table.running.rules, seen(event)) for event in happened]


def _eyes(table: Table, viewer: int | None) -> int:
    seat = table.seat_of(viewer)
    return SPECTATOR if seat is None else seat


# The whole table


def snapshot(table: Table, viewer: int | None, known: About | None = None) -> TableData:
    """Everything a chair, or a spectator, needs to draw the table and to move; `known` is the same for all."""
    game, seat = table.game, table.seat_of(viewer)
    known = known or about(table)
    if game is None:
        return TableData(known, viewer, seat, None, [], [], False, False, None, None, None, [])
    view = game.view(_eyes(table, viewer))
    decides = None if viewer is None or table.chairs[viewer].resigned else seat
    return TableData(
        about=known,
        you=viewer,
        seat=seat,
        view=view_data(game.rules, view),
        legal=legal(game, decides) if decides is not None and decides in game.waiting else [],
        refused=refused(game, decides),
        can_undo=decides is not None and can_undo(game, decides) and table.asking != viewer,
        undo_asks=decides is not None and viewer is not None and asks_others(table, viewer),
        chosen=None if seat is None else chosen(game, seat),
        result=result(game) if game.over else None,
        deal=deal(table) if game.over else None,
        outlook=outlook(game.rules, view),
    )


def about(table: Table) -> About:
    """What everybody may know of a game, whether or not it has begun."""
    return About(
        game=table.id,
        number=table.number,
        position=table.position,
        status=table.status,
        edition=table.created.edition,
        options=table.created.options,
        players=len(table.chairs),
        rules_version=table.created.rules_version,
        public=table.settings.public,
        spectators=table.settings.spectators,
        grace=table.settings.grace,
        commitment=table.created.commitment,
        deal=table.created.deal,
        dealing=_dealing(table) if table.dealing else None,
        imported=table.created.imported,
        waiting=[] if table.game is None else table.game.waiting,
        asking=None if table.asking is None else Asking(table.asking, table.to_agree),
        clock=table.settings.clock,
        votes={chair: sorted(voters) for chair, voters in table.votes.items()},
        timing=table.timing,
        moved=round(table.log[-1].at, 3),
        chairs=[_chair(table, number, chair) for number, chair in enumerate(table.chairs)],
        rematch=table.rematch,
    )


def _chair(table: Table, number: int, chair: Chair) -> ChairData:
    seat = table.seat_of(number)
    decided = table.opening and number not in table.waiting
    return ChairData(chair.kind, chair.name, chair.bot or None, chair.away, chair.resigned, seat, decided)


def result(game: Game) -> ResultData:
    """The final count."""
    outcome = game.result()
    return ResultData(
        sheets=[sheet_data(game.rules, sheet) for sheet in outcome.sheets],
        winners=outcome.winners,
        reason=outcome.reason,
        finale=finale(game.rules, game.state, outcome.sheets),
        decided_by=decided_by(game.rules, outcome.sheets),
    )


def _dealing(table: Table) -> Dealing:
    return Dealing([chair.promise or None for chair in table.chairs], sorted(table.nonces))


def deal(table: Table) -> Deal:
    """What was promised before the game, and can be checked now."""
    kept = table.secrets
    told = Deal(
        format=table.created.deal,
        game=table.id,
        imported=table.created.imported,
        chairs=[chair.name for chair in table.chairs],
        bots=[chair.bot or None for chair in table.chairs],
        first=table.settings.first,
        commitment=table.created.commitment,
        seed=str(table.running.seed),
    )
    if kept.seed is not None:
        return msgspec.structs.replace(told, salt=kept.salt)
    return msgspec.structs.replace(
        told,
        secret=kept.salt,
        terms=table.terms,
        promises=_dealing(table).promises,
        nonces=[table.nonces.get(chair) for chair in range(len(table.chairs))],
    )

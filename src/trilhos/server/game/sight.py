"""What leaves the server: everything a viewer is shown is put together here, from an allow-list, field by field."""

from functools import cached_property
from typing import Any, Final, cast

import msgspec

from trilhos.engine.events import Event
from trilhos.engine.refusals import NOT_YOUR_TURN
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.view import View
from trilhos.lessons import lessons
from trilhos.play.audit import sheet_data
from trilhos.play.event_json import event_data
from trilhos.play.finale import decided_by, finale
from trilhos.play.game import Game
from trilhos.play.outlook import outlook
from trilhos.play.shapes import ViewData
from trilhos.play.view_json import own_data, same_seats, seats_data, table_data, view_data
from trilhos.server.answers.shapes import (
    About,
    Asking,
    ChairData,
    Deal,
    Dealing,
    EntryData,
    LessonAt,
    Refusals,
    ResultData,
    ShownColour,
    TableData,
)
from trilhos.server.game import entries
from trilhos.server.game.choices import chosen, offered, refused
from trilhos.server.game.colours import shown_colours
from trilhos.server.game.decide import asks_others, can_undo
from trilhos.server.game.table import Table
from trilhos.server.storage.log import Entry

# The fields of each kind of entry that everybody may see. An action's id is not among them: what was chosen may be a
# secret, and its redacted events tell the rest.
SHOWN: Final[dict[type[entries.Draft], tuple[str, ...]]] = {
    entries.Created: (),
    entries.Joined: ("chair", "name", "renamed"),
    entries.Left: ("chair",),
    entries.BotSeated: ("chair", "bot", "name"),
    entries.Sealed: ("promises",),
    entries.Revealed: ("chair",),
    entries.Started: ("order", "missing"),
    entries.Action: ("seat", "by"),
    entries.Chosen: ("seat", "by"),
    entries.Reopened: ("seat",),
    entries.Undone: ("seat", "joined"),
    entries.Hinted: ("seat",),
    entries.Asked: ("chair",),
    entries.Agreed: ("chair",),
    entries.Denied: ("chair",),
    entries.Voted: ("chair", "against"),
    entries.Chatted: ("chair", "text"),
    entries.Away: ("chair", "lapsed"),
    entries.Back: ("chair",),
    entries.Vacation: ("chair", "until"),
    entries.VacationOver: ("chair",),
    entries.Resigned: ("chair",),
    entries.Renewed: ("chair",),
    entries.StepRead: ("chair", "step"),
    entries.Rematch: ("game",),
}


# Entries


def message(table: Table, entry: Entry, viewer: int | None) -> EntryData:
    """An entry as a chair, or a spectator, sees it."""
    return _entry(table, entry, _seen(table, entry, viewer))


def open_message(table: Table, entry: Entry) -> EntryData:
    """An entry of a game whose hands are open: what was hidden is so no more, nor what a bot says of its move."""
    told = _entry(table, entry, table.outcomes.get(entry.number))
    if remark := entry.data.get("remark"):
        told.data["remark"] = remark
    return told


def _seen(table: Table, entry: Entry, viewer: int | None) -> list[Event] | None:
    """What happened then, as a viewer may know it."""
    happened = table.outcomes.get(entry.number)
    if happened is None:
        return None
    redact, eyes = table.running.rules.events.redact, _eyes(table, viewer)
    return [redact(event, eyes) for event in happened]


def _entry(table: Table, entry: Entry, seen: list[Event] | None) -> EntryData:
    data = {name: entry.data[name] for name in SHOWN[entries.KINDS[entry.kind]] if name in entry.data}
    told = None if seen is None else [event_data(table.running.rules, event) for event in seen]
    return EntryData(entry.number, entry.kind, round(entry.at, 3), data, told)


def _eyes(table: Table, viewer: int | None) -> int:
    seat = table.seat_of(viewer)
    return SPECTATOR if seat is None else seat


# What is the same for all


class SharedSight:
    """What all viewers are told alike: put together, and turned into JSON, once for all of them.

    It is public by its making: it has what a spectator sees, who knows nothing of any seat's own. What a viewer knows
    beyond that is put beside it, into that viewer's message alone.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: dict[int, tuple[list[Event] | None, bytes]] = {}

    def entry(self, entry: Entry, viewer: int | None) -> bytes:
        """An entry for a viewer; those that hide nothing from the others are the same for all."""
        if entry.number not in self.entries:
            public = _seen(self.table, entry, None)
            self.entries[entry.number] = public, msgspec.json.encode(_entry(self.table, entry, public))
        public, told = self.entries[entry.number]
        seen = _seen(self.table, entry, viewer)
        return told if seen == public else msgspec.json.encode(_entry(self.table, entry, seen))

    @cached_property
    def about(self) -> About:
        """As JSON already."""
        return cast(About, msgspec.Raw(msgspec.json.encode(about(self.table))))

    @cached_property
    def _public(self) -> tuple[View, bytes, msgspec.Raw]:
        """What a spectator sees, what lies on the table, and the seats."""
        rules, view = self.table.running.rules, self.table.running.view(SPECTATOR)
        seats = msgspec.json.encode(seats_data(rules, view))
        return view, msgspec.json.encode(table_data(rules, view)), msgspec.Raw(seats)

    def view_data(self, view: View) -> ViewData:
        """A viewer's view, as JSON already: what lies on the table, and behind it the viewer's own."""
        public, on_table, seats = self._public
        rules = self.table.running.rules
        own: dict[str, Any] = own_data(rules, view)
        own["seats"] = seats if same_seats(view, public) else seats_data(rules, view)
        return cast(ViewData, msgspec.Raw(on_table[:-1] + b"," + msgspec.json.encode(own)[1:]))


# The whole table


def snapshot(table: Table, viewer: int | None, shared: SharedSight | None = None) -> TableData:
    """Everything a chair, or a spectator, needs to draw the table and to move."""
    game, seat = table.game, table.seat_of(viewer)
    known = about(table) if shared is None else shared.about
    if game is None:
        return TableData(known, viewer, seat, None, [], [], False, False, None, None, None, [])
    view = game.view(_eyes(table, viewer))
    decides = None if viewer is None or table.chairs[viewer].resigned else seat
    legal = table.legal(decides) if decides is not None and decides in table.deciding else []
    undo = decides is not None and can_undo(game, decides) and table.asking != viewer
    if table.opening:  # all choose at once, each as if those before had chosen: nothing is the same in two views
        shared = None
    return TableData(
        about=known,
        you=viewer,
        seat=seat,
        view=view_data(game.rules, view) if shared is None else shared.view_data(view),
        legal=offered(game, decides, legal) if decides is not None and legal else [],
        refused=_refused(table, decides, legal),
        can_undo=undo,
        undo_asks=undo and viewer is not None and asks_others(table, viewer),
        chosen=None if seat is None else chosen(game, seat),
        result=result(game) if game.over else None,
        deal=deal(table) if game.over else None,
        outlook=outlook(game.rules, view),
    )


def _refused(table: Table, seat: int | None, legal: list[int]) -> list[Refusals]:
    if seat is None or table.running.over:
        return []
    if seat not in table.deciding:
        return [Refusals(NOT_YOUR_TURN, table.deciding[0], [])]
    return refused(table.running, legal)


def about(table: Table) -> About:
    """What everybody may know of a game, whether or not it has begun."""
    return About(
        game=table.id,
        number=table.number,
        position=table.position,
        status=table.status,
        edition=table.created.edition,
        board=table.created.file or table.board.address,
        titles={language: words.title for language, words in table.board.file.words.items()},
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
        study=table.created.study or None,
        day=table.created.day or None,
        waiting=table.deciding,
        asking=None if table.asking is None else Asking(table.asking, table.to_agree),
        clock=table.settings.clock,
        days=table.settings.days,
        vacation=table.settings.vacation,
        hints=table.settings.hints,
        rated=table.settings.rated,
        votes={chair: sorted(voters) for chair, voters in table.votes.items()},
        timing=table.timing,
        moved=round(table.log[-1].at, 3),
        chairs=[_chair(table, number, colour) for number, colour in enumerate(shown_colours(table.chairs))],
        rematch=table.rematch,
        lesson=_lesson(table),
    )


def _lesson(table: Table) -> LessonAt | None:
    lesson = lessons().get(table.created.lesson)
    if lesson is None:
        return None
    return LessonAt(table.created.lesson, lesson.title, table.step, len(lesson.steps))


def _chair(table: Table, number: int, colour: ShownColour) -> ChairData:
    chair = table.chairs[number]
    return ChairData(
        kind=chair.kind,
        name=chair.name,
        unnamed=chair.unnamed,
        colour=colour,
        picked=chair.colour is not None,
        bot=chair.bot or None,
        away=chair.away,
        resigned=chair.resigned,
        seat=table.seat_of(number),
        chosen=table.opening and number not in table.waiting,
        vacation=max((end for _, end in table.vacations.get(number, [])), default=None),
        lapses=table.lapses[number],
    )


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

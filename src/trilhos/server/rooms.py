"""Rooms: the tables in memory, one command at a time at each, and everybody told what happened."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from trilhos.server.entries import LINKS, Draft, Entry
from trilhos.server.errors import NotFound, Refused, Unavailable
from trilhos.server.live import Audience
from trilhos.server.store import Store, Stored
from trilhos.server.table import Table
from trilhos.server.writer import Added, Append, Outcome, Writer

TRIES: Final = 5  # a command that is overtaken by other processes so often in a row is given up
MOST_ROOMS: Final = 2000  # kept in memory though nobody is there
LOG = structlog.get_logger("trilhos.rooms")

Decide = Callable[[Table], list[Draft]]
Link = tuple[int, str | None]  # a chair, and the hash of its new token


def no_link() -> Link | None:
    """Most commands change no secret link."""
    return None


class Command(msgspec.Struct, frozen=True):
    """What to add to a log: decided on the table as it is then, carried out once for a key."""

    decide: Decide
    key: str | None
    link: Callable[[], Link | None]


class Room:
    """A table in memory, its lock, and who is watching."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.behind = False  # another process has added to the log
        self.spoilt = False  # something was folded that may not be in the log

    @property
    def idle(self) -> bool:
        """Whether nobody is here, and nothing is under way."""
        return not self.audience.members and not self.lock.locked() and not self.table.served


class Rooms:
    """All rooms of this process; the log in the database decides."""

    def __init__(self, store: Store, writer: Writer, shared: bool) -> None:
        self.store = store
        self.writer = writer
        self.shared = shared  # whether other processes use the same database
        self.rooms: dict[str, Room] = {}
        self.moved: Callable[[Room], None] = lambda room: None  # called after every entry
        self.tasks: set[asyncio.Task[int]] = set()

    # Finding a room

    async def get(self, game: str) -> Room:
        """The room of a game; NotFound when there is none."""
        room = self.rooms.get(game)
        if room is None:
            stored = await asyncio.to_thread(self.store.load, game)
            room = self.rooms.get(game) or self._open(game, stored)
        self.rooms[game] = self.rooms.pop(game)  # the latest used stands last
        return room

    def _open(self, game: str, stored: Stored | None) -> Room:
        if stored is None:
            raise NotFound("unknown-game")
        room = self.rooms[game] = Room(Table(stored))
        self._close_idle()
        return room

    def _close_idle(self) -> None:
        """Forget rooms that nobody has used for longest; the log brings them back."""
        idle = [game for game, room in self.rooms.items() if room.idle]
        for game in idle[: max(0, len(self.rooms) - MOST_ROOMS)]:
            del self.rooms[game]

    async def read(self, room: Room, fresh: bool = False) -> Table:
        """The table as the database has it: nothing that isn't there yet, and on a shared one nothing less."""
        async with room.lock:
            if fresh or room.behind or (self.shared and await self._head(room) > room.table.number):
                await self._catch_up(room)
            return room.table

    async def _head(self, room: Room) -> int:
        return await asyncio.to_thread(self.store.head, room.table.id)

    # Commands

    async def execute(
        self, room: Room, decide: Decide, key: str | None = None, link: Callable[[], Link | None] = no_link
    ) -> int:
        """Carry out a command once; its number in the log. Whoever asked may go away meanwhile."""
        task = asyncio.create_task(self._execute(room, Command(decide, key, link)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _execute(self, room: Room, command: Command) -> int:
        async with room.lock:
            for _ in range(TRIES):
                if room.behind:
                    await self._catch_up(room)
                if command.key in room.table.keys:
                    return room.table.keys[str(command.key)]
                number = await self._try(room, command)
                if number is not None:
                    return number
        raise Unavailable("too-busy")

    async def _try(self, room: Room, command: Command) -> int | None:
        """One attempt; nothing when the log has grown behind our back."""
        before = room.table.number
        try:
            entries = _numbered(room.table, command.decide(room.table), command.key)
        except Refused:
            if await self._has_grown(room):
                return None
            raise
        if not entries:
            return before
        outcome = await self._append(room, entries, command.link())
        if isinstance(outcome, Added):
            self._tell(room, entries)
            return outcome.number
        await self._reload(room)
        return None

    async def _append(self, room: Room, entries: list[Entry], link: Link | None) -> Outcome:
        """Fold and write; a failure leaves the table as the database has it."""
        try:
            for entry in entries:
                room.table.fold(entry)
            append = Append(room.table.id, entries, room.table.index, link)
            outcome = await asyncio.wrap_future(self.writer.append(append))
        except Exception as problem:
            LOG.exception("not written", game=room.table.id)
            room.behind = room.spoilt = True  # made good before whatever comes next, once the database is there
            raise Unavailable("not-written") from problem
        if link is not None and isinstance(outcome, Added):
            room.table.set_link(*link)
        return outcome

    async def _has_grown(self, room: Room) -> bool:
        """Whether another process knows more than we did when we refused."""
        before = room.table.number
        if self.shared:
            await self._catch_up(room)
        return room.table.number > before

    # Keeping up with the log

    async def _catch_up(self, room: Room) -> None:
        if room.spoilt:
            await self._reload(room)
            return
        entries = await asyncio.to_thread(self.store.entries_after, room.table.id, room.table.number)
        room.behind = False
        for entry in entries:
            room.table.fold(entry)
        if any(entry.kind in LINKS for entry in entries):
            room.table.set_links(await asyncio.to_thread(self.store.tokens, room.table.id))
        if entries:
            self._tell(room, entries)

    async def _reload(self, room: Room) -> None:
        """Make the table anew from the log."""
        seen = room.audience.number
        stored = await asyncio.to_thread(self.store.load, room.table.id)
        if stored is None:
            raise NotFound("unknown-game")
        room.table = Table(stored)
        room.behind = room.spoilt = False
        self._tell(room, [entry for entry in room.table.log if entry.number > seen])

    def _tell(self, room: Room, entries: list[Entry]) -> None:
        room.audience.tell(room.table, entries)
        self.moved(room)

    async def heard(self, game: str, number: int) -> None:
        """Another process, or we ourselves, added to a game."""
        room = self.rooms.get(game)
        if room is not None and room.table.number < number:
            async with room.lock:
                await self._catch_up(room)

    async def lost_touch(self) -> None:
        """Notices were missed: every room asks the log before it goes on."""
        for room in list(self.rooms.values()):
            room.behind = True
            if room.audience.members:
                await self.read(room)

    async def close(self) -> None:
        """Let the commands under way finish."""
        while self.tasks:
            await asyncio.wait(self.tasks)


def _numbered(table: Table, drafts: list[Draft], key: str | None) -> list[Entry]:
    """Drafts with their numbers; the key belongs to the last."""
    now, last = time.time(), len(drafts) - 1
    return [
        Entry(table.number + 1 + i, draft.kind, draft.data, now, key if i == last else None)
        for i, draft in enumerate(drafts)
    ]

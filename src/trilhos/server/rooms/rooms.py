"""Rooms: the tables in memory, one command at a time at each, and everybody told what happened."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog

from trilhos.engine.rules import LONGEST_GAME
from trilhos.server.answers.errors import Gone, NotFound, Quarantined, Refused, Unavailable
from trilhos.server.door.gently import gently
from trilhos.server.game.entries import KINDS, Draft
from trilhos.server.game.table import Table
from trilhos.server.processes.homes import Homes
from trilhos.server.rooms.audience import Audience, Member
from trilhos.server.storage.clock import wall
from trilhos.server.storage.log import Entry
from trilhos.server.storage.quarantine import ENDLESS, Quarantine, is_damage, reason_of
from trilhos.server.storage.standing import KeptOrders
from trilhos.server.storage.store import Store, Stored
from trilhos.server.storage.writer import Added, Append, Outcome, Writer

TRIES: Final = 5  # a command that is overtaken by other processes so often in a row is given up
# What things take in memory, measured on the compiled build and rounded up.
ROOM_BYTES: Final = 16_384
ENTRY_BYTES: Final = 800
MEMBER_BYTES: Final = 49_152
MEGABYTE: Final = 2**20
REST_SECONDS: Final = 5.0  # a room used so lately may be in somebody's hands still
LOG = structlog.get_logger("trilhos.rooms")

Decide = Callable[[Table], list[Draft]]
May = Callable[[Table], None]  # Refused where whoever asks has no right to it any more
Link = tuple[int, str | None]  # a chair, and the hash of its new token


def no_link() -> Link | None:
    """Most commands change no secret link."""
    return None


def no_orders() -> KeptOrders | None:
    """Most moves are made by hand."""
    return None


def server_itself(table: Table) -> None:
    """The server needs no link."""


class Command(msgspec.Struct, frozen=True):
    """What to add to a log: decided on the table as it is then, carried out once for a key."""

    decide: Decide
    key: str | None
    link: Callable[[], Link | None]
    may: May
    orders: Callable[[], KeptOrders | None]
    member: str | None  # whose the new link is


class Room:
    """A table in memory, its lock, and who is watching."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.behind = False  # another process has added to the log
        self.spoilt = False  # something was folded that may not be in the log
        self.used = 0.0  # when somebody last asked for it
        self.orders: dict[
            int, KeptOrders
        ] = {}  # by chair, as far as they were asked for: standing ones, as they are kept
        self.counted = 0  # entries that the memory in use was counted with

    @property
    def idle(self) -> bool:
        """Whether nobody is here, and nothing is under way; such a room can be forgotten, the log brings it back."""
        busy = self.table.served or self.table.dealing
        return not self.audience.members and not self.lock.locked() and not busy


class Rooms:
    """All rooms of this process; the log in the database decides."""

    def __init__(self, store: Store, writer: Writer, homes: Homes, memory: int = 1024) -> None:
        self.store = store
        self.writer = writer
        self.quarantine = Quarantine(store.engine)
        self.homes = homes
        self.most = memory * MEGABYTE
        self.entries = self.members = 0  # in memory
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}  # rooms that are about to be there
        self.long = asyncio.Lock()  # of several long logs one is folded at a time
        self.moved: Callable[[Room], None] = lambda room: None  # called after every entry
        self.opened: Callable[[Room], None] = lambda room: None
        self.left: Callable[[Room, Member], None] = lambda room, member: None
        self.tasks: set[asyncio.Task[int]] = set()

    # Finding a room

    async def get(self, game: str) -> Room:
        """The room of a game; NotFound when there is none, Unavailable when there is no space."""
        room = self.rooms.get(game)
        if room is None:
            room = await asyncio.shield(self.opening.get(game) or self._begin_to_open(game))
        room.used = self.store.clock.now()
        if game in self.rooms:
            self.rooms[game] = self.rooms.pop(game)  # the latest used stands last
        return room

    def _begin_to_open(self, game: str) -> asyncio.Task[Room]:
        """However many ask for it meanwhile, a game has one room."""

        def ended(task: asyncio.Task[Room]) -> None:
            if self.opening.get(game) is task:
                del self.opening[game]
            if not task.cancelled():
                task.exception()  # whoever waits for it is told; they may all have gone

        task = self.opening[game] = asyncio.create_task(self._open(game))
        task.add_done_callback(ended)
        return task

    async def _open(self, game: str) -> Room:
        stored = await self.load(game)
        self.make_room()
        table = await self.folded(stored)
        self._check_home(game)  # no room is opened that another process may have, and change
        if self.opening.get(game) is not asyncio.current_task():  # it was shut, or moved, while we were at it
            raise Unavailable("game-moving")
        return self._admit(table)

    def open_new(self, table: Table) -> None:
        """The room of a game that was just written down, as it was folded for that; Unavailable if it lives elsewhere.

        Whoever was quicker has read it from the database, and that room stays.
        """
        self._check_home(table.id)
        if table.id not in self.rooms and table.id not in self.opening:
            self._admit(table)

    def _admit(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(table)
        room.behind = True  # folding may have taken its time, and writing
        room.used = self.store.clock.now()
        self._count(room)
        self.opened(room)
        return room

    async def folded(self, stored: Stored) -> Table:
        """The table of a log, in small steps; everybody else's requests come between them."""
        table = Table(stored, later=True)
        async with self.guarded(stored.id), self.long:
            await gently(table.take_in(stored.entries))
        return table

    async def load(self, game: str) -> Stored:
        """A game as the database has it; NotFound when there is none."""
        async with self.guarded(game):
            stored = await asyncio.to_thread(self.store.load, game)
        if stored is None:
            raise NotFound("unknown-game")
        return stored

    @asynccontextmanager
    async def guarded(self, game: str) -> AsyncIterator[None]:
        """Reading and folding what the database has: a game that can't be is put in quarantine, and fails alone."""
        try:
            yield
        except Exception as problem:
            if isinstance(problem, (Quarantined, Gone)):
                self.shut(game, problem.key)
            if not is_damage(problem):
                raise
            await asyncio.to_thread(self.quarantine.put, game, *reason_of(problem))
            self.shut(game, "quarantined")
            raise Quarantined("quarantined") from problem

    async def give_up(self, room: Room) -> None:
        """Shut a game that has no end."""
        detail = f"no end after {len(room.table.running.moves)} moves"
        await asyncio.to_thread(self.quarantine.put, room.table.id, ENDLESS, detail)
        self.shut(room.table.id, "quarantined")

    def shut(self, game: str, reason: str) -> None:
        """Send everybody away from a game that is gone, or shut."""
        self.opening.pop(game, None)
        if game in self.rooms:
            self.rooms[game].audience.dismiss_all(reason)
            self._forget(game)

    def _check_home(self, game: str) -> None:
        if not self.homes.acting(game):
            raise Unavailable("game-moving")

    @property
    def bytes(self) -> int:
        """The memory in use, by an estimate."""
        return len(self.rooms) * ROOM_BYTES + self.entries * ENTRY_BYTES + self.members * MEMBER_BYTES

    def make_room(self) -> None:
        """Forget rooms that nobody has used for longest, where memory runs out; Unavailable when all are in use."""
        if self.bytes < self.most:
            return
        rested = self.store.clock.now() - REST_SECONDS
        for game, room in list(self.rooms.items()):
            if room.idle and room.used < rested:
                self._forget(game)
            if self.bytes < 0.9 * self.most:  # so that this isn't done for every room that is opened
                return
        if self.bytes >= self.most:
            raise Unavailable("server-full")

    def _forget(self, game: str) -> None:
        room = self.rooms.pop(game)
        self.entries -= room.counted

    def _count(self, room: Room) -> None:
        self.entries += room.table.number - room.counted
        room.counted = room.table.number

    def attend(self, room: Room, member: Member) -> None:
        """Somebody watches from now on."""
        room.audience.join(member)
        self.members += 1

    def leave(self, room: Room, member: Member) -> None:
        """Somebody has gone."""
        room.audience.leave(member)
        self.members -= 1
        self.left(room, member)

    async def release(self, lost: bool) -> None:
        """Games that live elsewhere now, or did meanwhile, are given up; what is under way there is waited for."""
        released = [room for game, room in self.rooms.items() if lost or self.homes.elsewhere(game) is not None]
        if lost:
            self.opening.clear()
        for room in released:
            self._forget(room.table.id)
            for member in room.audience.members:
                member.close("moved")
        for room in released:
            async with room.lock:
                pass

    async def read(self, room: Room, fresh: bool = False) -> Table:
        """The table as the database has it: nothing that isn't there yet."""
        async with room.lock:
            if fresh or room.behind:
                await self._catch_up(room)
            return room.table

    # Commands

    async def execute(
        self,
        room: Room,
        decide: Decide,
        key: str | None = None,
        link: Callable[[], Link | None] = no_link,
        may: May = server_itself,
        orders: Callable[[], KeptOrders | None] = no_orders,
        member: str | None = None,
    ) -> int:
        """Carry out a command once; its number in the log. Whoever asked may go away meanwhile."""
        task = asyncio.create_task(self._execute(room, Command(decide, key, link, may, orders, member)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _execute(self, room: Room, command: Command) -> int:
        async with room.lock:
            for _ in range(TRIES):
                self._check_home(room.table.id)
                if room.behind:
                    await self._catch_up(room)
                command.may(room.table)  # asked of the table that the entry will follow: a link is good or void there
                if command.key in room.table.keys:
                    return room.table.keys[str(command.key)]
                number = await self._try(room, command)
                if number is not None:
                    return number
        raise Unavailable("too-busy")

    async def _try(self, room: Room, command: Command) -> int | None:
        """One attempt; nothing when the log has grown behind our back."""
        drafts, before = command.decide(room.table), room.table.number
        if not drafts:
            return before
        now, keys = wall(), {len(drafts): command.key}  # the key belongs to the last
        entries = [draft.entry(before + n, now, keys.get(n)) for n, draft in enumerate(drafts, 1)]
        if room.table.endless:
            raise Refused("game-endless", limit=LONGEST_GAME)
        outcome = await self._append(room, entries, command)
        if isinstance(outcome, Added):
            self._tell(room, entries)
            return outcome.number
        await self._reload(room)
        return None

    async def _append(self, room: Room, entries: list[Entry], command: Command) -> Outcome:
        """Fold and write; a failure leaves the table as the database has it."""
        link, now = command.link(), self.store.clock.now()
        try:
            for entry in entries:
                room.table.fold(entry)
            append = Append(room.table.id, entries, room.table.index, now, link, command.member, command.orders())
            outcome = await self.writer.append(append)
        except Exception as problem:
            LOG.exception("not written", game=room.table.id)
            room.behind = room.spoilt = True  # made good before whatever comes next, once the database is there
            raise Unavailable("not-written") from problem
        if link is not None and isinstance(outcome, Added):
            room.table.set_link(*link)
        if append.orders is not None and isinstance(outcome, Added):
            room.orders[append.orders.chair] = append.orders
        return outcome

    # Keeping up with the log

    async def _catch_up(self, room: Room) -> None:
        if room.spoilt:
            await self._reload(room)
            return
        async with self.guarded(room.table.id):
            entries = await asyncio.to_thread(self.store.entries_after, room.table.id, room.table.number)
            room.behind = False
            for entry in entries:
                room.table.fold(entry)
        if entries:
            room.orders.clear()  # whoever added them may have carried some out
        if any(KINDS[entry.kind].links for entry in entries):
            room.table.set_links(await asyncio.to_thread(self.store.tokens, room.table.id))
        if entries:
            self._tell(room, entries)

    async def _reload(self, room: Room) -> None:
        """Make the table anew from the log."""
        seen = room.audience.number
        room.orders.clear()  # nobody knows what was written
        room.table = await self.folded(await self.load(room.table.id))
        room.behind = room.spoilt = False
        self._tell(room, [entry for entry in room.table.log if entry.number > seen])

    def _tell(self, room: Room, entries: list[Entry]) -> None:
        self._count(room)
        self.moved(room)  # before anybody is told, so that they hear how much time there is
        room.audience.tell(room.table, entries)

    async def heard(self, game: str, number: int) -> None:
        """Somebody added to a game behind the server's back: a restore, or its keeper."""
        room = self.rooms.get(game)
        if room is not None and room.table.number < number:
            async with room.lock:
                await self._catch_up(room)

    async def changed(self, game: str) -> None:
        """Entries that are there already say something else: the table is made anew."""
        room = self.rooms.get(game)
        if room is not None:
            room.behind = room.spoilt = True
            await self.read(room)

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

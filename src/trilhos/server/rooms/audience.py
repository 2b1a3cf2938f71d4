"""The audience of a room: every connection gets the same news, seen through its own eyes."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

from trilhos.server.answers.shapes import PointedAt, Screens, TableData
from trilhos.server.game import sight
from trilhos.server.game.entries import BotSeated, Chatted, Joined, Left, OfChair, Renewed, read
from trilhos.server.game.table import Table
from trilhos.server.storage.log import Entry

MOST_WAITING: Final = 64  # messages; who is slower than that is cut off, and asks again from its last number
MOST_BYTES: Final = 1_000_000  # of them
MOST_OF_A_CHAIR: Final = 8  # connections; with one more, the oldest goes
VOID: Final = {  # what ends a chair's link, and why
    Joined.kind: "link-used",
    Left.kind: "left",
    Renewed.kind: "taken-over",
    BotSeated.kind: "given-to-bot",
}


class Member:
    """One connection, as a chair or a spectator."""

    def __init__(
        self, viewer: int | None, address: str = "-", abort: Callable[[], None] = lambda: None, screen: bool = False
    ) -> None:
        self.viewer = viewer
        self.screen = screen  # a big one, for everybody in the room
        self.address = address
        self.abort = abort  # drops the connection, whatever of it is unread
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.size = 0  # bytes that wait
        self.closed: str | None = None  # why it was cut off

    def offer(self, news: bytes) -> None:
        """Put news in line; who doesn't read is dropped, for a word of farewell would not be read either."""
        if self.closed is not None:
            return
        if self.waiting.full() or (self.size and self.size + len(news) > MOST_BYTES):
            self.close("too-slow")
            self.abort()
            return
        self.size += len(news)
        self.waiting.put_nowait(news)

    async def next(self) -> bytes | None:
        """What comes next in line; nothing at the end."""
        news = await self.waiting.get()
        self.size -= len(news or b"")
        return news

    def close(self, reason: str) -> None:
        """No more news; whatever waits is dropped."""
        self.closed = reason
        self.size = 0
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Audience:
    """Everybody who watches one table."""

    def __init__(self) -> None:
        self.members: dict[Member, None] = {}  # the oldest first
        self.number = 0  # the last entry that was told

    def join(self, member: Member) -> None:
        """One more; the oldest of the same chair goes where there are too many."""
        same = [other for other in self.members if other.viewer == member.viewer and other.closed is None]
        if member.viewer is not None and len(same) >= MOST_OF_A_CHAIR:
            same[0].close("too-many-connections")
        self.members[member] = None
        if member.screen:
            self._tell_screens(self.members)
        elif self._screens():
            self._tell_screens([member])

    def leave(self, member: Member) -> None:
        """One less."""
        self.members.pop(member, None)
        if member.screen:
            self._tell_screens(self.members)

    def _screens(self) -> list[Member]:
        return [member for member in self.members if member.screen]

    def _tell_screens(self, members: Iterable[Member]) -> None:
        said = msgspec.json.encode(Screens(len(self._screens())))
        for member in members:
            member.offer(said)

    def point(self, pointing: PointedAt) -> None:
        """Show the room what somebody points at; nobody else is told."""
        said = msgspec.json.encode(pointing)
        for member in self._screens():
            member.offer(said)

    def tell(self, table: Table, entries: list[Entry]) -> None:
        """Send new entries to all whose link is still good; each way of seeing them is put together once.

        The connections of chairs whose link has become void are closed, whichever process was told so.
        """
        self.number = max(self.number, table.number)
        said = [read(entry) for entry in entries if entry.kind in VOID]
        void = [one for one in said if isinstance(one, OfChair) and not (isinstance(one, Joined) and one.renamed)]
        gone = {one.chair: VOID[one.kind] for one in void}
        for member in self.members:
            if member.viewer in gone:
                member.close(gone[member.viewer])
        by_viewer: dict[int | None, bytes] = {}
        shared = sight.SharedSight(table)
        for member in self.members:
            if member.viewer not in by_viewer:
                by_viewer[member.viewer] = news(table, entries, member.viewer, shared)
            member.offer(by_viewer[member.viewer])

    def dismiss(self, unwanted: Callable[[str], bool], reason: str) -> None:
        """Send away whoever comes from where nobody is wanted any more."""
        for member in self.members:
            if unwanted(member.address):
                member.close(reason)

    def dismiss_all(self, reason: str) -> None:
        """Nobody has anything to see here any more."""
        for member in self.members:
            member.close(reason)

    def viewers(self) -> set[int]:
        """The chairs that are here."""
        return {member.viewer for member in self.members if member.viewer is not None and member.closed is None}


def news(table: Table, entries: list[Entry], viewer: int | None, shared: sight.SharedSight | None = None) -> bytes:
    """The message about some entries; with the fresh table, unless people only talked."""
    shared = shared or sight.SharedSight(table)
    talk = bool(entries) and {entry.kind for entry in entries} == {Chatted.kind}
    shown = None if talk else sight.snapshot(table, viewer, shared)
    return sealed(table.number, [shared.entry(entry, viewer) for entry in entries], shown)


def told(table: Table, entries: list[Entry], viewer: int | None) -> Iterator[bytes]:
    """Entries as somebody sees them, each as JSON."""
    return (msgspec.json.encode(sight.message(table, entry, viewer)) for entry in entries)


def sealed(number: int, entries: list[bytes], shown: TableData | None, at: float | None = None) -> bytes:
    """A message of the shape `News`, its entries put together before; `at` for whoever connects."""
    pieces = [msgspec.Raw(entry) for entry in entries]
    return msgspec.json.encode({"type": "news", "number": number, "entries": pieces, "table": shown, "at": at})

"""A server process as far as a game over days needs one, with the clock in the test's hands."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from tests.server.test_stewards import BOT, CREATED, SETTINGS, Quick
from trilhos.server.game import entries, vacation
from trilhos.server.game.table import DAY, Table
from trilhos.server.processes.homes import Alone
from trilhos.server.rooms.rooms import Room, Rooms
from trilhos.server.settings import ServerSettings
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.stewards import Stewards
from trilhos.server.stewards.workers import BotWorkers
from trilhos.server.storage.database import connect
from trilhos.server.storage.log import Entry
from trilhos.server.storage.store import Index, NewGame, Secrets, Store
from trilhos.server.storage.writer import Writer

HOUR = 3600.0
Data = dict[str, Any]


class Place:
    """A server process as far as a game needs one."""

    def __init__(self, database: str, ahead: float | None) -> None:
        self.engine = connect(database)
        self.rooms = Rooms(Store(self.engine), Writer(self.engine), Alone())
        self.clock = self.rooms.store.clock
        self.clock.ahead = self.clock.ahead if ahead is None else ahead
        settings = ServerSettings(database="", bot_pause=0.0, undo_seconds=0.0)
        self.stewards = Stewards(self.rooms, cast(BotWorkers, Quick()), settings, AllowedBots(()))

    async def room(self) -> Room:
        """The game, looked after."""
        return await self.rooms.get("g")

    async def later(self, seconds: float) -> Table:
        """So many seconds go by, in which the server is there."""
        self.clock.ahead += seconds
        await self.stewards.slow.save()
        await self.stewards.sweep()
        return (await self.room()).table

    async def vacation(self, chair: int, days: float) -> None:
        now = self.clock.now()
        room = await self.room()
        await self.rooms.execute(room, lambda table: vacation.begin(table, chair, int(days * DAY), now))

    async def back(self, chair: int) -> None:
        now = self.clock.now()
        await self.rooms.execute(await self.room(), lambda table: vacation.end(table, chair, now))


@contextmanager
def place(database: str, ahead: float | None = None) -> Iterator[Place]:
    here = Place(database, ahead)
    try:
        yield here
    finally:
        here.rooms.writer.close()
        here.engine.dispose()


async def opened(here: Place) -> None:
    await here.stewards.slow.start()
    await here.stewards.look_around()


async def closed(here: Place) -> None:
    await asyncio.gather(*here.rooms.tasks)
    await here.stewards.close()


def make(here: Place, *chairs: Data, days: int = 2, **more: int) -> None:
    """A game in which all choose their first tickets, with days for that."""
    settings = {**SETTINGS, "grace": days * DAY, "days": days, "vacation": 21, **more}
    made = Entry(1, entries.Created.kind, {**CREATED, "settings": settings, "chairs": list(chairs)}, 0.0)
    log = [made, Entry(2, entries.Started.kind, {"order": [0, 1]}, 0.0)]
    new = NewGame("g", Secrets(1, "s", "h", {}), log, Index("running", -1, BOT in chairs), False, days * DAY, 2)
    here.rooms.store.create(new, here.clock.now())

"""The secretary: notes once how members' games went, and takes names of those who have left out of old games."""

import asyncio
from typing import Final

import structlog

from trilhos.server.answers.errors import Gone, NotFound, Quarantined, Unavailable
from trilhos.server.club.scoring import results_of
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.storage.club.leaving import forget_names
from trilhos.server.storage.club.results import ResultBook
from trilhos.server.storage.club.seatings import Seatings

LOOK_SECONDS: Final = 2.0
MOST_AT_ONCE: Final = 20
LOG = structlog.get_logger("trilhos.club")


class Secretary:
    """That of one process. Two that see the same game at the same time note it once: the database has one place."""

    def __init__(self, rooms: Rooms, seatings: Seatings, results: ResultBook) -> None:
        self.rooms = rooms
        self.seatings = seatings
        self.results = results
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what isn't noted yet is noted after the next start."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception:
                LOG.exception("the secretary failed")

    async def look(self) -> None:
        """Whatever there is to do for games that live here."""
        for game in await asyncio.to_thread(self.seatings.unnoted, MOST_AT_ONCE):
            if self.rooms.homes.acting(game):
                await self._note(game)
        await asyncio.to_thread(forget_names, self.rooms.store.engine)

    async def _note(self, game: str) -> None:
        try:
            table = await self.rooms.read(await self.rooms.get(game))
        except (Gone, NotFound, Quarantined, Unavailable):  # it isn't finished any more, or it is tried again
            return
        try:
            seats = results_of(table)
        except Exception:  # one game's damage holds up no others
            LOG.exception("a game's result can't be told", game=game)
            seats = []
        if await asyncio.to_thread(self.results.note, game, seats):
            LOG.info("a game's result is noted", game=game, rated=bool(seats) and seats[0].rated)

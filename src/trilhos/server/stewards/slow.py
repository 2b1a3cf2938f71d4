"""Clocks of days: they go on while the server is restarted, and stand still while a player is on vacation."""

import asyncio
from typing import Final

import sqlalchemy as sa

from trilhos.server.game.table import DAY, Table
from trilhos.server.game.vacation import REMINDED, time_up
from trilhos.server.storage.clock import Clock
from trilhos.server.storage.turn_book import TurnBook
from trilhos.server.storage.turns import Turn

BACK_SECONDS: Final = 3600.0  # after a start, in which nobody's time is over
LOOK_SECONDS: Final = 60.0


class SlowClocks:
    """When the turns of the games that live here end. What has changed is written down soon; what a crash takes of that
    gives somebody more time, never less.
    """

    def __init__(self, engine: sa.Engine, clock: Clock) -> None:
        self.book = TurnBook(engine)
        self.clock = clock
        self.began = self.looked = clock.now()
        self.written: dict[str, Turn] = {}
        self.changed: dict[str, Turn | None] = {}

    async def start(self) -> None:
        """Before any game is looked at."""
        await asyncio.to_thread(self.book.look, self.clock.now(), True)

    def known(self, table: Table) -> dict[int, float]:
        """Since when a table's turn goes on, by its entry, as it was written down."""
        turn = table.turn if table.settings.days else None
        return {} if turn is None else {turn.since: min(turn.began, self.clock.now())}

    def granted(self, up: float) -> float:
        """When a time is over that would be then: there is some after a start, for players have to hear of it."""
        return max(up, self.began + BACK_SECONDS)

    def ends(self, table: Table, holders: list[int], began: float) -> dict[int, float]:
        """By chair that is waited for, when its time is up; nothing in a game without days."""
        allowed = float(table.settings.days * DAY)
        if not allowed:
            return {}
        ends = {chair: time_up(began, allowed, table.vacations.get(chair, [])) for chair in holders}
        if ends:
            first = min(ends.values())
            self._note(table.id, Turn(table.since, began, first, first - REMINDED * allowed))
        return {chair: self.granted(end) for chair, end in ends.items()}

    def forget(self, table: Table) -> None:
        """Nobody is waited for any more."""
        if table.settings.days:
            self.written.pop(table.id, None)
            self.changed[table.id] = None

    def _note(self, game: str, turn: Turn) -> None:
        if self.written.get(game) != turn:
            self.written[game] = self.changed[game] = turn

    async def save(self) -> None:
        """Write down what has changed, and that somebody is here."""
        if (now := self.clock.now()) >= self.looked + LOOK_SECONDS:
            self.looked = now
            await asyncio.to_thread(self.book.look, now, False)
        changed, self.changed = self.changed, {}
        try:
            if changed:
                await asyncio.to_thread(self.book.put, changed)
        except BaseException:
            self.changed = {**changed, **self.changed}
            raise

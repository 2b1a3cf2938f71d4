"""Stewards: they play for bots, for those who are away and for those who resigned, and notice who has gone."""

import asyncio
from dataclasses import fields
from typing import Any, Final

import structlog

from trilhos.bots import bot_seed
from trilhos.engine.view import View
from trilhos.server import entries
from trilhos.server.allowed import AllowedBots
from trilhos.server.entries import BY_BOT, BY_CARETAKER, BY_DEFAULT, Draft
from trilhos.server.errors import Gone, NotFound, Quarantined, Refused
from trilhos.server.rooms import Room, Rooms
from trilhos.server.settings import Settings
from trilhos.server.table import BOT, Table
from trilhos.server.workers import Job, Workers

BEAT_SECONDS: Final = 15.0  # how often the database hears who is connected; far less than any grace time
SWEEP_SECONDS: Final = 1.0
LONGEST_NAME: Final = 200  # letters of a bot's name in the log
LOG = structlog.get_logger("trilhos.stewards")


class Stewards:
    """Keeps every game of this process going."""

    def __init__(self, rooms: Rooms, workers: Workers, settings: Settings, bots: AllowedBots) -> None:
        self.rooms = rooms
        self.workers = workers
        self.settings = settings
        self.bots = bots
        self.replaced: set[tuple[str, str]] = set()  # games and their bots that this server doesn't run
        self.serving: dict[str, asyncio.Task[None]] = {}
        self.watch: list[asyncio.Task[None]] = []
        rooms.moved = self.wake

    def start(self) -> None:
        """Begin to look around."""
        self.watch = [asyncio.create_task(self._sweeps()), asyncio.create_task(self._beats())]

    async def close(self) -> None:
        """Stop; what is left undone waits in the database for the next start."""
        for task in [*self.watch, *self.serving.values()]:
            task.cancel()
        await asyncio.gather(*self.watch, *self.serving.values(), return_exceptions=True)

    # Playing for a chair

    def wake(self, room: Room) -> None:
        """See to it that somebody plays, if it is the server's turn."""
        game = room.table.id
        if room.table.served and game not in self.serving:
            task = self.serving[game] = asyncio.create_task(self._serve(room))
            task.add_done_callback(lambda done: self._served(room))

    def _served(self, room: Room) -> None:
        self.serving.pop(room.table.id, None)

    async def _serve(self, room: Room) -> None:
        while room.table.served:
            position = room.table.position
            await asyncio.sleep(self._pause(room.table))
            if room.table.position != position or not room.table.served:
                continue
            try:
                await self._move(room, position)
            except (Quarantined, Gone, NotFound):
                return
            except Refused as problem:
                LOG.warning("steward refused", game=room.table.id, problem=problem.key)
                await asyncio.sleep(SWEEP_SECONDS)
            except Exception:
                LOG.exception("steward failed", game=room.table.id)
                await asyncio.sleep(SWEEP_SECONDS)

    def _pause(self, table: Table) -> float:
        """Bots are easier to follow when they take a breath; a person's move can be taken back a little longer."""
        game = table.running
        human = bool(game.moves) and not table.chairs[table.order[game.moves[-1].seat]].served
        return self.settings.undo_seconds if human and game.can_undo else self.settings.bot_pause

    async def _move(self, room: Room, position: int) -> None:
        job, by = self._job(room.table)
        answer = await self.workers.choose(job)
        action = job.legal[0] if answer.action is None else answer.action
        draft = Draft(entries.ACTION, {"seat": job.seat, "action": action, "by": BY_DEFAULT if answer.fault else by})
        await self.rooms.execute(room, lambda table: [draft] if table.position == position and table.served else [])

    def _job(self, table: Table) -> tuple[Job, str]:
        game = table.running
        chair = table.chairs[table.order[game.seat]]
        own = chair.kind == BOT and self._runs(table, chair.bot)
        job = Job(
            game=table.id,
            seat=game.seat,
            edition=game.edition,
            players=game.players,
            options=game.rules.options,
            rules_version=game.rules_version,
            bot=chair.bot if own else self.settings.caretaker,
            seed=bot_seed(game.seed, game.seat),
            view=fields_of(game.view(game.seat)),
            legal=game.legal(),
        )
        return job, BY_BOT if own else BY_CARETAKER

    def _runs(self, table: Table, bot: str) -> bool:
        """Whether a chair's bot may run here; the log is told of one that may not, once."""
        if bot in self.bots:
            return True
        if (table.id, bot) not in self.replaced:
            self.replaced.add((table.id, bot))
            LOG.warning("bot not allowed, the caretaker plays", game=table.id, bot=bot[:LONGEST_NAME])
        return False

    # Looking around

    async def _sweeps(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for game in await asyncio.to_thread(self.rooms.store.due, self.rooms.store.clock.now()):
                    await self._care(game)
            except Exception:
                LOG.exception("sweep failed")

    async def _care(self, game: str) -> None:
        """One game that can't be taken care of is no reason to leave the others alone."""
        try:
            await self._take_care(game)
        except (Quarantined, Gone, NotFound):
            pass  # told already
        except Exception:
            LOG.exception("care failed", game=game)

    async def _take_care(self, game: str) -> None:
        """A bot that was left waiting, or somebody who has been away for too long."""
        room = await self.rooms.get(game)
        table = await self.rooms.read(room)
        if table.served:
            self.wake(room)
        elif table.waits_for is not None and table.waits_for not in room.audience.viewers():
            await self.rooms.execute(room, lambda now: _gone(now, table.waits_for))

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            here = [(game, chair) for game, room in self.rooms.rooms.items() for chair in room.audience.viewers()]
            try:
                await asyncio.to_thread(self.rooms.store.seen, here, self.rooms.store.clock.now())
            except Exception:
                LOG.exception("beat failed")


def _gone(table: Table, chair: int | None) -> list[Draft]:
    same = chair is not None and table.waits_for == chair and not table.served
    return [Draft(entries.AWAY, {"chair": chair})] if same else []


def fields_of(view: View) -> dict[str, Any]:
    """A view as plain data; compiled classes have no dictionary of their own."""
    return {field.name: getattr(view, field.name) for field in fields(view)}

"""Stewards: they play for bots, for those who are away and for those who resigned, and notice who has gone."""

import asyncio
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

import msgspec
import structlog

from trilhos.boards import Edition
from trilhos.boards.load import written
from trilhos.bots import bot_seed
from trilhos.bots.repeat import decisions
from trilhos.engine.view import View
from trilhos.play.remark import Remark
from trilhos.server.answers.errors import Gone, NotFound, Quarantined, Refused
from trilhos.server.answers.shapes import Timing
from trilhos.server.game import entries
from trilhos.server.game.dealing import deal_without
from trilhos.server.game.decide import decision
from trilhos.server.game.entries import BOT, BY_BOT, BY_CARETAKER, BY_CLOCK, BY_DEFAULT, BY_PLAYER, Draft, Maker
from trilhos.server.game.table import Table
from trilhos.server.game.teaching import scripted
from trilhos.server.rooms.audience import Member
from trilhos.server.rooms.rooms import Room, Rooms
from trilhos.server.settings import ServerSettings
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.deadlines import Deadlines
from trilhos.server.stewards.errands import Errands
from trilhos.server.stewards.slow import SlowClocks
from trilhos.server.stewards.workers import BotWorkers, Job

SWEEP_SECONDS: Final = 1.0
ASKING_SECONDS: Final = 30.0  # so long do bots wait for people who are asked whether a move may be taken back
LOOK_SECONDS: Final = 0.2
LONGEST_NAME: Final = 200  # letters of a bot's name in the log
SEARCH_SECONDS: Final = 5.0
RETRY_SECONDS: Final = 3.0  # after which a game is looked at again in which the server should have decided
LAST_TURNS: Final = 4  # whose beginnings are remembered: a move that is taken back belongs to one of them
MOST_AT_ONCE: Final = 100  # games looked after in one sweep
SHARED: Final = 32  # boards from outside that are ready to be sent to bots
LOG = structlog.get_logger("trilhos.stewards")


class Stewards:
    """Keeps every game of this process going."""

    def __init__(self, rooms: Rooms, workers: BotWorkers, settings: ServerSettings, bots: AllowedBots) -> None:
        self.rooms = rooms
        self.workers = workers
        self.settings = settings
        self.bots = bots
        self.replaced: set[tuple[str, str]] = set()  # games and their bots that this server doesn't run
        self.serving: dict[str, asyncio.Task[None]] = {}
        self.watch: list[asyncio.Task[None]] = []
        self.clock = rooms.store.clock
        self.errands = Errands(rooms, settings.order_pause, self._hear_out)
        self.deadlines = Deadlines()
        self.due: set[str] = set()  # games whose moment has come, and in which nothing has happened since
        self.slow = SlowClocks(rooms.store.engine, self.clock)
        self.turns: dict[str, dict[int, float]] = {}  # by game: the entries with which its last turns began, and when
        rooms.moved, rooms.opened, rooms.left = self.moved, self.opened, self.left

    async def start(self) -> None:
        """Begin to look around."""
        await self.slow.start()
        await self.look_around()
        await self.errands.search()
        self.watch = [asyncio.create_task(self._sweeps()), asyncio.create_task(self._searches())]

    async def close(self) -> None:
        """Stop; what is left undone waits in the database for the next start."""
        for task in [*self.watch, *self.serving.values()]:
            task.cancel()
        await asyncio.gather(*self.watch, *self.serving.values(), return_exceptions=True)
        await self.errands.close()
        await self.slow.save()

    # Playing for a chair

    def wake(self, room: Room) -> None:
        """See to it that somebody plays, if it is the server's turn, and that a game without an end is shut."""
        game = room.table.id
        if (room.table.served or room.table.endless) and game not in self.serving:
            task = self.serving[game] = asyncio.create_task(self._serve(room))
            task.add_done_callback(lambda done: self.serving.pop(game, None))

    async def _serve(self, room: Room) -> None:
        while (room.table.served or room.table.endless) and self.rooms.rooms.get(room.table.id) is room:
            if room.table.endless:
                await self.rooms.give_up(room)
                return
            position = room.table.position
            await asyncio.sleep(self._pause(room.table))
            if room.table.position != position or not room.table.served:
                continue
            await self._hear_out(room, position)
            try:
                await self._decide(room, position, room.table.to_serve)
            except (Quarantined, Gone, NotFound):
                return
            except Refused as problem:
                LOG.warning("steward refused", game=room.table.id, problem=problem.key)
                await asyncio.sleep(SWEEP_SECONDS)
            except Exception:
                LOG.exception("steward failed", game=room.table.id)
                await asyncio.sleep(SWEEP_SECONDS)

    async def _hear_out(self, room: Room, position: int) -> None:
        """Somebody asks for a move back: a bot's move would end the question, so it waits for answers, not for ever."""
        end = self.clock.now() + ASKING_SECONDS
        while room.table.asking is not None and room.table.position == position and self.clock.now() < end:
            await asyncio.sleep(LOOK_SECONDS)

    def _pause(self, table: Table) -> float:
        """Bots are easier to follow when they take a breath; a person's move can be taken back a little longer."""
        game = table.running
        human = bool(game.moves) and not table.chairs[table.order[game.moves[-1].seat]].served
        return self.settings.undo_seconds if human and game.can_undo else self.settings.bot_pause

    async def _decide(self, room: Room, position: int, chairs: list[int], why: str | None = None) -> None:
        """Decide for these chairs at once: those that the server serves, or others for a reason."""
        await asyncio.gather(*[self._move(room, position, chair, why) for chair in chairs])

    async def _move(self, room: Room, position: int, number: int, why: str | None) -> None:
        seat = room.table.order.index(number)
        told = scripted(room.table, seat)
        if told is None:
            action, maker, remark = await self._think(room.table, number, why)
        else:
            action, maker, remark = told, Maker(BY_PLAYER), None

        def decide(now: Table) -> list[Draft]:
            same = now.position == position and number in (now.waiting if why else now.to_serve)
            return decision(now, seat, action, maker, remark) if same else []

        await self.rooms.execute(room, decide)

    async def _think(self, table: Table, number: int, why: str | None) -> tuple[int, Maker, Remark | None]:
        """A bot's decision for a chair, who made it, and what is said of it.

        Ours say something only where bots are among themselves: in a game with people nobody has asked them.
        """
        chair, seat = table.chairs[number], table.order.index(number)
        own = chair.kind == BOT and self._runs(table, chair.bot)
        job = job_of(table, seat, chair.bot if own else self.settings.caretaker)
        watched = table.of_bots or self.bots.is_owners(job.bot)
        answer = await self.workers.choose(msgspec.structs.replace(job, watched=watched))
        action = job.legal[0] if answer.action is None else answer.action
        by = why or (BY_BOT if own else BY_CARETAKER)
        maker = Maker(BY_DEFAULT) if answer.fault else Maker(by, job.bot)
        return action, maker, answer.remark if watched else None

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
            await self.sweep()
            try:
                await self.slow.save()
            except Exception:  # the database can't be reached; it is tried again
                LOG.exception("turns not written")

    async def sweep(self) -> None:
        """Look after the games whose moment has come."""
        due = self.deadlines.take(self.clock.now(), MOST_AT_ONCE)
        self.due = set(due)
        for game in due:
            await self._take_care(game)

    async def _searches(self) -> None:
        """Bots' turns that came into the database by another way than through this process, such as with a backup."""
        while True:
            await asyncio.sleep(SEARCH_SECONDS)
            try:
                await self.errands.search()
                for game in await asyncio.to_thread(self.rooms.store.forgotten, self.clock.now()):
                    if game not in self.rooms.rooms and self.rooms.homes.acting(game):
                        await self._take_care(game)
            except Exception:
                LOG.exception("search failed")

    async def look_around(self) -> None:
        """Games that have come to us have their whole grace time again: the server was away, not the players."""
        now = self.clock.now()
        for game, served, grace, up in await asyncio.to_thread(self.rooms.store.running):
            if self.rooms.homes.elsewhere(game) is not None:
                self.deadlines.set(game, None)
            elif game not in self.deadlines and game not in self.rooms.rooms:
                later = now + grace if up is None else self.slow.granted(up)
                self.deadlines.set(game, now if served else later)

    async def _take_care(self, game: str) -> None:
        """A bot that was left waiting, or somebody who has been away for too long; each game fails alone."""
        try:
            if self.rooms.homes.elsewhere(game) is None:
                await self._look_after(await self.rooms.get(game))
        except (Quarantined, Gone, NotFound):
            pass  # told already
        except Exception:
            LOG.exception("care failed", game=game)
            self.deadlines.set(game, self.clock.now() + RETRY_SECONDS)

    async def _look_after(self, room: Room) -> None:
        table = await self.rooms.read(room)
        if table.endless:
            self.wake(room)
            return
        if table.dealing:
            if table.id not in self.deadlines:  # else it has just been opened, and players may reveal their nonces yet
                await self.rooms.execute(room, deal_without)
        elif table.served:
            self.moved(room)
        if table.settings.days:
            await self._end_turns(room)
            return
        if table.waiting and table.settings.clock and self.held(room) >= table.settings.clock:
            await self._decide(room, table.position, table.waiting, BY_CLOCK)
            return
        if table.id not in self.due:
            return  # the moment was a bot's, or something has happened meanwhile: whoever is waited for has time yet
        if table.script is not None or table.created.day:
            return  # whoever learns, or plays what others play, is waited for, however long
        gone = [chair for chair in table.waiting if chair not in room.audience.viewers()]
        if gone:
            await self.rooms.execute(
                room, lambda now: [entries.Away(one) for one in gone if one in now.waiting and one not in now.to_serve]
            )
        elif table.waiting and table.settings.clock:
            self.deadlines.set(table.id, self.clock.now() + table.settings.clock - self.held(room))

    async def _end_turns(self, room: Room) -> None:
        """In a game over days: who has let their time run out is away. Who is at the table just then loses the turn."""
        table, now = room.table, self.clock.now()
        late = [chair for chair, end in table.ends.items() if end <= now and chair not in table.to_serve]
        here = [chair for chair in late if chair in room.audience.viewers()]
        if here:
            await self._decide(room, table.position, here, BY_CLOCK)
        if gone := [chair for chair in late if chair not in here]:
            await self.rooms.execute(
                room,
                lambda t: [
                    entries.Away(one, lapsed=True) for one in gone if one in t.waiting and one not in t.to_serve
                ],
            )
        if not late and table.ends:
            self.deadlines.set(table.id, min(table.ends.values()))

    def may_vote(self, room: Room) -> bool:
        """Whether the others may let a bot play for somebody; where days were agreed on, those are waited for."""
        return not room.table.settings.days and self.held(room) >= self.settings.vote_seconds

    def held(self, room: Room) -> float:
        """Seconds since the present turn began, as far as this process knows: a restart gives everybody new time."""
        now = self.clock.now()
        return now - self.turns.get(room.table.id, {}).get(room.table.since, now)

    def moved(self, room: Room) -> None:
        """After an entry: the grace time begins anew, and if it is the server's turn, somebody plays."""
        self.due.discard(room.table.id)
        self._wait(room)
        self.errands.look(room)

    def _wait(self, room: Room) -> None:
        table = room.table
        wait = RETRY_SECONDS if table.served else table.settings.grace
        if table.dealing:  # a device that isn't there to reveal its nonce holds nobody up for long
            wait = self.settings.reveal_seconds
        idle = table.waits_for is None and not table.dealing
        self._time(table, idle)
        table.timing = self._timing(table)
        if table.ends:
            wait = min(wait, max(0.0, min(table.ends.values()) - self.clock.now()))
        if table.settings.clock and not table.served and not table.dealing:
            wait = min(wait, max(0.0, table.settings.clock - self.held(room)))
        self.deadlines.set(table.id, None if idle else self.clock.now() + wait)
        self.wake(room)

    def _time(self, table: Table, idle: bool) -> None:
        """Note when a turn begins; talk, choices of others and moves taken back give nobody more time."""
        if idle:
            self.turns.pop(table.id, None)
            self.slow.forget(table)
            return
        began, now = {**self.slow.known(table), **self.turns.get(table.id, {})}, self.clock.now()
        later = [when for since, when in began.items() if since > table.since]
        meanwhile = now - min(later, default=now)  # others had the turn until a move was taken back
        kept = {since: when + meanwhile for since, when in began.items() if since <= table.since}
        self.turns[table.id] = dict([*kept.items(), (table.since, kept.get(table.since, now))][-LAST_TURNS:])

    def _timing(self, table: Table) -> Timing | None:
        """When what happens if nobody decides; and in a game over days, by chair, which is written down too."""
        holders = [chair for chair in table.waiting if not table.chairs[chair].served]
        began, clock = self.turns.get(table.id, {}).get(table.since, 0.0), table.settings.clock
        table.ends = self.slow.ends(table, holders, began)
        if not holders:
            return None
        if table.ends:
            first = round(min(table.ends.values()), 3)
            return Timing(holders, first, first)
        time_up = round(began + clock, 3) if clock else None
        return Timing(holders, round(began + self.settings.vote_seconds, 3), time_up)

    def opened(self, room: Room) -> None:
        """A room is in memory again; looking at a game gives nobody more time."""
        table = room.table
        if table.id in self.deadlines and table.since in self.turns.get(table.id, {}):
            table.timing = self._timing(table)
        else:
            self._wait(room)
        self.errands.look(room)

    def left(self, room: Room, member: Member) -> None:
        """A connection has ended: whoever is waited for has the whole grace time from now on."""
        if member.viewer in room.table.waiting and member.viewer not in room.table.to_serve:
            self.moved(room)


def job_of(table: Table, seat: int, bot: str) -> Job:
    """A seat's decision, for a worker: its view, and nothing else of the state."""
    game = table.running
    return Job(
        game=table.id,
        seat=seat,
        edition=game.edition,
        players=game.players,
        options=game.rules.options,
        rules_version=game.rules_version,
        bot=bot,
        seed=bot_seed(game.seed, seat),
        decision=decisions(game, seat),
        view=fields_of(game.view(seat)),
        legal=game.legal(seat),
        board=b"" if game.board.ours else _without_art(game.board),
    )


def fields_of(view: View) -> dict[str, Any]:
    """A view as plain data; compiled classes have no dictionary of their own."""
    return {field.name: getattr(view, field.name) for field in fields(view)}


@lru_cache(SHARED)
def _without_art(board: Edition) -> bytes:
    """What a bot needs of a board: editions of one fingerprint are the same to it."""
    return written(msgspec.structs.replace(board.file, art=None))

"""Errands: standing orders are carried out the moment a turn comes, as if their player had pressed."""

import asyncio
import math
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from trilhos.server.answers.errors import Forbidden, Gone, NotFound, Quarantined, Refused, Unavailable
from trilhos.server.game import decide
from trilhos.server.game.entries import Draft
from trilhos.server.game.standing import UNDONE, Standing, carried_on
from trilhos.server.game.table import Table
from trilhos.server.rooms.rooms import May, Room, Rooms
from trilhos.server.storage.standing import KeptOrders, OrderBook
from trilhos.server.storage.tables import FINISHED, RUNNING

# A pause has a logarithmic normal distribution, as people's have: mostly near the median, sometimes much longer.
SPREAD: Final = 0.6
LEAST: Final = 1 / 3  # of the median
MOST: Final = 6.0  # medians
STEP: Final = 1 / 4  # of the median, before the second step of a turn
RETRY_SECONDS: Final = 3.0
LOG = structlog.get_logger("trilhos.stewards")


class Errands:
    """Carries out the orders of the games that live here. Nobody else can tell them from what is done by hand."""

    def __init__(self, rooms: Rooms, median: float, hear_out: Callable[[Room, int], Awaitable[None]]) -> None:
        self.rooms = rooms
        self.book = OrderBook(rooms.store.engine)
        self.median = median  # seconds before a turn
        self.hear_out = hear_out  # who asks for a move back is answered first
        self.random: Random = secrets.SystemRandom()
        self.givers: set[tuple[str, int]] = set()  # games and their chairs that have given orders
        # By game: the last entry as its player was called, and the version of the orders that didn't say what to do.
        self.called: dict[str, tuple[int, int]] = {}
        self.under_way: dict[str, tuple[int, asyncio.Task[None]]] = {}  # by game, with the position that it is for

    async def close(self) -> None:
        """Stop; what is left undone waits in the database for the next start."""
        tasks = [task for _, task in self.under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def search(self) -> None:
        """Turns that nobody here has looked at: after a start, or where a game has come to this process."""
        for game, chair, head, version in await asyncio.to_thread(self.book.due):
            known, room, stands = (game, chair) in self.givers, self.rooms.rooms.get(game), (head, version)
            self.givers.add((game, chair))
            behind = room is not None and room.table.number < head  # a restore has added to it
            if self.called.get(game) == stands or (known and room is not None and not behind):
                continue
            if self.rooms.homes.acting(game):
                try:
                    room = await self.rooms.get(game)
                    await self.rooms.read(room, fresh=behind)
                    self.look(room)
                except (Quarantined, Gone, NotFound):
                    self.called[game] = stands

    def look(self, room: Room) -> None:
        """After every entry, and as a room is opened: see to it that orders are carried out, if it is their turn."""
        table = room.table
        if table.status == FINISHED:
            givers = {giver for giver in self.givers if giver[0] == table.id}
            self.givers -= givers
            if givers:
                self._begin(table, self._forget(table.id))
            return
        asked = (table.id, table.waits_for) in self.givers and not table.opening and not table.served
        if asked and self.under_way.get(table.id, (0, None))[0] != table.position:
            self._begin(table, self._see_to(table.id, table.position))

    def is_busy(self, game: str) -> bool:
        """Whether orders may be carried out in a moment: until then, whoever gave them isn't called."""
        return game in self.under_way

    def _begin(self, table: Table, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work)
        self.under_way[table.id] = table.position, task

        def ended(done: asyncio.Task[None]) -> None:
            if self.under_way.get(table.id, (0, None))[1] is done:
                del self.under_way[table.id]

        task.add_done_callback(ended)

    async def _forget(self, game: str) -> None:
        await asyncio.to_thread(self.book.forget, game)

    # Carrying out

    async def _see_to(self, game: str, position: int) -> None:
        while True:
            try:
                room = await self.rooms.get(game)
                await asyncio.sleep(pause(self.random, self.median, room.table))
                room = await self.rooms.get(game)  # it may have been forgotten meanwhile, and made anew
                await self.hear_out(room, position)
                await self._carry_on(room, position)
                return
            except (Quarantined, Gone, NotFound):
                return
            except Refused as problem:
                LOG.warning("steward refused", game=game, problem=problem.key)
            except Exception:
                LOG.exception("steward failed", game=game)
            if self.rooms.homes.elsewhere(game) is not None:
                return  # its home sees to it
            await asyncio.sleep(RETRY_SECONDS)

    async def _carry_on(self, room: Room, position: int) -> None:
        table, left, unknown, called = room.table, KeptOrders(room.table.id, 0), False, False
        if table.position != position or table.waits_for is None or table.served:
            return
        chair = table.waits_for
        async with room.lock:
            await self._kept(room, chair)

        def moves(now: Table) -> list[Draft]:
            nonlocal left, unknown, called
            unknown = chair not in room.orders  # the log has grown behind our back, and they with it
            left = room.orders.get(chair, left)
            if unknown or now.position != position or chair not in now.waiting or now.served or not left.orders:
                return []
            made, after = carried_on(_read(left), now, now.order.index(chair))
            if not made:
                self.called[now.id], called = (now.number, left.version), True
                return []
            left = left.next(_written(after))
            return decide.act(now, chair, now.number, made)

        key = f"{chair}:{secrets.token_hex(8)}"  # as a page makes them
        await self.rooms.execute(room, moves, key, orders=lambda: left)
        if unknown:
            await self._carry_on(room, position)
        elif called:
            await self._stop_if_ended(room, position, chair)

    async def _stop_if_ended(self, room: Room, position: int, chair: int) -> None:
        """What ended them is written down for their player."""
        async with room.lock:
            kept, table = await self._kept(room, chair), room.table
            if kept.orders and table.position == position and chair in table.waiting:
                before = _read(kept)
                after = carried_on(before, table, table.order.index(chair))[1]
                if after.stopped != before.stopped:
                    await self._put(room, kept.next(_written(after)))

    # What players say

    async def told(self, room: Room, chair: int) -> tuple[int, Standing]:
        """The version of the orders of a chair, and what they are now."""
        async with room.lock:
            kept = await self._kept(room, chair)
        return kept.version, _read(kept)

    async def give(self, room: Room, chair: int, version: int, standing: Callable[[Table], Standing], may: May) -> None:
        """Other orders, instead of those of that version; Refused if they have changed since."""
        await asyncio.shield(asyncio.create_task(self._give(room, chair, version, standing, may)))
        self.look(room)

    async def _give(
        self, room: Room, chair: int, version: int, standing: Callable[[Table], Standing], may: May
    ) -> None:
        async with room.lock:
            table = room.table
            may(table)
            if table.status != RUNNING:
                raise Refused("orders-not-now")
            if table.chairs[chair].resigned:
                raise Forbidden("has-resigned")
            kept = await self._kept(room, chair)
            if kept.version != version:
                raise Refused("orders-changed")
            await self._put(room, kept.next(_written(standing(table))))
            self.givers.add((table.id, chair))
            self.called.pop(table.id, None)

    async def halt(self, room: Room, chair: int) -> None:
        """Who takes a move back wants to decide by hand now."""
        async with room.lock:
            kept = await self._kept(room, chair)
            if kept.orders and not (standing := _read(kept)).stopped:
                await self._put(room, kept.next(_written(replace(standing, stopped=UNDONE, doing=None))))

    async def _kept(self, room: Room, chair: int) -> KeptOrders:
        """Asked with the room's lock: what is in memory is then what stands in the database."""
        if chair not in room.orders:
            room.orders[chair] = await asyncio.to_thread(self.book.get, room.table.id, chair)
        return room.orders[chair]

    async def _put(self, room: Room, kept: KeptOrders) -> None:
        if not self.rooms.homes.acting(kept.game):
            raise Unavailable("game-moving")
        room.orders.pop(kept.chair, None)  # whatever comes of it, the database knows
        await asyncio.to_thread(self.book.put, kept)
        room.orders[kept.chair] = kept


def pause(random: Random, median: float, table: Table) -> float:
    """The seconds that somebody needs who sees their turn come, or its second step. They are drawn before anybody looks
    at the orders, and follow from nothing but what everybody knows of the table: so they tell nothing of the orders.
    """
    if table.position != table.since:
        median *= STEP
    if median == 0:
        return 0.0
    settings = table.settings
    most = [MOST * median, settings.grace / 2, *([settings.clock / 4] if settings.clock else [])]
    return min(max(random.lognormvariate(math.log(median), SPREAD), LEAST * median), *most)


def _read(kept: KeptOrders) -> Standing:
    return msgspec.json.decode(kept.orders, type=Standing) if kept.orders else Standing([])


def _written(standing: Standing) -> str:
    return msgspec.json.encode(standing).decode()

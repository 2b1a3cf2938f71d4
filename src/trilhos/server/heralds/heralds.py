"""Heralds: they look for players who have to be told something elsewhere, and see to it, once for each turn."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog

from trilhos.server.game.table import Table
from trilhos.server.game.vacation import until
from trilhos.server.heralds.carriers import Carriers
from trilhos.server.heralds.mail import TOO_MANY
from trilhos.server.heralds.notice import SOON, TEST, Notice, Reader, news, notice, reminds
from trilhos.server.heralds.postman import GONE, Delivery
from trilhos.server.heralds.quiet import quiet_until
from trilhos.server.heralds.store import FORGOTTEN_SECONDS, LEASE_SECONDS, WAITS, Due, Hook, Hooks
from trilhos.server.metrics import Metrics
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.storage.clock import wall
from trilhos.server.storage.tables import FINISHED, RUNNING

LONGEST_PAUSE: Final = 1.0  # seconds between two looks
SHORTEST_PAUSE: Final = 0.1
OFTEN: Final = 20.0  # looks within the time for which somebody must be gone: who is to be told at once, is
MOST_AT_ONCE: Final = 16  # under way; what is more stays in the database until there is room
MOST_FAILING: Final = 8  # of these, to receivers that failed the last time: half of the room is for the others
MOST_AT_ONE_HOST: Final = 4  # of these
MOST_LOOKED_AT: Final = 200  # some of them live at other processes
VACATION_SECONDS: Final = 600.0  # between two looks whether somebody is back from a vacation
LATER_SECONDS: Final = 600.0  # after which somebody who was told of much is told of more
LOG = structlog.get_logger("trilhos.webhooks")


def pause_for(wait: float) -> float:
    """Seconds between two looks, where somebody is told after being gone for so many."""
    return min(LONGEST_PAUSE, max(SHORTEST_PAUSE, wait / OFTEN))


class Heralds:
    """Sends the notices of this process."""

    def __init__(
        self, rooms: Rooms, ways: Carriers, wait: float, public_url: str, metrics: Metrics, busy: Callable[[str], bool]
    ) -> None:
        self.rooms = rooms
        self.clock = rooms.store.clock
        self.hooks = Hooks(rooms.store.engine)
        self.ways = ways
        self.wall = wall  # quiet hours are told by it, and nothing else
        self.public_url = public_url
        self.wait = wait
        self.pause = pause_for(wait)
        self.metrics = metrics
        self.busy = busy  # whether a game's turn may be played in a moment, by orders that stand
        self.sending: dict[tuple[str, int, str, str], tuple[Hook, asyncio.Task[None]]] = {}
        self.began = self.clock.now()
        self.sweeping = asyncio.create_task(self._sweeps())

    async def close(self) -> None:
        """Finish what is under way, which takes seconds at most; the rest waits in the database."""
        self.sweeping.cancel()
        await asyncio.gather(self.sweeping, *[task for _, task in self.sending.values()], return_exceptions=True)
        await self.ways.close()

    async def try_out(self, table: Table, hook: Hook) -> Delivery:
        """A notice that it works; if it does, the hook is as good as new."""
        outcome = await self._send(hook, self._notice(table, hook, TEST))
        if outcome.problem is None:
            await asyncio.to_thread(self.hooks.change, hook, failures=0, problem=None, status=None, due=0.0)
        return outcome

    # Looking around

    async def _sweeps(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self._sweep()
            except Exception:
                LOG.exception("sweep failed")
            self.metrics.webhook_looks.inc()

    async def _sweep(self) -> None:
        """The server was away, not the players: they get some time to come back before anybody is written to."""
        now, room = self.clock.now(), MOST_AT_ONCE - len(self.sending)
        if room > 0 and now >= self.began + self.wait:
            for due in await asyncio.to_thread(self.hooks.due, now, self.wait, MOST_LOOKED_AT):
                if self._has_room(due.hook) and self.rooms.homes.acting(due.hook.game):
                    self._begin(due)

    def _has_room(self, hook: Hook) -> bool:
        """Whoever never answers holds up others who don't, and those at the same host, but nobody else."""
        others = [other for other, _ in self.sending.values()]
        failing = sum(other.failures > 0 for other in others)
        there = sum(other.host == hook.host for other in others)
        return len(others) < MOST_AT_ONCE and there < MOST_AT_ONE_HOST and (not hook.failures or failing < MOST_FAILING)

    def _begin(self, due: Due) -> None:
        place = due.hook.place
        if place in self.sending:
            return

        def ended(task: asyncio.Task[None]) -> None:
            self.sending.pop(place, None)
            self.metrics.webhooks_under_way.set(len(self.sending))

        task = asyncio.create_task(self._see_to(due))
        self.sending[place] = due.hook, task
        task.add_done_callback(ended)
        self.metrics.webhooks_under_way.set(len(self.sending))

    # One hook

    async def _see_to(self, due: Due) -> None:
        hook, quiet = due.hook, quiet_until(due.quiet, now := self.wall())
        try:
            if quiet is not None:
                await asyncio.to_thread(self.hooks.change, hook, due=self.clock.now() + quiet - now)
                return
            room = await self.rooms.get(hook.game)
            table = await self.rooms.read(room)
            away = until(table, hook.chair, self.clock.now()) is not None and table.status == RUNNING
            here = hook.chair in room.audience.viewers()  # at a page that this process serves
            if away:  # there will be enough to read
                await asyncio.to_thread(self.hooks.change, hook, due=self.clock.now() + VACATION_SECONDS)
            elif self.busy(hook.game) or (
                here and self.clock.now() - due.moved < FORGOTTEN_SECONDS
            ):  # and not for suspiciously long
                await asyncio.to_thread(self.hooks.change, hook, due=self.clock.now() + self.wait)
            else:
                await self._tell(table, hook)
        except Exception:
            LOG.exception("notice not seen to", game=hook.game)

    async def _tell(self, table: Table, hook: Hook) -> None:
        """Whatever is said about the table is put together at once: it goes on while we wait for others."""
        kind, number, over = news(table, hook.chair, hook.told), table.number, table.status == FINISHED
        soon = reminds(table, hook.chair)
        if kind is None and soon is not None and hook.reminded < table.since and hook.chair not in table.to_serve:
            if soon > self.clock.now():  # the others' time ends earlier
                await asyncio.to_thread(self.hooks.change, hook, told=number, due=soon)
                return
            kind = SOON
        if kind is not None and hook.on and hook.way in self.ways:
            late = soon is not None and soon <= self.clock.now()
            hook = await self._deliver(hook, self._notice(table, hook, kind), late)
        elif not over:
            await asyncio.to_thread(self.hooks.change, hook, told=number, reminded=table.since)
        if over and (kind is None or hook.told == number or not hook.on):  # an address is kept while it is needed
            await asyncio.to_thread(self.hooks.remove, *hook.place)

    async def _deliver(self, hook: Hook, notice: Notice, late: bool) -> Hook:
        """Send a notice, unless another process does, and write down what came of it."""
        lease = await asyncio.to_thread(self.hooks.change, hook, due=self.clock.now() + LEASE_SECONDS)
        if lease is None:
            return hook
        outcome = await self._send(lease, notice)
        if outcome.problem == GONE:
            return lease
        found = self._found(lease, notice, outcome)
        if outcome.problem is None and late:
            found["reminded"] = notice.turn  # that it ends soon was said with it
        return await asyncio.to_thread(self.hooks.change, lease, **found) or lease

    def _found(self, hook: Hook, notice: Notice, outcome: Delivery) -> dict[str, Any]:
        """What a delivery changes: the turn is told, or it is tried again after a while."""
        if outcome.problem is None:
            return {"told": notice.number, "due": 0.0, "failures": 0, "problem": None, "status": None}
        if outcome.problem == TOO_MANY:
            return {"due": self.clock.now() + LATER_SECONDS}
        failures = hook.failures + 1
        again = self.clock.now() + WAITS[min(failures, len(WAITS)) - 1]
        LOG.info("notice failed", game=hook.game, chair=hook.chair, problem=outcome.problem, failures=failures)
        return {"due": again, "failures": failures, "problem": outcome.problem, "status": outcome.status}

    def _notice(self, table: Table, hook: Hook, kind: str) -> Notice:
        end = table.ends.get(hook.chair)
        left = None if end is None else end - self.clock.now()
        return notice(table, hook.chair, kind, Reader(hook.language, hook.zone, self.wall()), left, self.public_url)

    async def _send(self, hook: Hook, notice: Notice) -> Delivery:
        outcome = await self.ways.send(hook, notice)
        self.metrics.webhooks.labels(outcome.problem or "sent").inc()
        if outcome.problem == GONE:
            await asyncio.to_thread(self.hooks.remove, *hook.place)
        return outcome

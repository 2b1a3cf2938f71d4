"""Heralds: they look for players who have to be told something elsewhere, and see to it, once for each turn."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog

from trilhos.server.game.table import Table
from trilhos.server.metrics import Metrics
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.settings import ServerSettings, Webhooks
from trilhos.server.storage.tables import FINISHED
from trilhos.server.heralds.notice import TEST, Notice, news, notice, request
from trilhos.server.heralds.postman import Delivery, Postman
from trilhos.server.heralds.store import FORGOTTEN_SECONDS, WAITS, Hook, Hooks

LONGEST_PAUSE: Final = 1.0  # seconds between two looks
SHORTEST_PAUSE: Final = 0.1
OFTEN: Final = 20.0  # looks within the time for which somebody must be gone: who is to be told at once, is
MOST_AT_ONCE: Final = 16  # under way; what is more stays in the database until there is room
MOST_FAILING: Final = 8  # of these, to receivers that failed the last time: half of the room is for the others
MOST_AT_ONE_HOST: Final = 4  # of these
MOST_LOOKED_AT: Final = 200  # some of them live at other processes
LEASE_SECONDS: Final = 30.0  # for which a process that sends keeps the others away, should it die meanwhile
LOG = structlog.get_logger("trilhos.webhooks")


def pause_for(wait: float) -> float:
    """Seconds between two looks, where somebody is told after being gone for so many."""
    return min(LONGEST_PAUSE, max(SHORTEST_PAUSE, wait / OFTEN))


class Heralds:
    """Sends the notices of this process."""

    def __init__(
        self, rooms: Rooms, settings: ServerSettings, webhooks: Webhooks, metrics: Metrics, busy: Callable[[str], bool]
    ) -> None:
        self.rooms = rooms
        self.clock = rooms.store.clock
        self.hooks = Hooks(rooms.store.engine)
        self.postman = Postman(webhooks)
        self.public_url = settings.public_url
        self.wait = webhooks.wait
        self.pause = pause_for(webhooks.wait)
        self.metrics = metrics
        self.busy = busy  # whether a game's turn may be played in a moment, by orders that stand
        self.sending: dict[tuple[str, int], tuple[Hook, asyncio.Task[None]]] = {}
        self.began = self.clock.now()
        self.sweeping = asyncio.create_task(self._sweeps())

    async def close(self) -> None:
        """Finish what is under way, which takes seconds at most; the rest waits in the database."""
        self.sweeping.cancel()
        await asyncio.gather(self.sweeping, *[task for _, task in self.sending.values()], return_exceptions=True)
        await self.postman.close()

    async def try_out(self, table: Table, hook: Hook) -> Delivery:
        """A notice that it works; if it does, the webhook is as good as new."""
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
            for hook, moved in await asyncio.to_thread(self.hooks.due, now, self.wait, MOST_LOOKED_AT):
                if self._has_room(hook) and self.rooms.homes.acting(hook.game):
                    self._begin(hook, moved)

    def _has_room(self, hook: Hook) -> bool:
        """Whoever never answers holds up others who don't, and those at the same host, but nobody else."""
        others = [other for other, _ in self.sending.values()]
        failing = sum(other.failures > 0 for other in others)
        there = sum(other.host == hook.host for other in others)
        return len(others) < MOST_AT_ONCE and there < MOST_AT_ONE_HOST and (not hook.failures or failing < MOST_FAILING)

    def _begin(self, hook: Hook, moved: float) -> None:
        place = (hook.game, hook.chair)
        if place in self.sending:
            return

        def ended(task: asyncio.Task[None]) -> None:
            self.sending.pop(place, None)
            self.metrics.webhooks_under_way.set(len(self.sending))

        task = asyncio.create_task(self._see_to(hook, moved))
        self.sending[place] = hook, task
        task.add_done_callback(ended)
        self.metrics.webhooks_under_way.set(len(self.sending))

    # One webhook

    async def _see_to(self, hook: Hook, moved: float) -> None:
        try:
            room = await self.rooms.get(hook.game)
            table = await self.rooms.read(room)
            here = hook.chair in room.audience.viewers()  # at a page that this process serves
            if self.busy(hook.game) or (
                here and self.clock.now() - moved < FORGOTTEN_SECONDS
            ):  # and not for suspiciously long
                await asyncio.to_thread(self.hooks.change, hook, due=self.clock.now() + self.wait)
            else:
                await self._tell(table, hook)
        except Exception:
            LOG.exception("webhook failed", game=hook.game)

    async def _tell(self, table: Table, hook: Hook) -> None:
        """Whatever is said about the table is put together at once: it goes on while we wait for others."""
        kind, number, over = news(table, hook.chair, hook.told), table.number, table.status == FINISHED
        if kind is not None and hook.on:
            hook = await self._deliver(hook, self._notice(table, hook, kind))
        elif not over:
            await asyncio.to_thread(self.hooks.change, hook, told=number)
        if over and (kind is None or hook.told == number or not hook.on):  # an address is kept while it is needed
            await asyncio.to_thread(self.hooks.remove, hook.game, hook.chair)

    async def _deliver(self, hook: Hook, notice: Notice) -> Hook:
        """Send a notice, unless another process does, and write down what came of it."""
        lease = await asyncio.to_thread(self.hooks.change, hook, due=self.clock.now() + LEASE_SECONDS)
        if lease is None:
            return hook
        outcome = await self._send(lease, notice)
        found: dict[str, Any] = {"told": notice.number, "due": 0.0, "failures": 0, "problem": None, "status": None}
        if outcome.problem is not None:
            failures = lease.failures + 1
            again = self.clock.now() + WAITS[min(failures, len(WAITS)) - 1]
            LOG.info("notice failed", game=lease.game, chair=lease.chair, problem=outcome.problem, failures=failures)
            found = {"due": again, "failures": failures, "problem": outcome.problem, "status": outcome.status}
        return await asyncio.to_thread(self.hooks.change, lease, **found) or lease

    def _notice(self, table: Table, hook: Hook, kind: str) -> Notice:
        return notice(table, hook.chair, kind, hook.language, self.public_url)

    async def _send(self, hook: Hook, notice: Notice) -> Delivery:
        body, headers = request(notice, hook.form)
        outcome = await self.postman.post(hook.address, body, headers)
        self.metrics.webhooks.labels(outcome.problem or "sent").inc()
        return outcome

"""Hearing the keeper's orders: every process looks for new ones each second. Old games go, where that is wanted."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from trilhos.server.keeping.bans import Bans
from trilhos.server.keeping.expiry import expired
from trilhos.server.keeping.keeper import Keeper
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.storage import orders
from trilhos.server.storage.orders import Order

LOOK_SECONDS: Final = 1.0
EXPIRE_SECONDS: Final = 3600.0
MOST_EXPIRED: Final = 1000  # in one go; the rest has an hour's time
REASONS: Final = {orders.DELETED: "game-deleted", orders.SHUT: "quarantined"}
LOG = structlog.get_logger("trilhos.keeper")


class Hearing:
    """The ears of one process."""

    def __init__(
        self,
        rooms: Rooms,
        bans: Bans,
        expire_days: float | None,
        released: Callable[[], Awaitable[None]],
        renamed: Callable[[str], Awaitable[None]],
    ) -> None:
        self.rooms = rooms
        self.released = released  # called when games are open again, which somebody has to take care of
        self.renamed = renamed  # called with games in whose logs somebody has no name any more
        self.bans = bans
        self.expire_days = expire_days
        self.keeper = Keeper(rooms.store.engine)
        self.heard = orders.last(rooms.store.engine)
        self.expired = -EXPIRE_SECONDS
        self.task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Stop listening."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
                await self._expire()
            except Exception:
                LOG.exception("hearing failed")

    async def look(self) -> None:
        """Obey what is new."""
        for order in await asyncio.to_thread(orders.after, self.rooms.store.engine, self.heard):
            self.heard = order.number
            await self._obey(order)

    async def _obey(self, order: Order) -> None:
        LOG.info("keeper's order", kind=order.kind, subject=order.subject)
        if order.kind in REASONS:
            self.rooms.shut(order.subject, REASONS[order.kind])
        if order.kind == orders.RENAMED:
            await self.renamed(order.subject)
        if order.kind == orders.RELEASED:
            await self.released()
        if order.kind == orders.BANNED:
            await asyncio.to_thread(self.bans.load)
            for room in list(self.rooms.rooms.values()):
                room.audience.dismiss(self.bans.banned, "banned")

    async def _expire(self) -> None:
        """Old orders, and games that nobody has touched for longer than the owner keeps them; each process may."""
        if time.monotonic() - self.expired < EXPIRE_SECONDS:
            return
        self.expired = time.monotonic()
        await asyncio.to_thread(orders.prune, self.rooms.store.engine, self.heard)
        if self.expire_days is None:
            return
        old = await asyncio.to_thread(expired, self.rooms.store.engine, self.expire_days)
        if old:
            gone = await asyncio.to_thread(self.keeper.delete, old[:MOST_EXPIRED], with_results=False)
            LOG.info("old games deleted", games=gone)

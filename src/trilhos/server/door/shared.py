"""Limits of several processes: each tells the others a few times a second what was spent at it, by notification.

So an address that goes to two processes has the limits of one, and a fraction of a second of the other's. Nothing is
written to a table, and what is lost on the way costs nobody anything but a little patience.
"""

import asyncio
import secrets
from typing import Final

import msgspec
import sqlalchemy as sa
import structlog

from trilhos.server.door.limits import Limits

CHANNEL: Final = "trilhos_spent"
TELL_SECONDS: Final = 0.25
MOST_IN_A_NOTICE: Final = 75  # PostgreSQL takes 8000 bytes
LOG = structlog.get_logger("trilhos.limits")
Spent = tuple[str, str, float]  # the limit, who, how much


class SpentNotice(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells."""

    process: str
    spent: list[Spent]


class Shared:
    """Tells and hears of what was spent."""

    def __init__(self, limits: Limits, engine: sa.Engine) -> None:
        self.limits = limits
        self.engine = engine
        self.name = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell the others."""
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def heard(self, payload: str) -> None:
        """Another process, or we ourselves, spent something; rubbish in the channel harms nobody."""
        try:
            notice = msgspec.json.decode(payload, type=SpentNotice)
        except msgspec.MsgspecError:
            return
        if notice.process != self.name:
            for name, who, cost in notice.spent:
                self.limits.heard(name, who, cost)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            spent = self.limits.told()
            if spent:
                try:
                    await asyncio.to_thread(self._tell, spent)
                except sa.exc.SQLAlchemyError as problem:
                    LOG.warning("not told", problem=type(problem).__name__)

    def _tell(self, spent: list[Spent]) -> None:
        with self.engine.begin() as connection:
            for at in range(0, len(spent), MOST_IN_A_NOTICE):
                notice = SpentNotice(self.name, spent[at : at + MOST_IN_A_NOTICE])
                said = msgspec.json.encode(notice).decode()
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))

"""Whether the server is well: looked at once for everybody who asks within some seconds."""

import asyncio
import time
from typing import Final

import msgspec
import structlog

from trilhos.server.answers.errors import Unavailable
from trilhos.server.storage.quarantine import Quarantine
from trilhos.server.storage.receipts import losses
from trilhos.server.storage.store import Store

FRESH_SECONDS: Final = 2.0  # a flood of questions costs one look
LOG = structlog.get_logger("trilhos.vitals")


class Found(msgspec.Struct, frozen=True):
    """What a look at the database found."""

    written: bool
    quarantined: int = 0
    lost: int = 0


class Vitals:
    """Writes to the database, and counts what the owner should know of."""

    def __init__(self, store: Store, quarantine: Quarantine) -> None:
        self.store = store
        self.quarantine = quarantine
        self.lock = asyncio.Lock()
        self.looked = -FRESH_SECONDS
        self.found = Found(written=False)

    async def look(self) -> Found:
        """The latest findings; Unavailable when the database can't be written."""
        async with self.lock:
            if time.monotonic() - self.looked >= FRESH_SECONDS:
                self.found = await asyncio.to_thread(self._look)
                self.looked = time.monotonic()
        if not self.found.written:
            raise Unavailable("no-database")
        return self.found

    def _look(self) -> Found:
        try:
            self.store.pulse()
            lost = sum(loss.count for loss in losses(self.store.engine) if not loss.noted)
            return Found(written=True, quarantined=self.quarantine.count(), lost=lost)
        except Exception as problem:
            LOG.error("unwell", problem=f"{type(problem).__name__}: {str(problem).splitlines()[0]}")
            return Found(written=False)

"""Homes: which process a game lives at. On PostgreSQL every process holds a lease and knows who else does.

A process renews its lease by counting up in its row, and reads the rows of the others before. Whoever hasn't counted up
for LEASE_SECONDS, by the watch of whoever looks, is dead: its row is removed, its games go to the others. A process
that couldn't renew for as long, by its own watch, has stopped acting before that. A newcomer acts once all others have
counted up twice, and so have read its row. No clock but the monotonic one of each process is asked, and no two of them
are a game's home at the same time; should a machine's watch be wrong, the log's head still keeps a game from forking.
"""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import sqlalchemy as sa
import structlog

from trilhos.server.processes.ring import Process, Ring
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import PROCESSES

LEASE_SECONDS: Final = 1.5
BEAT_SECONDS: Final = 0.25
ALLOWANCE: Final = 0.1  # a process stops acting a little earlier than the others may take over
LOG = structlog.get_logger("trilhos.homes")
Changed = Callable[[bool], Coroutine[Any, Any, None]]


class Homes(Protocol):
    """Where games live."""

    def elsewhere(self, game: str) -> Process | None:
        """The other process that a game lives at; none for our own."""

    def acting(self, game: str) -> bool:
        """Whether this process is the game's home now, and may act as such."""

    def knows(self, secret: str) -> bool:
        """Whether a request comes from another process."""

    def hosts(self) -> set[str]:
        """The machines of the other processes, from which requests are passed on."""

    def register(self) -> None:
        """Be known to the others."""

    def start(self, changed: Changed) -> None:
        """Follow who comes and goes; `changed` is told, and with it whether we were given up ourselves meanwhile."""

    def close(self) -> None:
        """Be gone."""


class Alone:
    """One process: every game is at home."""

    def elsewhere(self, game: str) -> Process | None:
        """Nothing is elsewhere."""
        return None

    def acting(self, game: str) -> bool:
        """Always."""
        return True

    def knows(self, secret: str) -> bool:
        """There is nobody to be known."""
        return False

    def hosts(self) -> set[str]:
        """None."""
        return set()

    def register(self) -> None:
        """There is nobody to be known to."""

    def start(self, changed: Changed) -> None:
        """Nobody comes or goes."""

    def close(self) -> None:
        """Nobody misses us."""


class Leases:
    """A process among others on one PostgreSQL."""

    def __init__(self, engine: sa.Engine, address: str) -> None:
        self.engine = engine
        self.me = Process(secrets.token_hex(8), address, secrets.token_urlsafe(16))
        self.ring = Ring([self.me])
        self.counts: dict[str, tuple[int, float]] = {}  # what we last read of each other process, and when it was new
        self.awaited: dict[str, int] = {}  # until these have counted so far, they may not know us
        self.until = 0.0  # our own lease, by our watch
        self.stopping = threading.Event()

    # What the rest of the server asks

    def elsewhere(self, game: str) -> Process | None:
        """The other process that a game lives at."""
        home = self.ring.home(game)
        return None if home.id == self.me.id else home

    def acting(self, game: str) -> bool:
        """Whether the game lives here, our lease holds, and everybody knows of us."""
        return time.monotonic() < self.until and not self.awaited and self.elsewhere(game) is None

    def knows(self, secret: str) -> bool:
        """Whether a request comes from another process: it knows what stands in our row."""
        return secrets.compare_digest(secret.encode(), self.me.secret.encode())

    # The lease

    def hosts(self) -> set[str]:
        """The machines of the other processes, from which requests are passed on."""
        return {other.place[0] for other in self.ring.processes.values() if other.id != self.me.id}

    def register(self) -> None:
        """Our row; whoever had our address before is gone, or the port would not be ours."""
        began = time.monotonic()
        with writing(self.engine) as connection:
            connection.exec_driver_sql("LOCK TABLE processes IN EXCLUSIVE MODE")  # of two newcomers one comes first
            connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.address == self.me.address))
            row = {"id": self.me.id, "address": self.me.address, "secret": self.me.secret, "beats": 0}
            connection.execute(sa.insert(PROCESSES), [row])
            rows = _rows(connection)
        self.awaited = {row["id"]: row["beats"] + 2 for row in rows if row["id"] != self.me.id}
        self._read(rows)
        self.until = began + LEASE_SECONDS - ALLOWANCE

    def start(self, changed: Changed) -> None:
        """Go on renewing; when other processes have come or gone, `changed` is awaited before we count up again."""
        self.changed, self.loop = changed, asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, name="trilhos-lease", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Give the lease back: the others need not wait for it to end."""
        self.stopping.set()
        self.thread.join()
        with writing(self.engine) as connection:
            connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == self.me.id))

    def _run(self) -> None:
        while not self.stopping.wait(BEAT_SECONDS):
            try:
                self._beat()
            except Exception as problem:
                LOG.warning("lease not renewed", problem=type(problem).__name__)

    def _beat(self) -> None:
        """Read, do as was read, and only then count up: who sees our number knows what we know."""
        before = self.ring
        with self.engine.connect() as connection:
            self._read(_rows(connection))
        if self.ring is not before:
            self._tell(lost=False)
        began = time.monotonic()
        with writing(self.engine) as connection:
            mine = sa.update(PROCESSES).where(PROCESSES.c.id == self.me.id)
            renewed = connection.execute(mine.values(beats=PROCESSES.c.beats + 1)).rowcount > 0
        if renewed:
            self.until = began + LEASE_SECONDS - ALLOWANCE
            return
        # We were taken for dead: whatever we have in memory was somebody else's meanwhile. We begin as a newcomer.
        LOG.warning("lease lost")
        self.until = 0.0
        self._tell(lost=True)
        self.me = Process(secrets.token_hex(8), self.me.address, secrets.token_urlsafe(16))
        self.register()

    def _tell(self, lost: bool) -> None:
        LOG.info("processes", count=len(self.ring.processes), lost=lost)
        asyncio.run_coroutine_threadsafe(self.changed(lost), self.loop).result(LEASE_SECONDS)

    def _read(self, rows: list[sa.RowMapping]) -> None:
        """Who lives: we do, and whoever has counted up lately."""
        now, others = time.monotonic(), {row["id"]: row for row in rows if row["id"] != self.me.id}
        self.counts = {id: self._count(id, row["beats"], now) for id, row in others.items()}
        gone = [id for id, (_, since) in self.counts.items() if now - since > LEASE_SECONDS and self._bury(id)]
        living = [row for id, row in others.items() if id not in gone]
        if {self.me.id, *[row["id"] for row in living]} != set(self.ring.processes):
            self.ring = Ring([self.me, *[Process(row["id"], row["address"], row["secret"]) for row in living]])
        counts = {row["id"]: row["beats"] for row in living}
        self.awaited = {id: count for id, count in self.awaited.items() if counts.get(id, count) < count}

    def _count(self, id: str, beats: int, now: float) -> tuple[int, float]:
        """What a process has counted, and since when we know."""
        known = self.counts.get(id)
        return known if known is not None and known[0] == beats else (beats, now)

    def _bury(self, id: str) -> bool:
        """Take a process for dead, unless it has counted meanwhile; should it live, it finds its row gone."""
        found = PROCESSES.c.id == id
        with writing(self.engine) as connection:
            connection.execute(sa.delete(PROCESSES).where(found, PROCESSES.c.beats == self.counts[id][0]))
            return connection.execute(sa.select(PROCESSES.c.id).where(found)).first() is None


def _rows(connection: sa.Connection) -> list[sa.RowMapping]:
    return list(connection.execute(sa.select(PROCESSES)).mappings())


def own_address(engine: sa.Engine, given: str, host: str, port: int) -> str:
    """Where other processes reach us: as the owner says, where we listen, or as the database sees us."""
    if given:
        return given
    if host in ("0.0.0.0", "::"):  # noqa: S104 - nobody is listened to here
        with engine.connect() as connection:
            host = connection.exec_driver_sql("SELECT host(inet_client_addr())").scalar() or "127.0.0.1"
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"

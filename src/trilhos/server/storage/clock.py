"""The server's clock: seconds that never jump, whatever happens to the clock on the wall.

Every duration is counted by it: grace, notices, leases. It begins with the time of the database (or of this machine,
for SQLite), never before anything that an earlier process wrote down, and goes on by the machine's monotonic clock.
What people read, such as when something was said, is the time on the wall.
"""

import time
from typing import Final

import sqlalchemy as sa

from trilhos.server.storage.database import is_postgres
from trilhos.server.storage.tables import GAMES

YEAR: Final = 366 * 24 * 3600.0  # a time so far ahead was never written by a clock of ours


class Clock:
    """Seconds since 1970, as they were believed to be at the start."""

    def __init__(self, start: float) -> None:
        self.ahead = start - time.monotonic()

    def now(self) -> float:
        """The seconds until now."""
        return time.monotonic() + self.ahead


def wall() -> float:
    """The time as people know it; never to be compared with anything."""
    return time.time()


def started(engine: sa.Engine) -> Clock:
    """A clock for the games of a database."""
    with engine.connect() as connection:
        now = wall()
        if is_postgres(engine):  # one clock for processes on many machines
            now = float(connection.execute(sa.select(sa.extract("epoch", sa.func.clock_timestamp()))).scalar_one())
        query = sa.select(sa.func.max(GAMES.c.moved)).where(GAMES.c.moved < now + YEAR)
        return Clock(max(now, connection.execute(query).scalar() or 0.0))

"""Expiry: games that nobody has touched for long go, where the owner wants it, and no wrong clock takes others along.

What is deleted doesn't come back, and one wrong reading of the clock makes every game old. So a day counts only where a
server was there to see it pass: whoever finds that the clock has gone further than the last look explains, begins to
count anew. A server that was switched off for long does so too; nobody could play meanwhile.
"""

from typing import Final

import sqlalchemy as sa
import structlog

from trilhos.server.keeping.keeper import DAY, Keeper
from trilhos.server.storage.clock import started
from trilhos.server.storage.database import writing
from trilhos.server.storage.receipts import mark, set_mark
from trilhos.server.storage.writer import lock

LOOKED: Final = "looked"  # when a server last looked
WATCHED: Final = "watched"  # since when they have looked without a gap
LEAST_GAP: Final = 3 * 3600.0  # looks are an hour apart
GAP: Final = 0.1  # of the days that games are kept: so much too early does no harm
LOG = structlog.get_logger("trilhos.keeper")


def expired(engine: sa.Engine, days: float) -> list[str]:
    """Games in which nothing has happened for so many days, all of them seen by servers; the longest idle first."""
    now = started(engine).now()
    since = _watched_since(engine, now, max(LEAST_GAP, GAP * days * DAY))
    return Keeper(engine).aged(now - days * DAY) if since <= now - days * DAY else []


def _watched_since(engine: sa.Engine, now: float, gap: float) -> float:
    with writing(engine) as connection:
        lock(connection, [LOOKED])  # others may begin at the same time
        looked, since = mark(connection, LOOKED), mark(connection, WATCHED)
        set_mark(connection, LOOKED, int(now))
        if looked is not None and since is not None and abs(now - looked) <= gap:
            return since
        set_mark(connection, WATCHED, int(now))
    LOG.info("days of expiry are counted from now on", hours_since_last_look=looked and round((now - looked) / 3600))
    return now

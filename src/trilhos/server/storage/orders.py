"""The keeper's orders: written to the database by whoever gave them, heard by every process within seconds."""

from typing import Final

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.clock import wall
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import ORDERS

DELETED: Final = "deleted"  # a game; the order stays for long, so that its players are told
SHUT: Final = "shut"  # a game put in quarantine
RELEASED: Final = "released"  # a game that is open again
BANNED: Final = "banned"  # something about bans has changed
LEFT: Final = "left"  # a member, whom no backup brings back
RENAMED: Final = "renamed"  # a game in whose log somebody has no name any more


DAY: Final = 86_400.0
KEPT_DAYS: Final = {DELETED: 90, SHUT: 1, RELEASED: 1, BANNED: 1, LEFT: 3650, RENAMED: 1}  # heard within seconds


class Order(msgspec.Struct, frozen=True):
    """One order."""

    number: int
    kind: str
    subject: str


def give(connection: sa.Connection, kind: str, subject: str) -> None:
    """An order, heard once the transaction is committed."""
    connection.execute(sa.insert(ORDERS), [{"kind": kind, "subject": subject, "at": wall()}])


def last(engine: sa.Engine) -> int:
    """The number of the last order."""
    with engine.connect() as connection:
        return int(connection.execute(sa.select(sa.func.max(ORDERS.c.number))).scalar() or 0)


def after(engine: sa.Engine, number: int) -> list[Order]:
    """The orders behind a number."""
    query = sa.select(ORDERS.c.number, ORDERS.c.kind, ORDERS.c.subject).where(ORDERS.c.number > number)
    with engine.connect() as connection:
        return [Order(*row) for row in connection.execute(query.order_by(ORDERS.c.number))]


def was_deleted(connection: sa.Connection, game: str) -> bool:
    """Whether there was a game of this id, until the keeper deleted it."""
    query = sa.select(ORDERS.c.number).where(ORDERS.c.subject == game, ORDERS.c.kind == DELETED)
    return connection.execute(query.limit(1)).first() is not None


def prune(engine: sa.Engine, heard: int) -> int:
    """Forget orders that were carried out long ago; how many. The last one stays: numbers go on from it."""
    now = wall()
    old = [(ORDERS.c.kind == kind) & (ORDERS.c.at < now - days * DAY) for kind, days in KEPT_DAYS.items()]
    with writing(engine) as connection:
        return connection.execute(sa.delete(ORDERS).where(ORDERS.c.number < heard, sa.or_(*old))).rowcount

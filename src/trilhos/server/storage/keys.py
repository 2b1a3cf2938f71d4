"""Secrets of the server's own: made once, kept in the database, so that all processes and backups have the same."""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import KEYS

PUSH: Final = "push"


def kept_key(engine: sa.Engine, name: str, make: Callable[[], str]) -> str:
    """A secret by its name; the first process that wants it makes it."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name == name)
    with engine.connect() as connection:
        found = connection.execute(query).scalar()
    if found is None:
        try:
            with writing(engine) as connection:
                connection.execute(sa.insert(KEYS), [{"name": name, "value": make()}])
        except IntegrityError:
            pass  # another process was faster
        return kept_key(engine, name, make)
    return str(found)


def copied_keys(connection: sa.Connection) -> dict[str, str]:
    """All of them, for a backup: browsers that were told by these take notices from nobody else."""
    return {row.name: row.value for row in connection.execute(sa.select(KEYS))}


def bring_keys(connection: sa.Connection, keys: dict[str, str]) -> None:
    """Those of a backup that this database hasn't yet."""
    here = copied_keys(connection)
    lacking = [{"name": name, "value": value} for name, value in keys.items() if name not in here]
    if lacking:
        connection.execute(sa.insert(KEYS), lacking)

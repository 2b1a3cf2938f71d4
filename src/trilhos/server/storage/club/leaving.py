"""Forgetting those who have left: their names, and what they said, go from the logs of games that are over.

An entry never changes otherwise. Nothing that a game amounts to depends on these words, and who reads the log later
finds it whole; a backup from before has them still.
"""

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilhos.server.storage import orders
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import DEALS, ENTRIES, FINISHED, GAMES, REVIEWS
from trilhos.server.storage.tables_club import LEAVING, RESULTS
from trilhos.server.storage.writer import lock

CREATED, JOINED, CHAT = "created", "joined", "chat"
SILENCE: Final = "…"
MOST_AT_ONCE: Final = 50


def forget_names(engine: sa.Engine) -> None:
    """Do so in games that have ended since their players left."""
    query = sa.select(LEAVING.c.game).join(GAMES, GAMES.c.id == LEAVING.c.game).where(GAMES.c.status == FINISHED)
    with engine.connect() as connection:
        games = connection.execute(query.distinct().limit(MOST_AT_ONCE)).scalars().all()
    for game in games:
        with writing(engine) as connection:
            lock(connection, [game])
            _forget_in(connection, game)


def _forget_in(connection: sa.Connection, game: str) -> None:
    leaving = connection.execute(sa.select(LEAVING.c.chair, LEAVING.c.word).where(LEAVING.c.game == game)).all()
    query = sa.select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.data).where(ENTRIES.c.game == game)
    rows = connection.execute(query.where(ENTRIES.c.kind.in_((CREATED, JOINED, CHAT)))).all()
    log = [(number, kind, msgspec.json.decode(data)) for number, kind, data in rows]
    for chair, word in leaving:
        name = _distinct(word, log)
        for _, kind, data in log:
            _forget(kind, data, chair, name)
        mine = (RESULTS.c.game == game) & (RESULTS.c.chair == chair)
        connection.execute(sa.update(RESULTS).where(mine).values(name=name))
        dealt = (DEALS.c.game == game) & (DEALS.c.chair == chair)
        connection.execute(sa.update(DEALS).where(dealt).values(name=name))
    for (number, _, data), (_, _, before) in zip(log, rows, strict=True):
        said = msgspec.json.encode(data).decode()
        if said != before:
            here = (ENTRIES.c.game == game) & (ENTRIES.c.number == number)
            connection.execute(sa.update(ENTRIES).where(here).values(data=said))
    connection.execute(sa.delete(LEAVING).where(LEAVING.c.game == game))
    connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.game == game))  # made anew when somebody wants it
    orders.give(connection, orders.RENAMED, game)


def _distinct(word: str, log: list[tuple[int, str, Any]]) -> str:
    names = {chair.get("name", "") for _, kind, data in log if kind == CREATED for chair in data["chairs"]}
    names |= {data["name"] for _, kind, data in log if kind == JOINED}
    numbered = (f"{word} {number}" for number in range(2, len(names) + 3))
    return word if word not in names else next(name for name in numbered if name not in names)


def _forget(kind: str, data: Any, chair: int, name: str) -> None:
    if kind == CREATED and data["chairs"][chair].get("name"):
        data["chairs"][chair] |= {"name": name, "unnamed": True}
    elif kind == JOINED and data["chair"] == chair:
        data |= {"name": name, "unnamed": True}
    elif kind == CHAT and data["chair"] == chair:
        data["text"] = SILENCE

"""Writing down when the turns of games over days began, and that a server was there meanwhile."""

from typing import Final

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.database import writing
from trilhos.server.storage.receipts import mark, set_mark
from trilhos.server.storage.tables import GAMES, TURNS
from trilhos.server.storage.turns import Turn
from trilhos.server.storage.writer import lock

ALIVE: Final = "turns"  # when a server last looked after them
GAP: Final = 300.0  # seconds without a look are time that nobody had


class TurnBook:
    """The turns of one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def put(self, turns: dict[str, Turn | None]) -> None:
        """Write down by game how it stands; none: nobody is waited for there."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(TURNS).where(TURNS.c.game.in_(turns)))
            known = connection.execute(sa.select(GAMES.c.id).where(GAMES.c.id.in_(turns))).scalars()  # not deleted
            rows = [{"game": game, **msgspec.structs.asdict(turn)} for game in known if (turn := turns[game])]
            if rows:
                connection.execute(sa.insert(TURNS), rows)

    def look(self, now: float, starting: bool) -> None:
        """A server is there. One that starts gives back the time in which there was none, or which a wrong clock has
        made up.
        """
        with writing(self.engine) as connection:
            lock(connection, [ALIVE])  # others may begin at the same time
            last = mark(connection, ALIVE)
            set_mark(connection, ALIVE, int(now))
            if starting and last is not None and now - last > GAP:
                later = {name: TURNS.c[name] + (now - last) for name in ("began", "up", "remind")}
                connection.execute(sa.update(TURNS).where(TURNS.c.began <= last + GAP).values(later))

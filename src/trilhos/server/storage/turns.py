"""When the turns of games over days began, in the database: a restart gives nobody more time, and nobody less."""

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.tables import TURNS


class Turn(msgspec.Struct, frozen=True):
    """A turn by the entry that it began with; moments of the server's clock."""

    since: int
    began: float
    up: float
    remind: float


def read_turn(connection: sa.Connection, game: str) -> Turn | None:
    """The turn of a game, as it was written down last."""
    row = connection.execute(sa.select(TURNS).where(TURNS.c.game == game)).mappings().first()
    return None if row is None else Turn(row["since"], row["began"], row["up"], row["remind"])

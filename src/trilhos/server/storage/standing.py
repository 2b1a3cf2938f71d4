"""Standing orders in the database. What was carried out of them is written with the moves, in one transaction."""

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import GAMES, RUNNING, STANDING


class KeptOrders(msgspec.Struct, frozen=True):
    """The orders of a chair as they are written down; version 0: it never gave any."""

    game: str
    chair: int
    version: int = 0
    orders: str = ""  # JSON

    def next(self, orders: str) -> "KeptOrders":
        """These orders instead."""
        return KeptOrders(self.game, self.chair, self.version + 1, orders)


class OrderBook:
    """The standing orders of one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def get(self, game: str, chair: int) -> KeptOrders:
        """The orders of a chair."""
        with self.engine.connect() as connection:
            return read_orders(connection, game, chair)

    def put(self, kept: KeptOrders) -> None:
        """Write them down."""
        with writing(self.engine) as connection:
            write_orders(connection, kept)

    def forget(self, game: str) -> None:
        """Nothing is to be done there any more."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(STANDING).where(STANDING.c.game == game))

    def due(self) -> list[tuple[str, int, int, int]]:
        """Running games in which it is the turn of a chair that has given orders; the last entry, and the version."""
        its_turn = (GAMES.c.id == STANDING.c.game) & (GAMES.c.waits_for == STANDING.c.chair)
        columns = GAMES.c.id, STANDING.c.chair, GAMES.c.head, STANDING.c.version
        query = sa.select(*columns).join(STANDING, its_turn).where(GAMES.c.status == RUNNING)
        with self.engine.connect() as connection:
            return [(row.id, row.chair, row.head, row.version) for row in connection.execute(query)]


def read_orders(connection: sa.Connection, game: str, chair: int) -> KeptOrders:
    """The orders of a chair."""
    row = connection.execute(sa.select(STANDING).where(_at(game, chair))).mappings().first()
    return KeptOrders(game, chair) if row is None else KeptOrders(**row)


def write_newer(connection: sa.Connection, kept: KeptOrders) -> None:
    """Orders instead of those that a chair had, if it had older ones."""
    if read_orders(connection, kept.game, kept.chair).version < kept.version:
        write_orders(connection, kept)


def write_orders(connection: sa.Connection, kept: KeptOrders) -> None:
    """Orders instead of those that a chair had."""
    connection.execute(sa.delete(STANDING).where(_at(kept.game, kept.chair)))
    connection.execute(sa.insert(STANDING), [msgspec.structs.asdict(kept)])


def _at(game: str, chair: int) -> sa.ColumnElement[bool]:
    return (STANDING.c.game == game) & (STANDING.c.chair == chair)

"""Games with the deal of a day: found by it, and how they went, noted once when they are over."""

from typing import Final

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.database import writing
from trilhos.server.storage.log import Entry
from trilhos.server.storage.tables import DEALS, FINISHED, GAMES

MOST_NOTED: Final = 20  # at a time: each is played through
MOST_LISTED: Final = 500


class DealResult(msgspec.Struct, frozen=True):
    """How somebody came out of the deal of a day."""

    game: str
    device: str
    chair: int
    ended: float
    name: str
    played: bool
    points: int
    place: int
    tickets: int
    kept: int
    turns: int


def index_deal(connection: sa.Connection, game: str, log: list[Entry]) -> None:
    """Make a game to be found by the day whose deal it has, as its log says; nothing of any other game."""
    made = log[0].data if log else {}
    if not made.get("day"):
        return
    chair = next((number for number, chair in enumerate(made["chairs"]) if chair["kind"] == "person"), 0)
    nothing = {"name": "", "played": False, "points": 0, "place": 0, "tickets": 0, "kept": 0, "turns": 0}
    row = {"game": game, "day": made["day"], "device": made.get("device", ""), "chair": chair, "ended": None}
    connection.execute(sa.insert(DEALS), [{**row, **nothing}])


class Deals:
    """Those of one database. Its methods wait for the database: they are for threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def unnoted(self, day: str) -> list[str]:
        """Games of a day that are over, and of which nothing is noted yet."""
        query = sa.select(DEALS.c.game).join(GAMES, GAMES.c.id == DEALS.c.game)
        query = query.where(DEALS.c.day == day, DEALS.c.ended.is_(None), GAMES.c.status == FINISHED)
        with self.engine.connect() as connection:
            return list(connection.execute(query.limit(MOST_NOTED)).scalars())

    def note(self, result: DealResult) -> None:
        """Note how a game went; once more, it is the same."""
        told = {name: value for name, value in msgspec.structs.asdict(result).items() if name not in ("game", "device")}
        with writing(self.engine) as connection:
            connection.execute(sa.update(DEALS).where(DEALS.c.game == result.game).values(**told))

    def results(self, day: str) -> list[DealResult]:
        """How all did, in the order in which they ended."""
        columns = [DEALS.c[name] for name in DealResult.__struct_fields__]
        query = sa.select(*columns).where(DEALS.c.day == day, DEALS.c.ended.is_not(None))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(DEALS.c.ended, DEALS.c.game).limit(MOST_LISTED))
            return [DealResult(*row) for row in rows]

    def count(self, day: str) -> int:
        """How many devices have played it to the end."""
        counted = sa.select(sa.func.count(sa.distinct(DEALS.c.device))).select_from(DEALS)
        over = counted.join(GAMES, GAMES.c.id == DEALS.c.game).where(GAMES.c.status == FINISHED)
        with self.engine.connect() as connection:
            return int(connection.execute(over.where(DEALS.c.day == day)).scalar_one())

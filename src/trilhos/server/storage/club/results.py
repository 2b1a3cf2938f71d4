"""What has become of games: noted once, when they end, and kept when their logs expire."""

from collections.abc import Iterable
from typing import Final

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.club.seatings import seated
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import GAMES
from trilhos.server.storage.tables_club import MEMBERS, RESULTS, SEATINGS
from trilhos.server.storage.writer import lock

MOST_MET: Final = 5_000  # games that are looked through for those whom one has met


class SeatResult(msgspec.Struct, frozen=True):
    """How a chair came out of a game. `rank` is the place that a rating counts."""

    game: str
    chair: int
    at: float
    titles: str  # JSON
    rated: bool
    member: str | None
    bot: str
    name: str
    colour: str
    place: int
    points: int
    rank: int


class ResultBook:
    """The results in one database. Its methods wait for the database: they are for threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def note(self, game: str, seats: list[SeatResult]) -> bool:
        """Note how a game went, with whoever sat there, once, whatever happens; whether it wasn't noted yet.

        Rated is what was meant to be, if every person there was a member, each another one.
        """
        with writing(self.engine) as connection:
            lock(connection, [game])
            connection.execute(sa.update(SEATINGS).where(SEATINGS.c.game == game).values(noted=True))
            known = sa.select(RESULTS.c.game).where(RESULTS.c.game == game).limit(1)
            if not seats or connection.execute(known).first() is not None:
                return False
            members = {one.chair: one.member for one in seated(connection, game)}
            all_known = all(seat.bot or seat.chair in members for seat in seats)
            rows = [
                {**msgspec.structs.asdict(seat), "member": member, "rated": seat.rated and all_known}
                for seat in seats
                for member in [None if seat.bot else members.get(seat.chair)]  # a bot may sit on a chair that was kept
            ]
            connection.execute(sa.insert(RESULTS), rows)
            return True

    def of_member(self, member: str, limit: int, before: float) -> list[list[SeatResult]]:
        """The games of a member that are over, the latest first; each with all its chairs."""
        with self.engine.connect() as connection:
            return _games(connection, member, limit, before)

    def rated(self, after: tuple[float, str]) -> list[SeatResult]:
        """Chairs of games that count, in the order in which these ended, from behind a moment and a game on."""
        at, game = after
        later = (RESULTS.c.at > at) | ((RESULTS.c.at == at) & (RESULTS.c.game > game))
        query = sa.select(RESULTS).where(RESULTS.c.rated, later)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(RESULTS.c.at, RESULTS.c.game, RESULTS.c.chair)).mappings()
            return [SeatResult(**row) for row in rows]

    def rated_chairs(self) -> int:
        """How many chairs of games count."""
        with self.engine.connect() as connection:
            query = sa.select(sa.func.count()).select_from(RESULTS).where(RESULTS.c.rated)
            return int(connection.execute(query).scalar_one())

    def names(self, members: Iterable[str]) -> dict[str, str]:
        """What members are called now; those who have left are not among them."""
        query = sa.select(MEMBERS.c.id, MEMBERS.c.name).where(MEMBERS.c.id.in_(sorted(members)))
        with self.engine.connect() as connection:
            return dict(connection.execute(query).tuples().all())

    def kept(self, games: Iterable[str]) -> set[str]:
        """Which of these games can still be looked at."""
        query = sa.select(GAMES.c.id).where(GAMES.c.id.in_(sorted(games)))
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())


def _games(connection: sa.Connection, member: str, limit: int, before: float) -> list[list[SeatResult]]:
    mine = sa.select(RESULTS.c.game).where(RESULTS.c.member == member, RESULTS.c.at < before)
    games = connection.execute(mine.order_by(RESULTS.c.at.desc(), RESULTS.c.game).limit(limit)).scalars().all()
    found: dict[str, list[SeatResult]] = {game: [] for game in games}
    for at in range(0, len(games), 500):  # a database takes no list of any length
        query = sa.select(RESULTS).where(RESULTS.c.game.in_(games[at : at + 500])).order_by(RESULTS.c.chair)
        for row in connection.execute(query).mappings():
            found[row["game"]].append(SeatResult(**row))
    return list(found.values())

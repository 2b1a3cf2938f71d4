"""Whose seats are whose: a chair is a member's while its secret link is the one that the member's device showed."""

import msgspec
import sqlalchemy as sa

from trilhos.server.answers.errors import Forbidden
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import CHAIRS, FINISHED, GAMES, OPEN, RUNNING
from trilhos.server.storage.tables_club import RESULTS, SEATINGS

GOOD = (CHAIRS.c.game == SEATINGS.c.game) & (CHAIRS.c.chair == SEATINGS.c.chair) & (CHAIRS.c.token == SEATINGS.c.token)


class Seating(msgspec.Struct, frozen=True):
    """A chair of a member, and the hash of its secret link."""

    game: str
    member: str
    chair: int
    token: str


class Mine(msgspec.Struct, frozen=True):
    """A game that isn't over in which a member sits."""

    game: str
    head: int
    chair: int
    moved: float


class Seatings:
    """The seatings of one database. Its methods wait for the database: they are for threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def link(self, game: str, member: str, token: str) -> int | None:
        """The chair with the secret link of this hash is the member's now; nothing when there is none.

        Refused where it is another member's: who was given the link of a seat takes it to a device of their own first.
        """
        with writing(self.engine) as connection:
            found = sa.select(CHAIRS.c.chair).where(CHAIRS.c.game == game, CHAIRS.c.token == token)
            chair = connection.execute(found).scalar()
            if chair is None:
                return None
            if any(one.chair == chair and one.member != member for one in seated(connection, game)):
                raise Forbidden("seat-of-another")
            seat(connection, Seating(game, member, chair, token))
            late = (RESULTS.c.game == game) & (RESULTS.c.chair == chair) & RESULTS.c.member.is_(None) & ~RESULTS.c.rated
            mine = sa.select(RESULTS.c.chair).where(RESULTS.c.game == game, RESULTS.c.member == member)
            if connection.execute(mine).first() is None:
                connection.execute(sa.update(RESULTS).where(late).values(member=member))
            return int(chair)

    def of_game(self, game: str) -> list[Seating]:
        """The chairs of a game that are members'."""
        with self.engine.connect() as connection:
            return seated(connection, game)

    def of_member(self, member: str, limit: int) -> list[Mine]:
        """The games of a member that aren't over, those in which nothing has happened for longest first."""
        query = sa.select(GAMES.c.id, GAMES.c.head, SEATINGS.c.chair, GAMES.c.moved).select_from(SEATINGS)
        query = query.join(CHAIRS, GOOD).join(GAMES, GAMES.c.id == SEATINGS.c.game)
        query = query.where(SEATINGS.c.member == member, GAMES.c.status.in_((OPEN, RUNNING)))
        with self.engine.connect() as connection:
            return [Mine(*row) for row in connection.execute(query.order_by(GAMES.c.moved).limit(limit))]

    def unnoted(self, limit: int) -> list[str]:
        """Games that are over, of which it isn't noted yet how they went."""
        query = sa.select(SEATINGS.c.game).join(GAMES, GAMES.c.id == SEATINGS.c.game)
        query = query.where(~SEATINGS.c.noted, GAMES.c.status == FINISHED).distinct().limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())


def seated(connection: sa.Connection, game: str) -> list[Seating]:
    """The chairs of a game that are members', by chair."""
    columns = SEATINGS.c.game, SEATINGS.c.member, SEATINGS.c.chair, SEATINGS.c.token
    query = sa.select(*columns).join(CHAIRS, GOOD).where(SEATINGS.c.game == game).order_by(SEATINGS.c.chair)
    return [Seating(*row) for row in connection.execute(query)]


def seat(connection: sa.Connection, seating: Seating) -> None:
    """A chair is a member's, who has no other one in this game."""
    here = SEATINGS.c.game == seating.game
    same = (SEATINGS.c.member == seating.member) | (SEATINGS.c.chair == seating.chair)
    connection.execute(sa.delete(SEATINGS).where(here & same))
    known = sa.select(RESULTS.c.game).where(RESULTS.c.game == seating.game).limit(1)
    noted = connection.execute(known).first() is not None
    connection.execute(sa.insert(SEATINGS), [{**msgspec.structs.asdict(seating), "noted": noted}])

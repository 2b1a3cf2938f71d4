"""Reviews of games, kept with them. Those of another format or other rules are thrown away: they can be made anew."""

import contextlib
import zlib
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trilhos.engine.rules import RULES_VERSION
from trilhos.insight.review import FORMAT
from trilhos.server.storage.clock import wall
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import REVIEW_ORDERS, REVIEWS

VERSION: Final = f"{FORMAT} {RULES_VERSION}"
ORDER_VERSION: Final = 1
MOST_KEPT: Final = 5_000  # of about 50 kB; the oldest make room


class ReviewOrder(msgspec.Struct, frozen=True):
    """A review that somebody has asked for: of which game, in which language, and how often it was begun anew."""

    game: str
    language: str
    tries: int = 0


class Reviews:
    """The reviews of one database. Its methods wait for the database: they are for threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        with writing(engine) as connection:
            connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.version != VERSION))

    def keep(self, game: str, review: bytes) -> None:
        """Keep the review of a game in the place of its old one; of a game that was deleted meanwhile there is none."""
        row = {"game": game, "version": VERSION, "data": zlib.compress(review), "at": wall()}
        oldest = sa.select(REVIEWS.c.game).order_by(REVIEWS.c.at.desc()).offset(MOST_KEPT).limit(MOST_KEPT)
        with contextlib.suppress(IntegrityError), writing(self.engine) as connection:
            connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.game == game))
            connection.execute(sa.insert(REVIEWS), [row])
            connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.game.in_(oldest)))

    def find(self, game: str) -> bytes | None:
        """The review of a game, as it was kept."""
        wanted = (REVIEWS.c.game == game) & (REVIEWS.c.version == VERSION)
        with self.engine.connect() as connection:
            data = connection.execute(sa.select(REVIEWS.c.data).where(wanted)).scalar()
        return None if data is None else zlib.decompress(data)

    # Asked for, and not made yet

    def order(self, order: ReviewOrder) -> None:
        """Write down that a review is wanted; of a game that was deleted meanwhile none is."""
        row = {**msgspec.structs.asdict(order), "version": ORDER_VERSION, "at": wall()}
        with contextlib.suppress(IntegrityError), writing(self.engine) as connection:
            connection.execute(sa.delete(REVIEW_ORDERS).where(REVIEW_ORDERS.c.game == order.game))
            connection.execute(sa.insert(REVIEW_ORDERS), [row])

    def ordered(self) -> list[ReviewOrder]:
        """All that are wanted, the oldest first."""
        columns = REVIEW_ORDERS.c.game, REVIEW_ORDERS.c.language, REVIEW_ORDERS.c.tries
        query = sa.select(*columns).where(REVIEW_ORDERS.c.version == ORDER_VERSION).order_by(REVIEW_ORDERS.c.at)
        with self.engine.connect() as connection:
            return [ReviewOrder(*row) for row in connection.execute(query)]

    def is_ordered(self, game: str) -> bool:
        """Whether the review of a game is wanted."""
        return any(order.game == game for order in self.ordered())

    def done_with(self, game: str) -> None:
        """It is made, or it can't be."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(REVIEW_ORDERS).where(REVIEW_ORDERS.c.game == game))

"""Reviews of games, kept with them. Those of another format or other rules are thrown away: they can be made anew."""

import contextlib
import zlib
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trilhos.engine.rules import RULES_VERSION
from trilhos.insight.review import FORMAT
from trilhos.server.storage.clock import wall
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import REVIEWS

VERSION: Final = f"{FORMAT} {RULES_VERSION}"
MOST_KEPT: Final = 5_000  # of about 50 kB; the oldest make room


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

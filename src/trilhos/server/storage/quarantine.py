"""Quarantine: a game whose log can't be folded is shut, named and left as it is; all others go on."""

from typing import Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError, SQLAlchemyError

from trilhos.errors import TrilhosError, printable
from trilhos.server.answers.errors import Refused
from trilhos.server.storage import orders
from trilhos.server.storage.clock import wall
from trilhos.server.storage.database import writing
from trilhos.server.storage.store import Index
from trilhos.server.storage.tables import GAMES, QUARANTINE, QUARANTINED

DAMAGED: Final = "damaged"  # the log can't be read, or doesn't follow the rules
NEWER: Final = "newer"  # begun under rules that this program doesn't know
BOARD: Final = "board"  # dealt on a board that this program doesn't have, or not any more
ENDLESS: Final = "endless"  # more moves stand than any game needs, and it isn't over
BY_KEEPER: Final = "keeper"
REASONS: Final = {"newer-save": NEWER, "other-board": BOARD, "unknown-edition": BOARD}
LONGEST_DETAIL: Final = 500
LOG = structlog.get_logger("trilhos.quarantine")


class Held(msgspec.Struct, frozen=True):
    """A game in quarantine: since when, and why."""

    game: str
    reason: str
    detail: str
    at: float


def is_damage(problem: Exception) -> bool:
    """Whether a failure to open a game lies in the game itself; a database that is away is no game's fault."""
    if isinstance(problem, SQLAlchemyError):  # one damaged page of SQLite is a DatabaseError, and nothing more special
        return isinstance(problem, DatabaseError) and not isinstance(problem, OperationalError)
    return not isinstance(problem, (Refused, MemoryError, OSError))


def reason_of(problem: Exception) -> tuple[str, str]:
    """The key of a sentence, and details for whoever mends it."""
    reason = REASONS.get(problem.key, DAMAGED) if isinstance(problem, TrilhosError) else DAMAGED
    said = str(problem) if isinstance(problem, TrilhosError) else f"{type(problem).__name__}: {problem}"
    where = "; ".join(getattr(problem, "__notes__", []))  # at which entry
    return reason, printable(f"{where}: {said}" if where else said)[:LONGEST_DETAIL]


class Quarantine:
    """The games of a database that are shut."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def put(self, game: str, reason: str, detail: str) -> None:
        """Shut a game; whoever is the first to say so logs it."""
        try:
            with writing(self.engine) as connection:
                shut(connection, game, reason, detail)
        except IntegrityError:
            return  # another process was faster
        LOG.error("game in quarantine", game=game, reason=reason, detail=detail)

    def release(self, game: str, index: Index) -> bool:
        """Open a game again, with what its log amounts to; nothing is done where somebody else was faster."""
        values = msgspec.structs.asdict(index)
        with writing(self.engine) as connection:
            if not connection.execute(sa.delete(QUARANTINE).where(QUARANTINE.c.game == game)).rowcount:
                return False
            connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(**values))
            orders.give(connection, orders.RELEASED, game)
        LOG.info("game released", game=game)
        return True

    def listed(self) -> list[Held]:
        """All of them, the latest first."""
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(QUARANTINE).order_by(QUARANTINE.c.at.desc())).mappings()
            return [Held(**row) for row in rows]

    def count(self) -> int:
        """How many there are."""
        with self.engine.connect() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(QUARANTINE)).scalar_one())


def shut(connection: sa.Connection, game: str, reason: str, detail: str) -> None:
    """Put a game in quarantine; IntegrityError when it is there already."""
    held = Held(game, reason, printable(detail)[:LONGEST_DETAIL], wall())
    connection.execute(sa.insert(QUARANTINE), [msgspec.structs.asdict(held)])
    closed = {"status": QUARANTINED, "waits_for": None, "served": False}  # so that nobody takes care of it
    connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(**closed))
    orders.give(connection, orders.SHUT, game)

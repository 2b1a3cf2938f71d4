"""Where to tell players, in the database, which is also the queue of what has to be sent: a restart forgets nothing."""

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import CHAIRS, FINISHED, GAMES, HOOKS, QUIET, RUNNING, SEVERAL, TURNS

WEBHOOK: Final = "webhook"
PUSH: Final = "push"
MAIL: Final = "mail"
WAITS: Final = (10.0, 60.0, 300.0, 1800.0, 7200.0)  # seconds after each failure; one more, and it is switched off
LONGEST_WAIT: Final = 26 * 3600.0  # no pause after a failure is, nor quiet hours; processes may differ about the time
MOST_FAILURES: Final = len(WAITS) + 1
LEASE_SECONDS: Final = 30.0  # for which a process that sends keeps the others away, should it die meanwhile
FORGOTTEN_SECONDS: Final = 300.0  # a page is open, but nothing happens there: perhaps nobody is


class Hook(msgspec.Struct, frozen=True):
    """Where the player of a chair wants to be told, by which way, and what came of it so far."""

    game: str
    chair: int
    address: str
    form: str
    language: str
    told: int
    due: float = 0.0
    failures: int = 0
    problem: str | None = None
    status: int | None = None
    way: str = WEBHOOK
    device: str = ""
    key: str = ""
    confirmed: bool = True
    reminded: int = 0
    zone: str = ""

    @property
    def place(self) -> tuple[str, int, str, str]:
        """By what it is known."""
        return self.game, self.chair, self.way, self.device

    @property
    def host(self) -> str | None:
        """The part of the address that is no secret."""
        return urlsplit(self.address).hostname

    @property
    def on(self) -> bool:
        """Whether it is still tried."""
        return self.failures < MOST_FAILURES


class Due(msgspec.Struct, frozen=True):
    """A hook whose game may have news, when that moved last, and its player's quiet hours, as they were kept."""

    hook: Hook
    moved: float
    quiet: str | None = None


class Hooks:
    """The hooks of one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def of(self, game: str, chair: int) -> list[Hook]:
        """All hooks of a chair."""
        return self._read(_chair(HOOKS, game, chair))

    def get(self, game: str, chair: int, way: str = WEBHOOK, device: str = "") -> Hook | None:
        """A hook of a chair."""
        return next(iter(self._read(_at((game, chair, way, device)))), None)

    def with_key(self, way: str, key: str) -> Hook | None:
        """The hook to which a secret belongs."""
        return next(iter(self._read((HOOKS.c.way == way) & (HOOKS.c.key == key))), None)

    def _read(self, which: sa.ColumnElement[bool]) -> list[Hook]:
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(HOOKS).where(which).order_by(HOOKS.c.device)).mappings()
            return [_read(row) for row in rows]

    def put(self, hook: Hook) -> None:
        """A new hook, instead of the same that a chair had."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(HOOKS).where(_at(hook.place)))
            connection.execute(sa.insert(HOOKS), [msgspec.structs.asdict(hook)])

    def remove(self, game: str, chair: int, way: str = WEBHOOK, device: str = "") -> None:
        """Not told there any more."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(HOOKS).where(_at((game, chair, way, device))))

    def quiet(self, game: str, chair: int) -> str | None:
        """The quiet hours of a chair's player, as they were kept."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(QUIET.c.hours).where(_chair(QUIET, game, chair))).scalar()

    def keep_quiet(self, game: str, chair: int, hours: str | None, now: float) -> None:
        """Other quiet hours, or none; what was put off for those of before is looked at anew.

        What is being sent at this moment keeps its lease, or it would be sent twice.
        """
        put_off = _chair(HOOKS, game, chair) & (HOOKS.c.failures == 0) & (HOOKS.c.due > now + LEASE_SECONDS)
        with writing(self.engine) as connection:
            connection.execute(sa.delete(QUIET).where(_chair(QUIET, game, chair)))
            if hours is not None:
                connection.execute(sa.insert(QUIET), [{"game": game, "chair": chair, "hours": hours}])
            connection.execute(sa.update(HOOKS).where(put_off).values(due=0.0))

    def due(self, now: float, wait: float, limit: int) -> list[Due]:
        """Hooks whose games may have news: those whose games moved the longest ago first, failures last.

        Whoever is connected sees what happens; but a page can stand open where nobody looks. A pause that is longer
        than any comes from a clock that was wrong when it was written.
        """
        joined = HOOKS.join(GAMES, GAMES.c.id == HOOKS.c.game)
        chair = (CHAIRS.c.game == HOOKS.c.game) & (CHAIRS.c.chair == HOOKS.c.chair)
        hours = (QUIET.c.game == HOOKS.c.game) & (QUIET.c.chair == HOOKS.c.chair)
        its_own = (GAMES.c.waits_for == HOOKS.c.chair) & ~GAMES.c.served
        # Where all choose at once, the log knows which have not.
        turn = (GAMES.c.status == RUNNING) & (its_own | (GAMES.c.waits_for == SEVERAL))
        gone = (GAMES.c.moved <= now - wait) & (CHAIRS.c.seen <= now - wait)
        ripe = (HOOKS.c.due <= now) | (HOOKS.c.due > now + wait + LONGEST_WAIT)
        late = (GAMES.c.status == RUNNING) & (TURNS.c.remind <= now) & (HOOKS.c.reminded < TURNS.c.since)
        forgotten = GAMES.c.moved <= now - FORGOTTEN_SECONDS
        query = (
            sa.select(HOOKS, GAMES.c.moved, QUIET.c.hours)
            .select_from(
                joined.join(CHAIRS, chair).outerjoin(QUIET, hours).outerjoin(TURNS, TURNS.c.game == GAMES.c.id)
            )
            .where(HOOKS.c.confirmed, (HOOKS.c.told < GAMES.c.head) | late, ripe, gone | forgotten)
            .where((turn & (HOOKS.c.failures < MOST_FAILURES)) | (GAMES.c.status == FINISHED))
            .order_by(HOOKS.c.failures > 0, GAMES.c.moved)
            .limit(limit)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings()
            return [Due(_read(row), row["moved"], row["hours"]) for row in rows]

    def change(self, hook: Hook, **values: Any) -> Hook | None:
        """Change a hook if it is as we know it; nothing if another process, or its player, was faster."""
        same = _at(hook.place) & (HOOKS.c.told == hook.told) & (HOOKS.c.due == hook.due)
        statement = sa.update(HOOKS).where(same, HOOKS.c.address == hook.address).values(**values)
        with writing(self.engine) as connection:
            changed = connection.execute(statement).rowcount > 0
        return msgspec.structs.replace(hook, **values) if changed else None


def _at(place: tuple[str, int, str, str]) -> sa.ColumnElement[bool]:
    game, chair, way, device = place
    return _chair(HOOKS, game, chair) & (HOOKS.c.way == way) & (HOOKS.c.device == device)


def _chair(table: sa.Table, game: str, chair: int) -> sa.ColumnElement[bool]:
    return (table.c.game == game) & (table.c.chair == chair)


def _read(row: sa.RowMapping) -> Hook:
    return Hook(**{name: row[name] for name in Hook.__struct_fields__})

"""Webhooks in the database, which is also the queue of what has to be sent: a restart forgets nothing."""

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import CHAIRS, FINISHED, GAMES, HOOKS, RUNNING, SEVERAL

WAITS: Final = (10.0, 60.0, 300.0, 1800.0, 7200.0)  # seconds after each failure; one more, and it is switched off
LONGEST_WAIT: Final = 2 * WAITS[-1]  # no pause after a failure is; processes may differ a little about the time
MOST_FAILURES: Final = len(WAITS) + 1
FORGOTTEN_SECONDS: Final = 300.0  # a page is open, but nothing happens there: perhaps nobody is


class Hook(msgspec.Struct, frozen=True):
    """Where the player of a chair wants to be told, and what came of it so far."""

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

    @property
    def host(self) -> str | None:
        """The part of the address that is no secret."""
        return urlsplit(self.address).hostname

    @property
    def on(self) -> bool:
        """Whether it is still tried."""
        return self.failures < MOST_FAILURES


class Hooks:
    """The webhooks of one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def get(self, game: str, chair: int) -> Hook | None:
        """The webhook of a chair."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(HOOKS).where(_at(game, chair))).mappings().first()
        return None if row is None else _read(row)

    def put(self, hook: Hook) -> None:
        """A new webhook for a chair, instead of any it had."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(HOOKS).where(_at(hook.game, hook.chair)))
            connection.execute(sa.insert(HOOKS), [msgspec.structs.asdict(hook)])

    def remove(self, game: str, chair: int) -> None:
        """No webhook any more."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(HOOKS).where(_at(game, chair)))

    def due(self, now: float, wait: float, limit: int) -> list[tuple[Hook, float]]:
        """Webhooks whose games may have news, and when their games last moved: the longest ago first, failures last.

        Whoever is connected sees what happens; but a page can stand open where nobody looks. A pause that is longer
        than any comes from a clock that was wrong when it was written.
        """
        joined = HOOKS.join(GAMES, GAMES.c.id == HOOKS.c.game)
        chair = (CHAIRS.c.game == HOOKS.c.game) & (CHAIRS.c.chair == HOOKS.c.chair)
        its_own = (GAMES.c.waits_for == HOOKS.c.chair) & ~GAMES.c.served
        # Where all choose at once, the log knows which have not.
        turn = (GAMES.c.status == RUNNING) & (its_own | (GAMES.c.waits_for == SEVERAL))
        gone = (GAMES.c.moved <= now - wait) & (CHAIRS.c.seen <= now - wait)
        ripe = (HOOKS.c.due <= now) | (HOOKS.c.due > now + wait + LONGEST_WAIT)
        query = (
            sa.select(HOOKS, GAMES.c.moved)
            .select_from(joined.join(CHAIRS, chair))
            .where(HOOKS.c.told < GAMES.c.head, ripe, gone | (GAMES.c.moved <= now - FORGOTTEN_SECONDS))
            .where((turn & (HOOKS.c.failures < MOST_FAILURES)) | (GAMES.c.status == FINISHED))
            .order_by(HOOKS.c.failures > 0, GAMES.c.moved)
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [(_read(row), row["moved"]) for row in connection.execute(query).mappings()]

    def change(self, hook: Hook, **values: Any) -> Hook | None:
        """Change a webhook if it is as we know it; nothing if another process, or its player, was faster."""
        same = _at(hook.game, hook.chair) & (HOOKS.c.told == hook.told) & (HOOKS.c.due == hook.due)
        statement = sa.update(HOOKS).where(same, HOOKS.c.address == hook.address).values(**values)
        with writing(self.engine) as connection:
            changed = connection.execute(statement).rowcount > 0
        return msgspec.structs.replace(hook, **values) if changed else None


def _at(game: str, chair: int) -> sa.ColumnElement[bool]:
    return (HOOKS.c.game == game) & (HOOKS.c.chair == chair)


def _read(row: sa.RowMapping) -> Hook:
    return Hook(**{name: row[name] for name in Hook.__struct_fields__})

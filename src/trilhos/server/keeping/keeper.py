"""What the keeper of a server can do with its games, at any time: look, export, delete, shut and release."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trilhos.errors import printable
from trilhos.server.answers.errors import Gone, NotFound, Refused
from trilhos.server.game.entries import Action, Chosen
from trilhos.server.game.table import Table
from trilhos.server.storage import orders
from trilhos.server.storage.clock import started
from trilhos.server.storage.database import writing
from trilhos.server.storage.quarantine import BY_KEEPER, Held, Quarantine, reason_of, shut
from trilhos.server.storage.receipts import Receipts
from trilhos.server.storage.store import Store
from trilhos.server.storage.tables import (
    CHAIRS,
    DEALS,
    ENTRIES,
    FINISHED,
    GAMES,
    HOOKS,
    QUARANTINE,
    QUARANTINED,
    QUIET,
    REVIEW_ORDERS,
    REVIEWS,
    STANDING,
    TURNS,
)
from trilhos.server.storage.tables_club import LEAVING, RESULTS, SEATINGS
from trilhos.server.storage.writer import lock

DAY: Final = 86_400.0
# What goes with a game.
OF_GAMES: Final = (
    HOOKS,
    QUIET,
    STANDING,
    TURNS,
    SEATINGS,
    LEAVING,
    CHAIRS,
    ENTRIES,
    QUARANTINE,
    REVIEWS,
    REVIEW_ORDERS,
    DEALS,
)
BATCH: Final = 50  # games deleted in one transaction, so that a running server isn't held up
SECRET: Final = ("seed", "salt", "host")


class Overview(msgspec.Struct, frozen=True):
    """A game as its keeper sees it: nothing that a player hides."""

    game: str
    status: str
    edition: str
    public: bool
    created: float
    moved: float
    entries: int
    bytes: int
    reason: str = ""  # why it is in quarantine
    detail: str = ""


class ShownChair(msgspec.Struct, frozen=True):
    """A chair: whether somebody has its secret link, and when they were last seen."""

    chair: int
    link: bool
    seen: float


class ShownEntry(msgspec.Struct, frozen=True):
    """That something happened, but not what."""

    number: int
    kind: str
    at: float


class Shown(msgspec.Struct, frozen=True):
    """A game in more detail: who sits there, and what sort of thing happened last."""

    overview: Overview
    chairs: list[ShownChair]
    last: list[ShownEntry]


class Wanted(msgspec.Struct, frozen=True):
    """Which games: all that fit everything that is said."""

    status: str | None = None
    begins: str = ""  # of the id
    before: float | None = None  # nothing has happened since
    limit: int | None = None

    def where(self) -> list[sa.ColumnElement[bool]]:
        """The same for the database."""
        return [
            *([GAMES.c.status == self.status] if self.status else []),
            *([GAMES.c.id.startswith(self.begins, autoescape=True)] if self.begins else []),
            *([GAMES.c.moved < self.before] if self.before is not None else []),
        ]


class Keeper:
    """The keeper's hands in one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.quarantine = Quarantine(engine)

    # Looking

    def counts(self) -> dict[str, int]:
        """How many games there are, by status."""
        query = sa.select(GAMES.c.status, sa.func.count()).group_by(GAMES.c.status)
        with self.engine.connect() as connection:
            return {str(status): int(count) for status, count in connection.execute(query)}

    def listed(self, wanted: Wanted) -> list[Overview]:
        """Games, those with the latest move first."""
        query = sa.select(GAMES, QUARANTINE.c.reason, QUARANTINE.c.detail)
        query = query.outerjoin(QUARANTINE, QUARANTINE.c.game == GAMES.c.id).where(*wanted.where())
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(GAMES.c.moved.desc()).limit(wanted.limit)).mappings().all()
            return [_overview(connection, row) for row in rows]

    def shown(self, game: str, last: int = 10) -> Shown:
        """One game; NotFound when there is none of this id."""
        found = [overview for overview in self.listed(Wanted(begins=game)) if overview.game == game]
        if not found:
            raise NotFound("no-such-game", game=game)
        with self.engine.connect() as connection:
            chairs = connection.execute(sa.select(CHAIRS).where(CHAIRS.c.game == game).order_by(CHAIRS.c.chair))
            log = sa.select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.at).where(ENTRIES.c.game == game)
            rows = connection.execute(log.order_by(ENTRIES.c.number.desc()).limit(last)).all()
            seats = [ShownChair(row.chair, row.token is not None, row.seen) for row in chairs]
        return Shown(found[0], seats, [ShownEntry(*row) for row in reversed(rows)])

    def export(self, game: str, with_secrets: bool) -> Iterator[dict[str, Any]]:
        """The raw rows of a game, one after the other; without its secrets, unless asked for them."""
        status = self.shown(game).overview.status
        hide = not with_secrets
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(GAMES).where(GAMES.c.id == game)).mappings().one_or_none()
            if row is None:  # deleted since we looked
                raise NotFound("no-such-game", game=game)
            yield {name: value for name, value in row.items() if not (hide and name in SECRET)}
            log = sa.select(ENTRIES).where(ENTRIES.c.game == game).order_by(ENTRIES.c.number)
            for entry in connection.execute(log).mappings():
                secret = (
                    hide and status != FINISHED and entry["kind"] in (Action.kind, Chosen.kind)
                )  # which tickets were kept, say
                yield {**entry, "data": None} if secret else dict(entry)

    # Changing

    def delete(self, games: list[str], with_results: bool = True) -> int:
        """Remove games for good; how many there were. Their players are told. Results of old ones stay."""
        receipts, gone = Receipts(self.engine), 0
        for at in range(0, len(games), BATCH):
            some = sorted(games[at : at + BATCH])
            with receipts.writing() as (connection, heads):
                lock(connection, some)
                known = connection.execute(sa.select(GAMES.c.id).where(GAMES.c.id.in_(some))).scalars().all()
                results = (RESULTS,) if with_results else ()
                for table in (*OF_GAMES, *results):
                    connection.execute(sa.delete(table).where(table.c.game.in_(known)))
                connection.execute(sa.delete(GAMES).where(GAMES.c.id.in_(known)))
                for game in known:
                    orders.give(connection, orders.DELETED, game)
                heads.update(dict.fromkeys(known, 0))
            gone += len(known)
        receipts.close()
        return gone

    def ago(self, days: float) -> float:
        """The moment so many days before now, by the clock of this database."""
        return started(self.engine).now() - days * DAY

    def aged(self, before: float, status: str | None = None) -> list[str]:
        """Games in which nothing has happened since; those in quarantine are the keeper's to judge one by one."""
        query = sa.select(GAMES.c.id).where(*Wanted(status, before=before).where(), GAMES.c.status != QUARANTINED)
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(GAMES.c.moved)).scalars())

    def hold(self, game: str, detail: str = "") -> None:
        """Put a game in quarantine, whatever its state; Refused when it is there already."""
        if self.shown(game).overview.status == QUARANTINED:
            raise Refused("already-quarantined", game=game)
        try:
            with writing(self.engine) as connection:
                lock(connection, [game])
                shut(connection, game, BY_KEEPER, detail)
        except IntegrityError as problem:
            self.shown(game)  # NotFound where it was deleted since we looked
            raise Refused("already-quarantined", game=game) from problem

    def release(self, game: str) -> None:
        """Open a game again if it can be folded; Refused says why not."""
        if self.shown(game).overview.status != QUARANTINED:
            raise Refused("not-quarantined", game=game)
        try:
            stored = Store(self.engine).load(game, shut_too=True)
            index = None if stored is None else Table(stored).index
        except Gone as problem:  # deleted since we looked
            raise NotFound("no-such-game", game=game) from problem
        except Exception as problem:
            raise Refused("still-damaged", game=game, problem=reason_of(problem)[1]) from problem
        if index is None or not self.quarantine.release(game, index):
            self.shown(game)  # NotFound where it was deleted since we looked
            raise Refused("not-quarantined", game=game)

    def held(self) -> list[Held]:
        """All games in quarantine."""
        return self.quarantine.listed()


def _overview(connection: sa.Connection, row: sa.RowMapping) -> Overview:
    size = sa.select(sa.func.coalesce(sa.func.sum(sa.func.length(ENTRIES.c.data)), 0))
    first = sa.select(ENTRIES.c.data).where(ENTRIES.c.game == row["id"], ENTRIES.c.number == 1)
    return Overview(
        game=row["id"],
        status=row["status"],
        edition=_edition(connection.execute(first).scalar()),
        public=row["public"],
        created=row["created"],
        moved=row["moved"],
        entries=row["head"],
        bytes=int(connection.execute(size.where(ENTRIES.c.game == row["id"])).scalar_one()),
        reason=row["reason"] or "",
        detail=row["detail"] or "",
    )


def _edition(created: str | None) -> str:
    """What the first entry says, if that can be read."""
    try:
        return printable(str(msgspec.json.decode(created or "{}")["edition"]))
    except (msgspec.MsgspecError, KeyError, TypeError):
        return "?"

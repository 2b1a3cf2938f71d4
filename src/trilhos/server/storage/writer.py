"""Adding to logs: one thread gathers what waits and commits it together: one flush to disk serves many."""

import asyncio
import hashlib
import queue
import threading
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.club.seatings import Seating, seat
from trilhos.server.storage.database import is_postgres
from trilhos.server.storage.log import Entry
from trilhos.server.storage.receipts import Receipts
from trilhos.server.storage.standing import KeptOrders, write_orders
from trilhos.server.storage.store import Index, entry_row
from trilhos.server.storage.tables import CHAIRS, ENTRIES, GAMES, HOOKS, QUARANTINED, QUIET

LARGEST_BATCH: Final = 256
GATHER_SECONDS: Final = 0.003  # nobody notices them; at 500 moves a second they save a third of the server's work
CHANNEL: Final = "trilhos"


class Append(msgspec.Struct, frozen=True):
    """Entries for one game, to stand right behind its last."""

    game: str
    entries: list[Entry]
    index: Index
    moved: float  # by the server's clock
    token: tuple[int, str | None] | None = None  # a chair's new secret link
    member: str | None = None  # whose chair it is with that
    orders: KeptOrders | None = None  # what is left of a player's once these entries stand


class Link(msgspec.Struct, frozen=True):
    """The hash of a chair's secret link; none where nobody sits any more."""

    game: str
    chair: int
    token: str | None
    member: str | None = None  # whose it is, where it is a member's


class Added(msgspec.Struct, frozen=True):
    """The entries stand in the log; the last has this number."""

    number: int


class Overtaken(msgspec.Struct, frozen=True):
    """Somebody else has added to the log since."""


Outcome = Added | Overtaken
Waiting = tuple[Append, asyncio.Future[Outcome]]


class Prepared:
    """A statement put into words once: letting SQLAlchemy do it every time took 1 ms of processor time a batch."""

    def __init__(self, statement: sa.Insert | sa.Update, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.words = str(compiled)
        self.order = compiled.positiontup  # where values are told apart by their place

    def run(self, connection: sa.Connection, row: dict[str, Any]) -> bool:
        """Whether it changed anything."""
        return connection.exec_driver_sql(self.words, self._values(row)).rowcount > 0

    def run_all(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> None:
        """The same with many values."""
        connection.exec_driver_sql(self.words, [self._values(row) for row in rows])

    def _values(self, row: dict[str, Any]) -> Any:
        return row if self.order is None else tuple([row[name] for name in self.order])


class Writer:
    """The thread that commits. `append` gives a future; its outcome is known once it is on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.receipts = Receipts(engine)
        self.update_game = Prepared(UPDATE_GAME, engine.dialect)
        self.insert_entry = Prepared(sa.insert(ENTRIES), engine.dialect)
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="trilhos-writer", daemon=True)
        self.thread.start()

    def append(self, append: Append) -> asyncio.Future[Outcome]:
        """Add to a log as soon as it can be done."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.waiting.put((append, future))
        return future

    def close(self) -> None:
        """Commit what waits, and end."""
        self.waiting.put(None)
        self.thread.join()
        self.receipts.close()

    def _run(self) -> None:
        while gathered := self._gather():
            self._commit(gathered)

    def _gather(self) -> list[Waiting]:
        """At least one append, and all that have come in meanwhile; nothing at the end."""
        gathered = []
        job = self.waiting.get()
        time.sleep(GATHER_SECONDS)
        while job is not None:
            gathered.append(job)
            if len(gathered) == LARGEST_BATCH or self.waiting.empty():
                return gathered
            job = self.waiting.get()
        if gathered:
            self.waiting.put(None)  # to be met again, after these
        return gathered

    def _commit(self, gathered: list[Waiting]) -> None:
        gathered.sort(key=lambda job: job[0].game)  # processes lock games in one order, so they never wait in a ring
        outcomes: list[Outcome] | Exception
        try:
            outcomes = self._write([append for append, _ in gathered])
        except Exception as problem:
            outcomes = problem
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            gathered[0][1].get_loop().call_soon_threadsafe(_deliver, gathered, outcomes)  # once for the whole batch

    def _write(self, appends: list[Append]) -> list[Outcome]:
        """A log that still ends where the room thought is the log that it knew, with all its keys."""
        alone = len({append.game for append in appends}) == len(appends)
        if is_postgres(self.engine) and alone and not any(append.token or append.orders for append in appends):
            added = self._add_at_once(appends)
        else:
            added = self._add_in_turn(appends)
        return [Added(a.entries[-1].number) if done else Overtaken() for a, done in zip(appends, added, strict=True)]

    def _add_at_once(self, appends: list[Append]) -> list[bool]:
        """PostgreSQL is asked once for all, and that is a transaction: a round trip costs as much as many entries."""
        changes = [_change(append) for append in appends]
        rows = [entry_row(append.game, entry) for append in appends for entry in append.entries]
        columns = [[change[name] for change in changes] for name in CHANGED]
        columns += [[row[name] for row in rows] for name in ENTRIES.c.keys()]  # noqa: SIM118 - no dictionary
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            done = set(connection.exec_driver_sql(APPEND, tuple(columns)).scalars())
        return [append.game in done for append in appends]

    def _add_in_turn(self, appends: list[Append]) -> list[bool]:
        with self.receipts.writing() as (connection, heads):
            changed = [self.update_game.run(connection, _change(append)) for append in appends]
            added = [append for append, done in zip(appends, changed, strict=True) if done]
            rows = [entry_row(append.game, entry) for append in added for entry in append.entries]
            if rows:
                self.insert_entry.run_all(connection, rows)
                heads.update({append.game: append.entries[-1].number for append in added})
            set_links(connection, [Link(append.game, *append.token, append.member) for append in added if append.token])
            for append in added:
                if append.orders:
                    write_orders(connection, append.orders)
        return changed


def _deliver(gathered: list[Waiting], outcomes: list[Outcome] | Exception) -> None:
    """Tell those who wait, in their own thread."""
    for at, (_, future) in enumerate(gathered):
        if future.done():  # whoever waited was cancelled
            continue
        if isinstance(outcomes, Exception):
            future.set_exception(outcomes)
        else:
            future.set_result(outcomes[at])


def _change(append: Append) -> dict[str, Any]:
    first, last = append.entries[0].number, append.entries[-1].number
    return game_change(append.game, first - 1, last, append.index, append.moved)


def lock(connection: sa.Connection, games: list[str]) -> None:
    """Keep everybody else from adding to games, or from making them, on PostgreSQL; SQLite has one writer anyway."""
    if is_postgres(connection.engine):
        for game in games:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(lock_number(game))))
        query = sa.select(GAMES.c.id).where(GAMES.c.id.in_(games)).order_by(GAMES.c.id)
        connection.execute(query.with_for_update()).all()


def set_links(connection: sa.Connection, links: list[Link]) -> None:
    """New secret links; whoever has none any more has got up, and nobody else is told for them."""
    for link in links:
        at = {"at_game": link.game, "at_chair": link.chair}
        connection.execute(UPDATE_TOKEN, {**at, "token": link.token})
        if link.token is None:
            for drop in FORGET:
                connection.execute(drop, at)
        elif link.member is not None:
            seat(connection, Seating(link.game, link.member, link.chair, link.token))


def notify(connection: sa.Connection, heads: dict[str, int]) -> None:
    """Tell the games' homes that something was added behind their back: game and number, nothing else."""
    if is_postgres(connection.engine):
        for game, head in heads.items():
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{game} {head}")))


def lock_number(game: str) -> int:
    """The advisory lock of a game: 64 bits with a sign, as PostgreSQL wants it."""
    return int.from_bytes(hashlib.blake2b(game.encode(), digest_size=8).digest(), signed=True)


def game_change(game: str, head: int, last: int, index: Index, moved: float) -> dict[str, Any]:
    """The values of UPDATE_GAME: the log ended with `head`, and ends with `last` now."""
    told = {f"new_{name}": value for name, value in msgspec.structs.asdict(index).items()}
    return {"at_game": game, "at_head": head, "new_head": last, "new_moved": moved, **told}


UPDATE_GAME: Final = (
    sa.update(GAMES)
    .where((GAMES.c.id == sa.bindparam("at_game")) & (GAMES.c.head == sa.bindparam("at_head")))
    .where(GAMES.c.status != sa.literal_column(f"'{QUARANTINED}'"))  # whoever has it in memory still
    .values({name: sa.bindparam(f"new_{name}") for name in ("head", "moved", "status", "waits_for", "served")})
)
# The same for many games, with their entries, in one statement.
CHANGED: Final = ("at_game", "at_head", "new_head", "new_moved", "new_status", "new_waits_for", "new_served")
APPEND: Final = (
    "WITH changed AS ("
    "UPDATE games SET head = new.head, moved = new.moved, status = new.status, waits_for = new.waits_for,"
    " served = new.served"
    " FROM unnest(%s::text[], %s::int[], %s::int[], %s::float8[], %s::text[], %s::int[], %s::bool[])"
    " AS new(id, known, head, moved, status, waits_for, served)"
    " WHERE games.id = new.id AND games.head = new.known AND games.status <> 'quarantined' RETURNING games.id"
    "), added AS ("
    "INSERT INTO entries (game, number, kind, data, at, key)"
    " SELECT new.* FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::float8[], %s::text[])"
    " AS new(game, number, kind, data, at, key) JOIN changed ON changed.id = new.game"
    ") SELECT id FROM changed"
)
UPDATE_TOKEN: Final = sa.update(CHAIRS).where(
    (CHAIRS.c.game == sa.bindparam("at_game")) & (CHAIRS.c.chair == sa.bindparam("at_chair"))
)
FORGET: Final = [
    sa.delete(table).where((table.c.game == sa.bindparam("at_game")) & (table.c.chair == sa.bindparam("at_chair")))
    for table in (HOOKS, QUIET)
]

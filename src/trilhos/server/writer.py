"""Adding to logs: one thread gathers what waits and commits it together: one flush to disk serves many."""

import hashlib
import queue
import threading
import time
from concurrent.futures import Future
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilhos.server.database import is_postgres
from trilhos.server.entries import Entry
from trilhos.server.receipts import Receipts
from trilhos.server.store import Index, entry_row
from trilhos.server.tables import CHAIRS, ENTRIES, GAMES, HOOKS, QUARANTINED

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


class Added(msgspec.Struct, frozen=True):
    """The entries stand in the log; the last has this number."""

    number: int


class Overtaken(msgspec.Struct, frozen=True):
    """Somebody else has added to the log since."""


Outcome = Added | Overtaken


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
        return row if self.order is None else tuple(row[name] for name in self.order)


class Writer:
    """The thread that commits. `append` gives a future; its outcome is known once it is on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.receipts = Receipts(engine)
        self.update_game = Prepared(UPDATE_GAME, engine.dialect)
        self.insert_entry = Prepared(sa.insert(ENTRIES), engine.dialect)
        self.waiting: queue.SimpleQueue[tuple[Append, Future[Outcome]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="trilhos-writer", daemon=True)
        self.thread.start()

    def append(self, append: Append) -> Future[Outcome]:
        """Add to a log as soon as it can be done."""
        future: Future[Outcome] = Future()
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

    def _gather(self) -> list[tuple[Append, Future[Outcome]]]:
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

    def _commit(self, gathered: list[tuple[Append, Future[Outcome]]]) -> None:
        gathered.sort(key=lambda job: job[0].game)  # processes lock games in one order, so they never wait in a ring
        try:
            outcomes = self._write([append for append, _ in gathered])
        except Exception as problem:
            for _, future in gathered:
                future.set_exception(problem)
            return
        for (_, future), outcome in zip(gathered, outcomes, strict=True):
            future.set_result(outcome)

    def _write(self, appends: list[Append]) -> list[Outcome]:
        with self.receipts.writing() as (connection, heads):
            lock(connection, sorted({append.game for append in appends}))
            outcomes = [self._add(connection, append) for append in appends]
            added = [append for append, outcome in zip(appends, outcomes, strict=True) if isinstance(outcome, Added)]
            rows = [entry_row(append.game, entry) for append in added for entry in append.entries]
            if rows:
                self.insert_entry.run_all(connection, rows)
                heads.update({append.game: append.entries[-1].number for append in added})
                notify(connection, heads)
        return outcomes

    def _add(self, connection: sa.Connection, append: Append) -> Outcome:
        """A log that still ends where the room thought is the log that it knew, with all its keys."""
        last = append.entries[-1]
        change = game_change(append.game, append.entries[0].number - 1, last.number, append.index, append.moved)
        if not self.update_game.run(connection, change):
            return Overtaken()
        if append.token:
            chair, token = append.token
            set_links(connection, [{"at_game": append.game, "at_chair": chair, "token": token}])
        return Added(last.number)


def lock(connection: sa.Connection, games: list[str]) -> None:
    """On PostgreSQL one process at a time adds to a game; SQLite has one writer anyway."""
    if is_postgres(connection.engine):
        for game in games:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(lock_number(game))))


def set_links(connection: sa.Connection, links: list[dict[str, Any]]) -> None:
    """Hashes of secret links; whoever has none any more has got up, and nobody else gets at their webhook."""
    connection.execute(UPDATE_TOKEN, links)
    for link in links:
        if link["token"] is None:
            connection.execute(DROP_HOOK, [link])


def notify(connection: sa.Connection, heads: dict[str, int]) -> None:
    """Tell the other processes: game and number, nothing else."""
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
UPDATE_TOKEN: Final = sa.update(CHAIRS).where(
    (CHAIRS.c.game == sa.bindparam("at_game")) & (CHAIRS.c.chair == sa.bindparam("at_chair"))
)
DROP_HOOK: Final = sa.delete(HOOKS).where(
    (HOOKS.c.game == sa.bindparam("at_game")) & (HOOKS.c.chair == sa.bindparam("at_chair"))
)

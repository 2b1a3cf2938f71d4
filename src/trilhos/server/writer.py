"""Adding to logs: one thread gathers what waits and commits it together: one flush to disk serves many."""

import hashlib
import queue
import threading
from concurrent.futures import Future
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilhos.server.database import is_postgres, writing
from trilhos.server.entries import Entry
from trilhos.server.store import Index, entry_row
from trilhos.server.tables import CHAIRS, ENTRIES, GAMES

LARGEST_BATCH: Final = 256
CHANNEL: Final = "trilhos"


class Append(msgspec.Struct, frozen=True):
    """Entries for one game, to stand right behind its last; one whose key is known already changes nothing."""

    game: str
    entries: list[Entry]
    index: Index
    token: tuple[int, str | None] | None = None  # a chair's new secret link


class Added(msgspec.Struct, frozen=True):
    """The entries stand in the log; the last has this number."""

    number: int


class Repeated(msgspec.Struct, frozen=True):
    """A command with this key was carried out before, and has this number."""

    number: int


class Overtaken(msgspec.Struct, frozen=True):
    """Somebody else has added to the log: it ends with this number now."""

    head: int


Outcome = Added | Repeated | Overtaken


class Batch:
    """Appends that are committed together; the later ones see the earlier ones."""

    def __init__(self, appends: list[Append], heads: dict[str, int], keys: dict[tuple[str, str], int]) -> None:
        self.heads = heads
        self.keys = keys
        self.rows: list[dict[str, Any]] = []
        self.changed: dict[str, Append] = {}  # the last one of each game
        self.tokens: list[dict[str, Any]] = []
        self.outcomes = [self._outcome(append) for append in appends]

    def _outcome(self, append: Append) -> Outcome:
        last = append.entries[-1]  # the one that carries the command's key
        repeated = self.keys.get((append.game, last.key)) if last.key else None
        if repeated is not None:
            return Repeated(repeated)
        head = self.heads.get(append.game, 0)
        return self._add(append, last) if append.entries[0].number == head + 1 else Overtaken(head)

    def _add(self, append: Append, last: Entry) -> Added:
        self.rows += [entry_row(append.game, entry) for entry in append.entries]
        self.heads[append.game] = last.number
        self.changed[append.game] = append
        if last.key:
            self.keys[append.game, last.key] = last.number
        if append.token:
            self.tokens.append({"at_game": append.game, "at_chair": append.token[0], "token": append.token[1]})
        return Added(last.number)


class Writer:
    """The thread that commits. `append` gives a future; its outcome is known once it is on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
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

    def _run(self) -> None:
        while gathered := self._gather():
            self._commit(gathered)

    def _gather(self) -> list[tuple[Append, Future[Outcome]]]:
        """At least one append, and all that have come in meanwhile; nothing at the end."""
        gathered = []
        job = self.waiting.get()
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
        games = sorted({append.game for append in appends})
        with writing(self.engine) as connection:
            self._lock(connection, games)
            batch = Batch(appends, _heads(connection, games), _keys(connection, appends))
            if batch.rows:
                _store(connection, batch)
                self._notify(connection, batch)
        return batch.outcomes

    def _lock(self, connection: sa.Connection, games: list[str]) -> None:
        """On PostgreSQL one process at a time adds to a game; SQLite has one writer anyway."""
        if is_postgres(self.engine):
            for game in games:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(lock_number(game))))

    def _notify(self, connection: sa.Connection, batch: Batch) -> None:
        """Tell the other processes: game and number, nothing else."""
        if is_postgres(self.engine):
            for game in batch.changed:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{game} {batch.heads[game]}")))


def lock_number(game: str) -> int:
    """The advisory lock of a game: 64 bits with a sign, as PostgreSQL wants it."""
    return int.from_bytes(hashlib.blake2b(game.encode(), digest_size=8).digest(), signed=True)


def _heads(connection: sa.Connection, games: list[str]) -> dict[str, int]:
    query = sa.select(GAMES.c.id, GAMES.c.head).where(GAMES.c.id.in_(games))
    return dict(connection.execute(query).all())


def _keys(connection: sa.Connection, appends: list[Append]) -> dict[tuple[str, str], int]:
    keys = [append.entries[-1].key for append in appends]
    games = sorted({append.game for append in appends})
    where = ENTRIES.c.game.in_(games) & ENTRIES.c.key.in_([key for key in keys if key])
    query = sa.select(ENTRIES.c.game, ENTRIES.c.key, ENTRIES.c.number).where(where)
    return {(game, key): number for game, key, number in connection.execute(query)}


def _store(connection: sa.Connection, batch: Batch) -> None:
    connection.execute(sa.insert(ENTRIES), batch.rows)
    changes = [
        {"at_game": game, "new_head": batch.heads[game], "new_moved": append.entries[-1].at, **_index(append.index)}
        for game, append in batch.changed.items()
    ]
    connection.execute(UPDATE_GAME, changes)
    if batch.tokens:
        connection.execute(UPDATE_TOKEN, batch.tokens)


def _index(index: Index) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in msgspec.structs.asdict(index).items()}


UPDATE_GAME: Final = (
    sa.update(GAMES)
    .where(GAMES.c.id == sa.bindparam("at_game"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("head", "moved", "status", "waits_for", "served")})
)
UPDATE_TOKEN: Final = sa.update(CHAIRS).where(
    (CHAIRS.c.game == sa.bindparam("at_game")) & (CHAIRS.c.chair == sa.bindparam("at_chair"))
)

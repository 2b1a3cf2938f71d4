"""Receipts: what was acknowledged is noted beside the database too, so that nothing of it can go missing in silence.

SQLite drops the end of its write-ahead log from a damaged frame on, and says nothing. So every transaction that adds to
games raises a counter in the database and, once it is committed and before anybody is told, writes the new numbers into
a small ring of records in a file of its own. A database that is behind its receipts has lost something.
PostgreSQL has several processes on several machines, and no such file.
"""

import os
import secrets
import struct
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from trilhos.server.storage.clock import wall
from trilhos.server.storage.database import is_postgres, writing
from trilhos.server.storage.private import make_private
from trilhos.server.storage.tables import GAMES, LOSSES, MARKS

SLOTS: Final = 16_384  # more than SQLite gathers between two checkpoints; 1 MiB in all
RECORD: Final = struct.Struct("<Q32sI16xI")  # counter, game, number of its last entry, checksum
HEADER: Final = struct.Struct("<16sQ36xI")  # magic, the database's own number, checksum
MAGIC: Final = b"trilhos-receipts"
COUNTER: Final = "receipts"
IDENTITY: Final = "database"
RAISE: Final = "UPDATE marks SET value = value + ? WHERE name = 'receipts' RETURNING value"
flush = getattr(os, "fdatasync", os.fsync)

Heads = dict[str, int]  # the number of the last entry, by game; 0 of a game that was deleted


class Loss(msgspec.Struct, frozen=True):
    """Something that was acknowledged and isn't in the database: how often, and where games stood as far as known."""

    at: float
    count: int
    games: Heads
    noted: bool = False


class Receipts:
    """The receipts of one database; none of PostgreSQL."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.path = None if is_postgres(engine) else Path(f"{engine.url.database}-receipts")
        self.file: int | None = None
        self.lock = threading.Lock()

    @contextmanager
    def writing(self) -> Iterator[tuple[sa.Connection, Heads]]:
        """A transaction that adds to games; it is over when its receipts are on disk as well."""
        heads: Heads = {}
        with writing(self.engine) as connection:
            yield connection, heads
            last = self._raise(connection, len(heads)) if heads and self.path else 0
        if last:
            self._note(last - len(heads) + 1, heads)

    def _raise(self, connection: sa.Connection, by: int) -> int:
        found = connection.exec_driver_sql(RAISE, (by,)).scalar()
        if found is None:
            set_mark(connection, COUNTER, by)
        return int(found or by)

    def _note(self, first: int, heads: Heads) -> None:
        with self.lock:
            file = self._open()
            records = [
                _sealed(RECORD, first + at, game.encode(), head) for at, (game, head) in enumerate(heads.items())
            ]
            fitting = SLOTS - first % SLOTS  # the rest goes to the ring's beginning
            for slot, some in ((first % SLOTS, records[:fitting]), (0, records[fitting:])):
                os.lseek(file, HEADER.size + slot * RECORD.size, os.SEEK_SET)
                os.write(file, b"".join(some))
            flush(file)

    def _open(self) -> int:
        """The file, made anew where there is none of this database."""
        if self.file is None and self.path is not None:
            make_private(self.path)
            self.file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
            header = _sealed(HEADER, MAGIC, self._identity())
            if os.read(self.file, HEADER.size) != header:
                self._begin(self.path, header)
        if self.file is None:
            raise LookupError("PostgreSQL has no receipts")
        return self.file

    def _begin(self, path: Path, header: bytes) -> None:
        """A new file; receipts of another database are put aside."""
        self.close()
        if path.stat().st_size:
            path.replace(f"{path}.other")
        make_private(path)
        self.file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        os.write(self.file, header + bytes(SLOTS * RECORD.size))
        os.fsync(self.file)

    def _identity(self) -> int:
        """A number of the database's own, so that receipts of another one in its place are never taken for its."""
        with writing(self.engine) as connection:
            known = mark(connection, IDENTITY)
            if known is not None:
                return known
            set_mark(connection, IDENTITY, new := secrets.randbits(62))
        with self.engine.connect() as connection:  # into the file itself: the write-ahead log may get lost
            connection.connection.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # type: ignore[union-attr]
        return new

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            os.close(self.file)
            self.file = None

    # Comparing

    def noted(self) -> dict[int, tuple[str, int]]:
        """All receipts that can be read: counter, game and the number of its last entry."""
        if self.path is None or not self.path.exists():
            return {}
        with self.lock:
            os.lseek(self._open(), HEADER.size, os.SEEK_SET)
            data = os.read(self._open(), SLOTS * RECORD.size)
        slots = (data[at : at + RECORD.size] for at in range(0, len(data) - RECORD.size + 1, RECORD.size))
        found = (_unsealed(slot) for slot in slots if any(slot[:8]))
        return {record[0]: (record[1], record[2]) for record in found if record is not None}

    def missing(self) -> Heads:
        """Receipts that the database is behind: games and numbers; the counter is raised past them by `settle`."""
        with self.engine.connect() as connection:
            reached = mark(connection, COUNTER) or 0
        behind = {counter: receipt for counter, receipt in sorted(self.noted().items()) if counter > reached}
        return dict(behind.values())

    def settle(self) -> Loss | None:
        """At a start: write down what is missing, and go on behind it, so that no receipt is ever used twice."""
        noted = self.noted()
        with writing(self.engine) as connection:
            reached, last = mark(connection, COUNTER) or 0, max(noted, default=0)
            if last <= reached:
                return None
            games = dict(noted[counter] for counter in sorted(noted) if counter > reached)
            loss = Loss(wall(), last - reached, games)
            row = {**msgspec.structs.asdict(loss), "games": msgspec.json.encode(games).decode()}
            connection.execute(sa.insert(LOSSES), [row])
            set_mark(connection, COUNTER, last)
        with self.writing() as (connection, heads):  # from here on these numbers hold
            rows = connection.execute(sa.select(GAMES.c.id, GAMES.c.head).where(GAMES.c.id.in_(games)))
            heads.update(dict.fromkeys(games, 0) | {row.id: row.head for row in rows})
        return loss


def losses(engine: sa.Engine) -> list[Loss]:
    """Everything that ever went missing, the latest first."""
    with engine.connect() as connection:
        rows = connection.execute(sa.select(LOSSES).order_by(LOSSES.c.at.desc())).mappings()
        return [Loss(**{**row, "games": msgspec.json.decode(row["games"])}) for row in rows]


def note_losses(engine: sa.Engine) -> None:
    """The keeper knows."""
    with writing(engine) as connection:
        connection.execute(sa.update(LOSSES).values(noted=True))


def mark(connection: sa.Connection, name: str) -> int | None:
    """A single value about the database."""
    found = connection.execute(sa.select(MARKS.c.value).where(MARKS.c.name == name)).scalar()
    return None if found is None else int(found)


def set_mark(connection: sa.Connection, name: str, value: int) -> None:
    """Write such a value."""
    if not connection.execute(sa.update(MARKS).where(MARKS.c.name == name).values(value=value)).rowcount:
        connection.execute(sa.insert(MARKS), [{"name": name, "value": value}])


def _sealed(shape: struct.Struct, *values: int | bytes) -> bytes:
    plain = shape.pack(*values, 0)[:-4]
    return plain + zlib.crc32(plain).to_bytes(4, "little")


def _unsealed(slot: bytes) -> tuple[int, str, int] | None:
    counter, game, head, seal = RECORD.unpack(slot)
    return (counter, game.rstrip(b"\0").decode(), head) if zlib.crc32(slot[:-4]) == seal else None

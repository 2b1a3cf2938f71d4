"""Backups of a database in use: everything as it stood at one moment, while the games go on."""

import os
import stat
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, OperationalError

from trilhos.play.record import replacing
from trilhos.server.keeping.archive import FORMAT, ArchiveWriter, ChairLine, GameLine, Header, HookLine, OrdersLine
from trilhos.server.storage.boards import kept_file
from trilhos.server.storage.clock import wall
from trilhos.server.storage.club.copies import copied
from trilhos.server.storage.database import is_postgres
from trilhos.server.storage.keys import copied_keys
from trilhos.server.storage.log import Entry
from trilhos.server.storage.private import OWNER_ONLY
from trilhos.server.storage.store import board_address, kept_entry
from trilhos.server.storage.tables import CHAIRS, ENTRIES, GAMES, HOOKS, QUIET, STANDING
from trilhos.server.storage.uploads import uploaded

CHUNK: Final = 50  # games read at a time
Progress = Callable[[int, int], None]  # so many games, of so many
T = TypeVar("T", bound=msgspec.Struct)


class BackedUp(msgspec.Struct, frozen=True):
    """What a backup holds, and the games that could not even be read, with the reason."""

    games: int
    entries: int
    left_out: dict[str, str]


def back_up(engine: sa.Engine, path: Path, told: Progress) -> BackedUp:
    """Write all games to a file, which appears whole or not at all."""
    with snapshot(engine) as connection, replacing(path) as text:
        stream = text.buffer
        regular = stat.S_ISREG(os.fstat(stream.fileno()).st_mode)
        if regular:
            os.fchmod(stream.fileno(), OWNER_ONLY)
        total = connection.execute(sa.select(sa.func.count()).select_from(GAMES)).scalar_one()
        before = Header(
            FORMAT, wall(), boards=uploaded(connection), club=copied(connection), keys=copied_keys(connection)
        )
        writer, left_out = ArchiveWriter(stream, before), dict[str, str]()
        for game in _games(connection, left_out):
            writer.add(game)
            told(writer.games, total)
        trailer = writer.finish()
        stream.flush()
        if regular:
            os.fsync(stream.fileno())
        return BackedUp(trailer.games, trailer.entries, left_out)


@contextmanager
def snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """One moment of the database: SQLite's WAL gives it to every reader, PostgreSQL to whoever asks."""
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True} if is_postgres(engine) else {}
    with engine.connect() as connection, connection.execution_options(**options).begin():
        yield connection


def _games(connection: sa.Connection, left_out: dict[str, str]) -> Iterator[GameLine]:
    query = sa.select(GAMES).order_by(GAMES.c.id).limit(CHUNK)
    last = ""
    while rows := connection.execute(query.where(GAMES.c.id > last)).mappings().all():
        last = rows[-1]["id"]
        try:
            yield from lines(connection, rows)
        except OperationalError:
            raise
        except DatabaseError:  # damaged pages of SQLite's file; a look at each game finds those that are whole
            yield from _readable(connection, rows, left_out)


def _readable(connection: sa.Connection, rows: Sequence[sa.RowMapping], left_out: dict[str, str]) -> Iterator[GameLine]:
    for row in rows:
        try:
            yield from lines(connection, [row])
        except DatabaseError as problem:
            left_out[row["id"]] = str(problem.orig)


def lines(connection: sa.Connection, rows: Sequence[sa.RowMapping]) -> list[GameLine]:
    """Some games, as a backup has them."""
    games = [row["id"] for row in rows]
    chairs, logs = _chairs(connection, games), logs_of(connection, games)
    found = []
    for row in rows:
        known: dict[str, Any] = {name: row[name] for name in GameLine.__struct_fields__ if name in row}
        log = logs.get(row["id"], [])
        board = kept_file(connection, board_address(log))
        found.append(GameLine(**known, chairs=chairs.get(row["id"], []), entries=log, board=board))
    return found


def _chairs(connection: sa.Connection, games: list[str]) -> dict[str, list[ChairLine]]:
    """The chairs of some games, with how their players are told of turns, and their standing orders."""
    hooks = _of_chairs(connection, HOOKS, HookLine, games)
    orders = _of_chairs(connection, STANDING, OrdersLine, games)
    quiet = {(row["game"], row["chair"]): row["hours"] for row in _rows(connection, QUIET, games)}
    return {
        game: [
            ChairLine(
                row["chair"],
                row["token"],
                row["seen"],
                standing=next(iter(orders[at]), None),
                hooks=hooks[at],
                quiet=quiet.get(at),
            )
            for row in rows
            if (at := (game, row["chair"]))
        ]
        for game, rows in _by_game(connection, CHAIRS, CHAIRS.c.chair, games).items()
    }


def _of_chairs(
    connection: sa.Connection, table: sa.Table, line: type[T], games: list[str]
) -> dict[tuple[str, int], list[T]]:
    """What some chairs of games have, and others have not."""
    found: defaultdict[tuple[str, int], list[T]] = defaultdict(list)
    for row in _rows(connection, table, games):
        found[row["game"], row["chair"]].append(line(**{name: row[name] for name in line.__struct_fields__}))
    return found


def _rows(connection: sa.Connection, table: sa.Table, games: list[str]) -> Iterator[sa.RowMapping]:
    return chain(*_by_game(connection, table, table.c.chair, games).values())


def logs_of(connection: sa.Connection, games: list[str]) -> dict[str, list[Entry]]:
    """The logs of some games."""
    logs = _by_game(connection, ENTRIES, ENTRIES.c.number, games)
    return {game: [kept_entry(row) for row in log] for game, log in logs.items()}


def _by_game(
    connection: sa.Connection, table: sa.Table, order: sa.Column[int], games: list[str]
) -> dict[str, list[sa.RowMapping]]:
    query = sa.select(table).where(table.c.game.in_(games)).order_by(table.c.game, order)
    rows = connection.execute(query).mappings()
    return {game: list(some) for game, some in groupby(rows, key=lambda row: str(row["game"]))}

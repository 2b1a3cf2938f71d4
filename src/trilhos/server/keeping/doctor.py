"""The doctor: folds every log and compares it with all that was written down about it elsewhere. It changes nothing."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, OperationalError

from trilhos.server.game.entries import PERSON, RESERVED
from trilhos.server.game.table import Table
from trilhos.server.keeping.archive import GameLine
from trilhos.server.keeping.backup import CHUNK, Progress, lines, snapshot
from trilhos.server.keeping.restore import folded
from trilhos.server.storage.database import is_postgres
from trilhos.server.storage.quarantine import reason_of
from trilhos.server.storage.receipts import Receipts, losses
from trilhos.server.storage.store import board_of
from trilhos.server.storage.tables import GAMES, QUARANTINE, QUARANTINED

HASH: Final = re.compile("[0-9a-f]{64}")
MOST_COMPLAINTS: Final = 20  # of SQLite about its own file


class Ailment(msgspec.Struct, frozen=True):
    """Something that is wrong: with a game or the whole database, the key of a sentence, and details."""

    game: str | None
    problem: str
    detail: str = ""


class Diagnosis(msgspec.Struct):
    """What the doctor saw."""

    games: int = 0
    entries: int = 0
    findings: list[Ailment] = []


def examine(engine: sa.Engine, told: Progress) -> Diagnosis:
    """Look at everything; the server may run meanwhile."""
    report, receipts = Diagnosis(), Receipts(engine)
    reached = dict(receipts.noted().values())  # read first: whatever is acknowledged later can't be missed
    with _as_far_as_readable(report):
        for game, number in receipts.missing().items():
            report.findings.append(Ailment(game, "lost", str(number)))
    receipts.close()
    with _as_far_as_readable(report):
        missed = [loss for loss in losses(engine) if not loss.noted]
        report.findings += [Ailment(None, "loss-not-noted", str(loss.count)) for loss in missed]
    with snapshot(engine) as connection:
        with _as_far_as_readable(report):
            report.findings += _file(connection)
        with _as_far_as_readable(report):
            total = connection.execute(sa.select(sa.func.count()).select_from(GAMES)).scalar_one()
            for row, line in _rows(connection):
                report.games += 1
                report.entries += len(line.entries) if line else 0
                report.findings += _game(connection, row, line, reached)
                told(report.games, total)
    return report


@contextmanager
def _as_far_as_readable(report: Diagnosis) -> Iterator[None]:
    """What a damaged file doesn't give is a finding; the rest is looked at still."""
    try:
        yield
    except OperationalError:  # the database is away
        raise
    except DatabaseError as problem:
        report.findings.append(Ailment(None, "file-damaged", str(problem.orig)))


def _file(connection: sa.Connection) -> list[Ailment]:
    """What SQLite itself says; PostgreSQL looks after its files on its own."""
    if is_postgres(connection.engine):
        return []
    said = list(connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_COMPLAINTS})").scalars())
    return [Ailment(None, "file-damaged", str(line)) for line in said if line != "ok"]


def _rows(connection: sa.Connection) -> Iterator[tuple[sa.RowMapping, GameLine | None]]:
    """Every game, with what is known of it, if it can be read at all."""
    query = sa.select(GAMES).order_by(GAMES.c.id).limit(CHUNK)
    last = ""
    while rows := connection.execute(query.where(GAMES.c.id > last)).mappings().all():
        last = rows[-1]["id"]
        for row in rows:
            try:
                yield row, lines(connection, [row])[0]
            except OperationalError:
                raise
            except DatabaseError:
                yield row, None


def _game(
    connection: sa.Connection, row: sa.RowMapping, line: GameLine | None, reached: dict[str, int]
) -> list[Ailment]:
    game = str(row["id"])
    if row["status"] == QUARANTINED:
        why = connection.execute(sa.select(QUARANTINE).where(QUARANTINE.c.game == game)).mappings().first()
        return [Ailment(game, "quarantined", f"{why['reason']}: {why['detail']}" if why else "")]
    if line is None:
        return [Ailment(game, "unreadable")]
    try:
        table = folded(line, board_of(connection, line.entries))
    except Exception as problem:
        return [Ailment(game, "does-not-fold", reason_of(problem)[1])]
    found = [*_index(row, table), *_links(line, table)]
    if row["head"] < reached.get(game, 0):
        found.append(("behind-receipts", f"{row['head']} < {reached[game]}"))
    return [Ailment(game, problem, detail) for problem, detail in found]


def _index(row: sa.RowMapping, table: Table) -> Iterator[tuple[str, str]]:
    """What the database says about a log without reading it."""
    known: dict[str, Any] = {**msgspec.structs.asdict(table.index), "head": table.number}
    known |= {"public": table.settings.public, "grace": table.settings.grace}
    for name, value in known.items():
        if row[name] != value:
            yield "index", f"{name}: {row[name]}, {value}"


def _links(line: GameLine, table: Table) -> Iterator[tuple[str, str]]:
    """Whoever sits, or is waited for, has a secret link; whoever is told of turns sits."""
    for chair, stored in zip(table.chairs, line.chairs, strict=True):
        lacking = chair.kind in (PERSON, RESERVED) and stored.token is None
        if lacking or (stored.token is not None and not HASH.fullmatch(stored.token)):
            yield "link", str(stored.chair)
        if stored.hook is not None and (chair.kind != PERSON or stored.hook.told > table.number):
            yield "hook", str(stored.chair)

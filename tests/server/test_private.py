"""The database is its owner's alone, and `/health` knows whether it can be written."""

import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server import plain
from tests.server.rig import new_game, patiently, serving
from trilhos.cli import main
from trilhos.server.storage.database import connect, connect_existing, default_url
from trilhos.server.storage.private import wide_files
from trilhos.server.storage.tables import GAMES


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_reads_the_database_and_what_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # the folder in which games are kept is made, and no other
    database = tmp_path / "trilhos" / "games.sqlite"
    before = os.umask(0)
    try:
        with serving(default_url(), tmp_path) as server:
            new_game(server)
            files = sorted(database.parent.iterdir())
            assert {file.name for file in files} >= {f"games.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
            assert [(file.name, oct(mode(file))) for file in files if mode(file) != 0o600] == []
            assert mode(database.parent) == 0o700
    finally:
        os.umask(before)


def test_a_file_that_others_could_read_is_narrowed(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    database.touch(0o666)
    database.chmod(0o664)
    assert wide_files(database) == [database]
    connect(str(database)).dispose()
    assert wide_files(database) == []


def a_folder(path: Path) -> None:
    path.mkdir()


def a_text(path: Path) -> None:
    path.write_text("not a database at all, but longer than the head of one, which has a hundred bytes" * 4)


def a_blank_file(path: Path) -> None:
    path.touch()


def another_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (name)")


@pytest.mark.parametrize("make", [a_folder, a_text, a_blank_file, another_database])
def test_what_is_no_database_of_ours_is_left_as_it_is(tmp_path: Path, make: Callable[[Path], None]) -> None:
    there = tmp_path / "there"
    make(there)
    there.chmod(0o755)
    before = looks_of(there)
    commands = [["doctor"], ["keeper", "list"], ["backup", str(tmp_path / "b")], ["serve", "--port", "0"]]
    for command in commands[: 3 if make is a_blank_file else 4]:  # a server may begin in a blank file
        assert main([*command, "--db", str(there), "--lang", "en"]) == 2
        assert looks_of(there) == before
        assert list(tmp_path.iterdir()) == [there]


def looks_of(path: Path) -> tuple[int, int, bytes]:
    return mode(path), path.stat().st_mtime_ns, b"" if path.is_dir() else path.read_bytes()


def test_a_database_whose_tables_are_all_in_its_write_ahead_log_is_ours(tmp_path: Path) -> None:
    made, killed = tmp_path / "made", tmp_path / "killed"
    engine = connect(str(made))
    with engine.connect() as connection:  # while it is open, nothing is taken over from the log
        connection.execute(sa.select(GAMES)).all()
        for file in (made, made.with_name("made-wal")):
            shutil.copy(file, killed.with_name(file.name.replace("made", "killed")))
    engine.dispose()
    connect_existing(str(killed)).dispose()


def test_health_says_so_when_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--log", "error") as server:
        health, process = f"{server.url}/health", server.process.pid
        limits = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1024, limits[1]))  # as good as a full disk
        for _ in patiently():
            if plain.get(health).status_code == 503:
                break
        resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
        for _ in patiently():
            if plain.get(health).status_code == 200:
                break


def test_a_flood_of_questions_writes_little(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with serving(str(database), tmp_path) as server:
        plain.get(f"{server.url}/health")
        before = database.stat().st_size + (tmp_path / "games.sqlite-wal").stat().st_size
        with plain.client() as client:
            for _ in range(100):
                assert client.get(f"{server.url}/health").status_code == 200
        after = database.stat().st_size + (tmp_path / "games.sqlite-wal").stat().st_size
        assert after - before < 50 * 4096


def test_a_second_look_at_the_database_ends_no_locks_of_the_first(tmp_path: Path) -> None:
    """POSIX ends all locks of a process on a file when it closes any descriptor of it; then others remove the log."""
    database = str(tmp_path / "games.sqlite")
    first = connect(database)
    with first.connect() as connection:
        connection.execute(sa.select(GAMES)).all()
    second = connect(database)
    program = (
        f"import sqlite3; c = sqlite3.connect({database!r}); c.execute('SELECT * FROM games').fetchall(); c.close()"
    )
    subprocess.run([sys.executable, "-c", program], timeout=300, check=True)
    assert (tmp_path / "games.sqlite-wal").exists()
    with first.connect() as connection:
        connection.execute(sa.select(GAMES)).all()
    first.dispose()
    second.dispose()

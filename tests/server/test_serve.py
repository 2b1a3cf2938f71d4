"""`trilhos serve` as a program: what it says when it can't start."""

import os
from pathlib import Path

import pytest

from tests.forked import Forked
from tests.server.rig import PATIENCE, Server


def refused(folder: Path, *options: str) -> str:
    """What the program says when it refuses to start; always in one line, with exit code 2."""
    log = folder / "said.txt"
    process = Forked(["serve", "--lang", "en", "--port", "0", *options], log, dict(os.environ))
    assert process.wait(PATIENCE) == 2
    said = log.read_text()
    lines = [line for line in said.splitlines() if line.startswith("trilhos: ")]
    assert len(lines) == 1, said
    assert "Traceback" not in said
    return lines[0]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--db", "mysql://here/games"], "can't be used"),
        (["--db", "postgresql://nobody@127.0.0.1:1/none"], "postgresql://nobody@127.0.0.1:1/none can't be used"),
        (["--db", "/proc/none/games.sqlite"], "There is no folder /proc/none"),
        (["--db", "/proc/games.sqlite"], "can't be used"),
        (["--host", "203.0.113.7"], "Choose another"),
        (["--port", "99999"], "--port"),
        (["--proxy", "nonsense"], '"nonsense" is no address of a proxy'),
        (["--log", "loud"], "Levels: debug"),
        (["--limit", "chat"], "NAME=RATE/BURST"),
        (["--limit", "fly=1/1"], "Limits: request, create"),
        (["--bot-seconds", "soon"], "--bot-seconds"),
        (["--bot", "nobody"], 'no bot called "nobody"'),
        (["--workers", "0"], "--workers"),
        (["--connections", "0"], "--connections"),
    ],
)
def test_what_it_cannot_do_is_said_in_one_line(tmp_path: Path, options: list[str], said: str) -> None:
    start = [] if "--db" in options else ["--db", str(tmp_path / "g.sqlite")]
    assert said in refused(tmp_path, *start, *options)


def test_a_second_server_keeps_away_from_the_same_file(server: Server, tmp_path: Path) -> None:
    assert "Another server has" in refused(tmp_path, "--db", server.database)


def test_a_port_that_is_taken(server: Server, tmp_path: Path) -> None:
    assert f"port {server.port}" in refused(tmp_path, "--db", str(tmp_path / "g.sqlite"), "--port", str(server.port))

"""`trilhos serve` as a program: what it says when it can't start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.rig import PATIENCE, Server


def refused(*options: str) -> str:
    """What the program says when it refuses to start; always in one line, with exit code 2."""
    words = [sys.executable, "-m", "trilhos.cli", "serve", "--lang", "en", "--port", "0", *options]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, env=os.environ, check=False)
    assert done.returncode == 2
    lines = [line for line in done.stderr.splitlines() if line.startswith("trilhos: ")]
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return lines[0]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--db", "mysql://here/games"], "can't be used"),
        (["--db", "postgresql://nobody@127.0.0.1:1/none"], "postgresql://nobody@127.0.0.1:1/none can't be used"),
        (["--db", "/proc/none/games.sqlite"], "can't be used"),
        (["--host", "203.0.113.7"], "Choose another"),
        (["--port", "99999"], "--port"),
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
    assert said in refused(*start, *options)


def test_a_second_server_keeps_away_from_the_same_file(server: Server) -> None:
    assert "Another server has" in refused("--db", server.database)


def test_a_port_that_is_taken(server: Server, tmp_path: Path) -> None:
    assert f"port {server.port}" in refused("--db", str(tmp_path / "g.sqlite"), "--port", str(server.port))

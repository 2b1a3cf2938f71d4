"""Many machines: the same results as on one, also when one of them is lost on the way."""

import json
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from msgspec import to_builtins

from tests.boards.small import small
from tests.cli.conftest import program
from trilhos.arena.blocks import Tournament
from trilhos.arena.results import FILE
from trilhos.arena.tournament import Run
from trilhos.boards import edition
from trilhos.cli import main
from trilhos.text import ENGLISH, Text

RIG = Path(__file__).with_name("cluster_rig.py")
PAUSED = Path(__file__).with_name("paused_arena.py")
PATIENCE = 900  # seconds; only a program that hangs takes so long
BLOCKS = 40
BEFORE = 4  # blocks that are played when a machine is lost
COMMAND = ["arena", "--bots", "greedy,random", "--blocks", str(BLOCKS), "--seed", "5"]


@contextmanager
def a_cluster() -> "Iterator[tuple[str, subprocess.Popen[str]]]":
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([sys.executable, str(RIG)], text=True, **pipes) as rig:  # type: ignore[call-overload]
        try:
            yield next(line.strip() for line in rig.stdout if line.count(".") == 3), rig
        finally:
            rig.stdin.close()
            rig.wait(timeout=PATIENCE)


def paused(address: str, board: Path, gate: Path, folder: Path) -> "subprocess.Popen[str]":
    """The tournament on a cluster, which waits behind its first blocks until the gate is there."""
    table = ["--map", board, "--players", 3]
    words = [BEFORE, gate, *COMMAND, *table, "--cluster", address, "--out", folder, "--json"]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, str(PAUSED), *map(str, words)], text=True, **pipes)  # type: ignore[call-overload, no-any-return]


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {**figures, "results": [{**row, "move_ms": None} for row in figures["results"]]}


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_two_machines_give_the_results_of_one_also_when_one_of_them_is_killed(tmp_path: Path) -> None:
    """The board is a file that is gone before the last machine has to know it: it travels with the work."""
    board, gate = tmp_path / "board.json", tmp_path / "gate"
    board.write_text(json.dumps({**small(), "id": "b" + secrets.token_hex(4)}))
    alone = Run(Tournament(edition(board), 3, ["greedy", "random"], BLOCKS, 5), Text(ENGLISH)).play()
    with a_cluster() as (address, rig):
        with paused(address, board, gate, tmp_path) as process:
            while process.poll() is None and lines(tmp_path / FILE) <= BEFORE:  # the first line is the header
                sleep(0.01)
            print("kill", file=rig.stdin, flush=True)
            assert "killed\n" in (rig.stdout or ())
            assert lines(tmp_path / FILE) == 1 + BEFORE
            board.unlink()
            gate.touch()
            found, problem = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, problem
    assert without_times(json.loads(found)) == without_times(to_builtins(alone))


def test_an_address_without_a_cluster_is_refused() -> None:
    with program(*COMMAND, "--cluster", "nowhere") as process:
        out, problem = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert problem.startswith("trilhos: There is no Ray cluster at nowhere:")


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*COMMAND, "--cluster", "auto"]) == 2
    assert 'pip install "trilhos[cluster]"' in capsys.readouterr().err

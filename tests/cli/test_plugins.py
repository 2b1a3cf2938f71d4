"""Bots of other packages play in every command, also in other processes; a broken one is named in one sentence."""

import json
import os
from pathlib import Path

import pytest

from tests.boards.small import small
from tests.cli.conftest import Run
from tests.plugged import BROKEN, install
from trilhos.arena.cluster import _do
from trilhos.bots import base
from trilhos.errors import BadChoice

MINE = "from trilhos.bots import register\nfrom railpack import Last\nregister('mine', Last)\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Python looks for packages, and in which the person works."""
    paths = [str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    monkeypatch.setenv("TRILHOS_PLUGINS", "")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def board() -> str:
    return json.dumps({**small(), "id": "flatland"})


def test_a_bot_on_a_board_of_a_package_plays_in_other_processes(folder: Path, run_program: Run) -> None:
    install(folder, board())
    words = ["--map", "flatland", "--players", 3, "--bots", "last:from_end=2,random", "--games", 3, "--jobs", 2]
    done = run_program("simulate", *map(str, words), "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["games"] == 3


def test_the_lists_have_them(folder: Path, run_program: Run) -> None:
    install(folder, board())
    rows = {row["name"]: row for row in json.loads(run_program("bots", "--json").out)}
    assert rows["last"]["about"] == "Always the last legal action."
    assert [parameter["name"] for parameter in rows["last"]["parameters"]] == ["from_end"]
    assert "flatland" in run_program("editions").out


@pytest.mark.parametrize("where", ["before", "variable"])
def test_a_module_that_was_named(folder: Path, run_program: Run, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    install(folder, board())
    (folder / "mine.py").write_text(MINE, encoding="utf-8")
    words = ["simulate", "--bots", "mine", "--games", "1", "--jobs", "2", "--json"]
    if where == "variable":
        monkeypatch.setenv("TRILHOS_PLUGINS", "mine")
    else:
        words = ["--plugin", "mine", *words]
    done = run_program(*words)
    assert (done.code, done.err) == (0, "")
    assert [seat["bot"] for seat in json.loads(done.out)["seats"]] == ["mine", "mine"]


def test_broken_ones_are_named_and_take_nothing_down(folder: Path, run_program: Run) -> None:
    install(folder, board(), BROKEN)
    (folder / "mine.py").write_text("1 / 0\n", encoding="utf-8")
    done = run_program(
        "simulate", "--bots", "last,greedy", "--games", "2", "--jobs", "2", "--plugin=mine", "--lang", "pt-BR"
    )
    assert done.code == 0
    lines = done.err.splitlines()
    assert all(line.startswith("trilhos: ") for line in lines)
    named = [line.split('"')[1] for line in lines]
    assert len(named) == len(set(named))  # the other processes say nothing
    assert {"mine", "first = nowhere_to_be_found:First", "greedy", "odd", "rude = rudepack:Rude"} <= set(named)
    assert "Não dá para carregar" in lines[0]
    assert "ZeroDivisionError" in lines[0]


def test_another_machine_is_told_which_modules_were_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRILHOS_PLUGINS", "")
    assert _do(abs, -3, ["one", "two"]) == 3
    assert os.environ["TRILHOS_PLUGINS"] == "one,two"


@pytest.mark.parametrize("name", ["greedy", "expert", "a,b", "a:b", "", "-x", "a b"])
def test_names_that_a_bot_can_not_have(name: str) -> None:
    with pytest.raises(BadChoice):
        base.register(name, base._MAKERS["random"][0])


def test_nobody_takes_the_name_of_a_character() -> None:
    with pytest.raises(BadChoice, match="already"):
        base.register(next(iter(base._ALIASES)), base._MAKERS["random"][0])

"""Whatever is changed in a real file, `verify` has a sentence for it, and never says that it is proven."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_repeat import record
from tests.cli.conftest import Run
from tests.play.test_verify_noted import COMMITMENT, NOTE
from trilhos.cli.commands.verify import COMMAND
from trilhos.errors import TrilhosError
from trilhos.text import ENGLISH, Text

Answer = Callable[[str], tuple[int, str]]
Steps = tuple[str | int, ...]
DEEP = "@deep@"
MISSING: Any = object()
ODD: list[Any] = [
    MISSING,
    None,
    True,
    0,
    -1,
    1.5,
    10**40,
    float("nan"),
    float("-inf"),
    "",
    "0" * 64,
    "\ud800",
    "Ana\nPROVEN\n",
    [],
    {},
    [None] * 4,
    DEEP,
]


def paths(value: Any, steps: Steps = ()) -> Iterator[Steps]:
    """Every place in a file."""
    if steps:
        yield steps
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in parts:
        yield from paths(part, (*steps, step))


def at(value: Any, steps: Steps) -> Any:
    for step in steps:
        value = value[step]
    return value


def few(places: Iterator[Steps]) -> list[Steps]:
    """Of a list its first and its last are enough."""
    grouped = [list(group) for _, group in groupby(places, lambda steps: (steps[:-1], isinstance(steps[-1], int)))]
    return [steps for group in grouped for steps in (group if isinstance(group[0][-1], str) else [group[0], group[-1]])]


PLACES = few(paths(record()))


def near(value: Any) -> Iterator[Any]:
    """Values that differ as little as they can."""
    if isinstance(value, str) and value:
        yield value[:-1] + ("0" if value[-1] != "0" else "1")
    if type(value) is int:
        yield from (value + 1, float(value))
    if isinstance(value, list):
        yield from (value[::-1], [*value, None], value[:-1])


def changes(value: Any) -> list[Any]:
    return [odd for odd in (*ODD, *near(value)) if odd is MISSING or json.dumps(odd) != json.dumps(value)]


def changed(steps: Steps, value: Any, depth: int = 900) -> str:
    file = record()
    *before, last = steps
    if value is MISSING:
        del at(file, tuple(before))[last]
    else:
        at(file, tuple(before))[last] = value
    return json.dumps(file).replace(f'"{DEEP}"', "[" * depth + "]" * depth)


@pytest.fixture
def answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Answer:
    """The exit code, and all that is said; without the reading of words, which takes longer than all the rest."""
    text = Text(ENGLISH)
    (tmp_path / "note.json").write_text(json.dumps(NOTE), encoding="utf-8")

    def ask(game: str) -> tuple[int, str]:
        (tmp_path / "game.json").write_text(game, encoding="utf-8")
        names = {"file": tmp_path / "game.json", "noted": tmp_path / "note.json", "commitment": None}
        try:
            return COMMAND.run(Namespace(**names, bots=True, json=False), text), capsys.readouterr().out
        except TrilhosError as problem:
            return 2, problem.say(text)

    return ask


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    (tmp_path / "note.json").write_text(json.dumps(NOTE), encoding="utf-8")
    return tmp_path / "game.json", tmp_path / "note.json"


def test_untouched_it_is_proven(files: tuple[Path, Path], run: Run) -> None:
    game, note = files
    game.write_text(json.dumps(record()), encoding="utf-8")
    assert record()["deal"]["commitment"] == COMMITMENT
    assert run("verify", game, "--noted", note, "--bots").code == 0


@pytest.mark.parametrize("steps", PLACES, ids=lambda steps: ".".join(map(str, steps)))
def test_no_change_passes_and_each_has_a_sentence(steps: Steps, answer: Answer) -> None:
    said = {1: "NOT OK", 2: ""}
    if "decided" in steps:  # that a bot failed can be told of any first legal move: it is told, and proves nothing
        said[3] = "NOT PROVEN"
    for value in changes(at(record(), steps)):
        code, out = answer(changed(steps, value))
        assert code in said, value
        assert said[code] in out, value
        assert code == 2 or "\nPROVEN\n" not in out, value  # nothing in a file looks like a line of ours


@pytest.mark.parametrize("depth", [300, 100_000])
def test_nests_that_no_file_has(depth: int, files: tuple[Path, Path], run: Run) -> None:
    game, note = files
    for steps in ("deal",), ("deal", "terms"), ("deal", "terms", "options"), ("deal", "terms", "first"):
        game.write_text(changed(steps, DEEP, depth), encoding="utf-8")
        assert run("verify", game, "--noted", note).code in (1, 2)
        note.write_text("[" * depth + "]" * depth, encoding="utf-8")
        assert run("verify", game, "--noted", note).code == 2
        note.write_text(json.dumps(NOTE), encoding="utf-8")

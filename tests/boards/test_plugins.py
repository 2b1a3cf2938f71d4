"""Boards and chapters of other packages stand beside ours; what is broken is named, and nothing else suffers."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.boards.small import small
from tests.plugged import BROKEN, install
from trilhos import plugins
from trilhos.boards import EDITIONS, edition, make_rules, named
from trilhos.boards.rulebook import known_chapters
from trilhos.errors import BadFile, TrilhosError
from trilhos.play.game import Game
from trilhos.play.record import from_record, to_record
from trilhos.text import LANGUAGES, Text

OURS = ["usa", "europe", "world", "lakes", "nederland", "brasil"]


@pytest.fixture
def _unplugged(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if nobody had asked before; afterwards everything is as it was."""
    kept: list[dict[str, Any]] = [EDITIONS.read, known_chapters()]
    before = [dict(each) for each in kept]
    monkeypatch.setattr(plugins, "_begun", set())
    monkeypatch.setenv(plugins.VARIABLE, "")  # so that what is added is taken back
    yield
    for each, was in zip(kept, before, strict=True):
        each.clear()
        each.update(was)
    for module in ("railpack", "mine"):
        sys.modules.pop(module, None)


@pytest.fixture
def folder(_unplugged: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def board(**changes: object) -> str:
    return json.dumps({**small(), "id": "flatland", **changes})


def problems(caplog: pytest.LogCaptureFixture) -> list[TrilhosError]:
    return [record.msg for record in caplog.records if isinstance(record.msg, TrilhosError)]


def test_boards_of_a_package_stand_on_the_shelf(folder: Path) -> None:
    install(folder, board())
    assert sorted(EDITIONS) == sorted([*OURS, "flatland", "quietland"])
    assert len(EDITIONS) == 8
    assert named("FLATLAND") is edition("flatland") is EDITIONS["flatland"]
    assert not EDITIONS["flatland"].ours


def test_a_chapter_of_a_package_is_in_the_rulebook(folder: Path) -> None:
    install(folder, board())
    rules = make_rules("quietland", 2)
    assert rules.chapters[-1].voice.name == "quiet"


def test_a_game_on_such_a_board_carries_it(folder: Path) -> None:
    install(folder, board())
    game = Game("flatland", 3, seed=1)
    again = from_record(to_record(game), "file")
    assert again.state.to_bytes() == game.state.to_bytes()
    assert again.board == game.board


def test_what_is_broken_is_named_and_left_out(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(folder, board(cities="none"), BROKEN)
    assert list(EDITIONS) == [*OURS, "quietland"]
    assert [problem.key for problem in problems(caplog)] == ["board-id-taken", "bad-board", "plugin-no-board"]
    for language in LANGUAGES:
        assert all(problem.say(Text(language)) for problem in problems(caplog))


def test_chapters_that_are_none_are_left_out(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(folder, board(), BROKEN)
    known = known_chapters()
    assert "quiet" in known
    assert [problem.key for problem in problems(caplog)] == ["plugin-no-chapter", "plugin-chapter-taken"]


def test_a_module_that_was_named_registers_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies in the current folder, and asks for boards while it is loaded."""
    (folder / "mine.py").write_text(
        "from msgspec.structs import replace\nfrom trilhos.boards import EDITIONS\n"
        "EDITIONS.offer(replace(EDITIONS['usa'].file, id='mine'))\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(folder)])
    plugins.add("mine")
    plugins.add("mine")
    assert plugins.added() == ["mine"]
    assert "mine" in EDITIONS
    assert sys.path[-1] == str(folder)


def test_a_module_that_was_named_wrongly_is_named(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    plugins.add("no_such_module")
    assert list(EDITIONS) == OURS
    [problem] = problems(caplog)
    assert "no_such_module" in str(problem)
    list(EDITIONS)
    assert len(problems(caplog)) == 1


def test_processes_whose_parent_has_told_are_quiet(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    plugins.add("no_such_module")
    plugins.quiet()
    try:
        assert list(EDITIONS) == OURS
    finally:
        plugins.LOG.disabled = False
    assert problems(caplog) == []


@pytest.mark.usefixtures("_unplugged")
def test_an_id_is_given_once() -> None:
    mine = replace(EDITIONS["usa"].file, id="mine")
    EDITIONS.offer(mine)
    EDITIONS.offer(mine)
    with pytest.raises(BadFile, match='is called "mine"'):
        EDITIONS.offer(replace(mine, cities=mine.cities[::-1]))
    with pytest.raises(BadFile, match='is called "usa"'):
        EDITIONS.offer(EDITIONS["usa"].file)

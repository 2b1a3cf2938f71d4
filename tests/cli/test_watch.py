"""`trilhos watch` brings a game to a server of its own, and says where to look at it."""

import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import PATIENCE
from tests.server import plain
from trilhos.bots import base, register
from trilhos.cli import main
from trilhos.cli.commands import watch
from trilhos.play.game import Game
from trilhos.play.record import save
from trilhos.text import Text

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def watched(*words: str) -> tuple[str, dict[str, Any]]:
    """Which page it opens, and what the server tells of the game there."""
    command = [sys.executable, "-m", "trilhos.cli", "watch", "--lang", "en", "--port", "0", *words]
    program = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert program.stderr is not None
    try:
        said = ""
        while not (found := re.search(r"Open (http://[\d.:]+)/#/(\w+)/([\w-]+)", said)):
            line = program.stderr.readline()
            assert line, said
            said += line
        url, page, game = found.groups()
        return page, plain.get(f"{url}/api/games/{game}").json()["about"]
    finally:
        program.send_signal(signal.SIGINT)
        program.wait(PATIENCE)
        program.stderr.close()


def test_a_game_of_bots_is_shown_from_its_beginning() -> None:
    page, about = watched("--map", "usa", "--bots", "random", "--seed", "3")
    assert (page, about["status"]) == ("replay", "finished")


def test_a_game_that_is_not_over_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(Game("usa", seed=1), file)
    page, about = watched(str(file), "--bots", "greedy")
    assert (page, about["status"] in ("running", "finished")) == ("replay", True)


def test_a_game_is_shown_while_it_is_played() -> None:
    page, about = watched("--map", "usa", "--bots", "steiner,greedy", "--live")
    assert (page, about["imported"]) == ("replay", True)
    assert [chair["bot"] for chair in about["chairs"]] == ["steiner", "greedy"]


def test_a_program_plays_under_a_short_name() -> None:
    program = f"cmd:{sys.executable} {EXAMPLES / 'simple_bot.py'}"
    page, about = watched("--map", "usa", "--bots", f"{program},random")
    assert (page, about["status"]) == ("replay", "finished")
    assert about["chairs"][0]["name"].endswith("simple_bot.py")


def test_a_game_that_the_server_refuses_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(Game("usa", seed=1, names=[" ", "random"]), file)
    command = [sys.executable, "-m", "trilhos.cli", "watch", str(file), "--port", "0", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (2, "trilhos: This game can't be shown: A name has 1 to 24 letters.\n")


class Fails:
    """Fails at its third decision."""

    def __init__(self, rules: object, seed: int) -> None:
        self.decided = 0

    def choose(self, view: object, legal: list[int]) -> int:
        self.decided += 1
        return legal[self.decided // 3 * 1000]


class Dawdles(Fails):
    """Waits until somebody has said that it does."""

    said = threading.Event()

    def choose(self, view: object, legal: list[int]) -> int:
        self.said.wait()
        return legal[0]


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_MAKERS", dict(base._MAKERS))
    register("fails", Fails)
    register("dawdles", Dawdles)


@pytest.mark.usefixtures("strange")
def test_a_bot_that_fails_is_named_once_and_the_game_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game("usa", seed=1, names=["fails", "random"])
    watch._play(game, Text("en"))
    assert game.over
    assert capsys.readouterr().err.count("fails failed (IndexError") == 1
    said = [move.remark for move in game.moves if move.seat == 0]
    assert said[:2] == [None, None]
    assert {one.fault for one in said[2:] if one} == {"raised"}


@pytest.mark.usefixtures("strange")
def test_a_bot_that_takes_its_time_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def say(sentence: str) -> None:
        told.append(sentence)
        if "has been thinking" in sentence:
            Dawdles.said.set()

    monkeypatch.setattr(watch, "SLOW_S", 0.01)
    monkeypatch.setattr(watch, "_say", say)
    game = Game("usa", seed=1, names=["dawdles", "random"])
    watch._play(game, Text("en"))
    assert game.over
    assert any(line.startswith("dawdles has been thinking") for line in told)


def test_a_program_that_ends_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ends.py").write_text("raise SystemExit(3)", encoding="utf-8")
    game = Game("usa", seed=1, names=[f"cmd:{sys.executable} {tmp_path / 'ends.py'}", "random"])
    watch._play(game, Text("en"))
    told = capsys.readouterr().err
    assert "made a mistake; the first: it didn't start (died 3)" in told


def test_a_file_and_a_board_are_too_much(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "x.json", "--map", "usa", "--lang", "en"]) == 2
    assert "not both" in capsys.readouterr().err

"""`trilhos watch` brings a game to a server of its own, and says where to look at it."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import PATIENCE
from tests.server import plain
from trilhos.cli import main
from trilhos.play.game import Game
from trilhos.play.record import save


def watched(*words: str) -> tuple[str, dict[str, object]]:
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
    assert (page, about["status"]) == ("game", "running")


def test_a_file_and_a_board_are_too_much(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "x.json", "--map", "usa", "--lang", "en"]) == 2
    assert "not both" in capsys.readouterr().err

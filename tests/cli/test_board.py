"""`trilhos board`, and boards from files in other commands."""

import json
from pathlib import Path

import pytest

from tests.boards.small import small
from tests.cli.conftest import Run
from trilhos.boards import EDITIONS, edition
from trilhos.boards.json_schema import json_schema
from trilhos.play.game import Game
from trilhos.play.record import save
from trilhos.text import LANGUAGES, Text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "small board.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    return file


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    board = small()
    board["routes"][3]["a"] = "Atlantis"
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(board), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_board_is_said_to_be_so(language: str, path: Path, run: Run) -> None:
    done = run("board", "check", path, "--lang", language)
    said = Text(language)("board-sound", title="Small", fingerprint=edition(path).fingerprint)
    assert (done.code, done.out.splitlines()[0]) == (0, said)
    assert run("board", "check", "usa").out.count("\n") == 1
    assert json.loads(run("board", "check", path, "--json").out)["sound"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_listed_and_the_exit_code_says_so(language: str, broken: Path, run: Run) -> None:
    done = run("board", "check", broken, "--lang", language)
    assert (done.code, done.err) == (1, "")
    assert done.out.splitlines()[1] == "routes[3].a: " + Text(language)("boardfile-city", name="Atlantis")
    told = json.loads(run("board", "check", broken, "--json", "--lang", language).out)
    assert (told["sound"], [fault["place"] for fault in told["faults"]]) == (False, ["routes[3].a"])


def test_figures_stand_beside_those_of_our_boards(path: Path, run: Run) -> None:
    rows = json.loads(run("board", "show", path, "--json").out)
    assert [row["id"] for row in rows] == ["small", *EDITIONS]
    first = {"players": [3, 4], "cities": 4, "routes": 5, "doubles": 1, "spaces": 12, "pieces": 8, "tickets": 12}
    assert rows[0] == {"id": "small", **first, "ticket_points": 3}
    assert run("board", "show", path).out.splitlines()[1].split()[:3] == ["small", "3-4", "4"]
    assert [row["id"] for row in json.loads(run("board", "show", "usa", "--json").out)] == [*EDITIONS]


def test_a_board_is_drawn(path: Path, run: Run) -> None:
    done = run("board", "svg", path)
    assert (done.code, done.out.count("<circle")) == (0, 5)


@pytest.mark.parametrize("words", [["board"], ["board", "check"], ["board", "fly", "usa"]])
def test_other_words_are_refused(words: list[str], run: Run) -> None:
    assert run(*words).err == f"trilhos: {Text('en')('board-usage')}\n"


def test_a_board_is_played_from_its_file(path: Path, run: Run) -> None:
    words = ["simulate", "--map", path, "--players", "3", "--games", "2", "--json"]
    alone = json.loads(run(*words).out)
    assert alone["edition"] == "small"
    assert json.loads(run(*words, "--jobs", "2").out) == alone  # the board travels with the task


def test_a_tournament_and_a_hunt_take_a_file(path: Path, tmp_path: Path, run: Run) -> None:
    played = run("arena", "--map", path, "--players", "3", "--bots", "greedy,random,path", "--blocks", "1", "--json")
    assert json.loads(played.out)["edition"] == "small"
    assert run("hunt", "--map", path, "--players", "3", "--bots", "greedy").code == 0


def test_a_broken_board_is_refused_with_its_faults(broken: Path, run: Run) -> None:
    done = run("simulate", "--map", broken)
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines()[1] == 'routes[3].a: There is no city called "Atlantis".'


def test_the_schema_is_printed(run: Run) -> None:
    assert json.loads(run("board", "schema").out) == json_schema()
    assert run("board", "schema", "usa").code == 2


def test_what_looks_odd_is_a_fault_for_the_strict(path: Path, run: Run) -> None:
    done = run("board", "check", path)
    assert (done.code, done.out.splitlines()[1]) == (0, "12 things look odd:")
    assert 'cities[4]: No ticket leads to "Alone"' in done.out
    assert run("board", "check", path, "--strict").code == 1
    assert run("board", "check", "usa", "--strict").code == 0
    assert json.loads(run("board", "check", path, "--json").out)["warnings"][0]["key"] == "odd-island"


def test_what_was_played_on_a_file_is_told_again_without_it(path: Path, tmp_path: Path, run: Run) -> None:
    game, audit = Game(path, 3, seed=4), tmp_path / "audit.jsonl"
    while not game.over:
        game.play(game.legal()[0])
    save(game, tmp_path / "game.json")
    run("simulate", "--map", path, "--players", "3", "--audit", audit)
    path.unlink()
    told = run("replay", tmp_path / "game.json", "--json")
    assert (told.code, json.loads(told.out)["edition"]) == (0, "small")
    assert run("replay", tmp_path / "game.json", "--lang", "pt-BR").code == 0
    assert json.loads(audit.read_text(encoding="utf-8").splitlines()[0])["board"]["id"] == "small"

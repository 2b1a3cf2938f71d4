"""Boards from outside: played from a file, saved with the game, and replayed where nobody has ever seen them."""

import json
from pathlib import Path

import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS, edition, named
from trilhos.boards.check import checked
from trilhos.boards.faults import BadBoard
from trilhos.errors import BadChoice, BadFile
from trilhos.play.audit import audit
from trilhos.play.game import Game
from trilhos.play.record import load, save, to_record


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    return file


def finished(board: Path) -> Game:
    game = Game(board, 3, seed=7)
    while not game.over:
        game.play(game.legal()[-1])
    return game


def test_a_board_is_an_id_a_path_or_one_that_was_read(path: Path) -> None:
    file = checked(small(), "x")
    assert Game(path, 3).board == Game(file, 3).board == Game(edition(file), 3).board
    assert Game(path, 3).edition == "small"
    assert Game(path, 3).anew().board == edition(path)
    assert not edition(path).ours
    assert Game("usa").board is EDITIONS["usa"]


def test_text_is_never_a_path(path: Path) -> None:
    with pytest.raises(BadChoice, match="There is no map"):
        Game(str(path), 3)


def test_a_person_names_a_board_by_its_id_or_by_its_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    assert named("usa") is EDITIONS["usa"]
    assert named(str(path)) == named("small.json") == edition(path)
    assert (named("small.json").word, named("usa").word) == ("small.json", "usa")
    with pytest.raises(BadChoice, match="There is no map"):
        named("small")
    with pytest.raises(BadFile, match="can't be read"):
        named("./small")


def test_a_saved_game_carries_its_board(path: Path, tmp_path: Path) -> None:
    game = finished(path)
    save(game, tmp_path / "game.json")
    path.unlink()
    again = load(tmp_path / "game.json")
    assert again.board == game.board
    assert again.state.to_bytes() == game.state.to_bytes()
    assert again.result().winners == game.result().winners
    assert to_record(again) == to_record(game)


def test_a_board_that_was_changed_since_is_not_that_of_the_game(path: Path, tmp_path: Path) -> None:
    game = finished(path)
    save(game, tmp_path / "game.json")
    other = small()
    other["rules"]["route_points"] = [0, 5, 6, 7]
    path.write_text(json.dumps(other), encoding="utf-8")
    assert load(tmp_path / "game.json").board == game.board != edition(path)


def test_games_on_our_own_boards_carry_none() -> None:
    assert "board" not in to_record(Game("usa", seed=1))


def test_a_saved_board_is_checked(path: Path, tmp_path: Path) -> None:
    record = to_record(Game(path, 3, seed=7))
    record["board"]["routes"][3]["a"] = "Atlantis"
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(BadBoard, match="Atlantis"):
        load(tmp_path / "game.json")


def test_an_audit_begins_with_the_board(path: Path) -> None:
    start = next(iter(audit(finished(path))))
    assert edition(checked(start["board"], "x")) == edition(path)

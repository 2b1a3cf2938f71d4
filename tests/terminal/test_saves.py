"""Unfinished games are found again, and no file that isn't one is written over."""

import json
from pathlib import Path

import pytest

from tests.boards.small import small
from tests.golden.make import GAMES
from tests.terminal.rig import run
from trilhos.boards import edition
from trilhos.errors import BadFile
from trilhos.play import library
from trilhos.play.game import Game
from trilhos.play.library import find
from trilhos.play.record import load, save
from trilhos.terminal import PlayOptions, saves
from trilhos.text import PORTUGUESE

USA = PlayOptions(edition="usa", seed=5)


def test_an_unfinished_game_is_offered(home: Path) -> None:
    run(USA, "1 2", "", "take 3")
    before = (home / "play.json").read_text(encoding="utf-8")
    _, out = run(PlayOptions(), "1", "q")
    assert "1  Go on: USA, turn" in out
    assert "Your turn" in out
    assert (home / "play.json").read_text(encoding="utf-8") == before


def test_a_new_game_leaves_the_old_one_alone(home: Path) -> None:
    run(USA, "1 2")
    before = (home / "play.json").read_text(encoding="utf-8")
    _, out = run(USA, "2", "1 3", "q")
    assert "play-2.json" in "".join(out.split())  # a long path is broken at the edge
    assert (home / "play.json").read_text(encoding="utf-8") == before
    assert (home / "play-2.json").exists()


def test_resume_does_not_ask(home: Path) -> None:
    run(USA, "1 2", "")
    _, out = run(PlayOptions(resume=True), "q")
    assert "Go on: USA" not in out
    assert "Your turn" in out


def test_resume_without_a_game_says_so(home: Path) -> None:
    with pytest.raises(BadFile, match="no unfinished game"):
        run(PlayOptions(resume=True))


def test_a_game_goes_on_in_another_language(home: Path) -> None:
    run(USA, "1 2", "")
    _, out = run(PlayOptions(resume=True, language=PORTUGUESE), "q")
    assert "▸ Você" in out


def test_a_person_with_a_name_keeps_it(home: Path) -> None:
    run(PlayOptions("usa", seed=5, name="Ana"), "1 2", "")
    _, out = run(PlayOptions(resume=True, language=PORTUGUESE), "q")
    assert "▸ Ana" in out


@pytest.mark.parametrize("content", ["", "{", '{"format": "something else"}', "[]", "\x00\x01"])
def test_a_damaged_file_is_named_and_left_alone(home: Path, content: str) -> None:
    home.mkdir()
    (home / "play.json").write_text(content, encoding="utf-8")
    _, out = run(USA, "1 2", "q")
    assert "That file is left as it is." in out
    assert (home / "play.json").read_text(encoding="utf-8") == content
    assert (home / "play-2.json").exists()


def test_a_file_that_the_person_named_has_to_be_a_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadFile, match="damaged"):
        run(PlayOptions("usa", seed=5, save=path), "1 2")
    assert path.read_text(encoding="utf-8") == "{"


def test_a_file_of_ones_own(tmp_path: Path, home: Path) -> None:
    options = PlayOptions("usa", seed=5, save=tmp_path / "my game.json")
    _, out = run(options, "1 2", "", "q")
    assert "trilhos play --save '" in " ".join(out.split())
    assert not home.exists()
    _, out = run(options, "1", "q")
    assert "Your turn" in out
    _, out = run(options, "2", "q")
    assert "The file exists already" in out
    assert (tmp_path / "my game-2.json").exists()


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="can't be written"):
        run(PlayOptions("usa", seed=5, save=tmp_path / "nowhere" / "game.json"))


def test_a_data_folder_that_cannot_be_made_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TRILHOS_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(BadFile, match="can't be written"):
        run(USA)


@pytest.mark.parametrize("seats", [None, ["person"], ["person", "person"], ["random", "random"], "person"])
def test_a_save_file_has_to_say_who_sits_where(tmp_path: Path, seats: object) -> None:
    path = tmp_path / "game.json"
    save(Game("usa", 2, seed=1), path)
    entry = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**entry, "seats": seats}), encoding="utf-8")
    with pytest.raises(BadFile, match='"seats"'):
        saves.read(path)


def test_a_finished_game_is_not_offered(home: Path) -> None:
    game = Game("usa", 2, seed=1)
    while not game.over:
        game.play(game.legal()[-1])
    home.mkdir()
    saves.write(saves.Saved(game, ["person", "random"], home / "play.json"))
    _, out = run(USA, "1 2", "q")
    assert "unfinished" not in out
    assert (home / "play-2.json").exists()


def test_the_data_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRILHOS_HOME")
    assert library.home().name == "trilhos"


def test_a_board_that_was_changed_since_is_told_of(home: Path, tmp_path: Path) -> None:
    """The game goes on with the one it was dealt on."""
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    run(PlayOptions(edition=edition(file), players=3, seed=5), "1", "")
    _, same = run(PlayOptions(edition=edition(file), players=3), "1", "q")
    changed = small()
    changed["tickets"][0]["points"] = 4
    file.write_text(json.dumps(changed), encoding="utf-8")
    _, told = run(PlayOptions(edition=edition(file), players=3), "1", "q")
    _, other = run(PlayOptions(edition="usa"), "1", "q")
    said = "was changed since this game began"
    assert [said in " ".join(out.split()) for out in (same, told, other)] == [False, True, False]


def finished(path: Path) -> saves.Saved:
    """A game that is over, as a terminal has it."""
    game = load(GAMES / "usa-2.json")
    return saves.Saved(game, [saves.PERSON, *["easy"] * (game.players - 1)], path)


def test_a_finished_game_moves_into_the_library(home: Path) -> None:
    saved = finished(home / "play.json")
    saves.write(saved)
    id = saves.finish(saved)
    assert [path.name for path in home.iterdir()] == ["games"]
    assert saves.read(find(id)).seats == saved.seats


def test_a_file_that_the_person_named_stays(home: Path, tmp_path: Path) -> None:
    saved = finished(tmp_path / "mine.json")
    saves.write(saved)
    assert find(saves.finish(saved)).exists()
    assert load(saved.path).over


def test_where_the_library_can_not_be_written_the_file_stays(home: Path) -> None:
    saved = finished(home / "play.json")
    saves.write(saved)
    (home / "games").write_text("a file", encoding="utf-8")
    with pytest.raises(BadFile, match="can't be written"):
        saves.finish(saved)
    assert saved.path.exists()

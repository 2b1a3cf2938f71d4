"""The library of finished games: nothing in it is lost, doubled or guessed."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.golden.make import GAMES
from trilhos.errors import BadChoice, BadFile
from trilhos.play import library
from trilhos.play.game import Game
from trilhos.play.record import load, read, to_record

USA, EUROPE = read(GAMES / "usa-2.json"), read(GAMES / "europe-2.json")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRILHOS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_without_a_variable_it_is_the_persons_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRILHOS_HOME")
    assert library.home().name == "trilhos"


def test_a_game_is_found_again_by_its_id(home: Path) -> None:
    id = library.add({**USA, "seats": ["person", "easy"]}, "file")
    path = library.find(id)
    assert path.parent == home / "games"
    one = library.open_file(path)
    assert (one.id, one.path) == (id, path)
    assert one.game.state.to_bytes() == load(GAMES / "usa-2.json").state.to_bytes()
    assert read(path)["seats"] == ["person", "easy"]
    assert abs((datetime.now(UTC) - one.finished).total_seconds()) < 3600


def test_the_same_game_is_there_once() -> None:
    first, other, again = (library.add(saved, "file") for saved in (USA, EUROPE, {**USA, "more": 1}))
    assert first == again != other
    assert {path.stem for path in library.newest()} == {first, other}


def test_a_part_of_an_id_is_enough_where_no_other_has_it() -> None:
    one, other = library.add(USA, "file"), library.add(EUROPE, "file")
    assert library.find("usa").stem == one
    assert library.find(other[-8:]).stem == other
    for word, key in (("-", "library-several"), ("", "library-several"), ("world", "library-unknown")):
        with pytest.raises(BadChoice) as caught:
            library.find(word)
        assert caught.value.key == key
    (library.folder() / "usa.json").write_text(json.dumps(USA), encoding="utf-8")
    assert library.find("usa").stem == "usa"


def test_a_person_names_a_file_or_an_id(tmp_path: Path) -> None:
    id = library.add(USA, "file")
    assert library.file_or_id(Path(id)) == library.folder() / f"{id}.json"
    for path in (GAMES / "usa-2.json", tmp_path / "none", Path("none.json")):
        assert library.file_or_id(path) == path


@pytest.mark.parametrize("finished", [None, 5, "yesterday", "0001-01-01T00:00:00+14:00"])
def test_a_file_that_does_not_say_when_was_finished_when_it_was_written(finished: object) -> None:
    library.folder().mkdir(parents=True)
    path = library.folder() / "brought.json"
    path.write_text(json.dumps({**USA, "finished": finished}), encoding="utf-8")
    assert library.open_file(path).finished.year == datetime.now(UTC).year


def test_a_game_that_says_when_keeps_it() -> None:
    id = library.add({**USA, "finished": "2024-02-29T12:00:00Z"}, "file")
    assert library.open_file(library.find(id)).finished == datetime(2024, 2, 29, 12, tzinfo=UTC)


def test_a_game_that_is_not_over_stays_out() -> None:
    with pytest.raises(BadFile, match="isn't over"):
        library.add(to_record(Game("usa", seed=1)), "file")
    assert library.newest() == []


def test_a_full_library_takes_no_more_and_loses_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "MOST", 1)
    id = library.add(USA, "file")
    with pytest.raises(BadFile, match="takes no more"):
        library.add(EUROPE, "file")
    assert library.add(USA, "file") == id
    assert len(library.newest()) == 1


def test_a_folder_that_can_not_be_made_is_said(home: Path) -> None:
    home.write_text("a file", encoding="utf-8")
    with pytest.raises(BadFile, match="can't be written"):
        library.add(USA, "file")

"""`trilhos games`: the library on the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.golden.make import GAMES

USA = GAMES / "usa-2.json"
Refused = Callable[..., str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRILHOS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_an_empty_library_says_where_it_is(run: Run, home: Path) -> None:
    assert run("games").out == f"There are no finished games in {home / 'games'} yet.\n"
    assert json.loads(run("games", "--json").out) == []


def test_a_game_comes_in_is_listed_told_and_goes_out(run: Run, tmp_path: Path) -> None:
    assert run("games", "import", USA).out.startswith("The game is in your library: trilhos games replay ")
    [row] = json.loads(run("games", "--json").out)
    assert row["board"] == "USA"
    assert len(row["players"]) == len(row["scores"]) == 2
    line = run("games", "--lang", "pt-BR").out
    assert row["id"] in line
    assert f"*{row['players'][row['winners'][0]]} {row['scores'][row['winners'][0]]}" in line
    assert run("games", "show", "usa").out.startswith("USA, ")
    assert json.loads(run("games", "show", "usa", "--json").out) == row
    assert run("games", "replay", "usa").out == run("replay", row["id"]).out == run("replay", USA).out
    assert run("games", "replay", "usa", "--seat", "1").out != run("replay", USA).out
    out = tmp_path / "out.json"
    assert run("games", "export", "usa", out).code == 0
    assert run("replay", out).out == run("replay", USA).out


def test_a_damaged_file_is_named_and_the_others_are_listed(run: Run, home: Path) -> None:
    run("games", "import", USA)
    (home / "games" / "broken.json").write_text("{", encoding="utf-8")
    done = run("games", "--json")
    assert (done.code, len(json.loads(done.out))) == (1, 1)
    assert "broken.json is damaged" in done.err
    assert done.err.count("\n") == 1


def test_a_long_list_says_that_there_are_more(run: Run) -> None:
    run("games", "import", USA)
    run("games", "import", GAMES / "europe-2.json")
    assert run("games", "--limit", "1").out.endswith("These are 1 of 2: --limit shows more.\n")


def test_bad_input(refused: Refused, run: Run, tmp_path: Path) -> None:
    assert 'no game "mars"' in refused("games", "replay", "mars")
    assert 'no game "mars"' in refused("replay", "mars")
    assert "--limit takes" in refused("games", "--limit", "0")
    assert "can't be read" in refused("games", "import", tmp_path / "none.json")
    run("games", "import", USA)
    assert "there already" in refused("games", "export", "usa", USA)
    assert "can't be written" in refused("games", "export", "usa", tmp_path / "no" / "folder.json")


def test_a_game_of_the_terminal_is_verified_as_its_file_is(run: Run) -> None:
    run("games", "import", USA)
    assert run("games", "verify", "usa").code == run("verify", USA).code

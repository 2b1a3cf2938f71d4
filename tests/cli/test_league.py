"""`trilhos league`, as people use it."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_league_from_its_beginning(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "league"
    begun = run("league", folder, "--bots", "greedy,random", "--fixtures", "0")
    assert begun.code == 0
    assert "Nothing was played yet" in begun.out
    played = run("league", folder, "--fixtures", "2", "--join", "longroute")
    assert played.code == 0
    assert "fixtures: 2" in played.out
    assert str(folder / "ladder.html") in played.out.replace("\n", "")
    shown = json.loads(run("league", folder, "--fixtures", "1", "--leave", "random", "--json").out)
    assert shown == json.loads((folder / "ladder.json").read_text())
    assert [shown["fixtures"], {row["bot"]: row["active"] for row in shown["rows"]}] == [
        3,
        {"greedy": True, "random": False, "longroute": True},
    ]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ([], "There is no league in"),
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,nobody"], "nobody"),
        (["--bots", "greedy,random", "--map", "nowhere"], "nowhere"),
        (["--bots", "greedy,random", "--players", "7"], "7"),
        (["--bots", "greedy,random", "--players", "two"], "--players"),
        (["--bots", "greedy,random", "--leave", "path"], "isn't in this league"),
        (["--bots", "greedy,random", "--fixtures", "-1"], "--fixtures"),
    ],
)
def test_what_cant_begin_is_told_and_leaves_nothing(run: Run, tmp_path: Path, words: list[str], problem: str) -> None:
    done = run("league", tmp_path / "league", *words)
    assert done.code == 2
    assert problem in done.err
    assert not (tmp_path / "league" / "league.json").exists()


def test_what_belongs_to_the_beginning_is_refused_later(run: Run, tmp_path: Path) -> None:
    run("league", tmp_path, "--bots", "greedy,random", "--fixtures", "0")
    before = (tmp_path / "league.json").read_bytes()
    done = run("league", tmp_path, "--seed", "3")
    assert done.code == 2
    assert "--seed belongs to its beginning" in done.err
    assert (tmp_path / "league.json").read_bytes() == before

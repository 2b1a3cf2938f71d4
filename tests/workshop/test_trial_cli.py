"""`trilhos board test` and `improve`: what is printed and written, and what bad input gets."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.workshop.trial_rig import dying, grid, interrupted, made, told
from trilhos.boards import named
from trilhos.cli import main
from trilhos.text import LANGUAGES, Text
from trilhos.workshop.trial import Plan, proof, run
from trilhos.workshop.trial.page import page
from trilhos.workshop.trial.report import report
from trilhos.workshop.trial.witness import Evidence

QUICK = ["--players", "2", "--games", "6", "--bots", "greedy"]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "grid.json"
    path.write_text(json.dumps(grid()), encoding="utf-8")
    return str(path)


@pytest.fixture
def trilhos(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> tuple[int, str, str]:
        code = main(["board", *words])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


# The test


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_tested_by_its_path(trilhos: Run, board: str, language: str) -> None:
    code, out, err = trilhos("test", board, *QUICK, "--lang", language)
    assert (code, err) == (0, "")
    assert out.replace("\u202f", "").startswith("Grid: 6 ")  # French has a thin space before a colon
    assert Text(language)("trial-advice") in out


def test_figures_are_printed_for_programs(trilhos: Run, board: str) -> None:
    code, out, _ = trilhos("test", board, *QUICK, "--json")
    found = json.loads(out)
    assert (code, found["board"], found["games"], len(found["routes"])) == (0, "grid", 6, 12)
    assert {"key", "values"} <= {*(found["advice"] or [{"key": "", "values": {}}])[0]}


def test_the_usual_number_of_players_is_one_that_the_board_allows(trilhos: Run, board: str) -> None:
    _, out, _ = trilhos("test", board, "--games", "1", "--bots", "greedy", "--json")
    assert json.loads(out)["players"] == 3


def test_the_report_is_one_page(trilhos: Run, board: str, tmp_path: Path) -> None:
    code, _, _ = trilhos("test", board, *QUICK, "--html", str(tmp_path / "report.html"))
    written = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert code == 0
    assert written.startswith("<!doctype html>")
    assert "<script" not in written
    assert "http" not in written.replace("http://www.w3.org/2000/svg", "")
    assert written.count("<g><title>") == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_the_page_are_only_words(language: str) -> None:
    data = grid()
    data["words"] = {"en": {"title": "<b>Bold</b>"}}
    data["cities"][8]["name"] = "<i>&"
    for route in data["routes"]:
        route["a"], route["b"] = ("<i>&" if name == "Ivy" else name for name in (route["a"], route["b"]))
    for ticket in data["tickets"]:
        ticket["cities"] = ["<i>&" if name == "Ivy" else name for name in ticket["cities"]]
    hostile, plan = made(data), Plan(games=30, players=2)
    shown = report(hostile, plan, [told(hostile, plan, number) for number in range(30)], "stopped")
    written = page(hostile, shown, Text(language))
    assert "<b>Bold" not in written
    assert "<i>&" not in written
    assert "&lt;i&gt;&amp;" in written


# What isn't played to its end


def test_ctrl_c_reports_what_there_is(trilhos: Run, board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "play_one", interrupted)
    code, out, err = trilhos("test", board, *QUICK, "--json")
    assert (code, json.loads(out)["games"], json.loads(out)["ended"]) == (130, 3, "stopped")
    assert "3 of 6 games" in err


def test_a_worker_that_dies_is_told_and_what_was_played_is_kept(
    trilhos: Run, board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "play_one", dying)
    words = ["--players", "2", "--games", "12", "--bots", "greedy", "--jobs", "2", "--json"]
    code, out, err = trilhos("test", board, *words)
    assert code in (1, 2)  # 2 where the process was lost before anything came back
    assert "has ended" in err
    assert not out or 1 <= json.loads(out)["games"] <= 11


def test_games_without_an_end_are_no_report(trilhos: Run, board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "play_one", lambda board, plan, number: Evidence(["greedy"] * 2))
    code, out, err = trilhos("test", board, *QUICK)
    assert (code, out) == (2, "")
    assert "None of the games came to an end" in err


# Bad input


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["test"], "Write: trilhos board"),
        (["test", "nowhere.json"], "nowhere.json"),
        (["test", "atlantis"], "atlantis"),
        (["test", "usa", "--games", "0"], "--games"),
        (["test", "usa", "--games", "many"], "--games"),
        (["test", "usa", "--players", "6"], "6"),
        (["test", "usa", "--bots", "nobody"], "nobody"),
        (["test", "usa", "--jobs", "0"], "--jobs"),
        (["improve", "usa"], "--out"),
    ],
)
def test_bad_input_gets_a_sentence(trilhos: Run, words: list[str], said: str) -> None:
    code, out, err = trilhos(*words)
    assert (code, out) == (2, "")
    assert err.startswith("trilhos: ")
    assert said in err


def test_a_file_that_is_no_board_and_a_board_with_faults_are_told(trilhos: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("# Not a board", encoding="utf-8")
    assert trilhos("test", str(path))[0] == 2
    faulty = grid()
    faulty["routes"][0]["a"] = "Nowhere"
    path.write_text(json.dumps(faulty), encoding="utf-8")
    code, _, err = trilhos("test", str(path))
    assert (code, "Nowhere" in err) == (2, True)


def test_a_page_that_cant_be_written_is_told(trilhos: Run, board: str, tmp_path: Path) -> None:
    code, _, err = trilhos("test", board, *QUICK, "--html", str(tmp_path / "no" / "x.html"))
    assert (code, "x.html" in err) == (2, True)


# Improving


@pytest.fixture
def spoiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    data = grid()
    data["tickets"][2]["points"] = 1
    data["routes"][0]["length"] = 3
    path = tmp_path / "spoiled.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setattr(proof, "play_one", told)
    return str(path)


def improved(trilhos: Run, spoiled: str, *words: str) -> tuple[int, str, Path]:
    out = Path(spoiled).with_name("better.json")
    code, printed, _ = trilhos("improve", spoiled, "--players", "2", "--games", "60", "--out", str(out), *words)
    return code, printed, out


def test_all_that_is_proven_is_taken(trilhos: Run, spoiled: str) -> None:
    code, printed, out = improved(trilhos, spoiled, "--take", "all")
    assert code == 0
    assert "8 points instead of 1" in printed
    assert "2 spaces instead of 3" in printed
    better = named(str(out)).file
    assert (better.tickets[2].points, better.routes[0].length) == (8, 2)


def test_one_is_taken_by_its_number(trilhos: Run, spoiled: str) -> None:
    _, printed, out = improved(trilhos, spoiled, "--take", "2")
    second = next(line for line in printed.splitlines() if line.startswith("2. "))
    better = named(str(out)).file
    assert (better.routes[0].length == 2, better.tickets[2].points == 8) == ("spaces" in second, "points" in second)


@pytest.mark.parametrize(("take", "code"), [("none", 0), ("7", 2), ("x", 2)])
def test_what_isnt_taken_isnt_written(trilhos: Run, spoiled: str, take: str, code: int) -> None:
    found, _, out = improved(trilhos, spoiled, "--take", take)
    assert (found, out.exists()) == (code, False)


def test_that_nothing_was_proven_is_said_plainly(
    trilhos: Run, board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof, "play_one", told)
    out = tmp_path / "better.json"
    code, printed, _ = trilhos("improve", board, "--players", "2", "--games", "20", "--out", str(out))
    assert (code, out.exists()) == (1, False)
    assert printed.startswith("Nothing was proven")

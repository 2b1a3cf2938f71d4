"""Tables and files of the arena."""

import os
from pathlib import Path

import pytest
from msgspec import structs, to_builtins

from tests.golden.make import GAMES
from trilhos.arena import report
from trilhos.arena.match import Outcome
from trilhos.arena.report import editions_rows, editions_table, game_figures, run_simulation, sheet_table
from trilhos.arena.simulate import Simulation, play_one
from trilhos.boards import EDITIONS
from trilhos.errors import BadFile
from trilhos.play.game import Game
from trilhos.play.record import load
from trilhos.text import ENGLISH, PORTUGUESE, Text

PLAN = Simulation("usa", 2, ["greedy"], games=2, seed=5, audit=True)
TEXT = Text(ENGLISH)


def test_rows_of_the_editions_count_what_is_on_the_boards() -> None:
    rows = {row.id: row for row in editions_rows(TEXT)}
    assert list(rows) == list(EDITIONS)
    usa = rows["usa"]
    assert (usa.cities, usa.routes, usa.tickets, usa.players) == (36, 100, 30, (2, 5))
    assert (rows["europe"].cities, rows["europe"].options) == (47, {})


def test_options_of_an_edition_are_shown_with_their_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    row = structs.replace(editions_rows(TEXT)[0], options={"tokens": True, "neutral": False})
    editions_table([row], TEXT)
    assert "tokens=on neutral=off" in " ".join(capsys.readouterr().out.split())


def test_a_simulation_writes_all_its_games_and_sums_them_up(tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    figures = run_simulation(PLAN, 1, path, TEXT)
    assert path.read_text(encoding="utf-8") == play_one(PLAN, 0).audit + play_one(PLAN, 1).audit
    assert figures.games == 2
    assert os.listdir(tmp_path) == ["audit.jsonl"]


def test_without_a_file_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_simulation(PLAN, 1, None, TEXT)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("failure", [KeyboardInterrupt, RuntimeError])
def test_a_simulation_that_fails_leaves_the_old_file_whole(
    failure: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "audit.jsonl"
    path.write_text("old")
    monkeypatch.setattr("trilhos.arena.simulate.play_one", failing_at(1, failure))
    with pytest.raises(failure):
        run_simulation(PLAN, 1, path, TEXT)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["audit.jsonl"]


def failing_at(last: int, failure: type[BaseException]) -> object:
    def play(plan: Simulation, number: int) -> Outcome:
        if number == last:
            raise failure
        return play_one(plan, number)

    return play


def test_a_file_that_cant_be_written_stops_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilhos.arena.simulate.play_one", failing_at(0, RuntimeError))
    with pytest.raises(BadFile, match="Is a directory"):
        run_simulation(PLAN, 1, tmp_path, TEXT)
    with pytest.raises(BadFile, match="No such file or directory"):
        run_simulation(PLAN, 1, tmp_path / "none" / "audit.jsonl", TEXT)


def test_without_a_terminal_there_is_no_progress_bar(capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation(PLAN, 1, None, TEXT)
    assert capsys.readouterr() == ("", "")


def test_on_a_terminal_there_is_a_progress_bar(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    run_simulation(PLAN, 1, None, Text(PORTUGUESE))
    out, err = capsys.readouterr()
    assert "partidas" in err
    assert "/2" in err
    assert out == ""


def test_a_reader_who_has_gone_is_the_callers_business() -> None:
    def broken() -> None:
        try:
            raise BrokenPipeError("gone")
        except BrokenPipeError:
            report.Paper().on_broken_pipe()

    with pytest.raises(BrokenPipeError, match="gone"):
        broken()


# Single games


def test_figures_of_a_game_that_goes_on_hide_its_score() -> None:
    game = Game("usa", 2, seed=1, names=["Ada", "Bo"])
    game.play("keep 1+2")
    assert to_builtins(game_figures(game)) == {"edition": "usa", "names": ["Ada", "Bo"], "moves": 1, "over": False}


def test_figures_of_a_finished_game_hold_the_sheet() -> None:
    game = load(GAMES / "europe-3.json")
    figures, result = game_figures(game), game.result()
    assert figures.over
    assert figures.sheets is not None
    assert figures.totals == [sheet.total for sheet in result.sheets] == [sum(s.values()) for s in figures.sheets]
    assert list(figures.sheets[0]) == ["start", "routes", "tickets", "longest", "stations"]
    assert figures.winners == result.winners


def test_the_score_sheet_has_a_row_for_every_line_and_a_column_for_everybody(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = load(GAMES / "europe-3.json")
    sheet_table(game, TEXT)
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == game.names
    assert len(rows) == 7
    assert [row[-3:] for row in rows[1:-1]] == [
        [str(sheet.lines[line]) for sheet in game.result().sheets] for line in game.rules.lines
    ]
    assert rows[-1][-3:] == [str(sheet.total) for sheet in game.result().sheets]

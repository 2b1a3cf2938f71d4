"""Tournaments: the same on one process and two, kept as they go, taken up again, and stopped when decided."""

import json
import re
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, structs, to_builtins

from tests.cli.conftest import PATIENCE, program
from trilhos.arena import tournament as module
from trilhos.arena.blocks import Tournament, play_block
from trilhos.arena.figures import CappedGame, MoveTimes, TournamentFigures, figures
from trilhos.arena.results import FILE, open_results
from trilhos.arena.sprt import Sprt
from trilhos.arena.tournament import Run
from trilhos.errors import BadChoice, BadFile
from trilhos.text import ENGLISH, Text

PAIR = Tournament("usa", 2, ["greedy", "random"], blocks=6, seed=9)
TRIO = Tournament("europe", 3, ["greedy", "random"], blocks=2, seed=4)
TEXT = Text(ENGLISH)


def without_times(shown: TournamentFigures) -> TournamentFigures:
    rows = [structs.replace(row, move_ms=MoveTimes(0, 0, 0)) for row in shown.results]
    return structs.replace(shown, results=rows)


@pytest.fixture(scope="module")
def shown() -> TournamentFigures:
    return Run(PAIR, TEXT).play()


# Figures


def test_two_processes_find_the_same(shown: TournamentFigures) -> None:
    assert without_times(Run(PAIR, TEXT).play(jobs=2)) == without_times(shown)


def test_the_figures_add_up(shown: TournamentFigures) -> None:
    blocks = [play_block(PAIR, number) for number in range(6)]
    games = [game for block in blocks for game in block]
    assert (shown.blocks, shown.games, shown.model) == (6, 12, "Bradley–Terry")
    greedy, random = shown.results
    assert greedy.wins.value + random.wins.value == pytest.approx(1)
    assert greedy.seats == random.seats == 12
    scores = [game.scores[game.bots.index("greedy")] for game in games]
    assert greedy.score.value == pytest.approx(sum(scores) / 12, abs=0.001)
    assert (greedy.scores.least, greedy.scores.most) == (min(scores), max(scores))
    made = [game.completed[game.bots.index("random")] for game in games]
    assert random.tickets_made.value == pytest.approx(sum(made) / 12, abs=0.001)
    assert random.tickets_kept.value >= random.tickets_made.value
    (itself, won), (lost, _) = shown.ahead
    assert itself is None
    assert won is not None
    assert lost == pytest.approx(1 - won)
    assert 0 < greedy.move_ms.median <= greedy.move_ms.p95 <= greedy.move_ms.most
    assert (greedy.faults, greedy.forfeits, shown.faults) == ({}, 0, [])


def test_a_tournament_of_three_is_rated_by_plackett_luce() -> None:
    shown = Run(TRIO, TEXT).play()
    assert (shown.games, shown.model) == (12, "Plackett–Luce")
    greedy, random = shown.results
    assert greedy.rating.value > 0 > random.rating.value
    assert greedy.seats + random.seats == 36


def test_a_bot_may_play_with_itself() -> None:
    shown = Run(replace(PAIR, bots=["greedy"], blocks=1), TEXT).play()
    assert (shown.games, shown.results[0].wins.value) == (1, 0.5)


def test_the_same_fault_is_told_once_and_counted() -> None:
    failing = "cmd:no-such-program"
    shown = Run(replace(PAIR, bots=["random", failing], blocks=2), TEXT).play()
    (fault,) = shown.faults
    assert (fault.bot, fault.kind, fault.times, fault.seed) == (failing, "start", 4, 9)
    assert "no-such-program" in fault.output
    assert (shown.results[1].forfeits, shown.results[1].faults) == (4, {"start": 4})
    assert shown.results[1].wins.value == 0


# The sequential test


def test_it_stops_when_it_is_decided_and_says_so() -> None:
    shown = Run(replace(PAIR, blocks=500), TEXT, Sprt(0, 200)).play()
    assert shown.sprt is not None
    assert shown.sprt.verdict == "high"
    assert shown.sprt.ratio >= shown.sprt.limit
    assert shown.blocks < shown.wanted == 500
    again = Run(replace(PAIR, blocks=500), TEXT, Sprt(0, 200)).play(jobs=2)
    assert without_times(again) == without_times(shown)


def test_it_says_when_it_isnt_decided() -> None:
    sprt = Run(replace(PAIR, blocks=1), TEXT, Sprt(0, 5)).play().sprt
    assert sprt is not None
    assert sprt.verdict == "open"


# Results on disk


def test_results_and_report_are_left_behind(shown: TournamentFigures, tmp_path: Path) -> None:
    kept = Run(PAIR, TEXT, out=tmp_path / "new" / "folder").play()
    folder = tmp_path / "new" / "folder"
    assert sorted(path.name for path in folder.iterdir()) == ["report.html", "results.jsonl", "summary.json"]
    assert json.loads((folder / "summary.json").read_text(encoding="utf-8")) == to_builtins(kept)
    assert without_times(kept) == without_times(shown)
    head, *blocks = [json.loads(line) for line in (folder / FILE).read_text(encoding="utf-8").splitlines()]
    assert (head["format"], head["bots"], head["seed"]) == ("trilhos-arena/2", ["greedy", "random"], 9)
    assert [block["block"] for block in blocks] == list(range(6))


def test_only_what_isnt_played_yet_is_played(
    shown: TournamentFigures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Run(replace(PAIR, blocks=4), TEXT, out=tmp_path).play()
    played: list[int] = []

    def play(tournament: Tournament, number: int) -> Any:
        played.append(number)
        return play_block(tournament, number)

    monkeypatch.setattr(module, "play_block", play)
    assert without_times(Run(PAIR, TEXT, out=tmp_path).play()) == without_times(shown)
    assert played == [4, 5]
    fewer = Run(replace(PAIR, blocks=3), TEXT, out=tmp_path).play()
    assert (fewer.blocks, played) == (3, [4, 5])


def test_a_line_that_was_cut_off_is_played_again(shown: TournamentFigures, tmp_path: Path) -> None:
    Run(PAIR, TEXT, out=tmp_path).play()
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) - 300])
    assert without_times(Run(PAIR, TEXT, out=tmp_path).play()) == without_times(shown)
    assert (tmp_path / FILE).read_bytes().count(b"\n") == 7


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda lines: [b"{}", *lines[1:]], "holds no results of Trilhos"),
        (lambda lines: [b"[1", *lines[1:]], "damaged at line 1"),
        (lambda lines: [*lines[:2], b"rubbish", *lines[2:]], "damaged at line 3"),
        (lambda lines: [lines[0], *lines[2:]], "damaged at line 2"),
        (lambda lines: [*lines[:-1], b'{"block": 1}'], "damaged at line 3"),
        (lambda lines: [*lines[:-1], b'{"block": 1, "games": [{"seed": 3}]}'], "damaged at line 3"),
        (lambda lines: [*lines[:-1], re.sub(rb'"turns":[0-9]+', b'"turns":"many"', lines[-1])], "damaged at line 3"),
        (lambda lines: [lines[0].replace(b'"seed":9', b'"seed":8'), *lines[1:]], "its seed is 8, not 9"),
        (lambda lines: [lines[0].replace(b'"version":"', b'"version":"0'), *lines[1:]], "its version is"),
    ],
)
def test_damaged_and_other_results_are_refused(
    tmp_path: Path, change: Callable[[list[bytes]], list[bytes]], problem: str
) -> None:
    pair = replace(PAIR, blocks=2)
    Run(pair, TEXT, out=tmp_path).play()
    lines = (tmp_path / FILE).read_bytes().splitlines()
    changed = b"\n".join(change(lines)) + b"\n"
    (tmp_path / FILE).write_bytes(changed)
    with pytest.raises(BadFile, match=problem):
        Run(pair, TEXT, out=tmp_path).play()
    assert (tmp_path / FILE).read_bytes() == changed


@pytest.mark.parametrize(
    "other", [{"seed": 8}, {"players": 3}, {"bots": ["random"]}, {"edition": "europe"}, {"alone": True}]
)
def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    Run(replace(PAIR, blocks=1), TEXT, out=tmp_path).play()
    with pytest.raises(BadFile, match="holds another tournament"):
        Run(replace(PAIR, **other), TEXT, out=tmp_path).play()


def test_a_folder_is_for_one_program_at_a_time(tmp_path: Path) -> None:
    with open_results(tmp_path, PAIR), pytest.raises(BadFile, match="in use by another run"):
        Run(PAIR, TEXT, out=tmp_path).play()


def test_a_folder_that_cant_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile, match="can't be written"):
        Run(PAIR, TEXT, out=tmp_path / "file" / "folder").play()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_after_an_interrupt_the_same_command_goes_on(tmp_path: Path, jobs: str) -> None:
    words: list[str | Path] = [
        "arena",
        "--bots",
        "greedy,random",
        "--seed",
        "9",
        "--out",
        tmp_path,
        "--jobs",
        jobs,
        "--json",
    ]
    with program(*words, "--blocks", "5000") as process:
        while process.poll() is None and not _lines(tmp_path / FILE) > 3:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    safe = _lines(tmp_path / FILE) - 1
    assert (process.returncode, out) == (130, "")
    assert f"{safe} blocks are safe in {tmp_path}; the same command goes on from there." in err
    with program(*words, "--blocks", str(safe + 2)) as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    shown = Run(replace(PAIR, blocks=safe + 2), TEXT).play()
    assert without_times(convert(json.loads(out), TournamentFigures)) == without_times(shown)


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_figures_of_some_blocks_are_those_of_a_shorter_tournament(shown: TournamentFigures) -> None:
    blocks = [play_block(PAIR, number) for number in range(6)]
    assert without_times(figures(PAIR, blocks)) == without_times(shown)
    assert figures(PAIR, blocks[:2]).blocks == 2


# Games that were given up


def short(number: int) -> Callable[..., Any]:
    """Blocks of which one has a game that was given up."""

    def play(tournament: Tournament, at: int) -> Any:
        block = play_block(tournament, at)
        endless = replace(block[0], reason="capped", winners=[], places=[])
        return [endless, *block[1:]] if at == number else block

    return play


def test_a_block_with_a_game_that_was_given_up_counts_in_nothing_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest = figures(PAIR, [play_block(PAIR, at) for at in (0, 1, 3, 4, 5)])
    monkeypatch.setattr(module, "play_block", short(2))
    shown = Run(PAIR, TEXT, Sprt(0, 400), tmp_path).play()
    again = Run(PAIR, TEXT, None, tmp_path).play()  # from the file
    for found in (shown, again):
        assert (found.blocks, found.left_out) == (5, 1)
        assert found.capped == [CappedGame(11, ["greedy", "random"])]
        assert [row.wins for row in found.results] == [row.wins for row in rest.results]
    assert "1 game was given up after 10,000 decisions" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_when_no_block_counts_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "play_block", short(0))
    with pytest.raises(BadChoice, match="seed 9: there is nothing to rate"):
        Run(replace(PAIR, blocks=1), TEXT).play()

"""`trilhos arena` and bots that are programs on the command line, and what they refuse."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SHORT = ["arena", "--blocks", "2", "--seed", "4"]


def test_a_tournament_is_told_as_a_table(run: Run, tmp_path: Path) -> None:
    done = run(*SHORT, "--map", "lakes", "--bots", "random,greedy", "--out", tmp_path)
    assert done.code == 0
    rows = [line.split() for line in done.out.splitlines()]
    assert [row[0] for row in rows if row and row[0] in ("greedy", "random")] == ["greedy", "random"]
    assert f"Report: {tmp_path}/report.html" in done.out
    assert (tmp_path / "report.html").exists()


def test_figures_for_programs(run: Run) -> None:
    figures = json.loads(run(*SHORT, "--bots", "greedy,random", "--sprt=-5,5", "--json").out)
    assert (figures["edition"], figures["games"], figures["seed"]) == ("usa", 4, 4)
    assert (figures["sprt"]["low"], figures["sprt"]["high"]) == (-5, 5)


def test_one_alone_against_the_same_bot_in_all_other_seats(run: Run) -> None:
    words = [*SHORT, "--players", "4", "--bots", "greedy,random", "--alone", "--json"]
    figures = json.loads(run(*words).out)
    assert (figures["games"], figures["alone"]) == (8, True)
    assert [row["seats"] for row in figures["results"]] == [8, 24]


def test_in_portuguese(run: Run) -> None:
    done = run(*SHORT, "--lang", "pt-BR", "--sprt", "0,10")
    assert "2 blocos, 4 partidas a partir da semente 4; força por Bradley–Terry" in done.out
    assert "Não está decidido se greedy está à frente" in done.out


def test_a_failing_bot_is_named_and_the_rest_goes_on(run: Run) -> None:
    for words in ([*SHORT], ["simulate", "--games", "2", "--seed", "4"]):
        done = run(*words, "--bots", "cmd:no-such-program,random")
        assert done.code == 0
        assert "cmd:no-such-program, seed 4: it didn't start (died 127)" in done.out
        assert "  | sh: " in done.out


def test_commas_in_a_command_are_quoted(run: Run) -> None:
    bot = f"cmd:{sys.executable} -c 'import sys; sys.exit(len(sys.argv[1]))' a,b"
    for written in (bot.replace("a,b", "'a,b'"), bot.replace("a,b", r"a\,b")):
        figures = json.loads(run("simulate", "--games", "1", "--bots", f"random,{written}", "--json").out)
        assert figures["faults"][0]["detail"] == "died 3"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--bots", "greedy,deep"], 'There is no bot called "deep".'),
        (["--bots", "greedy,greedy"], '"greedy" is in the list twice.'),
        (["--bots", "cmd:speed=1:x,random"], 'no limit "speed". Limits: start_s, move_ms, game_s, memory_mb, faults'),
        (["--blocks", "0"], '--blocks takes a whole number from 1 to 10,000,000, not "0".'),
        (["--jobs", "none"], '--jobs takes a whole number from 1 to 256, not "none".'),
        (["--players", "9"], "for 2 to 5 players, not 9"),
        (["--map", "mars"], 'no map called "mars"'),
        (["--sprt", "20,0"], "--sprt takes two numbers LOW,HIGH"),
        (["--sprt", "20"], 'not "20"'),
        (["--sprt", "a,b"], 'not "a,b"'),
        (["--sprt", "0,nan"], 'not "0,nan"'),
        (["--bots", "greedy", "--sprt", "0,20"], "--sprt compares two bots, not 1."),
        (["--bots", "greedy", "--alone"], "it takes two bots, not 1."),
        (["--players", "3", "--alone", "--sprt", "0,20"], "not with --alone and more than two players"),
        (["--option", "tokens"], "--option takes NAME=on or NAME=off"),
    ],
)
def test_bad_input_is_refused(refused: Callable[..., str], words: list[str], problem: str) -> None:
    assert problem in refused(*SHORT, *words)


def test_another_tournament_in_the_same_folder_is_refused(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    assert run(*SHORT, "--out", tmp_path).code == 0
    problem = refused(*SHORT, "--out", tmp_path, "--seed", "5")
    assert problem == f"{tmp_path}/results.jsonl holds another tournament: its seed is 4, not 5. Use another folder."

"""`trilhos think`: candidates with their chances, from what a seat sees; and how it might go on."""

import json
from pathlib import Path

import pytest

from tests.mind.test_search import later
from trilhos.bots.expert import master
from trilhos.bots.thinking import LINE, think
from trilhos.cli import main
from trilhos.errors import BadChoice
from trilhos.play.game import Game
from trilhos.play.record import save


def test_the_chosen_move_comes_first_and_all_candidates_have_figures() -> None:
    game = later("usa", 40)
    first, *others = think(game, None, samples=30, ms=0, seed=7)
    chosen = master(game.rules, 7, samples=30, ms=0).choose(game.view(game.seat), game.legal())
    assert first.move == game.notation.text(chosen)
    assert first.chosen
    assert others
    assert not any(other.chosen for other in others)
    for thought in (first, *others):
        assert thought.samples > 0
        assert thought.win is not None
        assert 0 <= thought.win <= 1
        assert thought.margin is not None
    assert len({thought.move for thought in (first, *others)}) == 1 + len(others)


def test_a_main_line_begins_with_what_follows_the_move() -> None:
    game = later("usa", 40)
    first, *_ = think(game, None, samples=12, ms=0, seed=7)
    assert len(first.line) == LINE
    again = game.anew()
    for move in game.moves:
        again.choose(move.seat, move.action)
    again.play(again.notation.parse(first.move))
    assert first.line[0].seat == again.seat


def test_a_single_legal_move_needs_no_thought() -> None:
    game = later("usa", 40)
    while len(game.legal()) > 1:
        game.play(game.legal()[0])
    (only,) = think(game, None, samples=12, ms=0, seed=7)
    assert (only.move, only.chosen, only.win, only.samples) == (game.notation.text(game.legal()[0]), True, None, 0)


def test_only_who_is_waited_for_thinks() -> None:
    game = later("usa", 40)
    with pytest.raises(BadChoice) as caught:
        think(game, 1 - game.seat, samples=12, ms=0, seed=7)
    assert caught.value.key == "nothing-to-think"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("think") / "game.json"
    save(later("usa", 40), file)
    return file


def test_the_command_prints_candidates_and_lines(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "think", str(file), "--samples", "20"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("→ ")
    assert "wins " in out[0]
    assert "might go on: " in out[1]


def test_the_same_samples_give_the_same_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["think", str(file), "--samples", "20", "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert set(told[0][0]) == {"move", "chosen", "win", "margin", "samples", "line"}
    assert set(told[0][0]["line"][0]) == {"seat", "move"}


def test_time_can_be_given_instead(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think", str(file), "--ms", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["chosen"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "needs a file"),
        (["--seat", "3"], "--seat"),
        (["--ms", "0"], "--ms"),
        (["--samples", "many"], "--samples"),
        (["--samples", "5", "--ms", "5"], "not both"),
    ],
)
def test_bad_input_is_named(file: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "think", *([str(file)] if words else []), *words]) == 2
    assert said in capsys.readouterr().err


def test_a_game_that_is_over_leaves_nothing_to_think(tmp_path: Path) -> None:
    game = Game("usa", 2, 5)
    while not game.over:
        game.play(game.legal()[-1])
    with pytest.raises(BadChoice):
        think(game, None, samples=5, ms=0, seed=1)

"""Learning: few games, which teach little, but by the same way."""

import json
import pickle
from pathlib import Path

import numpy as np
import pytest

from tests.boards.small import small
from trilhos.arena.cluster import crew
from trilhos.boards import edition, shared_rules
from trilhos.bots.minds import read_mind
from trilhos.cli import main
from trilhos.mind.beliefs import CLUES
from trilhos.mind.features import row_size
from trilhos.train.fit import fit_logistic, fit_value, log_loss, logistic
from trilhos.train.learn import Course, asked, calibration, lessons
from trilhos.train.lessons import Lessons

SMALL = Course("usa", 2, 20, 5)


def taught(course: Course, jobs: int = 1) -> Lessons:
    found = Lessons()
    with crew(jobs, None) as workers:
        for some in lessons(course, workers):
            found.add(some)
    return found


def test_lessons_are_whole_and_the_same_again() -> None:
    course = Course("usa", 3, 4, 5)
    some = taught(course)
    assert {len(row) for row in some.rows} == {row_size(3)}
    assert {len(row) for row in some.clues} == {CLUES}
    assert len(some.rows) == len(some.shares) == len(some.margins) == len(some.game) > 20
    assert len(some.clues) == len(some.held) == len(some.clue_game)
    assert set(some.game) == {5, 6, 7, 8}
    assert set(some.held) == {0.0, 1.0}
    assert taught(course) == some


def test_somebody_wins_every_game() -> None:
    some = taught(Course("usa", 2, 3, 5))
    for at in range(0, len(some.rows), 2):  # the seats of one look stand together
        assert some.shares[at] + some.shares[at + 1] == 1.0
        assert some.margins[at] == -some.margins[at + 1]


def test_coefficients_are_found() -> None:
    random = np.random.default_rng(1)
    rows = random.normal(size=(4000, 3))
    happened = (random.random(4000) < logistic(rows @ np.array([2.0, -1.0, 0.0]) - 0.5)).astype(float)
    assert fit_logistic(rows, happened) == pytest.approx([2.0, -1.0, 0.0, -0.5], abs=0.25)


def test_a_network_learns_what_no_straight_line_tells() -> None:
    random = np.random.default_rng(2)
    rows = 5.0 + random.normal(size=(6000, row_size(2)))
    truth = (np.abs(rows[:, 0] - 5.0) > 0.7).astype(float)
    model = fit_value(rows, truth, 30.0 * truth, np.arange(6000) % 5 == 0, seed=1)
    chances = asked(SMALL, model, rows[:500])
    assert log_loss(chances, truth[:500]) < 0.25
    assert np.array_equal(chances, asked(SMALL, model, rows[:500]))


def test_a_network_is_no_surer_than_games_that_were_held_out_allow() -> None:
    """Games are few, and all rows of one have the same end: it learns them by heart."""
    random = np.random.default_rng(3)
    game = np.repeat(np.arange(150), 12)
    rows = random.normal(size=(len(game), row_size(2))) + random.normal(size=(150, row_size(2)))[game]
    truth = (random.random(150) < 0.5).astype(float)[game]
    model = fit_value(rows, truth, 30.0 * truth, game % 3 == 0, seed=1)
    assert log_loss(asked(SMALL, model, rows[game % 3 == 0]), truth[game % 3 == 0]) < 0.70


def test_calibration_compares_what_was_said_with_what_was() -> None:
    said = np.array([0.05, 0.06, 0.95, 1.0])
    assert calibration(said, np.array([0.0, 1.0, 1.0, 1.0])) == [(0.055, 0.5, 2), (0.975, 1.0, 2)]


def test_the_command_teaches_tests_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--lang", "en", "train", "--map", "usa", "--games", "20", "--seed", "5", "--out", str(tmp_path)]
    assert main(words) == 0
    assert "What was learned is in" in capsys.readouterr().out
    file = tmp_path / "usa-2.json"
    mind = read_mind(file.read_bytes(), file.name, shared_rules("usa", 2, None))
    assert mind.found.games == 20
    assert file.stat().st_size < 1_000_000


def test_figures_come_as_json_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--map", "usa", "--games", "20", "--seed", "5", "--out", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 20
    assert found["beliefs_log_loss"] < found["beliefs_nothing"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--map", "usa", "--out", "nowhere"], "no folder nowhere"),
        (["--map", "usa", "--players", "9"], "players"),
        (["--map", "usa", "--games", "3"], "--games"),
        ([], "--map"),
    ],
)
def test_bad_input_is_named(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "train", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_board_from_a_file_travels_with_the_work(tmp_path: Path) -> None:
    """To machines that have never seen its file."""
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    course = Course(edition(file), 3, 4, 5)
    file.unlink()
    assert taught(pickle.loads(pickle.dumps(course))) == taught(course)

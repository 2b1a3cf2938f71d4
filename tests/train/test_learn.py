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
from trilhos.bots.searcher import Searcher
from trilhos.bots.settings import retuned_settings
from trilhos.cli import main
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.state import CHOOSE_TICKETS
from trilhos.errors import BadChoice
from trilhos.mind.beliefs import CLUES
from trilhos.mind.features import row_size
from trilhos.train.fit import fit_logistic, fit_value, log_loss, logistic
from trilhos.train.learn import Course, Pack, asked, calibration, joined, learn, lessons
from trilhos.train.lessons import Lessons, Teacher, characters
from trilhos.train.school import Notebook, train

SMALL = Course("usa", 2, 20, 5)


def taught(course: Course, jobs: int = 1) -> Pack:
    with crew(jobs, None) as workers:
        return joined([*lessons(course, workers)])


def same(one: Pack, other: Pack) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def test_lessons_are_whole_and_the_same_again() -> None:
    course = Course("usa", 3, 4, 5)
    some = taught(course)
    rows, clues = len(some["rows"]), len(some["clues"])
    assert some["rows"].shape == (rows, row_size(3))
    assert some["clues"].shape == (clues, CLUES)
    assert len(some["shares"]) == len(some["margins"]) == len(some["game"]) == rows > 20
    assert len(some["held"]) == len(some["clue_game"]) == clues
    assert set(some["game"]) == {0, 1, 2, 3}
    assert -1 in some["clue_game"]  # games of other bots, too
    assert set(some["held"]) == {0.0, 1.0}
    assert same(taught(course), some)


def test_somebody_wins_every_game() -> None:
    some = taught(Course("usa", 2, 3, 5))
    shares, margins = (some[name].reshape(-1, 2) for name in ("shares", "margins"))  # seats of a look stand together
    assert np.all(shares.sum(1) == 1.0)
    assert np.all(margins.sum(1) == 0.0)


def test_seats_play_in_many_characters() -> None:
    played = characters(shared_rules("usa", 2, None))
    best = retuned_settings(shared_rules("usa", 2, None))
    assert played.count(best) == len(played) // 2
    assert {0.0} < {character.noise for character in played}
    assert {character.block for character in played} > {0.0}


def test_a_move_is_tried_that_steiner_would_not_make() -> None:
    """Among them tickets: or else the value would believe that they cost nothing."""
    rules = shared_rules("usa", 2, None)
    teacher, drawn = Teacher(rules), 0
    for seed in range(20):
        s = rules.start(seed)
        playout(rules, s, teacher.policies[0], Random(1), until=30)
        teacher._try(s, Random(seed))
        drawn += s.phase == CHOOSE_TICKETS
    assert 3 < drawn < 17


def test_a_search_plays_games_to_learn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilhos.train.lessons.SEARCHING", {"samples": 6, "ms": 0, "turns": 0, "width": 2})
    asked_for = []
    choose = Searcher.choose
    monkeypatch.setattr(Searcher, "choose", lambda *them: asked_for.append(1) or choose(*them))  # type: ignore[func-returns-value]
    found = Lessons()
    mind = learn(SMALL, taught(SMALL), [])
    Teacher(shared_rules("usa", 2, None)).teach(found, 20, 3, mind)
    assert len(asked_for) > 50
    assert set(found.game) == {20}


def test_coefficients_are_found() -> None:
    random = np.random.default_rng(1)
    rows = random.normal(size=(4000, 3))
    happened = (random.random(4000) < logistic(rows @ np.array([2.0, -1.0, 0.0]) - 0.5)).astype(float)
    assert fit_logistic(rows, happened) == pytest.approx([2.0, -1.0, 0.0, -0.5], abs=0.25)


def test_a_row_counts_as_much_as_its_weight() -> None:
    random = np.random.default_rng(1)
    rows, happened = random.normal(size=(300, 2)), (random.random(300) < 0.4).astype(float)
    thrice = np.concatenate([np.arange(300), *[np.arange(50)] * 2])
    weighed = fit_logistic(rows, happened, np.where(np.arange(300) < 50, 3.0, 1.0))
    assert weighed == pytest.approx(fit_logistic(rows[thrice], happened[thrice]))


def test_few_games_of_other_bots_shape_the_beliefs() -> None:
    """Steiner's tickets follow the first clue here, those of others the second."""
    random = np.random.default_rng(1)
    clues, by_others = random.normal(size=(4000, CLUES)), np.arange(4000) < 100
    held = (clues[np.arange(4000), np.where(by_others, 1, 0)] > 0.0).astype(float)
    game = np.where(by_others, -3, 1).astype(float)
    game[::5] = np.where(by_others, -1, 9)[::5]  # those that test
    beliefs = learn(SMALL, {**taught(SMALL), "clues": clues, "held": held, "clue_game": game}, []).beliefs
    assert beliefs[1] > 0.2 * beliefs[0]


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


def test_who_breaks_off_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course, file = Course("usa", 2, 120, 5), tmp_path / "usa-2.lessons.npz"
    with crew(1, None) as workers:
        whole = train(course, workers, tmp_path / "other.npz", lambda done, total: None)

        def break_off(done: int, total: int) -> None:
            if done == 2:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            train(course, workers, file, break_off)
        assert Notebook(course, file).done == 2
        began = []
        teach = Teacher.teach
        monkeypatch.setattr(Teacher, "teach", lambda *them: began.append(them[2]) or teach(*them))  # type: ignore[func-returns-value]
        assert train(course, workers, file, lambda done, total: None) == whole
        assert began == [*range(100, 120)]


def test_a_round_of_its_own_games_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilhos.train.lessons.SEARCHING", {"samples": 4, "ms": 0, "turns": 0, "width": 2})
    with crew(1, None) as workers:
        mind = train(Course("usa", 2, 20, 5, 10, 1), workers, tmp_path / "n.npz", lambda done, total: None)
    (before, after), *rest = mind.found.rounds
    assert not rest
    assert before > 0
    assert after > 0


def test_lessons_that_are_damaged_or_of_another_course_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "usa-2.lessons.npz"
    file.write_text("{")
    with pytest.raises(BadChoice) as caught:
        Notebook(SMALL, file)
    assert caught.value.key == "bad-lessons"
    file.unlink()
    book = Notebook(SMALL, file)
    book.add(taught(Course("usa", 2, 2, 5)))
    book.keep()
    with pytest.raises(BadChoice) as caught:
        Notebook(Course("usa", 2, 20, 6), file)
    assert caught.value.key == "other-lessons"


def test_calibration_compares_what_was_said_with_what_was() -> None:
    said = np.array([0.05, 0.06, 0.95, 1.0])
    assert calibration(said, np.array([0.0, 1.0, 1.0, 1.0])) == [(0.055, 0.5, 2), (0.975, 1.0, 2)]


def test_the_command_teaches_tests_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--lang",
        "en",
        "train",
        "--map",
        "usa",
        "--games",
        "20",
        "--rounds",
        "0",
        "--seed",
        "5",
        "--out",
        str(tmp_path),
    ]
    assert main(words) == 0
    assert "What was learned is in" in capsys.readouterr().out
    file = tmp_path / "usa-2.json"
    mind = read_mind(file.read_bytes(), file.name, shared_rules("usa", 2, None))
    assert mind.found.games == 20
    assert file.stat().st_size < 1_000_000


def test_figures_come_as_json_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            ["train", "--map", "usa", "--games", "20", "--rounds", "0", "--seed", "5", "--out", str(tmp_path), "--json"]
        )
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 20
    assert found["beliefs_log_loss"] < found["beliefs_nothing"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--map", "usa", "--out", "nowhere"], "no folder nowhere"),
        (["--map", "usa", "--players", "9"], "players"),
        (["--map", "usa", "--games", "3"], "--games"),
        (["--map", "usa", "--search-games", "3"], "--search-games"),
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
    assert same(taught(pickle.loads(pickle.dumps(course))), taught(course))

"""Puzzles are found, in view of what a seat sees alone; the search goes on where it was broken off."""

from pathlib import Path

import msgspec
import pytest

from trilhos.daily.find import Quarry, grade, played, search
from trilhos.daily.gather import DONE, gather, verify
from trilhos.daily.puzzle import Posed, distinct
from trilhos.engine.random import Random
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize
from trilhos.errors import BadChoice
from trilhos.insight.analyst import Analyst
from trilhos.insight.reviewer import positions

QUARRY = Quarry("usa", 2, samples=24, checked=120)
SEED = 7300004  # a game with puzzles


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("gathered")
    assert [done for done, _, _ in gather([QUARRY], range(SEED, SEED + 1), folder, 1)] == [1]
    return folder


def test_what_is_found_is_clear_and_not_what_a_greedy_bot_does(gathered: Path) -> None:
    found = search(QUARRY, SEED)
    assert found
    for puzzle in found:
        again = Posed(puzzle)
        assert puzzle.lead >= 0.06
        assert puzzle.lead >= 3 * puzzle.error
        assert again.game.moves == [] or again.game.moves[-1].seat >= 0
        assert verify(again, 120, 5).id == puzzle.id
    assert sorted(file.stem for file in gathered.glob("*.json")) == sorted(puzzle.id for puzzle in found)


def test_a_search_that_was_broken_off_goes_on(gathered: Path) -> None:
    assert len((gathered / DONE).read_text().splitlines()) == 1
    assert list(gather([QUARRY], range(SEED, SEED + 1), gathered, 1)) == []
    other = Quarry("usa", 2, samples=24, checked=60)
    assert [done for done, _, _ in gather([other], range(SEED, SEED + 1), gathered, 1)] == [1]  # other settings


def test_a_position_is_weighed_from_what_its_seat_sees() -> None:
    game = played(QUARRY, SEED)
    moment = positions(game)[60]
    view = observe(game.rules, moment.state, moment.seat)
    legal = distinct(game.rules, view, game.rules.legal(moment.state))
    other = determinize(game.rules, view, Random(99))  # all else is different there
    assert other.fingerprint() != moment.state.fingerprint()
    same = observe(game.rules, other, moment.seat)
    one, two = (Analyst(game.rules, 24, 3).weigh(seen, legal) for seen in (view, same))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def test_all_moves_are_weighed_and_the_best_stands_first() -> None:
    game = played(QUARRY, SEED)
    moment = positions(game)[60]
    view = observe(game.rules, moment.state, moment.seat)
    legal = distinct(game.rules, view, game.rules.legal(moment.state))
    judged = Analyst(game.rules, 40, 3).weigh(view, legal)
    assert judged is not None
    assert sorted(option.action for option in judged.options) == sorted(legal)
    assert judged.options[0].behind == 0
    assert judged.options[0].worlds == 40
    assert all(option.worlds >= 6 for option in judged.options)
    assert Analyst(game.rules, 40, 3).weigh(view, legal, least=1.1) is None  # nothing leads by more than a win


def test_grades() -> None:
    assert grade(0.2, ["path", "onestep"], True) == "easy"
    assert grade(0.2, ["path", "onestep"], False) == "medium"
    assert grade(0.08, ["steiner"], True) == "medium"
    assert grade(0.2, [], False) == "hard"
    assert grade(0.08, [], True) == "hard"


def test_nothing_is_looked_for_where_nothing_can_be_played(tmp_path: Path) -> None:
    for quarry in (Quarry("usa", 9), Quarry("usa", 2, bots="nobody")):
        with pytest.raises(BadChoice):
            list(gather([quarry], range(1, 2), tmp_path, 1))

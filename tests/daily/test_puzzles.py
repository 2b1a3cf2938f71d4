"""The puzzles that come with Trilhos, and which is a day's."""

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trilhos.boards import EDITIONS
from trilhos.daily.answer import answer_of, question, sentences
from trilhos.daily.collection import collection, of_day, posed, puzzle_of
from trilhos.daily.days import FIRST, read_day
from trilhos.daily.puzzle import GRADES, Posed, from_data, load, written
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadChoice, BadFile
from trilhos.text import LANGUAGES, Text

IDS = sorted(collection())


@pytest.mark.parametrize("id", IDS)
def test_each_replays_and_says_what_every_move_there_is_is_worth(id: str) -> None:
    found = posed(id)  # the hash of its state is compared by that
    assert found.puzzle.game["rules_version"] <= RULES_VERSION
    assert found.seat in found.game.waiting
    best, *others = found.options.values()
    assert best.move in found.puzzle.answers
    assert all(found.is_answer(action) == (found.option(action).move in found.puzzle.answers) for action in found.legal)
    rest = [option for option in others if option.move not in found.puzzle.answers]
    assert min(option.behind for option in rest) == pytest.approx(found.puzzle.lead, abs=1e-4)
    assert found.puzzle.lead >= max(0.06, 2.9 * found.puzzle.error)
    assert len(written(found.puzzle)) < 20_000


def test_there_are_some_for_every_board_and_grade() -> None:
    puzzles = list(collection().values())
    assert len(puzzles) >= 60
    assert {puzzle.game["edition"] for puzzle in puzzles} == set(EDITIONS)
    assert set(Counter(puzzle.grade for puzzle in puzzles)) == set(GRADES)
    assert {puzzle.game["players"] for puzzle in puzzles} >= {2, 3, 4}
    assert len(
        {(puzzle.game["edition"], puzzle.game["seed"], puzzle.game["players"], *puzzle.answers) for puzzle in puzzles}
    ) == len(puzzles)


def test_an_id_tells_nothing_of_the_deal() -> None:
    assert not [id for id, puzzle in collection().items() if puzzle.game["seed"] in id]


def test_a_day_has_the_same_puzzle_everywhere_and_none_comes_again_before_all_were_there() -> None:
    names = ["a", "b", "c", "d", "e"]
    days = [FIRST + timedelta(day) for day in range(10)]
    found = [of_day(day, names) for day in days]
    assert sorted(found[:5]) == sorted(found[5:]) == names
    assert found[:5] != found[5:]
    assert [of_day(day, names) for day in days] == found
    assert found == ["e", "b", "a", "c", "d", "c", "a", "b", "e", "d"]  # as every server has it
    assert puzzle_of(FIRST).puzzle.id == of_day(FIRST, IDS)


@pytest.mark.parametrize("word", ["yesterday", "2026-13-01", "2025-12-31", "2026-06-11", "20260102", "", "2026-W01-1"])
def test_what_is_no_day_or_has_nothing_is_refused_in_a_sentence(word: str) -> None:
    with pytest.raises(BadChoice) as problem:
        read_day(word, latest=date(2026, 6, 10))
    assert problem.value.key in ("bad-day", "no-such-day")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attempt_is_told_in_sentences(language: str) -> None:
    text = Text(language)
    for id in IDS[::9]:
        found = posed(id)
        assert found.game.names[found.seat] in question(found, text)
        for action in found.legal:
            answer = answer_of(found, action)
            told = sentences(found, answer, text)
            assert told
            assert answer.right == found.is_answer(action)
            assert answer.right or answer.lost <= found.option(action).behind


# Files of others


def data_of(id: str) -> dict[str, Any]:
    return dict(json.loads(msgspec.json.encode(collection()[id])))


def test_a_file_of_ones_own_is_read_and_written(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_bytes(written(collection()[IDS[0]]))
    assert load(file).puzzle == collection()[IDS[0]]


DAMAGE: dict[str, Any] = {
    "foreign-save": {"format": "trilhos-game/1"},
    "bad-save-field": {"moves": 3},
    "puzzle-illegal": {"answers": ["claim Nowhere-Elsewhere"]},
    "puzzle-unweighed": {"moves": None},
}


@pytest.mark.parametrize("key", DAMAGE)
def test_a_damaged_file_is_refused_in_a_sentence(key: str) -> None:
    data = data_of(IDS[0])
    changed = DAMAGE[key]
    if key == "puzzle-unweighed":
        answers = [row for row in data["moves"] if row[0] in data["answers"]]
        others = [row for row in data["moves"] if row[0] not in data["answers"]]
        changed = {"moves": [*answers, others[0]]} if len(others) > 1 else pytest.skip("few moves")
    with pytest.raises(BadFile) as problem:
        from_data({**data, **changed}, "one.json")
    assert problem.value.key == key
    assert "one.json" in str(problem.value)


def test_an_unknown_board_newer_rules_and_another_state_are_refused() -> None:
    data = data_of(IDS[0])
    for change, key in (
        ({"edition": "atlantis"}, "bad-save-start"),
        ({"rules_version": RULES_VERSION + 1}, "newer-save"),
        ({"fingerprint": "0" * 64}, "bad-save-fingerprint"),
        ({"actions": ["pass"]}, "bad-save-action"),
    ):
        with pytest.raises(BadFile) as problem:
            from_data({**data, "game": {**data["game"], **change}}, "one.json")
        assert problem.value.key == key


def test_what_is_no_puzzle_at_all_is_refused() -> None:
    nothing: list[object] = [[], 3, None, {}]
    for nonsense in nothing:
        with pytest.raises(BadFile):
            from_data(nonsense, "one.json")


def test_all_moves_of_a_finished_game_are_none() -> None:
    data = data_of(IDS[0])
    with pytest.raises(BadFile):
        Posed(msgspec.convert({**data, "moves": data["moves"][:2], "answers": ["x"]}, type(collection()[IDS[0]])))

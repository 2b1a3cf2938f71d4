"""Playouts: whole games in one call."""

import pytest
from mypy_extensions import i64

from tests.laws.cases import CASES
from tests.rig import rulebook
from trilhos.boards import EDITIONS, make_rules
from trilhos.engine.playout import Policy, RandomPolicy, playout, random_playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves, Rules
from trilhos.engine.state import OVER, TURN

# The final states of games at random: the same on every machine and build.
FINAL = {  # by edition: under rules version 1, and under version 2
    "usa": ["8dd2382188a28b08", "c60e957be19ae701"],
    "europe": ["a3b02c084150518d", "2d73f55bd8f819b6"],
    "world": ["ee9f8e3d60eadea1", "9ddef8816917030b"],
    "lakes": ["e84ec8ea0a9765a9", "f5f8b56ba662536e"],
    "nederland": ["cad89394ce448035", "8bfcec28dd07024b"],
    "brasil": ["c67bbbe451eaf14e", "d076d050b4b42ab9"],
}


def chance(rules: Rules) -> RandomPolicy:
    return RandomPolicy(Moves(rules.action_count))


def test_a_random_playout_is_one_with_the_random_policy() -> None:
    rules = CASES[0].rules()
    one, other, moves = rules.start(7), rules.start(7), Moves(rules.action_count)
    assert random_playout(rules, one, Random(3), moves) == playout(rules, other, chance(rules), Random(3)) > 50
    assert one.to_bytes() == other.to_bytes()
    assert playout(rules, one, chance(rules), Random(3)) == 0  # nothing is left to decide


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_builds_play_the_same(edition: str, version: int) -> None:
    rules = make_rules(edition, 3, version=version)
    s = rules.start(11)
    playout(rules, s, chance(rules), Random(2))
    assert s.fingerprint() == FINAL[edition][version - 1]


def test_a_policy_has_to_choose() -> None:
    rules = CASES[0].rules()
    with pytest.raises(NotImplementedError):
        playout(rules, rules.start(1), Policy(Moves(rules.action_count)), Random(1))


def test_a_playout_stops_at_its_limit() -> None:
    rules = rulebook("usa")
    s, whole = rules.start(1), rules.start(1)
    length = playout(rules, whole, chance(rules), Random(1))
    assert playout(rules, s, chance(rules), Random(1), limit=20) == 20
    assert s.phase != OVER
    assert playout(rules, rules.start(1), chance(rules), Random(1), limit=length) == length
    assert whole.phase == OVER


def test_a_playout_stops_where_a_turn_begins() -> None:
    rules = rulebook("usa")
    s = rules.start(1)
    playout(rules, s, chance(rules), Random(1), until=7)
    assert (s.phase, s.turn) == (TURN, 7)
    assert playout(rules, s, chance(rules), Random(1), until=7) == 0
    while s.phase == TURN:  # a turn that has begun is brought to its end
        rules.apply(s, i64(rules.legal(s)[0]))
    turn = int(s.turn)
    playout(rules, s, chance(rules), Random(1), until=turn)
    assert (s.phase, s.turn) == (TURN, turn + 1)
    playout(rules, s, chance(rules), Random(1), until=10_000)
    assert s.phase == OVER

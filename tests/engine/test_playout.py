"""Playouts: whole games in one call, with policies that keep to the rules and use only what the seat can see."""

from functools import cache

import pytest
from mypy_extensions import i64

from tests.laws.cases import CASES, Case, case_id
from tests.rig import rulebook, table
from trilhos.editions import EDITIONS, make_rules
from trilhos.engine.follower import PlanPolicy
from trilhos.engine.playout import RandomPolicy, random_playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves, Policy, Rules
from trilhos.engine.state import OVER, State
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize

GAMES = 8  # a board, for the comparison of the two policies

# The final states of games that the follower has played against itself: the same on every machine and build.
FINAL = {  # by edition: under rules version 1, and under version 2
    "usa": ["35a9f9ffa5d639eb", "55eadcaba15b6250"],
    "europe": ["d8c4309e7ea07d9f", "fafea63b9da27b1b"],
    "world": ["7e60250c7d3535d4", "d6a6c60ade766333"],
    "lakes": ["3ffb9d6791542405", "322ebee7b39b0dff"],
    "nederland": ["ac9aedc84c015589", "f5ef9047a19b9932"],
}


@cache
def follower(rules: Rules) -> PlanPolicy:
    return PlanPolicy(rules)


def chance(rules: Rules) -> RandomPolicy:
    return RandomPolicy(Moves(rules.action_count))


def play(rules: Rules, s: State, seats: list[Policy]) -> int:
    """A game with a policy for each seat, every choice looked at; returns how many decisions that took."""
    moves, random, decisions = Moves(rules.action_count), Random(1), 0
    for policy in seats:
        policy.begin(s)
    while s.phase != OVER:
        rules.legal_into(s, moves)
        action = seats[s.seat].choose(s, moves, random)
        assert action in list(moves.items)[: moves.count]
        rules.apply(s, action)
        decisions += 1
    return decisions


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_follower_plays_by_the_rules_to_the_end(case: Case) -> None:
    rules = case.rules()
    whole, step_by_step = rules.start(5), rules.start(5)
    decisions = rules.playout(whole, follower(rules), Random(1))
    assert decisions == play(rules, step_by_step, [follower(rules)] * case.players)
    assert whole.to_bytes() == step_by_step.to_bytes()
    assert whole.phase == OVER


def test_a_random_playout_is_one_with_the_random_policy() -> None:
    rules = CASES[0].rules()
    one, other, moves = rules.start(7), rules.start(7), Moves(rules.action_count)
    assert random_playout(rules, one, Random(3), moves) == rules.playout(other, chance(rules), Random(3)) > 50
    assert one.to_bytes() == other.to_bytes()
    assert rules.playout(one, chance(rules), Random(3)) == 0  # nothing is left to decide


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_follower_beats_chance(edition: str) -> None:
    rules = Case(edition, 2).rules()
    margins = []
    for seed in range(GAMES):
        s, seat = rules.start(100 + seed), seed % 2
        seats: list[Policy] = [chance(rules), chance(rules)]
        seats[seat] = follower(rules)
        play(rules, s, seats)
        totals = [sheet.total for sheet in rules.score(s)]
        margins.append(totals[seat] - totals[1 - seat])
    assert min(margins) > 0
    assert sum(margins) / GAMES > 100


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_builds_play_the_same(edition: str, version: int) -> None:
    rules = make_rules(edition, 3, version=version)
    s = rules.start(11)
    rules.playout(s, follower(rules), Random(2))
    assert s.fingerprint() == FINAL[edition][version - 1]


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_follower_decides_the_same_in_every_world_that_looks_the_same(case: Case) -> None:
    rules, random, moves = case.rules(), Random(9), Moves(case.rules().action_count)
    s, policy = rules.start(13), follower(rules)
    step = 0
    while s.phase != OVER:
        if step % 20 == 0:
            world = determinize(rules, observe(rules, s, int(s.seat)), random)
            assert choice(rules, policy, world) == choice(rules, policy, s)
        rules.legal_into(s, moves)
        rules.apply(s, moves.items[i64(random.below(int(moves.count)))])
        step += 1


def choice(rules: Rules, policy: Policy, s: State) -> int:
    """What a policy decides that knows nothing from before."""
    moves = Moves(rules.action_count)
    rules.legal_into(s, moves)
    policy.begin(s)
    return int(policy.choose(s, moves, Random(4)))


def test_the_follower_passes_when_nothing_else_is_left() -> None:
    t = table("usa").market(None, None, None, None, None).deck().pile().ticket_deck()
    assert t.rules.legal(t.state) == [choice(t.rules, follower(t.rules), t.state)]


def test_a_policy_has_to_choose() -> None:
    rules = CASES[0].rules()
    with pytest.raises(NotImplementedError):
        rules.playout(rules.start(1), Policy(Moves(rules.action_count)), Random(1))


def test_a_playout_stops_at_its_limit() -> None:
    rules = rulebook("usa")
    s, whole = rules.start(1), rules.start(1)
    length = rules.playout(whole, chance(rules), Random(1))
    assert rules.playout(s, chance(rules), Random(1), limit=20) == 20
    assert s.phase != OVER
    assert rules.playout(rules.start(1), chance(rules), Random(1), limit=length) == length
    assert whole.phase == OVER

"""Candidates: steiner's move first, then others that are worth a search, for every kind of decision."""

from collections import Counter

import pytest
from mypy_extensions import i64

from tests.rig import rulebook
from trilhos.boards import EDITIONS
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.planning import atlas_of
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves, Rules
from trilhos.engine.state import OVER, State
from trilhos.mind.candidates import Candidates

SEARCHED = {  # by board: the kinds of decisions for which there must be a choice, beside cards and routes
    "usa": {"keep", "tickets"},
    "europe": {"keep", "tickets", "yield"},
    "world": {"keep", "tickets", "pieces", "harbour"},
    "lakes": {"keep", "tickets", "pieces", "harbour", "refill"},
    "nederland": {"keep", "tickets"},
    "brasil": {"keep", "tickets"},
}


def found(rules: Rules, candidates: Candidates, s: State) -> list[int]:
    moves = Moves(rules.action_count)
    for action in rules.legal(s):
        moves.add(i64(action))
    return candidates.find(s, moves)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_decision_has_candidates(edition: str) -> None:
    rules, verbs = rulebook(edition), Counter[str]()
    wanted, seed = SEARCHED[edition] | {"take", "draw", "claim"}, 0
    while not wanted <= set(verbs) and seed < 12:
        seed += 1
        verbs += checked_game(rules, seed)
    assert wanted <= set(verbs), verbs


def checked_game(rules: Rules, seed: int) -> Counter[str]:
    """A game half at random, every decision of which is looked at: what there was beside steiner's moves."""
    random, verbs, s = Random(seed), Counter[str](), rules.start(seed)
    candidates = Candidates(SteinerPolicy(atlas_of(rules), PlanSettings()), 6)
    alone = SteinerPolicy(atlas_of(rules), PlanSettings())
    while s.phase != OVER:
        legal, chosen = rules.legal(s), found(rules, candidates, s)
        assert set(chosen) <= set(legal)
        assert len(set(chosen)) == len(chosen) <= 7
        rules.legal_into(s, alone.moves)
        assert chosen[0] == alone.choose(s, alone.moves, random)
        verbs.update(rules.read(action)[0] for action in chosen[1:])
        rules.apply(s, i64(legal[random.below(len(legal))] if random.below(2) else chosen[0]))
    return verbs


def test_of_two_cards_of_a_kind_one_is_enough() -> None:
    rules = rulebook("usa")
    policy = SteinerPolicy(atlas_of(rules), PlanSettings())
    s = rules.start(3)
    while rules.read(rules.legal(s)[0])[0] == "keep":
        rules.apply(s, i64(rules.legal(s)[0]))
    for slot in range(5):
        s.ledger[rules.slots_at + slot] = i64(2)
    chosen = found(rules, Candidates(policy, 50), s)
    assert [rules.read(action)[0] for action in chosen].count("take") == 1


def test_no_more_than_wanted() -> None:
    rules = rulebook("usa")
    policy = SteinerPolicy(atlas_of(rules), PlanSettings())
    assert len(found(rules, Candidates(policy, 3), rules.start(1))) == 3
    assert len(found(rules, Candidates(policy, 1), rules.start(1))) == 1

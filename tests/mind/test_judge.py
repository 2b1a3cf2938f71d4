"""Judges: what a state is worth to a seat."""

import pytest
from mypy_extensions import i64

from tests.rig import rulebook
from trilhos.boards import EDITIONS
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.planning import atlas_of
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import OVER, State
from trilhos.mind.features import CARDS, COMMON, EACH, HOPED, POINTS, RESERVE, Features, row_size
from trilhos.mind.judge import MARGIN, Judge, logistic


def policy(rules: Rules) -> SteinerPolicy:
    return SteinerPolicy(atlas_of(rules), PlanSettings(), 0)


def played(rules: Rules, until: int, seed: int = 1) -> State:
    s = rules.start(seed)
    playout(rules, s, policy(rules), Random(seed), until=until)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_features_tell_how_every_seat_stands(edition: str, players: int) -> None:
    rules = rulebook(edition, players)
    s, features = played(rules, 10 * players), Features(policy(rules))
    before = s.to_bytes()
    features.read(s, i64(1))
    assert s.to_bytes() == before  # it looks, and changes nothing
    assert len(features.row) == row_size(players) == COMMON + EACH * min(players, 3)
    for seat, sheet in enumerate(rules.score(s)):
        hand = rules.hand(i64(seat))
        assert features.seats[seat * EACH + POINTS] == sheet.total
        assert features.seats[seat * EACH + CARDS] == sum(int(s.cards[hand + kind]) for kind in range(rules.kinds))
        assert features.seats[seat * EACH + HOPED] >= sheet.total
        assert 0 < features.seats[seat * EACH + RESERVE] <= rules.supply
    assert [*features.row][COMMON : COMMON + EACH] == [*features.seats][EACH : 2 * EACH]


def test_the_rival_is_the_one_who_stands_best_and_the_others_are_a_mean() -> None:
    rules = rulebook("usa", 4)
    s, features = played(rules, 60), Features(policy(rules))
    features.read(s, i64(0))
    hopes = [features.seats[seat * EACH + HOPED] for seat in range(4)]
    assert features.row[COMMON + EACH + HOPED] == max(hopes[1:])
    assert features.row[COMMON + 2 * EACH + HOPED] == pytest.approx((sum(hopes[1:]) - max(hopes[1:])) / 2)


def test_a_finished_game_is_judged_by_its_result() -> None:
    rules = rulebook("usa")
    s, judge = played(rules, 10_000), Judge(Features(policy(rules)))
    assert s.phase == OVER
    sheets = rules.score(s)
    winner = rules.winners(sheets)[0]
    apart = sheets[winner].total - sheets[1 - winner].total
    assert judge.judge(s, i64(winner)) == pytest.approx(1 + MARGIN * apart)
    assert judge.judge(s, i64(1 - winner)) == pytest.approx(-MARGIN * apart)


def test_a_game_that_goes_on_is_judged_by_points_tickets_and_cards() -> None:
    rules = rulebook("usa")
    s, judge = played(rules, 20), Judge(Features(policy(rules)))
    before = judge.judge(s, i64(0))
    assert judge.judge(s, i64(1)) < 0.5 < before or before < 0.5 < judge.judge(s, i64(1)) or judge.margin == 0
    kind = next(kind for kind in range(int(rules.kinds)) if s.cards[rules.deck + kind] > 4)
    s.cards[rules.hand(i64(0)) + kind] += 4
    s.cards[rules.deck + kind] -= 4
    assert judge.judge(s, i64(0)) > before


def test_the_logistic_has_no_edge() -> None:
    assert logistic(0.0) == 0.5
    assert logistic(-1000.0) == 0.0
    assert logistic(1000.0) == 1.0

"""Every law on random games of every edition and player count; and each law fires on a broken position."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from tests.laws import laws
from tests.laws.cases import CASES, Case, case_id
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.rules import Rules
from trilhos.engine.state import State

Law = Callable[[Rules, State, list[int]], None]
SEEDS = st.integers(0, 2**128 - 1)
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
NEUTRAL = Case("nederland", 2, (("neutral", True),))
few = settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))


@every_case
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@few
@given(seed=SEEDS)
def test_the_law_holds(case: Case, law: Law, seed: int) -> None:
    rules = case.rules()
    for at, (s, legal, _) in enumerate(laws.steps(case, seed)):
        if law is not laws.imagined_worlds_look_the_same or at % 7 == 0 or at <= 2 * case.players:
            law(rules, s, legal)


@every_case
@few
@given(seed=SEEDS)
def test_the_sheet_adds_up(case: Case, seed: int) -> None:
    laws.the_sheet_adds_up(case.rules(), laws.last_position(case, seed))


@every_case
@few
@given(seed=SEEDS)
def test_the_same_seed_and_actions_give_the_same_bytes(case: Case, seed: int) -> None:
    rules = case.rules()
    again = rules.start(seed)
    for s, _, action in laws.steps(case, seed):
        assert again.to_bytes() == s.to_bytes()
        rules.apply(again, i64(action))


def lose_a_card(s: State) -> None:
    s.cards[0] += 1


def know_too_much(s: State) -> None:
    s.cards[2 * 9] = 50


def lose_a_train(s: State) -> None:
    s.ledger[7] -= 1


def win_a_point(s: State) -> None:
    s.ledger[0] += 1


def lose_a_ticket(s: State) -> None:
    s.queue_size -= 1


def pass_unseen(s: State) -> None:
    s.passes += 1


BROKEN = [
    (laws.cards_are_conserved, lose_a_card),
    (laws.known_cards_are_in_the_hand, know_too_much),
    (laws.pieces_are_in_the_reserve_the_box_or_on_the_board, lose_a_train),
    (laws.the_score_is_the_routes_owned, win_a_point),
    (laws.tickets_are_conserved, lose_a_ticket),
    (laws.idle_turns_are_fewer_than_five_rounds, pass_unseen),
]


@pytest.mark.parametrize(("law", "break_it"), BROKEN, ids=lambda part: getattr(part, "__name__", ""))
def test_a_law_fires(law: Law, break_it: Callable[[State], None]) -> None:
    rules = CASES[0].rules()
    s = rules.start(1)
    law(rules, s, [])
    break_it(s)
    with pytest.raises(AssertionError):
        law(rules, s, [])


def test_the_law_of_legal_actions_fires() -> None:
    rules = CASES[0].rules()
    for legal in ([], [2, 1], [1, 1]):
        with pytest.raises(AssertionError):
            laws.legal_actions_are_sorted_unique_and_not_empty(rules, rules.start(1), legal)


@pytest.mark.parametrize("place", ["tokens", "bank"])
def test_the_law_of_tokens_fires(place: str) -> None:
    rules = NEUTRAL.rules()
    tolls = rules.chapter(Tolls)
    s = rules.start(1)
    s.ledger[getattr(tolls, place)] += 1
    with pytest.raises(AssertionError):
        laws.tokens_are_conserved(rules, s, [])


def test_the_law_of_the_neutral_player_fires() -> None:
    rules = NEUTRAL.rules()
    double = next(route for route in rules.board.routes if route.twin >= 0 and route.length == 2)
    s = rules.start(1)
    s.owner[double.id] = rules.players
    with pytest.raises(AssertionError):
        laws.the_neutral_player_has_its_trains_and_one_track_of_a_route(rules, s, [])
    neutral = rules.chapter(Neutral)
    s.owner[double.twin] = rules.players
    s.ledger[neutral.trains] -= 4
    with pytest.raises(AssertionError):
        laws.the_neutral_player_has_its_trains_and_one_track_of_a_route(rules, s, [])

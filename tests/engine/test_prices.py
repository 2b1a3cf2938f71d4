"""What an action costs is known before it is taken, and so are all the ways to pay for it."""

import pytest
from mypy_extensions import i64

from tests.laws.cases import CASES, Case, case_id
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE, OVER, PAY, State

DECISIONS = 150


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_ways_to_pay_are_those_that_follow(case: Case) -> None:
    rules, random = case.rules(), Random(1)
    s = rules.start(1)
    payments, charged = rules.chapter(Payments), set()
    for _ in range(DECISIONS):
        legal = rules.legal(s)
        for action in legal:
            cost = rules.chapter_of[i64(action)].price(s, i64(action))
            assert (cost != NONE) == rules.kind_of[action].declared.charged
            if cost != NONE:
                charged.add(rules.read(action)[0])
                assert payments.ways(s, int(cost)) == asked(case, s, action)
        rules.apply(s, i64(legal[random.below(len(legal))]))
        if s.phase == OVER:
            break
    assert "claim" in charged


def asked(case: Case, s: State, action: int) -> list[int]:
    """What can be paid once the action is taken."""
    before, copy = s.fingerprint(), s.clone()
    case.rules().apply(copy, i64(action))
    assert s.fingerprint() == before
    return case.rules().legal(copy)


# Where there is a neutral player, it moves before the claimer's turn is over, and may own what tolls are due for.
ALONE = [case for case in CASES if case.rules().find(Neutral) is None]


@pytest.mark.parametrize("case", ALONE, ids=case_id)
def test_what_a_claim_brings_is_what_it_changes(case: Case) -> None:
    rules, random, met = case.rules(), Random(2), 0
    s = rules.start(2)
    for _ in range(DECISIONS):
        legal = rules.legal(s)
        for action in legal:
            verb, route = rules.read(action)
            if verb == "claim" and not rules.board.routes[route].tunnel:  # what comes of those is not known
                met += 1
                assert rules.chapter(Claims).brings(s, i64(route)) == changed(rules, s, action)
        rules.apply(s, i64(legal[random.below(len(legal))]))
        if s.phase == OVER:
            break
    assert met > 0


def changed(rules: Rules, s: State, action: int) -> dict[str, int]:
    """The seat's numbers that a claim changes, once it is paid for."""
    after = s.clone()
    rules.apply(after, i64(action))
    while after.phase == PAY:
        rules.apply(after, i64(rules.legal(after)[0]))
    at = {column.name: i64(column.at) + s.seat for column in rules.columns}
    signs = {column.name: 1 if column.out_of == NONE else -1 for column in rules.columns}
    more = {name: signs[name] * int(after.ledger[here] - s.ledger[here]) for name, here in at.items()}
    return {name: number for name, number in more.items() if number}

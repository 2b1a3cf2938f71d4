"""Why something can't be done: every action is either legal or refused with the reason that fits (U8, U11, U19 …)."""

from collections import defaultdict
from functools import cache

import pytest
from mypy_extensions import i64

from tests.laws.cases import CASES, Case, case_id
from trilhos.boards import make_rules
from trilhos.engine import refusals
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.random import Random
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Rules
from trilhos.engine.state import CLOSED, FREE, NONE, SECOND_CARD, TURN, State


@cache
def refused(case: Case) -> dict[str, set[str]]:
    """The reasons met in one random game, by verb; in every position legal and refused must not overlap."""
    rules, random = case.rules(), Random(11, 0)
    s = rules.start(11)
    met: dict[str, set[str]] = defaultdict(set)
    while legal := rules.legal(s):
        refusals_now = {action: rules.refusal(s, int(s.seat), action) for action in _sample(rules, random)}
        assert {action for action, why in refusals_now.items() if why is None} == refusals_now.keys() & set(legal)
        for action, why in refusals_now.items():
            met[rules.read(action)[0]].add(why[0] if why else "")
        rules.apply(s, i64(legal[random.below(len(legal))]))
    assert rules.refusal(s, 0, 0) == (refusals.OVER, 0)
    return met


def _sample(rules: Rules, random: Random) -> set[int]:
    return {random.below(rules.action_count) for _ in range(6)} | {chapter_base(rules, "pass")}


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_what_is_not_legal_is_refused_and_nothing_else(case: Case) -> None:
    met = refused(case)
    assert {refusals.TAKEN, refusals.CARDS, refusals.NOT_NOW, ""} <= met["claim"]
    assert refusals.CAN_ACT in met["pass"]


def test_all_refusals_of_a_position_at_once() -> None:
    rules, s = in_turn("europe")
    groups = rules.refused(s, rules.legal(s))
    told = {action: (reason, value) for (reason, value, _), actions in groups.items() for action in actions}
    assert not told.keys() & set(rules.legal(s))
    assert told == {action: rules.refusal(s, 0, action) for action in told}
    assert {rules.read(action)[0] for action in told} == {"claim", "pass"}  # nobody asks why there is nothing to keep


def test_nobody_asks_for_what_isnt_due_yet() -> None:
    rules = make_rules("usa", 3)
    s = rules.start(1)
    assert rules.refused(s, rules.legal(s)) == {}  # no tickets are drawn while the first are chosen


def test_another_seat_has_to_wait() -> None:
    rules = make_rules("usa", 3)
    s = rules.start(1)
    assert rules.refusal(s, 2, 0) == (refusals.NOT_YOUR_TURN, 0)


def in_turn(edition: str, players: int = 2) -> tuple[Rules, State]:
    rules = make_rules(edition, players)
    s = rules.start(1)
    while s.phase != TURN:
        rules.apply(s, i64(rules.legal(s)[-1]))
    return rules, s


def why(rules: Rules, s: State, verb: str, argument: int = 0) -> Refusal | None:
    base = next(kind.base for kind in rules.actions if kind.verb == verb)
    return rules.refusal(s, int(s.seat), base + argument)


def test_claims_say_who_owns_a_route_and_what_is_missing() -> None:
    rules, s = in_turn("usa")
    claims = rules.chapter(Claims)
    assert isinstance(claims, Claims)
    double = next(route for route in rules.board.routes if route.twin >= 0)
    s.owner[double.id] = i64(1)
    s.owner[double.twin] = CLOSED
    assert why(rules, s, "claim", double.id) == (refusals.TAKEN, 1)
    assert why(rules, s, "claim", double.twin) == (refusals.CLOSED, 0)
    s.owner[double.id], s.owner[double.twin] = FREE, i64(0)
    assert why(rules, s, "claim", double.id) == (refusals.OWN_TWIN, 0)
    long = next(route for route in rules.board.routes if route.length == 6)
    empty_hand(rules, s)
    assert why(rules, s, "claim", long.id) == (refusals.CARDS, 6)
    s.ledger[claims.pieces_at(0, 0)] = 4
    assert why(rules, s, "claim", long.id) == (refusals.PIECES, 2)


def empty_hand(rules: Rules, s: State) -> None:
    for kind in range(rules.kinds):
        s.cards[rules.hand(s.seat) + kind] = 0


def test_the_market_says_what_is_not_there() -> None:
    rules, s = in_turn("usa")
    market = rules.chapter(Market)
    assert isinstance(market, Market)
    s.ledger[market.slots] = NONE
    assert why(rules, s, "take", 0) == (refusals.NO_CARD, 0)
    s.ledger[market.slots + 1] = market.wild
    s.phase = SECOND_CARD
    assert why(rules, s, "take", 1) == (refusals.ONE_WILD, 0)
    for kind in range(rules.kinds):
        s.cards[rules.deck + kind] = 0
    assert why(rules, s, "draw") == (refusals.NO_CARD, 0)


def test_tickets_say_how_many_must_be_kept() -> None:
    rules = make_rules("usa", 2)
    s = rules.start(1)
    assert why(rules, s, "keep", 0) == (refusals.KEEP_MORE, 2)
    assert why(rules, s, "tickets") == (refusals.NOT_NOW, 0)
    rules, s = in_turn("usa")
    assert why(rules, s, "keep", 0) == (refusals.NOT_NOW, 0)
    assert why(rules, s, "tickets") is None
    s.queue_size = 1
    rules.apply(s, i64(chapter_base(rules, "tickets")))
    assert why(rules, s, "keep", 2) == (refusals.NOT_OFFERED, 0)
    rules, s = in_turn("usa")
    s.queue_size = 0
    assert isinstance(rules.chapter(Tickets), Tickets)
    assert why(rules, s, "tickets") == (refusals.NO_TICKETS, 0)


def chapter_base(rules: Rules, verb: str) -> int:
    return next(kind.base for kind in rules.actions if kind.verb == verb)


def test_stations_say_what_stands_in_the_way() -> None:
    rules, s = in_turn("europe")
    stations = rules.chapter(Stations)
    assert isinstance(stations, Stations)
    empty_hand(rules, s)
    assert why(rules, s, "station", 3) == (refusals.CARDS, 1)
    s.ledger[stations.site + 3] = 1
    assert why(rules, s, "station", 3) == (refusals.TAKEN, 1)
    s.ledger[stations.built] = 3
    assert why(rules, s, "station", 4) == (refusals.ALL_BUILT, 0)


def test_harbours_say_what_stands_in_the_way() -> None:
    rules, s = in_turn("world")
    harbours = rules.chapter(Harbours)
    assert isinstance(harbours, Harbours)
    port = rules.board.ports[0]
    inland = next(city for city in range(len(rules.board.cities)) if city not in rules.board.ports)
    assert why(rules, s, "harbour", inland) == (refusals.NO_PORT, 0)
    assert why(rules, s, "harbour", port) == (refusals.NO_ROUTE, 0)
    s.owner[rules.board.at_city(port)[0]] = i64(0)
    empty_hand(rules, s)
    assert why(rules, s, "harbour", port) == (refusals.CARDS, 1)
    s.ledger[harbours.site + i64(port)] = 1
    assert why(rules, s, "harbour", port) == (refusals.TAKEN, 1)
    s.ledger[harbours.built] = 3
    assert why(rules, s, "harbour", port) == (refusals.ALL_BUILT, 0)


def test_exchanges_need_pieces_in_box_and_reserve() -> None:
    rules, s = in_turn("lakes")
    assert why(rules, s, "exchange") == (refusals.EXCHANGED, 0)
    assert why(rules, s, "pieces") == (refusals.NOT_NOW, 0)

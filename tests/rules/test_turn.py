"""The turn: exactly one action (U7, E5)."""

import pytest

from tests.rig import table
from tests.rig_rules import rule

ALL_RED = ["red"] * 5


@rule("U7")
def test_a_turn_offers_cards_routes_and_tickets() -> None:
    assert table("usa").hand(0, red=1).verbs() == {"take", "draw", "claim", "tickets"}


@rule("E5")
def test_europe_offers_stations_as_well() -> None:
    assert table("europe").hand(0, purple=1).verbs() == {"take", "draw", "claim", "tickets", "station"}


@rule("U7")
@pytest.mark.parametrize(
    "moves",
    [
        ["take 1", "take 2"],
        ["draw", "draw"],
        ["claim Boston-New York", "pay 2 red"],
        ["tickets", "keep 1"],
    ],
)
def test_each_action_is_the_whole_turn(moves: list[str]) -> None:
    t = table("usa", 3).hand(0, red=9).market(*ALL_RED).deck(blue=9)
    t.play(*moves[:-1])
    assert t.seat == 0
    t.play(moves[-1])
    assert t.seat == 1


@rule("U7")
@pytest.mark.parametrize("first", ["take 1", "draw", "claim Boston-New York", "tickets"])
def test_an_action_that_has_begun_leaves_no_other(first: str) -> None:
    t = table("usa").hand(0, red=9).market(*ALL_RED).deck(blue=9).play(first)
    allowed = {"take": {"take", "draw"}, "draw": {"take", "draw"}, "claim": {"pay"}, "tickets": {"keep"}}
    assert t.verbs() == allowed[first.split()[0]]


@rule("E5")
def test_a_station_is_the_whole_turn() -> None:
    t = table("europe").hand(0, red=9).play("station Paris")
    assert t.verbs() == {"pay"}
    assert t.play("pay 1 red").seat == 1

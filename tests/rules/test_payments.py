"""Paying: one colour, locomotives, ferries (U18, E7)."""

import pytest

from tests.rig import table
from tests.rig_rules import rule

COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]


@rule("U18")
def test_a_claim_costs_one_card_of_the_colour_for_every_space() -> None:
    t = table("usa").hand(0, red=6, blue=6).play("claim Chicago-Duluth")
    assert t.legal() == {"pay 3 red"}
    t.play("pay 3 red")
    assert t.cards(0) == {"red": 3, "blue": 6}


@rule("U18")
def test_the_cards_are_discarded() -> None:
    t = table("usa").hand(0, red=2, locomotive=1).play("claim Chicago-Duluth", "pay 2 red 1 locomotive")
    assert t.in_pile() == {"red": 2, "locomotive": 1}
    assert t.laid() == {}


@rule("U18")
def test_other_colours_do_not_pay_for_a_coloured_route() -> None:
    t = table("usa").hand(0, {colour: 6 for colour in COLOURS if colour != "red"})
    red = {f"claim {name}" for name in ("Boston-New York", "Chicago-Duluth", "Dallas-El Paso", "Helena-Omaha")}
    assert not t.legal("claim") & red
    assert t.hand(0, red=6).legal("claim") >= red


@rule("U18")
def test_one_card_too_few_does_not_pay() -> None:
    assert "claim Chicago-Duluth" not in table("usa").hand(0, red=2).legal()
    assert "claim Chicago-Duluth" in table("usa").hand(0, red=3).legal()


@rule("U18")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_colour_pays_for_a_gray_route(colour: str) -> None:
    t = table("usa").hand(0, {colour: 3}).play("claim Montréal-Toronto")
    assert t.legal() == {f"pay 3 {colour}"}


@rule("U18")
def test_a_gray_route_takes_no_mixture_of_colours() -> None:
    assert "claim Montréal-Toronto" not in table("usa").hand(0, dict.fromkeys(COLOURS, 2)).legal()
    t = table("usa").hand(0, red=2, blue=2, locomotive=1).play("claim Montréal-Toronto")
    assert t.legal() == {"pay 2 red 1 locomotive", "pay 2 blue 1 locomotive"}


@rule("U18")
def test_locomotives_replace_any_number_of_cards() -> None:
    t = table("usa").hand(0, red=3, locomotive=3).play("claim Chicago-Duluth")
    assert t.legal() == {"pay 3 red", "pay 2 red 1 locomotive", "pay 1 red 2 locomotive", "pay 3 locomotive"}


@rule("U18")
@pytest.mark.parametrize("route", ["Chicago-Duluth", "Montréal-Toronto"])
def test_locomotives_can_make_up_the_entire_set(route: str) -> None:
    t = table("usa").hand(0, locomotive=3).play(f"claim {route}")
    assert t.legal() == {"pay 3 locomotive"}


@rule("U18")
def test_only_payments_that_the_hand_covers_are_legal() -> None:
    t = table("usa").hand(0, red=2, locomotive=2).play("claim Chicago-Duluth")
    assert t.legal() == {"pay 2 red 1 locomotive", "pay 1 red 2 locomotive"}


# Ferries


@rule("E7")
def test_a_ferry_needs_a_locomotive_for_its_symbol() -> None:
    assert "claim Athina-Brindisi" not in table("europe").hand(0, dict.fromkeys(COLOURS, 4)).legal()
    t = table("europe").hand(0, red=4, locomotive=1).play("claim Athina-Brindisi")
    assert t.legal() == {"pay 3 red 1 locomotive"}


@rule("E7")
def test_a_ferry_with_two_symbols_needs_two_locomotives() -> None:
    assert "claim Palermo-Smyrna" not in table("europe").hand(0, red=12, locomotive=1).legal()
    t = table("europe").hand(0, red=12, locomotive=2).play("claim Palermo-Smyrna")
    assert t.legal() == {"pay 4 red 2 locomotive"}


@rule("E7")
def test_more_locomotives_than_symbols_may_pay_for_a_ferry() -> None:
    t = table("europe").hand(0, red=4, locomotive=4).play("claim Athina-Brindisi")
    assert t.legal() == {
        "pay 3 red 1 locomotive",
        "pay 2 red 2 locomotive",
        "pay 1 red 3 locomotive",
        "pay 4 locomotive",
    }


@rule("E7")
def test_the_rest_of_a_ferry_is_paid_in_one_colour() -> None:
    assert "claim Athina-Brindisi" not in table("europe").hand(0, red=2, blue=2, locomotive=1).legal()
    t = table("europe").hand(0, red=2, blue=2, locomotive=2).play("claim Athina-Brindisi")
    assert t.legal() == {"pay 2 red 2 locomotive", "pay 2 blue 2 locomotive"}


@rule("E7")
def test_ferries_are_gray_routes() -> None:
    ferries = [route for route in table("europe").rules.board.routes if route.locos]
    assert len(ferries) == 13
    assert {route.colour for route in ferries} == {-1}
    assert not any(route.tunnel for route in ferries)

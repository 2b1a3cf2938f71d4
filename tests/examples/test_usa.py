"""The worked examples of the USA rules, with their own cards and numbers (U-X1 to U-X3)."""

import pytest

from tests.rig import table
from tests.rig_rules import rule

COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]


@rule("U-X1")
def test_montreal_new_york_is_claimed_with_three_blue_cards() -> None:
    t = table("usa").hand(0, blue=3).play("claim Montréal-New York")
    assert t.legal() == {"pay 3 blue"}
    t.play("pay 3 blue")
    assert t.owned(0) == ["Montréal-New York"]
    assert t.cards(0) == {}
    assert t.score(0) == 4


@rule("U-X1")
@pytest.mark.parametrize("hand", [{"blue": 2}, {"red": 12}, {"blue": 2, "red": 1}])
def test_montreal_new_york_is_not_claimed_with_less(hand: dict[str, int]) -> None:
    assert "claim Montréal-New York" not in table("usa").hand(0, hand).legal()


@rule("U-X2")
@pytest.mark.parametrize("colour", COLOURS)
def test_montreal_toronto_is_claimed_with_any_single_colour(colour: str) -> None:
    t = table("usa").hand(0, {colour: 3}).play("claim Montréal-Toronto", f"pay 3 {colour}")
    assert t.owned(0) == ["Montréal-Toronto"]
    assert t.cards(0) == {}


@rule("U-X2")
def test_montreal_toronto_is_not_claimed_with_two_colours() -> None:
    assert "claim Montréal-Toronto" not in table("usa").hand(0, blue=2, red=1).legal()


@rule("U-X3")
@pytest.mark.parametrize(("second", "cards"), [("take 1", {"red": 1}), ("draw", {"white": 1})])
def test_a_second_card_follows_a_locomotive_drawn_unseen(second: str, cards: dict[str, int]) -> None:
    t = table("usa").market(*["red"] * 5).deck(locomotive=1, white=9).top("locomotive").play("draw")
    assert t.cards(0) == {"locomotive": 1}
    assert t.seat == 0
    t.play(second)
    assert t.cards(0) == {"locomotive": 1, **cards}
    assert t.seat == 1

"""Drawing train cards: two cards, locomotives, the display, the deck (U9-U17)."""

import pytest
from mypy_extensions import i64

from tests.rig import Table, table
from tests.rig_rules import rule
from trilhos.engine.chapters.market import Market
from trilhos.engine.events import FLUSH, REFILL, RESHUFFLE
from trilhos.engine.random import game_streams

ALL_RED = ["red"] * 5
LOCO = "locomotive"


def reds(**deck: int) -> Table:
    """A display of five red cards, and a deck."""
    return table("usa").market(*ALL_RED).deck(deck)


def two_locos(**deck: int) -> Table:
    """A display that one more locomotive would flush, and a deck."""
    return table("usa").market(LOCO, LOCO, "red", "red", "red").deck(deck)


# Two cards


@rule("U9")
def test_the_action_brings_two_cards() -> None:
    t = reds(blue=9).play("take 1", "draw")
    assert t.cards(0) == {"red": 1, "blue": 1}
    assert t.seat == 1


@rule("U9")
def test_each_card_is_an_open_one_or_the_top_of_the_deck() -> None:
    t = reds(blue=9)
    assert t.legal() - {"tickets"} == {"take 1", "take 2", "take 3", "take 4", "take 5", "draw"}
    t.play("draw")
    assert t.legal() == {"take 1", "take 2", "take 3", "take 4", "take 5", "draw"}


@rule("U9")
def test_an_open_card_is_succeeded_at_once_and_the_newcomer_can_be_second() -> None:
    t = reds(blue=9).play("take 2")
    assert t.display() == ["red", "blue", "red", "red", "red"]
    t.play("take 2")
    assert t.cards(0) == {"red": 1, "blue": 1}
    assert t.display() == ["red", "blue", "red", "red", "red"]
    assert t.in_deck() == {"blue": 7}


@rule("U9")
def test_drawing_blind_leaves_the_display_alone() -> None:
    t = reds(blue=9).play("draw", "draw")
    assert t.cards(0) == {"blue": 2}
    assert t.display() == ALL_RED
    assert t.in_deck() == {"blue": 7}


@rule("U9")
def test_the_second_card_is_a_duty() -> None:
    t = table("usa").market("red", None, None, None, None).deck(blue=1).play("draw")
    assert t.legal() == {"take 1"}
    assert t.seat == 0


# Locomotives


@rule("U10")
def test_an_open_locomotive_is_the_only_card_of_the_turn() -> None:
    t = table("usa").market(LOCO, "red", "red", "red", "red").deck(blue=9).play("take 1")
    assert t.cards(0) == {LOCO: 1}
    assert t.seat == 1
    assert t.display()[0] == "blue"


@rule("U11")
@pytest.mark.parametrize("first", ["take 2", "draw"])
def test_an_open_locomotive_that_lay_there_cannot_be_second(first: str) -> None:
    t = table("usa").market(LOCO, "red", "red", "red", "red").deck(blue=9).play(first)
    assert t.legal() == {"take 2", "take 3", "take 4", "take 5", "draw"}


@rule("U11")
def test_a_locomotive_that_came_for_the_first_card_cannot_be_second() -> None:
    t = reds(locomotive=9).play("take 3")
    assert t.display()[2] == LOCO
    assert t.legal() == {"take 1", "take 2", "take 4", "take 5", "draw"}


@rule("U11")
def test_which_open_cards_can_follow_an_open_card_is_known_before_it_is_taken() -> None:
    t = table("usa").market("red", LOCO, "blue", None, "red").deck(locomotive=9)
    takes = {"take 1", "take 3", "take 5"}
    assert _can_follow(t) == {first: takes - {first} for first in takes}
    assert _can_follow(t.play("take 1")) == {}


def _can_follow(t: Table) -> dict[str, set[str]]:
    """By what can be taken now: what can follow it."""
    actions = t.rules.legal(t.state)
    follows = {
        action: t.chapter(Market).next_takes(t.state, i64(action)) for action in actions if t.text(action) != "tickets"
    }
    return {t.text(action): {*map(t.text, found)} for action, found in follows.items() if found}


@rule("U12")
def test_a_locomotive_from_the_deck_is_an_ordinary_first_card() -> None:
    t = reds(locomotive=9).play("draw")
    assert t.seat == 0
    t.play("take 1")
    assert t.cards(0) == {LOCO: 1, "red": 1}


@rule("U12")
def test_a_locomotive_from_the_deck_can_be_second() -> None:
    t = reds(locomotive=9).play("take 1", "draw")
    assert t.cards(0) == {LOCO: 1, "red": 1}
    assert t.seat == 1
    assert reds(locomotive=9).play("draw", "draw").cards(0) == {LOCO: 2}


# Three open locomotives


@rule("U13")
def test_a_third_open_locomotive_clears_the_display() -> None:
    t = two_locos(locomotive=1, blue=20).top(LOCO, "blue", "blue", "blue").play("take 3")
    assert len(t.told(FLUSH)) == 1
    assert t.in_pile() == {LOCO: 3, "red": 2}
    assert t.display() == ["blue"] * 5
    assert t.cards(0) == {"red": 1}


@rule("U13")
def test_two_open_locomotives_stay() -> None:
    t = table("usa").market(LOCO, "red", "red", "red", "red").deck(locomotive=9).play("take 2")
    assert t.display() == [LOCO, LOCO, "red", "red", "red"]
    assert not t.told(FLUSH)


@rule("U13")
def test_the_display_is_cleared_again_and_again() -> None:
    t = two_locos(locomotive=6).pile(blue=40).play("take 3")  # the deck's last five are all locomotives
    assert len(t.told(FLUSH)) >= 2
    assert t.display().count(LOCO) < 3
    assert None not in t.display()


@rule("U13")
def test_the_cleared_display_is_there_for_the_second_card() -> None:
    t = two_locos(locomotive=1, blue=20).top(LOCO, "blue", "blue").play("take 3", "take 4")
    assert t.cards(0) == {"red": 1, "blue": 1}


@rule("U13")
@pytest.mark.parametrize("moves", [["draw", "draw"], ["claim Boston-New York", "pay 2 red"], ["tickets", "keep 1"]])
def test_the_display_is_looked_at_only_when_a_card_is_turned_up(moves: list[str]) -> None:
    t = table("usa").market(LOCO, LOCO, LOCO, "red", "red").deck(blue=20).hand(0, red=2).play(*moves)
    assert t.display() == [LOCO, LOCO, LOCO, "red", "red"]
    t.play("take 4")
    assert len(t.told(FLUSH)) == 1


@rule("U13", "U15")
def test_a_locomotive_that_closes_a_gap_can_clear_the_display() -> None:
    cleared = set()
    for seed in range(20):
        t = table("usa").market(LOCO, LOCO, None, "red", "red").deck().hand(0, blue=3, locomotive=1)
        t.state.rng = game_streams(seed)
        t.play("claim Helena-Winnipeg", "pay 3 blue 1 locomotive")
        came = t.told(REFILL)[0][3] == t.kind(LOCO)
        assert bool(t.told(FLUSH)) == came
        cleared.add(came)
    assert cleared == {True, False}


# Redeal and rebuild


@rule("U14")
def test_the_redeal_goes_before_the_rebuild() -> None:
    t = two_locos(locomotive=1).pile(blue=30).play("take 3")  # the locomotive is the deck's last card
    assert [event[0] for event in t.events if event[0] in (FLUSH, RESHUFFLE)][:2] == [FLUSH, RESHUFFLE]
    assert t.told(RESHUFFLE)[0][1:3] == (0, 30 + 5)


@rule("U14")
def test_a_redeal_that_cannot_help_is_not_made() -> None:
    t = two_locos(locomotive=1).pile().play("take 3")
    assert t.display() == [LOCO, LOCO, LOCO, "red", "red"]
    assert not t.told(FLUSH)


@rule("U14")
@pytest.mark.parametrize("place", ["deck", "pile"])
def test_one_more_other_card_and_the_redeal_may_help(place: str) -> None:
    t = two_locos(locomotive=1).pile()
    if place == "deck":
        t.deck(locomotive=1, blue=1).top(LOCO)
    else:
        t.pile(blue=1)
    t.play("take 3")
    assert t.told(FLUSH)


@rule("U14")
def test_redeals_cease_after_two_rebuilds() -> None:
    # 12 cards with only 3 others: five cards of twelve a redeal, so the deck is rebuilt in every second one.
    t = two_locos(locomotive=7, red=1).top(LOCO).play("take 3")
    assert t.display().count(LOCO) >= 3
    assert len(t.told(RESHUFFLE)) == 2
    assert len(t.told(FLUSH)) == 4


# The deck


@rule("U15")
def test_the_last_card_drawn_blind_makes_a_new_deck_at_once() -> None:
    t = reds(blue=1).pile(green=3).play("draw")
    assert t.in_deck() == {"green": 3}
    assert t.in_pile() == {}
    assert t.play("draw").cards(0) == {"blue": 1, "green": 1}


@rule("U15")
def test_the_last_card_turned_up_makes_a_new_deck_at_once() -> None:
    t = reds(blue=1).pile(green=3).play("take 1")
    assert t.display()[0] == "blue"
    assert t.in_deck() == {"green": 3}
    assert t.play("take 1").display()[0] == "green"


@rule("U15")
def test_a_deck_that_is_not_used_up_is_left_alone() -> None:
    t = reds(blue=3).pile(green=3).play("draw", "draw")
    assert t.in_deck() == {"blue": 1}
    assert t.in_pile() == {"green": 3}


@rule("U15")
def test_gaps_are_closed_as_soon_as_there_are_cards() -> None:
    t = table("usa").market("red", None, None, None, "red").deck().hand(0, blue=4)
    t.play("claim Helena-Winnipeg", "pay 4 blue")
    assert t.display() == ["red", "blue", "blue", "blue", "red"]
    assert t.in_deck() == {"blue": 1}
    assert t.in_pile() == {}


# Too few cards


@rule("U16")
def test_gaps_remain_while_there_are_no_cards() -> None:
    t = reds().pile().play("take 1")
    assert t.display() == [None, "red", "red", "red", "red"]
    assert t.legal() == {"take 2", "take 3", "take 4", "take 5"}
    assert t.play("take 5").display() == [None, "red", "red", "red", None]


@rule("U16")
def test_without_any_card_the_action_is_not_open() -> None:
    t = table("usa").market(None, None, None, None, None).deck().pile()
    assert t.legal() == {"tickets"}


@rule("U16")
def test_without_a_deck_nothing_is_drawn_blind() -> None:
    assert "draw" not in reds().pile().legal()


@rule("U16")
@pytest.mark.parametrize(
    ("display", "deck", "move"),
    [
        (["red", None, None, None, None], {}, "take 1"),
        ([None, None, None, None, None], {"blue": 1}, "draw"),
        ([LOCO, None, None, None, None], {"blue": 1}, "draw"),  # an open locomotive can't be second (U11)
    ],
)
def test_a_turn_ends_after_one_card_when_there_is_no_second(
    display: list[str | None], deck: dict[str, int], move: str
) -> None:
    t = table("usa").market(*display).deck(deck).play(move)
    assert t.seat == 1
    assert sum(t.cards(0).values()) == 1


@rule("U17")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    t = table("usa").hand(0, red=12, blue=12, green=12, yellow=12, black=12, white=12, orange=12, locomotive=14)
    t.market("purple", "purple", "purple", "purple", "purple").deck(purple=7).play("draw", "take 1")
    assert sum(t.cards(0).values()) == 100

"""Tunnels: three cards are turned over, and what matches costs extra (E8-E12)."""

import pytest

from tests.rig import Table, table
from tests.rig_rules import rule
from trilhos.engine.events import RESHUFFLE, TUNNEL
from trilhos.engine.state import FREE

LOCO = "locomotive"


def tunnel(deck: dict[str, int], pay: str = "pay 3 black", **hand: int) -> Table:
    """Seat 0 has tried the black tunnel of three spaces with this hand and this deck."""
    t = table("europe").hand(0, hand).deck(deck)
    return t.play("claim Madrid-Pamplona", pay)


# The surcharge


@rule("E8")
def test_as_many_cards_are_laid_as_the_tunnel_is_long() -> None:
    t = table("europe").hand(0, black=6, locomotive=1).deck(black=9).play("claim Madrid-Pamplona")
    assert t.turned() == {}
    assert t.legal() == {"pay 3 black", "pay 2 black 1 locomotive"}
    t.play("pay 3 black")
    assert t.laid() == {"black": 3}
    assert t.owner("Madrid-Pamplona") == FREE


@rule("E8")
def test_three_cards_are_turned_over() -> None:
    t = tunnel({"black": 9}, black=6)
    assert t.turned() == {"black": 3}
    assert t.in_deck() == {"black": 6}


@rule("E8")
@pytest.mark.parametrize(
    ("deck", "extra"),
    [
        ({"black": 1, "red": 1, "blue": 1}, 1),
        ({"black": 2, "red": 1}, 2),
        ({"black": 3}, 3),
        ({LOCO: 1, "red": 2}, 1),
        ({LOCO: 3}, 3),
        ({"black": 1, LOCO: 1, "red": 1}, 2),
        ({"black": 2, LOCO: 1}, 3),
    ],
)
def test_each_match_demands_an_extra_card(deck: dict[str, int], extra: int) -> None:
    t = tunnel(deck, black=6)
    assert t.legal() == {f"pay {extra} black", "yield"}
    t.play(f"pay {extra} black")
    assert t.owned(0) == ["Madrid-Pamplona"]
    assert t.cards(0).get("black", 0) == 3 - extra
    assert (t.score(0), t.pieces_of(0), t.seat) == (4, [42], 1)


@rule("E8")
def test_cards_of_other_colours_demand_nothing() -> None:
    t = tunnel({"red": 1, "blue": 1, "white": 1}, black=3)
    assert t.owned(0) == ["Madrid-Pamplona"]
    assert t.told(TUNNEL) == [(TUNNEL, 0, t.route("Madrid-Pamplona"), 0, 0)]
    assert (t.score(0), t.pieces_of(0), t.seat) == (4, [42], 1)


@rule("E8")
def test_an_extra_card_is_of_the_colour_or_a_locomotive() -> None:
    t = tunnel({"black": 2, "red": 1}, black=5, locomotive=2, red=4)
    assert t.legal() == {"pay 2 black", "pay 1 black 1 locomotive", "pay 2 locomotive", "yield"}


@rule("E8")
def test_locomotives_among_the_laid_cards_do_not_change_the_colour() -> None:
    t = tunnel({"black": 1, LOCO: 1, "red": 1}, "pay 1 black 2 locomotive", black=3, locomotive=3)
    assert t.legal() == {"pay 2 black", "pay 1 black 1 locomotive", "yield"}


@rule("E8")
def test_a_gray_tunnel_has_the_colour_of_the_laid_cards() -> None:
    t = table("europe").hand(0, red=4, blue=4).deck(red=1, blue=2)
    t.play("claim Angora-Constantinople", "pay 2 red")
    assert t.legal() == {"pay 1 red", "yield"}
    assert t.play("pay 1 red").owner("Angora-Constantinople") == 0


@rule("E8")
def test_only_tunnels_turn_cards_over() -> None:
    t = table("europe").hand(0, black=6).deck(black=9).play("claim Angora-Erzurum", "pay 3 black")
    assert t.owned(0) == ["Angora-Erzurum"]
    assert t.in_deck() == {"black": 9}


# Locomotives only


@rule("E9")
def test_after_locomotives_only_locomotives_match() -> None:
    t = tunnel({"black": 2, "red": 1}, "pay 3 locomotive", black=3, locomotive=4)
    assert t.owned(0) == ["Madrid-Pamplona"]
    assert t.cards(0) == {"black": 3, LOCO: 1}


@rule("E9")
def test_after_locomotives_only_locomotives_are_added() -> None:
    t = tunnel({"black": 1, LOCO: 2}, "pay 3 locomotive", black=3, locomotive=6)
    assert t.legal() == {"pay 2 locomotive", "yield"}
    assert t.play("pay 2 locomotive").cards(0) == {"black": 3, LOCO: 1}


@rule("E9")
def test_after_locomotives_other_cards_do_not_help() -> None:
    assert tunnel({LOCO: 1, "red": 2}, "pay 3 locomotive", black=3, locomotive=3).legal() == {"yield"}


# Giving up


@rule("E10")
def test_who_cannot_add_returns_the_laid_cards_to_the_hand() -> None:
    t = tunnel({"black": 1, "red": 2}, "pay 2 black 1 locomotive", black=2, locomotive=1, red=3)
    assert t.legal() == {"yield"}
    t.play("yield")
    assert t.cards(0) == {"black": 2, LOCO: 1, "red": 3}
    assert t.laid() == {}
    assert t.owner("Madrid-Pamplona") == FREE
    assert (t.score(0), t.pieces_of(0)) == (0, [45])


@rule("E10")
def test_who_gives_up_has_had_the_turn() -> None:
    t = tunnel({"black": 1, "red": 2}, black=3).play("yield")
    assert t.seat == 1
    assert "claim Madrid-Pamplona" in t.hand(1, black=3).legal()


@rule("E10")
def test_who_can_add_may_give_up_all_the_same() -> None:
    t = tunnel({"black": 1, "red": 2}, black=6).play("yield")
    assert t.cards(0) == {"black": 6}
    assert t.owned(0) == []


@rule("E10")
def test_one_extra_card_of_two_is_not_enough() -> None:
    assert tunnel({"black": 2, "red": 1}, black=4).legal() == {"yield"}


@rule("E10")
def test_without_extra_cards_there_is_no_giving_up() -> None:
    t = tunnel({"red": 3}, black=6)
    assert t.owned(0) == ["Madrid-Pamplona"]
    assert t.seat == 1
    assert "yield" not in table("europe").hand(0, black=6).play("claim Madrid-Pamplona").legal()


@rule("E10")
def test_the_cards_that_come_back_are_known_to_all() -> None:
    t = tunnel({"black": 1, "red": 2}, black=4, red=1).play("yield")
    assert t.known_cards(0) == {"black": 3}


# The discard pile


@rule("E11")
def test_turned_over_cards_lie_open_until_the_turn_ends() -> None:
    t = tunnel({"black": 9}, black=4)
    assert t.turned() == {"black": 3}
    assert t.in_pile() == {}


@rule("E11")
def test_after_a_failed_attempt_the_turned_over_cards_are_discarded() -> None:
    t = table("europe").hand(0, black=4).deck(black=1, red=2, blue=9).top("black", "red", "red")
    t.play("claim Madrid-Pamplona", "pay 3 black", "yield")
    assert t.in_pile() == {"black": 1, "red": 2}
    assert t.turned() == {}


@rule("E11")
def test_after_a_claim_laid_added_and_turned_over_cards_are_discarded() -> None:
    t = table("europe").hand(0, black=3, locomotive=1).deck(black=1, red=2, blue=9).top("black", "red", "red")
    t.play("claim Madrid-Pamplona", "pay 3 black", "pay 1 locomotive")
    assert t.in_pile() == {"black": 4, "red": 2, LOCO: 1}
    assert t.turned() == t.laid() == t.cards(0) == {}


@rule("E11")
def test_an_empty_deck_waits_for_all_cards_of_the_tunnel() -> None:
    t = table("europe").hand(0, black=4).deck(black=1, red=2).pile(blue=2)
    t.play("claim Madrid-Pamplona", "pay 3 black")
    assert t.in_deck() == {}
    assert t.in_pile() == {"blue": 2}
    t.play("pay 1 black")
    assert t.told(RESHUFFLE) == [(RESHUFFLE, 0, 2 + 4 + 3, 0, 0)]
    assert t.in_deck() == {"black": 5, "red": 2, "blue": 2}


@rule("E11")
def test_an_empty_deck_waits_for_the_turned_over_cards_of_a_failed_attempt() -> None:
    t = table("europe").hand(0, black=3).deck(black=1, red=2).pile(blue=2)
    t.play("claim Madrid-Pamplona", "pay 3 black")
    assert t.in_deck() == {}
    assert t.in_pile() == {"blue": 2}
    t.play("yield")
    assert t.told(RESHUFFLE) == [(RESHUFFLE, 0, 2 + 3, 0, 0)]
    assert t.in_deck() == {"black": 1, "red": 2, "blue": 2}


# Too few cards


@rule("E12")
def test_the_pile_is_shuffled_to_go_on_without_the_laid_cards() -> None:
    t = table("europe").hand(0, black=4).deck(black=1).pile(blue=2)
    t.play("claim Madrid-Pamplona", "pay 3 black")
    assert t.told(RESHUFFLE) == [(RESHUFFLE, 0, 2, 0, 0)]
    assert t.turned() == {"black": 1, "blue": 2}
    assert t.laid() == {"black": 3}
    assert t.legal() == {"pay 1 black", "yield"}


@rule("E12")
@pytest.mark.parametrize(("deck", "pile"), [({"black": 2}, {}), ({"black": 1}, {"black": 1}), ({}, {"black": 2})])
def test_with_fewer_than_three_cards_those_few_are_turned_over(deck: dict[str, int], pile: dict[str, int]) -> None:
    t = table("europe").hand(0, black=6).deck(deck).pile(pile)
    t.play("claim Madrid-Pamplona", "pay 3 black")
    assert t.turned() == {"black": 2}
    assert t.legal() == {"pay 2 black", "yield"}


@rule("E12")
def test_with_no_card_at_all_there_is_no_risk() -> None:
    t = tunnel({}, black=3)
    assert t.owned(0) == ["Madrid-Pamplona"]
    assert t.seat == 1

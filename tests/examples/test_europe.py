"""The worked examples of the Europe rules, with their own cards and numbers (E-X1 to E-X6)."""

import pytest

from tests.rig import Table, table
from tests.rig_rules import rule
from trilhos.engine.events import TUNNEL


@rule("E-X1")
def test_four_ways_to_pay_for_a_blue_route_of_three() -> None:
    t = table("europe").hand(0, blue=12, locomotive=14, red=12, green=12).play("claim Constantinople-Sofia")
    assert t.legal() == {"pay 3 blue", "pay 2 blue 1 locomotive", "pay 1 blue 2 locomotive", "pay 3 locomotive"}


@rule("E-X2")
@pytest.mark.parametrize("payment", ["2 red", "1 yellow 1 locomotive", "2 locomotive"])
def test_ways_to_pay_for_a_gray_route_of_two(payment: str) -> None:
    t = table("europe").hand(0, red=2, yellow=1, locomotive=2).play("claim Danzig-Warszawa", f"pay {payment}")
    assert t.owned(0) == ["Danzig-Warszawa"]


@rule("E-X2")
def test_a_gray_route_of_two_takes_no_red_with_a_yellow() -> None:
    assert "claim Danzig-Warszawa" not in table("europe").hand(0, red=1, yellow=1).legal()


def tunnel_of_two(hand: dict[str, int], laid: str, deck: dict[str, int]) -> Table:
    """A gray tunnel of two spaces is tried, and the whole deck of three cards turned over."""
    t = table("europe").hand(0, hand).deck(deck)
    return t.play("claim Sarajevo-Sofia", f"pay {laid}")


def surcharge(t: Table) -> int:
    """The extra cards that were due."""
    return t.told(TUNNEL)[0][3]


@rule("E-X3")
@pytest.mark.parametrize("added", ["1 red", "1 locomotive"])
def test_two_red_laid_and_one_red_turned_over(added: str) -> None:
    t = tunnel_of_two({"red": 3, "locomotive": 1, "green": 1}, "2 red", {"red": 1, "green": 1, "blue": 1})
    assert surcharge(t) == 1
    assert t.legal() == {"pay 1 red", "pay 1 locomotive", "yield"}
    assert t.play(f"pay {added}").owned(0) == ["Sarajevo-Sofia"]


@rule("E-X4")
@pytest.mark.parametrize("added", ["1 green", "1 locomotive"])
def test_two_green_laid_and_one_locomotive_turned_over(added: str) -> None:
    t = tunnel_of_two({"green": 3, "locomotive": 1, "red": 1}, "2 green", {"locomotive": 1, "red": 1, "blue": 1})
    assert surcharge(t) == 1
    assert t.legal() == {"pay 1 green", "pay 1 locomotive", "yield"}
    assert t.play(f"pay {added}").owned(0) == ["Sarajevo-Sofia"]


@rule("E-X5")
def test_two_locomotives_laid_and_one_locomotive_turned_over() -> None:
    hand = {"locomotive": 3, "red": 3, "blue": 3}
    t = tunnel_of_two(hand, "2 locomotive", {"locomotive": 1, "red": 1, "blue": 1})
    assert surcharge(t) == 1
    assert t.legal() == {"pay 1 locomotive", "yield"}
    t.play("pay 1 locomotive")
    assert t.owned(0) == ["Sarajevo-Sofia"]
    assert t.cards(0) == {"red": 3, "blue": 3}


@rule("E-X6")
def test_madrid_and_pamplona_are_joined_by_a_black_and_a_white_tunnel() -> None:
    t = table("europe", 4)
    black, white = (t.rules.board.routes[t.route(name)] for name in ("Madrid-Pamplona", "Madrid-Pamplona #2"))
    assert black.tunnel
    assert white.tunnel
    assert (black.twin, white.twin) == (white.id, black.id)
    assert t.hand(0, black=3).play("claim Madrid-Pamplona").legal() == {"pay 3 black"}
    t = table("europe", 4).hand(0, white=3)
    assert t.play("claim Madrid-Pamplona #2").legal() == {"pay 3 white"}


@rule("E-X6")
@pytest.mark.parametrize("players", [3, 4])
def test_madrid_pamplona_is_a_double_route(players: int) -> None:
    t = table("europe", players).hand(0, black=3).hand(1, white=3).deck().market(*[None] * 5).deck()
    t.play("claim Madrid-Pamplona", "pay 3 black")
    assert ("claim Madrid-Pamplona #2" in t.legal()) == (players == 4)

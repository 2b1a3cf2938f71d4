"""The simple planning bots: what tells each from the others."""

import pytest

from tests.bots.test_steiner import chosen
from tests.rig import Table, dealt, table

SIMPLE = ["path", "onestep", "longroute", "hungry"]


def dallas() -> Table:
    """A ticket that lacks one white route of three spaces."""
    t = table("usa").tickets(0, ("Dallas", "New York")).own(0, "Dallas-Little Rock", "Nashville-Atlanta")
    return t.own(0, "Atlanta-Raleigh", "Raleigh-Washington", "Washington-New York")


@pytest.mark.parametrize("bot", SIMPLE)
def test_it_claims_the_route_that_completes_its_ticket(bot: str) -> None:
    assert chosen(dallas().hand(0, white=3), bot) == "claim Little Rock-Nashville"


@pytest.mark.parametrize("bot", SIMPLE)
def test_it_draws_for_the_route_that_it_lacks(bot: str) -> None:
    t = dallas().pieces(0, 20).market("red", "blue", "yellow", "white", "green")
    assert chosen(t, bot) == "take 4"
    assert chosen(t.market("red", "blue", "locomotive", "black", "green"), bot) == "take 3"
    assert chosen(t.market("red", "blue", "yellow", "black", "green"), bot) == "draw"


def test_path_and_onestep_keep_all_first_tickets_and_longroute_the_fewest() -> None:
    t = dealt("usa", seed=2)
    assert [chosen(t, bot) for bot in ("path", "onestep")] == ["keep 1+2+3"] * 2
    assert chosen(t, "longroute").count("+") == 1


def test_only_onestep_and_hungry_draw_tickets() -> None:
    t = table("usa").market("red", "blue", "yellow", "black", "green")
    assert [chosen(t, bot) == "tickets" for bot in SIMPLE] == [False, True, False, True]
    assert [chosen(t.pieces(1, 7), bot) == "tickets" for bot in SIMPLE] == [False, False, False, True]
    assert [chosen(t.pieces(0, 7), bot) == "tickets" for bot in SIMPLE] == [False] * 4


def test_of_later_tickets_onestep_keeps_the_shortest() -> None:
    t = table("usa").tickets(0, ("Dallas", "New York")).play("tickets")
    kept = chosen(t, "onestep")
    points = [t.rules.board.tickets[t.ticket(cities)].points for cities in t.offer(0)]
    assert points[int(kept.removeprefix("keep ")) - 1] == min(points)


def test_longroute_takes_no_short_route_before_the_end() -> None:
    t = table("usa").hand(0, white=2, red=2)
    assert not chosen(t, "longroute").startswith("claim")
    t.state.turns_left = 2
    assert chosen(t, "longroute").startswith("claim")

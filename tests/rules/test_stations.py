"""Stations: where they stand, what they cost, and what they borrow (E15-E18)."""

import pytest

from tests.rig import Table, table
from tests.rig_rules import rule
from trilhos.engine.sheet import TICKETS
from trilhos.engine.state import NONE


def borrowed(t: Table, seat: int = 0) -> dict[str, str]:
    """Station city -> route used, as the final count of a seat says."""
    board = t.rules.board
    uses = [(city, board.routes[route]) for city, route in t.sheet(seat).borrowed if route != NONE]
    return {board.cities[city]: f"{board.cities[route.a]}-{board.cities[route.b]}" for city, route in uses}


# Building


@rule("E15")
def test_any_city_without_a_station_is_a_site() -> None:
    t = table("europe").hand(0, red=9)
    assert t.legal("station") == {f"station {city}" for city in t.rules.board.cities}


@rule("E15")
@pytest.mark.parametrize("builder", [0, 1])
def test_no_city_has_two_stations(builder: int) -> None:
    t = table("europe").stations(builder, "Paris").hand(0, red=9)
    assert t.legal("station") == {f"station {city}" for city in t.rules.board.cities if city != "Paris"}


@rule("E15")
def test_a_station_stands_where_it_was_built_and_ends_the_turn() -> None:
    t = table("europe").hand(0, red=9).play("station Paris", "pay 1 red")
    assert (t.stations_of(0), t.stations_of(1)) == (["Paris"], [])
    assert t.seat == 1
    assert "station Paris" not in t.hand(1, red=9).legal()


@rule("E15")
def test_a_player_builds_three_stations_in_a_game() -> None:
    t = table("europe").stations(0, "Paris", "Wien").hand(0, red=9)
    t.play("station Roma", "pay 3 red").turn_of(0)
    assert t.stations_of(0) == ["Paris", "Roma", "Wien"]
    assert t.legal("station") == set()
    assert len(t.hand(1, red=1).turn_of(1).legal("station")) == 47 - 3


# The price


@rule("E16")
@pytest.mark.parametrize(("built", "price"), [([], 1), (["Paris"], 2), (["Paris", "Wien"], 3)])
def test_each_station_costs_one_card_more(built: list[str], price: int) -> None:
    t = table("europe").stations(0, *built)
    assert t.hand(0, red=price - 1).legal("station") == set()
    t.hand(0, red=6, blue=price - 1).play("station Roma")
    assert t.legal() == {f"pay {price} red"}
    t.play(f"pay {price} red")
    assert t.cards(0).get("red") == 6 - price
    assert t.in_pile() == {"red": price}


@rule("E16")
def test_the_cards_are_of_the_same_colour() -> None:
    t = table("europe").stations(0, "Paris")
    assert t.hand(0, red=1, blue=1, green=1).legal("station") == set()
    t.hand(0, red=2, blue=2).play("station Roma")
    assert t.legal() == {"pay 2 red", "pay 2 blue"}


@rule("E16")
def test_any_colour_pays_for_the_first_station() -> None:
    t = table("europe").hand(0, red=1, blue=1, locomotive=1).play("station Roma")
    assert t.legal() == {"pay 1 red", "pay 1 blue", "pay 1 locomotive"}


@rule("E16")
def test_each_card_may_be_a_locomotive() -> None:
    t = table("europe").stations(0, "Paris", "Wien").hand(0, red=3, blue=1, locomotive=3).play("station Roma")
    assert t.legal() == {
        "pay 3 red",
        "pay 2 red 1 locomotive",
        "pay 1 red 2 locomotive",
        "pay 1 blue 2 locomotive",
        "pay 3 locomotive",
    }


@rule("E16")
def test_the_price_counts_the_own_stations_only() -> None:
    t = table("europe").stations(1, "Paris", "Wien").hand(0, red=1)
    assert t.play("station Roma").legal() == {"pay 1 red"}


# What a station borrows

VIA_FRANKFURT = ["Frankfurt-München", "München-Wien"]  # to Wien
VIA_ZURICH = ["Venezia-Zürich", "Venezia-Zagrab"]  # to Zagrab


def at_paris(*tickets: tuple[str, str]) -> Table:
    """A station in Paris, from where a neighbour owns the routes to Frankfurt and to Zürich."""
    t = table("europe").own(0, *VIA_FRANKFURT, *VIA_ZURICH).own(1, "Frankfurt-Paris", "Paris-Zürich")
    return t.stations(0, "Paris").tickets(0, *tickets)


@rule("E17")
@pytest.mark.parametrize(
    ("ticket", "points", "route"),
    [(("Paris", "Wien"), 8, "Frankfurt-Paris"), (("Paris", "Zagrab"), 7, "Paris-Zürich")],
)
def test_a_station_opens_the_route_that_its_owner_needs(ticket: tuple[str, str], points: int, route: str) -> None:
    t = at_paris(ticket)
    assert t.sheet(0).lines[TICKETS] == points
    assert borrowed(t) == {"Paris": route}


@rule("E17")
def test_every_ticket_uses_the_same_route() -> None:
    t = at_paris(("Paris", "Wien"), ("Paris", "Zagrab"))
    assert t.sheet(0).lines[TICKETS] == 8 - 7
    assert borrowed(t) == {"Paris": "Frankfurt-Paris"}


@rule("E17")
def test_the_choice_gives_the_highest_score() -> None:
    t = at_paris(("Paris", "Wien"), ("Paris", "Zagrab"), ("Brest", "Venezia")).own(0, "Brest-Paris")
    assert t.sheet(0).lines[TICKETS] == 7 + 8 - 8
    assert borrowed(t) == {"Paris": "Paris-Zürich"}


@rule("E17")
def test_a_station_is_for_its_owner_only() -> None:
    t = table("europe").own(1, *VIA_FRANKFURT).tickets(1, ("Paris", "Wien")).own(0, "Frankfurt-Paris")
    assert t.stations(0, "Paris").sheet(1).lines[TICKETS] == -8
    assert borrowed(t, 1) == {}
    assert t.stations(0).stations(1, "Paris").sheet(1).lines[TICKETS] == 8


@rule("E17")
def test_the_choice_is_made_for_all_stations_at_once() -> None:
    # Alone, the station in Paris would take the way to Zagrab; with the one in Wien, the way to Wien is worth more.
    t = table("europe").own(0, "Frankfurt-München", *VIA_ZURICH).own(1, "Frankfurt-Paris", "Paris-Zürich")
    t.own(1, "München-Wien").tickets(0, ("Paris", "Wien"), ("Paris", "Zagrab"))
    assert t.stations(0, "Paris").sheet(0).lines[TICKETS] == 7 - 8
    assert t.stations(0, "Paris", "Wien").sheet(0).lines[TICKETS] == 8 - 7
    assert borrowed(t) == {"Paris": "Frankfurt-Paris", "Wien": "München-Wien"}


@rule("E17")
def test_three_stations_can_carry_one_ticket() -> None:
    t = table("europe").own(1, "Brest-Paris", "Paris-Zürich", "Venezia-Zürich").tickets(0, ("Brest", "Venezia"))
    assert t.stations(0, "Brest", "Zürich").sheet(0).lines[TICKETS] == -8
    t.stations(0, "Brest", "Zürich", "Venezia")
    assert t.sheet(0).lines[TICKETS] == 8
    assert borrowed(t) == {"Brest": "Brest-Paris", "Zürich": "Paris-Zürich", "Venezia": "Venezia-Zürich"}


EAST = ["Warszawa-Wilno", "Smolensk-Wilno"]
SOUTH = ["Frankfurt-Paris", "Marseille-Paris"]


@rule("E17")
@pytest.mark.parametrize(
    ("own", "two_tickets", "one_ticket"),
    [
        (["Essen-Kobenhavn", "Berlin-Warszawa"], "Essen-Frankfurt", "Berlin-Frankfurt"),
        (["Essen-Kobenhavn", "Berlin-Essen", "München-Wien", "Warszawa-Wien"], "Berlin-Frankfurt", "Frankfurt-München"),
    ],
)
def test_of_equal_scores_most_tickets_decide(own: list[str], two_tickets: str, one_ticket: str) -> None:
    # One route completes the tickets of 5 and 8 points, the other the one of 13: either way the sum is 0.
    t = table("europe").own(0, *EAST, *SOUTH, *own).own(1, two_tickets, one_ticket).stations(0, "Frankfurt")
    t.tickets(0, ("Frankfurt", "Kobenhavn"), ("Marseille", "Essen"), ("Frankfurt", "Smolensk"))
    assert t.sheet(0).lines[TICKETS] == 0
    assert len(t.sheet(0).completed) == 2
    assert borrowed(t) == {"Frankfurt": two_tickets}


@rule("E17")
def test_points_go_before_the_number_of_tickets() -> None:
    # By Berlin the tickets of 5 and 7 points, by München the one of 13.
    t = table("europe").own(0, "Amsterdam-London", "Amsterdam-Frankfurt", "Berlin-Essen", "Essen-Kobenhavn")
    t.own(0, *EAST, "München-Wien", "Warszawa-Wien").own(1, "Berlin-Frankfurt", "Frankfurt-München")
    t.tickets(0, ("Frankfurt", "Kobenhavn"), ("London", "Berlin"), ("Frankfurt", "Smolensk"))
    assert t.stations(0, "Frankfurt").sheet(0).lines[TICKETS] == 13 - 5 - 7
    assert borrowed(t) == {"Frankfurt": "Frankfurt-München"}


@rule("E18")
def test_a_station_among_unowned_and_own_routes_is_of_no_use() -> None:
    t = table("europe").own(0, *VIA_FRANKFURT, "Dieppe-Paris").tickets(0, ("Paris", "Wien")).stations(0, "Paris")
    assert t.sheet(0).lines[TICKETS] == -8
    assert borrowed(t) == {}


@rule("E18")
def test_a_station_opens_no_route_of_another_city() -> None:
    t = table("europe").own(0, *VIA_FRANKFURT).own(1, "Frankfurt-Paris").tickets(0, ("Paris", "Wien"))
    t.stations(0, "München", "Wien", "Dieppe")
    assert t.sheet(0).lines[TICKETS] == -8


@rule("E18")
@pytest.mark.parametrize("neighbour", [1, 2, 3])
def test_a_route_counts_no_matter_which_other_player_has_it(neighbour: int) -> None:
    t = table("europe", 4).own(0, *VIA_FRANKFURT).own(neighbour, "Frankfurt-Paris").tickets(0, ("Paris", "Wien"))
    assert t.stations(0, "Paris").sheet(0).lines[TICKETS] == 8
    assert t.stations(0, "Frankfurt").sheet(0).lines[TICKETS] == 8

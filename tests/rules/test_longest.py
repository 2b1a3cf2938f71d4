"""The longest continuous path (U28, E22)."""

import pytest

from tests.rig import table
from tests.rig_rules import rule
from trilhos.engine.sheet import LONGEST

# A circle of 2 + 2 + 2 trains, and a second way of 1 + 2 + 3 between two of its cities.
CIRCLE = ["Dallas-Little Rock", "Little Rock-Oklahoma City", "Dallas-Oklahoma City"]
SECOND = ["Dallas-Houston", "Houston-New Orleans", "Little Rock-New Orleans"]


@rule("U28")
def test_the_longest_path_is_worth_ten_points() -> None:
    t = table("usa", 3).own(0, "Chicago-Duluth").own(1, "Helena-Omaha").own(2, "Dallas-El Paso")
    assert [t.sheet(seat).lines[LONGEST] for seat in t.seats] == [0, 10, 0]
    assert [t.sheet(seat).longest for seat in t.seats] == [3, 5, 4]


@rule("U28")
def test_all_who_are_level_score_the_ten() -> None:
    t = table("usa", 3).own(0, "Chicago-Duluth").own(1, "Montréal-New York").own(2, "Dallas-Houston")
    assert [t.sheet(seat).lines[LONGEST] for seat in t.seats] == [10, 10, 0]


@rule("U28")
def test_a_path_is_measured_in_trains_not_in_routes() -> None:
    t = table("usa").own(0, "Dallas-Houston", "Houston-New Orleans", "Dallas-Oklahoma City").own(1, "Helena-Seattle")
    assert [t.sheet(seat).longest for seat in t.seats] == [5, 6]


@rule("U28")
def test_a_path_is_continuous() -> None:
    t = table("usa").own(0, "Chicago-Duluth", "Helena-Omaha", "Dallas-El Paso", "Dallas-Houston")
    assert t.sheet(0).longest == 5


@rule("U28")
def test_a_path_may_run_in_a_circle() -> None:
    assert table("usa").own(0, *CIRCLE).sheet(0).longest == 6


@rule("U28")
def test_a_path_may_visit_a_city_repeatedly() -> None:
    t = table("usa").own(0, *CIRCLE, "Dallas-El Paso", "Dallas-Houston")
    assert t.sheet(0).longest == 4 + 6 + 1  # into Dallas, round the circle, out of Dallas
    t = table("usa").own(0, *CIRCLE, *SECOND, "Dallas-El Paso")
    assert t.sheet(0).longest == 4 + 6 + 6
    t = table("usa").own(0, *CIRCLE, "Dallas-El Paso", "Dallas-Houston", "Kansas City-Oklahoma City")
    assert t.sheet(0).longest == 4 + 6 + 1  # without visiting Dallas again it would be 10


@rule("U28")
def test_a_path_uses_no_train_twice() -> None:
    star = ["Dallas-El Paso", "Dallas-Little Rock", "Dallas-Houston"]
    assert table("usa").own(0, *star).sheet(0).longest == 4 + 2
    assert table("usa").own(0, *CIRCLE, "Dallas-El Paso", "Kansas City-Oklahoma City").sheet(0).longest == 4 + 6 + 2 - 2


@rule("U28")
def test_only_own_routes_make_a_path() -> None:
    t = table("usa").own(0, "Chicago-Duluth", "Helena-Omaha").own(1, "Duluth-Omaha")
    assert [t.sheet(seat).longest for seat in t.seats] == [5, 2]


@rule("U28")
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_every_route_counts_in_full(edition: str) -> None:
    for route in table(edition).rules.board.routes:
        t = table(edition)
        t.state.owner[route.id] = 0
        assert t.sheet(0).longest == route.length


@rule("E22")
def test_the_european_express_is_worth_ten_points_to_all_who_are_level() -> None:
    t = table("europe", 3).own(0, "Angora-Erzurum").own(1, "Berlin-Frankfurt").own(2, "Dieppe-Paris")
    assert [t.sheet(seat).lines[LONGEST] for seat in t.seats] == [10, 10, 0]


@rule("E22")
def test_stations_and_borrowed_routes_are_no_part_of_a_path() -> None:
    t = table("europe").tickets(0, ("Paris", "Wien")).own(0, "München-Wien", "Frankfurt-München")
    t.own(1, "Frankfurt-Paris", "Bruxelles-Dieppe", "Dieppe-Paris").stations(0, "Paris")
    assert t.sheet(0).completed == [t.ticket(("Paris", "Wien"))]
    assert [t.sheet(seat).longest for seat in t.seats] == [5, 6]
    assert [t.sheet(seat).lines[LONGEST] for seat in t.seats] == [0, 10]


@rule("E22")
def test_a_station_between_two_own_routes_adds_nothing() -> None:
    t = table("europe").own(0, "Dieppe-Paris", "Brest-Paris").stations(0, "Paris", "Brest")
    assert t.sheet(0).longest == 4

"""The final count and the winner (U29, U30, E21, E23)."""

import pytest

from tests.rig import Table, table
from tests.rig_rules import rule
from trilhos.engine.sheet import ROUTES, START, STATIONS


def totals(t: Table) -> list[int]:
    """The final scores by seat."""
    return [t.sheet(seat).total for seat in t.seats]


def longest(t: Table) -> list[int]:
    """The longest paths by seat."""
    return [t.sheet(seat).longest for seat in t.seats]


def completed(t: Table) -> list[int]:
    """How many tickets each seat has completed."""
    return [len(t.sheet(seat).completed) for seat in t.seats]


# The route points


@rule("U30")
def test_the_route_points_are_those_of_the_owned_routes() -> None:
    t = table("usa").hand(0, red=9).hand(1, blue=3).play("claim Chicago-Duluth", "pay 3 red")
    t.play("claim Montréal-New York", "pay 3 blue", "claim Miami-New Orleans", "pay 6 red")
    assert [t.sheet(seat).lines[ROUTES] for seat in t.seats] == [4 + 15, 4]
    assert [t.score(seat) for seat in t.seats] == [4 + 15, 4]


@rule("U30")
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_the_end_counts_the_routes_once_more(edition: str) -> None:
    t = table(edition)
    t.state.owner[0] = 1
    t.state.ledger[t.rules.score_at] = 99
    assert [t.sheet(seat).lines[ROUTES] for seat in t.seats] == [
        0,
        t.rules.board.route_points[int(t.rules.board.length[0])],
    ]
    assert [t.sheet(seat).lines[START] for seat in t.seats] == [0, 0]


# The winner in the base rules

SANTA_FE = ["Denver-Santa Fe", "El Paso-Santa Fe"]  # 4 points, 4 trains in a row, and a ticket of 4
CHAIN = ["Duluth-Omaha", "Kansas City-Omaha", "Kansas City-Oklahoma City", "Dallas-Oklahoma City", "Dallas-Houston"]


@rule("U29")
def test_the_highest_score_wins() -> None:
    t = table("usa").own(0, *SANTA_FE).tickets(0, ("Denver", "El Paso")).own(1, "Helena-Winnipeg", "Boston-Montréal")
    assert totals(t) == [8 + 10, 9 + 10]
    assert completed(t) == [1, 0]
    assert t.winners() == [1]


@rule("U29")
def test_of_equal_scores_more_completed_tickets_win() -> None:
    t = table("usa").own(0, "Helena-Winnipeg", "Atlanta-Nashville").own(1, *SANTA_FE).tickets(1, ("Denver", "El Paso"))
    assert totals(t) == [18, 18]
    assert longest(t) == [4, 4]
    assert t.winners() == [1]


@rule("U29")
def test_completed_tickets_go_before_the_longest_path() -> None:
    t = table("usa").own(0, *CHAIN, "Montréal-New York", "Atlanta-Nashville")
    t.own(1, *SANTA_FE, "Helena-Seattle").tickets(1, ("Denver", "El Paso"))
    assert totals(t) == [8 + 4 + 1 + 10, 4 + 15 + 4]
    assert longest(t) == [8, 6]
    assert t.winners() == [1]


@rule("U29")
def test_a_failed_ticket_is_no_completed_one() -> None:
    t = table("usa").own(0, "Helena-Winnipeg", "Atlanta-Nashville", "Boston-Montréal", "Pittsburgh-Raleigh")
    t.tickets(0, ("Denver", "El Paso")).own(1, "Denver-Kansas City", "Dallas-Houston")
    assert totals(t) == [12 - 4 + 10, 8 + 10]
    assert longest(t) == [4, 4]
    assert t.winners() == [0, 1]


@rule("U29")
def test_then_the_longest_path_decides() -> None:
    t = table("usa").own(0, "Helena-Seattle", "Boston-Montréal", "Atlanta-Nashville").own(1, *CHAIN)
    assert totals(t) == [15 + 2 + 1, 8 + 10]
    assert longest(t) == [6, 8]
    assert t.winners() == [1]


@rule("U29")
def test_who_is_level_even_then_wins_together() -> None:
    t = table("usa", 3).own(0, "Helena-Winnipeg").own(1, "Dallas-Houston").own(2, "Chicago-Omaha")
    assert totals(t) == [17, 1, 17]
    assert t.winners() == [0, 2]


# Stations left over


@rule("E21")
@pytest.mark.parametrize(("built", "points"), [([], 12), (["Paris"], 8), (["Paris", "Wien"], 4)])
def test_every_unbuilt_station_is_worth_four_points(built: list[str], points: int) -> None:
    t = table("europe").stations(0, *built)
    assert [t.sheet(seat).lines[STATIONS] for seat in t.seats] == [points, 12]
    assert t.sheet(0).total == points + 10  # both have no path at all, and are level


@rule("E21")
def test_with_three_stations_built_none_is_worth_anything() -> None:
    assert table("europe").stations(0, "Paris", "Wien", "Roma").sheet(0).lines[STATIONS] == 0


# The winner in Europe

FIVE = ["Berlin-Essen", "Berlin-Frankfurt"]  # 6 points, 5 trains in a row
OTHER_FIVE = ["Brest-Dieppe", "Brest-Paris"]
SEVEN = ["Amsterdam-Bruxelles", "Bruxelles-Frankfurt", "Frankfurt-München", "München-Zürich"]  # 7 points, 7 trains
SIX = "Budapest-Kyiv"  # 15 points, 6 trains
TO_ANGORA = ["Athina-Smyrna", "Angora-Smyrna"]  # 6 points, 5 trains in a row, and a ticket of 5


@rule("E23")
def test_in_europe_the_highest_score_wins() -> None:
    t = table("europe").own(0, *TO_ANGORA).tickets(0, ("Athina", "Angora")).own(1, SIX).stations(1, "Roma")
    assert totals(t) == [6 + 5 + 12, 15 + 8 + 10]
    assert t.winners() == [1]


@rule("E23")
def test_completed_tickets_go_before_stations() -> None:
    t = table("europe").own(0, *FIVE, "Dieppe-Paris")
    t.own(1, *TO_ANGORA).tickets(1, ("Athina", "Angora")).stations(1, "Roma")
    assert totals(t) == [7 + 12 + 10, 6 + 5 + 8 + 10]
    assert t.winners() == [1]


@rule("E23")
def test_then_fewer_stations_win() -> None:
    t = table("europe").own(0, *FIVE, "Angora-Erzurum").stations(0, "Roma").own(1, *OTHER_FIVE)
    assert totals(t) == [10 + 8 + 10, 6 + 12 + 10]
    assert t.winners() == [1]


@rule("E23")
def test_stations_go_before_the_express() -> None:
    t = table("europe").own(0, *SEVEN, "Barcelona-Madrid").stations(0, "Roma").own(1, SIX)
    assert totals(t) == [9 + 8 + 10, 15 + 12]
    assert t.winners() == [1]


@rule("E23")
def test_then_the_express_decides() -> None:
    t = table("europe").own(0, SIX, "Barcelona-Madrid").own(1, *SEVEN)
    assert totals(t) == [17 + 12, 7 + 12 + 10]
    assert t.winners() == [1]


@rule("E23")
def test_in_europe_those_level_in_everything_win_together() -> None:
    t = table("europe", 3).own(0, *FIVE).own(1, SIX).stations(1, "Roma", "Wien", "Paris").own(2, *OTHER_FIVE)
    assert totals(t) == [18, 25, 18]
    assert t.winners() == [1]
    assert t.own(0, "Angora-Erzurum", "Moskva-Petrograd").own(2, "Athina-Sofia", "Edinburgh-London").winners() == [0, 2]

"""Claiming routes: trains, points, double routes (U19-U23, E6, E13)."""

import pytest
from mypy_extensions import i64

from tests.rig import Table, table
from tests.rig_rules import rule
from trilhos.engine.chapters.claims import Claims, is_open
from trilhos.engine.state import CLOSED, FREE

ONE_OF_EACH_LENGTH = [  # USA: a route, its payment and its points
    ("Dallas-Houston", "pay 1 red", 1),
    ("Boston-New York", "pay 2 red", 2),
    ("Chicago-Duluth", "pay 3 red", 4),
    ("Dallas-El Paso", "pay 4 red", 7),
    ("Helena-Omaha", "pay 5 red", 10),
    ("Miami-New Orleans", "pay 6 red", 15),
]


def rich(edition: str, players: int = 2) -> Table:
    """Every seat has locomotives enough for any route, and no tunnel turns up a card."""
    t = table(edition, players).deck().market(*[None] * 5)
    for seat in t.seats:
        t.hand(seat, locomotive=14)
    return t.deck()


def claim(t: Table, route: str) -> Table:
    """Claim a route with locomotives only."""
    length = t.rules.board.routes[t.route(route)].length
    return t.play(f"claim {route}", f"pay {length} locomotive")


# Trains


@rule("U19")
def test_every_space_receives_one_train() -> None:
    t = table("usa").hand(0, red=4).play("claim Dallas-El Paso", "pay 4 red")
    assert t.owned(0) == ["Dallas-El Paso"]
    assert t.pieces_of(0) == [41]
    assert t.pieces_of(1) == [45]


@rule("U19")
def test_nobody_claims_a_route_without_the_trains_for_it() -> None:
    t = table("usa").hand(0, red=12)
    assert "claim Dallas-El Paso" not in t.pieces(0, 3).legal()
    assert "claim Dallas-El Paso" in t.pieces(0, 4).legal()


@rule("U19")
def test_a_claim_is_completed_and_is_the_only_one_of_the_turn() -> None:
    t = table("usa").hand(0, red=12).play("claim Dallas-El Paso")
    assert t.legal() == {"pay 4 red"}
    assert t.play("pay 4 red").seat == 1
    assert t.owner("Dallas-El Paso") == 0


@rule("U20")
def test_a_route_need_not_touch_what_the_player_owns() -> None:
    t = table("usa").own(0, "Boston-New York").hand(0, locomotive=6)
    assert len(t.legal("claim")) == 100 - 2  # all but the own double route
    t.play("claim Los Angeles-San Francisco", "pay 3 locomotive")
    assert t.owned(0) == ["Los Angeles-San Francisco", "Boston-New York"]


@rule("U20")
def test_a_route_that_has_an_owner_is_not_available() -> None:
    t = table("usa", 4).own(0, "Dallas-El Paso").own(1, "Chicago-Duluth").hand(0, red=12)
    assert not t.legal() & {"claim Dallas-El Paso", "claim Chicago-Duluth"}
    assert not t.hand(1, red=12).turn_of(1).legal() & {"claim Dallas-El Paso", "claim Chicago-Duluth"}


# Points


@rule("U21")
@pytest.mark.parametrize(("route", "payment", "points"), ONE_OF_EACH_LENGTH)
def test_a_claim_scores_at_once_by_length(route: str, payment: str, points: int) -> None:
    t = table("usa").hand(0, red=6).play(f"claim {route}", payment)
    assert t.score(0) == points
    assert t.score(1) == 0


@rule("U21")
def test_claims_add_up() -> None:
    t = table("usa").hand(0, red=9).hand(1, blue=3)
    t.play("claim Chicago-Duluth", "pay 3 red", "claim Montréal-New York", "pay 3 blue")
    t.play("claim Miami-New Orleans", "pay 6 red")
    assert (t.score(0), t.score(1)) == (4 + 15, 4)


@rule("E13")
@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("Dieppe-Paris", 1),
        ("Berlin-Essen", 2),
        ("Angora-Erzurum", 4),
        ("Edinburgh-London", 7),
        ("Budapest-Kyiv", 15),
        ("Petrograd-Stockholm", 21),
    ],
)
def test_points_in_europe(route: str, points: int) -> None:
    assert claim(rich("europe"), route).score(0) == points


@rule("E13")
def test_europe_has_no_routes_of_5_or_7_spaces() -> None:
    assert {route.length for route in table("europe").rules.board.routes} == {1, 2, 3, 4, 6, 8}


# Double routes

TRACKS = [("Atlanta-Raleigh", "Atlanta-Raleigh #2"), ("Atlanta-Raleigh #2", "Atlanta-Raleigh")]


@rule("U22")
def test_planners_are_told_which_routes_may_still_be_claimed() -> None:
    t = table("usa", 4).own(0, "Atlanta-Raleigh").own(1, "Denver-Omaha")
    taken = {t.route(name) for name in ("Atlanta-Raleigh", "Atlanta-Raleigh #2", "Denver-Omaha")}
    rival = t.chapter(Claims).rival
    routes = range(len(t.rules.board.routes))
    free = [route for route in routes if is_open(t.state.owner, rival, i64(route), i64(0))]
    assert free == [route for route in routes if route not in taken]


@rule("U22")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("track", "twin"), TRACKS)
def test_nobody_owns_both_tracks_of_a_double_route(players: int, track: str, twin: str) -> None:
    t = claim(rich("usa", players), track).turn_of(0)
    assert f"claim {twin}" not in t.legal()


@rule("U22")
@pytest.mark.parametrize(("track", "twin"), TRACKS)
def test_with_many_players_the_other_track_is_for_somebody_else(track: str, twin: str) -> None:
    t = claim(claim(rich("usa", 4), track), twin)
    assert (t.owner(track), t.owner(twin)) == (0, 1)


@rule("U23")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("track", "twin"), TRACKS)
def test_with_two_or_three_players_one_claim_closes_the_twin_to_all(players: int, track: str, twin: str) -> None:
    t = claim(rich("usa", players), track)
    assert t.owner(twin) == int(CLOSED if players < 4 else FREE)
    for seat in range(1, players):
        assert (f"claim {twin}" in t.turn_of(seat).legal()) == (players >= 4)


@rule("U23")
def test_a_closed_track_brings_nobody_points_or_trains() -> None:
    t = claim(rich("usa", 2), "Atlanta-Raleigh")
    assert (t.score(0), t.score(1)) == (2, 0)
    assert (t.pieces_of(0), t.pieces_of(1)) == ([43], [45])


# Europe


@rule("E6")
@pytest.mark.parametrize("players", [2, 4])
def test_double_routes_in_europe_are_those_of_the_base_rules(players: int) -> None:
    t = claim(rich("europe", players), "Dieppe-London")
    assert ("claim Dieppe-London #2" in t.legal()) == (players == 4)
    assert "claim Dieppe-London #2" not in t.turn_of(0).legal()


@rule("E6")
def test_only_tracks_between_the_same_two_cities_are_double_routes() -> None:
    board = table("europe").rules.board
    for route in board.routes:
        beside = [r.id for r in board.routes if {r.a, r.b} == {route.a, route.b} and r is not route]
        assert [route.twin] == (beside or [-1])


@rule("E6")
@pytest.mark.parametrize("route", ["Dieppe-Paris", "Amsterdam-London", "Athina-Brindisi"])
def test_a_route_that_lies_beside_others_closes_none(route: str) -> None:
    t = claim(rich("europe"), route)
    assert [int(owner) for owner in t.state.owner].count(int(FREE)) == 100


@rule("E6")
def test_drawing_in_europe_is_that_of_the_base_rules() -> None:
    t = table("europe").market("locomotive", "red", "red", "red", "red").deck(blue=9)
    assert t.play("take 1").seat == 1  # U10
    assert t.market("locomotive", "red", "red", "red", "red").play("take 2").legal() == {
        "take 2",
        "take 3",
        "take 4",
        "take 5",
        "draw",
    }  # U11
    t = table("europe").market("locomotive", "locomotive", "red", "red", "red").deck(locomotive=1, blue=20)
    assert t.top("locomotive", "blue", "blue", "blue").play("take 3").display() == ["blue"] * 5  # U13


@rule("E6")
def test_gray_routes_in_europe_take_any_one_colour() -> None:
    t = table("europe").hand(0, red=2, blue=1, locomotive=1).play("claim Danzig-Warszawa")
    assert t.legal() == {"pay 2 red", "pay 1 red 1 locomotive", "pay 1 blue 1 locomotive"}

"""Boards as they come out of their data files."""

import pytest
from msgspec.structs import replace

from tests.files import chapters, facts, file_of
from tests.files import printed_board as board
from trilhos.boards import EDITIONS, from_outside
from trilhos.boards.schema import WordsEntry
from trilhos.engine.board import NO_TWIN, RAIL, SHIP, Board, Route
from trilhos.engine.cards import ANY

every_board = pytest.mark.parametrize("name", EDITIONS)


def between(on: Board, a: str, b: str) -> list[Route]:
    ends = {on.cities.index(a), on.cities.index(b)}
    return [route for route in on.routes if {route.a, route.b} == ends]


@every_board
def test_nothing_is_lost_between_file_and_board(name: str) -> None:
    data, loaded = facts(name), board(name)
    assert loaded.name == name
    assert loaded.cities == [city["name"] for city in data["cities"]]
    assert loaded.route_points == data["route_points"]
    ends = [(loaded.cities[route.a], loaded.cities[route.b], route.length) for route in loaded.routes]
    assert ends == [(entry["a"], entry["b"], entry["length"]) for entry in data["routes"]]
    tickets = [([loaded.cities[city] for city in ticket.cities], ticket.points) for ticket in loaded.tickets]
    assert tickets == [(entry["cities"], entry["points"]) for entry in data["tickets"]]


@every_board
def test_everything_is_numbered_in_its_order(name: str) -> None:
    loaded = board(name)
    assert [route.id for route in loaded.routes] == list(range(len(loaded.routes)))
    assert [ticket.id for ticket in loaded.tickets] == list(range(len(loaded.tickets)))


@every_board
def test_colours_are_those_of_the_card_table_or_any(name: str) -> None:
    colours, loaded = file_of(name).rules.cards.colors, board(name)
    written = [entry["color"] for entry in facts(name)["routes"]]
    assert ["gray" if route.colour == ANY else colours[route.colour] for route in loaded.routes] == written


@every_board
def test_twins_name_each_other_and_have_two_tracks_of_one_kind(name: str) -> None:
    loaded = board(name)
    twins = [route for route in loaded.routes if route.twin != NO_TWIN]
    assert twins
    for route in twins:
        other = loaded.routes[route.twin]
        assert other.twin == route.id
        assert {route.track, other.track} == {0, 1}
        assert (route.a, route.b, route.kind) == (other.a, other.b, other.kind)
    assert [int(twin) for twin in loaded.twin] == [route.twin for route in loaded.routes]


def test_a_rail_and_a_ship_route_between_the_same_cities_are_no_twins() -> None:
    routes = between(board("lakes"), "Duluth", "Thunder Bay")
    assert {route.kind for route in routes} == {RAIL, SHIP}
    assert all(route.twin not in [other.id for other in routes if other.kind != route.kind] for route in routes)


def test_ferries_tunnels_hard_routes_and_tolls_are_attributes() -> None:
    assert {route.locos for route in board("europe").routes} == {0, 1, 2}
    assert sum(route.tunnel for route in board("europe").routes) == sum(
        entry.get("tunnel", False) for entry in facts("europe")["routes"]
    )
    assert between(board("world"), "Marseille", "Casablanca")[0].hard
    assert between(board("nederland"), "Amsterdam", "Utrecht")[0].toll == 1
    plain = board("usa").routes
    assert not any(route.locos or route.tunnel or route.hard or route.toll or route.kind for route in plain)


def test_ports_and_waypoints_are_known() -> None:
    lakes = board("lakes")
    assert {lakes.cities[city] for city in lakes.waypoints} == {"Lake Huron", "Lake Superior"}
    assert "Duluth" in {lakes.cities[city] for city in lakes.ports}
    assert "Madison" not in {lakes.cities[city] for city in lakes.ports}
    assert (board("usa").ports, board("usa").waypoints) == ([], [])


def test_a_tour_has_points_for_any_order_and_a_penalty() -> None:
    tour = next(ticket for ticket in board("world").tickets if len(ticket.cities) > 2)
    entry = facts("world")["tickets"][tour.id]
    assert (tour.points_any_order, tour.penalty) == (entry["points_any_order"], entry["penalty"])
    assert tour.points > tour.points_any_order
    plain = board("usa").tickets[0]
    assert plain.points == plain.points_any_order == plain.penalty


def test_long_tickets_and_the_neutral_players_pair_are_marked() -> None:
    europe, nederland = board("europe"), board("nederland")
    assert sum(ticket.long for ticket in europe.tickets) == 6
    assert not any(ticket.long for ticket in board("usa").tickets)
    pairs = [[nederland.cities[city] for city in ticket.neutral or ()] for ticket in nederland.tickets]
    assert pairs == [list(entry.get("neutral", [])) for entry in facts("nederland")["tickets"]]
    assert any(pairs)
    assert board("usa").tickets[0].neutral is None


# By these our boards have gone since they came. Games that are running were dealt on them: whoever changes a
# board makes a new one, and keeps the old.
FINGERPRINTS = {
    "usa": "32ace61c555f29dfaf7ab76ed59ddc9adfa25d128d7b1ea86fc29f3be3730cce",
    "europe": "c04b81dcd8f4eaa70e9081c956d57c7e62d4c2d946e6ed196c1f9dd47bfb6c92",
    "world": "ad4e716107fca9a85dfe94fd35065d0f540791802165870cfd8c9b118a9a866f",
    "lakes": "12a8268385460561725bb55138ea95ad84118d29f40e3f05cbb75a729bb7b058",
    "nederland": "3b11e7902c8b5501d3c10640fe0ef2d57a2333aa3dddc9c63bb6527fe0eaf624",
    "brasil": "77885ab2447b99ca008fa5afa705d315bd5f350c5257c804ad0327a2409a47fd",
}


def test_the_fingerprints_of_our_boards_never_change() -> None:
    assert {name: found.fingerprint for name, found in EDITIONS.items()} == FINGERPRINTS


def test_a_board_from_outside_goes_by_its_rules_too() -> None:
    file = file_of("usa")
    faster = replace(file, rules=replace(file.rules, chapters=chapters(claims={"supply": [20]})))
    found = {from_outside(one).fingerprint for one in (file, faster)}
    assert len(found) == 2
    assert FINGERPRINTS["usa"] not in found


def test_words_and_places_are_no_part_of_what_is_played() -> None:
    file = file_of("usa")
    city = replace(file.cities[0], x=0.5)
    renamed = replace(file, words={"en": WordsEntry("Elsewhere")}, cities=[city, *file.cities[1:]], licence="none")
    assert from_outside(renamed) == from_outside(file)

"""The boards as facts: nothing was lost or doubled on the way into the data files."""

import json
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

# cities without waypoints, tracks, pairs of cities (by kind), doubles, spaces, tickets, sum of ticket points
COUNTS = {
    "usa": (36, 100, 78, 22, 309, 30, 349),
    "europe": (47, 101, 90, 11, 300, 46, 444),
    "world": (47, 130, 96, 34, 411, 65, 913),
    "lakes": (35, 110, 82, 28, 355, 55, 526),
    "nederland": (30, 97, 53, 44, 306, 44, 823),
}
BOARDS = list(COUNTS)


def data(board: str) -> dict[str, Any]:
    text = files("trilhos.boards").joinpath("data", f"{board}.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def pairs(facts: dict[str, Any]) -> Counter[tuple[str, str, str]]:
    return Counter((r["a"], r["b"], r.get("kind", "rail")) for r in facts["routes"])


@pytest.mark.parametrize("board", BOARDS)
def test_counts(board: str) -> None:
    facts = data(board)
    cities = [city for city in facts["cities"] if not city.get("waypoint")]
    doubles = sum(count == 2 for count in pairs(facts).values())
    spaces = sum(route["length"] for route in facts["routes"])
    points = sum(ticket["points"] for ticket in facts["tickets"])
    found = (len(cities), len(facts["routes"]), len(pairs(facts)), doubles, spaces, len(facts["tickets"]), points)
    assert found == COUNTS[board]


@pytest.mark.parametrize("board", BOARDS)
def test_cities_are_named_once_and_used(board: str) -> None:
    facts = data(board)
    names = [city["name"] for city in facts["cities"]]
    ends = {route[end] for route in facts["routes"] for end in "ab"}
    assert len(set(names)) == len(names)
    assert ends == set(names)


@pytest.mark.parametrize("board", BOARDS)
def test_doubles_are_equal_but_for_colour_and_track(board: str) -> None:
    facts = data(board)
    for a, b, kind in (pair for pair, count in pairs(facts).items() if count == 2):
        both = [r for r in facts["routes"] if (r["a"], r["b"], r.get("kind", "rail")) == (a, b, kind)]
        assert sorted(route.get("track", 0) for route in both) == [0, 1]
        first, second = [{k: v for k, v in route.items() if k not in ("color", "track", "spaces")} for route in both]
        assert first == second


@pytest.mark.parametrize("board", BOARDS)
def test_no_route_stands_in_both_directions(board: str) -> None:
    counted = pairs(data(board))
    assert max(counted.values()) <= 2
    assert not [pair for pair in counted if (pair[1], pair[0], pair[2]) in counted]


@pytest.mark.parametrize("board", BOARDS)
def test_every_city_can_be_reached(board: str) -> None:
    facts = data(board)
    reached = {facts["cities"][0]["name"]}
    for _ in facts["cities"]:
        reached |= {r[end] for r in facts["routes"] for end in "ab" if r["a"] in reached or r["b"] in reached}
    assert reached == {city["name"] for city in facts["cities"]}


@pytest.mark.parametrize("board", BOARDS)
def test_tickets_name_different_cities_and_no_waypoint(board: str) -> None:
    facts = data(board)
    cities = {city["name"] for city in facts["cities"] if not city.get("waypoint")}
    assert all(len(set(t["cities"])) == len(t["cities"]) and set(t["cities"]) <= cities for t in facts["tickets"])
    assert not [1 for s, t in combinations(facts["tickets"], 2) if set(s["cities"]) == set(t["cities"])]


@pytest.mark.parametrize("board", BOARDS)
def test_every_length_has_points(board: str) -> None:
    facts = data(board)
    assert max(route["length"] for route in facts["routes"]) < len(facts["rules"]["route_points"])
    assert facts["rules"]["route_points"][:5] == [0, 1, 2, 4, 7]


@pytest.mark.parametrize(
    ("board", "kind", "spread"),
    [
        ("usa", "rail", 0),
        ("europe", "rail", 1),
        ("world", "rail", 3),
        ("world", "ship", 1),
        ("lakes", "rail", 2),
        ("lakes", "ship", 3),
        ("nederland", "rail", 5),
    ],
)
def test_colours_are_balanced(board: str, kind: str, spread: int) -> None:
    spaces: Counter[str] = Counter()
    for route in data(board)["routes"]:
        if route["color"] != "gray" and route.get("kind", "rail") == kind:
            spaces[route["color"]] += route["length"]
    assert max(spaces.values()) - min(spaces.values()) == spread


def test_special_tracks() -> None:
    europe, world, nederland = data("europe"), data("world"), data("nederland")
    assert sum(r.get("tunnel", False) for r in europe["routes"]) == 18
    assert Counter(r["locomotives"] for r in europe["routes"] if "locomotives" in r) == {1: 9, 2: 4}
    assert all(r["color"] == "gray" for r in europe["routes"] if "locomotives" in r)
    assert sum(t.get("long", False) for t in europe["tickets"]) == 6
    assert sum(r.get("hard", False) for r in world["routes"]) == 5
    assert Counter(r.get("kind", "rail") for r in world["routes"]) == {"rail": 71, "ship": 59}
    assert Counter(r.get("kind", "rail") for r in data("lakes")["routes"]) == {"rail": 52, "ship": 58}
    assert sum("points_any_order" in t for t in world["tickets"]) == 8
    assert {r["toll"] for r in nederland["routes"]} == {1, 2, 3, 4}
    assert sum("neutral" in t for t in nederland["tickets"]) == 35


def test_ports_and_waypoints() -> None:
    for board, ports, waypoints in (("world", 38, 1), ("lakes", 25, 2)):
        cities = data(board)["cities"]
        assert (sum(c.get("port", False) for c in cities), sum(c.get("waypoint", False) for c in cities)) == (
            ports,
            waypoints,
        )


@pytest.mark.parametrize("board", BOARDS)
def test_every_space_has_a_place_on_the_board(board: str) -> None:
    routes = data(board)["routes"]
    assert [len(route["spaces"]) for route in routes] == [route["length"] for route in routes]

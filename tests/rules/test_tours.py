"""Tours: in order, in another order, failed (W5)."""

from functools import cache

import pytest

from tests.rig import Table, rulebook
from tests.rig_rules import rule
from tests.rig_sails import sails
from trilhos.engine.board import Board, Route
from trilhos.engine.cards import ANY
from trilhos.engine.random import Random
from trilhos.engine.sheet import TICKETS
from trilhos.engine.state import FREE, numbers
from trilhos.engine.trails import Trails

MEXICO = ("Mexico", "Caracas", "Lima", "Valparaiso")
IN_A_ROW = ["Mexico-Caracas", "Caracas-Lima", "Lima-Valparaiso"]
CASABLANCA = ("Casablanca", "Al-Qahira", "Tehran")
PACIFIC = ("Manila", "Honolulu", "Port Moresby", "Darwin")


def worth(t: Table, tour: tuple[str, ...]) -> int:
    """What the tour adds to the ticket line."""
    return t.tickets(0, tour).sheet(0).lines[TICKETS]


@rule("W5")
def test_a_tour_in_the_printed_order_is_worth_its_high_value() -> None:
    t = sails().own(0, *IN_A_ROW)
    assert worth(t, MEXICO) == 15
    assert t.sheet(0).completed == [t.ticket(MEXICO)]


@rule("W5")
def test_all_cities_joined_in_another_order_are_worth_the_low_value() -> None:
    t = sails().own(0, "Manila-Honolulu", "Bangkok-Manila", "Bangkok-Jakarta", "Jakarta-Darwin", "Darwin-Port Moresby")
    assert worth(t, PACIFIC) == 9
    assert t.sheet(0).completed == [t.ticket(PACIFIC)]
    assert t.sheet(0).failed == []


@rule("W5")
@pytest.mark.parametrize("missing", range(3))
def test_a_tour_that_is_not_joined_costs_its_penalty(missing: int) -> None:
    t = sails().own(0, *[route for at, route in enumerate(IN_A_ROW) if at != missing])
    assert worth(t, MEXICO) == -21
    assert t.sheet(0).failed == [t.ticket(MEXICO)]


@rule("W5")
def test_the_routes_of_others_do_not_help() -> None:
    assert worth(sails().own(0, *IN_A_ROW[:2]).own(1, IN_A_ROW[2]), MEXICO) == -21


@rule("W5")
def test_the_way_between_two_cities_may_be_long() -> None:
    t = sails().own(0, "Los Angeles-Mexico", "Los Angeles-New York", "New York-Miami", "Miami-Caracas", *IN_A_ROW[1:])
    assert worth(t, MEXICO) == 15


@rule("W5")
def test_a_later_city_may_be_passed_before_its_turn() -> None:
    """From Athina the trail comes through Tehran to Al-Qahira, and back to Tehran another way."""
    t = sails().own(0, "Marseille-Casablanca", "Marseille-Athina", "Athina-Tehran", "Al-Qahira-Tehran")
    t.own(0, "Al-Qahira-Djibouti", "Djibouti-Dar Es Salaam", "Dar Es Salaam-Mumbai")
    assert worth(t, CASABLANCA) == 6
    assert worth(t.own(0, "Tehran-Mumbai"), CASABLANCA) == 9


@rule("W5")
def test_no_route_is_used_twice() -> None:
    """Lahore hangs on one route: going there and back again would use it twice."""
    tour = ("Tehran", "Lahore", "Mumbai", "Bangkok")
    t = sails().own(0, "Tehran-Mumbai", "Lahore-Mumbai", "Mumbai-Bangkok")
    assert worth(t, tour) == 9
    assert worth(t.own(0, "Tehran-Lahore"), tour) == 13


@rule("W5")
def test_the_trail_starts_at_the_first_city_and_ends_at_the_last() -> None:
    assert worth(sails().own(0, "Casablanca-Al-Qahira", "Al-Qahira-Tehran"), CASABLANCA) == 9
    t = sails().own(0, "Al-Qahira-Tehran", "Athina-Tehran", "Marseille-Athina", "Marseille-Casablanca")
    assert worth(t, CASABLANCA) == 6  # from Casablanca one comes to Tehran first, and can't come back to it


@rule("W5")
def test_a_trail_may_pass_a_city_twice() -> None:
    out, ring, on = [(0, 3)], [(3, 1), (1, 4), (4, 3)], [(3, 2)]
    assert visits(5, [*out, *ring, *on], [0, 1, 2])
    assert not visits(5, [*out, *ring[:2], *on], [0, 1, 2])


@rule("W5")
def test_the_eight_tours_and_their_values() -> None:
    tours = [t for t in rulebook("world").board.tickets if len(t.cities) > 2]
    values = sorted((len(t.cities), t.points, t.points_any_order, t.penalty) for t in tours)
    assert values == [
        (3, 9, 6, 15),
        (4, 9, 6, 15),
        (4, 13, 9, 19),
        (4, 13, 9, 19),
        (4, 15, 10, 21),
        (4, 18, 12, 24),
        (5, 30, 20, 36),
        (5, 34, 23, 40),
    ]


# The search against a plain one

Edges = list[tuple[int, int]]


def visits(cities: int, edges: Edges, stops: list[int]) -> bool:
    routes = [Route(at, a, b, 1, ANY) for at, (a, b) in enumerate(edges)]
    board = Board("test", [str(city) for city in range(cities)], routes, [], [0, 1])
    return Trails(board).visits(numbers([0] * len(edges)), 0, stops)


def visits_by_walking(edges: Edges, stops: list[int]) -> bool:
    """Try every trail."""

    @cache
    def walk(city: int, reached: int, left: frozenset[int]) -> bool:
        if reached == len(stops) - 1 and city == stops[-1]:
            return True
        ends = [(at, sum(edges[at]) - city) for at in left if city in edges[at]]
        return any(walk(far, reached + (far == stops[reached + 1]), left - {at}) for at, far in ends)

    return walk(stops[0], 0, frozenset(range(len(edges))))


def some_edges(random: Random, cities: int, count: int) -> Edges:
    edges = []
    for _ in range(count):
        a = random.below(cities)
        edges.append((a, (a + 1 + random.below(cities - 1)) % cities))
    return edges


@rule("W5")
@pytest.mark.parametrize("seed", range(40))
def test_the_search_agrees_with_a_plain_one(seed: int) -> None:
    random = Random(seed)
    for _ in range(10):
        edges = some_edges(random, 7, 5 + random.below(7))
        stops = list(range(7))
        random.shuffle(stops)
        stops = stops[: 3 + random.below(3)]
        assert visits(7, edges, stops) is visits_by_walking(edges, stops)


def test_the_plain_search_says_both() -> None:
    random = Random(1)
    found = [visits_by_walking(some_edges(random, 6, 9), [0, 1, 2, 3]) for _ in range(200)]
    assert 20 < sum(found) < 180


def test_only_owned_routes_are_walked() -> None:
    board = Board("test", ["a", "b", "c"], [Route(0, 0, 1, 1, ANY), Route(1, 1, 2, 1, ANY)], [], [0, 1])
    assert Trails(board).visits(numbers([3, 3]), 3, [0, 1, 2])
    assert not Trails(board).visits(numbers([3, int(FREE)]), 3, [0, 1, 2])

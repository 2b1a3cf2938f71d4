"""The longest trail, against plain searches, and in reasonable time."""

import time

import pytest

from tests.engine.networks import Edge, board, longest_by_leaving_out, longest_by_walking, some_edges
from tests.rig import rulebook
from trilhos.engine.board import Board, Ticket
from trilhos.engine.random import Random
from trilhos.engine.state import numbers
from trilhos.engine.trails import Trails


def longest(cities: int, edges: list[Edge]) -> int:
    return Trails(board(cities, edges)).longest(numbers([0] * len(edges)), 0)


@pytest.mark.parametrize(
    ("edges", "expected"),
    [
        ([], 0),
        ([(0, 1, 4)], 4),
        ([(0, 1, 4), (0, 1, 3)], 7),  # two tracks
        ([(0, 1, 1), (2, 3, 5)], 5),  # two pieces
        ([(0, 1, 2), (1, 2, 2), (2, 0, 2)], 6),  # a circle
        ([(0, 1, 3), (0, 2, 2), (0, 3, 1)], 5),  # a star
        ([(0, 1, 1), (0, 2, 1), (0, 3, 1), (0, 4, 1)], 2),
        ([(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 6), (1, 4, 6)], 14),  # a circle with two tails
        ([(0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 0, 1), (0, 2, 1), (1, 3, 1)], 5),  # four cities, all joined
    ],
)
def test_small_networks(edges: list[Edge], expected: int) -> None:
    assert longest(6, edges) == expected


@pytest.mark.parametrize("seed", range(10))
def test_random_networks_against_a_plain_search(seed: int) -> None:
    random = Random(seed)
    for _ in range(25):
        cities = 3 + random.below(5)
        edges = some_edges(random, cities, 1 + random.below(9))
        assert longest(cities, edges) == longest_by_walking(edges)


@pytest.mark.parametrize("seed", range(5))
def test_the_routes_of_a_longest_trail(seed: int) -> None:
    random = Random(100 + seed)
    for _ in range(25):
        cities = 3 + random.below(6)
        edges = some_edges(random, cities, 1 + random.below(14))
        trails, owner = Trails(board(cities, edges)), numbers([0 if random.below(5) else 1 for _ in edges])
        length = trails.longest(owner, 0)
        found = trails.longest_trail(owner, 0, length)
        assert len(set(found)) == len(found)
        assert all(owner[route] == 0 for route in found)
        assert sum(edges[route][2] for route in found) == length
        assert not found or any(goes_on(edges, found, city) for city in edges[found[0]][:2])
        assert trails.longest(owner, 0) == length  # nothing is left behind


def goes_on(edges: list[Edge], trail: list[int], city: int) -> bool:
    """Whether every route begins where the one before has led, from this city on."""
    for a, b, _ in [edges[route] for route in trail]:
        if city not in (a, b):
            return False
        city = a + b - city
    return True


def test_only_the_seats_own_routes_count() -> None:
    trails = Trails(board(4, [(0, 1, 3), (1, 2, 4), (2, 3, 5)]))
    owner = numbers([0, 1, 0])
    assert [trails.longest(owner, seat) for seat in (0, 1, 2)] == [5, 4, 0]
    assert trails.longest(numbers([-1, -2, -1]), 0) == 0


def test_a_search_leaves_nothing_behind() -> None:
    trails = Trails(board(5, [(0, 1, 2), (1, 2, 2), (2, 0, 2), (0, 3, 1), (1, 4, 1), (2, 3, 1)]))
    whole, part = numbers([0] * 6), numbers([0, 0, -1, -1, 0, -1])
    assert [trails.longest(owner, 0) for owner in (whole, part, whole, part)] == [8, 4, 8, 4]


# A made-up network of all 45 trains: 21 routes around Paris with 12 odd cities, the slowest of many.
DENSE = """Dieppe-Paris Frankfurt-München Berlin-Essen Bruxelles-Frankfurt München-Venezia Brest-Dieppe Frankfurt-Paris
Amsterdam-Frankfurt Bruxelles-Dieppe Essen-Frankfurt Venezia-Zürich München-Zürich Amsterdam-Essen Amsterdam-Bruxelles
Berlin-Frankfurt Brest-Paris Bruxelles-Paris Venezia-Zagrab Paris-Zürich Dieppe-London Amsterdam-London"""


def edges_of(europe: Board, names: str) -> list[Edge]:
    """The routes of these names; of a double route the first track only."""
    tracks = {f"{europe.cities[r.a]}-{europe.cities[r.b]}": (r.a, r.b, r.length) for r in reversed(europe.routes)}
    return [tracks[name] for name in names.split()]


def test_a_dense_network_is_exact_and_takes_reasonable_time() -> None:
    europe = rulebook("europe").board
    edges = edges_of(europe, DENSE)
    assert sum(length for _, _, length in edges) == 45
    before = time.process_time()
    found = longest(len(europe.cities), edges)
    assert time.process_time() - before < 10  # a naive search takes minutes
    assert found == longest_by_leaving_out(edges)


def all_joined(cities: int) -> list[Edge]:
    return [(a, b, 1 + (a + b) % 2) for a in range(cities) for b in range(a)]


def test_a_search_without_end_is_given_up() -> None:
    """Nobody knows a quick search for every network; on this one ours would take years."""
    edges = all_joined(20)[:150]
    network, owner = board(20, edges), numbers([0] * 150)
    trails = Trails(network, most_steps=2_000)
    found = trails.longest(owner, 0)
    assert 0.9 * sum(length for *_, length in edges) < found
    assert trails.steps < 10_000
    assert Trails(network, most_steps=2_000).longest(owner, 0) == found  # the same everywhere
    assert trails.longest_trail(owner, 0, found + 1) == []
    assert trails.steps < 10_000


def test_a_tour_that_is_not_found_is_given_up() -> None:
    edges = all_joined(12)
    owner = numbers([0] * len(edges))
    assert Trails(board(12, edges)).visits(owner, 0, [0, 5, 1, 4])
    assert not Trails(board(12, edges), most_steps=0).visits(owner, 0, [0, 5, 1, 4])
    assert not Trails(board(12, edges), most_steps=1_000).visits(owner, 0, [0, 5, 1, 4])


def test_many_tours_share_the_steps_that_few_may_take() -> None:
    edges = all_joined(12)
    owner, tour = numbers([0] * len(edges)), [0, 5, 1, 4]
    network = board(12, edges)
    trails = Trails(network)
    assert trails.visits(owner, 0, tour)
    needed = int(trails.steps)
    network.tickets = [Ticket(id, tour, 1) for id in range(8)]
    assert Trails(network, most_steps=needed).visits(owner, 0, tour)
    network.tickets = [Ticket(id, tour, 1) for id in range(80)]
    assert not Trails(network, most_steps=needed).visits(owner, 0, tour)

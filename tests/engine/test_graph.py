"""Networks: which cities are joined."""

from tests.engine.networks import board, some_edges
from trilhos.engine.graph import Network
from trilhos.engine.random import Random
from trilhos.engine.state import numbers

CHAIN = board(6, [(0, 1, 1), (1, 2, 1), (2, 3, 1), (4, 5, 1)])


def test_cities_are_joined_by_the_seats_own_routes() -> None:
    network = Network(CHAIN)
    network.load(numbers([0, 0, 1, 0]), 0)
    assert network.joined([0, 2])
    assert network.joined([2, 1, 0])
    assert not network.joined([0, 3])
    assert network.joined([4, 5])
    assert not network.joined([0, 4])


def test_loading_forgets_what_was_joined_before() -> None:
    network = Network(CHAIN)
    network.load(numbers([0, 0, 0, 0]), 0)
    network.load(numbers([0, 0, 1, 1]), 1)
    assert not network.joined([0, 1])
    assert network.joined([2, 3])


def test_routes_without_an_owner_join_nothing() -> None:
    network = Network(CHAIN)
    network.load(numbers([-1, -2, -1, -1]), 0)
    assert not any(network.joined([a, b]) for a in range(6) for b in range(a))


def test_joining_adds_to_what_is_loaded() -> None:
    network = Network(CHAIN)
    network.load(numbers([0, -1, 0, -1]), 0)
    assert not network.joined([0, 3])
    network.join(1, 2)
    assert network.joined([0, 1, 2, 3])
    assert network.root(0) == network.root(3) != network.root(4)


def test_one_city_is_joined_with_itself() -> None:
    network = Network(CHAIN)
    network.load(numbers([-1] * 4), 0)
    assert network.joined([3])


def reachable(edges: list[tuple[int, int, int]], start: int) -> set[int]:
    """The cities that can be reached, by plain search."""
    reached = {start}
    for _ in edges:
        reached |= {city for edge in edges if reached & {*edge[:2]} for city in edge[:2]}
    return reached


def test_random_networks_against_a_plain_search() -> None:
    random = Random(1)
    for _ in range(100):
        edges = some_edges(random, 8, random.below(9))
        network = Network(board(8, edges))
        network.load(numbers([0] * len(edges)), 0)
        for a in range(8):
            assert {b for b in range(8) if network.joined([a, b])} == reachable(edges, a)

"""Small boards for tests of graphs and trails, and plain searches to compare with."""

from functools import cache
from itertools import combinations

from trilhos.engine.board import Board, Route
from trilhos.engine.cards import ANY
from trilhos.engine.random import Random

Edge = tuple[int, int, int]  # a city, another city, the length


def board(cities: int, edges: list[Edge]) -> Board:
    """A board with these routes."""
    routes = [Route(i, a, b, length, ANY) for i, (a, b, length) in enumerate(edges)]
    return Board("test", [str(city) for city in range(cities)], routes, [], [0] * 20)


def some_edges(random: Random, cities: int, count: int) -> list[Edge]:
    """Random routes; two cities can be joined more than once."""
    edges = []
    for _ in range(count):
        a = random.below(cities)
        edges.append((a, (a + 1 + random.below(cities - 1)) % cities, 1 + random.below(6)))
    return edges


def longest_by_walking(edges: list[Edge]) -> int:
    """The longest trail, by trying every one from every city."""

    @cache
    def walk(city: int, left: frozenset[int]) -> int:
        steps = [(i, *edges[i]) for i in left if city in edges[i][:2]]
        return max((length + walk(a + b - city, left - {i}) for i, a, b, length in steps), default=0)

    return max((walk(city, frozenset(range(len(edges)))) for edge in edges for city in edge[:2]), default=0)


def longest_by_leaving_out(edges: list[Edge]) -> int:
    """The longest trail, by leaving out as little as possible until a trail can use the rest (Euler)."""
    total = sum(length for _, _, length in edges)
    for most in range(total + 1):
        for left_out in _sets_up_to(edges, most):
            if is_trail([edge for i, edge in enumerate(edges) if i not in left_out]):
                return total - sum(edges[i][2] for i in left_out)
    return 0


def _sets_up_to(edges: list[Edge], most: int) -> list[tuple[int, ...]]:
    """All sets of routes that measure just so much together."""
    sets: list[tuple[int, ...]] = []
    for size in range(most + 1):
        sets += [c for c in combinations(range(len(edges)), size) if sum(edges[i][2] for i in c) == most]
    return sets


def is_trail(edges: list[Edge]) -> bool:
    """Whether one trail can use all these routes: they hang together, and at most two cities are odd."""
    cities = {city for edge in edges for city in edge[:2]}
    odd = [c for c in cities if sum(edge[:2].count(c) for edge in edges) % 2]
    reached = set(list(cities)[:1])
    for _ in cities:
        reached |= {city for edge in edges if reached & {*edge[:2]} for city in edge[:2]}
    return len(odd) <= 2 and reached == cities

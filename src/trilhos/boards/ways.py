"""How far the cities of tickets are from each other, and what a ticket of that kind brings on other boards."""

from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from math import inf, isfinite
from statistics import median
from typing import Final

from trilhos.boards import EDITIONS
from trilhos.boards.schema import BoardFile

LEAST, MOST = 1, 200  # points that a ticket may have
HARD: Final = 2  # cards for each space


def ticket_costs(file: BoardFile) -> list[float]:
    """By ticket: spaces of the shortest way, those of hard routes twice; infinite where no way joins its cities."""
    number = {city.name: at for at, city in enumerate(file.cities)}
    neighbours = _neighbours(file, number)

    @cache
    def ways_from(city: int) -> list[float]:
        return _ways(neighbours, city)

    def way(a: str, b: str) -> float:
        return ways_from(number[a])[number[b]] if a in number and b in number else inf

    return [sum(way(a, b) for a, b in pairwise(ticket.cities)) for ticket in file.tickets]


def _neighbours(file: BoardFile, number: dict[str, int]) -> list[list[tuple[int, int]]]:
    """By city: where its routes lead, and for how many spaces."""
    neighbours: list[list[tuple[int, int]]] = [[] for _ in file.cities]
    for route in file.routes:
        if route.a in number and route.b in number:
            a, b, cost = number[route.a], number[route.b], route.length * (HARD if route.hard else 1)
            neighbours[a].append((b, cost))
            neighbours[b].append((a, cost))
    return neighbours


def _ways(neighbours: list[list[tuple[int, int]]], start: int) -> list[float]:
    """The shortest ways from a city to all others (Dijkstra); one that waits is one number, as these compare fast."""
    cities = len(neighbours)
    shortest = [inf] * cities
    shortest[start] = 0
    ahead = [start]
    while ahead:
        cost, city = divmod(heappop(ahead), cities)
        if cost == shortest[city]:
            for other, more in neighbours[city]:
                if cost + more < shortest[other]:
                    shortest[other] = cost + more
                    heappush(ahead, (cost + more) * cities + other)
    return shortest


def suggested_points(file: BoardFile) -> list[int | None]:
    """By ticket: what it would bring on a board of ours with rules like these; None where no way joins its cities."""
    each = _points_a_space(file)
    return [min(MOST, max(LEAST, round(cost * each))) if isfinite(cost) else None for cost in ticket_costs(file)]


def _points_a_space(file: BoardFile) -> float:
    """What tickets bring for each space of their ways, on those of our boards whose chapters are most like these."""
    own = _chapters(file)
    alike = {name: len(own & _chapters(ours.file)) / len(own | _chapters(ours.file)) for name, ours in EDITIONS.items()}
    return median(_ratio(name) for name, like in alike.items() if like == max(alike.values()))


def _chapters(file: BoardFile) -> frozenset[str]:
    return frozenset(chapter.name for chapter in file.rules.chapters)


@cache
def _ratio(name: str) -> float:
    file = EDITIONS[name].file
    return median(ticket.points / cost for ticket, cost in zip(file.tickets, ticket_costs(file), strict=True))

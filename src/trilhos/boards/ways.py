"""How far the cities of tickets are from each other, and what a ticket of that kind brings on other boards."""

from functools import cache
from itertools import pairwise
from math import inf, isfinite
from statistics import median
from typing import Final

import numpy as np

from trilhos.boards import EDITIONS
from trilhos.boards.schema import BoardFile

LEAST, MOST = 1, 200  # points that a ticket may have
HARD: Final = 2  # cards for each space


def ticket_costs(file: BoardFile) -> list[float]:
    """By ticket: spaces of the shortest way, those of hard routes twice; infinite where no way joins its cities."""
    number = {city.name: at for at, city in enumerate(file.cities)}
    ways = _ways(file, number)
    lists = [[number.get(name) for name in ticket.cities] for ticket in file.tickets]
    return [sum(inf if a is None or b is None else float(ways[a, b]) for a, b in pairwise(stops)) for stops in lists]


def _ways(file: BoardFile, number: dict[str, int]) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    """All shortest ways at once (Floyd, Warshall): 200 tours of 8 cities would take twenty times as long one by one."""
    ways = np.full((len(file.cities), len(file.cities)), inf)
    np.fill_diagonal(ways, 0)
    for route in file.routes:
        if route.a in number and route.b in number:
            a, b, cost = number[route.a], number[route.b], route.length * (HARD if route.hard else 1)
            ways[a, b] = ways[b, a] = min(cost, ways[a, b])
    for over in range(len(ways)):
        np.minimum(ways, ways[:, over, None] + ways[over], out=ways)
    return ways


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

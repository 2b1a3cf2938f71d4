"""A board of ours as a model: its rules, and the shape that drafts with these rules take after."""

import heapq
from functools import cache
from itertools import pairwise
from statistics import mean, median
from typing import Final

from trilhos.boards import EDITIONS, edition
from trilhos.boards.schema import BoardFile, RouteEntry

SPECIALS: Final = ("ship", "ferry", "tunnel", "hard", "toll", "marks", "wrap", "tour")


class Model:
    """What is measured on a board."""

    def __init__(self, file: BoardFile) -> None:
        self.file = file
        tracks, first = file.routes, [route for route in file.routes if not route.track]
        self.cities = sum(not city.waypoint for city in file.cities)
        self.degree = 2 * len({frozenset((route.a, route.b)) for route in tracks}) / self.cities
        self.doubles = (len(tracks) - len(first)) / len(first)
        self.spaces = sum(route.length for route in tracks)
        self.length = self.spaces / len(tracks)
        self.longest = max(route.length for route in tracks if route.kind == "rail" and not route.locomotives)
        self.gray_tracks = mean(route.color == "gray" for route in tracks)
        self.gray_spaces = sum(route.length for route in tracks if route.color == "gray") / self.spaces
        self.share = {special: mean(special in specials(route) for route in tracks) for special in SPECIALS}
        self._tickets()

    def _tickets(self) -> None:
        ways = distances(self.file)
        plain = [ticket for ticket in self.file.tickets if len(ticket.cities) == 2]
        costs = {id(ticket): sum(ways[a][b] for a, b in pairwise(ticket.cities)) for ticket in plain}
        self.diameter = max(max(row.values()) for row in ways.values())
        self.tickets = sorted(costs[id(ticket)] for ticket in plain if not ticket.long)
        self.long = sorted(costs[id(ticket)] for ticket in plain if ticket.long)
        self.points = median(ticket.points / costs[id(ticket)] for ticket in plain)
        self.neutral = any(ticket.neutral for ticket in plain)

    @property
    def specials(self) -> frozenset[str]:
        """What its routes and tickets have that not every board has."""
        tours = {"tour"} if any(len(ticket.cities) > 2 for ticket in self.file.tickets) else set()
        return frozenset(tours.union(*map(specials, self.file.routes)))


def specials(route: RouteEntry) -> set[str]:
    """What is special about a route."""
    has = {
        "ship": route.kind == "ship",
        "ferry": route.locomotives > 0,
        "tunnel": route.tunnel,
        "hard": route.hard,
        "toll": route.toll > 0,
        "marks": bool(route.marks),
        "wrap": route.wrap,
    }
    return {special for special, there in has.items() if there}


def distances(file: BoardFile) -> dict[str, dict[str, int]]:
    """Spaces of the shortest ways between all cities."""
    next_to: dict[str, list[tuple[str, int]]] = {city.name: [] for city in file.cities}
    for route in file.routes:
        next_to[route.a].append((route.b, route.length))
        next_to[route.b].append((route.a, route.length))
    return {city.name: _from(city.name, next_to) for city in file.cities}


def _from(start: str, next_to: dict[str, list[tuple[str, int]]]) -> dict[str, int]:
    best, queue = {start: 0}, [(0, start)]
    while queue:
        far, city = heapq.heappop(queue)
        for other, more in next_to[city]:
            if far + more < best.get(other, far + more + 1):
                best[other] = far + more
                heapq.heappush(queue, (far + more, other))
    return best


@cache
def model(id: str) -> Model:
    """The model of this name; BadChoice lists those there are."""
    return Model(edition(id).file)


def model_for(needs: set[str]) -> Model:
    """The board with all that a land needs, and with the least besides."""
    able = [model(id) for id in EDITIONS if needs <= model(id).specials]
    return min(able, key=lambda one: len(one.specials))

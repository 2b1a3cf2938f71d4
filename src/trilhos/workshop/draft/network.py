"""Which cities are joined: the triangles between them, thinned out until the board is as dense as good boards are."""

import itertools
import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy.spatial import Delaunay
from shapely import STRtree, contains_xy, points, prepare
from shapely.geometry import MultiPolygon

from trilhos.workshop.land.project import Points

SMALLEST_ANGLES: Final = (16, 22, 27, 31)  # degrees between two routes, in rounds
PASSES: Final = 36.0  # units from a third city
WATER, WET = 40.0, 0.3  # units of open water at once, and the part of the way: then it is crossed by ship
ASHORE: Final = 0.25  # of the way, from one island to another: then it is, too, whatever islets lie on it
LONGEST: Final = 3.2  # times the median
LEAST_DEGREE: Final = 3.6  # below it, long ones stay
Edge = tuple[int, int]


@dataclass
class Stretch:
    """What lies between two cities."""

    long: float
    wet: float  # the part of the way over water
    water: bool  # by ship
    passes: float  # how near it comes to a third city

    def bad(self, usual: float, unit: float) -> float:
        """How little it is missed: for its length, water, and cities in its way."""
        near = 3 + (PASSES * unit - self.passes) / 10 if self.passes < PASSES * unit else 0
        return self.long / usual * (1 + (0.9 if self.water else 0.6) * self.wet) + near


class TrackNetwork:
    """The pairs of cities that have routes."""

    def __init__(self, at: Points, dry: MultiPolygon, unit: float, degree: float) -> None:
        self.at, self.unit = at, unit
        prepare(dry)
        self.island = STRtree(list(dry.geoms)).nearest(points(at))
        corners = Delaunay(at).simplices
        edges = sorted({(int(a), int(b)) for some in corners for a, b in itertools.combinations(sorted(some), 2)})
        self.ways = {edge: self._way(edge, dry) for edge in edges}
        usual = float(np.median([way.long for way in self.ways.values()]))
        self.bad = {edge: way.bad(usual, unit) for edge, way in self.ways.items()}
        self.next_to: list[set[int]] = [set() for _ in at]
        for a, b in edges:
            self.next_to[a].add(b)
            self.next_to[b].add(a)
        self._drop_hopeless()
        self._drop_narrow()
        self._thin_out(round(degree * len(at) / 2))

    @property
    def edges(self) -> list[Edge]:
        """Those that are left."""
        return [(a, b) for a, near in enumerate(self.next_to) for b in sorted(near) if a < b]

    def _way(self, edge: Edge, dry: MultiPolygon) -> Stretch:
        a, b = self.at[edge[0]], self.at[edge[1]]
        long = float(np.linalg.norm(b - a))
        spots = a + (b - a) * np.linspace(0, 1, max(12, int(long / 4)))[:, None]
        wet = ~contains_xy(dry, spots[:, 0], spots[:, 1])
        run = max((len(list(some)) for on, some in itertools.groupby(wet) if on), default=0) / len(wet) * long
        part = float(wet.mean())
        apart = self.island[edge[0]] != self.island[edge[1]]
        water = (apart and part > ASHORE) or (run > WATER * self.unit and part > WET)
        return Stretch(long, part, water, self._passes(edge, a, b, long))

    def _passes(self, edge: Edge, a: Points, b: Points, long: float) -> float:
        others = np.delete(self.at, edge, axis=0) - a
        along = others @ (b - a) / long**2
        aside = np.abs(others[:, 0] * (b - a)[1] - others[:, 1] * (b - a)[0]) / long
        return float(np.where((along > 0) & (along < 1), aside, np.inf).min())

    def _drop_hopeless(self) -> None:
        least = LEAST_DEGREE * len(self.at) / 2
        for edge in sorted(self.edges, key=lambda edge: -self.bad[edge]):
            if self.bad[edge] > LONGEST and (len(self.edges) > least or self.ways[edge].passes < PASSES * self.unit):
                self._drop(edge)

    def _drop_narrow(self) -> None:
        """Of two routes with too small an angle between them, the worse goes."""
        for smallest in SMALLEST_ANGLES:
            for city in range(len(self.at)):
                while True:
                    narrow = [pair for pair in self._corners(city) if self.angle(city, *pair) < smallest]
                    ways = {tuple(sorted((city, end))) for pair in narrow for end in pair}
                    worst = sorted(ways, key=lambda edge: -self.bad[edge])  # type: ignore[index]
                    if not any(self._drop(edge) for edge in worst):  # type: ignore[arg-type]
                        break

    def _corners(self, city: int) -> list[Edge]:
        """Neighbours of a city that follow each other around it."""
        around = sorted(self.next_to[city], key=lambda other: self._direction(city, other))
        return list(zip(around, around[1:] + around[:1], strict=True)) if len(around) > 1 else []

    def _direction(self, city: int, other: int) -> float:
        across, down = self.at[other] - self.at[city]
        return math.atan2(down, across)

    def angle(self, city: int, one: int, other: int) -> float:
        """Between two routes, in degrees."""
        turn = abs(self._direction(city, one) - self._direction(city, other)) % math.tau
        return math.degrees(min(turn, math.tau - turn))

    def narrowest(self, edge: Edge) -> float:
        """The smallest angle that a route has with another."""
        a, b = edge
        ends = [self.angle(here, there, c) for here, there in ((a, b), (b, a)) for c in self.next_to[here] - {there}]
        return min(ends, default=180.0)

    def _thin_out(self, wanted: int) -> None:
        while len(self.edges) > wanted:
            for edge in sorted(self.edges, key=self._spare):
                if self._drop(edge):
                    break
            else:
                return

    def _spare(self, edge: Edge) -> float:
        """How much a route is needed: little if it is bad, its cities have many, and another way is hardly longer."""
        a, b = edge
        detours = [self._far(a, c) + self._far(c, b) for c in self.next_to[a] & self.next_to[b]]
        other = min(detours, default=3 * self.ways[edge].long) / self.ways[edge].long
        many = len(self.next_to[a]) + len(self.next_to[b]) - 8
        return -(0.8 * self.bad[edge] + 1.6 / other + 0.22 * many - self.narrowest(edge) / 90)

    def _far(self, a: int, b: int) -> float:
        return self.ways[min(a, b), max(a, b)].long

    def _drop(self, edge: Edge) -> bool:
        """Take a route away, unless cities would then have only one, or hang on one."""
        a, b = edge
        if min(len(self.next_to[a]), len(self.next_to[b])) <= 2:
            return False
        self.next_to[a].discard(b)
        self.next_to[b].discard(a)
        if self._whole():
            return True
        self.next_to[a].add(b)
        self.next_to[b].add(a)
        return False

    def _whole(self) -> bool:
        """Whether all cities are joined, and stay so whichever route is taken away."""
        low = [-1] * len(self.at)
        order = itertools.count()

        def sound(city: int, came: int) -> bool:
            mine = low[city] = next(order)
            for other in self.next_to[city] - {came}:
                if low[other] < 0 and not sound(other, city):
                    return False
                low[city] = min(low[city], low[other])
            return low[city] < mine or came < 0

        return sound(0, -1) and min(low) >= 0

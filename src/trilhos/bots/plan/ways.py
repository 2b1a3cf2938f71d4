"""Shortest ways over routes that have a price: own ones for nothing, free ones for theirs, others not at all."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import Atlas
from trilhos.engine.state import numbers

BLOCKED: Final[i64] = -1
FAR: Final[i64] = 1 << 40
START: Final[i64] = -1  # in `via`: the way begins here


@final
class Ways:
    """Rows of distances, one place a city; `via` says by which route a city is reached."""

    def __init__(self, atlas: Atlas, rows: int = 1) -> None:
        self.atlas = atlas
        self.cities: i64 = atlas.cities
        self.price: vec[i64] = numbers([0] * atlas.routes)
        self.far: vec[i64] = numbers([0] * (rows * atlas.cities))
        self.via: vec[i64] = numbers([0] * (rows * atlas.cities))
        self.done: vec[i64] = numbers([0] * atlas.cities)

    def set_prices(self, prices: list[int]) -> None:
        """BLOCKED, 0 for what is owned, or a price, by route."""
        for route in range(i64(len(prices))):
            self.price[route] = i64(prices[route])

    def clear(self, row: i64) -> None:
        """Every city of a row is out of reach."""
        for at in range(row, row + self.cities):
            self.far[at] = FAR
            self.via[at] = START

    def begin(self, row: i64, city: i64) -> None:
        """A row in which all ways begin at one city."""
        self.clear(row)
        self.far[row + city] = 0
        self.spread(row)

    def spread(self, row: i64) -> None:
        """Let the distances of a row reach every city (Dijkstra; at fifty cities a scan is quicker than a heap)."""
        for city in range(self.cities):
            self.done[city] = 0
        nearest: i64 = self._nearest(row)
        while nearest >= 0:
            self.done[nearest] = 1
            self._relax(row, nearest)
            nearest = self._nearest(row)

    def _nearest(self, row: i64) -> i64:
        best: i64 = FAR
        nearest: i64 = -1
        for city in range(self.cities):
            if self.done[city] == 0 and self.far[row + city] < best:
                best = self.far[row + city]
                nearest = city
        return nearest

    def _relax(self, row: i64, city: i64) -> None:
        atlas = self.atlas
        here: i64 = self.far[row + city]
        for at in range(atlas.first[city], atlas.first[city + 1]):
            route: i64 = atlas.edge[at]
            price: i64 = self.price[route]
            if price != BLOCKED:
                other: i64 = row + atlas.a[route] + atlas.b[route] - city
                if here + price < self.far[other]:
                    self.far[other] = here + price
                    self.via[other] = route

    # For those who ask in Python's numbers

    def distances(self, city: int) -> list[int]:
        """How far every city is from one."""
        self.begin(0, i64(city))
        return [int(self.far[at]) for at in range(self.cities)]

    def route_to(self, city: int) -> list[int]:
        """The routes on the way to a city from where the first row began; those that cost nothing too."""
        routes: list[int] = []
        at: i64 = i64(city)
        while self.via[at] >= 0:
            route: i64 = self.via[at]
            routes.append(int(route))
            at = self.atlas.a[route] + self.atlas.b[route] - at
        return routes

    def way(self, a: int, b: int) -> list[int] | None:
        """The routes of a cheapest way between two cities that must still be had; None when there is no way."""
        self.begin(0, i64(a))
        if self.far[i64(b)] == FAR:
            return None
        return [route for route in self.route_to(b) if self.price[i64(route)] > 0]

    def detour(self, route: int) -> int:
        """How much dearer it gets to join a route's ends without it; FAR when there is no other way."""
        at: i64 = i64(route)
        price: i64 = self.price[at]
        self.price[at] = BLOCKED
        self.begin(0, self.atlas.a[at])
        self.price[at] = price
        without: i64 = self.far[self.atlas.b[at]]
        return int(FAR if without == FAR else without - price)

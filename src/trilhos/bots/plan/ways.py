"""Shortest ways over routes that have a price: own ones for nothing, free ones for theirs, others not at all."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import Atlas
from trilhos.engine.state import numbers

BLOCKED: Final[i64] = -1
FAR: Final[i64] = 1 << 40
START: Final[i64] = -1  # in `via`: the way begins here
NOWHERE: Final[i64] = -1  # for a goal: everywhere
CITY_BITS: Final[i64] = 10  # in a heap's keys, for the city
CITY: Final[i64] = (1 << 10) - 1


@final
class Ways:
    """Rows of distances, one place a city; `via` says by which route a city is reached."""

    def __init__(self, atlas: Atlas, rows: int = 1) -> None:
        self.atlas = atlas
        self.cities: i64 = atlas.cities
        self.price: vec[i64] = numbers([0] * int(atlas.routes))
        self.far: vec[i64] = numbers([0] * (rows * int(atlas.cities)))
        self.via: vec[i64] = numbers([0] * (rows * int(atlas.cities)))
        self.heap: vec[i64] = numbers([0] * (2 * int(atlas.routes) + int(atlas.cities)))
        self.waiting: i64 = 0

    def load(self, prices: vec[i64]) -> None:
        """BLOCKED, 0 for what is owned, or a price, by route."""
        price = self.price
        for route in range(self.atlas.routes):
            price[route] = prices[route]

    def clear(self, row: i64) -> None:
        """Every city of a row is out of reach."""
        far, via = self.far, self.via
        for at in range(row, row + self.cities):
            far[at] = FAR
            via[at] = START

    def begin(self, row: i64, city: i64, goal: i64 = NOWHERE) -> None:
        """A row in which all ways begin at one city; they need not lead farther than a goal."""
        self.clear(row)
        self.far[row + city] = 0
        self.spread(row, goal)

    def spread(self, row: i64, goal: i64 = NOWHERE) -> None:
        """Let the distances of a row reach every city, the nearest first, and of these the first (Dijkstra)."""
        far, via, price = self.far, self.via, self.price
        first, edge, a, b = self.atlas.first, self.atlas.edge, self.atlas.a, self.atlas.b
        self.waiting = 0
        for city in range(self.cities):
            if far[row + city] < FAR:
                self._push(far[row + city] << CITY_BITS | city)
        while self.waiting > 0:
            key: i64 = self._pop()
            nearest: i64 = key & CITY
            here: i64 = key >> CITY_BITS
            if nearest == goal:
                return
            if here > far[row + nearest]:
                continue  # it was reached by a shorter way since
            for at in range(first[nearest], first[nearest + 1]):
                route: i64 = edge[at]
                cost: i64 = price[route]
                if cost != BLOCKED:
                    other: i64 = a[route] + b[route] - nearest
                    if here + cost < far[row + other]:
                        far[row + other] = here + cost
                        via[row + other] = route
                        self._push((here + cost) << CITY_BITS | other)

    # A heap of distances with their cities

    def _push(self, key: i64) -> None:
        heap = self.heap
        at: i64 = self.waiting
        self.waiting += 1
        while at > 0 and heap[(at - 1) >> 1] > key:
            heap[at] = heap[(at - 1) >> 1]
            at = (at - 1) >> 1
        heap[at] = key

    def _pop(self) -> i64:
        heap = self.heap
        least: i64 = heap[0]
        self.waiting -= 1
        size: i64 = self.waiting
        key: i64 = heap[size]
        at: i64 = 0
        child: i64 = 1
        while child < size:
            if child + 1 < size and heap[child + 1] < heap[child]:
                child += 1
            if heap[child] >= key:
                break
            heap[at] = heap[child]
            at = child
            child = 2 * at + 1
        heap[at] = key
        return least

    def detour(self, route: i64) -> i64:
        """How much dearer it gets to join a route's ends without it; FAR when there is no other way."""
        a: i64 = self.atlas.a[route]
        b: i64 = self.atlas.b[route]
        price: i64 = self.price[route]
        self.price[route] = BLOCKED
        self.begin(0, a, b)
        self.price[route] = price
        without: i64 = self.far[b]
        return FAR if without == FAR else without - price

    # For those who ask in Python's numbers

    def set_prices(self, prices: list[int]) -> None:
        """As `load` does."""
        self.load(numbers(prices))

    def distances(self, city: int) -> list[int]:
        """How far every city is from one."""
        self.begin(0, i64(city))
        return [int(self.far[at]) for at in range(self.cities)]

    def way(self, a: int, b: int) -> list[int] | None:
        """The routes of a cheapest way between two cities that must still be had; None when there is no way."""
        self.begin(0, i64(a), i64(b))
        if self.far[i64(b)] == FAR:
            return None
        routes: list[int] = []
        at: i64 = i64(b)
        while self.via[at] >= 0:
            route: i64 = self.via[at]
            if self.price[route] > 0:
                routes.append(int(route))
            at = self.atlas.a[route] + self.atlas.b[route] - at
        return routes

"""Shortest ways over routes that have a price: own ones for nothing, free ones for theirs, others not at all."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import CITY, CITY_BITS, Atlas
from trilhos.engine.state import numbers

FAR: Final[i64] = 1 << 40
BLOCKED: Final[i64] = FAR  # a price that makes any way as long as none
START: Final[i64] = -1  # in `via`: the way begins here
NOWHERE: Final[i64] = -1  # for a goal: everywhere


def _put(queue: vec[i64], head: i64, end: i64, key: i64) -> None:
    """Put a key where it belongs in a queue. Ways only get longer, so that is near the end: a heap takes longer."""
    while end > head and queue[end - 1] > key:
        queue[end] = queue[end - 1]
        end -= 1
    queue[end] = key


@final
class Ways:
    """Rows of distances, one place a city; `via` says by which route a city is reached."""

    def __init__(self, atlas: Atlas, rows: int = 1) -> None:
        self.atlas = atlas
        self.cities: i64 = atlas.cities
        self.price: vec[i64] = numbers([0] * int(atlas.routes))
        self.far: vec[i64] = numbers([0] * (rows * int(atlas.cities)))
        self.via: vec[i64] = numbers([0] * (rows * int(atlas.cities)))
        self.changed: vec[i64] = numbers([0] * int(atlas.routes))
        self.is_spread = False
        self.queue: vec[i64] = numbers([0] * (2 * int(atlas.routes) + int(atlas.cities)))

    def load(self, prices: vec[i64]) -> None:
        """A price by route, 0 for what is owned."""
        price = self.price
        for route in range(self.atlas.routes):
            price[route] = prices[route]

    def change(self, prices: vec[i64], starts: vec[i64]) -> None:
        """Other prices, with a row of ways from each start: rows for which they make no difference stay."""
        count: i64 = 0
        for route in range(self.atlas.routes):
            if self.price[route] != prices[route]:
                self.changed[count] = route
                count += 1
        self.load(prices)
        row: i64 = 0
        for start in starts:
            if not self.is_spread or self._is_spoilt(row, count):
                self.begin(row, start)
            row += self.cities
        self.is_spread = True

    def shorter(self, prices: vec[i64]) -> i64:
        """How much shorter a way of some row may be at other prices: no route is used twice."""
        if not self.is_spread:
            return FAR
        total: i64 = 0
        for route in range(self.atlas.routes):
            total += max(self.price[route] - prices[route], i64(0))
        return total

    def _is_spoilt(self, row: i64, count: i64) -> bool:
        """Whether a row's ways use one of the changed routes, or should."""
        far, via = self.far, self.via
        for at in range(count):
            route: i64 = self.changed[at]
            a: i64 = row + self.atlas.a[route]
            b: i64 = row + self.atlas.b[route]
            if via[a] == route or via[b] == route:
                return True
            cost: i64 = self.price[route]
            if far[a] + cost < far[b] or far[b] + cost < far[a]:
                return True
        return False

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
        """Let the distances of a row reach every city, the nearest first, and of these the first (Dijkstra).

        With a goal, only as far as a shorter way to it may lead.
        """
        far, via, price, queue = self.far, self.via, self.price, self.queue
        first, hops = self.atlas.first, self.atlas.hops
        head: i64 = 0
        end: i64 = 0
        limit: i64 = FAR
        for city in range(self.cities):
            if far[row + city] < FAR:
                _put(queue, head, end, far[row + city] << CITY_BITS | city)
                end += 1
        while head < end:
            nearest: i64 = queue[head] & CITY
            here: i64 = queue[head] >> CITY_BITS
            head += 1
            if nearest == goal:
                return
            if here > far[row + nearest]:
                continue  # it was reached by a shorter way since
            for at in range(first[nearest], first[nearest + 1]):
                route: i64 = hops[at] >> CITY_BITS
                other: i64 = hops[at] & CITY
                there: i64 = here + price[route]
                if there < far[row + other] and there < limit:
                    far[row + other] = there
                    via[row + other] = route
                    if other == goal:
                        limit = there
                    _put(queue, head, end, there << CITY_BITS | other)
                    end += 1

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

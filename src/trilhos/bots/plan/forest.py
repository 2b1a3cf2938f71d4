"""Cheapest forests: routes that join the cities of every ticket, for every choice of tickets at once.

With few cities to join this is exact: the cheapest tree for each set of cities (Dreyfus and Wagner), then the cheapest
way to divide tickets among trees. With more, each ticket is attached where that is cheapest, and what turns out to be
superfluous is taken out again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.plan.ways import BLOCKED, FAR, START, Ways
from trilhos.engine.state import numbers

MOST_CITIES: Final = 6  # for the exact method; one more doubles its time
MOST_TICKETS: Final = 6


@final
class Forest:
    """Asked with `set_prices` and `load`, then `cost` and `routes` for any set of the loaded tickets, as a mask."""

    def __init__(self, atlas: Atlas, most_cities: int = MOST_CITIES) -> None:
        self.atlas = atlas
        self.most_cities = most_cities
        self.cities: i64 = atlas.cities
        self.ways = Ways(atlas, 2**most_cities)
        self.root: vec[i64] = numbers([0] * atlas.cities)
        self.ends: list[int] = []  # cities to join, one for each piece of the own network
        self.wanted: list[list[int]] = []  # by ticket, its cities
        self.masks: list[int] = []  # by ticket: which ends it joins
        self.exact = True
        self.best: list[int] = []  # by set of tickets: the price
        self.share: list[int] = []  # by set of tickets: the part that is joined by one tree
        self.found: dict[int, list[int]] = {}  # by set of tickets, where the method isn't exact

    def set_prices(self, prices: list[int]) -> None:
        """Prices by route: what `joined` and `load` go by."""
        self.ways.set_prices(prices)
        self._contract()

    def joined(self, cities: list[int]) -> bool:
        """Whether the own network joins these cities."""
        return len({int(self._find(i64(city))) for city in cities}) == 1

    def load(self, wanted: list[list[int]]) -> None:
        """The cities of each ticket."""
        self.wanted = wanted
        self.ends = []
        self.masks = [self._mask(cities) for cities in wanted]
        self.exact = len(self.ends) <= self.most_cities and len(wanted) <= MOST_TICKETS
        self.found = {}
        if self.exact:
            self._grow_trees()
            self._divide()

    def cost(self, chosen: int) -> int:
        """The price of joining the tickets of a mask; FAR or more when that can't be done."""
        if self.exact:
            return self.best[chosen]
        return self._price(self._attached(chosen))

    def routes(self, chosen: int) -> list[int]:
        """The routes that must still be had for the tickets of a mask."""
        if not self.exact:
            return [route for route in self._attached(chosen) if route >= 0]
        routes: set[int] = set()
        while chosen:
            part = self.share[chosen]
            self._collect(self._ends_of(part), routes)
            chosen ^= part
        return sorted(routes)

    # Cities that are joined already are one

    def _contract(self) -> None:
        root = self.root
        for city in range(self.cities):
            root[city] = city
        for route in range(i64(self.atlas.routes)):
            if self.ways.price[route] == 0:
                root[self._find(self.atlas.a[route])] = self._find(self.atlas.b[route])

    def _find(self, city: i64) -> i64:
        while self.root[city] != city:
            city = self.root[city]
        return city

    def _mask(self, cities: list[int]) -> int:
        """The ends that a ticket joins."""
        roots = sorted({int(self._find(i64(city))) for city in cities})
        self.ends += [root for root in roots if root not in self.ends]
        return sum(1 << self.ends.index(root) for root in roots)

    # Trees for all sets of ends

    def _grow_trees(self) -> None:
        for mask in range(i64(1), i64(1 << len(self.ends))):
            row: i64 = mask * self.cities
            if mask & (mask - 1) == 0:
                self.ways.begin(row, i64(self.ends[int(mask).bit_length() - 1]))
            else:
                self._merge(mask, row)
                self.ways.spread(row)

    def _merge(self, mask: i64, row: i64) -> None:
        """In every city two smaller trees may meet; the half with the lowest end is enough to look at."""
        ways = self.ways
        ways.clear(row)
        low: i64 = mask & -mask
        part: i64 = (mask - 1) & mask
        while part > 0:
            if part & low:
                self._meet(row, part, mask ^ part)
            part = (part - 1) & mask

    def _meet(self, row: i64, part: i64, rest: i64) -> None:
        far = self.ways.far
        one: i64 = part * self.cities
        other: i64 = rest * self.cities
        for city in range(self.cities):
            both: i64 = far[one + city] + far[other + city]
            if both < far[row + city]:
                far[row + city] = both
                self.ways.via[row + city] = -1 - part

    def _tree_cost(self, mask: int) -> int:
        return 0 if mask == 0 else int(self.ways.far[i64(mask) * self.cities + i64(self.ends[mask.bit_length() - 1])])

    def _collect(self, mask: int, routes: set[int]) -> None:
        if mask:
            self._walk_back(i64(mask), i64(self.ends[mask.bit_length() - 1]), routes)

    def _walk_back(self, mask: i64, city: i64, routes: set[int]) -> None:
        """Follow a tree from a city to its ends."""
        ways = self.ways
        via: i64 = ways.via[mask * self.cities + city]
        if via >= 0:
            if ways.price[via] > 0:
                routes.add(int(via))
            self._walk_back(mask, self.atlas.a[via] + self.atlas.b[via] - city, routes)
        elif via != START:
            part: i64 = -1 - via
            self._walk_back(part, city, routes)
            self._walk_back(mask ^ part, city, routes)

    # Tickets divided among trees

    def _ends_of(self, tickets: int) -> int:
        ends = 0
        for at, mask in enumerate(self.masks):
            if tickets >> at & 1:
                ends |= mask
        return ends

    def _divide(self) -> None:
        count = 1 << len(self.wanted)
        tree = [self._tree_cost(self._ends_of(tickets)) for tickets in range(count)]
        self.best = [0] * count
        self.share = [0] * count
        for tickets in range(1, count):
            self._best_share(tickets, tree)

    def _best_share(self, tickets: int, tree: list[int]) -> None:
        low = tickets & -tickets
        best = tree[tickets]
        share = tickets
        part = (tickets - 1) & tickets
        while part:
            if part & low and tree[part] + self.best[tickets ^ part] < best:
                best = tree[part] + self.best[tickets ^ part]
                share = part
            part = (part - 1) & tickets
        self.best[tickets] = best
        self.share[tickets] = share

    # Nearest attachment

    def _attached(self, chosen: int) -> list[int]:
        """Routes that join the tickets of a mask; -1 among them stands for a ticket that can't be joined."""
        if chosen not in self.found:
            self.found[chosen] = self._attach(chosen)
        return self.found[chosen]

    def _attach(self, chosen: int) -> list[int]:
        kept = [self.ways.price[route] for route in range(i64(self.atlas.routes))]
        left = [cities for at, cities in enumerate(self.wanted) if chosen >> at & 1]
        routes: list[int] = []
        for cities in left:
            self._attach_ticket(cities, routes)
        self._prune(left, routes, kept)
        for route in range(i64(self.atlas.routes)):
            self.ways.price[route] = kept[route]
        self._contract()
        return routes

    def _attach_ticket(self, cities: list[int], routes: list[int]) -> None:
        """Join a ticket's cities one after the other, each to what is nearest of those before."""
        ways = self.ways
        joined = cities[:1]
        waiting = cities[1:]
        while waiting:
            ways.clear(0)
            for city in joined:
                ways.far[i64(city)] = 0
            ways.spread(0)
            nearest = min(waiting, key=lambda city: int(ways.far[i64(city)]))
            if ways.far[i64(nearest)] >= FAR:
                routes.append(-1)
                return
            self._own(ways.route_to(nearest), routes)
            waiting.remove(nearest)
            joined.append(nearest)

    def _own(self, path: list[int], routes: list[int]) -> None:
        for route in path:
            if self.ways.price[i64(route)] > 0:
                routes.append(route)
                self.ways.price[i64(route)] = 0

    def _prune(self, wanted: list[list[int]], routes: list[int], kept: list[i64]) -> None:
        """Take out routes that no ticket needs, the dearest first."""
        if -1 in routes:
            return
        for route in sorted(routes, key=lambda route: -int(kept[route])):
            self.ways.price[i64(route)] = BLOCKED
            if self._all_joined(wanted):
                routes.remove(route)
            else:
                self.ways.price[i64(route)] = 0

    def _all_joined(self, wanted: list[list[int]]) -> bool:
        self._contract()
        return all(self.joined(cities) for cities in wanted)

    def _price(self, routes: list[int]) -> int:
        if -1 in routes:
            return int(FAR)
        return sum(int(self.ways.price[i64(route)]) for route in routes)

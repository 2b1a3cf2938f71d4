"""Cheapest forests: routes that join the cities of every ticket, for every choice of tickets at once.

With few cities to join this is exact: the cheapest tree for each set of cities (Dreyfus and Wagner), then the cheapest
way to divide tickets among trees. With more, each ticket is attached where that is cheapest. What is attached so is a
forest, too: a cheapest way never leaves what is joined already only to come back to it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.plan.ways import BLOCKED, FAR, START, Ways
from trilhos.engine.state import numbers

MOST_CITIES: Final = 6  # for the exact method; one more doubles its time
MOST_TICKETS: Final[i64] = 6
MOST_LOADED: Final[i64] = 60  # tickets in a mask; nobody ever holds so many
NOTHING: Final[i64] = -1


@final
class Forest:
    """Asked with `survey` and `load`, then `cost` and `pick` for any set of the loaded tickets, as a mask."""

    def __init__(self, atlas: Atlas, most_cities: int = MOST_CITIES) -> None:
        self.atlas = atlas
        self.most_cities: i64 = most_cities
        self.cities: i64 = atlas.cities
        self.ways = Ways(atlas, 2**most_cities)
        self.prices: vec[i64] = numbers([0] * int(atlas.routes))  # before anything is picked
        self.root: vec[i64] = numbers([0] * int(atlas.cities))
        stops = len(atlas.stop) + 2
        self.count: i64 = 0  # tickets that are loaded, and which
        self.tickets: vec[i64] = numbers([0] * (int(MOST_LOADED) + 1))
        self.first: vec[i64] = numbers([0] * (int(MOST_LOADED) + 2))  # by ticket: its stops
        self.stop: vec[i64] = numbers([0] * max(stops, 256))
        self.waits: vec[i64] = numbers([0] * int(atlas.cities))
        self.end_count: i64 = 0
        self.ends: vec[i64] = numbers([0] * (int(atlas.cities) + 1))  # cities to join, one for each piece of network
        self.masks: vec[i64] = numbers([0] * (int(MOST_LOADED) + 1))  # by ticket: which ends it joins
        self.exact = True
        self.is_fresh = True
        sets = 1 << int(MOST_TICKETS)
        self.tree: vec[i64] = numbers([0] * sets)  # by set of tickets: the price of one tree
        self.best: vec[i64] = numbers([0] * sets)  # the price
        self.share: vec[i64] = numbers([0] * sets)  # the part that is joined by one tree
        self.picked: vec[i64] = numbers([0] * int(atlas.routes))  # 0, or in which order; 1 for all where that is exact
        # Where the method isn't exact: the set for which `picked` stands, its price, and the picks in their order, each
        # with the price that it had; by ticket, how many picks there were before it, and for how much.
        self.attached: i64 = 0
        self.price: i64 = 0
        self.picks: i64 = 0
        self.pick_route: vec[i64] = numbers([0] * (int(atlas.routes) + 1))
        self.pick_price: vec[i64] = numbers([0] * (int(atlas.routes) + 1))
        self.picks_before: vec[i64] = numbers([0] * (int(MOST_LOADED) + 1))
        self.price_before: vec[i64] = numbers([0] * (int(MOST_LOADED) + 1))

    def forget(self) -> None:
        """What is attached doesn't outlast the next survey."""
        self.is_fresh = True

    def survey(self, prices: vec[i64]) -> None:
        """Prices by route: what `joined` and `load` go by. What is attached stays if the change doesn't touch it."""
        if not self.exact and not self.is_fresh and self._leave_out_blocked(prices):
            return
        self.is_fresh = False
        self._keep(0)
        self.ways.load(prices)
        root, a, b = self.root, self.atlas.a, self.atlas.b
        for route in range(self.atlas.routes):
            self.prices[route] = prices[route]
        for city in range(self.cities):
            root[city] = city
        for route in range(self.atlas.routes):
            if prices[route] == 0:
                x: i64 = a[route]
                y: i64 = b[route]
                while root[x] != x:
                    x = root[x]
                while root[y] != y:
                    y = root[y]
                root[x] = y

    def _leave_out_blocked(self, prices: vec[i64]) -> bool:
        """Whether no more has changed than that routes are blocked; tickets that meant to use them are detached.

        To others it makes no difference: a cheapest way stays the same without what isn't part of it.
        """
        for route in range(self.atlas.routes):
            if prices[route] != self.prices[route]:
                if prices[route] != BLOCKED:
                    return False
                if self.picked[route]:
                    ticket: i64 = self.count - 1
                    while self.picks_before[ticket] >= self.picked[route]:
                        ticket -= 1
                    self._keep(ticket)
                self.prices[route] = BLOCKED
                self.ways.price[route] = BLOCKED
        return True

    def _keep(self, count: i64) -> None:
        """Of what is attached, keep that of the first tickets."""
        self._detach(count)
        self.attached &= (i64(1) << count) - 1
        for ticket in range(count, self.count):
            self.picks_before[ticket] = self.picks
            self.price_before[ticket] = self.price

    def load_tickets(self, tickets: vec[i64], count: i64) -> None:
        """Load so many of the board's tickets, and make ready for any set of them."""
        same: i64 = 0
        while same < count and same < self.count and self.tickets[same] == tickets[same]:
            same += 1
        self._keep(same)
        self._drop(same)
        for at in range(same, count):
            self._add(tickets[at])
        self._grow()

    def is_joined(self, ticket: i64) -> bool:
        """Whether the own network joins the cities of one of the board's tickets."""
        stop, first = self.atlas.stop, self.atlas.stop_first
        root: i64 = self._find(stop[first[ticket]])
        at: i64 = first[ticket] + 1
        while at < first[ticket + 1] and self._find(stop[at]) == root:
            at += 1
        return at == first[ticket + 1]

    def _drop(self, count: i64) -> None:
        """Only so many tickets stay loaded."""
        self.count = count
        self.first[count + 1] = self.first[count]

    def _add(self, ticket: i64) -> None:
        stop, first = self.atlas.stop, self.atlas.stop_first
        for at in range(first[ticket], first[ticket + 1]):
            self._add_stop(stop[at])
        self._close_ticket(ticket)

    def _add_stop(self, city: i64) -> None:
        self.stop[self.first[self.count + 1]] = city
        self.first[self.count + 1] += 1

    def _close_ticket(self, ticket: i64) -> None:
        self.tickets[self.count] = ticket
        self.picks_before[self.count] = self.picks
        self.price_before[self.count] = self.price
        self._drop(self.count + 1)

    def _grow(self) -> None:
        if self.exact:
            for route in range(self.atlas.routes):
                self.picked[route] = 0
        self.end_count = 0
        self.exact = self.most_cities > 0 and self.count <= MOST_TICKETS
        if self.exact:
            for ticket in range(self.count):
                self.masks[ticket] = self._mask(ticket)
            self.exact = self.end_count <= self.most_cities
        if self.exact:
            self._keep(0)
            self._grow_trees()
            self._divide()

    def cost(self, chosen: i64) -> i64:
        """The price of joining the tickets of a mask; FAR or more when that can't be done."""
        if self.exact:
            return self.best[chosen]
        self._attach(chosen)
        return self.price

    def floor(self, chosen: i64) -> i64:
        """A price that `cost` of a mask is not below, which takes no time: of what is attached for it already."""
        if self.exact:
            return self.best[chosen]
        first: i64 = self._first_change(chosen)
        return self.price if first == self.count else self.price_before[first]

    def pick(self, chosen: i64) -> None:
        """Mark in `picked` the routes that must still be had for the tickets of a mask."""
        if not self.exact:
            self._attach(chosen)
            return
        for route in range(self.atlas.routes):
            self.picked[route] = 0
        while chosen:
            part: i64 = self.share[chosen]
            ends: i64 = self._ends_of(part)
            if ends:
                self._walk_back(ends, self._last_end(ends))
            chosen ^= part

    # Cities that are joined already are one

    def _find(self, city: i64) -> i64:
        root = self.root
        while root[city] != city:
            city = root[city]
        return city

    def _mask(self, ticket: i64) -> i64:
        """The ends that a ticket joins; those that are new stand in the order of their cities."""
        mask: i64 = 0
        behind: i64 = NOTHING
        while True:
            lowest: i64 = self.cities
            for at in range(self.first[ticket], self.first[ticket + 1]):
                root: i64 = self._find(self.stop[at])
                if behind < root < lowest:
                    lowest = root
            if lowest == self.cities:
                return mask
            mask |= 1 << self._end(lowest)
            behind = lowest

    def _end(self, city: i64) -> i64:
        for at in range(self.end_count):
            if self.ends[at] == city:
                return at
        self.ends[self.end_count] = city
        self.end_count += 1
        return self.end_count - 1

    # Trees for all sets of ends

    def _grow_trees(self) -> None:
        for mask in range(i64(1), i64(1) << self.end_count):
            row: i64 = mask * self.cities
            if mask & (mask - 1) == 0:
                self.ways.begin(row, self._last_end(mask))
            else:
                self._merge(mask, row)
                self.ways.spread(row)

    def _last_end(self, mask: i64) -> i64:
        """The city of the highest bit."""
        at: i64 = self.end_count - 1
        while not mask >> at & 1:
            at -= 1
        return self.ends[at]

    def _merge(self, mask: i64, row: i64) -> None:
        """In every city two smaller trees may meet; the half with the lowest end is enough to look at."""
        far, via = self.ways.far, self.ways.via
        self.ways.clear(row)
        low: i64 = mask & -mask
        part: i64 = (mask - 1) & mask
        while part > 0:
            if part & low:
                one: i64 = part * self.cities
                other: i64 = (mask ^ part) * self.cities
                for city in range(self.cities):
                    both: i64 = far[one + city] + far[other + city]
                    if both < far[row + city]:
                        far[row + city] = both
                        via[row + city] = -1 - part
            part = (part - 1) & mask

    def _walk_back(self, mask: i64, city: i64) -> None:
        """Follow a tree from a city to its ends."""
        ways = self.ways
        via: i64 = ways.via[mask * self.cities + city]
        if via >= 0:
            if ways.price[via] > 0:
                self.picked[via] = 1
            self._walk_back(mask, self.atlas.a[via] + self.atlas.b[via] - city)
        elif via != START:
            part: i64 = -1 - via
            self._walk_back(part, city)
            self._walk_back(mask ^ part, city)

    # Tickets divided among trees

    def _ends_of(self, tickets: i64) -> i64:
        ends: i64 = 0
        for at in range(self.count):
            if tickets >> at & 1:
                ends |= self.masks[at]
        return ends

    def _divide(self) -> None:
        far, tree, best, share = self.ways.far, self.tree, self.best, self.share
        best[0] = 0
        for tickets in range(i64(1), i64(1) << self.count):
            ends: i64 = self._ends_of(tickets)
            tree[tickets] = far[ends * self.cities + self._last_end(ends)]
            best[tickets] = tree[tickets]
            share[tickets] = tickets
            low: i64 = tickets & -tickets
            part: i64 = (tickets - 1) & tickets
            while part:
                if part & low and tree[part] + best[tickets ^ part] < best[tickets]:
                    best[tickets] = tree[part] + best[tickets ^ part]
                    share[tickets] = part
                part = (part - 1) & tickets

    # Nearest attachment

    def _attach(self, chosen: i64) -> None:
        """Pick the routes that join the tickets of a mask, one ticket after the other.

        Up to the first ticket in which it differs from the mask before, what was picked then is what is picked now.
        """
        first: i64 = self._first_change(chosen)
        self._detach(first)
        self.attached = chosen
        for ticket in range(first, self.count):
            self.picks_before[ticket] = self.picks
            self.price_before[ticket] = self.price
            if chosen >> ticket & 1 and self.price < FAR:
                self._attach_ticket(ticket)

    def _first_change(self, chosen: i64) -> i64:
        """The first ticket that is in only one of a mask and what is attached; `count` if there is none."""
        differs: i64 = self.attached ^ chosen
        ticket: i64 = 0
        while ticket < self.count and not differs >> ticket & 1:
            ticket += 1
        return ticket

    def _detach(self, ticket: i64) -> None:
        """Give back what was picked for a ticket and for those after it."""
        if ticket == self.count:
            return
        while self.picks > self.picks_before[ticket]:
            route: i64 = self.pick_route[self.picks]
            self.ways.price[route] = self.pick_price[self.picks]
            self.picked[route] = 0
            self.picks -= 1
        self.price = self.price_before[ticket]

    def _attach_ticket(self, ticket: i64) -> None:
        """Join a ticket's cities one after the other, each to what is nearest of those before."""
        first: i64 = self.first[ticket]
        end: i64 = self.first[ticket + 1]
        if end - first == 2:  # as nearly all are
            self.ways.begin(0, self.stop[first], self.stop[first + 1])
            self._own_way_to(self.stop[first + 1])
            return
        waits = self.waits
        for at in range(first, end):
            waits[self.stop[at]] = 0 if at == first else 1
        for _ in range(first + 1, end):
            self.ways.clear(0)
            for at in range(first, end):
                if not waits[self.stop[at]]:
                    self.ways.far[self.stop[at]] = 0
            self.ways.spread(0)
            nearest: i64 = NOTHING
            for at in range(first, end):
                city: i64 = self.stop[at]
                if waits[city] and (nearest == NOTHING or self.ways.far[city] < self.ways.far[nearest]):
                    nearest = city
            self._own_way_to(nearest)
            waits[nearest] = 0

    def _own_way_to(self, city: i64) -> None:
        """What leads there costs nothing from now on."""
        ways, a, b = self.ways, self.atlas.a, self.atlas.b
        if ways.far[city] >= FAR:
            self.price = FAR
            return
        route: i64 = ways.via[city]
        while route != START:
            if ways.price[route] > 0:
                self.picks += 1
                self.picked[route] = self.picks
                self.pick_route[self.picks] = route
                self.pick_price[self.picks] = ways.price[route]
                self.price += ways.price[route]
                ways.price[route] = 0
            city = a[route] + b[route] - city
            route = ways.via[city]

    # For those who ask in Python's numbers

    def set_prices(self, prices: list[int]) -> None:
        """As `survey` does."""
        self.survey(numbers(prices))

    def load(self, wanted: list[list[int]]) -> None:
        """The cities of each ticket, of whatever kind."""
        self._keep(0)
        self._drop(0)
        for cities in wanted:
            for city in cities:
                self._add_stop(i64(city))
            self._close_ticket(NOTHING)
        self._grow()

    def routes(self, chosen: int) -> list[int]:
        """The routes that must still be had for the tickets of a mask, as they were picked."""
        self.pick(i64(chosen))
        picked = [int(route) for route in range(self.atlas.routes) if self.picked[route]]
        return sorted(picked, key=lambda route: int(self.picked[route]))

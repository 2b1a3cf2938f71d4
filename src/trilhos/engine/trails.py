"""Trails, exactly: ways along owned routes that use none twice. The longest one (U28), and tours (W5).

Only cities of odd degree can end a longest trail, and a piece of the network with at most two of them is walked
whole. Elsewhere a trail leaves at least one route out for every further pair of odd cities, so the search stops
at that bound.

A tour's trail is searched stop by stop. It is given up as soon as the stops that are left lie in turn on this
side, on the far side and on this side again of a route that is the only way between them.

No search is known that is quick on every network. The densest networks that we found on our boards take half a
million steps. On boards of others, with many short routes, a search that has taken MOST_STEPS is given up: the longest
trail found so far counts then, and a tour that wasn't found isn't done. Very many tours have to share these steps. They
are counted and no time is measured, so it is the same on every machine.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.board import Board
from trilhos.engine.graph import Network
from trilhos.engine.state import NONE, numbers

MOST_STEPS: Final = 10_000_000  # compiled, a fraction of a second
FEW_TOURS: Final = 8  # on a board; each of so many may take all steps, and more have to share them


@final
class Trails:
    """Room for the search, made once for a board; it is given up after so many steps."""

    def __init__(self, board: Board, most_steps: int = MOST_STEPS) -> None:
        self.most_steps: i64 = most_steps
        tours = sum(len(ticket.cities) > 2 for ticket in board.tickets)
        self.most_tour_steps: i64 = most_steps * FEW_TOURS // max(FEW_TOURS, tours)
        self.steps: i64 = 0
        cities = len(board.cities)
        routes = len(board.routes)
        self.cities: i64 = cities
        self.board = board
        self.network = Network(board)
        self.degree: vec[i64] = numbers([0] * cities)
        self.first: vec[i64] = numbers([0] * (cities + 1))  # where a city's ends start in `route_of`
        self.route_of: vec[i64] = numbers([0] * (2 * routes))
        self.used: vec[i64] = numbers([0] * routes)
        self.own: vec[i64] = numbers([0] * routes)  # the seat's routes, `owned` of them
        self.owned: i64 = 0
        self.piece_length: vec[i64] = numbers([0] * cities)
        self.piece_odd: vec[i64] = numbers([0] * cities)
        self.best: i64 = 0
        self.bound: i64 = 0
        self.stops: vec[i64] = numbers([])
        self.last_stop: i64 = 0
        self.passed: vec[i64] = numbers([0] * cities)  # by city: the stop that the trail was heading for there
        self.reached: vec[i64] = numbers([0] * cities)
        self.stack: vec[i64] = numbers([0] * cities)
        self.ends: vec[i64] = numbers([0] * cities)  # by city: unused routes there, and the length of the shortest
        self.nearest: vec[i64] = numbers([0] * cities)
        self.trail = 0  # the routes of a trail that is retraced, as bits
        self.dead: set[tuple[int, int]] = set()  # where a trail stood, and on what, that led nowhere

    def longest(self, owner: vec[i64], seat: int) -> int:
        """The length in trains of the longest trail on the seat's routes."""
        self._load(owner, i64(seat))
        self._measure_pieces()
        self.best = 0
        for number in range(self.owned):
            route: i64 = self.own[number]
            root: i64 = self.network.root(self.board.a[route])
            self._search_piece(root)
            self.piece_length[root] = 0  # searched, whichever of its routes comes next
        return int(self.best)

    def longest_trail(self, owner: vec[i64], seat: int, length: int) -> list[int]:
        """The routes of a trail with the length of the longest, in the order in which it goes along them.

        None where the search is given up.
        """
        self._load(owner, i64(seat))
        self._measure_pieces()
        trail: list[int] = []
        self.trail = 0
        self.dead = set()
        for city in range(self.cities):
            if self._may_start(city) and self._retrace(city, i64(length), trail):
                break
        return trail

    def visits(self, owner: vec[i64], seat: int, cities: list[int]) -> bool:
        """Whether one trail starts at the first of these cities, passes the others in this order, ends at the last."""
        self._load(owner, i64(seat))
        self.stops = numbers(cities)
        self.last_stop = len(cities) - 1
        for city in range(self.cities):
            self.passed[city] = 0
        return self._leave(0)

    def _load(self, owner: vec[i64], seat: i64) -> None:
        """List the seat's routes by city; a search begins."""
        self.steps = 0
        a, b, used, degree, own = self.board.a, self.board.b, self.used, self.degree, self.own
        self.network.clear()
        for city in range(self.cities):
            degree[city] = 0
        count: i64 = 0
        route: i64 = 0
        for other in owner:
            if other == seat:
                used[route] = 0
                degree[a[route]] += 1
                degree[b[route]] += 1
                self.network.join(a[route], b[route])
                own[count] = route
                count += 1
            route += 1
        self.owned = count
        self._index()

    def _index(self) -> None:
        board, first, degree, own, route_of = self.board, self.first, self.degree, self.own, self.route_of
        at: i64 = 0
        for city in range(self.cities):
            first[city] = at
            at += degree[city]
            degree[city] = 0  # counted again while filling
        first[self.cities] = at
        for number in range(self.owned):
            route: i64 = own[number]
            _enter(first, degree, route_of, board.a[route], route)
            _enter(first, degree, route_of, board.b[route], route)

    def _measure_pieces(self) -> None:
        """By root: how long the connected pieces are, and how many odd cities they have."""
        lengths, odds, degree = self.piece_length, self.piece_odd, self.degree
        for city in range(self.cities):
            lengths[city] = 0
            odds[city] = 0
        for city in range(self.cities):
            if degree[city] & 1:
                odds[self.network.root(city)] += 1
        for number in range(self.owned):
            route: i64 = self.own[number]
            lengths[self.network.root(self.board.a[route])] += self.board.length[route]

    def _search_piece(self, root: i64) -> None:
        """Search one connected piece of the network."""
        total: i64 = self.piece_length[root]
        if total <= self.best:
            return
        if self.piece_odd[root] <= 2:
            self.best = total
            return
        self.bound = total - self._left_out(root, self.piece_odd[root] // 2 - 1)
        for city in range(self.cities):
            if self.degree[city] & 1 and self.network.root(city) == root and self.bound > self.best:
                self._walk(self.board, self.used, self.route_of, city, 0, total)

    def _left_out(self, root: i64, count: i64) -> i64:
        """The least that the `count` shortest routes of a piece measure together."""
        least: i64 = 0
        length: i64 = 0
        while count > 0:
            length += 1
            for number in range(self.owned):
                route: i64 = self.own[number]
                fits = self.board.length[route] == length and self.network.root(self.board.a[route]) == root
                if fits and count > 0:
                    least += length
                    count -= 1
        return least

    def _walk(self, board: Board, used: vec[i64], route_of: vec[i64], city: i64, length: i64, left: i64) -> None:
        """Try every unused route from here; `left` is the length of all unused routes of the piece."""
        if length > self.best:
            self.best = length
        self.steps += 1
        if self.steps > self.most_steps:
            return
        for at in range(self.first[city], self.first[city + 1]):
            route: i64 = route_of[at]
            if used[route] == 0 and length + left > self.best and self.best < self.bound:
                step: i64 = board.length[route]
                used[route] = 1
                self._walk(board, used, route_of, board.a[route] + board.b[route] - city, length + step, left - step)
                used[route] = 0

    # Its routes

    def _may_start(self, city: i64) -> bool:
        """A longest trail starts at an odd city, and where there is none, at any."""
        return bool(self.degree[city] & 1) or self.piece_odd[self.network.root(city)] == 0

    def _retrace(self, city: i64, left: i64, trail: list[int]) -> bool:
        """Whether a trail of just this length begins here; its routes go into `trail`."""
        if left == 0:
            return True
        tried = (int(city), self.trail)  # in which order the routes were used makes no difference
        if tried in self.dead or self.steps > self.most_steps or self._within_reach(city) < left:
            return False
        self.dead.add(tried)
        for at in range(self.first[city], self.first[city + 1]):
            if self._retrace_along(self.route_of[at], city, left, trail):
                return True
        return False

    def _retrace_along(self, route: i64, city: i64, left: i64, trail: list[int]) -> bool:
        if self.used[route] or self.board.length[route] > left:
            return False
        self.used[route] = 1
        self.trail ^= 1 << int(route)
        trail.append(int(route))
        if self._retrace(self.board.a[route] + self.board.b[route] - city, left - self.board.length[route], trail):
            return True
        trail.pop()
        self.trail ^= 1 << int(route)
        self.used[route] = 0
        return False

    def _within_reach(self, city: i64) -> i64:
        """No trail from here is longer: the unused routes that can be reached, less what the odd cities cost.

        A trail that leaves no route out ends at the only city that is odd once a step was made to here; at every
        other odd city at least the shortest route is left out, and a route has two ends.
        """
        self._flood(city, NONE)
        length: i64 = self._count_unused()
        self.ends[city] += 1
        cost: i64 = 0
        dearest: i64 = 0
        for other in range(self.cities):
            if self.ends[other] & 1:
                cost += self.nearest[other]
                if self.nearest[other] > dearest:
                    dearest = self.nearest[other]
        return length - (cost - dearest + 1) // 2

    def _count_unused(self) -> i64:
        """How long the reached unused routes are together; by city, how many end there and how short they are."""
        ends, nearest, board = self.ends, self.nearest, self.board
        for city in range(self.cities):
            ends[city] = 0
            nearest[city] = 0
        total: i64 = 0
        for number in range(self.owned):
            route: i64 = self.own[number]
            if not self.used[route] and self.reached[board.a[route]]:
                total += board.length[route]
                self._note_end(board.a[route], board.length[route])
                self._note_end(board.b[route], board.length[route])
        return total

    def _note_end(self, city: i64, length: i64) -> None:
        self.ends[city] += 1
        if self.nearest[city] == 0 or length < self.nearest[city]:
            self.nearest[city] = length

    # Tours

    def _leave(self, stop: i64) -> bool:
        """Whether a trail that has come to this stop can go on to the last."""
        if stop == self.last_stop:
            return True
        return self._is_open(stop) and self._head_for(stop + 1, self.stops[stop])

    def _head_for(self, stop: i64, city: i64) -> bool:
        """Try every unused route from here; a city is passed once on the way to a stop, more would be a detour."""
        if city == self.stops[stop]:
            return self._leave(stop)
        before: i64 = self.passed[city]
        self.passed[city] = stop
        for at in range(self.first[city], self.first[city + 1]):
            if self._go_along(self.route_of[at], stop, city):
                return True
        self.passed[city] = before
        return False

    def _go_along(self, route: i64, stop: i64, city: i64) -> bool:
        far: i64 = self.board.a[route] + self.board.b[route] - city
        self.steps += 1
        if self.used[route] or self.passed[far] == stop or self.steps > self.most_tour_steps:
            return False
        self.used[route] = 1
        if self._head_for(stop, far):
            return True
        self.used[route] = 0
        return False

    def _is_open(self, stop: i64) -> bool:
        """Whether the stops from this one on are joined, and no route would have to be used twice to visit them."""
        if self._crossings(stop, NONE) > 0:
            return False
        for number in range(self.owned):
            route: i64 = self.own[number]
            if not self.used[route] and self._crossings(stop, route) > 1:
                return False
        return True

    def _crossings(self, stop: i64, without: i64) -> i64:
        """How often one must cross from side to side to visit the stops, when this route divides them."""
        self._flood(self.stops[stop], without)
        crossings: i64 = 0
        side: i64 = 1
        for at in range(stop + 1, self.last_stop + 1):
            if self.reached[self.stops[at]] != side:
                side = 1 - side
                crossings += 1
        return crossings

    def _flood(self, start: i64, without: i64) -> None:
        """Mark the cities that unused routes, but for one, join with this city."""
        self.steps += self.cities
        for city in range(self.cities):
            self.reached[city] = 0
        self.reached[start] = 1
        self.stack[0] = start
        waiting: i64 = 1
        while waiting > 0:
            waiting -= 1
            waiting = self._spread(self.stack[waiting], without, waiting)

    def _spread(self, city: i64, without: i64, waiting: i64) -> i64:
        """Mark the neighbours of a city and let them wait their turn; returns how many wait now."""
        for at in range(self.first[city], self.first[city + 1]):
            route: i64 = self.route_of[at]
            far: i64 = self.board.a[route] + self.board.b[route] - city
            if not self.used[route] and route != without and not self.reached[far]:
                self.reached[far] = 1
                self.stack[waiting] = far
                waiting += 1
        return waiting


def _enter(first: vec[i64], degree: vec[i64], route_of: vec[i64], city: i64, route: i64) -> None:
    route_of[first[city] + degree[city]] = route
    degree[city] += 1

"""The longest trail: a way along owned routes that uses none twice, exactly (U28).

Only cities of odd degree can end a longest trail, and a piece of the network with at most two of them is walked
whole. Elsewhere a trail leaves at least one route out for every further pair of odd cities, so the search stops
at that bound.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.board import Board
from trilhos.engine.graph import Network
from trilhos.engine.state import numbers


@final
class Trails:
    """Room for the search, made once for a board."""

    def __init__(self, board: Board) -> None:
        cities = len(board.cities)
        routes = len(board.routes)
        self.cities: i64 = cities
        self.routes: i64 = routes
        self.board = board
        self.network = Network(board)
        self.degree: vec[i64] = numbers([0] * cities)
        self.first: vec[i64] = numbers([0] * (cities + 1))  # where a city's ends start in `route_of`
        self.route_of: vec[i64] = numbers([0] * (2 * routes))
        self.used: vec[i64] = numbers([0] * routes)
        self.best: i64 = 0
        self.bound: i64 = 0

    def longest(self, owner: vec[i64], seat: int) -> int:
        """The length in trains of the longest trail on the seat's routes."""
        self._load(owner, i64(seat))
        self.best = 0
        for city in range(self.cities):
            if self.degree[city] > 0 and self.network.root(city) == city:
                self._search_piece(city)
        return int(self.best)

    def _load(self, owner: vec[i64], seat: i64) -> None:
        """List the seat's routes by city."""
        self.network.load(owner, seat)
        board = self.board
        for city in range(self.cities):
            self.degree[city] = 0
        for route in range(self.routes):
            self.used[route] = 1
            if owner[route] == seat:
                self.used[route] = 0
                self.degree[board.a[route]] += 1
                self.degree[board.b[route]] += 1
        self._index(owner, seat)

    def _index(self, owner: vec[i64], seat: i64) -> None:
        at: i64 = 0
        for city in range(self.cities):
            self.first[city] = at
            at += self.degree[city]
            self.degree[city] = 0  # counted again while filling
        self.first[self.cities] = at
        for route in range(self.routes):
            if owner[route] == seat:
                self._enter(self.board.a[route], route)
                self._enter(self.board.b[route], route)

    def _enter(self, city: i64, route: i64) -> None:
        self.route_of[self.first[city] + self.degree[city]] = route
        self.degree[city] += 1

    def _search_piece(self, root: i64) -> None:
        """Search one connected piece of the network."""
        total: i64 = self._length_of_piece(root)
        odd: i64 = self._odd_cities(root)
        if odd <= 2:
            if total > self.best:
                self.best = total
            return
        self.bound = total - self._left_out(root, odd // 2 - 1)
        for city in range(self.cities):
            if self.degree[city] & 1 and self.network.root(city) == root and self.bound > self.best:
                self._walk(city, 0, total)

    def _length_of_piece(self, root: i64) -> i64:
        total: i64 = 0
        for route in range(self.routes):
            if self.used[route] == 0 and self.network.root(self.board.a[route]) == root:
                total += self.board.length[route]
        return total

    def _odd_cities(self, root: i64) -> i64:
        odd: i64 = 0
        for city in range(self.cities):
            if self.degree[city] & 1 and self.network.root(city) == root:
                odd += 1
        return odd

    def _left_out(self, root: i64, count: i64) -> i64:
        """The least that the `count` shortest routes of a piece measure together."""
        lengths = [
            int(self.board.length[route])
            for route in range(self.routes)
            if self.used[route] == 0 and self.network.root(self.board.a[route]) == root
        ]
        return i64(sum(sorted(lengths)[: int(count)]))

    def _walk(self, city: i64, length: i64, left: i64) -> None:
        """Try every unused route from here; `left` is the length of all unused routes of the piece."""
        if length > self.best:
            self.best = length
        for at in range(self.first[city], self.first[city + 1]):
            route: i64 = self.route_of[at]
            if self.used[route] == 0 and length + left > self.best and self.best < self.bound:
                step: i64 = self.board.length[route]
                self.used[route] = 1
                self._walk(self.board.a[route] + self.board.b[route] - city, length + step, left - step)
                self.used[route] = 0

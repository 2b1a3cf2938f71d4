"""Graphs of owned routes: which cities are joined, and the longest trail."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.board import Board
from trilhos.engine.state import numbers


@final
class Network:
    """The cities of a board, joined by routes: a union-find that is reset and used again."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cities: i64 = len(board.cities)
        self.parent: vec[i64] = numbers(list(range(len(board.cities))))

    def load(self, owner: vec[i64], seat: i64) -> None:
        """Join the cities by all routes that the seat owns."""
        a, b = self.board.a, self.board.b
        self.clear()
        route: i64 = 0
        for other in owner:
            if other == seat:
                self.join(a[route], b[route])
            route += 1

    def clear(self) -> None:
        """Let no cities be joined."""
        parent = self.parent
        for city in range(self.cities):
            parent[city] = city

    def root(self, city: i64) -> i64:
        """The city that stands for all cities joined with this one."""
        parent = self.parent
        while parent[city] != city:
            parent[city] = parent[parent[city]]
            city = parent[city]
        return city

    def join(self, a: i64, b: i64) -> None:
        """Join two cities."""
        self.parent[self.root(a)] = self.root(b)

    def joined(self, cities: list[int]) -> bool:
        """Whether all these cities are joined."""
        first: i64 = self.root(i64(cities[0]))
        for city in cities:
            if self.root(i64(city)) != first:
                return False
        return True

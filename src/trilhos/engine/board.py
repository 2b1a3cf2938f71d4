"""The board: immutable tables of cities, routes and tickets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RAIL: Final = 0
SHIP: Final = 1
NO_TWIN: Final = -1


class Route:
    """One printed track between two cities."""

    def __init__(self, id: int, a: int, b: int, length: int, colour: int) -> None:
        self.id = id
        self.a = a
        self.b = b
        self.length = length
        self.colour = colour  # index into the card table's colours, or ANY for gray
        self.kind = RAIL
        self.track = 0  # 1 for the second track of a double route
        self.twin = NO_TWIN  # the other track of a double route
        self.locos = 0  # ferry: so many locomotives at least
        self.tunnel = False
        self.hard = False  # each space takes two cards
        self.toll = 0
        self.marks: dict[str, int] = {}  # what else is printed on it, for chapters that know it by name

    def __repr__(self) -> str:
        return f"<Route {self.id}: city {self.a} to {self.b}, {self.length} spaces>"


class Ticket:
    """A destination ticket; a tour names more than two cities."""

    def __init__(self, id: int, cities: list[int], points: int) -> None:
        self.id = id
        self.cities = cities
        self.points = points
        self.points_any_order = points
        self.penalty = points
        self.long = False
        self.neutral: tuple[int, int] | None = None  # the pair of cities at its foot

    def __repr__(self) -> str:
        return f"<Ticket {self.id}: cities {self.cities}, {self.points} points>"


class Board:
    """Everything printed on one board and its tickets."""

    def __init__(
        self, name: str, cities: list[str], routes: list[Route], tickets: list[Ticket], route_points: list[int]
    ) -> None:
        self.name = name
        self.cities = cities
        self.routes = routes
        self.tickets = tickets
        self.route_points = route_points
        self.ports: list[int] = []
        self.waypoints: list[int] = []
        # The same facts as vecs, for hot loops.
        self.a = vec[i64]([i64(r.a) for r in routes])
        self.b = vec[i64]([i64(r.b) for r in routes])
        self.kind = vec[i64]([i64(r.kind) for r in routes])
        self.length = vec[i64]([i64(r.length) for r in routes])
        self.points = vec[i64]([i64(route_points[r.length]) for r in routes])
        self.twin = vec[i64]([i64(r.twin) for r in routes])

    def __repr__(self) -> str:
        return f"<Board {self.name}: {len(self.cities)} cities, {len(self.routes)} routes, {len(self.tickets)} tickets>"

    def at_city(self, city: int) -> list[int]:
        """The routes that touch a city."""
        return [r.id for r in self.routes if city in (r.a, r.b)]

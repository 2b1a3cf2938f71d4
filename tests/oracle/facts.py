"""The printed boards: cities, routes and tickets as the data files give them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .errors import OracleError, need

GRAY = "gray"


@dataclass(frozen=True, eq=False)
class Route:
    """One printed track."""

    index: int
    name: str
    a: str
    b: str
    kind: str
    colour: str
    track: int
    length: int
    tunnel: bool
    ferry: int
    hard: bool
    toll: int
    passes: int

    def touches(self, city: str) -> bool:
        return city in (self.a, self.b)

    def as_json(self) -> dict[str, Any]:
        return {"a": self.a, "b": self.b, "kind": self.kind, "color": self.colour, "track": self.track}


@dataclass(frozen=True, eq=False)
class Ticket:
    """One ticket; a tour names more than two cities (W5)."""

    index: int
    key: str
    cities: tuple[str, ...]
    points: int
    any_order: int
    penalty: int
    long: bool
    neutral: frozenset[str]

    @property
    def tour(self) -> bool:
        return len(self.cities) > 2

    def as_json(self) -> dict[str, Any]:
        return {"cities": list(self.cities), "points": self.points}


def _key(cities: Sequence[str]) -> str:
    return "/".join(cities)


def _ticket(index: int, raw: dict[str, Any]) -> Ticket:
    points = int(raw["points"])
    cities = tuple(raw["cities"])
    return Ticket(
        index,
        _key(cities),
        cities,
        points,
        int(raw.get("points_any_order", points)),
        int(raw.get("penalty", points)),
        bool(raw.get("long", False)),
        frozenset(raw.get("neutral", ())),
    )


def _route_name(raw: dict[str, Any], rails: set[tuple[str, str]]) -> str:
    """The route as docs/notation.md writes it."""
    name = f"{raw['a']}-{raw['b']}"
    if raw.get("kind") == "ship" and (raw["a"], raw["b"]) in rails:
        name += " ship"
    return name + (" #2" if raw.get("track") else "")


def _route(index: int, raw: dict[str, Any], rails: set[tuple[str, str]]) -> Route:
    return Route(
        index,
        _route_name(raw, rails),
        raw["a"],
        raw["b"],
        raw.get("kind", "rail"),
        raw["color"],
        int(raw.get("track", 0)),
        int(raw["length"]),
        bool(raw.get("tunnel", False)),
        int(raw.get("locomotives", 0)),
        bool(raw.get("hard", False)),
        int(raw.get("toll", 0)),
        int(raw.get("marks", {}).get("passes", 0)),
    )


class Board:
    """One edition's map and tickets."""

    def __init__(self, facts: dict[str, Any]) -> None:
        rails = {(r["a"], r["b"]) for r in facts["routes"] if r.get("kind", "rail") == "rail"}
        self.points: list[int] = facts["route_points"]
        # A waypoint is no city: no harbour, no ticket (W8, L6).
        self.cities = [c["name"] for c in facts["cities"] if not c.get("waypoint")]
        self.ports = [c["name"] for c in facts["cities"] if c.get("port") and not c.get("waypoint")]
        self.routes = [_route(i, raw, rails) for i, raw in enumerate(facts["routes"])]
        self.tickets = [_ticket(i, raw) for i, raw in enumerate(facts["tickets"])]
        self.named = {route.name: route for route in self.routes}
        self.ticket_by_key = {ticket.key: ticket for ticket in self.tickets}
        self._by_place = {(r.a, r.b, r.kind, r.track): r for r in self.routes}

    def twin(self, route: Route) -> Route | None:
        """The other track of a double route; a rail and a ship route are no double (S17)."""
        return self._by_place.get((route.a, route.b, route.kind, 1 - route.track))

    def between(self, cities: frozenset[str]) -> list[Route]:
        found = [r for r in self.routes if {r.a, r.b} == cities]
        return sorted(found, key=lambda route: route.track)

    def route(self, raw: Any) -> Route:
        """The route that an event names; every field has to agree with the board."""
        try:
            route = self._by_place[raw["a"], raw["b"], raw["kind"], raw["track"]]
        except (KeyError, TypeError):
            raise OracleError(f"audit: no such route on the board: {raw}") from None
        need(raw.get("color") == route.colour, "audit", f"route {route.name} is {route.colour}, not {raw.get('color')}")
        return route

    def ticket(self, raw: Any) -> Ticket:
        """The ticket that an event names."""
        ticket = self.ticket_by_key.get(_key(raw["cities"]))
        if ticket is None:
            raise OracleError(f"audit: no such ticket: {raw}")
        need(raw.get("points") == ticket.points, "audit", f"ticket {ticket.key} is worth {ticket.points}")
        return ticket

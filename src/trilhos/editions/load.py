"""Boards from their data files."""

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Any

from trilhos.engine.board import RAIL, SHIP, Board, Route, Ticket
from trilhos.engine.cards import ANY, CardTable

KINDS = {"rail": RAIL, "ship": SHIP}
ROUTE_FIELDS = frozenset({"a", "b", "colour", "length", "kind", "track", "ferry", "tunnel", "hard", "toll"})


def facts(name: str) -> dict[str, Any]:
    """The data file of a board, as it is written."""
    text = files("trilhos.editions").joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def fingerprint(name: str) -> str:
    """A hash of everything printed on a board: whoever has the same has the same board, to the letter."""
    plain = json.dumps(facts(name), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()


def load(name: str, cards: CardTable) -> Board:
    """The board of this name, its colours numbered as in the card table."""
    data = facts(name)
    cities = [city["name"] for city in data["cities"]]
    routes = [_route(i, entry, cities, cards) for i, entry in enumerate(data["routes"])]
    _find_twins(routes)
    tickets = [_ticket(i, entry, cities) for i, entry in enumerate(data["tickets"])]
    board = Board(data["board"], cities, routes, tickets, data["route_points"])
    board.ports = [i for i, city in enumerate(data["cities"]) if city.get("port")]
    board.waypoints = [i for i, city in enumerate(data["cities"]) if city.get("waypoint")]
    return board


def _route(id: int, entry: dict[str, Any], cities: list[str], cards: CardTable) -> Route:
    colour = ANY if entry["colour"] == "gray" else cards.colours.index(entry["colour"])
    route = Route(id, cities.index(entry["a"]), cities.index(entry["b"]), entry["length"], colour)
    route.kind = KINDS[entry.get("kind", "rail")]
    route.track = entry.get("track", 0)
    route.locos = entry.get("ferry", 0)
    route.tunnel = entry.get("tunnel", False)
    route.hard = entry.get("hard", False)
    route.toll = entry.get("toll", 0)
    route.marks = {name: number for name, number in entry.items() if name not in ROUTE_FIELDS}
    return route


def _find_twins(routes: list[Route]) -> None:
    """Two tracks of one kind between the same two cities are twins (U22; S17: a rail and a ship route are not)."""
    seen: dict[tuple[int, int, int], Route] = {}
    for route in routes:
        ends = min(route.a, route.b), max(route.a, route.b)
        other = seen.setdefault((*ends, route.kind), route)
        if other is not route:
            route.twin, other.twin = other.id, route.id


def _ticket(id: int, entry: dict[str, Any], cities: list[str]) -> Ticket:
    ticket = Ticket(id, [cities.index(city) for city in entry["cities"]], entry["points"])
    ticket.points_any_order = entry.get("any_order", ticket.points)
    ticket.penalty = entry.get("penalty", ticket.points)
    ticket.long = entry.get("long", False)
    if "neutral" in entry:
        a, b = (cities.index(city) for city in entry["neutral"])
        ticket.neutral = (a, b)
    return ticket

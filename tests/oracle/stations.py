"""Completed tickets, with the routes that stations borrow (E17, E18)."""

from itertools import product
from typing import Any

from . import trails
from .errors import need
from .facts import Route, Ticket
from .table import Table

Choice = dict[str, Route | None]


def completed(table: Table, seat: int, choice: Choice) -> list[Ticket]:
    """U27, E20, S23: the tickets whose cities the player's routes join, borrowed ones included."""
    player = table.players[seat]
    part = trails.parts([*player.routes, *(route for route in choice.values() if route)])
    return [ticket for ticket in player.tickets if trails.joins(part, ticket.cities)]


def lendable(table: Table, seat: int, city: str) -> list[Route]:
    """E17, E18: the routes of other players that leave the city."""
    others = [player.routes for place, player in enumerate(table.players) if place != seat]
    return [route for routes in others for route in routes if route.touches(city)]


def best_choice(table: Table, seat: int) -> Choice:
    """E17: over all stations together the best score, then the most completed tickets."""
    cities = table.players[seat].stations
    options = [[None, *lendable(table, seat, city)] for city in cities]
    choices = [dict(zip(cities, chosen, strict=True)) for chosen in product(*options)]
    own = trails.parts(table.players[seat].routes)
    return max(choices, key=lambda choice: _value(table, seat, own, choice))


def _value(table: Table, seat: int, own: dict[str, str], choice: Choice) -> tuple[int, int]:
    """Points and number of completed tickets; `own` are the parts of the player's own network."""
    part = _with_borrowed(own, choice)
    done = [t.points for t in table.players[seat].tickets if _joined(own, part, t)]
    return sum(done), len(done)


def _with_borrowed(own: dict[str, str], choice: Choice) -> dict[str, str]:
    """Which parts (or single cities) become one by the borrowed routes."""
    part: dict[str, str] = {}
    for route in choice.values():
        if route:
            old, new = (_find(part, own.get(city, city)) for city in (route.a, route.b))
            part.update({name: new for name, at in part.items() if at == old})
            part[old] = new
    return part


def _find(part: dict[str, str], name: str) -> str:
    return part.get(name, name)


def _joined(own: dict[str, str], part: dict[str, str], ticket: Ticket) -> bool:
    a, b = (_find(part, own.get(city, city)) for city in ticket.cities)
    return a == b


def check_borrowed(table: Table, seat: int, raw: Any) -> list[Ticket]:
    """Any choice with the best score is right; gives the tickets that this one completes (E17)."""
    cities = table.players[seat].stations
    need(set(raw) == set(cities), "E17", f"stations in {cities}")
    choice: Choice = {city: table.board.route(route) if route else None for city, route in raw.items()}
    for city, route in choice.items():
        need(route is None or route in lendable(table, seat, city), "E18", f"a route of another player from {city}")
    done = completed(table, seat, choice)
    best = completed(table, seat, best_choice(table, seat))
    reached, possible = ((sum(t.points for t in tickets), len(tickets)) for tickets in (done, best))
    need(reached == possible, "E17", f"the best choice completes {possible}, not {reached} (points, tickets)")
    return done

"""A board's file as the engine's tables: what is printed, and the cards."""

import hashlib
import json
from typing import Any, Final

import msgspec

from trilhos.boards.schema import BoardFile, CardsEntry, RouteEntry, TicketEntry
from trilhos.engine.board import RAIL, SHIP, Board, Route, Ticket
from trilhos.engine.cards import ANY, CardKind, CardTable

KINDS: Final = {"rail": RAIL, "ship": SHIP}
PLACES: Final = frozenset({"x", "y", "lat", "lon", "spaces", "wrap"})  # where things stand; games don't depend on it
# What data files called things before boards were files: fingerprints are made of these words, and were promised.
FIRST_WORDS: Final = {"color": "colour", "locomotives": "ferry", "points_any_order": "any_order"}


def plain(file: BoardFile) -> dict[str, Any]:
    """A board as JSON has it, for files that carry it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(file))
    return data


def written(file: BoardFile) -> bytes:
    """The whole file, always the same for the same board, as it is kept and sent."""
    return msgspec.json.encode(file)


def file_address(file: bytes) -> str:
    """A hash of a whole file, words and art included: what is kept under it never changes."""
    return hashlib.sha256(file).hexdigest()[:32]


def facts(file: BoardFile) -> dict[str, Any]:
    """All that is printed on a board and its tickets, but for where it stands, as fingerprints are made of it."""
    return {
        "board": file.id,
        "route_points": file.rules.route_points,
        "cities": _facts(file.cities),
        "routes": _facts(file.routes),
        "tickets": _facts(file.tickets),
    }


def _facts(entries: Any) -> list[dict[str, Any]]:
    plain = msgspec.to_builtins(entries)
    return [
        {FIRST_WORDS.get(name, name): value for name, value in entry.items() if name not in PLACES} for entry in plain
    ]


def printed(file: BoardFile) -> str:
    """A hash of what is printed: whoever has the same has the same board, to the letter.

    Deals and logs of our own boards promise it, so it stays as it is. What their rules are, the rules version says.
    """
    return _hash(facts(file))


def played(file: BoardFile) -> str:
    """A hash of what is printed and of the rules: all that a game depends on. Boards from outside go by it."""
    return _hash({**facts(file), "rules": msgspec.to_builtins(file.rules)})


def _hash(data: dict[str, Any]) -> str:
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()


def card_table(entry: CardsEntry) -> CardTable:
    """The cards of a board; a kind without a colour is the wild."""
    kinds = [
        CardKind(
            kind.name,
            ANY if kind.color is None else entry.colors.index(kind.color),
            entry.decks.index(kind.deck),
            kind.count,
            kind.value,
            kind.harbour,
        )
        for kind in entry.kinds
    ]
    return CardTable(list(entry.colors), entry.decks, kinds)


def board(file: BoardFile) -> Board:
    """What is printed, its colours numbered as in the card table."""
    cities = {city.name: id for id, city in enumerate(file.cities)}
    colours: list[str] = [*file.rules.cards.colors]
    routes = [_route(id, entry, cities, colours) for id, entry in enumerate(file.routes)]
    _find_twins(routes)
    tickets = [_ticket(id, entry, cities) for id, entry in enumerate(file.tickets)]
    made = Board(file.id, list(cities), routes, tickets, file.rules.route_points)
    made.ports = [id for id, city in enumerate(file.cities) if city.port]
    made.waypoints = [id for id, city in enumerate(file.cities) if city.waypoint]
    return made


def _route(id: int, entry: RouteEntry, cities: dict[str, int], colours: list[str]) -> Route:
    colour = ANY if entry.color == "gray" else colours.index(entry.color)
    route = Route(id, cities[entry.a], cities[entry.b], entry.length, colour)
    route.kind = KINDS[entry.kind]
    route.track = entry.track
    route.locos = entry.locomotives
    route.tunnel = entry.tunnel
    route.hard = entry.hard
    route.toll = entry.toll
    route.marks = entry.marks
    return route


def _find_twins(routes: list[Route]) -> None:
    """Two tracks of one kind between the same two cities are twins (U22; S17: a rail and a ship route are not)."""
    seen: dict[tuple[int, int, int], Route] = {}
    for route in routes:
        ends = min(route.a, route.b), max(route.a, route.b)
        other = seen.setdefault((*ends, route.kind), route)
        if other is not route:
            route.twin, other.twin = other.id, route.id


def _ticket(id: int, entry: TicketEntry, cities: dict[str, int]) -> Ticket:
    ticket = Ticket(id, [cities[city] for city in entry.cities], entry.points)
    ticket.points_any_order = entry.points if entry.points_any_order is None else entry.points_any_order
    ticket.penalty = entry.points if entry.penalty is None else entry.penalty
    ticket.long = entry.long
    if entry.neutral:
        a, b = (cities[city] for city in entry.neutral)
        ticket.neutral = (a, b)
    return ticket

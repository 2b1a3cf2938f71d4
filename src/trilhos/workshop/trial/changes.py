"""Small changes of a board that its figures suggest: points of a ticket, a length, a colour, one route more."""

from collections.abc import Iterator
from itertools import islice, zip_longest
from math import ceil, dist
from statistics import median
from typing import Final

import msgspec
from msgspec.structs import replace

from trilhos.boards import Edition
from trilhos.boards.drawn import size
from trilhos.boards.schema import BoardFile, RouteEntry
from trilhos.workshop.trial.advice import (
    FEW_OFFERS,
    LONG_DETOUR,
    OFF_PRICE,
    OFTEN_CUT,
    OVERUSED,
    UNDERUSED,
    WANTED,
    lines,
    points_a_space,
)
from trilhos.workshop.trial.figures import RouteFigures, TicketFigures, TrialReport
from trilhos.workshop.trial.marks import LIVE_LINE, LIVE_TICKET

MOST_TRIED: Final = 16
RAISE: Final = 1.25  # of a ticket's points
CLEARANCE: Final = 40.0  # board units between a new line and a city that it passes

Point = tuple[float, float]


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change: what kind, of which routes or ticket, and to what. `trial-change-KIND` says it with its values."""

    kind: str  # points, length, color, track or line
    values: dict[str, str | int]
    routes: list[int] = []
    ticket: int | None = None
    number: int = 0
    color: str = ""


def suggested(edition: Edition, report: TrialReport) -> list[Change]:
    """What may be worth a try, of every sort in turn."""
    sorts = (_ways(edition, report), _points(report), _lengths(report), _colours(edition, report))
    mixed = (change for row in zip_longest(*sorts) for change in row if change)
    return list(islice(mixed, MOST_TRIED))


def changed(file: BoardFile, change: Change) -> BoardFile:
    """The board with a change; whatever lay where a route was longer is laid anew between its cities."""
    routes, tickets = list(file.routes), list(file.tickets)
    if change.ticket is not None:
        tickets[change.ticket] = replace(tickets[change.ticket], points=change.number)
    elif change.kind == "line":
        a, b = str(change.values["a"]), str(change.values["b"])
        routes.append(RouteEntry(a=a, b=b, length=change.number, color="gray"))
    elif change.kind == "track":
        first = routes[change.routes[0]]
        routes[change.routes[0]] = replace(first, spaces=[])
        routes.append(replace(first, track=1, spaces=[], color=change.color))
    for id in change.routes:
        if change.kind == "length":
            routes[id] = replace(routes[id], length=change.number, spaces=[])
        if change.kind == "color":
            routes[id] = replace(routes[id], color=change.color)
    return replace(file, routes=routes, tickets=tickets)


# Points and lengths


def _points(report: TrialReport) -> Iterator[Change]:
    """Tickets far off the usual price get it; those that nobody completes, because nobody keeps them, a little more."""
    usual = points_a_space(report.tickets)
    for ticket in sorted(report.tickets, key=lambda ticket: ticket.kept * ticket.done):
        fair = max(1, round(usual * ticket.way))
        if not fair / OFF_PRICE <= ticket.points <= fair * OFF_PRICE:
            yield _priced(ticket, fair)
        elif ticket.offered >= FEW_OFFERS and ticket.kept * ticket.done < LIVE_TICKET:
            yield _priced(ticket, ceil(ticket.points * RAISE))


def _priced(ticket: TicketFigures, points: int) -> Change:
    values: dict[str, str | int] = {"ticket": "–".join(ticket.cities), "before": ticket.points, "after": points}
    return Change("points", values, ticket=ticket.id, number=points)


def _lengths(report: TrialReport) -> Iterator[Change]:
    """Lines that are hardly ever taken: one space less."""
    rare = [line for line in lines(report) if line[0].length > 1 and _taken(line) < LIVE_LINE]
    for tracks in sorted(rare, key=_taken):
        after = tracks[0].length - 1
        values = {**_ends(tracks[0]), "before": tracks[0].length, "after": after}
        yield Change("length", values, routes=[track.id for track in tracks], number=after)


def _taken(tracks: list[RouteFigures]) -> float:
    return sum(track.taken for track in tracks)


def _ends(route: RouteFigures) -> dict[str, str | int]:
    return {"a": route.cities[0], "b": route.cities[1]}


# Colours


def _colours(edition: Edition, report: TrialReport) -> Iterator[Change]:
    """Routes that are hardly taken may be gray; of gray ones and of what is too much, some go to what is too little."""
    colours = sorted((one for one in report.colors if one.color != "gray"), key=lambda one: one.beside)
    many = {"gray"} | {one.color for one in colours if one.beside > OVERUSED}
    spare = sorted((route for route in report.routes if route.color in many), key=lambda route: -route.taken)
    for colour in (one for one in colours if one.beside < UNDERUSED):
        if spare:
            yield _painted(spare.pop(0), colour.color)
    for route in sorted(report.routes, key=lambda route: route.taken):
        if route.taken < LIVE_LINE and route.color != "gray":
            yield _painted(route, "gray")


def _painted(route: RouteFigures, colour: str) -> Change:
    values = {**_ends(route), "color": colour, "from": route.color}
    return Change("color", values, routes=[route.id], color=colour)


# One route more


def _ways(edition: Edition, report: TrialReport) -> Iterator[Change]:
    """A second track where rivals are cut off or sent far round; a line more for a city at the end of a single one."""
    doubled = {track.id for line in lines(report) if len(line) > 1 for track in line}
    colours = sorted((one for one in report.colors if one.color != "gray"), key=lambda one: one.beside)
    narrow = [route for route in report.routes if route.id not in doubled and _is_narrow(route, report.games)]
    for route in sorted(narrow, key=lambda route: -route.taken * route.wanted):
        colour = "gray" if route.color == "gray" else next(one.color for one in colours if one.color != route.color)
        yield Change("track", {**_ends(route), "color": colour}, routes=[route.id], color=colour)
    for city in sorted(report.cities, key=lambda city: city.visited):
        if city.lines == 1 or 0 < city.visited < LIVE_LINE:
            yield from _line(edition.file, city.name)


def _is_narrow(route: RouteFigures, games: int) -> bool:
    often = route.taken * games >= FEW_OFFERS and route.wanted > WANTED
    return often and (route.cut > OFTEN_CUT or route.detour >= LONG_DETOUR)


def _line(file: BoardFile, city: str) -> Iterator[Change]:
    """To the nearest city that isn't joined yet, where the line crosses no other and passes no city closely."""
    width, height = size(file)
    at = {one.name: (one.x * width, one.y * height) for one in file.cities}
    joined = {frozenset((route.a, route.b)) for route in file.routes}
    segments = [(at[route.a], at[route.b]) for route in file.routes if not route.wrap]
    free = [name for name in at if name != city and frozenset((name, city)) not in joined]
    for name in sorted(free, key=lambda name: dist(at[city], at[name])):
        way = at[city], at[name]
        clear = all(_off(at[other], way) > CLEARANCE for other in at if other not in (city, name))
        if clear and not any(_cross(way, other) for other in segments):
            unit = median(route.length / max(1.0, dist(at[route.a], at[route.b])) for route in file.routes)
            length = min(max(1, round(dist(*way) * unit)), len(file.rules.route_points) - 1)
            yield Change("line", {"a": city, "b": name, "length": length}, number=length)
            return


def _off(point: Point, way: tuple[Point, Point]) -> float:
    """How far a point is from a segment."""
    (x, y), (to_x, to_y) = way
    across, down = to_x - x, to_y - y
    along = ((point[0] - x) * across + (point[1] - y) * down) / max(1e-9, across**2 + down**2)
    part = min(1.0, max(0.0, along))
    return dist(point, (x + part * across, y + part * down))


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two segments cross; those with a common end don't."""
    if {*one} & {*other}:
        return False
    return _sides(one, other) and _sides(other, one)


def _sides(line: tuple[Point, Point], ends: tuple[Point, Point]) -> bool:
    """Whether two points are on different sides of a line."""
    (x, y), (to_x, to_y) = line
    left, right = ((to_x - x) * (end[1] - y) - (to_y - y) * (end[0] - x) for end in ends)
    return left * right < 0

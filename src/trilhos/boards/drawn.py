"""A board as it is drawn: what its file doesn't say of places is made up, so that whoever draws it needs no rule."""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, Final

import msgspec

from trilhos.boards.schema import (
    ArtEntry,
    BoardFile,
    HillsEntry,
    LabelEntry,
    LayersEntry,
    RouteEntry,
    SeamEntry,
    SignEntry,
    SizesEntry,
)

SHORT_SIDE: Final = 1000.0  # board units
FROM_CITY: Final = 14.0  # units from the middle of a city to its first space
ASIDE: Final = 8.0  # of two tracks, from the line between their cities
FILLED: Final = 0.86  # of the way between two spaces
SHORTEST, LONGEST, SLIM = 12.0, 46.0, 0.34  # of spaces, and how wide one is for its length
CITY, LABEL = 9.0, 20.0
LETTER, LEADING = 0.56, 1.1  # width and height of a letter for its size, roughly
SHEETS: Final = {"labels": 1.0, "large_labels": 1.25, "largest_labels": 1.5}  # smaller screens have larger names
SIDES: Final = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1))  # right, left, above, below …
CELL: Final = 60.0  # things are looked up by squares of this size
CROWDED: Final = 30  # things in such a square: whoever puts more there has no room for names anyway

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def laid_routes(file: BoardFile) -> list[RouteEntry]:
    """Its routes, each with its spaces."""
    at, doubled = _cities(file), {_pair(route) for route in file.routes if route.track}
    return [_laid(route, at, _pair(route) in doubled, size(file)) for route in file.routes]


def art_of(file: BoardFile, sheets: Iterable[str] = SHEETS) -> ArtEntry:
    """Its art; what that doesn't have is made up: sizes that fit, names beside their cities on these sheets, signs."""
    art = file.art or _bare(file)
    missing = [sheet for sheet in sheets if not getattr(art, sheet)]
    tolls = not art.signs and any(route.toll for route in file.routes)
    wraps = not art.seams and any(route.wrap for route in file.routes)
    if not (missing or tolls or wraps):
        return art
    at, courses = _cities(file), _courses(file)
    things = [*at.values(), *(spot for course in courses for spot in course)]
    made: dict[str, Any] = {sheet: _labels(file, at, things, art, SHEETS[sheet]) for sheet in missing}
    made |= {"signs": [*_signs(file, courses)]} if tolls else {}
    made |= {"seams": [*_seams(file, at, courses, art.width)]} if wraps else {}
    return msgspec.structs.replace(art, **made)


def layers_of(file: BoardFile) -> LayersEntry:
    """What lies behind its routes; where nothing does, plain land, or open sea under ships."""
    if file.art and file.art.layers:
        return file.art.layers
    width, height = size(file)
    ships = any(route.kind == "ship" for route in file.routes)
    land = "" if ships else f"M0 0H{width}V{height}H0z"
    hills = HillsEntry(lines="", shades="")
    return LayersEntry(land=land, tints=[], borders="", states="", rivers="", graticule="", hills=hills)


def size(file: BoardFile) -> Point:
    """Its width and height in board units."""
    if file.art:
        return file.art.width, file.art.height
    scale = SHORT_SIDE / min(file.aspect)
    return round(file.aspect[0] * scale, 1), round(file.aspect[1] * scale, 1)


def _cities(file: BoardFile) -> dict[str, Point]:
    width, height = size(file)
    return {city.name: (city.x * width, city.y * height) for city in file.cities}


def _pair(route: RouteEntry) -> tuple[str, ...]:
    return (*sorted((route.a, route.b)), route.kind)


# Spaces


def _laid(route: RouteEntry, at: dict[str, Point], double: bool, board: Point) -> RouteEntry:
    """A route with its spaces; where it says nothing of them, evenly along the line between its cities."""
    if route.spaces:
        return route
    (x, y), (to_x, to_y) = sorted([at[route.a], at[route.b]])  # twins agree on the way they lie
    if route.wrap:
        x, y, to_x, to_y = to_x, to_y, x + board[0], y
    far = math.hypot(to_x - x, to_y - y) or 1.0
    across, down = (to_x - x) / far, (to_y - y) / far
    aside = (2 * route.track - 1) * ASIDE if double else 0.0
    end = min(FROM_CITY, far / 4)
    step = (far - 2 * end) / route.length
    spots = [end + step * (number + 0.5) for number in range(route.length)]
    if (at[route.a] > at[route.b]) != route.wrap:
        spots.reverse()  # from its first city to its second
    turn = round(math.degrees(math.atan2(down, across)), 1)
    spaces = [((x + across * s - down * aside) % board[0], y + down * s + across * aside) for s in spots]
    parts = [(round(left / board[0], 4), _part(top / board[1]), turn) for left, top in spaces]
    return msgspec.structs.replace(route, spaces=parts)


def _part(value: float) -> float:
    return round(min(1.0, max(0.0, value)), 4)


# What stands for art


def _courses(file: BoardFile) -> list[list[Point]]:
    """By route: where its spaces lie."""
    width, height = size(file)
    return [[(x * width, y * height) for x, y, _ in route.spaces] for route in laid_routes(file)]


def _bare(file: BoardFile) -> ArtEntry:
    """Nothing but sizes that fit."""
    width, height = size(file)
    courses = _courses(file)
    gaps = [math.dist(a, b) for course in courses for a, b in pairwise(course) if abs(a[0] - b[0]) < width / 2]
    long = min(LONGEST, max(SHORTEST, FILLED * min(gaps, default=LONGEST)))
    space = (round(long, 1), round(long * SLIM, 1))
    sizes = SizesEntry(rail=space, ship=space, city=CITY, label=LABEL)
    return ArtEntry(width=width, height=height, sizes=sizes)


Taken = dict[tuple[int, int], list[Point]]


def _labels(
    file: BoardFile, at: dict[str, Point], things: list[Point], art: ArtEntry, larger: float
) -> list[LabelEntry]:
    """Each name at the side of its city where it covers least of what is there already."""
    taken: Taken = {}
    _take(taken, things)
    found = []
    for city in file.cities:
        if city.waypoint:
            continue
        sides = [_label(city.name, at[city.name], art.sizes.label * larger, art.sizes.city, *side) for side in SIDES]
        best = min(sides, key=lambda label: _covered(label.box, taken, (art.width, art.height)))
        found.append(best)
        _take(taken, _corners(best.box))
    return found


def _take(taken: Taken, things: Iterable[Point]) -> None:
    for thing in things:
        cell = taken.setdefault(_cell(*thing), [])
        if len(cell) < CROWDED:
            cell.append(thing)


def _label(name: str, at: Point, letters: float, disc: float, right: int, below: int) -> LabelEntry:
    wide, high = len(name) * letters * LETTER, letters * LEADING
    off = disc + 3
    x = at[0] + right * (off if not below else off * 0.7)
    middle = at[1] + below * (off + high / 2 if not right else off * 0.7 + high / 2)
    west = x - wide / 2 if not right else min(x, x + right * wide)
    box = (west, middle - high / 2, west + wide, middle + high / 2)
    anchors: tuple[str, str, str] = ("middle", "start", "end")
    return LabelEntry(
        city=name,
        lines=[name],
        size=round(letters, 1),
        box=(round(box[0], 1), round(box[1], 1), round(box[2], 1), round(box[3], 1)),
        anchor=anchors[right],  # type: ignore[arg-type]
        x=round(x, 1),
        y=round(middle + letters * 0.33, 1),
    )


def _covered(box: Box, taken: Taken, board: Point) -> float:
    """What a name covers, and how far it is outside."""
    west, north, east, south = box
    outside = max(0.0, -west) + max(0.0, east - board[0]) + max(0.0, -north) + max(0.0, south - board[1])
    (left, top), (right, bottom) = _cell(west - CITY, north - CITY), _cell(east + CITY, south + CITY)
    cells = [(across, down) for across in range(left, right + 1) for down in range(top, bottom + 1)]
    near = [thing for cell in cells for thing in taken.get(cell, [])]
    hits = [1 for x, y in near if west - CITY < x < east + CITY and north - CITY < y < south + CITY]
    return len(hits) + outside


def _cell(x: float, y: float) -> tuple[int, int]:
    return int(x // CELL), int(y // CELL)


def _corners(box: Box) -> Iterator[Point]:
    """Some spots of a name, for others to keep off."""
    west, north, east, south = box
    return ((west + (east - west) * part, (north + south) / 2) for part in (0.0, 0.25, 0.5, 0.75, 1.0))


def _signs(file: BoardFile, courses: list[list[Point]]) -> Iterator[SignEntry]:
    """A toll stands once for both tracks, between them."""
    pairs: dict[tuple[str, ...], list[int]] = {}
    for id, route in enumerate(file.routes):
        if route.toll:
            pairs.setdefault(_pair(route), []).append(id)
    for ids in pairs.values():
        middles = [courses[id][len(courses[id]) // 2] for id in ids]
        x, y = (sum(values) / len(ids) for values in zip(*middles, strict=True))
        yield SignEntry(routes=ids, number=file.routes[ids[0]].toll, at=(round(x, 1), round(y, 1)))


def _seams(file: BoardFile, at: dict[str, Point], courses: list[list[Point]], width: float) -> Iterator[SeamEntry]:
    """Where routes leave the board at one edge and come back at the other: pairs of cities together."""
    found: dict[tuple[str, ...], list[tuple[int, Point, Point]]] = {}
    for id, (route, course) in enumerate(zip(file.routes, courses, strict=True)):
        spots = [at[route.a], *course, at[route.b]]
        leaps = [(min(a, b), max(a, b)) for a, b in pairwise(spots) if abs(a[0] - b[0]) > width / 2]
        if leaps and route.wrap:
            found.setdefault(_pair(route), []).append((id, *leaps[0]))
    for leaving in found.values():
        height = sum((west[1] + east[1]) / 2 for _, west, east in leaving) / len(leaving)
        ends = [tuple(round(value, 1) for value in (*west, *east)) for _, west, east in leaving]
        yield SeamEntry(routes=[id for id, *_ in leaving], y=round(height, 1), ends=ends)  # type: ignore[arg-type]

"""Where routes leave a board that wraps around: the same mark on both edges."""

from itertools import pairwise
from typing import Any

from shapely.geometry import Polygon, box
from tools.geography.recipe import Point, Sheet

WIDE, HIGH = 15.0, 17.0  # of a mark, at the frame


def seams(sheet: Sheet) -> list[dict[str, Any]]:
    """From north to south: the routes that leave together, where they do, and their last spots on either side."""
    found: dict[tuple[str, ...], list[tuple[int, Point, Point]]] = {}
    for id, route in enumerate(sheet.facts["routes"]):
        for west, east in _leaps(sheet, id):
            found.setdefault(tuple(sorted((route["a"], route["b"]))), []).append((id, west, east))
    marks = [_mark(sheet, leaps) for leaps in found.values()]
    return sorted(marks, key=lambda mark: float(mark["y"]))


def _leaps(sheet: Sheet, id: int) -> list[tuple[Point, Point]]:
    """The two spots between which a route goes round, the western edge's first."""
    route, city = sheet.facts["routes"][id], {city.name: city.at for city in sheet.cities}
    spots = [city[route["a"]], *(space.at for space in sheet.spaces if space.route == id), city[route["b"]]]
    return [(min(a, b), max(a, b)) for a, b in pairwise(spots) if abs(a[0] - b[0]) > sheet.width / 2]


def _mark(sheet: Sheet, leaps: list[tuple[int, Point, Point]]) -> dict[str, Any]:
    heights = [_crossing(west, (east[0] - sheet.width, east[1])) for _, west, east in leaps]
    ends = [[round(value, 1) for value in (*west, *east)] for _, west, east in leaps]
    return {"routes": [id for id, *_ in leaps], "y": round(sum(heights) / len(heights), 1), "ends": ends}


def _crossing(inside: Point, outside: Point) -> float:
    """How far down the straight line between two spots meets the edge."""
    part = inside[0] / (inside[0] - outside[0])
    return inside[1] + (outside[1] - inside[1]) * part


def mark_shapes(sheet: Sheet, margin: float) -> list[Polygon]:
    """The ground of the marks, that names keep off."""
    found = []
    for mark in seams(sheet):
        north, south = mark["y"] - HIGH / 2 - margin, mark["y"] + HIGH / 2 + margin
        found.append(box(0, north, WIDE + margin, south))
        found.append(box(sheet.width - WIDE - margin, north, sheet.width, south))
    return found

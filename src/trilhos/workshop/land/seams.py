"""Where routes leave a board that wraps around: the same mark on both edges."""

from itertools import pairwise
from typing import Any

from shapely.geometry import Polygon, box

from trilhos.workshop.land.canvas import Canvas, Point

WIDE, HIGH = 15.0, 17.0  # of a mark, at the frame


def seams(canvas: Canvas) -> list[dict[str, Any]]:
    """From north to south: the routes that leave together, where they do, and their last spots on either side."""
    found: dict[tuple[str, ...], list[tuple[int, Point, Point]]] = {}
    for id, route in enumerate(canvas.facts["routes"]):
        for west, east in _leaps(canvas, id):
            found.setdefault(tuple(sorted((route["a"], route["b"]))), []).append((id, west, east))
    marks = [_mark(canvas, leaps) for leaps in found.values()]
    return sorted(marks, key=lambda mark: float(mark["y"]))


def _leaps(canvas: Canvas, id: int) -> list[tuple[Point, Point]]:
    """The two spots between which a route goes round, the western edge's first."""
    route, city = canvas.facts["routes"][id], {city.name: city.at for city in canvas.cities}
    spots = [city[route["a"]], *(space.at for space in canvas.spaces if space.route == id), city[route["b"]]]
    return [(min(a, b), max(a, b)) for a, b in pairwise(spots) if abs(a[0] - b[0]) > canvas.width / 2]


def _mark(canvas: Canvas, leaps: list[tuple[int, Point, Point]]) -> dict[str, Any]:
    heights = [_crossing(west, (east[0] - canvas.width, east[1])) for _, west, east in leaps]
    ends = [[round(value, 1) for value in (*west, *east)] for _, west, east in leaps]
    return {"routes": [id for id, *_ in leaps], "y": round(sum(heights) / len(heights), 1), "ends": ends}


def _crossing(inside: Point, outside: Point) -> float:
    """How far down the straight line between two spots meets the edge."""
    part = inside[0] / (inside[0] - outside[0])
    return inside[1] + (outside[1] - inside[1]) * part


def mark_shapes(canvas: Canvas, margin: float) -> list[Polygon]:
    """The ground of the marks, that names keep off."""
    found = []
    for mark in seams(canvas):
        north, south = mark["y"] - HIGH / 2 - margin, mark["y"] + HIGH / 2 + margin
        found.append(box(0, north, WIDE + margin, south))
        found.append(box(canvas.width - WIDE - margin, north, canvas.width, south))
    return found

"""Small helpers on shapely geometries, and outlines brought onto the board."""

from collections.abc import Iterable, Iterator

import numpy as np
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union
from tools.geography.project import Points
from tools.geography.recipe import Sheet
from tools.geography.warp import Warp

OVERLAP = 26.0  # how far geography goes on beyond the frame, so that coastal lines don't end at it


def polygons(shape: BaseGeometry) -> Iterator[Polygon]:
    """The polygons in a geometry of any kind."""
    if isinstance(shape, Polygon):
        yield from [] if shape.is_empty else [shape]
    for part in getattr(shape, "geoms", []):
        yield from polygons(part)


def lines(shape: BaseGeometry) -> Iterator[LineString]:
    """The lines in a geometry of any kind."""
    if isinstance(shape, LineString):
        yield from [] if shape.is_empty else [LineString(shape.coords)]
    for part in getattr(shape, "geoms", []):
        yield from lines(part)


def merged(parts: Iterable[LineString]) -> list[LineString]:
    """Lines that meet end to end, as one each; the data draws many borders there and back again."""
    once = unary_union(list(parts))
    return [] if once.is_empty else list(lines(linemerge(list(lines(once)))))


def frame(sheet: Sheet) -> Polygon:
    """The board with its overlap."""
    return box(-OVERLAP, -OVERLAP, sheet.width + OVERLAP, sheet.height + OVERLAP)


def densified(points: Points, step: float) -> Points:
    """More points along the line, so that it bends with the warp."""
    gaps = np.abs(np.diff(points, axis=0)).max(1)
    counts = np.maximum(1, np.ceil(gaps / step).astype(int))
    parts = [a + (b - a) * np.arange(n)[:, None] / n for a, b, n in zip(points[:-1], points[1:], counts, strict=True)]
    return np.vstack([*parts, points[-1:]])


class Brought:
    """Outlines in degrees, cut to the recipe's window and warped onto the board."""

    def __init__(self, sheet: Sheet, warp: Warp) -> None:
        self.sheet, self.warp = sheet, warp
        self.window, self.frame = box(*sheet.recipe["window"]), frame(sheet)

    def points(self, degrees: Iterable[tuple[float, float]]) -> Points:
        """These degrees in board units, with points in between."""
        return self.warp(densified(np.array(list(degrees), float)[:, :2], self.sheet.recipe["step"]))

    def line(self, degrees: Points) -> list[LineString]:
        """What a line becomes on the board."""
        inside = lines(LineString(degrees).intersection(self.window))
        return [
            part for line in inside for part in lines(LineString(self.points(line.coords)).intersection(self.frame))
        ]

    def ring(self, degrees: Points) -> list[Polygon]:
        """What a ring becomes on the board."""
        found = []
        for polygon in polygons(_valid(Polygon(degrees)).intersection(self.window)):
            holes = [self.points(hole.coords) for hole in polygon.interiors if len(hole.coords) > 4]
            bent = _valid(Polygon(self.points(polygon.exterior.coords), holes))
            found += polygons(bent.intersection(self.frame))
        return found


def _valid(polygon: Polygon) -> BaseGeometry:
    return polygon if polygon.is_valid else polygon.buffer(0)

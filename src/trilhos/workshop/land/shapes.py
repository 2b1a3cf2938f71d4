"""Small helpers on shapely geometries, and outlines brought onto the board."""

from collections.abc import Iterable, Iterator

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import GeometryType, clip_by_rect, prepare
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.project import Points
from trilhos.workshop.land.warp import Warp

Lines = NDArray[np.object_]
Numbers = NDArray[np.int64]
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


def clipped(some: Lines, around: Polygon) -> Lines:
    """The parts of lines within a box."""
    west, south, east, north = around.bounds
    bounds = shapely.bounds(some)
    over = ~((bounds[:, :2] > [west, south]).all(1) & (bounds[:, 2:] < [east, north]).all(1))
    found = some.copy()
    found[over] = shapely.intersection(some[over], around)
    parts = shapely.get_parts(found)
    return np.asarray(parts[(shapely.get_type_id(parts) == GeometryType.LINESTRING) & ~shapely.is_empty(parts)])


def cut(some: Iterable[LineString], area: BaseGeometry) -> Iterator[LineString]:
    """The parts of lines within an area; most lie within it or outside, which is soon seen."""
    prepare(area)
    for line in some:
        if area.contains(line):
            yield line
        elif area.intersects(line):
            yield from lines(line.intersection(clip_by_rect(area, *line.buffer(1.0).bounds)))


def frame(canvas: Canvas) -> Polygon:
    """The board with its overlap."""
    return box(-OVERLAP, -OVERLAP, canvas.width + OVERLAP, canvas.height + OVERLAP)


def densified(points: Points, step: float) -> Points:
    """More points along the line, so that it bends with the warp."""
    return _densified(points, np.zeros(len(points), int), step)[0]


def _densified(points: Points, line: Numbers, step: float) -> tuple[Points, Numbers]:
    """The same for many lines one after another; `line` has the number of each point's."""
    gaps = np.where(np.diff(line) == 0, np.abs(np.diff(points, axis=0)).max(1), 0.0)
    counts = np.maximum(1, np.ceil(gaps / step).astype(int))
    number = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)  # of a point on its stretch
    along = np.repeat(np.diff(points, axis=0), counts, axis=0) * number[:, None] / np.repeat(counts, counts)[:, None]
    more = np.vstack([np.repeat(points[:-1], counts, axis=0) + along, points[-1:]])
    return more, np.append(np.repeat(line[:-1], counts), line[-1])


class Brought:
    """Outlines in degrees, cut to the recipe's window and warped onto the board."""

    def __init__(self, canvas: Canvas, warp: Warp) -> None:
        self.canvas, self.warp = canvas, warp
        self.window, self.frame = box(*canvas.recipe["window"]), frame(canvas)

    def points(self, degrees: Iterable[tuple[float, float]]) -> Points:
        """These degrees in board units, with points in between."""
        return self.warp(densified(np.array(list(degrees), float)[:, :2], self.canvas.recipe["step"]))

    def lines(self, some: Iterable[Points]) -> list[LineString]:
        """What lines become on the board; all are bent at once, as each call of the spline takes its time."""
        given = list(some)
        if not given:
            return []
        number = np.repeat(np.arange(len(given)), [len(line) for line in given])
        inside = clipped(self._coarser(shapely.linestrings(np.vstack(given), indices=number)), self.window)
        if not len(inside):
            return []
        points, number = self._bent(*shapely.get_coordinates(inside, return_index=True))
        return list(clipped(shapely.linestrings(points, indices=number), self.frame))

    def rings(self, some: Iterable[Points]) -> list[list[Polygon]]:
        """What each ring becomes on the board; all are bent at once."""
        given = self._coarser(np.array([Polygon(ring) for ring in some], object))
        inside = [list(polygons(_valid(shape).intersection(self.window))) for shape in given]
        whole = np.array([part for parts in inside for part in parts], object)
        if not len(whole):
            return [[] for _ in inside]
        rings, owner = shapely.get_rings(whole, return_index=True)
        points, number = self._bent(*shapely.get_coordinates(rings, return_index=True))
        bent = iter(shapely.polygons(shapely.linearrings(points, indices=number), indices=owner))
        return [
            [seen for _ in parts for seen in polygons(_valid(next(bent)).intersection(self.frame))] for parts in inside
        ]

    def _coarser(self, shapes: Lines) -> Lines:
        """Without points that nobody would miss, where the recipe says so: fewer are bent then."""
        off = self.canvas.recipe.get("before_bending", {}).get("simplify", 0.0)
        return np.asarray(shapely.simplify(shapes, off)) if off else shapes

    def _bent(self, points: Points, line: Numbers) -> tuple[Points, Numbers]:
        """Lines one after another on the board, with points in between; `line` has the number of each point's."""
        fine, number = _densified(points, line, self.canvas.recipe["step"])
        return self.warp(fine), number


def _valid(polygon: Polygon) -> BaseGeometry:
    return polygon if polygon.is_valid else polygon.buffer(0)

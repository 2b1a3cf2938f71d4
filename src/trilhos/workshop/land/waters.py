"""Rivers and brooks, and the lines of longitude and latitude."""

import math

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon

from trilhos.workshop.land import paths
from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.project import Points
from trilhos.workshop.land.shapes import Brought, cut, frame, lines, merged
from trilhos.workshop.land.source import read
from trilhos.workshop.land.warp import Warp

SHORTEST = 14.0


def waters(canvas: Canvas, brought: Brought) -> list[LineString]:
    """All that flows, each from its source to its mouth."""
    outlines = [outline.points for outline in read("rivers", canvas.recipe["rivers"], canvas.recipe["window"])]
    least = canvas.recipe.get("before_bending", {}).get("river", 0.0)
    return merged(brought.lines(long_ones(outlines, least) if least else outlines))


def long_ones(outlines: list[Points], least: float) -> list[Points]:
    """Pieces that meet end to end as one each, in degrees, without those that are too short to be drawn later."""
    if not outlines:
        return []
    number = np.repeat(np.arange(len(outlines)), [len(line) for line in outlines])
    pieces = shapely.multilinestrings(shapely.linestrings(np.vstack(outlines), indices=number))
    whole = shapely.get_parts(shapely.line_merge(pieces))
    return [shapely.get_coordinates(line) for line in whole[shapely.length(whole) >= least]]


def rivers(canvas: Canvas, whole: list[LineString], dry: MultiPolygon) -> str:
    """The path of all rivers that are long enough, on land."""
    least = canvas.recipe["smallest"]["river"]
    return _on_land(canvas, dry, [line for line in whole if line.length > least], SHORTEST)


def brooks(canvas: Canvas, whole: list[LineString], dry: MultiPolygon) -> str:
    """The path of all others that can be seen by those who look closely."""
    smallest = canvas.recipe["smallest"]
    small = [line for line in whole if smallest["brook"] < line.length <= smallest["river"]]
    return _on_land(canvas, dry, small, smallest["brook"])


def _on_land(canvas: Canvas, dry: MultiPolygon, whole: list[LineString], shortest: float) -> str:
    calm = [line.simplify(canvas.recipe["simplify"] * 1.2) for line in whole]
    return paths.of_lines(part for part in cut(calm, dry.buffer(-0.2)) if part.length > shortest)


def graticule(canvas: Canvas, warp: Warp) -> str:
    """The path of the meridians and parallels."""
    west, south, east, north = canvas.recipe["window"]
    step = canvas.recipe["graticule"]
    upright, level = np.linspace(south, north, 60), np.linspace(west, east, 120)
    grid = [np.column_stack([np.full(60, x), upright]) for x in _marks(west, east, step)]
    grid += [np.column_stack([level, np.full(120, y)]) for y in _marks(south, north, step)]
    whole = frame(canvas)
    seen = [part for degrees in grid for part in lines(LineString(warp(degrees)).intersection(whole))]
    return paths.of_lines(line.simplify(0.5) for line in seen)


def _marks(low: float, high: float, step: float) -> list[float]:
    return [float(mark) for mark in np.arange(math.ceil(low / step) * step, high, step)]

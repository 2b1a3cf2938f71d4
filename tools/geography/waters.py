"""Rivers, and the lines of longitude and latitude."""

import math

import numpy as np
from shapely.geometry import LineString, MultiPolygon
from tools.geography import paths
from tools.geography.recipe import Sheet
from tools.geography.shapes import Brought, frame, lines, merged
from tools.geography.source import read
from tools.geography.warp import Warp

SHORTEST = 14.0


def rivers(sheet: Sheet, brought: Brought, dry: MultiPolygon) -> str:
    """The path of all rivers that are long enough, on land."""
    recipe = sheet.recipe
    outlines = read("rivers", recipe["rivers"], recipe["window"])
    whole = merged(part for outline in outlines for part in brought.line(outline.points))
    long = [line.simplify(recipe["simplify"] * 1.2) for line in whole if line.length > recipe["smallest"]["river"]]
    inland = dry.buffer(-0.2)
    cut = [part for line in long for part in lines(line.intersection(inland)) if part.length > SHORTEST]
    return paths.of_lines(cut)


def graticule(sheet: Sheet, warp: Warp) -> str:
    """The path of the meridians and parallels."""
    west, south, east, north = sheet.recipe["window"]
    step = sheet.recipe["graticule"]
    upright, level = np.linspace(south, north, 60), np.linspace(west, east, 120)
    grid = [np.column_stack([np.full(60, x), upright]) for x in _marks(west, east, step)]
    grid += [np.column_stack([level, np.full(120, y)]) for y in _marks(south, north, step)]
    whole = frame(sheet)
    cut = [part for degrees in grid for part in lines(LineString(warp(degrees)).intersection(whole))]
    return paths.of_lines(line.simplify(0.5) for line in cut)


def _marks(low: float, high: float, step: float) -> list[float]:
    return [float(mark) for mark in np.arange(math.ceil(low / step) * step, high, step)]

"""Rivers and brooks, and the lines of longitude and latitude."""

import math

import numpy as np
from shapely import prepare
from shapely.geometry import LineString, MultiPolygon
from tools.geography import paths
from tools.geography.recipe import Sheet
from tools.geography.shapes import Brought, frame, lines, merged
from tools.geography.source import read
from tools.geography.warp import Warp

SHORTEST = 14.0


def waters(sheet: Sheet, brought: Brought) -> list[LineString]:
    """All that flows, each from its source to its mouth."""
    outlines = read("rivers", sheet.recipe["rivers"], sheet.recipe["window"])
    return merged(part for outline in outlines for part in brought.line(outline.points))


def rivers(sheet: Sheet, whole: list[LineString], dry: MultiPolygon) -> str:
    """The path of all rivers that are long enough, on land."""
    least = sheet.recipe["smallest"]["river"]
    return _on_land(sheet, dry, [line for line in whole if line.length > least], SHORTEST)


def brooks(sheet: Sheet, whole: list[LineString], dry: MultiPolygon) -> str:
    """The path of all others that can be seen by those who look closely."""
    smallest = sheet.recipe["smallest"]
    small = [line for line in whole if smallest["brook"] < line.length <= smallest["river"]]
    return _on_land(sheet, dry, small, smallest["brook"])


def _on_land(sheet: Sheet, dry: MultiPolygon, whole: list[LineString], shortest: float) -> str:
    calm = [line.simplify(sheet.recipe["simplify"] * 1.2) for line in whole]
    inland = dry.buffer(-0.2)
    prepare(inland)
    parts = [line if inland.contains(line) else line.intersection(inland) for line in calm]
    return paths.of_lines(part for some in parts for part in lines(some) if part.length > shortest)


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

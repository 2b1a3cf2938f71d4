"""Little peaks, scattered along the ranges that a recipe lists, wherever the board is empty."""

import math
from dataclasses import dataclass
from random import Random

import numpy as np
from shapely import STRtree, prepare
from shapely.geometry import MultiPolygon, Polygon, box

from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.paths import number
from trilhos.workshop.land.project import Points
from trilhos.workshop.land.shapes import densified
from trilhos.workshop.land.warp import Warp

SEED = 4
SPACING = 9.5
EDGE = 4.0


@dataclass(frozen=True)
class Peak:
    """One peak: where, and how large."""

    x: float
    y: float
    size: float

    def outline(self) -> Polygon:
        """The ground it covers."""
        reach = 8 * self.size
        return box(self.x - reach, self.y - reach, self.x + reach, self.y + 5 * self.size)


class Ground:
    """Where peaks may stand, and those that do."""

    def __init__(self, canvas: Canvas, dry: MultiPolygon, taken: list[Polygon]) -> None:
        self.canvas, self.dry, self.tree = canvas, dry, STRtree(taken)
        prepare(dry)
        self.peaks: list[Peak] = []

    def offer(self, peak: Peak) -> None:
        """Take a peak if there is room."""
        if self._on_board(peak) and not self._crowded(peak) and self._free(peak):
            self.peaks.append(peak)

    def _on_board(self, peak: Peak) -> bool:
        return bool(EDGE < peak.x < self.canvas.width - EDGE and EDGE < peak.y < self.canvas.height - EDGE)

    def _crowded(self, peak: Peak) -> bool:
        return any(math.hypot((peak.x - p.x) / 1.25, (peak.y - p.y) * 1.15) < SPACING for p in self.peaks)

    def _free(self, peak: Peak) -> bool:
        ground = peak.outline()
        return len(self.tree.query(ground, predicate="intersects")) == 0 and bool(self.dry.contains(ground))


def hills(canvas: Canvas, warp: Warp, dry: MultiPolygon, taken: list[Polygon]) -> dict[str, str]:
    """The paths of all peaks: their lines and their shaded sides."""
    ground, random = Ground(canvas, dry, taken), Random(SEED)  # noqa: S311 - ornament, not secrets
    for mountains in canvas.recipe["ranges"]:
        _scatter(ground, random, warp, mountains["width"], np.array(mountains["line"], float))
    peaks = sorted(ground.peaks, key=lambda peak: peak.y)
    slants = [random.uniform(-0.8, 0.8) for _ in peaks]
    pairs = list(zip(peaks, slants, strict=True))
    return {"lines": "".join(_line(*pair) for pair in pairs), "shades": "".join(_shade(*pair) for pair in pairs)}


def _scatter(ground: Ground, random: Random, warp: Warp, width: float, degrees: Points) -> None:
    fine = densified(degrees, np.abs(np.diff(degrees, axis=0)).max() / 60)
    ridge, aside = warp(fine), warp(fine + np.array([width, 0]))
    breadth = np.hypot(*(aside - ridge).T)
    length = np.hypot(*np.diff(ridge, axis=0).T).sum()
    tries = int(int(length / 8) * max(1, round(breadth.mean() / 11)) * ground.canvas.recipe["hill_density"])
    for _ in range(tries):
        i = random.randrange(len(ridge))
        ground.offer(_peak(random, ridge[i], max(float(breadth[i]), 1.0)))


def _peak(random: Random, ridge: Points, breadth: float) -> Peak:
    off, angle = random.gauss(0, 0.5) * breadth, random.uniform(0, math.tau)
    size = random.uniform(0.75, 1.25) * (1.15 - 0.35 * min(1, abs(off) / breadth))
    return Peak(ridge[0] + off * math.cos(angle) * 1.2, ridge[1] + off * math.sin(angle) * 0.9, size)


def _line(peak: Peak, slant: float) -> str:
    half, high = 6.8 * peak.size, 8.5 * peak.size
    start = f"M{number(peak.x - half)} {number(peak.y + 3 * peak.size)}"
    return f"{start}l{number(half + slant)} {number(-high)} {number(half - slant)} {number(high)}"


def _shade(peak: Peak, slant: float) -> str:
    half, high = 6.8 * peak.size, 8.5 * peak.size
    start = f"M{number(peak.x + slant)} {number(peak.y + 3 * peak.size - high)}"
    foot = f"h{number(-half * 0.75)}l{number(-half * 0.1 - slant * 0.4)} {number(-high * 0.5)}z"
    return f"{start}l{number(half - slant)} {number(high)}{foot}"

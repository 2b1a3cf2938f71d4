"""The site of a board: which part of the Earth it shows, its sides, and where every place lies on it at first."""

import math
from typing import Any, Final

import numpy as np

from trilhos.workshop.draft import Window
from trilhos.workshop.draft.atlas import unrolled
from trilhos.workshop.draft.places import Place, degrees
from trilhos.workshop.land.canvas import SHORT_SIDE
from trilhos.workshop.land.project import Points, projection

SLIMMEST, BROADEST = 0.62, 1.7  # width by height
STRETCHED: Final = 2.1  # what thin lands are stretched across at most; after that, more of their surroundings is shown
MARGIN: Final = 0.06  # of each side, free of cities at first
TURNS: Final = range(-42, 43, 3)  # degrees
TURNED: Final = 0.66  # of the sheet that is needed: only who saves that much is turned
BEFORE: Final = 20.0  # degrees that may be seen west of the westernmost city
ROUND: Final = 150.0  # degrees of longitude from which on the Earth is unrolled from a cylinder


class Site:
    """A rectangle of the Earth and the board over it. Its units are a board's: the short side has 1,000."""

    def __init__(self, home: list[Place]) -> None:
        at = unrolled(degrees(home))
        self.west = float(at[:, 0].min())
        centre = (at.min(0) + at.max(0)) / 2
        kind = "cylindrical" if np.ptp(at[:, 0]) > ROUND else "azimuthal"
        level = {"kind": kind, "centre": [float(centre[0]), 38.0 if kind == "cylindrical" else float(centre[1])]}
        self.projection = {**level, "turn": _turn(level, at)} if kind == "azimuthal" else level
        self.flat = projection(self.projection)
        plane = self.flat(at)
        self.middle, around = (plane.min(0) + plane.max(0)) / 2, np.maximum(np.ptp(plane, axis=0), 1e-6)
        self.stretch, aspect = _stretched(float(around[0] / around[1]))
        self.width, self.height = SHORT_SIDE * max(1.0, aspect), SHORT_SIDE * max(1.0, 1 / aspect)
        inside = np.array([self.width, self.height]) * (1 - 2 * MARGIN)
        self.scale = float((inside / (around * self.stretch)).min())

    @property
    def unit(self) -> float:
        """The units of this board that a unit of a board of 1,000 by 1,000 has."""
        return math.sqrt(self.width * self.height) / 1000

    @property
    def km(self) -> float:
        """How many kilometres a unit has, about."""
        return 6371 / self.scale

    def at(self, where: Points) -> Points:
        """Degrees as places on the board, before anything is bent."""
        flat: Points = (self.flat(self.rolled(where)) - self.middle) * self.stretch * self.scale
        return flat + np.array([self.width, self.height]) / 2

    def rolled(self, where: Points) -> Points:
        """Longitudes that count on over the date line where the site does."""
        first = self.west - BEFORE
        return np.column_stack([first + (where[:, 0] - first) % 360, where[:, 1]])

    def window(self) -> Window:
        """All that can be seen of the Earth, and some more."""
        east, north = np.meshgrid(np.arange(self.west - BEFORE, self.west - BEFORE + 360, 1.0), np.arange(-84, 84, 1.0))
        grid = np.column_stack([east.ravel(), north.ravel()])
        near = np.linalg.norm(self.flat(grid), axis=1) < 1.7 if "turn" in self.projection else np.full(len(grid), True)
        at, slack = self.at(grid), 0.15 * np.array([self.width, self.height])
        seen = grid[near & (at > -slack).all(1) & (at < np.array([self.width, self.height]) + slack).all(1)]
        (west, south), (right, top) = seen.min(0) - 1, seen.max(0) + 1
        return float(west), float(south), float(right), float(top)


def _sides(level: dict[str, Any], at: Points, turn: float) -> tuple[float, float]:
    across, down = np.ptp(projection({**level, "turn": turn})(at), axis=0)
    return float(across), float(down)


def _turn(level: dict[str, Any], at: Points) -> float:
    """North is up, but for lands that lie aslant: turned, they need a much smaller sheet."""

    def sheet(turn: float) -> float:
        across, down = _sides(level, at, turn)
        return max(across, down * SLIMMEST) * max(down, across / BROADEST)

    best = min(TURNS, key=lambda turn: (sheet(turn), abs(turn)))
    return float(best) if sheet(best) < TURNED * sheet(0.0) else 0.0


def _stretched(aspect: float) -> tuple[Points, float]:
    """How much each side is stretched, and the aspect of the board."""
    wide = min(STRETCHED, max(1.0, SLIMMEST / aspect))
    high = min(STRETCHED, max(1.0, aspect / BROADEST))
    return np.array([wide, high]), min(BROADEST, max(SLIMMEST, aspect * wide / high))

"""Cities moved apart until there is room for spaces between them, as far as the land can be bent along."""

import math
from typing import Any, Final

import numpy as np

from trilhos.workshop.draft import Window
from trilhos.workshop.draft.choose import ChosenCities
from trilhos.workshop.draft.places import degrees
from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.project import Points
from trilhos.workshop.land.warp import Warp

STEPS, PUSH, PULL = 260, 0.25, 0.006
NEAREST, EVEN = 84.0, 0.66  # units that cities are apart at least, and the part of even spacing
CROWDED: Final = 58.0  # units
EDGE: Final = 52.0  # units from a city to the frame
UNSEEN, SHORT = 0.25, 30.0  # units: points that can be spared, and rivers that are too short for their bends to help
KM: Final = 111.2  # of a degree
PARTS: Final = (1.0, 0.8, 0.6, 0.4, 0.2)  # of the way, where all of it would fold the land
LEAST_JACOBIAN: Final = 0.46  # a little above the gate


class Terrain:
    """Where the cities stand at last, and how the Earth is bent for it."""

    def __init__(self, chosen: ChosenCities, window: Window) -> None:
        self.chosen, self.site = chosen, chosen.site
        goal = self._fitted(self._relaxed(chosen.at))
        start = self._fitted(chosen.at)
        for part in PARTS:
            self.at = start + (goal - start) * part
            self.canvas = Canvas({**self.facts(), "routes": []}, self._recipe(window))
            self.warp = Warp(self.canvas)
            self.jacobian = self.warp.least_jacobian()
            if self.jacobian > LEAST_JACOBIAN:
                break

    def crowded(self) -> set[int]:
        """Cities that are still too near to a larger one for even one space in between."""
        far = np.sqrt(((self.at[:, None] - self.at[None]) ** 2).sum(2)) + np.eye(len(self.at)) * 1e9
        pairs = [pair for pair in np.argwhere(far < CROWDED * self.site.unit) if pair[0] < pair[1]]
        return {int(min(pair, key=lambda i: self.chosen.cities[i].population)) for pair in pairs}

    def _relaxed(self, start: Points) -> Points:
        count, unit = len(start), self.site.unit
        even = math.sqrt(2 * self.site.width * self.site.height / (math.sqrt(3) * count))
        want = max(NEAREST * unit, EVEN * even)
        at, sides = start.copy(), np.array([self.site.width, self.site.height])
        for _ in range(STEPS):
            off = at[:, None] - at[None]
            far = np.sqrt((off**2).sum(2)) + np.eye(count) * 1e9
            push = np.clip(want - far, 0, None)[:, :, None] * off / far[:, :, None] * PUSH
            at = np.clip(at + push.sum(1) + (start - at) * PULL, EDGE * unit, sides - EDGE * unit)
        return at

    def _fitted(self, at: Points) -> Points:
        """All of the board is used: stretching alone bends nothing."""
        edge = EDGE * self.site.unit
        sides = np.array([self.site.width, self.site.height]) - 2 * edge
        fitted: Points = (at - at.min(0)) / np.maximum(np.ptp(at, axis=0), 1.0) * sides + edge
        return fitted

    def facts(self) -> dict[str, Any]:
        """The cities as a board's file has them, but that longitudes count on over the date line."""
        sides = np.array([self.site.width, self.site.height])
        parts = np.round(self.at / sides, 4)
        where = self.site.rolled(degrees(self.chosen.cities))
        cities = [
            {"name": place.name, "x": float(x), "y": float(y), "lat": float(north), "lon": float(east)}
            for place, (x, y), (east, north) in zip(self.chosen.cities, parts, where, strict=True)
        ]
        return {"aspect": [round(self.site.width, 1), round(self.site.height, 1)], "cities": cities}

    def _recipe(self, window: Window) -> dict[str, Any]:
        """How the land is drawn: as finely as the scale asks for."""
        km = self.site.km
        detail = "l" if km > 3.2 else "i" if km > 0.6 else "h" if km > 0.12 else "f"
        return {
            "projection": self.site.projection,
            "window": window,
            "coasts": detail,
            "rivers": "l" if km > 2 else "i",
            "borders": "l" if km > 3 else "i",
            "border_kinds": ["countries", "states"] if km < 5 else ["countries"],
            "step": max(0.02, 0.12 * km),
            "before_bending": {"simplify": UNSEEN * km / KM, "river": SHORT * km / KM},
            "simplify": 0.8,
            "closing": 0.8,
            "before_closing": 2 * UNSEEN,
            "smallest": {"square_km": (4 * km) ** 2, "island": 30, "lake": 60, "river": 110},
            "graticule": next(step for step in (0.25, 0.5, 1, 2, 5, 10, 15) if step * 111 / km > 110 or step == 15),
            "sizes": {"rail": [40.0, 13.5], "ship": [40.0, 13.5], "city": 8.5, "label": 19.0},
            "hill_density": 1.0,
            "ranges": [],
        }

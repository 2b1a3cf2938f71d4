"""From degrees to board units: a projection, the best affine fit to the cities, then a thin-plate spline."""

import numpy as np
from scipy.interpolate import RBFInterpolator

from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.project import Points, projection

MARGIN = 0.12  # of the board, where the anchors outside the edges stand
REACH = 0.28  # of the long side: how far a city's error moves an anchor
CITY_SMOOTHING, ANCHOR_SMOOTHING = 1e-5, 2e-3
OUTER = 0.25  # of the width: cities that are repeated beyond the seam


class Warp:
    """The bend that puts every city of a canvas on its place."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.long_side = max(canvas.width, canvas.height)
        self.flat = projection(canvas.recipe["projection"])
        degrees, target = _controls(canvas)
        plane = self.flat(degrees)
        self.affine = np.linalg.lstsq(_with_ones(plane), target, rcond=None)[0]
        self.bend = self._spline(self.straight(degrees), target)

    def __call__(self, degrees: Points) -> Points:
        """These degrees in board units."""
        bent: Points = self.bend(self.straight(degrees) / self.long_side) * self.long_side
        return bent

    def straight(self, degrees: Points) -> Points:
        """The same without the spline."""
        straight: Points = _with_ones(self.flat(np.asarray(degrees, float))) @ self.affine
        return straight

    def _spline(self, origin: Points, target: Points) -> RBFInterpolator:
        edge = _edges(self.canvas)
        pulled = np.array([self._pulled(point, origin, target) for point in edge])
        smoothing = np.repeat([CITY_SMOOTHING, ANCHOR_SMOOTHING], [len(origin), len(edge)])
        here, there = np.vstack([origin, pulled]), np.vstack([target, edge])
        return RBFInterpolator(
            here / self.long_side, there / self.long_side, kernel="thin_plate_spline", smoothing=smoothing, degree=1
        )

    def _pulled(self, point: Points, origin: Points, target: Points) -> Points:
        """Where an anchor would have come from, had it the same error as the cities near it."""
        far = ((target - point) ** 2).sum(1) / (2 * (REACH * self.long_side) ** 2)
        weight = np.exp(-far) + 1e-4
        pulled: Points = point - (weight[:, None] * (target - origin)).sum(0) / weight.sum()
        return pulled

    def least_jacobian(self) -> float:
        """The smallest growth of area on the board: at or below zero the map would fold."""
        grid = np.stack(np.meshgrid(np.linspace(-0.1, 1.1, 120), np.linspace(-0.1, 1.1, 90)), -1).reshape(-1, 2)
        points = grid * [self.canvas.width, self.canvas.height] / self.long_side
        step = 5e-4
        here = self.bend(points)
        across, down = ((self.bend(points + move) - here) / step for move in ([step, 0], [0, step]))
        growth = across[:, 0] * down[:, 1] - across[:, 1] * down[:, 0]
        place = here * self.long_side
        inside = (place >= 0).all(1) & (place <= [self.canvas.width, self.canvas.height]).all(1)
        return float(growth[inside].min())


def _with_ones(points: Points) -> Points:
    return np.column_stack([points, np.ones(len(points))])


def _controls(canvas: Canvas) -> tuple[Points, Points]:
    """Degrees and board units of every city, of the recipe's own pins, and of repeats beyond the seam."""
    cities = [city for city in canvas.cities if not city.waypoint]
    degrees = np.array([city.degrees for city in cities] + [pin["degrees"] for pin in canvas.recipe.get("pins", [])])
    target = np.array([city.at for city in cities] + [pin["at"] for pin in canvas.recipe.get("pins", [])])
    if not canvas.wraps:
        return degrees, target
    left, right = target[:, 0] < OUTER * canvas.width, target[:, 0] > (1 - OUTER) * canvas.width
    round_trip, across = np.array([360.0, 0.0]), np.array([canvas.width, 0.0])
    return (
        np.vstack([degrees, degrees[left] + round_trip, degrees[right] - round_trip]),
        np.vstack([target, target[left] + across, target[right] - across]),
    )


def _edges(canvas: Canvas) -> Points:
    """Anchors around the board; none at the sides of a board that wraps, where the repeats hold the seam."""
    across, down = np.linspace(-MARGIN, 1 + MARGIN, 9), np.linspace(-MARGIN, 1 + MARGIN, 7)
    edge = [(x, y) for x in across for y in (down[0], down[-1])]
    if not canvas.wraps:
        edge += [(x, y) for y in down[1:-1] for x in (across[0], across[-1])]
    edges: Points = np.array(edge, float) * np.array([canvas.width, canvas.height])
    return edges

"""Where the cities' names go: many places tried for each, then annealed until none covers anything."""

import math
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry import box

from trilhos.workshop.land.candidates import THOROUGH, Effort, Lettering, candidates
from trilhos.workshop.land.canvas import Canvas, City
from trilhos.workshop.land.project import Points
from trilhos.workshop.land.things import obstacles

MARGIN = 0.6  # kept between names and everything else
NEAR_ANOTHER = 36.0  # the price of standing as near to another city as to one's own
TOUCH, COVER = 150.0, 6.0  # the price of covering something at all, and for each square unit
LEAST_COVER = 1e-6  # square units that count as none
OUTSIDE = 30.0
CROWD, CROWDED = 7.0, 16.0  # how near two names may be before they read as one, and what that costs
CROSSED = 60.0  # the price of a leader that has to pass under something
FRAME = 8.0
HEAT = 60.0
SEED = 1


@dataclass(frozen=True)
class Placed:
    """A candidate with what it costs on its own."""

    candidate: Lettering
    cost: float


def place(canvas: Canvas, scale: float, effort: Effort = THOROUGH) -> list[Lettering]:
    """The names of all cities, at this scale of the board's label size."""
    cities = [city for city in canvas.cities if not city.waypoint]
    tree = STRtree(obstacles(canvas, MARGIN))
    choices = [_cheapest(canvas, city, tree, candidates(canvas, city, scale, effort), effort.kept) for city in cities]
    return [choices[i][k].candidate for i, k in enumerate(_annealed(choices, effort))]


def covering(canvas: Canvas, labels: list[dict[str, Any]]) -> int:
    """How many names lie on something, or on another name."""
    boxes = shapely.box(*np.array([label["box"] for label in labels]).T)
    things, names = (STRtree(some).query(boxes, predicate="overlaps") for some in (obstacles(canvas, 0.0), boxes))
    return len({int(i) for i in (*things[0], *names[0])})


def _cheapest(canvas: Canvas, city: City, tree: STRtree, found: list[Lettering], kept: int) -> list[Placed]:
    """The best so many. How much is covered takes long to measure: only for those that could be among them."""
    boxes = np.array([candidate.box for candidate in found])
    shapes = shapely.box(*boxes.T)
    mine, theirs = tree.query(shapes, predicate="intersects")
    prices = np.array([candidate.taste for candidate in found]) + OUTSIDE * _outside(canvas, boxes, shapes)
    prices += _astray(canvas, city, boxes) + CROSSED * _crossed(tree, found)
    least = prices + TOUCH * np.isin(np.arange(len(found)), mine)
    first = np.argsort(least, kind="stable")[:kept]
    worst = (prices + _covered(tree, shapes, mine, theirs, first))[first].max()
    able = np.flatnonzero(least <= worst)
    prices += _covered(tree, shapes, mine, theirs, able)
    order = able[np.argsort(prices[able], kind="stable")]
    return [Placed(found[i], float(prices[i])) for i in order[:kept]]


def _outside(canvas: Canvas, boxes: Points, shapes: Any) -> Points:
    """How much of each shape is over the frame or beyond it."""
    across, down = canvas.width - FRAME, canvas.height - FRAME
    over = np.flatnonzero((boxes < FRAME).any(1) | (boxes[:, 2] > across) | (boxes[:, 3] > down))
    found = np.zeros(len(boxes))
    inside = shapely.area(shapely.intersection(shapes[over], box(FRAME, FRAME, across, down)))
    found[over] = shapely.area(shapes[over]) - inside
    return found


def _covered(tree: STRtree, shapes: Any, mine: Any, theirs: Any, wanted: Any) -> Points:
    """What the wanted shapes pay for what they cover; `mine` and `theirs` are the pairs of shapes that meet."""
    area = np.zeros(len(shapes))
    some = np.isin(mine, wanted)
    met = shapely.intersection(shapes[mine[some]], tree.geometries[theirs[some]])
    np.add.at(area, mine[some], shapely.area(met))
    return np.where(area > LEAST_COVER, TOUCH + COVER * area, 0.0)


def _crossed(tree: STRtree, found: list[Lettering]) -> Points:
    """Whether each one's leader meets an obstacle on its way."""
    led = [i for i, candidate in enumerate(found) if candidate.leader]
    leaders = shapely.linestrings(np.array([found[i].leader for i in led], float).reshape(-1, 2, 2))
    hits = np.zeros(len(found))
    hits[np.array(led, int)[tree.query(leaders, predicate="crosses")[0]]] = 1
    return hits


def _astray(canvas: Canvas, city: City, boxes: Points) -> Points:
    """A name must not seem to belong to another city."""
    own = _distances(boxes, np.array([city.at]))
    others = _distances(boxes, np.array([other.at for other in canvas.cities if other is not city]))
    reach = np.maximum(own, canvas.recipe["sizes"]["city"]) + 9
    return np.asarray((others < reach).sum(1) * NEAR_ANOTHER)


def _distances(boxes: Points, spots: Points) -> Points:
    """From each box to each spot."""
    west, north, east, south = boxes.T[:, :, None]
    across = np.maximum(np.maximum(west - spots[:, 0], 0), spots[:, 0] - east)
    far: Points = np.hypot(across, np.maximum(np.maximum(north - spots[:, 1], 0), spots[:, 1] - south))
    return far


def _overlaps(some: Points, others: Points) -> list[list[float]]:
    """What each two of these names pay for covering each other, a margin included, or for standing too near."""
    low = np.maximum(some[:, None, :2], others[None, :, :2])
    across, down = np.moveaxis(np.minimum(some[:, None, 2:], others[None, :, 2:]) - low + 2, -1, 0)
    near = np.where((across > -CROWD) & (down > -CROWD), CROWDED, 0.0)
    prices: list[list[float]] = np.where((across > 0) & (down > 0), TOUCH + COVER * across * down, near).tolist()
    return prices


class _Table:
    """The choice made for each city so far, and what every two choices cost together."""

    def __init__(self, choices: list[list[Placed]]) -> None:
        self.choices, self.now = choices, [0] * len(choices)
        boxes = [np.array([placed.candidate.box for placed in some]) for some in choices]
        reach = [box(*own[:, :2].min(0) - CROWD, *own[:, 2:].max(0) + CROWD) for own in boxes]
        others = range(len(choices))
        self.near = [
            [(j, _overlaps(boxes[i], boxes[j])) for j in others if j != i and reach[i].intersects(reach[j])]
            for i in others
        ]

    def price(self, i: int, k: int) -> float:
        """What choice k of city i costs while all others stay."""
        return self.choices[i][k].cost + sum(prices[k][self.now[j]] for j, prices in self.near[i])

    def settle(self) -> None:
        """Let each city in turn take its best, until nobody moves."""
        for _ in range(5):
            for i, some in enumerate(self.choices):
                self.now[i] = min(range(len(some)), key=lambda k: self.price(i, k))


def _annealed(choices: list[list[Placed]], effort: Effort) -> list[int]:
    table, random, heat = _Table(choices), Random(SEED), HEAT  # noqa: S311 - no secrets
    for _ in range(effort.steps):
        i = random.randrange(len(choices))
        k = random.randrange(len(choices[i]))
        worse = table.price(i, k) - table.price(i, table.now[i])
        if worse < 0 or random.random() < math.exp(-worse / heat):
            table.now[i] = k
        heat *= effort.cooling
    table.settle()
    return table.now

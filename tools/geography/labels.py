"""Where the cities' names go: many places tried for each, then annealed until none covers anything."""

import math
from dataclasses import dataclass
from random import Random

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry import LineString, box
from tools.geography.candidates import Candidate, candidates
from tools.geography.recipe import City, Sheet
from tools.geography.things import obstacles

MARGIN = 0.6  # kept between names and everything else
NEAR_ANOTHER = 36.0  # the price of standing as near to another city as to one's own
TOUCH, COVER = 150.0, 6.0  # the price of covering something at all, and for each square unit
OUTSIDE = 30.0
CROWD, CROWDED = 7.0, 16.0  # how near two names may be before they read as one, and what that costs
CROSSED = 60.0  # the price of a leader that has to pass under something
FRAME = 8.0
KEPT = 120  # candidates of a city that are worth annealing
STEPS, HEAT, COOLING = 24_000, 60.0, 0.99965
SEED = 1


@dataclass(frozen=True)
class Placed:
    """A candidate with what it costs on its own."""

    candidate: Candidate
    cost: float


def place(sheet: Sheet, scale: float) -> list[Candidate]:
    """The names of all cities, at this scale of the board's label size."""
    cities = [city for city in sheet.cities if not city.waypoint]
    tree = STRtree(obstacles(sheet, MARGIN))
    choices = [_cheapest(sheet, city, tree, candidates(sheet, city, scale)) for city in cities]
    return [choices[i][k].candidate for i, k in enumerate(_annealed(choices))]


def _cheapest(sheet: Sheet, city: City, tree: STRtree, found: list[Candidate]) -> list[Placed]:
    shapes = [box(*candidate.box) for candidate in found]
    covered = _covered(tree, shapes)
    inside = shapely.area(shapely.intersection(shapes, box(FRAME, FRAME, sheet.width - FRAME, sheet.height - FRAME)))
    outside = shapely.area(shapes) - inside
    astray = [_astray(sheet, city, candidate) for candidate in found]
    crossed = _crossed(tree, found)
    prices = [
        candidate.taste + _price(area) + OUTSIDE * away + wrong + CROSSED * cross
        for candidate, area, away, wrong, cross in zip(found, covered, outside, astray, crossed, strict=True)
    ]
    order = sorted(range(len(found)), key=lambda i: prices[i])[:KEPT]
    return [Placed(found[i], prices[i]) for i in order]


def _price(area: float) -> float:
    return TOUCH + COVER * area if area > 1e-6 else 0.0


def _covered(tree: STRtree, shapes: list[shapely.Polygon]) -> list[float]:
    """How much of each shape is over obstacles."""
    total = np.zeros(len(shapes))
    mine, theirs = tree.query(shapes, predicate="intersects")
    areas = shapely.area(shapely.intersection(np.array(shapes)[mine], tree.geometries[theirs]))
    np.add.at(total, mine, areas)
    return [float(area) for area in total]


def _crossed(tree: STRtree, found: list[Candidate]) -> list[bool]:
    """Whether each one's leader meets an obstacle on its way."""
    led = [i for i, candidate in enumerate(found) if candidate.leader]
    leaders = [LineString([line[:2], line[2:]]) for line in (found[i].leader for i in led) if line]
    mine, _ = tree.query(leaders, predicate="crosses")
    hits = {led[k] for k in mine}
    return [i in hits for i in range(len(found))]


def _astray(sheet: Sheet, city: City, candidate: Candidate) -> float:
    """A name must not seem to belong to another city."""
    own = _distance(candidate.box, city.at)
    others = (_distance(candidate.box, other.at) for other in sheet.cities if other is not city)
    reach = max(own, sheet.recipe["sizes"]["city"]) + 9
    return sum(NEAR_ANOTHER for other in others if other < reach)


def _distance(area: tuple[float, float, float, float], point: tuple[float, float]) -> float:
    west, north, east, south = area
    across = max(west - point[0], 0, point[0] - east)
    return math.hypot(across, max(north - point[1], 0, point[1] - south))


def _overlap(one: Candidate, other: Candidate) -> float:
    """What two names pay for covering each other, a margin included, or for standing too near."""
    west, north, east, south = one.box
    across = min(east, other.box[2]) - max(west, other.box[0]) + 2
    down = min(south, other.box[3]) - max(north, other.box[1]) + 2
    if across > 0 and down > 0:
        return TOUCH + COVER * across * down
    return CROWDED if across > -CROWD and down > -CROWD else 0.0


class _Table:
    """The choice made for each city so far."""

    def __init__(self, choices: list[list[Placed]]) -> None:
        self.choices, self.now = choices, [0] * len(choices)
        reach = [self._reach(some) for some in choices]
        others = range(len(choices))
        self.near = [[j for j in others if j != i and reach[i].intersects(reach[j])] for i in others]

    @staticmethod
    def _reach(some: list[Placed]) -> shapely.Polygon:
        boxes = np.array([placed.candidate.box for placed in some])
        return box(*boxes[:, :2].min(0) - CROWD, *boxes[:, 2:].max(0) + CROWD)

    def price(self, i: int, k: int) -> float:
        """What choice k of city i costs while all others stay."""
        mine = self.choices[i][k]
        others = (self.choices[j][self.now[j]].candidate for j in self.near[i])
        return mine.cost + sum(_overlap(mine.candidate, other) for other in others)

    def settle(self) -> None:
        """Let each city in turn take its best, until nobody moves."""
        for _ in range(5):
            for i, some in enumerate(self.choices):
                self.now[i] = min(range(len(some)), key=lambda k: self.price(i, k))


def _annealed(choices: list[list[Placed]]) -> list[int]:
    table, random, heat = _Table(choices), Random(SEED), HEAT  # noqa: S311 - no secrets
    for _ in range(STEPS):
        i = random.randrange(len(choices))
        k = random.randrange(len(choices[i]))
        worse = table.price(i, k) - table.price(i, table.now[i])
        if worse < 0 or random.random() < math.exp(-worse / heat):
            table.now[i] = k
        heat *= COOLING
    table.settle()
    return table.now

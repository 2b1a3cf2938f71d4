"""Water under ships: where a board's ship routes run over land, the coast gives way, as a bay, a river or a canal."""

import math
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import numpy as np
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from trilhos.workshop.land.canvas import Canvas, Point
from trilhos.workshop.land.shapes import polygons

SEED = 7
STEP = 5.0  # between the ponds that make up a lane
BROAD, NARROW = (8.5, 12.0), (4.0, 6.5)  # their radius: around a ship, and between a ship and its port
NEAR = 14.0  # how far from a lane land may give way
STRIP = 5.0  # half the width of land that doesn't stay between a lane and the open water
SOFT = 1.5
LEAST_ISLAND = 200.0  # what a lane cuts off and is smaller goes under


def give_way(canvas: Canvas, dry: MultiPolygon) -> MultiPolygon:
    """The land without what lies under ships."""
    random = Random(SEED)  # noqa: S311 - a ragged shore, no secrets
    lanes = unary_union([pond for route in _ship_routes(canvas) for pond in _ponds(canvas, route, random)])
    around = lanes.buffer(NEAR)
    wet = around.difference(dry).union(lanes)
    closed = wet.buffer(STRIP).buffer(-STRIP).intersection(around).union(lanes)
    rest = dry.difference(closed)
    soft = rest.buffer(-SOFT).buffer(2 * SOFT).buffer(-SOFT).intersection(around).union(rest.difference(around))
    return MultiPolygon(list(_tidied(soft, around, canvas.recipe["simplify"])))


def _tidied(dry: BaseGeometry, around: BaseGeometry, tolerance: float) -> Iterator[Polygon]:
    shapes = polygons(dry.simplify(tolerance).buffer(0))
    return (shape for shape in shapes if shape.area > LEAST_ISLAND or not shape.intersects(around))


def _ship_routes(canvas: Canvas) -> Iterator[int]:
    return (id for id, route in enumerate(canvas.facts["routes"]) if route.get("kind") == "ship")


def _ponds(canvas: Canvas, id: int, random: Random) -> Iterator[Polygon]:
    """One beside the other along the route, each as large as chance wants it: so a shore looks grown."""
    route, city = canvas.facts["routes"][id], {city.name: city.at for city in canvas.cities}
    course = list(_course(canvas, id))
    ways = [(BROAD, a, b) for a, b in pairwise(course)]
    ways += [(NARROW, city[route["a"]], course[0]), (NARROW, city[route["b"]], course[-1])]
    for (least, most), start, end in ways:
        if math.dist(start, end) < canvas.width / 2:
            yield from (Spot(spot).buffer(random.uniform(least, most), quad_segs=4) for spot in _between(start, end))


def _course(canvas: Canvas, id: int) -> Iterator[Point]:
    """The ends of all spaces, in order."""
    half = canvas.recipe["sizes"]["ship"][0] / 2 - BROAD[0]
    city = {city.name: city.at for city in canvas.cities}
    last = city[canvas.facts["routes"][id]["a"]]
    for space in (space for space in canvas.spaces if space.route == id):
        turn = math.radians(space.turn)
        across, down = half * math.cos(turn), half * math.sin(turn)
        ends = [(space.at[0] + way * across, space.at[1] + way * down) for way in (1, -1)]
        yield from sorted(ends, key=lambda end: math.dist(end, last))
        last = space.at


def _between(start: Point, end: Point) -> Iterator[Point]:
    count = max(2, round(math.dist(start, end) / STEP))
    return zip(np.linspace(start[0], end[0], count), np.linspace(start[1], end[1], count), strict=True)

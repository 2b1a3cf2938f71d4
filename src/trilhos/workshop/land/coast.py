"""Land: coasts less inland waters, plus the islands in them; calmed, and without what is too small to matter."""

from typing import Any

from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.lanes import give_way
from trilhos.workshop.land.shapes import Brought, polygons
from trilhos.workshop.land.source import LAKE, LAND, read

CLOSING = 0.45  # inlets narrower than twice this are filled, unless the recipe knows better
DIKE = 1.1  # half the width of a dike that the recipe draws
DEEPEST_LEVEL = 4


def land(canvas: Canvas, brought: Brought) -> MultiPolygon:
    """The dry part of a board."""
    recipe = canvas.recipe
    levels: dict[int, list[Polygon]] = {level: [] for level in range(1, DEEPEST_LEVEL + 1)}
    every = read("gshhs", recipe["coasts"], recipe["window"], recipe["smallest"]["square_km"])
    shores = [outline for outline in every if outline.level <= DEEPEST_LEVEL and len(outline.points) > 3]
    for shore, shapes in zip(shores, brought.rings(shore.points for shore in shores), strict=True):
        levels[shore.level] += shapes
    inland = unary_union(levels[LAKE])
    islands = unary_union(levels[3] + levels[4]).intersection(inland)
    dry = unary_union(levels[LAND]).difference(inland).union(islands)
    found = _with_dikes(_tidied(_calm(dry, recipe), recipe["smallest"]), recipe, brought)
    return give_way(canvas, found) if recipe.get("lanes") else found


def _calm(dry: BaseGeometry, recipe: dict[str, Any]) -> BaseGeometry:
    closing = recipe.get("closing", CLOSING)
    dry = dry.simplify(recipe["before_closing"]) if "before_closing" in recipe else dry
    closed = dry.buffer(closing, quad_segs=2).buffer(-closing, quad_segs=2) if closing else dry
    return closed.simplify(recipe["simplify"]).buffer(0)


def _tidied(dry: BaseGeometry, smallest: dict[str, float]) -> MultiPolygon:
    big = [shape for shape in polygons(dry) if shape.area >= smallest["island"]]
    return MultiPolygon([Polygon(shape.exterior, _inland(shape, smallest["lake"])) for shape in big])


def _inland(shape: Polygon, least: float) -> list[BaseGeometry]:
    return [hole for hole in shape.interiors if Polygon(hole).area > least]


def _with_dikes(
    dry: MultiPolygon, recipe: dict[str, list[list[tuple[float, float]]]], brought: Brought
) -> MultiPolygon:
    dikes = [LineString(brought.points(line)).buffer(DIKE, cap_style="flat") for line in recipe.get("dikes", [])]
    return MultiPolygon(list(polygons(unary_union([dry, *dikes]))))

"""Borders, and the countries or states between them in a few tints."""

import math

from shapely import STRtree
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import nearest_points, polygonize, unary_union
from tools.geography import paths
from tools.geography.recipe import Sheet
from tools.geography.shapes import Brought, lines, merged
from tools.geography.source import read

TINTS = 5  # the first is the colour of the land itself and isn't drawn
GAP = 11.0  # borders that end this near to another line are led on to it
STUB = 4.0  # and every end is lengthened by this, to reach a coast
LEAST_FACE = 25.0
SHORTEST = 3.0


def borders(sheet: Sheet, brought: Brought) -> list[list[LineString]]:
    """The lines of each kind of border, by the recipe's order; hand-drawn ones belong to the last kind."""
    recipe = sheet.recipe
    found = []
    for kind in recipe["border_kinds"]:
        outlines = read(kind, recipe["borders"], recipe["window"])
        found.append([part for outline in outlines for part in brought.line(outline.points)])
    for mend in recipe.get("mends", []):
        found[-1].append(LineString(brought.points(mend)))
    return [[line.simplify(recipe["simplify"]) for line in merged(kind)] for kind in found]


def drawn(kind: list[LineString], dry: MultiPolygon) -> str:
    """The path of one kind of border, on land only."""
    near = dry.buffer(0.8)
    cut = [part for line in kind for part in lines(line.intersection(near)) if part.length > SHORTEST]
    return paths.of_lines(cut)


def faces(kinds: list[list[LineString]], dry: MultiPolygon, gap: float) -> list[Polygon]:
    """The countries or states: what borders and coasts enclose."""
    every = [line for kind in kinds for line in kind]
    net = unary_union([dry.boundary, *(_lengthened(line) for line in every), *_bridges(every, dry, gap)])
    near = dry.buffer(0.3)
    return [face for face in polygonize(net) if face.area > LEAST_FACE and near.contains(face.representative_point())]


def _lengthened(line: LineString) -> LineString:
    points = list(line.coords)
    return LineString([_beyond(points[0], points[1]), *points, _beyond(points[-1], points[-2])])


def _beyond(end: tuple[float, ...], before: tuple[float, ...]) -> tuple[float, float]:
    long = math.dist(end, before) or 1.0
    return end[0] + (end[0] - before[0]) / long * STUB, end[1] + (end[1] - before[1]) / long * STUB


def _bridges(every: list[LineString], dry: MultiPolygon, gap: float) -> list[LineString]:
    pool = every + list(lines(dry.boundary))
    tree = STRtree(pool)
    ends = [(i, Point(end)) for i, line in enumerate(every) for end in (line.coords[0], line.coords[-1])]
    found = [_bridge(end, [pool[j] for j in tree.query(end.buffer(gap)) if j != i], gap) for i, end in ends]
    return [bridge for bridge in found if bridge]


def _bridge(end: Point, others: list[LineString], gap: float) -> LineString | None:
    nearest = min((nearest_points(end, other)[1] for other in others), key=end.distance, default=None)
    if nearest is None or not 1e-9 < end.distance(nearest) < gap:
        return None
    grow = 1 + 0.6 / end.distance(nearest)  # a little further, so that the lines surely cross
    return LineString([end, (end.x + (nearest.x - end.x) * grow, end.y + (nearest.y - end.y) * grow)])


def tints(countries: list[Polygon]) -> list[str]:
    """Paths by tint; neighbours differ, and the tint that costs most to draw is left to the land's own colour."""
    colour = _coloured(_neighbours(countries), [face.area for face in countries])
    found = [
        paths.of_polygons([f for f, c in zip(countries, colour, strict=True) if c == tint]) for tint in range(TINTS)
    ]
    return sorted(found, key=len, reverse=True)[1:]


def _neighbours(countries: list[Polygon]) -> list[set[int]]:
    tree = STRtree(countries)
    near = [[int(j) for j in tree.query(face) if j != i] for i, face in enumerate(countries)]
    return [
        {j for j in some if face.intersection(countries[j]).length > SHORTEST}
        for face, some in zip(countries, near, strict=True)
    ]


def _coloured(neighbours: list[set[int]], areas: list[float]) -> list[int]:
    """Largest first, each in the least used tint that no neighbour has."""
    colour = [-1] * len(areas)
    for i in sorted(range(len(areas)), key=lambda i: -areas[i]):
        taken = {colour[j] for j in neighbours[i]}
        free = [tint for tint in range(TINTS) if tint not in taken]
        colour[i] = min(free, key=colour.count, default=TINTS - 1)
    return colour

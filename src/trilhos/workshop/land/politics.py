"""Borders, and the countries or states between them in a few tints."""

import math
from itertools import product

import numpy as np
import shapely
from shapely import STRtree, affinity, prepare
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

from trilhos.workshop.land import paths
from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.shapes import Brought, cut, lines, merged, polygons
from trilhos.workshop.land.source import read

TINTS = 5  # the first is the colour of the land itself and isn't drawn
TOUCHING, BEYOND = 1e-9, 0.6  # lines that meet already, and how far on a line is led so that it surely crosses
GAP = 11.0  # borders that end this near to another line are led on to it
STUB = 4.0  # and every end is lengthened by this, to reach a coast
LEAST_FACE = 25.0
SHORTEST = 3.0
ISLAND, NEAR = 12000.0, 120.0  # smaller islands look like the country that is nearest, unless it is farther
OVER_WATER, APART = 14.0, 2.0  # how far a tint goes on, and how far it keeps off another country's shore
LEAST_SHARED = 4.0  # square units of a strip along the seam


def borders(canvas: Canvas, brought: Brought) -> list[list[LineString]]:
    """The lines of each kind of border, by the recipe's order; hand-drawn ones belong to the last kind."""
    recipe = canvas.recipe
    found = []
    for kind in recipe["border_kinds"]:
        outlines = read(kind, recipe["borders"], recipe["window"])
        found.append(brought.lines(outline.points for outline in outlines))
    for mend in recipe.get("mends", []):
        found[-1].append(LineString(brought.points(mend)))
    return [[line.simplify(recipe["simplify"]) for line in merged(kind)] for kind in found]


def drawn(kind: list[LineString], dry: MultiPolygon) -> str:
    """The path of one kind of border, on land only."""
    return paths.of_lines(part for part in cut(kind, dry.buffer(0.8)) if part.length > SHORTEST)


def faces(kinds: list[list[LineString]], dry: MultiPolygon, gap: float) -> list[Polygon]:
    """The countries or states: what borders and coasts enclose."""
    every = [line for kind in kinds for line in kind]
    net = unary_union([dry.boundary, *(_lengthened(line) for line in every), *_bridges(every, dry, gap)])
    near = dry.buffer(0.3)
    prepare(near)
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
    ends = np.array([end for line in every for end in (line.coords[0], line.coords[-1])]).reshape(-1, 2)
    mine, other = tree.query(shapely.points(ends), predicate="dwithin", distance=gap)
    mine, other = mine[mine // 2 != other], other[mine // 2 != other]  # not the line that ends there
    ways = shapely.get_coordinates(shapely.shortest_line(shapely.points(ends[mine]), tree.geometries[other]))
    spots = ways.reshape(-1, 2, 2)[:, 1]
    far = np.hypot(*(spots - ends[mine]).T)
    order = np.lexsort((other, far, mine))
    nearest = order[np.unique(mine[order], return_index=True)[1]]
    nearest = nearest[(far[nearest] > TOUCHING) & (far[nearest] < gap)]
    grow = 1 + BEYOND / far[nearest, None]
    beyond = ends[mine[nearest]] + (spots[nearest] - ends[mine[nearest]]) * grow
    return list(shapely.linestrings(np.stack([ends[mine[nearest]], beyond], axis=1)))


def tinted(canvas: Canvas, brought: Brought, countries: list[Polygon]) -> list[list[Polygon]]:
    """Countries by tint; neighbours differ, and the tint that costs most to draw is left to the land's own colour."""
    neighbours = _neighbours(countries)
    same = _offshore(countries, neighbours) | _across(canvas, countries) | _beyond_water(canvas, brought, countries)
    colour = _coloured(_joined(neighbours, same), [face.area for face in countries], same)
    found = [[face for face, own in zip(countries, colour, strict=True) if own == tint] for tint in range(TINTS)]
    return sorted(found, key=lambda faces: len(paths.of_polygons(faces)), reverse=True)[1:]


def over_water(tints: list[list[Polygon]], countries: list[Polygon]) -> list[list[Polygon]]:
    """Tints that go on over the shore, for a finer coast to cut them: so they need none of its points."""
    kept_off = [country.buffer(APART, quad_segs=2).simplify(0.3) for country in countries]
    tree = STRtree(countries)

    def flooding(face: Polygon) -> BaseGeometry:
        wide = face.buffer(OVER_WATER, quad_segs=2).simplify(1.0)
        others = [kept_off[i] for i in tree.query(wide) if countries[i] is not face]
        return face.union(wide.difference(unary_union(others)))

    return [[part for face in faces for part in polygons(flooding(face))] for faces in tints]


def _neighbours(countries: list[Polygon]) -> list[set[int]]:
    tree = STRtree(countries)
    near = [[int(j) for j in tree.query(face) if j != i] for i, face in enumerate(countries)]
    return [
        {j for j in some if face.intersection(countries[j]).length > SHORTEST}
        for face, some in zip(countries, near, strict=True)
    ]


def _across(canvas: Canvas, countries: list[Polygon]) -> dict[int, int]:
    """Parts at the right edge that go on at the left one, by their larger part, on a board that wraps."""
    if not canvas.wraps:
        return {}
    strip = box(canvas.width - SHORTEST, 0, canvas.width + SHORTEST, canvas.height)
    here = [face.intersection(strip) for face in countries]
    there = [affinity.translate(face, canvas.width).intersection(strip) for face in countries]
    parts = [[i for i, face in enumerate(side) if face.area > LEAST_SHARED] for side in (here, there)]
    same = [{i, j} for i, j in product(*parts) if here[i].intersection(there[j]).area > here[i].area / 2]
    return {min(pair, key=lambda i: countries[i].area): max(pair, key=lambda i: countries[i].area) for pair in same}


def _offshore(countries: list[Polygon], neighbours: list[set[int]]) -> dict[int, int]:
    """Islands without borders, by the country that is nearest: they look like its own."""
    shores = [i for i, face in enumerate(countries) if face.area >= ISLAND]
    tree = STRtree([countries[i] for i in shores])
    alone = [i for i, face in enumerate(countries) if face.area < ISLAND and not neighbours[i]]
    near = {i: shores[int(tree.nearest(countries[i]))] for i in alone}
    return {i: j for i, j in near.items() if countries[i].distance(countries[j]) < NEAR}


def _beyond_water(canvas: Canvas, brought: Brought, countries: list[Polygon]) -> dict[int, int]:
    """Parts of one country or state that water divides, by their whole: a place in each is in the recipe."""
    found = {}
    for part, whole in canvas.recipe.get("parts", []):
        spots = [Point(place) for place in brought.warp(np.array([part, whole], float))]
        small, large = (next(i for i, face in enumerate(countries) if face.contains(spot)) for spot in spots)
        found[small] = large
    return found


def _joined(neighbours: list[set[int]], same: dict[int, int]) -> list[set[int]]:
    """Neighbours of a part are those of the whole."""
    for part, whole in same.items():
        for other in neighbours[part]:
            neighbours[other].add(whole)
            neighbours[whole].add(other)
    return neighbours


def _coloured(neighbours: list[set[int]], areas: list[float], same: dict[int, int]) -> list[int]:
    """Largest first, each in the least used tint that no neighbour has; parts are smaller and follow the whole."""
    colour = [-1] * len(areas)
    for i in sorted(range(len(areas)), key=lambda i: -areas[i]):
        taken = {colour[j] for j in neighbours[i]}
        free = [tint for tint in range(TINTS) if tint not in taken]
        colour[i] = colour[same[i]] if i in same else min(free, key=colour.count, default=TINTS - 1)
    return colour

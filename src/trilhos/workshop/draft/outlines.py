"""The Earth's countries as simple outlines, for those who pick one on a map."""

from collections import Counter
from functools import cache

import shapely
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from trilhos.workshop.draft import WorldMap
from trilhos.workshop.draft.places import degrees, places
from trilhos.workshop.land import paths, politics
from trilhos.workshop.land.project import Points
from trilhos.workshop.land.shapes import merged, polygons
from trilhos.workshop.land.source import LAKE, LAND, read

WHOLE = (-180.0, -58.0, 180.0, 84.0)
SCALE = 4.0  # units of a degree
SIMPLE, SMALLEST = 0.5, 3.0  # units that lines are off, and square units of an island


@cache
def outlines() -> WorldMap:
    """By country, what borders and coasts enclose around its cities; and all other land."""
    dry = shapely.make_valid(unary_union(_rings(LAND)).difference(unary_union(_rings(LAKE))).simplify(SIMPLE))
    borders = merged(LineString(_units(outline.points)).simplify(SIMPLE) for outline in read("countries", "c", WHOLE))
    faces = politics.faces([borders], dry, politics.GAP)
    faces += [island for island in polygons(dry) if SMALLEST < island.area <= politics.LEAST_FACE]
    found: dict[str, list[Polygon]] = {}
    for face, owner in zip(faces, _owners(faces), strict=True):
        found.setdefault(owner, []).append(face)
    rest = paths.of_polygons(found.pop("", []))
    width, height = (WHOLE[2] - WHOLE[0]) * SCALE, (WHOLE[3] - WHOLE[1]) * SCALE
    return WorldMap(width, height, rest, {id: paths.of_polygons(some) for id, some in sorted(found.items())})


def _units(where: Points) -> Points:
    corner = [WHOLE[0], WHOLE[3]]
    return (where - corner) * [SCALE, -SCALE]


def _rings(level: int) -> list[Polygon]:
    rings = [outline.points for outline in read("gshhs", "c", WHOLE) if outline.level == level]
    frame = shapely.box(0, 0, (WHOLE[2] - WHOLE[0]) * SCALE, (WHOLE[3] - WHOLE[1]) * SCALE)
    return [Polygon(_units(ring)).buffer(0).intersection(frame) for ring in rings if len(ring) > 3]


def _owners(faces: list[Polygon]) -> list[str]:
    """The country that most of the cities in each face belong to; none where there are none."""
    cities = places(1000)
    inside = shapely.STRtree(faces).query(shapely.points(_units(degrees(cities))), predicate="within")
    count: list[Counter[str]] = [Counter() for _ in faces]
    for city, face in inside.T:
        count[face][cities[city].countrycode] += 1
    return [some.most_common(1)[0][0] if some else "" for some in count]

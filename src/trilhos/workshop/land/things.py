"""What stands on a board and may not be covered: spaces, city discs, coins, marks at a seam."""

import math

from shapely import affinity
from shapely.geometry import Point as Spot
from shapely.geometry import Polygon, box

from trilhos.workshop.land.canvas import Canvas, City, Point, Space
from trilhos.workshop.land.seams import mark_shapes

COIN = 10.0  # radius with its edge
TUNNEL_EDGE = 3.0


def space_shape(canvas: Canvas, space: Space, margin: float) -> Polygon:
    """A space with so much room around it; tunnels have a stone edge besides."""
    route = canvas.facts["routes"][space.route]
    long, wide = canvas.recipe["sizes"][route.get("kind", "rail")]
    grown = margin + (TUNNEL_EDGE if route.get("tunnel") else 0)
    x, y = space.at
    flat = box(x - long / 2 - grown, y - wide / 2 - grown, x + long / 2 + grown, y + wide / 2 + grown)
    return affinity.rotate(flat, space.turn, origin=space.at)


def disc(canvas: Canvas, city: City, margin: float) -> Polygon:
    """A city's disc with so much room around it."""
    return Spot(city.at).buffer(canvas.recipe["sizes"]["city"] + margin)


def obstacles(canvas: Canvas, margin: float) -> list[Polygon]:
    """Everything that a label, a hill or an ornament keeps off."""
    spaces = [space_shape(canvas, space, margin) for space in canvas.spaces]
    discs = [disc(canvas, city, margin + 1) for city in canvas.cities]
    tolls = [Spot(sign["at"]).buffer(COIN + margin) for sign in signs(canvas)]
    return spaces + discs + tolls + mark_shapes(canvas, margin)


def signs(canvas: Canvas) -> list[dict[str, object]]:
    """The numbers on toll coins: one for each pair of twins, between the two, in the gap nearest the middle."""
    found = []
    for ids in _twins(canvas):
        toll = canvas.facts["routes"][ids[0]].get("toll", 0)
        if toll:
            x, y = _coin_place(canvas, ids)
            found.append({"routes": ids, "number": toll, "at": [round(x, 1), round(y, 1)]})
    return found


def _twins(canvas: Canvas) -> list[list[int]]:
    pairs: dict[tuple[str, str, str], list[int]] = {}
    for id, route in enumerate(canvas.facts["routes"]):
        low, high = sorted([route["a"], route["b"]])
        pairs.setdefault((low, high, route.get("kind", "rail")), []).append(id)
    return list(pairs.values())


def _coin_place(canvas: Canvas, ids: list[int]) -> Point:
    tracks = [[space for space in canvas.spaces if space.route == id] for id in ids]
    first = tracks[0]
    middles = [_middle(track, first) for track in tracks]
    x, y = (sum(values) / len(values) for values in zip(*middles, strict=True))
    return _free_end(canvas, first[0], (x, y)) if len(first) == 1 else (x, y)


def _middle(track: list[Space], first: list[Space]) -> Point:
    """The gap nearest the middle; a twin listed from the other end is turned round, so that both agree."""
    along = track if math.dist(track[0].at, first[0].at) < math.dist(track[-1].at, first[0].at) + 1e-9 else track[::-1]
    half = len(along) // 2
    a, b = along[max(0, half - 1)].at, along[half].at
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _free_end(canvas: Canvas, space: Space, middle: Point) -> Point:
    """On a single space the glyph stays free: the coin goes to the end that is farther from the cities."""
    turn = math.radians(space.turn)
    ends = [(middle[0] + way * 16 * math.cos(turn), middle[1] + way * 16 * math.sin(turn)) for way in (1, -1)]
    return max(ends, key=lambda end: min(math.dist(end, city.at) for city in canvas.cities))

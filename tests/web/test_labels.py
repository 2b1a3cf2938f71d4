"""The cities' names cover no space, city, coin, mark or other name, in any of their sizes, and are large enough."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2] / "src" / "trilhos" / "boards" / "data"
BOARDS = sorted(path.stem for path in DATA.glob("*.json"))
SETS = {"labels": 0.88, "large_labels": 0.94, "largest_labels": 1.14}  # and the least size, of the board's own
TUNNEL_EDGE = 3.0
COIN = 9.4
SLACK = 0.2  # places are rounded to a tenth
FAR, FARTHEST = 26.0, 96.0  # from the disc: beyond the first a line has to lead to the name, beyond the second none can
FRAME = 6.5  # the inner line of the frame
SEAM = (13.0, 7.5)  # how far a mark at the seam goes in, and up and down

Corners = list[tuple[float, float]]
Box = tuple[float, float, float, float]


def read(board: str) -> Any:
    return json.loads((DATA / f"{board}.json").read_text(encoding="utf-8"))


def corners(box: Box) -> Corners:
    west, north, east, south = box
    return [(west, north), (east, north), (east, south), (west, south)]


def turned(x: float, y: float, long: float, wide: float, degrees: float) -> Corners:
    """The corners of a space."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    flat = [(-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2)]
    return [(x + across * cos - down * sin, y + across * sin + down * cos) for across, down in flat]


def apart(one: Corners, other: Corners) -> bool:
    """Whether some line separates two convex shapes."""
    for shape in (one, other):
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
            normal = (y1 - y2, x2 - x1)
            mine, theirs = ([x * normal[0] + y * normal[1] for x, y in part] for part in (one, other))
            slack = SLACK * math.hypot(*normal)
            if max(mine) <= min(theirs) + slack or max(theirs) <= min(mine) + slack:
                return True
    return False


def gap(box: Box, x: float, y: float) -> float:
    """How far a point is from a box."""
    return math.hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def spaces(board: str, art: Any) -> list[Corners]:
    found = []
    for route in read(board)["routes"]:
        long, wide = (
            side + 2 * TUNNEL_EDGE * route.get("tunnel", 0) for side in art["sizes"][route.get("kind", "rail")]
        )
        found += [turned(x * art["width"], y * art["height"], long, wide, turn) for x, y, turn in route["spaces"]]
    return found


def marks(art: Any) -> list[Corners]:
    """The letters at the edges of a board that wraps around."""
    deep, high = SEAM
    edges = [(0.0, deep), (art["width"] - deep, art["width"])]
    return [
        corners((west, seam["y"] - high, east, seam["y"] + high))
        for seam in art.get("seams", [])
        for west, east in edges
    ]


def outside(box: Box, art: Any) -> bool:
    west, north, east, south = box
    return bool(min(west, north, art["width"] - east, art["height"] - south) < FRAME)


def astray(label: Any, disc: tuple[float, float], radius: float) -> bool:
    """Whether a name is too far from its city, or far without a line that leads there."""
    far = gap(label["box"], *disc) - radius
    if "leader" not in label:
        return far > FAR
    x, y, to_x, to_y = label["leader"]
    leads = math.dist((x, y), disc) < radius + 3 and gap(label["box"], to_x, to_y) <= SLACK
    return far > FARTHEST or not leads


def leader(label: Any) -> list[Corners]:
    """The line to a far name, as a thin shape."""
    if "leader" not in label:
        return []
    x, y, to_x, to_y = label["leader"]
    turn = math.degrees(math.atan2(to_y - y, to_x - x))
    return [turned((x + to_x) / 2, (y + to_y) / 2, math.dist((x, y), (to_x, to_y)), 1.0, turn)]


def faults(board: str, kind: str) -> list[str]:
    """Names that cover something, or leave the board, or stray from their city, or are too small."""
    art, cities = read(board)["art"], read(board)["cities"]
    rows, radius = spaces(board, art) + marks(art), art["sizes"]["city"]
    discs = {city["name"]: (city["x"] * art["width"], city["y"] * art["height"]) for city in cities}
    found = []
    for i, label in enumerate(art[kind]):
        box, name = tuple(label["box"]), label["city"]
        others = [corners(tuple(other["box"])) for other in art[kind][:i]]
        others += [line for other in art[kind] if other is not label for line in leader(other)]
        covers = [shape for shape in rows + others if not apart(corners(box), shape)]
        near = [city for city, at in discs.items() if gap(box, *at) < radius - SLACK]
        coins = [coin for coin in art.get("signs", []) if gap(box, *coin["at"]) < COIN - SLACK]
        small = label["size"] < SETS[kind] * art["sizes"]["label"] - SLACK
        if covers or near or coins or small or outside(box, art) or astray(label, discs[name], radius):
            found.append(f"{name}: {len(covers)} shapes, cities {near}, {len(coins)} coins, {small=}, {label}")
    return found


@pytest.mark.parametrize("kind", SETS)
@pytest.mark.parametrize("board", BOARDS)
def test_no_name_covers_anything(board: str, kind: str) -> None:
    assert faults(board, kind) == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_city_has_its_name_in_both_sizes(board: str) -> None:
    cities = [city["name"] for city in read(board)["cities"] if not city.get("waypoint")]
    art = read(board)["art"]
    for kind in SETS:
        assert [label["city"] for label in art[kind]] == cities
        assert all(" ".join(label["lines"]).replace("- ", "-") == label["city"] for label in art[kind])


def test_the_checks_fire() -> None:
    box = corners((0, 0, 10, 10))
    assert not apart(box, corners((9, 9, 20, 20)))
    assert apart(box, corners((10, 0, 20, 10)))
    assert apart(box, turned(16, 16, 10, 10, 45))
    assert not apart(box, turned(14, 5, 10, 10, 45))
    assert gap((0, 0, 10, 10), 13, 14) == 5
    far = {"box": [0, 0, 10, 10]}
    assert astray(far, (40, 5), 3.0)
    assert not astray(far, (38, 5), 3.0)
    assert not astray(far | {"leader": [36, 5, 10, 5]}, (40, 5), 3.0)
    assert astray(far | {"leader": [30, 5, 10, 5]}, (40, 5), 3.0)
    assert astray(far | {"leader": [36, 5, 12, 5]}, (40, 5), 3.0)
    assert outside((6, 10, 20, 20), {"width": 100, "height": 100})
    assert not apart(leader({"leader": [0, 0, 30, 30]})[0], corners((10, 10, 20, 20)))

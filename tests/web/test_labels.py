"""The cities' names cover no space, no city, no coin and no other name, in either size."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ART = ROOT / "web" / "src" / "boards" / "art"
DATA = ROOT / "src" / "trilhos" / "editions" / "data"
BOARDS = sorted(path.stem for path in ART.glob("*.json"))
SETS = ["labels", "largeLabels"]
TUNNEL_EDGE = 3.0
COIN = 9.4
SLACK = 0.2  # places are rounded to a tenth
FARTHEST = 52.0  # a name beyond this would not seem its city's own

Corners = list[tuple[float, float]]
Box = tuple[float, float, float, float]


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


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
    routes, places = read(DATA / f"{board}.json")["routes"], read(DATA / f"{board}.places.json")["spaces"]
    found = []
    for route, place in zip(routes, places, strict=True):
        long, wide = (
            side + 2 * TUNNEL_EDGE * route.get("tunnel", 0) for side in art["sizes"][route.get("kind", "rail")]
        )
        found += [turned(x * art["width"], y * art["height"], long, wide, turn) for x, y, turn in place["at"]]
    return found


def faults(board: str, kind: str) -> list[str]:
    """Names that cover something, or leave the board, or stray from their city."""
    art, places = read(ART / f"{board}.json"), read(DATA / f"{board}.places.json")["cities"]
    rows = spaces(board, art)
    discs = {name: (city["x"] * art["width"], city["y"] * art["height"]) for name, city in places.items()}
    found = []
    for i, label in enumerate(art[kind]):
        box, name = tuple(label["box"]), label["city"]
        others = [corners(tuple(other["box"])) for other in art[kind][:i]]
        covers = [shape for shape in rows + others if not apart(corners(box), shape)]
        near = [city for city, at in discs.items() if gap(box, *at) < art["sizes"]["city"] - SLACK]
        coins = [coin for coin in art["coins"] if gap(box, *coin["at"]) < COIN - SLACK]
        outside = box[0] < 0 or box[1] < 0 or box[2] > art["width"] or box[3] > art["height"]
        astray = gap(box, *discs[name]) > FARTHEST
        if covers or near or coins or outside or astray:
            found.append(f"{name}: {len(covers)} shapes, cities {near}, {len(coins)} coins, {outside=}, {astray=}")
    return found


@pytest.mark.parametrize("kind", SETS)
@pytest.mark.parametrize("board", BOARDS)
def test_no_name_covers_anything(board: str, kind: str) -> None:
    assert faults(board, kind) == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_city_has_its_name_in_both_sizes(board: str) -> None:
    cities = [city["name"] for city in read(DATA / f"{board}.json")["cities"] if not city.get("waypoint")]
    art = read(ART / f"{board}.json")
    for kind in SETS:
        assert [label["city"] for label in art[kind]] == cities
        assert all(" ".join(label["lines"]).replace("- ", "-") == label["city"] for label in art[kind])


def test_every_board_has_its_art() -> None:
    assert sorted(path.name.split(".")[0] for path in DATA.glob("*.places.json")) == BOARDS


def test_the_checks_fire() -> None:
    box = corners((0, 0, 10, 10))
    assert not apart(box, corners((9, 9, 20, 20)))
    assert apart(box, corners((10, 0, 20, 10)))
    assert apart(box, turned(16, 16, 10, 10, 45))
    assert not apart(box, turned(14, 5, 10, 10, 45))
    assert gap((0, 0, 10, 10), 13, 14) == 5

"""What lies behind a board fits what lies on it: water under ships; and the edges of a board that wraps meet."""

import gzip
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "trilhos" / "boards" / "data"
NAMES = sorted(path.stem for path in DATA.glob("*.json"))
AFLOAT = 0.85  # of all ship spaces: real coasts don't follow a board everywhere
STEP = 4  # units between the points that are looked at along the seam
MEETING = 0.97  # of them: a border is a little off at one edge

LARGEST_FINER = 250_000  # bytes, packed as they are sent

Ring = list[tuple[float, float]]


def read(board: str) -> Any:
    return json.loads((DATA / f"{board}.json").read_text(encoding="utf-8"))


def rings(path: str) -> list[Ring]:
    """The rings of a path as the geography tool writes them: one M each, then relative lines, closed."""
    found = []
    for part in re.findall(r"M([^z]*)z", path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", part)]
        ring, x, y = [], 0.0, 0.0
        for across, down in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + across, y + down
            ring.append((x, y))
        found.append([*ring, ring[0]])
    return found


def inside(shape: list[Ring], x: float, y: float) -> bool:
    """By the even-odd rule."""
    sides = [side for ring in shape for side in pairwise(ring) if (side[0][1] > y) != (side[1][1] > y)]
    hits = [a for a, b in sides if x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])]
    return len(hits) % 2 == 1


def ships(board: Any) -> list[tuple[float, float]]:
    rows, art = [route["spaces"] for route in board["routes"] if route.get("kind") == "ship"], board["art"]
    return [(x * art["width"], y * art["height"]) for row in rows for x, y, _ in row]


@pytest.mark.parametrize("board", NAMES)
def test_ships_have_water_under_them(board: str) -> None:
    file = read(board)
    middles = ships(file)[::2]
    for layer in ("layers", "finer"):
        land = rings(file["art"][layer]["land"])
        dry = [middle for middle in middles if inside(land, *middle)]
        assert len(dry) <= (1 - AFLOAT) * len(middles), dry


@pytest.mark.parametrize("board", NAMES)
def test_the_finer_land_is_finer_and_not_too_large_to_fetch(board: str) -> None:
    art = read(board)["art"]
    layers, finer = art["layers"], art["finer"]
    assert len(finer["land"]) > 1.5 * len(layers["land"])
    assert len(finer["rivers"]) > len(layers["rivers"])
    assert len(finer["tints"]) == len(layers["tints"])
    assert len(gzip.compress(json.dumps(finer).encode())) < LARGEST_FINER


@pytest.mark.parametrize("board", [name for name in NAMES if read(name)["art"]["seams"]])
def test_land_and_tints_meet_at_the_seam(board: str) -> None:
    art = read(board)["art"]
    layers = art["layers"]
    shapes = [rings(path) for path in (layers["land"], *layers["tints"])]
    heights = range(0, int(art["height"]), STEP)
    west, east = ([[inside(s, x, y) for s in shapes] for y in heights] for x in (0.5, art["width"] - 0.5))
    assert any(land for land, *_ in west)
    assert sum(a == b for a, b in zip(west, east, strict=True)) >= MEETING * len(heights)


def test_the_checks_fire() -> None:
    shape = rings("M0 0l10 0 0 10-10 0zM2 2l.5 0 0 3-.5 0z")
    assert inside(shape, 5, 5)
    assert not inside(shape, 2.2, 3)
    assert not inside(shape, 12, 5)

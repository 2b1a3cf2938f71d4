"""Spaces and cities that lie on each other, as they are drawn."""

from collections.abc import Iterator
from itertools import islice
from math import cos, floor, radians, sin
from typing import Final

from trilhos.boards.drawn import size
from trilhos.boards.schema import BoardFile, SizesEntry

USUAL: Final = SizesEntry(rail=(44, 14), ship=(44, 14), city=9, label=20)  # about as large as on our boards
SLACK: Final = 0.85  # in a bend, corners of spaces may touch
MOST_COMPARED: Final = 50_000  # pairs; our boards have 3,000 at most, and a hostile one is looked at no further


class Shape:
    """A rectangle: its place in the file, its middle, half its sides, and how it is turned."""

    def __init__(self, place: str, x: float, y: float, sides: tuple[float, float], turn: float = 0) -> None:
        self.place = place
        self.x, self.y = x, y
        self.sides = sides[0] * SLACK / 2, sides[1] * SLACK / 2
        self.axes = (cos(radians(turn)), sin(radians(turn))), (-sin(radians(turn)), cos(radians(turn)))

    def reach(self, axis: tuple[float, float]) -> float:
        """How far it goes from its middle in a direction."""
        return sum(
            side * abs(own[0] * axis[0] + own[1] * axis[1]) for side, own in zip(self.sides, self.axes, strict=True)
        )

    def covers(self, other: "Shape") -> bool:
        """Whether two lie on each other: no side of either has the other one beyond it."""
        return all(
            abs((self.x - other.x) * axis[0] + (self.y - other.y) * axis[1]) < self.reach(axis) + other.reach(axis)
            for axis in (*self.axes, *other.axes)
        )


def overlaps(file: BoardFile) -> Iterator[tuple[str, str]]:
    """The places in the file of two that lie on each other, of all such pairs."""
    pairs = islice(_near(file, file.art.sizes if file.art else USUAL), MOST_COMPARED)
    return ((one.place, other.place) for one, other in pairs if one.covers(other))


def _near(file: BoardFile, sizes: SizesEntry) -> Iterator[tuple[Shape, Shape]]:
    """All pairs that could touch: those in the same cell of a grid, or in cells side by side."""
    cell = max(*sizes.rail, *sizes.ship, 2 * sizes.city) * 1.5  # more than any two that touch are apart
    seen: dict[tuple[int, int], list[Shape]] = {}
    for shape in _shapes(file, sizes):
        column, row = floor(shape.x / cell), floor(shape.y / cell)
        for near in [(column + right, row + down) for right in (-1, 0, 1) for down in (-1, 0, 1)]:
            yield from ((shape, other) for other in seen.get(near, []))
        seen.setdefault((column, row), []).append(shape)


def _shapes(file: BoardFile, sizes: SizesEntry) -> Iterator[Shape]:
    width, height = size(file)
    for at, city in enumerate(file.cities):
        yield Shape(f"cities[{at}]", city.x * width, city.y * height, (2 * sizes.city, 2 * sizes.city))
    for at, route in enumerate(file.routes):
        sides = sizes.ship if route.kind == "ship" else sizes.rail
        for number, (x, y, turn) in enumerate(route.spaces):
            yield Shape(f"routes[{at}].spaces[{number}]", x * width, y * height, sides, turn)

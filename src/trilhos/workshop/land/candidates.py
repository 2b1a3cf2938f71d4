"""Every place where a city's name could stand: around its disc, near or far, in one line or more."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from trilhos.workshop.land.canvas import Canvas, City, Point
from trilhos.workshop.land.letters import NAMES, font

LEAST = 0.88  # of the board's label size: no name is smaller, in whatever set
LED = 25.0  # between disc and name, from which on a line leads from one to the other
SHRINKING, BREAKING, GOING = 220.0, 7.0, 1.4  # what each costs in taste
LEADING = 0.86
LONG_NAME, SHORTEST = 12, 3  # letters: a name that may break at a hyphen, and what stays before it


Leader = tuple[float, float, float, float]


@dataclass(frozen=True)
class Effort:
    """How much is tried to find places for names."""

    gaps: tuple[float, ...]  # between a disc and its name
    shrunk: tuple[float, ...]  # a little smaller where nothing else helps
    sides: int  # positions along each side
    kept: int  # ways to write a name that are worth annealing
    steps: int
    cooling: float


THOROUGH = Effort(
    gaps=(3.0, 4.5, 6.5, 9.0, 12.0, 16.0, 21.0, 27.0, 34.0, 42.0, 52.0, 64.0),
    shrunk=(1.0, 0.94, 0.88, 0.82, 0.76),
    sides=15,
    kept=120,
    steps=24_000,
    cooling=0.99965,
)
QUICK = Effort(  # nearly as good, in a thirtieth of the time
    gaps=(3.0, 6.5, 12.0, 21.0, 36.0), shrunk=(1.0, 0.88), sides=5, kept=40, steps=5_000, cooling=0.9983
)


@dataclass(frozen=True)
class Lettering:
    """One way to write a name: lines, size, the box of its ink, the anchor and the first base line."""

    city: str
    lines: tuple[str, ...]
    size: float
    box: tuple[float, float, float, float]
    anchor: str
    x: float
    y: float
    taste: float
    leader: Leader | None = None

    def written(self) -> dict[str, object]:
        """As it is stored for the page."""
        led = {"leader": [round(value, 1) for value in self.leader]} if self.leader else {}
        return {
            "city": self.city,
            "lines": list(self.lines),
            "size": round(self.size, 1),
            "box": [round(value, 1) for value in self.box],
            "anchor": self.anchor,
            "x": round(self.x, 1),
            "y": round(self.y, 1),
            **led,
        }


def candidates(canvas: Canvas, city: City, scale: float, effort: Effort) -> list[Lettering]:
    """All ways to write this city's name, at this scale of the board's label size."""
    found: list[Lettering] = []
    size = canvas.recipe["sizes"]["label"] * scale
    for breaks, lines in enumerate(_broken(city.name)):
        for shrunk in (some for some in effort.shrunk if some * scale >= LEAST):
            block = Block(lines, size * shrunk, canvas.recipe["sizes"]["city"])
            cost = (1 - shrunk) * SHRINKING + breaks * BREAKING
            for gap in effort.gaps:
                found += block.around(city, block.disc + gap, cost + gap * GOING, effort.sides)
    return found


def _broken(name: str) -> Iterator[tuple[str, ...]]:
    yield (name,)
    words = name.split(" ")
    for cut in range(1, len(words)):
        yield " ".join(words[:cut]), " ".join(words[cut:])
    if "-" in name and len(name) > LONG_NAME:
        head, tail = name.split("-", 1)
        if len(head) >= SHORTEST:
            yield f"{head}-", tail


class Block:
    """Lines of text as a box of ink, to be put beside a disc."""

    def __init__(self, lines: tuple[str, ...], size: float, disc: float) -> None:
        self.lines, self.size, self.disc = lines, size, disc
        letters = font(NAMES)
        self.wide = max(letters.width(line, size) for line in lines)
        self.above = letters.reach(lines[0], size)[0]
        below = letters.reach(lines[-1], size)[1]
        self.high = self.above + below + (len(lines) - 1) * LEADING * size

    def around(self, city: City, reach: float, cost: float, sides: int) -> Iterator[Lettering]:
        """The box slid once around the disc."""
        far, deep = self.wide / 2 + reach, self.high / 2 + reach
        for i in range(sides):
            along = 2 * i / (sides - 1) - 1
            bent = 3.0 * abs(along)
            yield self._at(city, far, along * deep * 0.9, "start", cost + bent)
            yield self._at(city, -far, along * deep * 0.9, "end", cost + 3 + bent)
            yield self._at(city, along * far * 0.9, -deep, "middle", cost + 5 + bent)
            yield self._at(city, along * far * 0.9, deep, "middle", cost + 5 + bent)

    def _at(self, city: City, across: float, down: float, anchor: str, taste: float) -> Lettering:
        x, y = city.at[0] + across, city.at[1] + down
        west, north = x - self.wide / 2, y - self.high / 2
        area = (west, north, west + self.wide, north + self.high)
        start = {"start": west, "middle": x, "end": west + self.wide}[anchor]
        leader = _leader(city.at, area, self.disc)
        return Lettering(city.name, self.lines, self.size, area, anchor, start, north + self.above, taste, leader)


def _leader(city: Point, area: Leader, disc: float) -> Leader | None:
    """The line from a disc to the nearest point of a name that stands far off."""
    x, y = (min(max(city[i], area[i]), area[i + 2]) for i in (0, 1))
    far = math.dist(city, (x, y))
    if far - disc < LED:
        return None
    part = (disc + 2) / far
    return city[0] + (x - city[0]) * part, city[1] + (y - city[1]) * part, x, y

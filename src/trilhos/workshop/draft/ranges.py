"""Whether a draft has the shape of good boards: each figure between the least and the most of the official ones."""

from functools import cache
from itertools import pairwise
from statistics import mean
from typing import Any, Final

import msgspec

from trilhos.boards import EDITIONS
from trilhos.boards.schema import BoardFile
from trilhos.workshop.draft.model import distances

ROUNDED: Final = 2  # decimals that a figure is told with
PRINTED: Final = "printed board"  # in the credits of our boards that are official ones, not of our own design
INWARD: Final = 0.04  # of a limit: what a draft aims at lies so far within, as it is never hit exactly

Range = tuple[float, float]


def figures(file: BoardFile) -> dict[str, float]:
    """What makes a board's shape, by the names that sentences have for it."""
    tracks, pairs = len(file.routes), len({frozenset((route.a, route.b)) for route in file.routes})
    spaces = sum(route.length for route in file.routes)
    found = {
        "degree": 2 * pairs / sum(not city.waypoint for city in file.cities),
        "length": spaces / tracks,
        "gray": mean(route.color == "gray" for route in file.routes),
        "doubles": (tracks - pairs) / pairs,
        "pieces": spaces / pieces(msgspec.to_builtins(file.rules)),
        "tickets": len(file.tickets),
        "way": mean_way(file),
    }
    return {name: round(value, ROUNDED) for name, value in found.items()}


def mean_way(file: BoardFile) -> float:
    """Spaces of the shortest way of a ticket between two cities."""
    ways = distances(file)
    return mean(ways[a][b] for ticket in file.tickets if len(ticket.cities) == 2 for a, b in pairwise(ticket.cities))


def pieces(rules: dict[str, Any]) -> int:
    """How many a player has, of all kinds together."""
    told = [chapter.get("parameters", {}) for chapter in rules["chapters"]]
    return max(max(int(sum(one.get("supply", []))), int(one.get("total", 0))) for one in told)


@cache
def ranges() -> dict[str, Range]:
    """The least and the most of the official boards, by figure."""
    ours = [EDITIONS[id].file for id in EDITIONS if EDITIONS[id].ours]
    found = [figures(file) for file in ours if any(PRINTED in line for line in file.credits)]
    return {name: (min(one[name] for one in found), max(one[name] for one in found)) for name in found[0]}


def aimed(name: str, value: float) -> float:
    """The nearest value that is well within the range of a figure."""
    least, most = ranges()[name]
    return min(most * (1 - INWARD), max(least * (1 + INWARD), value))


def outside(file: BoardFile) -> dict[str, float]:
    """The figures of a board that no official one has."""
    limits = ranges()
    return {name: value for name, value in figures(file).items() if not limits[name][0] <= value <= limits[name][1]}

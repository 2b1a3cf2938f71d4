"""Tracks between cities: how long, which are double, and which are ferries, tunnels, ships or have a toll."""

import math
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from trilhos.workshop.draft.model import Model
from trilhos.workshop.draft.network import Edge, TrackNetwork
from trilhos.workshop.draft.ranges import ranges
from trilhos.workshop.land.project import Points

SIZES: Final = (44.0, 41.0, 38.0, 35.0, 32.0, 29.5, 27.5, 25.6, 24.0, 22.6)  # of a space, the first that gives length
SLIM: Final = 0.34  # how wide a space is for its length
CRAMPED: Final = 25.0  # units
GAP: Final = 2.5  # units between two spaces
FROM_CITY: Final = 14.0  # units to the first space
WIDE_ENOUGH: Final = 38.0  # degrees beside a double route
SPACES, MOST_DOUBLES = 8.5, 0.6  # spaces for each city, and the part of pairs that are double for that
LONGEST_BY_SHIP: Final = 8
LONGEST_DOUBLE: Final = 5


@dataclass
class Pair:
    """Two cities with one or two tracks between them."""

    edge: Edge
    long: float
    water: bool
    rough: float = 0.0
    double: bool = False
    length: int = 1
    ends: tuple[float, float] = (0.0, 0.0)  # where its spaces begin, from either city
    special: dict[str, Any] = field(default_factory=dict)

    @property
    def tracks(self) -> int:
        """How many there are."""
        return 2 if self.double else 1


class Tracks:
    """All pairs, and how long a space is."""

    def __init__(self, network: TrackNetwork, people: Points, rough: dict[Edge, float], model: Model) -> None:
        self.network, self.model, self.unit = network, model, network.unit
        ways = network.ways
        self.pairs = [Pair(edge, ways[edge].long, ways[edge].water, rough.get(edge, 0.0)) for edge in network.edges]
        self.by_edge = {pair.edge: pair for pair in self.pairs}
        self._double(people)
        self.size = next((size for size in SIZES if self._fit(size, size + GAP) >= model.length), SIZES[-1])
        step = self.size + GAP
        while self._fit(self.size, step) > ranges()["length"][1]:
            step *= 1.01  # so few cities that spaces have room between them
        self._special()

    @property
    def spaces(self) -> int:
        """Of all tracks together."""
        return sum(pair.length * pair.tracks for pair in self.pairs)

    @property
    def cramped(self) -> float:
        """The part of all spaces that have less room than is good, doubles counted once."""
        rows = [((pair.long / self.unit - sum(pair.ends)) / pair.length, pair.length) for pair in self.pairs]
        return sum(length for step, length in rows if step < CRAMPED) / sum(length for _, length in rows)

    def _double(self, people: Points) -> None:
        """Short ones between large cities, where there is room for two side by side."""
        usual = SPACES * len(self.network.at) / self.model.length - len(self.pairs)
        wanted = round(min(MOST_DOUBLES * len(self.pairs), max(self.model.doubles * len(self.pairs), usual)))
        weight = np.log(people + 10)
        able = [
            pair
            for pair in self.pairs
            if self.network.narrowest(pair.edge) >= WIDE_ENOUGH and ("ship" in self.model.specials or not pair.water)
        ]
        able.sort(key=lambda pair: pair.long / 150 / self.unit - (weight[pair.edge[0]] + weight[pair.edge[1]]) / 9)
        for pair in able[:wanted]:
            pair.double = True

    def _fit(self, size: float, step: float) -> float:
        """Give every pair as many spaces of this size as have room; says how many a track has on average."""
        wide = size * SLIM
        for pair in self.pairs:
            pair.ends = self._end(pair, 0, wide), self._end(pair, 1, wide)
            room = pair.long / self.unit - sum(pair.ends) + GAP
            most = LONGEST_BY_SHIP if pair.water else LONGEST_DOUBLE if pair.double else self.model.longest
            pair.length = max(1, min(most, len(self.model.file.rules.route_points) - 1, int(room / step)))
        return self.spaces / sum(pair.tracks for pair in self.pairs)

    def _end(self, pair: Pair, side: int, wide: float) -> float:
        """How far from a city its spaces begin, so that they keep off those of the routes beside it."""
        city, other = pair.edge[side], pair.edge[1 - side]
        end = FROM_CITY
        for third in self.network.next_to[city] - {other}:
            half = math.radians(max(12.0, self.network.angle(city, other, third))) / 2
            both = _half(pair, wide) + _half(self.of(city, third), wide)
            end = max(end, (both + 1) / 2 / math.tan(half)) if half < math.pi / 4 else end
        return end

    def of(self, a: int, b: int) -> Pair:
        """The pair of two cities."""
        return self.by_edge[min(a, b), max(a, b)]

    def _special(self) -> None:
        """What the model's routes have, on those that suit it: water is crossed, mountains are dug through."""
        share = self.model.share
        for pair in self.pairs:
            if pair.water and share["ship"]:
                pair.special = {"kind": "ship"}
            elif pair.water and share["ferry"]:
                pair.special = {"locomotives": 1 if pair.length <= 4 else 2}
            elif share["toll"]:
                pair.special = {"toll": min(4, max(1, pair.length - 1))}
        rough = sorted((pair for pair in self.pairs if not pair.water), key=lambda pair: -pair.rough)
        for special in ("tunnel", "marks"):
            for pair in rough[: round(share[special] * len(self.pairs))]:
                if not pair.double or special == "tunnel":
                    pair.special |= {"tunnel": True} if special == "tunnel" else {"marks": self._marks()}

    def _marks(self) -> dict[str, int]:
        return next(dict(route.marks) for route in self.model.file.routes if route.marks)


def _half(pair: Pair, wide: float) -> float:
    """Half the width of a pair's tracks; two have a little room between them."""
    return wide + 1.5 if pair.double else wide / 2


def laid(tracks: Tracks, pair: Pair, track: int, sides: Points) -> list[tuple[float, float, float]]:
    """The spaces of one track as a board's file has them."""
    at, unit = tracks.network.at, tracks.unit
    a, b = at[pair.edge[0]], at[pair.edge[1]]
    along = (b - a) / pair.long
    aside = np.array([-along[1], along[0]]) * (tracks.size * SLIM / 2 + 1.2) * unit * (2 * track - 1) * pair.double
    turn = round(math.degrees(math.atan2(along[1], along[0])), 1)
    room = pair.long - sum(pair.ends) * unit
    spots = [pair.ends[0] * unit + room * (number + 0.5) / pair.length for number in range(pair.length)]
    parts = [(a + along * spot + aside) / sides for spot in spots]
    return [(round(float(x), 4), round(float(y), 4), turn) for x, y in parts]

"""Tickets by a solver: as near and far as the model's, spread over all cities, no two side by side."""

from collections import defaultdict
from itertools import combinations
from math import ceil
from random import Random
from statistics import mean
from typing import Any, Final

from ortools.sat.python import cp_model

from trilhos.boards.schema import BoardFile
from trilhos.workshop.draft.colours import solve
from trilhos.workshop.draft.model import Model, distances
from trilhos.workshop.draft.ranges import aimed, ranges

EFFORT: Final = 0.8
NEAR: Final = 2  # spaces: tickets whose ends are no farther apart are twins
LEAST, FEWEST_TICKETS = 4, 30  # spaces of a ticket, and tickets
PLENTY: Final = 5  # times as many pairs of cities as tickets
LONG_FROM: Final = 0.55  # of the longest way there is
Names = tuple[str, str]


def tickets(file: BoardFile, model: Model, seed: int) -> list[dict[str, Any]]:
    """The tickets of a board whose routes are known."""
    ways = distances(file)
    farthest = max(max(row.values()) for row in ways.values())
    usual = mean([*model.tickets, *model.long])
    scale = min(farthest / max(model.tickets), aimed("way", usual * farthest / model.diameter) / usual)
    count = max(FEWEST_TICKETS, round(len(model.tickets) * min(1.0, len(file.cities) / model.cities)))
    hand = _Hand(ways, seed)
    wanted = [model.tickets[int((i + 0.5) / count * len(model.tickets))] for i in range(count)]
    hand.deal([max(LEAST, round(far * scale)) for far in wanted], [round(far * scale) for far in model.long], farthest)
    found = [_ticket(names, ways, model, long) for names, long in hand.solved()]
    if model.neutral:
        _with_neutral(found, file, seed)
    return found


def _ticket(names: Names, ways: dict[str, dict[str, int]], model: Model, long: bool) -> dict[str, Any]:
    points = max(2, round(ways[names[0]][names[1]] * model.points))
    return {"cities": list(names), "points": points, **({"long": True} if long else {})}


def _with_neutral(found: list[dict[str, Any]], file: BoardFile, seed: int) -> None:
    pairs = sorted({(route.a, route.b) for route in file.routes})
    random = Random(seed)  # noqa: S311 - a board, no secrets
    for ticket in found:
        ticket["neutral"] = list(random.choice(pairs))


class _Hand:
    def __init__(self, ways: dict[str, dict[str, int]], seed: int) -> None:
        self.ways, self.seed = ways, seed
        self.solver = cp_model.CpModel()
        self.prices: list[Any] = []
        self.short: dict[Names, cp_model.IntVar] = {}
        self.long: dict[Names, cp_model.IntVar] = {}

    def deal(self, wanted: list[int], long: list[int], farthest: int) -> None:
        """So many of each distance, as well as can be."""
        every = list(combinations(sorted(self.ways), 2))
        pairs = [pair for pair in every if self._far(pair) >= LEAST]
        pairs = pairs if len(pairs) >= PLENTY * len(wanted) else every  # few cities: no choice
        self.short = {pair: self.solver.new_bool_var("") for pair in pairs}
        able = [pair for pair in pairs if self._far(pair) >= LONG_FROM * farthest]
        self.long = {pair: self.solver.new_bool_var("") for pair in able} if long else {}
        self.solver.add(sum(self.short.values()) == min(len(wanted), len(pairs)))
        self._distances(wanted, farthest)
        self._longs(long)
        self._within()
        self._spread()
        self._by_chance()
        if len(pairs) >= PLENTY * len(wanted):
            self._no_twins()

    def _far(self, pair: Names) -> int:
        return self.ways[pair[0]][pair[1]]

    def _distances(self, wanted: list[int], farthest: int) -> None:
        """At every distance, as many up to there as are wanted."""
        for far in range(1, farthest + 1):
            off = self.solver.new_int_var(0, 200, "")
            have = sum(var for pair, var in self.short.items() if self._far(pair) <= far)
            want = sum(one <= far for one in wanted)
            self.solver.add(off >= have - want)
            self.solver.add(off >= want - have)
            self.prices.append(4 * off)

    def _longs(self, wanted: list[int]) -> None:
        if not wanted:
            return
        usual = round(sum(wanted) / len(wanted))
        self.solver.add(sum(self.long.values()) == min(len(wanted), len(self.long)))
        self.prices += [2 * abs(self._far(pair) - usual) * var for pair, var in self.long.items()]
        for pair, var in self.long.items():
            self.solver.add_at_most_one(var, self.short[pair])

    def _within(self) -> None:
        """On average as long as on some official board."""
        every = [(self._far(pair), var) for some in (self.short, self.long) for pair, var in some.items()]
        least, most = ranges()["way"]
        off = self.solver.new_int_var(0, 100_000, "")
        self.solver.add(off >= sum(round(100 * (far - most)) * var for far, var in every))
        self.solver.add(off >= sum(round(100 * (least - far)) * var for far, var in every))
        self.prices.append(off)

    def _spread(self) -> None:
        """Every city is on a ticket, and none on many."""
        at = defaultdict(list)
        for some in (self.short, self.long):
            for pair, var in some.items():
                for city in pair:
                    at[city].append(var)
        usual = ceil(2 * 34 / len(self.ways))
        for some_vars in at.values():
            count, off, none = sum(some_vars), self.solver.new_int_var(0, 99, ""), self.solver.new_bool_var("")
            self.solver.add(off >= count - usual)
            self.solver.add(count + none >= 1)
            self.prices += [3 * off, 12 * none]

    def _no_twins(self) -> None:
        """No two tickets run side by side."""
        close = {city: {other for other, far in row.items() if far <= NEAR} for city, row in self.ways.items()}
        for (a, b), var in self.short.items():
            for twin in sorted({(min(c, d), max(c, d)) for c in close[a] for d in close[b]}):  # one order everywhere
                if (a, b) < twin and twin in self.short:
                    self.solver.add_at_most_one(var, self.short[twin])

    def _by_chance(self) -> None:
        """Chance decides between equals: another seed, other tickets."""
        random = Random(self.seed)  # noqa: S311 - a board, no secrets
        self.prices += [random.randint(0, 3) * var for var in self.short.values()]

    def solved(self) -> list[tuple[Names, bool]]:
        """The pairs that were chosen, and whether each is a long one."""
        self.solver.minimize(sum(self.prices))
        found = solve(self.solver, self.seed, EFFORT)
        chosen = [(pair, False) for pair, var in self.short.items() if found.value(var)]
        return chosen + [(pair, True) for pair, var in self.long.items() if found.value(var)]

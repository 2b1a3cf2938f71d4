"""Colours by a solver: as many tracks and spaces of each, and no colour twice at a city where that can be."""

from collections import defaultdict
from typing import Any, Final

from ortools.sat.python import cp_model

from trilhos.workshop.draft.model import Model
from trilhos.workshop.draft.tracks import Tracks

GRAY: Final = "gray"
EFFORT: Final = 0.6  # the solver's own measure of time: the same on every machine
TWICE, UNEVEN = 6, 5  # the prices of a colour twice at a city, and of spaces too many or too few


def coloured(tracks: Tracks, model: Model, seed: int) -> list[str]:
    """A colour for every track, those of double routes one after the other."""
    return _Paint(tracks, model).solved(seed)


class _Paint:
    def __init__(self, tracks: Tracks, model: Model) -> None:
        self.pairs = [pair for pair in tracks.pairs for _ in range(pair.tracks)]
        self.model, self.palette = model, list(model.file.rules.cards.colors)
        self.solver = cp_model.CpModel()
        self.kinds = [pair.special.get("kind", "rail") for pair in self.pairs]
        self.x = [{colour: self.solver.new_bool_var("") for colour in [*self.palette, GRAY]} for _ in self.pairs]
        self.prices: list[Any] = []
        for choice in self.x:
            self.solver.add_exactly_one(choice.values())
        self._grays()
        self._twins()
        for kind in sorted(set(self.kinds)):  # one order everywhere
            self._balanced([i for i, own in enumerate(self.kinds) if own == kind])
        self._cities()

    def _grays(self) -> None:
        """Ferries are gray; as many of the others as on the model."""
        ferries = [i for i, pair in enumerate(self.pairs) if pair.special.get("locomotives")]
        for i in ferries:
            self.solver.add(self.x[i][GRAY] == 1)
        wanted = max(len(ferries), round(self.model.gray_tracks * len(self.pairs)))
        spaces = round(self.model.gray_spaces * sum(pair.length for pair in self.pairs))
        self._price(sum(choice[GRAY] for choice in self.x), wanted, 2)
        lengths = sum(choice[GRAY] * pair.length for choice, pair in zip(self.x, self.pairs, strict=True))
        self._price(lengths, spaces, 1)

    def _twins(self) -> None:
        for i, (one, other) in enumerate(zip(self.pairs, self.pairs[1:], strict=False)):
            if one is other:
                self.solver.add(self.x[i][GRAY] == self.x[i + 1][GRAY])
                for colour in self.palette:
                    self.solver.add_at_most_one(self.x[i][colour], self.x[i + 1][colour])

    def _balanced(self, some: list[int]) -> None:
        """Of each colour as many tracks and spaces as of any other, one more or less, or it costs."""
        count, spaces = self.solver.new_int_var(0, len(some), ""), self.solver.new_int_var(0, 9 * len(some), "")
        for colour in self.palette:
            self._price(sum(self.x[i][colour] for i in some), count, 3, slack=1)
            self._price(sum(self.x[i][colour] * self.pairs[i].length for i in some), spaces, UNEVEN, slack=1)

    def _price(self, have: Any, want: Any, price: int, slack: int = 0) -> None:
        off = self.solver.new_int_var(0, 999, "")
        self.solver.add(off >= have - want - slack)
        self.solver.add(off >= want - have)
        self.prices.append(price * off)

    def _cities(self) -> None:
        at = defaultdict(list)
        for i, pair in enumerate(self.pairs):
            for city in pair.edge:
                at[city].append(i)
        for some in at.values():
            for colour in self.palette:
                more = self.solver.new_int_var(0, len(some), "")
                self.solver.add(more >= sum(self.x[i][colour] for i in some) - 1)
                self.prices.append(TWICE * more)

    def solved(self, seed: int) -> list[str]:
        """The best that is found in time."""
        self.solver.minimize(sum(self.prices))
        found = solve(self.solver, seed, EFFORT)
        return [next(colour for colour, var in choice.items() if found.value(var)) for choice in self.x]


def solve(solver: cp_model.CpModel, seed: int, effort: float) -> cp_model.CpSolver:
    """One worker and a measure that isn't time: so the same seed gives the same board everywhere."""
    found = cp_model.CpSolver()
    found.parameters.num_workers = 1
    found.parameters.random_seed = seed
    found.parameters.max_deterministic_time = effort
    status = found.solve(solver)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise RuntimeError(f"no answer: {found.status_name(status)}")
    return found

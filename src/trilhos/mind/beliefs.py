"""Beliefs: which tickets suit what a rival has built, as weights for imagined worlds."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import UNIT, Atlas, fractions
from trilhos.bots.plan.ways import BLOCKED, FAR, Ways
from trilhos.engine.chapters.claims import is_open
from trilhos.engine.state import State, numbers
from trilhos.engine.worlds import Weights

HOP: Final = 1.0  # how people and planners price routes, about: see `Atlas.costs`
RICH: Final = 0.3
FARTHEST: Final[i64] = 5  # times as far as at the start is as bad as it gets

# What is asked of a rival and a ticket, by place.
NEARER: Final[i64] = 0  # the share of its way that the rival's routes spare
NEARER_LATER: Final[i64] = 1  # the same, times the share of pieces placed
JOINED: Final[i64] = 2
ENDS: Final[i64] = 3  # the share of its cities that the rival's routes touch
ENDS_LATER: Final[i64] = 4
WORTH: Final[i64] = 5  # its points, as a share of the board's dearest
WORTH_LATER: Final[i64] = 6
AWAY_LATER: Final[i64] = 7  # cards that it still takes, as a share of the supply
CUT_OFF: Final[i64] = 8
CLUES: Final = 9


@final
class Beliefs:
    """What everybody sees of a rival, as clues to its tickets; `coefficients` say how much each tells."""

    def __init__(self, atlas: Atlas, coefficients: list[float]) -> None:
        self.atlas = atlas
        self.coefficients: vec[float] = fractions(coefficients)
        self.clues: vec[float] = fractions([0.0] * CLUES)
        self.ways = Ways(atlas, len(atlas.sources))
        self.costs: vec[i64] = numbers(atlas.costs(HOP, RICH, 0.0))
        self.prices: vec[i64] = numbers([0] * int(atlas.routes))
        self.touched: vec[i64] = numbers([0] * int(atlas.cities))
        self.placed = 0.0
        self.dearest = float(max([int(points) for points in atlas.gains]))
        self.ways.change(self.costs, atlas.sources)
        self.start: vec[i64] = numbers([int(self._way(ticket)) for ticket in range(atlas.ticket_count)])

    def weights(self, s: State, viewer: int) -> Weights:
        """By seat and ticket: how likely a ticket is to be held. Of the state only what all can see is read."""
        found: Weights = []
        for seat in range(self.atlas.rules.players):
            if int(seat) == viewer:
                found.append([])
                continue
            self.watch(s, seat)
            found.append([self._weight(ticket) for ticket in range(self.atlas.ticket_count)])
        return found

    def _weight(self, ticket: i64) -> float:
        self.read(ticket)
        total = 0.0
        for clue in range(i64(CLUES)):
            total += self.coefficients[clue] * self.clues[clue]
        return exp(total if total < 50.0 else 50.0)

    # Clues

    def watch(self, s: State, seat: i64) -> None:
        """Look at a rival's network."""
        atlas, owner = self.atlas, s.owner
        for city in range(atlas.cities):
            self.touched[city] = 0
        for route in range(atlas.routes):
            self.prices[route] = BLOCKED
            if owner[route] == seat:
                self.prices[route] = 0
                self.touched[atlas.a[route]] = 1
                self.touched[atlas.b[route]] = 1
            elif is_open(owner, atlas.claims.rival, route, seat):
                self.prices[route] = self.costs[route]
        left: i64 = 0
        for kind in range(i64(atlas.piece_kinds)):
            left += s.ledger[atlas.claims.pieces_at(kind, seat)]
        self.placed = 1.0 - float(int(left)) / float(atlas.rules.supply)
        self.ways.change(self.prices, atlas.sources)

    def _way(self, ticket: i64) -> i64:
        atlas = self.atlas
        way: i64 = 0
        for at in range(atlas.stop_first[ticket] + 1, atlas.stop_first[ticket + 1]):
            way += self.ways.far[atlas.measured_at[at]]
        return way

    def read(self, ticket: i64) -> None:
        """The clues to a ticket, for the rival that was watched last."""
        atlas, clues = self.atlas, self.clues
        start: i64 = self.start[ticket] if self.start[ticket] > 0 else 1
        way: i64 = self._way(ticket)
        short: i64 = way if way < FARTHEST * start else FARTHEST * start
        nearer = 1.0 - float(int(short)) / float(int(start))
        clues[NEARER] = nearer if nearer > -1.0 else -1.0
        clues[NEARER_LATER] = clues[NEARER] * self.placed
        clues[JOINED] = 1.0 if way == 0 else 0.0
        clues[ENDS] = self._ends(ticket)
        clues[ENDS_LATER] = clues[ENDS] * self.placed
        clues[WORTH] = float(int(atlas.gains[ticket])) / self.dearest
        clues[WORTH_LATER] = clues[WORTH] * self.placed
        clues[AWAY_LATER] = float(int(short)) / UNIT / float(atlas.rules.supply) * self.placed
        clues[CUT_OFF] = 1.0 if way >= FAR else 0.0

    def _ends(self, ticket: i64) -> float:
        first: i64 = self.atlas.stop_first[ticket]
        end: i64 = self.atlas.stop_first[ticket + 1]
        touched: i64 = 0
        for at in range(first, end):
            touched += self.touched[self.atlas.stop[at]]
        return float(int(touched)) / float(int(end - first))

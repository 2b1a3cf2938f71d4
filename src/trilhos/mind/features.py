"""Features: how every seat stands in a state, as its plan tells; what a value is made of."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import fractions
from trilhos.bots.plan.cards import CARDS_A_TURN
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import TICKETS, Sheet
from trilhos.engine.state import NONE, State

# What is asked of each seat, by place.
POINTS: Final[i64] = 0  # if the game ended here
TICKET_POINTS: Final[i64] = 1  # of these, with the penalties of those not completed
SWING: Final[i64] = 2  # between completing and failing what the plan aims at
ODDS: Final[i64] = 3  # of that
HOPED: Final[i64] = 4  # points, with what the plan brings on average
COST: Final[i64] = 5  # of the plan, in cards
MISSING: Final[i64] = 6  # cards
SPARE: Final[i64] = 7
PLANNED: Final[i64] = 8  # routes
PLANNED_PIECES: Final[i64] = 9
PLANNED_POINTS: Final[i64] = 10
TO_GO: Final[i64] = 11  # turns that the plan takes
SLACK: Final[i64] = 12  # turns left, without these
RESERVE: Final[i64] = 13
CARDS: Final[i64] = 14
WILDS: Final[i64] = 15
MOST_UNITS: Final[i64] = 16  # of one suit
TARGET: Final[i64] = 17  # what a card for the best route beside the plan is worth
LONGEST: Final[i64] = 18
HARBOURS: Final[i64] = 19
STATIONS: Final[i64] = 20
TOKENS: Final[i64] = 21
EACH: Final = 22

# What is asked of the game.
TURNS: Final[i64] = 0  # own turns that are left
ENDING: Final[i64] = 1  # whether the last turns have begun
TO_MOVE: Final[i64] = 2  # seats until this one moves
ROUND: Final[i64] = 3
COMMON: Final = 4


def row_size(players: int) -> int:
    """How many features there are: those of a seat, of the rival who stands best, and the mean of all other rivals."""
    return COMMON + EACH * (2 if players == 2 else 3)


@final
class Features:
    """Numbers of all seats, and of one against the others; `row` has what was read last.

    It reads everything, hands and tickets of all seats too: it is for imagined worlds, and for games to learn from.
    """

    def __init__(self, policy: SteinerPolicy) -> None:
        self.policy = policy
        self.rules = policy.atlas.rules
        self.players: i64 = self.rules.players
        self.scratch = Scratch(self.rules.board)
        self.seats: vec[float] = fractions([0.0] * (EACH * int(self.players)))
        self.size: i64 = row_size(int(self.players))
        self.row: vec[float] = fractions([0.0] * int(self.size))

    def survey(self, s: State) -> None:
        """Look at every seat."""
        sheets = self.rules.score(s, self.scratch)
        to_move: i64 = s.seat
        for seat in range(self.players):
            s.seat = seat
            self._read_seat(s, seat * EACH, sheets[int(seat)])
        s.seat = to_move

    def _read_seat(self, s: State, at: i64, sheet: Sheet) -> None:
        policy, row = self.policy, self.seats
        position = policy.position
        position.read(s)
        plan = policy.plan(position)
        policy.appraiser.look(position, plan)
        points = float(sheet.total)
        odds = policy.planner.odds(position, plan.cost)
        row[at + POINTS] = points
        row[at + TICKET_POINTS] = float(sheet.lines[TICKETS])
        row[at + SWING] = plan.swing
        row[at + ODDS] = odds
        row[at + HOPED] = points + plan.swing * odds
        row[at + COST] = plan.cost
        self._read_needs(at)
        self._read_plan(at)
        row[at + PLANNED_PIECES] = float(int(plan.taken))
        lacks = row[at + MISSING] - row[at + WILDS]
        row[at + TO_GO] = row[at + PLANNED] + (lacks / CARDS_A_TURN if lacks > 0.0 else 0.0)
        row[at + SLACK] = position.turns - row[at + TO_GO]
        row[at + RESERVE] = float(int(position.reserve))
        row[at + CARDS] = float(int(position.cards))
        row[at + TARGET] = policy.appraiser.outlook.free
        row[at + LONGEST] = float(sheet.longest)
        row[at + HARBOURS] = float(int(position.harbours_left()))
        row[at + STATIONS] = float(int(position.stations_left()))
        row[at + TOKENS] = float(int(position.tokens()))

    def _read_needs(self, at: i64) -> None:
        """The hand, against what the plan asks for."""
        needs, position = self.policy.appraiser.outlook.needs, self.policy.position
        missing: i64 = 0
        spare: i64 = 0
        most: i64 = 0
        for suit in range(self.policy.atlas.suits):
            if needs.spare[suit] < 0:
                missing -= needs.spare[suit]
            else:
                spare += needs.spare[suit]
            if position.units[suit] > most:
                most = position.units[suit]
        self.seats[at + MISSING] = float(int(missing))
        self.seats[at + SPARE] = float(int(spare))
        self.seats[at + MOST_UNITS] = float(int(most))
        self.seats[at + WILDS] = float(int(position.wilds))

    def _read_plan(self, at: i64) -> None:
        atlas, plan = self.policy.atlas, self.policy.plans[int(self.policy.position.me)]
        count: i64 = 0
        points: i64 = 0
        for route in range(atlas.routes):
            if plan.on[route]:
                count += 1
                points += atlas.points[route]
        self.seats[at + PLANNED] = float(int(count))
        self.seats[at + PLANNED_POINTS] = float(int(points))

    # One seat against the others

    def read(self, s: State, me: i64) -> None:
        """Look at every seat, and fill the row of one."""
        self.survey(s)
        self.fill(s, me)

    def fill(self, s: State, me: i64) -> None:
        """The row of a seat, after a survey."""
        row, seats, players = self.row, self.seats, self.players
        rival: i64 = self.best_rival(me)
        own: i64 = COMMON
        other: i64 = COMMON + EACH
        row[TURNS] = self.policy.position.turns
        row[ENDING] = 0.0 if s.turns_left == NONE else 1.0
        row[TO_MOVE] = float(int((me - s.seat + players) % players))
        row[ROUND] = float(int(s.turn)) / float(int(players))
        for at in range(i64(EACH)):
            row[own + at] = seats[me * EACH + at]
            row[other + at] = seats[rival * EACH + at]
        if players > 2:
            self._fill_rest(me, rival)

    def best_rival(self, me: i64) -> i64:
        """Who of the others has most points, with what their plans bring."""
        best: i64 = NONE
        for seat in range(self.players):
            if seat != me and (best == NONE or self.seats[seat * EACH + HOPED] > self.seats[best * EACH + HOPED]):
                best = seat
        return best

    def _fill_rest(self, me: i64, rival: i64) -> None:
        row, seats = self.row, self.seats
        rest: i64 = COMMON + 2 * EACH
        share = 1.0 / float(int(self.players - 2))
        for at in range(i64(EACH)):
            row[rest + at] = 0.0
            for seat in range(self.players):
                if seat not in (me, rival):
                    row[rest + at] += share * seats[seat * EACH + at]

"""How a game ends from here: played on by the compiled planner for every seat, and counted."""

from collections import Counter
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.planning import atlas_of
from trilhos.bots.settings import retuned_settings
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import State
from trilhos.insight.judgement import LIKELY, PlannedRoute, SeatOutlook, TicketChance

# Points by which one who plays on can be wrong: two scores that are as far apart leave 27 % to the lower one.
# With 10, chances were told too near to the middle: see docs/analysis.md.
DOUBT: Final = 4.0
# How far two moves come out apart in a world, as if seen in a few more: six that happen to agree prove nothing.
TYPICAL: Final = 0.3
FEW: Final = 4
MOST_ROUTES: Final = 8  # of a plan that are told
LEAST_ROUTE: Final = 0.25  # how often a route is taken that belongs to a plan


class Endings:
    """The endings that a move, or a position, has led to in one world after the other."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.seat = seat  # whose tickets, routes and cards are counted
        self.wins: list[list[float]] = []  # by world and seat
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.completed: Counter[int] = Counter()
        self.routes: Counter[int] = Counter()
        self.turns = 0
        self.cards = 0

    @property
    def worlds(self) -> int:
        """How many there are."""
        return len(self.wins)

    def win(self, seat: int) -> float:
        """The chance of a seat."""
        return sum(row[seat] for row in self.wins) / self.worlds

    def lead(self, other: "Endings", since: int = 0) -> tuple[float, float]:
        """How much more chance the seat has than after another move, in the worlds of both; and the standard error."""
        seat = self.seat or 0
        apart = [a[seat] - b[seat] for a, b in zip(self.wins[since:], other.wins[since:], strict=False)]
        mean = sum(apart) / len(apart)
        spread = sum((one - mean) ** 2 for one in apart) + FEW * TYPICAL**2
        spread /= len(apart) - 1 + FEW
        return mean, sqrt(spread / len(apart))

    def outlook(self, seat: int) -> SeatOutlook:
        """What a seat can expect."""
        ordered = sorted(self.scores[seat])
        last, beside = len(ordered) - 1, (1 - LIKELY) / 2
        ends = (ordered[round(last * beside)], ordered[round(last * (1 - beside))])
        return SeatOutlook(self.win(seat), self.score(seat), *map(float, ends))

    def score(self, seat: int) -> float:
        """The mean of its final scores."""
        return sum(self.scores[seat]) / self.worlds

    def tickets(self, held: list[int]) -> list[TicketChance]:
        """How often each of these was completed."""
        return [TicketChance(ticket, self.completed[ticket] / self.worlds) for ticket in held]

    def plan(self) -> list[PlannedRoute]:
        """The routes that the seat goes on to take, the likeliest first."""
        ranked = sorted(self.routes.items(), key=lambda entry: (-entry[1], entry[0]))
        shares = [PlannedRoute(route, count / self.worlds) for route, count in ranked[:MOST_ROUTES]]
        return [planned for planned in shares if planned.chance >= LEAST_ROUTE]


class Finisher:
    """Plays states on to their end."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.policy = SteinerPolicy(atlas_of(rules), retuned_settings(rules), 0)
        self.scratch = Scratch(rules.board)

    def play_on(self, s: State, random: Random, endings: Endings) -> None:
        """One more ending; the state is used up."""
        before, turn = [int(owner) for owner in s.owner], int(s.turn)
        playout(self.rules, s, self.policy, random)
        sheets = self.rules.score(s, self.scratch)
        endings.wins.append(self._shares(sheets))
        for sheet in sheets:
            endings.scores[sheet.seat].append(sheet.total)
        endings.turns += int(s.turn) - turn
        if endings.seat is not None:
            self._count(s, endings, endings.seat, before, sheets[endings.seat])

    def _shares(self, sheets: list[Sheet]) -> list[float]:
        """How the win is shared, as who plays on may be wrong by some points; a tie is broken by the rules."""
        winners = self.rules.winners(sheets)
        ahead = [sheet.total + (0.5 if sheet.seat in winners else 0.0) for sheet in sheets]
        odds = [exp((points - max(ahead)) / DOUBT) for points in ahead]
        return [one / sum(odds) for one in odds]

    def _count(self, s: State, endings: Endings, seat: int, before: list[int], sheet: Sheet) -> None:
        endings.completed.update(sheet.completed)
        taken = [at for at, owner in enumerate(before) if owner != seat and s.owner[i64(at)] == seat]
        endings.routes.update(taken)
        hand = self.rules.hand(i64(seat))
        endings.cards += sum(int(s.cards[hand + kind]) for kind in range(self.rules.kinds))

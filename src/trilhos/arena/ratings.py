"""Strength from results: Bradley–Terry for two players, Plackett–Luce for more, on the scale of Elo.

Both are one model: bots are drawn for first place, then second, and so on, each with a chance in proportion to its
strength among those that are left. Intervals come from the bootstrap over blocks.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from trilhos.arena.match import Outcome

Floats = NDArray[np.float64]
Order = tuple[int, ...]  # bots by number, the best first
Ways = Callable[[Outcome, dict[str, int]], dict[Order, float]]  # the orders that a game stands for, in parts

ROUNDS: Final = 1000  # bootstrap samples
SEED: Final = 20  # of the samples: the same results give the same intervals
STEPS: Final = 200
EXACT: Final = 1e-9
# As if each two bots had once drawn: a bot that has won all its games is then strong, but not infinitely.
PRIOR: Final = 0.5
ELO: Final = 400.0


class Interval(msgspec.Struct, frozen=True):
    """A figure, and where it lies in 95 of 100 samples."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2

    def times(self, factor: float) -> "Interval":
        """The same in another unit."""
        return Interval(factor * self.value, factor * self.low, factor * self.high)


def resample(count: int, rounds: int = ROUNDS) -> Floats:
    """How often each block occurs in each bootstrap sample; the first row is the results as they are."""
    words = np.random.PCG64(SEED).random_raw  # the raw stream is the same in every version
    rows = [np.bincount(words(count) % np.uint64(count), minlength=count) for _ in range(rounds)]
    return np.vstack([np.ones(count), *rows]).astype(np.float64)


def interval(samples: Floats) -> Interval:
    """The interval of a figure; the first sample is the figure itself."""
    low, high = np.percentile(samples[1:], [2.5, 97.5])
    return Interval(round(float(samples[0]), 4), round(float(low), 4), round(float(high), 4))


def orders(outcome: Outcome, numbers: dict[str, int]) -> dict[Order, float]:
    """The order in which the bots of a game came in; equal places count as every order of them, in parts."""
    ways: list[Order] = [()]
    for place in sorted(set(outcome.places)):
        tied = [numbers[outcome.bots[seat]] for seat, at in enumerate(outcome.places) if at == place]
        ways = [way + more for way in ways for more in permutations(tied)]
    found: dict[Order, float] = {}
    for way in ways:
        found[way] = found.get(way, 0.0) + 1 / len(ways)
    return found


def pairs(outcome: Outcome, numbers: dict[str, int]) -> dict[Order, float]:
    """Who came in before whom, two by two, which together count as much as the draws of an order would.

    Of many bots at tables of four or five, orders are too many to be counted; pairs are not.
    """
    found: dict[Order, float] = {}
    seats = range(len(outcome.bots))
    for one, other in permutations(seats, 2):
        a, b = numbers[outcome.bots[one]], numbers[outcome.bots[other]]
        if a != b and outcome.places[one] <= outcome.places[other]:
            equal = outcome.places[one] == outcome.places[other]
            found[a, b] = found.get((a, b), 0.0) + (0.5 if equal else 1.0) * 2 / len(seats)
    return found


def rate(bots: list[str], blocks: list[list[Outcome]], weights: Floats, ways: Ways = orders) -> list[Interval]:
    """The rating of each bot with its interval; their mean is 0."""
    counts, seen = _count(bots, blocks, ways)
    strengths = _fit(len(bots), seen, weights @ counts)
    elo = ELO * np.log10(strengths)
    elo -= elo.mean(axis=1, keepdims=True)
    return [interval(elo[:, bot]) for bot in range(len(bots))]


def _count(bots: list[str], blocks: list[list[Outcome]], ways: Ways) -> tuple[Floats, list[Order]]:
    """How often each order came up in each block."""
    numbers = {bot: number for number, bot in enumerate(bots)}
    places: dict[Order, int] = {}
    rows: list[tuple[int, int, float]] = []
    for at, block in enumerate(blocks):
        for outcome in block:
            for order, part in ways(outcome, numbers).items():
                rows.append((at, places.setdefault(order, len(places)), part))
    counts = np.zeros((len(blocks), len(places)))
    for at, column, part in rows:
        counts[at, column] += part
    return counts, list(places)


def _fit(bots: int, seen: list[Order], counts: Floats) -> Floats:
    """The likeliest strengths for each row of counts, by minorization and maximization (Hunter 2004)."""
    pairs = [(a, b) for a in range(bots) for b in range(bots) if a != b]
    counts = np.hstack([counts, np.full((len(counts), len(pairs)), PRIOR)])
    firsts, groups = _stages([*seen, *pairs], bots)
    times = counts @ firsts[0]
    wins = times @ firsts[1]
    strengths = np.ones((len(counts), bots))
    for _ in range(STEPS):
        before = strengths
        strengths = wins / np.maximum((times / (strengths @ groups.T)) @ groups, EXACT)
        strengths = strengths / strengths.mean(axis=1, keepdims=True)
        if np.abs(strengths - before).max() < EXACT:
            break
    return strengths


def _stages(seen: list[Order], bots: int) -> tuple[tuple[Floats, Floats], Floats]:
    """All draws: which occur in which order, who wins each, and how many of each bot were in it."""
    draws: dict[tuple[int, Order], int] = {}
    used: list[tuple[int, int]] = []
    for row, order in enumerate(seen):
        for at in range(len(order) - 1):
            draw = (order[at], tuple(sorted(order[at:])))
            used.append((row, draws.setdefault(draw, len(draws))))
    occurs, wins = np.zeros((len(seen), len(draws))), np.zeros((len(draws), bots))
    groups = np.zeros((len(draws), bots))
    for row, column in used:
        occurs[row, column] += 1
    for (winner, group), column in draws.items():
        wins[column, winner] = 1
        for bot in group:
            groups[column, bot] += 1
    return (occurs, wins), groups


def expected(elo: float) -> float:
    """The share of wins that a lead in Elo stands for."""
    return float(1 / (1 + 10 ** (-elo / ELO)))

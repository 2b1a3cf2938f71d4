"""The measure of a board: 100 marks, less what it loses. docs/how-to/test-a-board.md states it.

Every loss begins at a limit that good boards keep, so that chance alone costs a good board little, and a change that
mends something shows.
"""

from typing import Final

import numpy as np

from trilhos.arena.ratings import Floats, interval
from trilhos.workshop.trial.counts import Counts, part
from trilhos.workshop.trial.figures import Marks

SEAT_OFF: Final = 0.05  # a seat may win so much more or less than its part
LIVE_LINE: Final = 0.10  # of games in which a line is taken
LIVE_TICKET: Final = 0.20  # of offers that end in a completed ticket
SPREAD: Final = 25.0  # marks, if the last had no points at all


def losses(counts: Counts, weights: Floats) -> Floats:
    """The marks that are lost, a row for each bootstrap sample: by seats, lines, tickets and spread."""
    games = weights.sum(axis=1, keepdims=True)
    seats = (weights @ counts.wins) / games
    lines = (weights @ counts.lines_taken) / games
    offered = weights @ counts.offered
    tickets = np.where(offered > 0, part(weights @ counts.done, offered), 1.0)
    uneven = np.maximum(0, np.abs(seats - 1 / counts.wins.shape[1]) - SEAT_OFF).sum(axis=1)
    behind = part(weights @ counts.spread, np.maximum(1, weights @ counts.first))
    return np.stack(
        [
            100 * uneven,
            100 * (np.maximum(0, LIVE_LINE - lines) / LIVE_LINE).mean(axis=1),
            100 * (np.maximum(0, LIVE_TICKET - tickets) / LIVE_TICKET).mean(axis=1),
            SPREAD * behind,
        ],
        axis=1,
    )


def totals(counts: Counts, weights: Floats) -> Floats:
    """The marks of each sample."""
    left: Floats = 100 - losses(counts, weights).sum(axis=1)
    return left


def mean_marks(counts: Counts) -> float:
    """The marks of all games together."""
    return float(totals(counts, np.ones((1, len(counts.games))))[0])


def marks(counts: Counts, weights: Floats) -> Marks:
    """The marks of a board, and what it loses where.

    Losses never make up for each other: chance costs the samples marks that the games themselves haven't lost. So
    their interval is laid around the figure.
    """
    lost = losses(counts, weights)
    left = 100 - lost.sum(axis=1)
    left[1:] += left[0] - left[1:].mean()
    return Marks(interval(np.minimum(100, left)), *(round(float(value), 2) for value in lost[0]))

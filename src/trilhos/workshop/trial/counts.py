"""What many games show, counted: a row a game, a column for each seat, ticket, route or line."""

from collections.abc import Sequence

import numpy as np

from trilhos.arena.ratings import Floats
from trilhos.boards import Edition
from trilhos.workshop.trial.witness import Evidence


def lines_of(edition: Edition) -> list[list[int]]:
    """The routes that join the same two cities, as a list each: whoever takes one of them has the line."""
    found: dict[frozenset[str], list[int]] = {}
    for id, route in enumerate(edition.file.routes):
        found.setdefault(frozenset((route.a, route.b)), []).append(id)
    return list(found.values())


class Counts:
    """All games that came to an end."""

    def __init__(self, edition: Edition, games: Sequence[Evidence]) -> None:
        self.games = games = [game for game in games if game.winners]
        self.lines = lines_of(edition)
        count, players = len(games), len(games[0].scores)
        routes, tickets = len(edition.file.routes), len(edition.file.tickets)
        self.wins = np.zeros((count, players))
        self.scores = np.array([game.scores for game in games], dtype=np.float64)
        self.offered, self.kept, self.done, self.worth, self.kept_wins = np.zeros((5, count, tickets))
        self.taken = np.zeros((count, routes))
        for row, game in enumerate(games):
            self._add(row, game)
        self.lines_taken = np.stack([self.taken[:, line].max(axis=1) for line in self.lines], axis=1)

    def _add(self, row: int, game: Evidence) -> None:
        self.wins[row, game.winners] = 1 / len(game.winners)
        np.add.at(self.offered[row], game.offered, 1)
        self.taken[row, [claim.route for claim in game.claims]] = 1
        for seen in game.tickets:
            self.kept[row, seen.ticket] += 1
            self.done[row, seen.ticket] += seen.done
            self.worth[row, seen.ticket] += seen.worth
            self.kept_wins[row, seen.ticket] += self.wins[row, seen.seat]

    @property
    def first(self) -> Floats:
        """The most points of each game."""
        best: Floats = self.scores.max(axis=1)
        return best

    @property
    def spread(self) -> Floats:
        """From the first to the last."""
        apart: Floats = self.first - self.scores.min(axis=1)
        return apart

    @property
    def lead(self) -> Floats:
        """From the first to the second."""
        ordered: Floats = np.sort(self.scores, axis=1)
        return ordered[:, -1] - ordered[:, -2]


def part(some: Floats, whole: Floats) -> Floats:
    """One as a part of the other; 0 where there is nothing to be a part of."""
    return np.divide(some, whole, out=np.zeros_like(some), where=whole > 0)

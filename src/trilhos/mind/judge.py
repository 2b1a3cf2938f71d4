"""Judges: what a state is worth to a seat, in wins. A plain one needs no learning; a value has learned."""

from math import exp
from typing import Final

from mypy_extensions import i64

from trilhos.engine.state import OVER, State
from trilhos.mind.features import CARDS, EACH, HOPED, Features

MARGIN: Final = 1.0 / 60.0  # of a win, for each point of margin: so few worlds tell more
CARD: Final = 1.2  # points that a card in hand is worth
SPREAD: Final = 15.0  # points of margin that make a win likely: 73 %


class Judge:
    """Without a model: points, tickets by their odds, and the cards in hand."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.share = 0.0  # of the win, as found last
        self.margin = 0.0  # points before the best of the others

    def judge(self, s: State, me: i64) -> float:
        """What a state is worth to a seat: its share of the win, and the margin a little."""
        if s.phase == OVER:
            self._count(s, me)
        else:
            self.estimate(s, me)
        return self.share + MARGIN * self.margin

    def _count(self, s: State, me: i64) -> None:
        """The game is over: there is nothing to estimate."""
        rules = self.features.rules
        sheets = rules.score(s, self.features.scratch)
        winners = rules.winners(sheets)
        self.share = 1.0 / len(winners) if int(me) in winners else 0.0
        self.margin = float(sheets[int(me)].total - max([sheet.total for sheet in sheets if sheet.seat != int(me)]))

    def estimate(self, s: State, me: i64) -> None:
        """Share and margin of a game that goes on."""
        self.features.survey(s)
        best = -1e9
        for seat in range(self.features.players):
            if seat != me and self._hopes(seat) > best:
                best = self._hopes(seat)
        self.margin = self._hopes(me) - best
        self.share = logistic(self.margin / SPREAD)

    def _hopes(self, seat: i64) -> float:
        return self.features.seats[seat * EACH + HOPED] + CARD * self.features.seats[seat * EACH + CARDS]


def logistic(x: float) -> float:
    """From any number to one between 0 and 1."""
    return 1.0 / (1.0 + exp(-x)) if x > -40.0 else 0.0

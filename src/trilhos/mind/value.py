"""The value: a small network over features, fitted for a board and a number of players by `trilhos train`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import fractions
from trilhos.engine.state import State
from trilhos.mind.features import Features
from trilhos.mind.judge import Judge, logistic

POINTS: Final = 30.0  # of margin, in the unit that was fitted


@final
class Layers:
    """One hidden layer: features are set against their mean and spread, then weighed; negative sums count nothing."""

    def __init__(
        self,
        mean: list[float],
        spread: list[float],
        hidden: list[list[float]],
        bias: list[float],
        win: list[float],
        margin: list[float],
    ) -> None:
        # What is fitted for features in their spread is turned into weights for plain ones.
        plain = [[weight / wide for weight, wide in zip(row, spread, strict=True)] for row in hidden]
        shift = [sum([weight * middle for weight, middle in zip(row, mean, strict=True)]) for row in plain]
        self.inputs: i64 = len(mean)
        self.units: i64 = len(hidden)
        self.weights: vec[float] = fractions([weight for row in plain for weight in row])
        self.bias: vec[float] = fractions([first - less for first, less in zip(bias, shift, strict=True)])
        self.win: vec[float] = fractions(win)  # one a unit, then its own bias
        self.margin: vec[float] = fractions(margin)


@final
class Value(Judge):
    """A judge that has learned."""

    def __init__(self, features: Features, layers: Layers) -> None:
        super().__init__(features)
        self.layers = layers

    def estimate(self, s: State, me: i64) -> None:
        self.features.read(s, me)
        self.weigh(self.features.row)

    def weigh(self, row: vec[float]) -> None:
        """Share and margin for a row of features."""
        layers = self.layers
        weights, bias, units = layers.weights, layers.bias, layers.units
        win = layers.win[units]
        margin = layers.margin[units]
        at: i64 = 0
        for unit in range(units):
            total = bias[unit]
            for feature in range(layers.inputs):
                total += weights[at] * row[feature]
                at += 1
            if total > 0.0:
                win += total * layers.win[unit]
                margin += total * layers.margin[unit]
        self.share = logistic(win)
        self.margin = POINTS * margin

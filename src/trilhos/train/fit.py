"""Fitting with numpy alone: logistic coefficients, and a network with one hidden layer."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from trilhos.bots.minds import ValueModel
from trilhos.mind.value import POINTS

Table = NDArray[np.float64]
RIDGE: Final = 1.0
STEPS: Final = 30  # of Newton's method; it has long come to rest by then
UNITS: Final = 32
BATCH: Final = 512
MOST_EPOCHS: Final = 25
PATIENCE: Final = 3  # epochs without a gain on what is held out
RATE: Final = 0.003
DECAY: Final = 1e-4
FARTHEST: Final = 6.0  # in units of margin: one lost game in a hundred shall not teach more than the others
DIGITS: Final = 6


def logistic(x: Table) -> Table:
    """From any number to one between 0 and 1."""
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(x, -40.0, 40.0))))


def log_loss(chances: Table, happened: Table) -> float:
    """How far chances were from what happened: 0 is perfect."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(happened * np.log(sure) + (1 - happened) * np.log(1 - sure)))


def fit_logistic(rows: Table, happened: Table, weights: Table | float = 1.0) -> Table:
    """Coefficients, and behind them the bias, by Newton's method with a ridge; a row counts as much as its weight."""
    x = np.column_stack([rows, np.ones(len(rows))])
    found = np.zeros(x.shape[1])
    for _ in range(STEPS):
        chances = logistic(x @ found)
        slope = x.T @ (weights * (chances - happened)) + RIDGE * found
        curve = (x * (weights * chances * (1 - chances))[:, None]).T @ x + RIDGE * np.eye(len(found))
        found -= np.linalg.solve(curve, slope)
    return found


class Learner:
    """One hidden layer of units that count nothing below zero; two outputs: the logit of a win, and the margin."""

    def __init__(self, features: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.parts = [
            random.normal(0.0, np.sqrt(2.0 / features), (features, UNITS)),
            np.zeros(UNITS),
            random.normal(0.0, np.sqrt(1.0 / UNITS), (UNITS, 2)),
            np.zeros(2),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def ask(self, x: Table) -> tuple[Table, Table]:
        """The hidden units, and the two outputs."""
        hidden, bias, out, out_bias = self.parts
        units = np.maximum(x @ hidden + bias, 0.0)
        return units, units @ out + out_bias

    def step(self, x: Table, shares: Table, margins: Table) -> None:
        """One step of Adam: log-loss of the win, and half the squared error of the margin."""
        units, found = self.ask(x)
        wrong = np.column_stack([logistic(found[:, 0]) - shares, 0.5 * (found[:, 1] - margins)]) / len(x)
        back = (wrong @ self.parts[2].T) * (units > 0.0)
        slopes = [x.T @ back, back.sum(0), units.T @ wrong, wrong.sum(0)]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.first[at] = 0.9 * self.first[at] + 0.1 * slope
            self.second[at] = 0.999 * self.second[at] + 0.001 * slope**2
            mean = self.first[at] / (1 - 0.9**self.steps)
            size = np.sqrt(self.second[at] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[at] = self.parts[at] - RATE * (mean / size + DECAY * self.parts[at])

    def loss(self, x: Table, shares: Table, margins: Table) -> float:
        """What is made small."""
        _, found = self.ask(x)
        return log_loss(logistic(found[:, 0]), shares) + 0.25 * float(np.mean((found[:, 1] - margins) ** 2))


def fit_value(rows: Table, shares: Table, margins: Table, held_out: NDArray[np.bool_], seed: int) -> ValueModel:
    """A network for the value; it stops when what is held out gains nothing any more."""
    mean, spread = rows[~held_out].mean(0), rows[~held_out].std(0)
    spread = np.where(spread > 1e-9, spread, 1.0)
    x, y = (rows - mean) / spread, np.clip(margins / POINTS, -FARTHEST, FARTHEST)
    random, network = np.random.default_rng(seed), Learner(rows.shape[1], seed)
    learn = np.flatnonzero(~held_out)
    best, kept, idle = np.inf, network.parts, 0
    for _ in range(MOST_EPOCHS):
        random.shuffle(learn)
        for at in range(0, len(learn), BATCH):
            some = learn[at : at + BATCH]
            network.step(x[some], shares[some], y[some])
        loss = network.loss(x[held_out], shares[held_out], y[held_out])
        idle = 0 if loss < best else idle + 1
        if loss < best:
            best, kept = loss, [part.copy() for part in network.parts]
        if idle == PATIENCE:
            break
    hidden, bias, out, out_bias = kept
    # Whoever learns by heart is too sure of it: what was held out says by how much.
    logits = np.maximum(x[held_out] @ hidden + bias, 0.0) @ out[:, 0] + out_bias[0]
    sure, shift = fit_logistic(logits[:, None], shares[held_out])
    return ValueModel(
        mean=_short(mean),
        spread=_short(spread),
        hidden=[_short(row) for row in hidden.T],
        bias=_short(bias),
        win=_short(sure * np.append(out[:, 0], out_bias[0]) + np.append(np.zeros(UNITS), shift)),
        margin=_short(np.append(out[:, 1], out_bias[1])),
    )


def _short(numbers: Table) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]

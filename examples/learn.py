"""A small network learns to beat random players, on two cores and with numpy alone. See docs/how-to/learn.md.

    python examples/learn.py --map usa --minutes 3

Each process plays batches of games, learns from them, and sends its weights back; they are averaged and go round again.
"""

import argparse
import os
import time
from collections.abc import Callable
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each process has a core to itself

import numpy as np
from numpy.typing import NDArray

from trilhos.boards import make_rules
from trilhos.engine.batch import Batch
from trilhos.env.arrays import Arrays
from trilhos.env.workers import Workers

STEPS, HIDDEN, PART = 200, 64, 2048
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.005, 0.5
POINTS = 50.0  # a lead of so many points counts as 1

Floats = NDArray[np.float32]
Weights = dict[str, Floats]


class Task(NamedTuple):
    """What a process is asked: the weights, how many steps to play, and whether to learn from them."""

    weights: Weights
    steps: int
    learn: bool


class Report(NamedTuple):
    """What it answers: its weights, and how its games ended."""

    weights: Weights
    won: list[float]
    leads: list[float]
    decisions: int


# The network: one hidden layer, a score for each action, and a guess of the final lead


def new_weights(inputs: int, actions: int) -> Weights:
    """Small random numbers."""
    random = np.random.default_rng(0)
    shapes = {"w1": (inputs, HIDDEN), "b1": (HIDDEN,), "w2": (HIDDEN, actions), "b2": (actions,), "w3": (HIDDEN, 1)}
    scale = {"w1": inputs**-0.5, "w2": 0.01, "w3": 0.01}
    return {name: (random.normal(size=shape) * scale.get(name, 0)).astype(np.float32) for name, shape in shapes.items()}


def forward(weights: Weights, x: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
    """The hidden layer, the logarithm of each legal action's probability, and the guessed lead."""
    hidden = np.tanh(x @ weights["w1"] + weights["b1"])
    logits = np.where(mask, hidden @ weights["w2"] + weights["b2"], np.float32(-1e9))
    logits -= logits.max(axis=1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return hidden, logits, (hidden @ weights["w3"])[:, 0]


class Features:
    """From a row of whole numbers to inputs of about the same size."""

    def __init__(self, batch: Batch) -> None:
        fields = {field.name: slice(field.at, field.at + field.count) for field in batch.observer.fields}
        self.owner, self.tickets = fields["owner"], fields["tickets"]
        self.rest = np.ones(batch.observer.size, np.bool_)
        self.rest[self.owner] = self.rest[self.tickets] = False

    def __call__(self, rows: NDArray[np.int32]) -> Floats:
        owner, tickets = rows[:, self.owner], rows[:, self.tickets]
        rest = np.clip(rows[:, self.rest], -2, 60) / np.float32(8)
        return np.concatenate([owner == 0, owner == -1, tickets == 1, tickets == 2, rest], axis=1, dtype=np.float32)


# Playing


class Memory:
    """The learner's decisions of some steps."""

    def __init__(self) -> None:
        self.x: list[Floats] = []
        self.mask: list[NDArray[np.bool_]] = []
        self.action: list[NDArray[np.int64]] = []
        self.logp: list[Floats] = []
        self.episode: list[NDArray[np.int64]] = []

    def add(self, *columns: Any) -> None:
        for name, column in zip(("x", "mask", "action", "logp", "episode"), columns, strict=True):
            getattr(self, name).append(column)


class Table:
    """Batches of one process: in each game the learner has one seat, and random players have the others."""

    def __init__(self, edition: str, players: int, games: int, seed: int) -> None:
        self.arrays = Arrays(Batch(make_rules(edition, players), games, seed))
        self.features = Features(self.arrays.batch)
        self.random = np.random.default_rng(seed)
        self.mine = np.arange(games) % players
        self.episode = np.arange(games)
        self.leads: dict[int, float] = {}  # by episode, once it is over
        self.won: list[float] = []

    def play(self, weights: Weights, steps: int) -> Memory:
        memory = Memory()
        self.won = []
        for _ in range(steps):
            actions = self.arrays.random_actions(self.random)
            turn = np.flatnonzero(self.arrays.seats == self.mine)
            if len(turn):
                actions[turn] = self._choose(weights, turn, memory)
            self.arrays.step(actions)
            self._note_ends()
        return memory

    def _choose(self, weights: Weights, turn: NDArray[np.int64], memory: Memory) -> NDArray[np.int64]:
        x = self.features(self.arrays.observe()[turn])
        mask = self.arrays.mask()[turn].astype(np.bool_)
        _, logp, _ = forward(weights, x, mask)
        chosen: NDArray[np.int64] = (logp + self.random.gumbel(size=logp.shape)).argmax(axis=1)
        memory.add(x, mask, chosen, logp[np.arange(len(turn)), chosen], self.episode[turn])
        return chosen

    def _note_ends(self) -> None:
        for game in np.flatnonzero(self.arrays.done):
            scores, mine = self.arrays.scores[game], self.mine[game]
            self.leads[int(self.episode[game])] = float(scores[mine] - np.delete(scores, mine).max())
            self.won.append(float(self.arrays.rewards[game, mine]))
            self.episode[game] += len(self.mine)


# Learning


class Learner:
    """Proximal policy optimisation on finished games, with Adam."""

    def __init__(self) -> None:
        self.moments: dict[str, tuple[Floats, Floats]] = {}
        self.count = 0

    def learn(self, weights: Weights, memory: Memory, leads: dict[int, float], random: np.random.Generator) -> None:
        episodes = np.concatenate(memory.episode)
        known = np.array([leads.get(int(episode), np.nan) for episode in episodes], np.float32) / np.float32(POINTS)
        order = random.permutation(np.flatnonzero(~np.isnan(known)))
        columns: list[Any] = [np.concatenate(column) for column in (memory.x, memory.mask, memory.action, memory.logp)]
        for start in range(0, len(order), PART):
            part = order[start : start + PART]
            self._apply(weights, gradient(weights, known[part], *[column[part] for column in columns]))

    def _apply(self, weights: Weights, slopes: Weights) -> None:
        self.count += 1
        for name, slope in slopes.items():
            first, second = self.moments.get(name, (np.zeros_like(slope), np.zeros_like(slope)))
            first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
            self.moments[name] = first, second
            size = first / (1 - 0.9**self.count) / (np.sqrt(second / (1 - 0.999**self.count)) + 1e-8)
            weights[name] = (weights[name] - RATE * size).astype(np.float32)


def gradient(
    weights: Weights, lead: Floats, x: Floats, mask: NDArray[np.bool_], action: NDArray[np.int64], before: Floats
) -> Weights:
    """The slope of the loss: better than guessed makes an action likelier, within bounds."""
    hidden, logp, guess = forward(weights, x, mask)
    chance, index, count = np.exp(logp), np.arange(len(x)), len(x)
    gain = lead - guess
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    ratio = np.exp(logp[index, action] - before)
    within = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = (gain * ratio * within / count)[:, None]
    entropy = -(chance * np.where(mask, logp, 0)).sum(axis=1, keepdims=True)
    at_logits = push * chance + ENTROPY / count * chance * (np.where(mask, logp, 0) + entropy)
    at_logits[index, action] -= push[:, 0]
    at_guess = (VALUE * 2 / count * (guess - lead))[:, None]
    at_hidden = (at_logits @ weights["w2"].T + at_guess @ weights["w3"].T) * (1 - hidden**2)
    return {
        "w1": x.T @ at_hidden,
        "b1": at_hidden.sum(axis=0),
        "w2": hidden.T @ at_logits,
        "b2": at_logits.sum(axis=0),
        "w3": hidden.T @ at_guess,
    }


# The processes


class Student:
    """What one process does with each task."""

    def __init__(self, edition: str, players: int, games: int, number: int) -> None:
        self.table = Table(edition, players, games, seed=1 + number)
        self.learner = Learner()

    def __call__(self, task: Task) -> Report:
        weights = dict(task.weights)
        self.table.leads = {}
        memory = self.table.play(weights, task.steps)
        if task.learn:
            self.learner.learn(weights, memory, self.table.leads, self.table.random)
        decisions = sum(len(chosen) for chosen in memory.action)
        return Report(weights, self.table.won, list(self.table.leads.values()), decisions)


class Maker:
    """Makes the students; processes can be sent it."""

    def __init__(self, edition: str, players: int, games: int) -> None:
        self.edition = edition
        self.players = players
        self.games = games

    def __call__(self, number: int) -> Callable[[Task], Report]:
        return Student(self.edition, self.players, self.games, number)

    def weights(self) -> Weights:
        batch = Batch(make_rules(self.edition, self.players), 1, 0)
        inputs = Features(batch)(np.zeros((1, batch.observer.size), np.int32)).shape[1]
        return new_weights(inputs, batch.rules.action_count)


Curve = list[tuple[float, float, float]]


def learn(maker: Maker, processes: int, seconds: float, steps: int = STEPS) -> tuple[Weights, Curve]:
    """Learn for some seconds, then play without learning; the curve: seconds, share of games won, mean lead."""
    weights, curve, start = maker.weights(), Curve(), time.perf_counter()
    with Workers(processes, maker) as workers:
        while not curve or curve[-1][0] < seconds:
            reports = workers.ask(Task(weights, steps, learn=True))
            weights = {name: np.mean([report.weights[name] for report in reports], axis=0) for name in weights}
            curve.append(tell(reports, time.perf_counter() - start))
        print("Without learning:")
        curve.append(tell(workers.ask(Task(weights, 3 * steps, learn=False)), time.perf_counter() - start))
    return weights, curve


def tell(reports: list[Report], seconds: float) -> tuple[float, float, float]:
    """One line of the curve."""
    won = [won > 0 for report in reports for won in report.won]
    lead = float(np.mean([lead for report in reports for lead in report.leads]))
    print(f"{seconds:6.1f} s  {len(won):5} games  won {np.mean(won):6.1%}  mean lead {lead:+7.1f}", flush=True)
    return seconds, float(np.mean(won)), lead


def main(words: list[str] | None = None) -> None:
    """Read the options, and learn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--map", default="usa")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=256, help="at once, in each process")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(words)
    learn(Maker(chosen.map, chosen.players, chosen.games), chosen.processes, 60 * chosen.minutes)


if __name__ == "__main__":
    main()

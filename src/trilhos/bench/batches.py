"""Batches driven with numpy: decisions a second by size, and with two processes."""

import time
from collections.abc import Callable
from typing import Final

import numpy as np

from trilhos.boards import make_rules, named
from trilhos.engine.batch import Batch
from trilhos.engine.rules import Rules
from trilhos.env.arrays import Arrays
from trilhos.env.workers import Workers

IN_A_PROCESS: Final = 256
MIX: Final = 80  # steps after which the games of a batch no longer stand at their start


def batch_rate(rules: Rules, size: int, seconds: float, rounds: int, rows: bool = False) -> int:
    """Decisions a second of so many games at once, perhaps with their observations."""
    arrays = make_arrays(rules, size, seed=1)
    drive(arrays, seconds, rows, time.process_time, most=MIX)
    return round(max(drive(arrays, seconds, rows, time.process_time) for _ in range(rounds)))


def make_arrays(rules: Rules, size: int, seed: int) -> Arrays:
    """A new batch as numpy sees it."""
    return Arrays(Batch(rules, size, seed))


def drive(arrays: Arrays, seconds: float, rows: bool, clock: Callable[[], float], most: int = 10**9) -> float:
    """Uniformly random actions, chosen by numpy for all games at once; returns decisions a second."""
    random = np.random.default_rng(1)
    steps = 0
    start = now = clock()
    while now - start < seconds and steps < most:
        if rows:
            arrays.observe()
        arrays.step(arrays.random_actions(random))
        steps += 1
        now = clock()
    return steps * len(arrays.seats) / (now - start)


# Processes


def two_processes(edition: str, seconds: float, rounds: int) -> float:
    """How many times as much two processes play as one, by the clock on the wall; the best rounds are compared."""
    question = (edition, seconds)
    with Workers(2, make_driver) as two, Workers(1, make_driver) as one:
        for workers in (two, one):  # the first answer waits for imports
            workers.ask(question)
        rates = [(sum(two.ask(question)), sum(one.ask(question))) for _ in range(rounds)]
    return round(max(rate for rate, _ in rates) / max(rate for _, rate in rates), 2)


def make_driver(number: int) -> Callable[[tuple[str, float]], float]:
    """What one process does: batches of 256 for some seconds."""
    made: dict[str, Arrays] = {}

    def play(question: tuple[str, float]) -> float:
        edition, seconds = question
        if edition not in made:
            made[edition] = make_arrays(make_rules(named(edition), 2), IN_A_PROCESS, seed=number)
        return drive(made[edition], seconds, False, time.perf_counter)

    return play

"""Whole games in one call, for benches and searches: no Python object is made per decision."""

from mypy_extensions import i64

from trilhos.engine.random import Random, below
from trilhos.engine.rules import Moves, Rules
from trilhos.engine.state import OVER, State


def random_playout(rules: Rules, s: State, random: Random, out: Moves) -> int:
    """Play on to the end with uniformly random moves; returns how many decisions that took."""
    decisions: i64 = 0
    while s.phase != OVER:
        rules.legal_into(s, out)
        rules.apply(s, out.items[below(random.words, 0, out.count)])
        decisions += 1
    return int(decisions)

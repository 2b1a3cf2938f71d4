"""Policies that play whole games in one call, for benches and searches: no Python object is made per decision."""

from mypy_extensions import i64

from trilhos.engine.random import Random, below
from trilhos.engine.rules import Moves, Policy, Rules
from trilhos.engine.state import State


class RandomPolicy(Policy):
    """Every legal move is equally likely."""

    def choose(self, s: State, moves: Moves, random: Random) -> i64:
        return moves.items[below(random.words, 0, moves.count)]


def random_playout(rules: Rules, s: State, random: Random, out: Moves) -> int:
    """Play on with uniformly random moves, as `Rules.playout` does; returns how many decisions there were."""
    return rules.playout(s, RandomPolicy(out), random)

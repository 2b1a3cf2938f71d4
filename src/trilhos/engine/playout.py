"""Whole games in one call, for benches and searches: no Python object is made per decision."""

from mypy_extensions import i64

from trilhos.engine.random import Random, below
from trilhos.engine.rules import LONGEST_GAME, Moves, Rules
from trilhos.engine.state import OVER, TURN, State


class Policy:
    """Who decides in a playout, for every seat; it may use only what the seat to move can see."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves  # a buffer, as large as the edition has actions

    def begin(self, s: State) -> None:
        """A playout starts from here."""

    def choose(self, s: State, moves: Moves, random: Random) -> i64:
        """One of the legal moves."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every legal move is equally likely."""

    def choose(self, s: State, moves: Moves, random: Random) -> i64:
        return moves.items[below(random.words, 0, moves.count)]


def playout(
    rules: Rules, s: State, policy: Policy, random: Random, limit: int = LONGEST_GAME, until: int = LONGEST_GAME
) -> int:
    """Play on to the end, for `limit` decisions, or until turn `until` begins; returns how many it decided."""
    moves = policy.moves
    most: i64 = limit
    last: i64 = until
    decisions: i64 = 0
    policy.begin(s)
    while s.phase != OVER and decisions < most and (s.turn < last or s.phase != TURN):
        rules.legal_into(s, moves)
        rules.apply(s, policy.choose(s, moves, random))
        decisions += 1
    return int(decisions)


def random_playout(rules: Rules, s: State, random: Random, out: Moves) -> int:
    """Play on with uniformly random moves; returns how many decisions there were."""
    return playout(rules, s, RandomPolicy(out), random)

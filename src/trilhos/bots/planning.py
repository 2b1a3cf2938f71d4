"""What all planning bots share: they look at an imagined world that fits what they see, and read what is certain."""

from functools import lru_cache

from mypy_extensions import i64

from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.tries import Tries
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves, Rules
from trilhos.engine.state import State
from trilhos.engine.view import View
from trilhos.engine.worlds import determinize


@lru_cache(maxsize=16)
def atlas_of(rules: Rules) -> Atlas:
    """The atlas of a rulebook, made once: bots of one game share it."""
    return Atlas(rules)


class PlanningBot:
    """A bot with a plan: subclasses decide from a state, by what its seat to move knows."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.atlas = atlas_of(rules)
        self.tries = Tries(rules)
        self.moves = Moves(int(rules.action_count))
        self.planned = False  # whether its last choice was one
        self._any = Random(0)  # which world is imagined makes no difference

    def choose(self, view: View, legal: list[int]) -> int:
        """One of `legal`."""
        left = self.tries.left(view, legal)
        self.planned = len(left) > 1
        if not self.planned:
            return self.tries.note(left[0])
        self.moves.count = i64(0)
        for action in left:
            self.moves.add(i64(action))
        return self.tries.note(self.decide(determinize(self.rules, view, self._any)))

    def decide(self, s: State) -> int:
        """One of the `moves`."""
        raise NotImplementedError

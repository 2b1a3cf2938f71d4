"""The bot around a search: what was learned, and what was tried in vain, belong to it."""

from trilhos.bots.minds import mind_of
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.planning import atlas_of
from trilhos.bots.settings import tuned_settings
from trilhos.bots.tries import Tries
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.mind.features import Features
from trilhos.mind.judge import Judge
from trilhos.mind.search import Budget, Search
from trilhos.mind.value import Value


class Searcher:
    """Searches within a budget of samples or milliseconds; with neither it plays steiner's move."""

    def __init__(self, rules: Rules, seed: int, samples: int, ms: int, turns: int, width: int, doubt: float) -> None:
        atlas, settings = atlas_of(rules), tuned_settings(rules)
        self.tries = Tries(rules)
        self.budget = Budget(samples, ms)
        rollout = SteinerPolicy(atlas, settings, 0)
        features, (mind, is_well) = Features(rollout), mind_of(rules)
        if not is_well:
            width = 1  # as steiner
        judge = Judge(features) if mind is None else Value(features, mind.value.layers())
        beliefs = None if mind is None else mind.believes(atlas)
        self.search = Search(SteinerPolicy(atlas, settings), rollout, judge, beliefs, Random(seed), turns, width, doubt)

    def choose(self, view: View, legal: list[int]) -> int:
        """One of `legal`."""
        left = self.tries.left(view, legal)
        if len(left) == 1:
            return self.tries.note(left[0])
        return self.tries.note(self.search.choose(view, left, self.budget))

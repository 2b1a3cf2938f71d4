"""The bot around a search: what was learned, and what was tried in vain, belong to it."""

from collections.abc import Mapping
from dataclasses import replace
from math import ceil, log2
from typing import Final

from trilhos.bots.cores import MOST_WORLDS, cores_here, try_worlds
from trilhos.bots.minds import USUAL_BELIEFS, Mind
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.planning import atlas_of
from trilhos.bots.settings import retuned_settings
from trilhos.bots.tries import Tries
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import PAY, SECOND_CARD
from trilhos.engine.view import View
from trilhos.mind.beliefs import Beliefs
from trilhos.mind.features import Features
from trilhos.mind.judge import Judge
from trilhos.mind.search import Budget, Search
from trilhos.mind.value import Value
from trilhos.play.notation import notation_of
from trilhos.play.remark import Remark

MOST_TOLD: Final = 6  # candidates that it speaks of
LIGHT: Final = (SECOND_CARD, PAY)  # decisions on which little hangs: they get a part of the samples
LIGHT_PART: Final = 4


class Searcher:
    """Searches within a budget of samples or milliseconds; with neither it plays steiner's move.

    It plays so many `turns` of each seat on: a round is as long with four players as with two, if not as many turns.
    Without a mind it judges by points, tickets and cards, and believes of rivals' tickets what is usual.
    """

    def __init__(
        self,
        rules: Rules,
        seed: int,
        mind: Mind | None,
        style: Mapping[str, float],
        samples: int,
        ms: int,
        turns: int,
        width: int,
        doubt: float = 1.0,
        cores: int = 1,
    ) -> None:
        atlas, settings = atlas_of(rules), replace(retuned_settings(rules), **style)
        self.notation = notation_of(rules)
        self.tries = Tries(rules)
        self.searched = False
        self.samples = samples
        self.budget = Budget(samples, ms)
        self.cores = min(cores, cores_here())
        rollout = SteinerPolicy(atlas, settings if mind is None else mind.settings(style), 0)
        features = Features(rollout)
        judge = Judge(features) if mind is None else Value(features, mind.value.layers())
        beliefs = Beliefs(atlas, USUAL_BELIEFS) if mind is None else mind.believes(atlas)
        ahead = turns * int(rules.players)
        self.search = Search(SteinerPolicy(atlas, settings), rollout, judge, beliefs, Random(seed), ahead, width, doubt)

    def choose(self, view: View, legal: list[int]) -> int:
        """One of `legal`."""
        left = self.tries.left(view, legal)
        self.searched = len(left) > 1
        if not self.searched:
            return self.tries.note(left[0])
        self.budget.samples = ceil(self.samples / LIGHT_PART) if view.phase in LIGHT else self.samples
        self.budget.begin()
        self.search.begin(view, left)
        self._look_ahead(view)
        return self.tries.note(self.search.answer())

    @property
    def remark(self) -> Remark | None:
        """The candidates with their chances to win and margins, the chosen one first; its own as numbers."""
        tried = [(one.shares / len(one.worth), one) for one in self.search.all if one.worth] if self.searched else []
        if not tried:
            return None
        chosen = self.search.answer()
        tried.sort(key=lambda entry: (entry[1].action != chosen, -entry[0]))
        told = [
            f"{self.notation.text(one.action)}: {win:.0%} ({one.margins / len(one.worth):+.1f})" for win, one in tried
        ]
        win, best = tried[0]
        worlds = len(best.worth)
        figures = {"win": round(win, 4), "margin": round(best.margins / worlds, 2), "worlds": float(worlds)}
        return Remark(" · ".join(told[:MOST_TOLD]), figures)

    def _look_ahead(self, view: View) -> None:
        """Sequential halving: after equal parts of the budget the better half goes on."""
        search, budget = self.search, self.budget
        rounds = max(1, ceil(log2(len(search.all))))
        while len(search.alive) > 1 and budget.used() < 1.0:
            due = (search.narrowed + 1) / rounds
            # By time, as many as were tried before: so the answer is late by as much again at most.
            count = min(budget.worlds_until(due, len(search.alive)) or max(1, search.worlds), MOST_WORLDS)
            for found in try_worlds(search, view, range(search.worlds, search.worlds + count), self.cores):
                search.note(found)
            budget.spent += count * len(search.alive)
            if budget.used() >= due:
                search.narrow()

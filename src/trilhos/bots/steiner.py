"""steiner: one currency, points. It plans the cheapest forest for its tickets and weighs every action against it."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.planning import PlanningBot
from trilhos.bots.settings import retuned_settings, tuned_settings
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import State
from trilhos.play.notation import route_name
from trilhos.play.remark import Remark

BLOCK: Final = 0.7


class Steiner(PlanningBot):
    """The planner of the house; see `PlanSettings` for what can be tuned."""

    def __init__(self, rules: Rules, seed: int, settings: PlanSettings) -> None:
        super().__init__(rules)
        self.policy = SteinerPolicy(self.atlas, settings)
        self.random = Random(seed)

    def decide(self, s: State) -> int:
        return int(self.policy.choose(s, self.moves, self.random))

    @property
    def remark(self) -> Remark | None:
        """The routes that it plans to claim yet; what they cost, and how many points they decide."""
        plan = self.policy.plans[int(self.policy.position.me)]
        if not self.planned or not plan.is_made:
            return None
        board = self.rules.board
        ways = [route_name(self.rules, route) for route in board.routes if plan.on[i64(route.id)]]
        figures = {"routes": float(len(ways)), "cards": round(plan.cost, 1), "points": round(plan.swing, 1)}
        return Remark(" · ".join(ways), figures)


def steiner(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner with these settings."""
    return Steiner(rules, seed, replace(PlanSettings(), **settings))


def steiner_block(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner that also values what it takes away from others."""
    return Steiner(rules, seed, replace(PlanSettings(block=BLOCK), **settings))


def steiner_t(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner with the constants that were tuned for this edition and number of players."""
    return Steiner(rules, seed, replace(tuned_settings(rules), **settings))


def steiner_r(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner with the constants that were tuned anew, in playouts, for this edition and number of players."""
    return Steiner(rules, seed, replace(retuned_settings(rules), **settings))

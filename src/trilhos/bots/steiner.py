"""steiner: one currency, points. It plans the cheapest forest for its tickets and weighs every action against it."""

from dataclasses import replace
from typing import Final

from trilhos.bots.plan.appraiser import Appraiser, Options
from trilhos.bots.plan.planner import Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.planning import PlanningBot, atlas_of
from trilhos.bots.settings import tuned_settings
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules

BLOCK: Final = 0.7
STUBBORN: Final = 3.0  # points for which a tunnel is paid on principle: the turn is spent already


class Steiner(PlanningBot):
    """The planner of the house; see `Settings` for what can be tuned."""

    def __init__(self, rules: Rules, seed: int, settings: PlanSettings) -> None:
        toll = settings.toll / settings.card
        super().__init__(rules, Planner(atlas_of(rules), settings.hop, settings.rich, toll, settings.keep))
        self.noise = settings.noise
        self.appraiser = Appraiser(self.planner, settings)
        self.random = Random(seed)

    def choose_turn(self, position: Position, options: Options) -> int:
        values = self.appraiser.turn(position, self.plan(position), options)
        return self._best(values) if values else next(iter(options["pass"].values()))

    def choose_keep(self, position: Position, options: Options) -> int:
        return self._best(self.appraiser.keeps(position, options))

    def _best(self, values: dict[int, float]) -> int:
        if self.noise:
            scale = self.noise * max(1.0, max(values.values()))
            values = {action: value + scale * self._error() for action, value in values.items()}
        return max(values, key=lambda action: values[action])

    def _error(self) -> float:
        """About normal: the sum of four even draws, from -2 to 2."""
        return sum(self.random.below(1001) for _ in range(4)) / 1000 - 2.0

    def yields(self, position: Position, pain: float) -> bool:
        worth = self.appraiser.claim_alone(position, self.plan(position), position.view.target)
        return worth + STUBBORN < pain


def steiner(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner with these settings."""
    return Steiner(rules, seed, replace(PlanSettings(), **settings))


def steiner_block(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner that also values what it takes away from others."""
    return Steiner(rules, seed, replace(PlanSettings(block=BLOCK), **settings))


def steiner_t(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner with the constants that were tuned for this edition and number of players."""
    return Steiner(rules, seed, replace(tuned_settings(rules), **settings))

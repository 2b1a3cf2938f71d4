"""Gymnasium: many games at once on a `Batch`, the learner deciding for every seat."""

from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trilhos.boards import AnyBoard, make_rules
from trilhos.engine.batch import Batch
from trilhos.env.arrays import Arrays
from trilhos.env.spaces import Observation, action_space, observation_space
from trilhos.errors import BadChoice, BadMove

SEEDS: Final = 2**62


class BatchEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Each step is one decision in every game. The row is that of the seat to act, which `info["seat"]` names.

    The reward is that of the seat that has just acted; `info["rewards"]` has those of all seats, for the others learn
    only there how a game has ended. Finished games begin anew in the same step, and there is no `final_obs`: nobody has
    to decide anything at the end. A game that comes to LONGEST_GAME decisions is given up: truncated, without
    rewards. Who reads the legal actions as lists, or wants no copies, uses `arrays`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        edition: AnyBoard,
        players: int = 2,
        size: int = 256,
        options: dict[str, bool] | None = None,
        copy: bool = True,
    ) -> None:
        if size < 1:
            raise BadChoice("bad-number-from", option="size", value=str(size), least=1)
        self.rules = make_rules(edition, players, options)
        self.num_envs = size
        self.copy = copy
        self.single_observation_space = observation_space(self.rules)
        self.single_action_space = action_space(self.rules)
        self.observation_space = batch_space(self.single_observation_space, size)
        self.action_space = batch_space(self.single_action_space, size)
        self.arrays = Arrays(Batch(self.rules, size, 0))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; the same seed deals the same."""
        super().reset(seed=seed)
        self.arrays = Arrays(Batch(self.rules, self.num_envs, int(self.np_random.integers(SEEDS))))
        return self._observation(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action a game; BadMove, and nothing is played, if one isn't legal."""
        acted = self.arrays.seats.copy()
        try:
            self.arrays.step(actions)
        except ValueError as problem:
            raise BadMove("bad-batch-actions", problem=str(problem)) from problem
        rewards = self.arrays.rewards[np.arange(self.num_envs), acted]
        done, cut = self.arrays.done.copy(), self.arrays.cut.copy()
        return self._observation(), rewards, done, cut, self._info()

    def _observation(self) -> Observation:
        rows = self.arrays.observe()
        return {"observation": rows.copy() if self.copy else rows, "action_mask": self.arrays.mask()}

    def _info(self) -> dict[str, NDArray[Any]]:
        seen = {"seat": self.arrays.seats, "rewards": self.arrays.rewards, "scores": self.arrays.scores}
        return {name: array.copy() if self.copy else array for name, array in seen.items()}

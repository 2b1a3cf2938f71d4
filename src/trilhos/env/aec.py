"""PettingZoo: every seat is an agent, and they act in turn (AEC)."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from trilhos.boards import AnyBoard
from trilhos.engine.batch import shares
from trilhos.engine.rules import LONGEST_GAME
from trilhos.engine.sight import SPECTATOR
from trilhos.env.arrays import RowsAndMasks
from trilhos.env.render import MODES, Shown, check_mode, shown
from trilhos.env.spaces import Observation, action_space, observation_space
from trilhos.play.game import Game

SEEDS: Final = 2**62


class AecEnv(AECEnv):  # type: ignore[misc]
    """One game at a time. The reward comes at the end: 1 for a sole winner, all rewards together 0.

    A game that comes to LONGEST_GAME decisions is given up: truncated, without rewards.
    """

    metadata = {
        "name": "trilhos_v1",
        "render_modes": MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: AnyBoard,
        players: int = 2,
        options: dict[str, bool] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = Game(edition, players, 0, options)
        self._choice = (self.game.board, players, options)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space(self.game.rules) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game.rules) for agent in self.possible_agents}
        self._sight = RowsAndMasks(self.game.rules)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A row of numbers (docs/observation.md) and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the edition."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same."""
        if seed is not None:
            self._random, _ = np_random(seed)
        edition, players, chosen = self._choice
        self.game = Game(edition, players, int(self._random.integers(SEEDS)), chosen)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is empty while another is to act."""
        seat = self.possible_agents.index(agent)
        legal = self.game.legal() if seat == self.game.seat else []
        return {"observation": self._sight.row(self.game.state, seat), "action_mask": self._sight.mask(legal)}

    def step(self, action: int | None) -> None:
        """The selected agent acts; BadMove, and nothing happens, when that isn't legal."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.game.play(-1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.game.over:
            self._end()
        elif len(self.game.moves) >= LONGEST_GAME:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self.game.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        result = self.game.result()
        for seat, share in enumerate(shares(len(self.agents), result.winners)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = share
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.sheets[seat].total}

    def render(self) -> Shown | None:
        """The game as a spectator knows it: in sentences (`ansi`), a picture (`svg`), its pixels (`rgb_array`)."""
        return shown(self.game, self.render_mode, SPECTATOR)

    def close(self) -> None:
        """There is nothing to give back."""

"""Gymnasium: one seat of a game, the others played by bots."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import Env, register
from numpy.typing import NDArray

from trilhos.boards import AnyBoard
from trilhos.bots import Bot, bot_seed, make_bot
from trilhos.bots.base import check_name
from trilhos.engine.batch import shares
from trilhos.engine.rules import LONGEST_GAME
from trilhos.env.arrays import RowsAndMasks
from trilhos.env.render import MODES, Shown, check_mode, shown
from trilhos.env.spaces import Observation, action_space, observation_space
from trilhos.errors import BadChoice
from trilhos.play.game import Game

SEEDS: Final = 2**62
LOST: Final = -1.0  # the reward of an action that isn't legal


class SeatEnv(Env[dict[str, Any], np.int64]):
    """The reward comes at the end: 1 for a sole winner, less for a shared win, -1 / (players - 1) for a loss.

    An action that isn't legal ends the game with -1; a game that comes to LONGEST_GAME decisions is truncated, with 0.
    The mask of legal actions is in the observation, in the info, and in `action_masks()`, for learners look for it in
    all three places.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        edition: AnyBoard,
        players: int = 2,
        bots: Sequence[str] = ("random",),
        seat: int | None = 0,
        options: dict[str, bool] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(edition, players, 0, options)
        self._choice = (self.game.board, players, options)
        self._names = [bots[i % len(bots)] for i in range(players - 1)]
        for name in bots:
            check_name(name)
        if seat is not None and not 0 <= seat < players:
            raise BadChoice("bad-number-between", option="seat", value=str(seat), least=0, most=players - 1)
        self._wanted_seat = seat
        self.seat = seat or 0
        check_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game.rules)
        self.action_space = action_space(self.game.rules)
        self._sight = RowsAndMasks(self.game.rules)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first decision of the seat; the same seed deals the same."""
        super().reset(seed=seed)
        edition, players, chosen = self._choice
        self.game = Game(edition, players, int(self.np_random.integers(SEEDS)), chosen)
        self.seat = int(self.np_random.integers(players)) if self._wanted_seat is None else self._wanted_seat
        others = [seat for seat in range(players) if seat != self.seat]
        self._bots = {
            seat: make_bot(name, self.game.rules, bot_seed(self.game.seed, seat))
            for seat, name in zip(others, self._names, strict=True)
        }
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat acts, then the bots until it is its turn again or the game is over."""
        if int(action) not in self.game.legal():
            return self._observation(), LOST, True, False, {**self._info(), "illegal_action": int(action)}
        self.game.play(int(action))
        self._play_bots()
        reward = shares(self.game.players, self.game.result().winners)[self.seat] if self.game.over else 0.0
        return self._observation(), reward, self.game.over, self._given_up, self._info()

    @property
    def _given_up(self) -> bool:
        return not self.game.over and len(self.game.moves) >= LONGEST_GAME

    def _play_bots(self) -> None:
        while not self.game.over and not self._given_up and self.game.seat != self.seat:
            seat = self.game.seat
            self.game.play(self._bots[seat].choose(self.game.view(seat), self.game.legal()))

    def _observation(self) -> Observation:
        return {"observation": self._sight.row(self.game.state, self.seat), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.game.over:
            info["scores"] = [sheet.total for sheet in self.game.result().sheets]
        return info

    def action_masks(self) -> NDArray[np.int8]:
        """1 for the actions that are legal now."""
        return self._sight.mask(self.game.legal())

    def render(self) -> Shown | None:
        """The game as the seat knows it: in sentences (`ansi`), as a picture (`svg`), as its pixels (`rgb_array`)."""
        return shown(self.game, self.render_mode, self.seat)


register(
    id="trilhos/Seat-v1", entry_point="trilhos.env.seat:SeatEnv"
)  # make("trilhos.env.seat:trilhos/Seat-v1", edition=…)

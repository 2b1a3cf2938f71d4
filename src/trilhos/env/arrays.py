"""What numpy sees of games: a batch's buffers without copying, and rows of single games."""

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, i64
from numpy.typing import NDArray

from trilhos.engine.batch import Batch
from trilhos.engine.observation import Observer
from trilhos.engine.rules import Rules
from trilhos.engine.state import State

Ints = NDArray[np.int64]
ACTIONS: Final = np.dtype("<i8")  # what `Batch.step` reads
ROWS: Final = np.dtype(np.int32)


class Arrays:
    """A batch, with its buffers as arrays that nobody but the batch can change. They change with every step."""

    def __init__(self, batch: Batch) -> None:
        games, players = int(batch.size), int(batch.rules.players)
        self.batch = batch
        self.indptr: Ints = np.frombuffer(memoryview(batch.indptr), np.int64)
        self.legal: Ints = np.frombuffer(memoryview(batch.legal), np.int64)
        self.seats: Ints = np.frombuffer(memoryview(batch.seats), np.int64)
        self.observations: NDArray[np.int32] = np.frombuffer(memoryview(batch.observations), ROWS).reshape(games, -1)
        self.done: NDArray[np.bool_] = np.frombuffer(memoryview(batch.done), np.bool_)
        self.cut: NDArray[np.bool_] = np.frombuffer(memoryview(batch.cut), np.bool_)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(games, players)
        self.scores: Ints = np.frombuffer(memoryview(batch.scores), np.int64).reshape(games, players)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action a game; ValueError, and nothing is played, if one isn't legal."""
        self.batch.step(np.asarray(actions, ACTIONS).tobytes())

    def observe(self) -> NDArray[np.int32]:
        """The rows of the seats to act, as they are now."""
        self.batch.observe()
        return self.observations

    def mask(self) -> NDArray[np.int8]:
        """By game and action: 1 where it is legal."""
        games = len(self.seats)
        mask = np.zeros((games, self.batch.rules.action_count), np.int8)
        mask[np.repeat(np.arange(games), np.diff(self.indptr)), self.legal[: self.indptr[-1]]] = 1
        return mask

    def random_actions(self, random: np.random.Generator) -> Ints:
        """A legal action in every game, each equally likely."""
        first = self.indptr[:-1]
        chosen = (random.random(len(first)) * (self.indptr[1:] - first)).astype(np.int64)
        picked: Ints = self.legal.take(first + chosen)
        return picked


class RowsAndMasks:
    """Rows and masks of single games."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.observer = Observer(rules)
        self._row = vec[i32]([i32(0)] * self.observer.size)
        self._seen: NDArray[np.int32] = np.frombuffer(memoryview(self._row), ROWS)

    def row(self, state: State, viewer: int) -> NDArray[np.int32]:
        """What a seat sees."""
        self.observer.write(state, i64(viewer), self._row, 0)
        return self._seen.copy()

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """1 for the legal actions."""
        mask = np.zeros(self.rules.action_count, np.int8)
        mask[legal] = 1
        return mask

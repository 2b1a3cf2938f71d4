"""Environments on a board from a file, played to the end of a game."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.boards.small import small
from trilhos.env import aec_env, seat_env, vector_env


@pytest.fixture
def board(tmp_path: Path) -> Path:
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    return file


def test_one_seat_among_bots(board: Path) -> None:
    env = seat_env(board, players=3, bots=["greedy", "random"], seat=0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])


def test_all_seats(board: Path) -> None:
    env = aec_env(board, players=3)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        env.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.agents == []


def test_many_games_at_once(board: Path) -> None:
    env = vector_env(board, players=3, size=4)
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, over, _, _ = env.step(seen["action_mask"].argmax(axis=1))
        ended = bool(np.any(over))

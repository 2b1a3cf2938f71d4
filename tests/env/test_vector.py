"""The vector environment: a batch in the words of Gymnasium."""

import numpy as np
import pytest

from trilhos.boards import EDITIONS
from trilhos.engine.batch import Batch
from trilhos.env import vector_env
from trilhos.env.arrays import Arrays
from trilhos.errors import BadChoice, BadMove


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_observations_masks_and_ends_on_every_board(edition: str) -> None:
    env = vector_env(edition, 2, size=4)
    seen, info = env.reset(seed=2)
    random = np.random.default_rng(1)
    ended = np.zeros(4, np.int64)
    for _ in range(450):
        assert seen in env.observation_space
        acted = info["seat"]
        actions = random.permuted(np.tile(np.arange(env.rules.action_count), (4, 1)), axis=1)
        legal = np.array([row[mask[row] == 1][0] for row, mask in zip(actions, seen["action_mask"], strict=True)])
        assert legal in env.action_space
        seen, rewards, done, cut, info = env.step(legal)
        assert not cut.any()
        assert (rewards == info["rewards"][np.arange(4), acted]).all()
        assert (info["rewards"][~done] == 0).all()
        ended += done
    assert (ended > 0).all()
    assert (info["scores"] != 0).any(axis=1).all()


def test_what_was_given_stays_as_it_was() -> None:
    env = vector_env("usa", size=3)
    seen, info = env.reset(seed=1)
    row, seat = seen["observation"].copy(), info["seat"].copy()
    env.step(env.arrays.random_actions(env.np_random))
    assert (seen["observation"] == row).all()
    assert (info["seat"] == seat).all()


def test_without_copies_the_batch_itself_is_seen() -> None:
    env = vector_env("usa", size=3, copy=False)
    seen, info = env.reset(seed=1)
    assert np.shares_memory(seen["observation"], env.arrays.observations)
    assert info["seat"].tolist() == [0, 0, 0]
    env.step(env.arrays.random_actions(env.np_random))
    assert info["seat"].tolist() == [1, 1, 1]
    with pytest.raises(ValueError, match="read-only"):
        info["seat"][0] = 5


def test_the_same_seed_deals_the_same() -> None:
    first, second, third = (vector_env("europe", size=5).reset(seed=seed)[0]["observation"] for seed in (1, 1, 2))
    assert (first == second).all()
    assert (first != third).any()


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    env = vector_env("usa", size=2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(BadMove, match="Nothing was played: action 0 is not legal in game 1"):
        env.step(np.array([env.arrays.legal[0], 0]))
    assert (env.arrays.observe() == seen["observation"]).all()


def test_a_batch_has_games() -> None:
    with pytest.raises(BadChoice, match="size"):
        vector_env("usa", size=0)


def test_random_actions_are_legal_and_all_occur() -> None:
    arrays = Arrays(Batch(vector_env("usa").rules, 500, 3))
    chosen = arrays.random_actions(np.random.default_rng(1))
    assert arrays.mask()[np.arange(500), chosen].all()
    assert set(chosen) == set(arrays.legal[:4])


def test_a_game_that_comes_to_the_limit_is_truncated_without_rewards() -> None:
    env = vector_env("usa", 2, size=3)
    env.reset(seed=1)
    env.arrays = Arrays(Batch(env.rules, 3, 1, limit=30))
    random = np.random.default_rng(1)
    for _ in range(30):
        _, rewards, done, cut, _ = env.step(env.arrays.random_actions(random))
    assert cut.all()
    assert not done.any()
    assert not rewards.any()
    *_, cut, _ = env.step(env.arrays.random_actions(random))
    assert not cut.any()

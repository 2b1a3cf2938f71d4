"""The Gymnasium environment of one seat."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from mypy_extensions import i64

from trilhos.boards import EDITIONS
from trilhos.engine.observation import Observer
from trilhos.env import seat, seat_env
from trilhos.env.seat import SeatEnv
from trilhos.errors import BadChoice


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("players", [2, 4])
def test_gymnasium_finds_no_fault(edition: str, players: int) -> None:
    env = gymnasium.make("trilhos.env.seat:trilhos/Seat-v1", edition=edition, players=players, bots=["greedy"])
    check_env(env.unwrapped)


def play(env: SeatEnv, seed: int) -> float:
    """A whole random game; the last reward."""
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert env.game.seat == env.seat
        _, reward, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
    assert [sheet.total for sheet in env.game.result().sheets] == info["scores"]
    return reward


@pytest.mark.parametrize("seat", [0, 2])
def test_a_whole_game_pays_at_its_end(seat: int) -> None:
    env = seat_env("usa", 3, ["greedy", "random"], seat=seat)
    rewards = {play(env, seed) for seed in range(3)}
    assert rewards <= {1.0, -0.5}
    assert play(env, 1) == (1.0 if env.game.result().winners == [seat] else -0.5)


def test_the_mask_is_the_legal_actions_wherever_one_looks() -> None:
    env = seat_env("europe")
    seen, info = env.reset(seed=3)
    assert list(np.flatnonzero(seen["action_mask"])) == env.game.legal()
    assert list(np.flatnonzero(info["action_mask"])) == env.game.legal()
    assert list(np.flatnonzero(env.action_masks())) == env.game.legal()


def test_a_row_holds_scores_far_below_zero() -> None:
    env = seat_env("lakes", seat=0)
    env.reset(seed=3)
    rules = env.game.rules
    env.game.state.ledger[rules.score_at] = i64(-400_000)
    seen, *_ = env.step(np.int64(env.game.legal()[0]))
    score = next(field for field in Observer(rules).fields if field.name == "score")
    assert seen["observation"].dtype == np.int32
    assert seen["observation"][score.at] == -400_000
    assert env.observation_space.contains(seen)


def test_an_illegal_action_loses() -> None:
    env = seat_env("usa")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over, info["illegal_action"]) == (-1.0, True, 0)


def test_without_a_seat_one_is_drawn() -> None:
    env = seat_env("usa", 4, seat=None)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.game.seat == env.seat
    assert seats == {0, 1, 2, 3}


def test_bad_choices_are_named() -> None:
    with pytest.raises(BadChoice, match='no bot called "nobody"'):
        seat_env("usa", bots=["nobody"])
    with pytest.raises(BadChoice, match="seat"):
        seat_env("usa", 2, seat=2)


def test_rendering_draws_what_the_seat_knows() -> None:
    env = seat_env("usa", render_mode="svg")
    env.reset(seed=1)
    assert env.render() == env.game.svg(0)
    env = seat_env("usa", render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.shape[1:] == (1000, 3)
    assert pixels.dtype == np.uint8
    assert len(np.unique(pixels[::20, ::20].reshape(-1, 3), axis=0)) > 20


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(BadChoice) as told:
        seat_env("usa", render_mode="human")
    assert told.value.key == "render-mode"


def test_rendering_tells_what_the_seat_knows() -> None:
    env = seat_env("usa", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render())
    assert seat_env("usa").render() is None


@pytest.mark.parametrize("seat_number", [0, 1])
def test_a_game_that_comes_to_the_limit_is_truncated(seat_number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat, "LONGEST_GAME", 30)
    env = seat_env("usa", 2, ["greedy"], seat_number)
    env.reset(seed=1)
    cut, reward, over = False, 0.0, False
    while not cut:
        assert (reward, over) == (0.0, False)
        _, reward, over, cut, info = env.step(np.int64(env.game.legal()[0]))
    assert (reward, over, len(env.game.moves)) == (0.0, False, 30)
    assert "scores" not in info

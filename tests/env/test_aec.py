"""The PettingZoo environment: its own tests pass on every board, and it tells each seat no more than its view."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.rig_rules import rule
from trilhos.boards import EDITIONS
from trilhos.engine.observation import Observer
from trilhos.env import aec, aec_env
from trilhos.errors import BadMove

# PettingZoo knows its own games with masks by name and warns about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_finds_no_fault(edition: str, players: int) -> None:
    api_test(aec_env(edition, players), num_cycles=60)


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_the_same_seed_plays_the_same(edition: str) -> None:
    seed_test(lambda: aec_env(edition, 3), num_cycles=40)


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; what each agent has got."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"])))
    return total


def test_a_whole_game_pays_at_its_end() -> None:
    env = aec_env("usa", 3)
    won = play(env, seed=4)
    winners = env.game.result().winners
    assert env.game.over
    assert not env.agents
    assert [won[f"player_{seat}"] for seat in range(3)] == [1.0 if seat in winners else -0.5 for seat in range(3)]


def test_scores_are_told_at_the_end() -> None:
    env = aec_env("usa", 2)
    env.reset(seed=1)
    while not env.terminations["player_0"]:
        env.step(env.game.legal()[0])
    totals = [sheet.total for sheet in env.game.result().sheets]
    assert [env.infos[agent]["score"] for agent in env.agents] == totals


def test_agents_see_their_own_seat() -> None:
    env = aec_env("usa", 2)
    env.reset(seed=1)
    hand = next(field for field in Observer(env.game.rules).fields if field.name == "hand")
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert list(seen["observation"][hand.at : hand.at + hand.count]) == env.game.view(seat).hand
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


@pytest.mark.parametrize("action", [0, None])
def test_an_illegal_action_is_refused_and_nothing_happens(action: int | None) -> None:
    env = aec_env("usa", 2)
    env.reset(seed=1)
    before = env.game.state.to_bytes()
    with pytest.raises(BadMove, match="is not legal now"):
        env.step(action)
    assert env.game.state.to_bytes() == before


def test_options_reach_the_rules() -> None:
    assert aec_env("nederland", 2, {"neutral": True}).game.rules.options["neutral"]


def test_rendering_tells_the_game() -> None:
    env = aec_env("usa", 2, render_mode="ansi")
    env.reset(seed=1)
    env.step(env.game.legal()[0])
    assert "#1" in str(env.render())
    assert aec_env("usa", 2).render() is None
    env.close()


def test_a_game_that_comes_to_the_limit_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aec, "LONGEST_GAME", 30)
    env = aec_env("usa", 2)
    assert play(env, seed=4) == {"player_0": 0.0, "player_1": 0.0}
    assert len(env.game.moves) == 30
    assert not env.game.over


def test_truncation_is_told_to_every_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aec, "LONGEST_GAME", 5)
    env = aec_env("usa", 3)
    env.reset(seed=1)
    for decisions in range(5):
        assert not any(env.truncations.values()), decisions
        env.step(env.game.legal()[0])
    assert list(env.truncations.values()) == [True] * 3
    assert not any(env.terminations.values())


@pytest.mark.parametrize("edition", EDITIONS)
@rule("U6", "S6")
def test_in_the_opening_nobody_observes_what_others_chose(edition: str) -> None:
    seen = []
    for pick in (0, -1):
        env = aec.AecEnv(edition, 3)
        env.reset(seed=7)
        rows = []
        for seat in range(3):
            rows += [env.observe(f"player_{other}") for other in range(seat, 3)]
            env.step(env.game.legal()[pick])
        seen.append([(row["observation"].tobytes(), row["action_mask"].tobytes()) for row in rows])
    assert seen[0] == seen[1]

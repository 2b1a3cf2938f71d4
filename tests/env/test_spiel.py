"""OpenSpiel: its random simulation runs on every board."""

import json
import pickle
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS, make_rules
from trilhos.env import open_spiel_game, spiel
from trilhos.errors import BadChoice


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_open_spiel_finds_no_fault(edition: str) -> None:
    pyspiel.random_sim_test(open_spiel_game(edition, 2, deals=8), num_sims=1, serialize=True, verbose=False)


def started(deal: int = 3) -> Any:
    state = open_spiel_game("usa", 3).new_initial_state()
    state.apply_action(deal)
    return state


def test_chance_deals_and_the_rules_do_the_rest() -> None:
    state = open_spiel_game("usa", 3, deals=16).new_initial_state()
    assert state.is_chance_node()
    assert state.legal_actions() == list(range(16))
    assert sum(chance for _, chance in state.chance_outcomes()) == 1
    assert state.action_to_string(5) == "deal 5"
    assert str(state) == "chance"
    state.apply_action(5)
    assert str(state) == make_rules("usa", 3).start(5).fingerprint()
    assert state.current_player() == 0
    assert state.action_to_string(state.legal_actions()[0]) == "keep 1+2"


def test_a_stored_state_is_the_same() -> None:
    state = started()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_clone_goes_its_own_way() -> None:
    state = started()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (state.current_player(), copy.current_player()) == (0, 1)


def test_the_end_pays() -> None:
    state = started()
    assert state.returns() == [0, 0, 0]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_a_seat_sees_its_own_row() -> None:
    game = open_spiel_game("usa", 3)
    observer = game.make_py_observer()
    observer.set_from(started(), 2)
    assert observer.dict["seat"].tolist() == [2]
    assert observer.dict["hand"].sum() == 4
    observer.set_from(game.new_initial_state(), 2)
    assert not observer.tensor.any()


def test_options_reach_the_rules() -> None:
    plain, without = (open_spiel_game("nederland", 2, options) for options in ({}, {"tokens": False}))
    assert plain.num_distinct_actions() == without.num_distinct_actions()
    assert plain.observation_tensor_size() > without.observation_tensor_size()
    assert open_spiel_game("nederland", 2, {"neutral": True}).num_distinct_actions() > plain.num_distinct_actions()


def test_a_bad_choice_is_named() -> None:
    with pytest.raises(BadChoice, match="mars"):
        open_spiel_game("mars")


def test_a_game_that_comes_to_its_greatest_length_is_over_and_nobody_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spiel, "LONGEST_GAME", 12)
    state = started()
    for _ in range(12):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.clone().is_terminal()
    assert (state.legal_actions(), state.returns()) == ([], [0.0, 0.0, 0.0])


def test_a_board_from_a_file_is_played(tmp_path: Path) -> None:
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    pyspiel.random_sim_test(open_spiel_game(file, 3, deals=8), num_sims=1, serialize=True, verbose=False)

"""The engine against the oracle, a plain and independent reading of the rules: legal moves, chance and scores."""

import pytest

from tests.golden.players import Idler
from tests.laws.cases import CASES, Case, case_id
from tests.laws.companion import follow_game, follow_random_game
from tests.laws.sailing import BOARDS, PLAYERS, sail


@pytest.mark.parametrize("case", CASES, ids=case_id)
@pytest.mark.parametrize("seed", range(6))
def test_the_engine_agrees_with_the_oracle(case: Case, seed: int) -> None:
    assert follow_random_game(case, seed).over


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=case_id)
def test_it_agrees_on_games_of_players_who_do_nothing(case: Case) -> None:
    stalls = case.edition in BOARDS  # there everybody can exchange for ever
    assert (follow_game(case, case.players, Idler).result().reason == "stalled") == stalls


@pytest.mark.parametrize("case", [case for case in CASES if case.edition in BOARDS], ids=case_id)
@pytest.mark.parametrize("player", PLAYERS)
def test_it_agrees_on_scripted_games_with_ships(case: Case, player: str) -> None:
    assert sail(case, 100 + case.players, player).over

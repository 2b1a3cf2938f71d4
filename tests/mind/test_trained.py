"""The trained files that come with Trilhos: they fit their boards, and know more than nothing."""

from importlib.resources import files

import pytest

from tests.rig import rulebook
from trilhos.bots.minds import USUAL_BELIEFS, Mind, read_mind

FOLDER = files("trilhos.bots").joinpath("trained")
NAMES = sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".json"))

# Their beliefs hardly fit other bots, who hold fewer tickets than those they were learned from. No file may join them.
WEAK_BELIEFS = {"brasil-2.json", "nederland-2.json"}


def trained(name: str) -> Mind:
    board, players = name.removesuffix(".json").split("-")
    return read_mind(FOLDER.joinpath(name).read_bytes(), name, rulebook(board, int(players)))


def test_there_are_some() -> None:
    assert "usa-2.json" in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_fits_its_board_and_is_small(name: str) -> None:
    assert f"-{trained(name).players}.json" in name
    assert len(FOLDER.joinpath(name).read_bytes()) < 100_000


@pytest.mark.parametrize("name", NAMES)
def test_on_games_that_it_had_not_seen_it_knows_more_than_nothing(name: str) -> None:
    found = trained(name).found
    assert found.value_log_loss < 0.9 * found.value_nothing
    assert found.beliefs_log_loss < 0.8 * found.beliefs_nothing
    assert found.others_log_loss < (1 if name in WEAK_BELIEFS else 0.95) * found.others_nothing
    often = [(said, was) for said, was, count in found.calibration if count >= 300]
    assert len(often) >= 5
    assert max(abs(said - was) for said, was in often) < 0.06


def test_usual_beliefs_are_what_boards_have_in_common() -> None:
    every = [trained(name).beliefs for name in NAMES]
    for clue, usual in enumerate(USUAL_BELIEFS):
        assert min(beliefs[clue] for beliefs in every) < usual < max(beliefs[clue] for beliefs in every)

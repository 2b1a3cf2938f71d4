"""Levels and styles: what they are made of."""

from pathlib import Path

import pytest
from mypy_extensions import i64

from tests.boards.small import small
from tests.rig import rulebook
from trilhos.boards import EDITIONS, shared_rules
from trilhos.boards.check import checked
from trilhos.bots import LEVELS, make_bot, settings
from trilhos.bots.levels import SLIPS, STYLES
from trilhos.bots.likeness import most_alike, unlike
from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.searcher import Searcher
from trilhos.bots.settings import STEINER, Tuned, all_retuned, retuned, retuned_settings, tuned, tuned_settings
from trilhos.bots.steiner import Steiner
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves
from trilhos.text import LANGUAGES, Text

TUNED = Path(settings.__file__).parent / "tuned"
RETUNED = Path(settings.__file__).parent / "retuned"


def made(name: str) -> PlanSettings:
    bot = make_bot(name, rulebook("usa"), 1)
    assert isinstance(bot, Steiner)
    return bot.policy.appraiser.settings


def test_a_lower_level_errs_more() -> None:
    assert [*SLIPS, "expert", "master"] == [*LEVELS]
    for slip in ("forget", "overlook", "colour", "hoard", "grab"):
        often = [getattr(slips, slip) for slips in SLIPS.values()]
        assert often == sorted(often, reverse=True)
        assert often[0] > often[-1] == 0


def test_hard_plays_by_the_best_constants_there_are() -> None:
    assert made("hard") == retuned_settings(rulebook("usa"))
    assert made("steiner-t") == tuned_settings(rulebook("usa"))


@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_what_it_says(style: str) -> None:
    chosen = made(f"casual:style={style}")
    assert {key: getattr(chosen, key) for key in STYLES[style]} == STYLES[style]


def test_whoever_looks_ahead_has_a_style_too_and_a_master_thinks_more() -> None:
    expert, master = (make_bot(f"{name}:style=blocker", rulebook("usa"), 1) for name in ("expert", "master"))
    assert isinstance(expert, Searcher)
    assert isinstance(master, Searcher)
    assert expert.search.candidates.policy.appraiser.settings.block == STYLES["blocker"]["block"]
    assert expert.search.rollout.appraiser.settings.block == STYLES["blocker"]["block"]
    assert master.budget.samples > 4 * expert.budget.samples > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_description(language: str) -> None:
    text = Text(language)
    assert all(text.has(f"bot-{level}-name") and text.has(f"bot-{level}-about") for level in LEVELS)


def test_errors_are_even_and_of_the_size_that_is_asked_for() -> None:
    atlas = Atlas(rulebook("usa"))
    policy, moves, random = SteinerPolicy(atlas, PlanSettings(noise=3.0)), Moves(2), Random(1)
    for action in (0, 1):
        moves.add(i64(action))
    errors, chosen = [], []
    for _ in range(1000):
        policy.appraiser.value[0], policy.appraiser.value[1] = 10.0, 0.0
        chosen.append(policy.best(moves, random))
        errors += [(policy.appraiser.value[0] - 10.0) / 30, policy.appraiser.value[1] / 30]
    assert abs(sum(errors) / len(errors)) < 0.05
    assert 0.5 < (sum(error * error for error in errors) / len(errors)) ** 0.5 < 0.65  # the root of a third
    assert 120 < chosen.count(i64(1)) < 400


def test_a_tuned_file_says_how_it_was_found_and_that_it_won_more_than_its_share() -> None:
    for path in TUNED.glob("*.json"):
        board, _, players = path.stem.partition("-")
        assert tuned(board, int(players)) == tuned(board, int(players) + 1)
        found = tuned(board, int(players)).found
        assert found is not None
        assert found.candidates > 1
        assert found.proof_games >= 200
        assert found.proof_interval[0] > found.share


def test_without_a_file_the_untuned_constants_are_used() -> None:
    assert tuned("nowhere", 2) == Tuned()


def test_a_retuned_file_says_how_it_was_found_and_that_it_beats_the_constants_before() -> None:
    for path in RETUNED.glob("*.json"):
        board, _, players = path.stem.partition("-")
        file = retuned(board, int(players))
        assert file is not None
        assert (file.found.edition, file.found.players) == (board, int(players))
        assert all(STEINER[name].least <= value <= STEINER[name].most for name, value in file.settings.items())
        against = {proof.rival: proof for proof in file.found.proof}
        assert against["steiner-t"].low > file.found.share


def test_retuned_constants_are_those_of_the_nearest_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        rules = rulebook("usa", players)
        files = [int(path.stem.partition("-")[2]) for path in RETUNED.glob("usa-*.json")]
        nearest = retuned("usa", min(files, key=lambda number: (abs(number - players), number)))
        assert nearest is not None
        found = retuned_settings(rules)
        assert {name: getattr(found, name) for name in nearest.settings} == nearest.settings
        assert found != tuned_settings(rules)
    assert made("steiner-r") == retuned_settings(rulebook("usa"))


def test_a_board_without_constants_of_its_own_plays_by_those_of_the_one_most_alike() -> None:
    for board in EDITIONS:
        others = [other for other in EDITIONS if other != board]
        nearest = most_alike(rulebook(board), others)
        closest = min(others, key=lambda other: unlike(rulebook(board), rulebook(other)))
        assert nearest == closest
        assert unlike(rulebook(board), rulebook(board)) == 0 < unlike(rulebook(board), rulebook(nearest))
    assert most_alike(rulebook("world"), ["usa", "europe", "lakes"]) == "lakes"  # harbours and ships
    strange = shared_rules(checked(small(), "x"), 3)
    assert retuned(strange.board.name, 3) is None
    assert retuned_settings(strange) in [retuned_settings(rulebook(board, 3)) for board in EDITIONS]
    assert retuned_settings(strange) != PlanSettings()


def test_all_constants_that_were_found_are_known() -> None:
    assert len(all_retuned()) == len([*RETUNED.glob("*.json")])
    assert retuned_settings(rulebook("usa")) in all_retuned()

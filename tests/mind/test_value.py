"""The value and its files: what a network says, and what doesn't fit."""

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.boards.small import small
from tests.mind.test_judge import policy
from tests.rig import rulebook
from trilhos.boards import make_rules, shared_rules
from trilhos.boards.check import checked
from trilhos.bots import make_bot
from trilhos.bots.expert import expert
from trilhos.bots.minds import MIND_VERSION, Examined, Mind, ValueModel, fingerprint, mind_of, read_mind
from trilhos.bots.plan.atlas import fractions
from trilhos.bots.settings import FOLDER, retuned_settings
from trilhos.errors import BadFile
from trilhos.mind.beliefs import CLUES
from trilhos.mind.features import Features, row_size
from trilhos.mind.judge import logistic
from trilhos.mind.value import POINTS, Value
from trilhos.play.game import Game

EXAMINED = Examined(20, 0, 1, 100, 0.5, 0.69, [], [], 0.2, 0.3, 0.2, 0.3)


def model(features: int) -> ValueModel:
    """Two units: one is the first feature above its mean, in its spread; the other the second below zero."""
    rest = [0.0] * (features - 2)
    return ValueModel(
        mean=[3.0, 0.0, *rest],
        spread=[2.0, 1.0, *[1.0 for _ in rest]],
        hidden=[[1.0, 0.0, *rest], [0.0, -1.0, *rest]],
        bias=[0.0, 0.0],
        win=[0.5, -1.0, 0.25],
        margin=[0.1, 0.0, 0.0],
    )


def trained(edition: str = "usa", players: int = 2) -> Mind:
    rules = rulebook(edition, players)
    constants = {"hop": 0.7}
    network, beliefs = model(row_size(players)), [0.0] * CLUES
    return Mind(MIND_VERSION, fingerprint(rules), int(rules.version), players, constants, network, beliefs, EXAMINED)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own for trained files."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    mind_of.cache_clear()
    yield tmp_path
    mind_of.cache_clear()


def test_a_network_weighs_features_against_their_mean_and_spread() -> None:
    rules = rulebook("usa")
    value = Value(Features(policy(rules)), model(row_size(2)).layers())
    rest = [9.0] * (row_size(2) - 2)
    value.weigh(fractions([7.0, 5.0, *rest]))
    assert value.share == pytest.approx(logistic(0.25 + 0.5 * 2.0))
    assert value.margin == pytest.approx(POINTS * 0.2)
    value.weigh(fractions([0.0, -4.0, *rest]))
    assert value.share == pytest.approx(logistic(0.25 - 4.0))
    assert value.margin == 0.0


def test_a_file_is_read_as_it_was_written() -> None:
    assert read_mind(msgspec.json.encode(trained()), "usa-2.json", rulebook("usa")) == trained()


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"version": 99}, "other-mind"),
        ({"board": "0" * 16}, "other-mind"),
        ({"rules_version": 1}, "other-mind"),
        ({"constants": {"charm": 1.0}}, "other-mind"),
        ({"beliefs": [1.0]}, "damaged-mind"),
        ({"value": model(row_size(2) + 1)}, "damaged-mind"),
        ({"value": msgspec.structs.replace(model(row_size(2)), win=[1.0])}, "damaged-mind"),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, object], key: str) -> None:
    data = msgspec.json.encode(msgspec.structs.replace(trained(), **changes))
    with pytest.raises(BadFile) as problem:
        read_mind(data, "usa-2.json", rulebook("usa"))
    assert problem.value.key == key


def test_another_board_other_options_and_other_rules_have_another_fingerprint() -> None:
    usual = make_rules("nederland", 3)
    others = [make_rules("usa", 3), make_rules("nederland", 3, {"tokens": False})]
    assert fingerprint(usual) not in [fingerprint(rules) for rules in others]
    assert fingerprint(usual) == fingerprint(make_rules("nederland", 4))


@pytest.mark.parametrize("text", ["{", '{"version": 1}', msgspec.json.encode(trained("europe")).decode()])
def test_expert_says_once_that_a_file_does_not_fit_and_plays_as_steiner(
    folder: Path, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    (folder / "usa-2.json").write_text(text)
    game = Game("usa", 2, 3)
    with caplog.at_level(logging.WARNING):
        for _ in range(12):
            view, legal = game.view(game.seat), game.legal()
            action = expert(game.rules, 7, samples=40, turns=1).choose(view, legal)
            assert action == make_bot("steiner-r", game.rules, 7).choose(view, legal)
            game.play(action)
    assert len([record for record in caplog.records if "usa-2.json" in record.getMessage()]) == 1


def test_three_and_five_play_with_what_four_have_learned(folder: Path) -> None:
    (folder / "usa-4.json").write_bytes(msgspec.json.encode(trained("usa", 4)))
    assert [mind_of(rulebook("usa", players))[0] for players in (3, 4, 5)] == [trained("usa", 4)] * 3


def test_a_trained_file_is_used(folder: Path) -> None:
    (folder / "usa-2.json").write_bytes(msgspec.json.encode(trained()))
    bot = expert(rulebook("usa"), 1, samples=12, turns=0)
    assert isinstance(bot.search.judge, Value)
    assert bot.search.rollout.appraiser.settings.hop == 0.7  # what was learned goes by the plans it was learned from
    assert bot.search.candidates.policy.appraiser.settings == retuned_settings(rulebook("usa"))
    assert bot.search.beliefs is not None
    game = Game("usa", 2, 3)
    while len(game.moves) < 6:
        game.play(bot.choose(game.view(game.seat), game.legal()))
    assert bot.search.weights is not None


def test_where_nothing_was_learned_games_are_played_to_their_end_by_usual_beliefs() -> None:
    strange = shared_rules(checked(small(), "x"), 3)
    assert mind_of(strange) == (None, True)
    bot, learned = expert(strange, 1), expert(rulebook("usa"), 1)
    assert bot.search.turns > 500 > learned.search.turns > 0
    assert 0 < bot.budget.samples < learned.budget.samples
    assert bot.search.beliefs is not None
    told = expert(strange, 1, turns=2, samples=77)
    assert (told.search.turns, told.budget.samples) == (6, 77)

"""The list of editions, and what may be chosen before a game."""

from dataclasses import replace

import pytest

import trilhos
from trilhos.editions import EDITIONS, Edition, edition, make_rules, shared_rules
from trilhos.engine.rules import RULES_VERSION, Rules
from trilhos.errors import BadChoice
from trilhos.text import LANGUAGES, Text


def test_five_editions_are_there_for_two_to_five() -> None:
    assert list(EDITIONS) == ["usa", "europe", "world", "lakes", "nederland"]
    for name, found in EDITIONS.items():
        assert (found.id, found.least_players, found.most_players) == (name, 2, 5)
        assert bool(found.options) is (name == "nederland")


def test_the_package_shows_the_editions_and_the_game() -> None:
    assert trilhos.EDITIONS is EDITIONS
    assert trilhos.Game("usa", seed=1).players == 2


def test_an_edition_is_found_by_its_id() -> None:
    assert edition("europe") is EDITIONS["europe"]


@pytest.mark.parametrize("name", ["", "mars", "USA", "great lakes"])
def test_an_unknown_edition_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadChoice) as caught:
        make_rules(name, 2)
    assert str(caught.value) == f'There is no map called "{name}". Maps: usa, europe, world, lakes, nederland.'


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_rulebook_is_made_for_so_many_players(name: str, players: int) -> None:
    rules = make_rules(name, players)
    assert (rules.players, rules.board.name, rules.options) == (players, name, EDITIONS[name].options)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadChoice, match=f"The map usa is for 2 to 5 players, not {players}"):
        make_rules("usa", players)


def test_an_option_that_the_edition_lacks_is_refused() -> None:
    with pytest.raises(BadChoice) as caught:
        make_rules("usa", 2, {"tokens": True})
    assert str(caught.value) == 'The map usa has no option "tokens". Options: -.'


@pytest.mark.parametrize("name", EDITIONS)
def test_a_rulebook_is_that_of_the_version_asked_for_or_the_newest(name: str) -> None:
    assert [make_rules(name, 2, version=version).version for version in (1, 2)] == [1, 2]
    assert make_rules(name, 2).version == shared_rules(name, 2).version == RULES_VERSION == 2
    assert shared_rules(name, 2, version=1).version == 1
    assert shared_rules(name, 2, version=1) is not shared_rules(name, 2)


@pytest.mark.parametrize("version", [-1, 0, RULES_VERSION + 1])
def test_a_version_that_there_is_not_is_refused(version: int) -> None:
    with pytest.raises(BadChoice) as caught:
        make_rules("usa", 2, version=version)
    assert str(caught.value) == f"There is no version {version} of the rules: this program knows versions 1 to 2."


@pytest.fixture
def with_tokens(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """An edition with two options; the settings that its rulebook was made with."""
    given: dict[str, bool] = {}

    def rules(players: int, version: int, **options: bool) -> Rules:
        given.update(options)
        return EDITIONS["usa"].rules(players, version)

    tolls = replace(Edition("tolls", rules), options={"tokens": True, "neutral": False})
    monkeypatch.setitem(EDITIONS, "tolls", tolls)
    return given


def test_options_have_defaults(with_tokens: dict[str, bool]) -> None:
    assert make_rules("tolls", 2).options == with_tokens == {"tokens": True, "neutral": False}


def test_options_can_be_set(with_tokens: dict[str, bool]) -> None:
    assert make_rules("tolls", 2, {"neutral": True}).options == with_tokens == {"tokens": True, "neutral": True}


def test_an_unknown_option_is_refused_with_those_there_are(with_tokens: dict[str, bool]) -> None:
    with pytest.raises(BadChoice, match="Options: tokens, neutral"):
        make_rules("tolls", 2, {"ferries": True})
    assert with_tokens == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_has_a_title_and_a_word_about_it(name: str, language: str) -> None:
    text = Text(language)
    assert text.has(f"edition-{name}-title")
    assert text.has(f"edition-{name}-about")

"""The list of editions, and what may be chosen before a game."""

import pytest
from msgspec.structs import replace

import trilhos
from tests.files import file_of, other
from trilhos.boards import EDITIONS, edition, from_outside, make_rules, named, shared_rules, sound_board
from trilhos.boards.load import written
from trilhos.boards.schema import OptionEntry, WordsEntry
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadChoice
from trilhos.text import LANGUAGES, Text


def test_six_editions_are_there_for_two_to_five() -> None:
    assert list(EDITIONS) == ["usa", "europe", "world", "lakes", "nederland", "brasil"]
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
    assert str(caught.value) == f'There is no map called "{name}". Maps: usa, europe, world, lakes, nederland, brasil.'


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


# Options


def test_options_have_defaults_and_can_be_set() -> None:
    assert make_rules("nederland", 2).options == {"tokens": True, "neutral": False, "open_tokens": False}
    assert make_rules("nederland", 2, {"neutral": True}).options["neutral"]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadChoice, match="Options: tokens, neutral, open_tokens"):
        make_rules("nederland", 2, {"ferries": True})


def test_an_option_brings_its_chapters_and_tells_others() -> None:
    def found(**options: bool) -> tuple[list[str], int, bool | None]:
        rules = make_rules("nederland", 2, options)
        tolls = rules.find(Tolls)
        names = [chapter.voice.name for chapter in rules.chapters]
        return names, rules.chapter(Claims).both_tracks_from, tolls.shown if tolls else None

    always = ["market", "claims", "tickets", "ending", "payments"]
    assert found() == ([*always[:3], "tolls", *always[3:]], 2, False)
    assert found(open_tokens=True)[2] is True
    assert found(neutral=True)[0] == [*always[:3], "tolls", "ending", "neutral", "payments"]
    assert found(tokens=False) == (always, 4, None)


def test_what_depends_on_how_many_play_is_told_for_so_many() -> None:
    assert make_rules("nederland", 3).chapter(Tolls).bonus == [55, 35, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_of_a_board_from_outside_is_refused_in_plain_words(language: str) -> None:
    options = [OptionEntry("fast"), OptionEntry("wild", needs=["fast"]), OptionEntry("four", players=[4, 5])]
    for chosen, key, values in (
        ({"wild": True}, "option-needs", {"name": "wild", "other": "fast"}),
        ({"four": True}, "option-players", {"name": "four", "known": "4, 5", "players": 2}),
    ):
        with pytest.raises(BadChoice) as caught:
            make_rules(other(options=options), 2, chosen)
        assert caught.value.say(Text(language)) == Text(language)(key, **values)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_has_a_title_and_a_word_about_it(name: str, language: str) -> None:
    words = EDITIONS[name].file.words[language]
    assert (EDITIONS[name].title(language), EDITIONS[name].about(language)) == (words.title, words.about)
    assert words.about.endswith(".")


def test_a_board_without_words_in_a_language_has_others() -> None:
    file = file_of("usa")
    words = {"fr": WordsEntry("Lune"), "en": WordsEntry("Moon", "Far.")}
    moon = from_outside(replace(file, words=words))
    assert (moon.title("fr"), moon.title("pt-BR"), moon.about("pt-BR")) == ("Lune", "Moon", "Far.")
    assert from_outside(replace(file, words={"fr": words["fr"]})).title("pt-BR") == "Lune"


def test_a_board_that_was_kept_is_the_same_board_made_once() -> None:
    kept = from_outside(file_of("usa"))
    again = sound_board(written(kept.file))
    assert (again.fingerprint, again.address, again.ours) == (kept.fingerprint, kept.address, False)
    assert sound_board(written(kept.file)) is again


def test_a_person_may_write_an_id_in_capitals_and_name_none() -> None:
    assert named("USA") is named("usa") is EDITIONS["usa"]
    assert named(None) is next(iter(EDITIONS.values()))
    with pytest.raises(BadChoice, match="There is no map"):
        named("")

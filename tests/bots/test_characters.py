"""Characters: data alone. Each is a bot that is there, said of in both languages, and proposed where it fits."""

import msgspec
import pytest

from tests.rig import rulebook
from trilhos.boards import EDITIONS
from trilhos.bots import LEVELS, make_bot, names
from trilhos.bots.base import check_name
from trilhos.bots.characters import STARS, Character, characters, company
from trilhos.bots.levels import STYLES
from trilhos.bots.steiner import Steiner
from trilhos.errors import BadChoice
from trilhos.text import LANGUAGES, Text

EVERYBODY = list(characters().values())


def test_there_are_a_dozen_each_with_a_name_and_a_face_of_their_own() -> None:
    assert len(EVERYBODY) == 12
    assert len({one.name for one in EVERYBODY}) == 12
    assert len({one.face.hair for one in EVERYBODY}) == 12  # told apart by their shape alone
    assert {one.home for one in EVERYBODY} == set(EDITIONS)
    assert not set(characters()) & set(names())


@pytest.mark.parametrize("one", EVERYBODY, ids=lambda one: one.id)
def test_a_character_is_a_bot_that_is_there(one: Character) -> None:
    check_name(one.bot)
    check_name(one.id)
    level = one.bot.partition(":")[0]
    assert level in LEVELS
    assert one.style in STYLES
    assert 1 <= one.stars == STARS[level] <= 5


def test_it_plays_exactly_as_level_and_style_say() -> None:
    for one in EVERYBODY:
        made, same = make_bot(one.id, rulebook("usa"), 7), make_bot(one.bot, rulebook("usa"), 7)
        assert type(made) is type(same)
        if isinstance(made, Steiner) and isinstance(same, Steiner):
            assert made.policy.appraiser.settings == same.policy.appraiser.settings


def test_it_has_no_parameters_of_its_own() -> None:
    with pytest.raises(BadChoice) as caught:
        check_name("bia:style=long")
    assert caught.value.key == "unknown-parameter"
    with pytest.raises(BadChoice) as caught:
        check_name("nobody")
    assert "bia" in str(caught.value.values["known"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_of_in_both_languages(language: str) -> None:
    text = Text(language)
    for one in EVERYBODY:
        assert text(f"character-{one.id}-about")
        assert text(f"style-{one.style}")


@pytest.mark.parametrize("board", [*EDITIONS, "somebody's own"])
def test_everybody_is_proposed_once_those_at_home_first_and_nobody_too_strong(board: str) -> None:
    proposed = [characters()[name] for name in company(board)]
    assert sorted(company(board)) == sorted(characters())
    assert all(one.stars <= 4 for one in proposed[:4])
    at_home = [one for one in EVERYBODY if one.home == board and one.stars <= 4]
    assert set(company(board)[: len(at_home)]) == {one.id for one in at_home}
    assert any(2 <= one.stars <= 3 for one in proposed[:2])


def test_a_face_has_only_parts_that_there_are() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(EVERYBODY[0]), "face": {"skin": "green"}}, Character)

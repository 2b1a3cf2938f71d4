"""The project's exceptions, which can be said in every language."""

import pytest

from trilhos.errors import BadChoice, BadFile, BadMove, TrilhosError
from trilhos.text import ENGLISH, PORTUGUESE, Text


@pytest.mark.parametrize("sort", [BadChoice, BadMove, BadFile])
def test_every_exception_is_one_of_the_projects_own(sort: type[TrilhosError]) -> None:
    assert issubclass(sort, TrilhosError)
    assert issubclass(sort, Exception)


def test_an_exception_says_its_sentence_in_english_and_in_any_language() -> None:
    problem = BadMove("illegal-move", move="draw")
    assert (problem.key, problem.values) == ("illegal-move", {"move": "draw"})
    assert str(problem) == problem.say(Text(ENGLISH)) == '"draw" is not legal now.'
    assert problem.say(Text(PORTUGUESE)) == '"draw" não é permitida agora.'


def test_an_exception_about_a_very_long_text_can_be_said() -> None:
    assert str(BadMove("illegal-move", move="x" * 5000)) == f'"{"x" * 300}…" is not legal now.'


def test_what_commands_a_terminal_is_left_out_and_spaces_of_french_stay() -> None:
    assert str(BadMove("illegal-move", move="d\x1b[2J\u202fé\u00a0!\n")) == '"d?[2J\u202fé\u00a0!?" is not legal now.'


def test_an_exception_about_a_very_large_number_can_be_said() -> None:
    assert f"not {10**40}." in str(BadChoice("bad-players", edition="usa", least=2, most=5, players=10**40))


def test_a_sentence_whose_values_are_missing_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError, match="illegal-move"):
        Text(ENGLISH)("illegal-move")


def test_a_catalogue_knows_which_sentences_it_has() -> None:
    assert Text(ENGLISH).has("illegal-move")
    assert not Text(ENGLISH).has("no-such-sentence")
    assert Text(PORTUGUESE).language == "pt-BR"

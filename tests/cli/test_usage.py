"""Wrong words of a command are told in both languages, whatever argparse calls them."""

from collections.abc import Callable

import pytest

from trilhos.cli.usage import COMPLAINTS, bad_usage
from trilhos.text import LANGUAGES, Text

Refused = Callable[..., str]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["train"], 'Falta isto: --map. Veja "trilhos train --help".'),
        (["bots", "--wrong"], 'Isto não serve para nada aqui: --wrong. Veja "trilhos --help".'),
        (["simulate", "--games"], '--games precisa de um valor depois. Veja "trilhos simulate --help".'),
        (["verify", "f", "--noted", "a", "--commitment", "b"], "--commitment não combina com --noted."),
        (["games", "burn"], '"burn" não é uma das opções de ACTION: show, replay, verify, export, import.'),
        (["bots", "--json=yes"], '--json não leva valor, nem mesmo "yes".'),
    ],
)
def test_what_argparse_says_is_said_in_portuguese(words: list[str], said: str, refused: Refused) -> None:
    assert refused("--lang=pt-BR", *words).startswith(said)


def test_what_it_has_not_said_before_is_repeated() -> None:
    assert str(bad_usage("something new", "trilhos x")) == 'something new. See "trilhos x --help".'
    assert str(bad_usage("one of the arguments -a -b is required", "x")).startswith("One of these is needed: -a -b.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_has_a_sentence(language: str) -> None:
    assert all(Text(language).has(key) for key in COMPLAINTS.values())

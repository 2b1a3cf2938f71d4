"""Options of `serve` from a file and from the environment: which comes first, and what is said of wrong ones."""

import argparse
from pathlib import Path

import pytest

from trilhos.cli import main
from trilhos.cli.commands.serve import COMMAND
from trilhos.cli.configured import FLAGS, LISTS, PATHS, configured
from trilhos.cli.parser import Parser
from trilhos.errors import BadChoice
from trilhos.text import Text

TEXT = Text("en")


@pytest.fixture(autouse=True)
def nobodys_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that comes as far as its database makes a file for its keeper."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def read(*words: str) -> argparse.Namespace:
    parser = Parser(TEXT)
    COMMAND.add_options(parser, TEXT)
    options = parser.parse_args(words)
    with configured(options, "serve"):
        return options


def test_the_command_line_comes_first_then_the_environment_then_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "trilhos.toml"
    file.write_text('port = 1\nbot-seconds = 1.5\nmemory = 10\norigin = ["a", "b"]\nworkshop = true\n')
    monkeypatch.setenv("TRILHOS_SERVE_CONFIG", str(file))
    monkeypatch.setenv("TRILHOS_SERVE_PORT", "2")
    monkeypatch.setenv("TRILHOS_SERVE_MEMORY", "20")
    monkeypatch.setenv("TRILHOS_SERVE_PROXY", "10.0.0.1; 10.0.0.2")
    monkeypatch.setenv("TRILHOS_SERVE_OPEN", "on")
    monkeypatch.setenv("TRILHOS_SERVE_PAGE", "x")
    read_so = read("--port", "3", "--bot-pause", "0.5", "--no-workshop")
    told = (read_so.port, read_so.memory, read_so.bot_seconds, read_so.bot_pause, read_so.host)
    assert told == ("3", "20", "1.5", "0.5", "127.0.0.1")
    assert (read_so.origin, read_so.proxy) == (["a", "b"], ["10.0.0.1", "10.0.0.2"])
    assert (read_so.open, read_so.workshop, read_so.page) == (True, False, Path("x"))


def test_a_default_that_somebody_says_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRILHOS_SERVE_MEMORY", "20")
    assert read("--memory", "1024").memory == "1024"


def test_notices_are_switched_on_or_given_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRILHOS_SERVE_WEBHOOKS", "on")
    assert read().webhooks == [None]
    monkeypatch.setenv("TRILHOS_SERVE_WEBHOOKS", "a.example;b.example")
    assert read().webhooks == ["a.example", "b.example"]
    monkeypatch.setenv("TRILHOS_SERVE_PUSH", "on")
    assert read().push == [None]


def test_every_kind_of_option_is_one_of_serve() -> None:
    assert set(vars(read())) >= FLAGS | LISTS | PATHS


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("TRILHOS_SERVE_PROT", "1", "no option for the environment variable TRILHOS_SERVE_PROT."),
        ("TRILHOS_SERVE_PORT", "many", "Not from the command line: TRILHOS_SERVE_PORT."),
        ("TRILHOS_SERVE_OPEN", "perhaps", 'TRILHOS_SERVE_OPEN is "perhaps"'),
        ("TRILHOS_SERVE_CONFIG", "nowhere.toml", "nowhere.toml"),
    ],
)
def test_a_wrong_variable_is_one_sentence(
    variable: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("prot = 1", 'there is no option "prot"'),
        ("open = 1", '"open" has to be true or false'),
        ("origin = [1]", '"origin" has to be a text or a list of texts'),
        ("port = []", '"port" has to be a text or a number'),
        ("port = true", '"port" has to be a text or a number'),
        ("port", "is no TOML file"),
        ("log = 'loud'", "(log)"),
    ],
)
def test_a_wrong_file_is_one_sentence(
    line: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "trilhos.toml"
    file.write_text(line)
    assert main(["serve", "--lang", "en", "--config", str(file)]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_what_only_the_command_line_said_is_told_as_ever() -> None:
    parser = Parser(TEXT)
    COMMAND.add_options(parser, TEXT)
    with pytest.raises(BadChoice) as told, configured(parser.parse_args([]), "serve"):
        raise BadChoice("bad-log-level", value="x", known="y")
    assert type(told.value) is BadChoice

"""The program: it reads the words, runs the command, and turns every problem into one line and an exit code."""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Iterator
from typing import Final, TextIO

from trilhos.cli.commands import COMMANDS
from trilhos.cli.parser import Parser, version
from trilhos.errors import BadChoice, BadFile, TrilhosError, printable
from trilhos.text import ENGLISH, LANGUAGES, PORTUGUESE, Text

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    text = Text(system_language())
    try:
        text = Text(chosen_language(words))
        with _stdout():
            options = _parse(words, text)
            return int(options.run(options, text))
    except TrilhosError as problem:
        # A board's file has a line for each of its faults; whatever others have written was made printable before.
        print("trilhos: " + "\n".join(map(printable, problem.say(text).split("\n"))), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough (trilhos … | head)
        return 0
    except Exception as problem:
        if not _of_database(problem):
            raise
        said = text("database-trouble", problem=str(getattr(problem, "orig", None) or problem).split("\n")[0])
        print(f"trilhos: {printable(said)}", file=sys.stderr)
        return FAILED


def _of_database(problem: Exception) -> bool:
    """Whether the database failed; its library is only loaded by commands that need it."""
    library = sys.modules.get("sqlalchemy.exc")
    return library is not None and isinstance(problem, library.SQLAlchemyError)


@contextlib.contextmanager
def _stdout() -> Iterator[None]:
    """Whatever stdout can't take ends in a clear word, and not in a traceback when the program has ended."""
    sys.stdout = sys.stdout or io.StringIO()  # None when the program was started without one
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as problem:
        if _takes_words(sys.stdout) and not isinstance(problem, BrokenPipeError):
            raise BadFile("system-trouble", problem=str(problem)) from problem
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(problem, BrokenPipeError):
            raise
        raise BadFile("cant-write", file="stdout", problem=problem.strerror or str(problem)) from problem


def _takes_words(stream: TextIO) -> bool:
    """Whether what was written to a stream arrives; else it is what failed."""
    try:
        stream.flush()
    except OSError:
        return False
    return True


def chosen_language(words: list[str]) -> str:
    """The language: --lang, then TRILHOS_LANG, then the system's."""
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            return _known_language(value if equals else "".join(words[at + 1 : at + 2]))
    if "TRILHOS_LANG" in os.environ:
        return _known_language(os.environ["TRILHOS_LANG"])
    return system_language()


def system_language() -> str:
    """The language of the person's system, as far as there is a choice."""
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return PORTUGUESE if system.lower().startswith("pt") else ENGLISH


def _known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise BadChoice("unknown-language", name=name, known=", ".join(LANGUAGES))
    return name


def _parse(words: list[str], text: Text) -> argparse.Namespace:
    parser = Parser(text, prog="trilhos", description=text("cli-about"), usage="trilhos COMMAND […]")
    parser.add_argument("--version", action="version", version=version(), help=text("cli-version"))
    _add_language(parser, text)
    commands = parser.add_subparsers(dest="command", title=text("cli-commands"), metavar="COMMAND", prog="trilhos")
    for command in COMMANDS:
        about = text(f"cli-{command.name}")
        part = commands.add_parser(command.name, text=text, help=about, description=about)
        _add_language(part, text)
        command.add_options(part, text)
        part.set_defaults(run=command.run)
    _check_command(words)
    options = parser.parse_args(words)
    if options.command is None:
        parser.print_help()
        raise SystemExit(0)
    return options


def _check_command(words: list[str]) -> None:
    """A clear word about an unknown command, before argparse has its own."""
    known = [command.name for command in COMMANDS]
    before = ["", *words]
    named = (word for word, last in zip(words, before, strict=False) if word[:1] != "-" and last != "--lang")
    first = next(named, None)
    if first is not None and first not in known:
        raise BadChoice("unknown-command", name=first, known=", ".join(known))


def _add_language(parser: Parser, text: Text) -> None:
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=text("cli-lang"))

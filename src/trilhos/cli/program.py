"""The program: it reads the words, runs the command, and turns every problem into one line and an exit code."""

import argparse
import contextlib
import io
import logging
import os
import sys
from collections.abc import Iterator
from typing import Final, TextIO

from trilhos import plugins
from trilhos.cli.commands import COMMANDS
from trilhos.cli.parser import Parser, add_common, version
from trilhos.errors import BadChoice, BadFile, TrilhosError, printable
from trilhos.extras import extra
from trilhos.text import LANGUAGES, Text, first_spoken

FAILED: Final = 1
BAD_INPUT: Final = 2
COMMON: Final = ("--lang", "--plugin")  # options that may stand before a command, each with a value


def run(words: list[str]) -> int:
    """Run the command that the words name; returns the exit code."""
    text = Text(system_language())
    try:
        text = Text(chosen_language(words))
        with _stdout(), _telling_plugins(text):
            options = _parse(words, text)
            with extra(options.extra) if options.extra else contextlib.nullcontext():
                return int(options.run(options, text))
    except TrilhosError as problem:
        # A board's file has a line for each of its faults; whatever others have written was made printable before.
        print("trilhos: " + "\n".join(map(printable, problem.say(text).split("\n"))), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # the reader has seen enough (trilhos … | head)
        return 0
    except Exception as problem:
        if not _of_database(problem):
            raise
        said = text("database-trouble", problem=str(getattr(problem, "orig", None) or problem).split("\n")[0])
        print(f"trilhos: {printable(said)}", file=sys.stderr)
        return FAILED


class _Teller(logging.Handler):
    """Says in the person's language what is wrong with a plugin."""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text = text

    def emit(self, record: logging.LogRecord) -> None:
        """The message of these records is a problem that can be said in any language."""
        if isinstance(record.msg, TrilhosError):
            print(f"trilhos: {record.msg.say(self.text)}", file=sys.stderr)


@contextlib.contextmanager
def _telling_plugins(text: Text) -> Iterator[None]:
    teller = _Teller(text)
    plugins.LOG.addHandler(teller)
    plugins.LOG.propagate = False
    try:
        yield
    finally:
        plugins.LOG.removeHandler(teller)
        plugins.LOG.propagate = True


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
    return first_spoken([system])


def _known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise BadChoice("unknown-language", name=name, known=", ".join(LANGUAGES))
    return name


def _parse(words: list[str], text: Text) -> argparse.Namespace:
    parser = Parser(text, prog="trilhos", description=text("cli-about"), usage="trilhos COMMAND […]")
    parser.add_argument("--version", action="version", version=version(), help=text("cli-version"))
    add_common(parser, text)
    commands = parser.add_subparsers(dest="command", title=text("cli-commands"), metavar="COMMAND", prog="trilhos")
    for command in COMMANDS:
        about = text(f"cli-{command.name}")
        part = commands.add_parser(command.name, text=text, help=about, description=about)
        add_common(part, text)
        command.add_options(part, text)
        part.set_defaults(run=command.run, extra=command.extra)
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
    named = (word for word, last in zip(words, before, strict=False) if word[:1] != "-" and last not in COMMON)
    first = next(named, None)
    if first is not None and first not in known:
        raise BadChoice("unknown-command", name=first, known=", ".join(known))

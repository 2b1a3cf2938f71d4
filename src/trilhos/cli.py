"""The command line: `trilhos COMMAND --help` says what each command takes."""

import argparse
import contextlib
import io
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from trilhos import __version__
from trilhos.errors import BadChoice, BadFile, TrilhosError
from trilhos.text import ENGLISH, LANGUAGES, PORTUGUESE, Text

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
LONGEST_NUMBER: Final = 40  # digits; no option takes more
T = TypeVar("T")


class Help(argparse.HelpFormatter):
    """Help without the word "usage", which is the same in every language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix="")


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the project's languages and complains in one line."""

    def __init__(self, text: Text, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Help, **settings)
        self._positionals.title = text("cli-arguments")
        self._optionals.title = text("cli-options")
        self.add_argument("-h", "--help", action="help", help=text("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise BadChoice("bad-usage", problem=message, command=self.prog)


@dataclass(frozen=True)
class Command:
    """One command: its options, and what it does."""

    name: str
    add_options: Callable[[Parser, Text], None]
    run: Callable[[argparse.Namespace, Text], int]


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
        print(f"trilhos: {_one_line(problem.say(text))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough (trilhos … | head)
        return 0


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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(problem, BrokenPipeError):
            raise
        raise BadFile("cant-write", file="stdout", problem=problem.strerror or str(problem)) from problem


def _one_line(sentence: str) -> str:
    """What people typed may hold line breaks and worse."""
    return "".join(letter if letter.isprintable() else "?" for letter in sentence)


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


def version() -> str:
    """The version, and whether the engine is compiled."""
    from trilhos.engine import state

    build = "plain" if str(state.__file__).endswith(".py") else "compiled"
    return f"trilhos {__version__} ({build}, Python {platform.python_version()})"


# Reading options


def number(name: str, value: str, least: int = 0, most: int | None = None) -> int:
    """A whole number within limits, or a clear word about it."""
    key = "bad-number-from" if most is None else "bad-number-between"
    digits = value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER
    if not digits or int(value) < least or (most is not None and int(value) > most):
        raise BadChoice(key, option=name, value=value, least=least, most=most or 0)
    return int(value)


def switches(words: list[str]) -> dict[str, bool]:
    """Edition options: `name=on` or `name=off`."""
    chosen = {}
    for word in words:
        name, _, value = word.partition("=")
        if value not in ("on", "off"):
            raise BadChoice("bad-switch", option=word)
        chosen[name] = value == "on"
    return chosen


def _json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))


# editions


def _editions_options(parser: Parser, text: Text) -> None:
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _editions(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import editions_rows, editions_table

    rows = editions_rows(text)
    _json(rows) if options.json else editions_table(rows, text)
    return 0


# simulate


def _simulate_options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", required=False, metavar="NAME", help=text("cli-map"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--bots", default="random", metavar="A[,B…]", help=text("cli-bots"))
    parser.add_argument("--games", default="100", metavar="K", help=text("cli-games"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--audit", type=Path, metavar="FILE", help=text("cli-audit"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _simulate(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import run_simulation, simulation_table
    from trilhos.arena.simulate import Plan
    from trilhos.editions import EDITIONS

    plan = Plan(
        edition=options.map or next(iter(EDITIONS)),
        players=number("--players", options.players),
        bots=options.bots.split(","),
        games=number("--games", options.games, least=1),
        seed=number("--seed", options.seed),
        options=switches(options.option),
        audit=options.audit is not None,
    )
    plan.check()
    figures = run_simulation(plan, number("--jobs", options.jobs, least=1, most=256), options.audit, text)
    _json(figures) if options.json else simulation_table(figures, text)
    return 0


# replay


def _replay_options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-replay-file"), nargs="?")
    parser.add_argument("--seat", metavar="N", help=text("cli-seat"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _replay(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import game_figures, sheet_table
    from trilhos.play.narrate import narrate
    from trilhos.play.record import load

    if options.file is None:
        raise BadChoice("missing-file", command="replay")
    game = load(options.file)
    seat = -1 if options.seat is None else number("--seat", options.seat, least=1, most=game.players) - 1
    if options.json:
        _json(game_figures(game))
        return 0
    for line in narrate(game, text, seat):
        print(line)
    if game.over:
        sheet_table(game, text)
    return 0


# bench


def _bench_options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", metavar="NAME", help=text("cli-map"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _bench(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.bench import bench
    from trilhos.arena.report import bench_table
    from trilhos.editions import edition

    rows = bench([edition(options.map).id] if options.map else [])
    _json({"build": version(), "rows": rows}) if options.json else bench_table(version(), rows, text)
    return 0


# play


def _play_options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", metavar="NAME", help=text("cli-map-ask"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--bots", default="greedy", metavar="A[,B…]", help=text("cli-opponents"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--seed", metavar="S", help=text("cli-play-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=text("cli-save"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain"))


def _play(options: argparse.Namespace, text: Text) -> int:
    from trilhos import terminal

    chosen = terminal.PlayOptions(
        edition=options.map,
        players=number("--players", options.players),
        bots=options.bots.split(","),
        options=switches(options.option),
        seed=None if options.seed is None else number("--seed", options.seed),
        language=text.language,
        save=options.save,
        plain=options.plain,
    )
    return int(terminal.play(chosen))


COMMANDS: Final = [
    Command("play", _play_options, _play),
    Command("editions", _editions_options, _editions),
    Command("simulate", _simulate_options, _simulate),
    Command("replay", _replay_options, _replay),
    Command("bench", _bench_options, _bench),
]

if __name__ == "__main__":
    sys.exit(main())

"""`trilhos bots`: the bots there are, the levels for people, and what may follow a name."""

import argparse
from dataclasses import dataclass

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.text import Text


@dataclass(frozen=True)
class ParameterRow:
    """What is said of something that may follow a bot's name."""

    name: str
    default: float | str
    allowed: str
    about: str


@dataclass(frozen=True)
class BotRow:
    """What is said of a bot."""

    name: str
    level: bool  # one of those for people
    about: str
    parameters: list[ParameterRow]


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots import names

    rows = [_row(name, text) for name in names()]
    print_json(rows) if options.json else _print(rows, text)
    return 0


def _row(name: str, text: Text) -> BotRow:
    from trilhos.bots import LEVELS
    from trilhos.bots.base import parameters

    return BotRow(
        name=name,
        level=name in LEVELS,
        about=text(f"bot-{name}-about") if text.has(f"bot-{name}-about") else "",
        parameters=[
            ParameterRow(key, value.default, value.allowed, _meaning(key.replace("_", "-"), text))
            for key, value in parameters(name).items()
        ],
    )


def _meaning(parameter: str, text: Text) -> str:
    """Those of others' bots come without sentences."""
    return text(f"parameter-{parameter}") if text.has(f"parameter-{parameter}") else ""


def _print(rows: list[BotRow], text: Text) -> None:
    for title, is_level in (("bots-levels", True), ("bots-others", False)):
        print(text(title))
        for row in rows:
            if row.level == is_level:
                print(f"  {row.name:<14} {row.about}")
    print(text("bots-parameters"))
    known = {parameter.name: parameter for row in rows for parameter in row.parameters}
    for parameter in known.values():
        print(f"  {parameter.name:<14} {parameter.about} ({parameter.allowed})")


COMMAND = Subcommand("bots", _options, _run)

"""`trilhos bots`: the characters and bots there are, the levels for people, and what may follow a name."""

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bots.characters import Character


@dataclass(frozen=True)
class ParameterRow:
    """What is said of something that may follow a bot's name."""

    name: str
    default: float | str
    allowed: str
    about: str


@dataclass(frozen=True)
class CharacterRow:
    """Who a bot is: the bot that plays for them, how strong it is and how it plays."""

    bot: str
    stars: int
    style: str
    home: str


@dataclass(frozen=True)
class BotRow:
    """What is said of a bot."""

    name: str
    level: bool  # one of those for people
    about: str
    parameters: list[ParameterRow]
    character: CharacterRow | None = None


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots import names
    from trilhos.bots.characters import characters

    rows = [*[_row(name, text) for name in names()], *[_somebody(one, text) for one in characters().values()]]
    print_json(rows) if options.json else _print(rows, text)
    return 0


def _row(name: str, text: Text) -> BotRow:
    from trilhos.bots import LEVELS
    from trilhos.bots.base import about, parameters

    return BotRow(
        name=name,
        level=name in LEVELS,
        about=text(f"bot-{name}-about") if text.has(f"bot-{name}-about") else about(name),
        parameters=[
            ParameterRow(key, value.default, value.allowed, _meaning(key.replace("_", "-"), text))
            for key, value in parameters(name).items()
        ],
    )


def _somebody(one: "Character", text: Text) -> BotRow:
    who = CharacterRow(one.bot, one.stars, text(f"style-{one.style}"), one.home)
    return BotRow(one.id, level=False, about=text(f"character-{one.id}-about"), parameters=[], character=who)


def _meaning(parameter: str, text: Text) -> str:
    """Those of others' bots come without sentences."""
    return text(f"parameter-{parameter}") if text.has(f"parameter-{parameter}") else ""


def _print(rows: list[BotRow], text: Text) -> None:
    print(text("bots-characters"))
    for row in rows:
        if row.character is not None:
            stars = "*" * row.character.stars
            print(f"  {row.name:<14} {stars:<6} {row.about} ({row.character.bot})")
    for title, is_level in (("bots-levels", True), ("bots-others", False)):
        print(text(title))
        for row in rows:
            if row.character is None and row.level == is_level:
                print(f"  {row.name:<14} {row.about}")
    print(text("bots-parameters"))
    known = {parameter.name: parameter for row in rows for parameter in row.parameters}
    for parameter in known.values():
        print(f"  {parameter.name:<14} {parameter.about} ({parameter.allowed})")


COMMAND = Subcommand("bots", _options, _run)

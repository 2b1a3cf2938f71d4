"""What every command is made of: a parser in the project's languages, and the reading of options."""

import argparse
import json
import math
import platform
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from trilhos import __version__, plugins
from trilhos.cli.usage import bad_usage
from trilhos.errors import BadChoice
from trilhos.text import LANGUAGES, Text

LONGEST_NUMBER: Final = 40  # digits; no option takes more


class Help(argparse.HelpFormatter):
    """Help without the word "usage", which is the same in every language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix="")


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the project's languages and complains in one line."""

    def __init__(self, text: Text, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Help, **settings)
        self._default = text("cli-default", value="%(default)s")
        self._positionals.title = text("cli-arguments")
        self._optionals.title = text("cli-options")
        self.add_argument("-h", "--help", action="help", help=text("cli-help"))

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        """An option; one that has a default says so in its help."""
        if settings.get("default"):
            settings["help"] += f" ({self._default})"
        return super().add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        raise bad_usage(message, self.prog)


class PlugIn(argparse.Action):
    """Notes a plugin as soon as it is read, wherever it stands among the words."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option: str | None = None) -> None:
        plugins.add(values)


def add_common(parser: Parser, text: Text) -> None:
    """What every command takes."""
    parser.add_argument("--lang", metavar="LANGUAGE", help=text("cli-lang", known=", ".join(LANGUAGES)))
    parser.add_argument("--plugin", action=PlugIn, metavar="MODULE", help=text("cli-plugin"))


@dataclass(frozen=True)
class Subcommand:
    """One command: its options, and what it does."""

    name: str
    add_options: Callable[[Parser, Text], None]
    run: Callable[[argparse.Namespace, Text], int]
    extra: str = ""  # what has to be installed besides: `trilhos[extra]`


def version() -> str:
    """The version, and whether the engine is compiled."""
    from trilhos.engine import state

    build = "plain" if str(state.__file__).endswith(".py") else "compiled"
    return f"trilhos {__version__} ({build}, Python {platform.python_version()})"


def number(name: str, value: str, least: int = 0, most: int | None = None) -> int:
    """A whole number within limits, or a clear word about it."""
    key = "bad-number-from" if most is None else "bad-number-between"
    digits = value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER
    if not digits or int(value) < least or (most is not None and int(value) > most):
        raise BadChoice(key, option=name, value=value, least=least, most=most or 0)
    return int(value)


def decimal(name: str, value: str, least: float, most: float, key: str = "bad-decimal") -> float:
    """A number within limits, or a clear word about it."""
    try:
        chosen = float(value)
    except ValueError:
        chosen = math.nan
    if not least <= chosen <= most:
        raise BadChoice(key, option=name, value=value, least=f"{least:g}", most=f"{most:g}")
    return chosen


def switches(words: list[str]) -> dict[str, bool]:
    """Edition options: `name=on` or `name=off`."""
    chosen = {}
    for word in words:
        name, _, value = word.partition("=")
        if value not in ("on", "off"):
            raise BadChoice("bad-switch", option=word)
        chosen[name] = value == "on"
    return chosen


def print_json(value: Any) -> None:
    """The answer of `--json`."""
    from msgspec import to_builtins  # late, as whoever asks for help needs none of it

    print(json.dumps(value, ensure_ascii=False, indent=1, default=to_builtins))

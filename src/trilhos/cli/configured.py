"""Options that don't stand on the command line: from a TOML file and from the environment.

The command line comes first, then the environment, then the file, then what is usual. All values are checked where
those of the command line are; whoever gave a wrong one elsewhere is told where to look.
"""

import argparse
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from trilhos.errors import BadChoice, BadFile
from trilhos.text import Text

NOT_THEIRS: Final = frozenset({"command", "config", "extra", "lang", "plugin", "run"})
FLAGS: Final = frozenset({"open", "webhooks_private", "workshop"})
HOSTS: Final = frozenset({"push", "webhooks"})  # lists that may also be switched on, for any host
LISTS: Final = frozenset({"bot", "limit", "origin", "proxy", *HOSTS})
PATHS: Final = frozenset({"boards", "mail_password_file", "page"})
WORDS: Final = {"1": True, "on": True, "true": True, "yes": True, "0": False, "off": False, "false": False, "no": False}


class Usual(str):
    """A default: what stands there although nobody has said it."""

    __slots__ = ()


class BadConfigured(BadChoice):
    """A choice that doesn't fit, where some came from elsewhere than the command line."""

    def __init__(self, problem: BadChoice, sources: list[str]) -> None:
        super().__init__(problem.key, **problem.values)
        self.problem = problem
        self.sources = sources

    def say(self, text: Text) -> str:
        """What is wrong, and where options came from."""
        return f"{self.problem.say(text)} {text('configured-sources', sources=', '.join(self.sources))}"


@contextmanager
def configured(options: argparse.Namespace, command: str) -> Iterator[None]:
    """Fill in what the command line doesn't say; problems within tell where else options came from."""
    prefix = f"TRILHOS_{command.upper()}_"
    names = sorted(name for name in vars(options) if name not in NOT_THEIRS)
    named = os.environ.get(f"{prefix}CONFIG")
    file = options.config or (Path(named) if named else None)
    told = {**(_from_file(file, names) if file else {}), **_from_environment(prefix, names)}
    used = [source for name, (value, source) in told.items() if _fill(options, name, value)]
    try:
        yield
    except BadChoice as problem:
        if not used:
            raise
        raise BadConfigured(problem, list(dict.fromkeys(used))) from problem


Told = dict[str, tuple[Any, str]]  # by option: its value, and where that stands


def _fill(options: argparse.Namespace, name: str, value: Any) -> bool:
    said = getattr(options, name)
    if (said and not isinstance(said, Usual)) or (said is False and name == "workshop"):
        return False
    setattr(options, name, value)
    return True


def _from_environment(prefix: str, names: list[str]) -> Told:
    found: Told = {}
    for variable, word in sorted(os.environ.items()):
        name = variable.removeprefix(prefix).lower()
        if not variable.startswith(prefix) or name == "config":
            continue
        if name not in names:
            known = ", ".join(prefix + one.upper() for one in names)
            raise BadChoice("configured-variable", name=variable, known=known)
        found[name] = _read(name, word, variable), variable
    return found


def _read(name: str, word: str, variable: str) -> Any:
    """A value as a variable has it: flags are on or off, of lists the parts are separated by semicolons."""
    if name in FLAGS or (name in HOSTS and word.lower() in WORDS):
        if word.lower() not in WORDS:
            raise BadChoice("configured-flag", name=variable, value=word)
        return _on(name, WORDS[word.lower()])
    if name in LISTS:
        return [part.strip() for part in word.split(";") if part.strip()]
    return Path(word) if name in PATHS else word


def _on(name: str, on: bool) -> Any:
    """Notices are a list of hosts: switched on, it is any host."""
    return ([None] if on else None) if name in HOSTS else on


def _from_file(file: Path, names: list[str]) -> Told:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadFile("cant-read", file=str(file), problem=problem.strerror or str(problem)) from problem
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadFile("configured-toml", file=str(file), problem=str(problem)) from problem
    found: Told = {}
    for key, value in data.items():
        name = key.replace("-", "_")
        if name not in names:
            known = ", ".join(one.replace("_", "-") for one in names)
            raise BadFile("configured-key", file=str(file), option=key, known=known)
        found[name] = _fitting(name, value, key, file), f"{file} ({key})"
    return found


def _fitting(name: str, value: Any, key: str, file: Path) -> Any:
    """A value as TOML has it; BadFile when it is of another kind than the option."""
    if isinstance(value, bool) and (name in FLAGS or name in HOSTS):
        return _on(name, value)
    if name in LISTS:
        parts = value if isinstance(value, list) else [value]
        if all(isinstance(part, str) for part in parts):
            return parts
    elif name not in FLAGS and isinstance(value, str | int | float) and not isinstance(value, bool):
        return Path(str(value)) if name in PATHS else str(value)
    kind = "flag" if name in FLAGS else "list" if name in LISTS else "value"
    raise BadFile(f"configured-no-{kind}", file=str(file), option=key)

"""What other packages bring: found by entry points, or in modules that the owner of this machine names.

Nothing is looked for before somebody asks for a bot, a board or a chapter. What is broken is named and left out.
"""

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from trilhos.errors import BadChoice, TrilhosError

BOTS: Final = "trilhos.bots"  # a class or function that makes a bot, under the bot's name
BOARDS: Final = "trilhos.boards"  # a board's file
CHAPTERS: Final = "trilhos.chapters"  # a class
VARIABLE: Final = "TRILHOS_PLUGINS"  # the names of modules, parted by commas: processes started from here have it too
LOG = logging.getLogger(__name__)  # a record's message is a TrilhosError, which can be said in any language

_begun: Final[set[str]] = set()  # modules and groups that have been looked at


def add(module: str) -> None:
    """Name a module that brings something; it registers that itself when it is imported."""
    os.environ[VARIABLE] = ",".join(dict.fromkeys([*added(), module]))


def added() -> list[str]:
    """The modules that were named."""
    return [name for part in os.environ.get(VARIABLE, "").split(",") if (name := part.strip())]


def load(group: str, take: Callable[[str, object], None]) -> None:
    """Give all that packages bring of a group to `take`, once, after the modules that were named."""
    for module in added():
        if _is_new(module):
            with _leaving_out(module):
                _import(module)
    if _is_new(group):
        for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
            with _leaving_out(f"{entry.name} = {entry.value}"):
                take(entry.name, entry.load())


def quiet() -> None:
    """For processes whose parent has told already what is broken."""
    LOG.disabled = True


def _is_new(what: str) -> bool:
    """Whether nobody has looked at it before. It counts from the first look on: a plugin may ask for bots itself."""
    if what in _begun:
        return False
    _begun.add(what)
    return True


def _import(module: str) -> None:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # last: a file that lies about here takes nobody's place
    import_module(module)


@contextmanager
def _leaving_out(name: str) -> Iterator[None]:
    """Whatever is wrong with somebody else's code, even that it wants to end the program, the rest goes on."""
    try:
        yield
    except TrilhosError as problem:
        LOG.warning(problem)
    except (Exception, SystemExit) as problem:
        said = f"{type(problem).__name__}: {problem}".splitlines()[0]
        LOG.warning(BadChoice("broken-plugin", name=name, problem=said))

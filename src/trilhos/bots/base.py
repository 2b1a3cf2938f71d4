"""What a bot is, and the list of bots by name."""

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.errors import BadChoice


class Bot(Protocol):
    """A player: it chooses one of the legal actions from what its seat sees."""

    def choose(self, view: View, legal: list[int]) -> int:
        """One of `legal`."""
        ...


Maker = Callable[[Rules, int], Bot]
_MAKERS: Final[dict[str, Maker]] = {}


@dataclass(frozen=True)
class Door:
    """How bots of a prefix are checked and made, given what stands behind the colon."""

    check: Callable[[str], None]
    make: Callable[[str, Rules, int], Bot]


_DOORS: Final[dict[str, Door]] = {}
PART: Final = re.compile(r"""((?:"[^"]*"|'[^']*'|\\.|[^,])*),""")


def register(name: str, maker: Maker) -> None:
    """Make a bot known by name; `maker` gets the rulebook and a seed."""
    _MAKERS[name] = maker


def open_door(prefix: str, door: Door) -> None:
    """Let bots in that aren't ours: names that begin with the prefix and a colon."""
    _DOORS[prefix] = door


def _door(name: str) -> Door | None:
    prefix, colon, _ = name.partition(":")
    return _DOORS.get(prefix) if colon else None


def split_names(text: str) -> list[str]:
    """The bots of a list; a comma in quotes or behind a backslash doesn't part them."""
    return [part.strip() for part in PART.findall(text + ",")]


def names() -> list[str]:
    """The names of all bots."""
    return list(_MAKERS)


def check_name(name: str) -> None:
    """BadChoice, with the names there are, when no bot is called so."""
    if door := _door(name):
        door.check(name.partition(":")[2])
    elif name not in _MAKERS:
        raise BadChoice("unknown-bot", name=name, known=", ".join(_MAKERS))


def bot_seed(game_seed: int, seat: int) -> int:
    """A seed for the bot of a seat from which nobody can work out the game's own, and with it the deck."""
    return int.from_bytes(hashlib.blake2b(f"{game_seed}/{seat}".encode(), digest_size=8).digest())


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A new bot for one seat of one game; the same seed plays the same."""
    check_name(name)
    if door := _door(name):
        return door.make(name.partition(":")[2], rules, seed)
    return _MAKERS[name](rules, seed)

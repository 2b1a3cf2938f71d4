"""What a bot is, and the list of bots by name."""

from collections.abc import Callable
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


def register(name: str, maker: Maker) -> None:
    """Make a bot known by name; `maker` gets the rulebook and a seed."""
    _MAKERS[name] = maker


def names() -> list[str]:
    """The names of all bots."""
    return list(_MAKERS)


def check_name(name: str) -> None:
    """BadChoice, with the names there are, when no bot is called so."""
    if name not in _MAKERS:
        raise BadChoice("unknown-bot", name=name, known=", ".join(_MAKERS))


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A new bot for one seat of one game; the same seed plays the same."""
    check_name(name)
    return _MAKERS[name](rules, seed)

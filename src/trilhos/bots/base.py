"""What a bot is, and the list of bots by name."""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from trilhos import plugins
from trilhos.bots.names import Parameter, Value, read_settings
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.errors import BadChoice
from trilhos.play.remark import Remark, remark, tidy


class Bot(Protocol):
    """A player: it chooses one of the legal actions from what its seat sees.

    It may have a `remark`, which is read after each choice: a text of its move, or a text and numbers by name.
    """

    def choose(self, view: View, legal: list[int]) -> int:
        """One of `legal`."""
        ...


def remark_of(bot: Bot) -> Remark | None:
    """What a bot says of the move that it has just chosen, if it says anything."""
    told = getattr(bot, "remark", None)
    if isinstance(told, Remark):
        return tidy(told)
    return remark(*told) if isinstance(told, tuple) and len(told) == 2 else remark(told)


Maker = Callable[..., Bot]  # called with the rulebook, a seed, and the settings behind the name
_MAKERS: Final[dict[str, tuple[Maker, Mapping[str, Parameter]]]] = {}
NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]*")  # lists, parameters and prefixes have other signs


@dataclass(frozen=True)
class Prefix:
    """How bots of a prefix are checked and made, given what stands behind the colon."""

    check: Callable[[str], None]
    make: Callable[[str, Rules, int], Bot]


_OURS: Final[set[str]] = set()
_DOORS: Final[dict[str, Prefix]] = {}
_ALIASES: Final[dict[str, str]] = {}  # names that stand for a bot with its parameters


def register(name: str, maker: Maker, parameters: Mapping[str, Parameter] | None = None) -> None:
    """Make a bot known by name, with the parameters that may follow it. BadChoice when that can't be its name."""
    if not NAME.fullmatch(name):
        raise BadChoice("bad-bot-name", name=name)
    if name in _ALIASES or is_ours(name):
        raise BadChoice("bot-name-taken", name=name)
    _MAKERS[name] = maker, parameters or {}


def is_ours(name: str) -> bool:
    """Whether a name stands for a bot that comes with Trilhos: nobody else's takes its place."""
    return name in _OURS


def these_are_ours() -> None:
    """All bots of our own are registered: from here on, nobody else gets their names."""
    _OURS.update(_MAKERS)


def _makers() -> dict[str, tuple[Maker, Mapping[str, Parameter]]]:
    """All bots by name, with those of other packages."""
    plugins.load(plugins.BOTS, _plug_in)
    return _MAKERS


def _plug_in(name: str, maker: object) -> None:
    """A bot of another package; `PARAMETERS` of its maker may follow its name."""
    if not callable(maker):
        raise BadChoice("plugin-no-bot", name=name)
    register(name, maker, getattr(maker, "PARAMETERS", None))


def call_also(name: str, bot: str) -> None:
    """Another name for a bot with its parameters: whoever is called so is that bot, and no other."""
    _ALIASES[name] = bot


def open_door(prefix: str, door: Prefix) -> None:
    """Let bots in that aren't ours: names that begin with the prefix and a colon."""
    _DOORS[prefix] = door


def _door(name: str) -> Prefix | None:
    prefix, colon, _ = name.partition(":")
    return _DOORS.get(prefix) if colon else None


def from_outside(name: str) -> bool:
    """Whether a name stands for something that isn't ours, such as a program."""
    return _door(name) is not None


def names() -> list[str]:
    """The names of all bots."""
    return list(_makers())


def about(name: str) -> str:
    """What the maker of a bot says of it in a line; nothing where it says nothing."""
    return (_makers()[name][0].__doc__ or "").strip().partition("\n")[0]


def parameters(name: str) -> Mapping[str, Parameter]:
    """The parameters of a bot; BadChoice when there is none of this name."""
    if name in _ALIASES:
        return {}
    if name not in _makers():
        raise BadChoice("unknown-bot", name=name, known=", ".join([*_MAKERS, *_ALIASES]))
    return _MAKERS[name][1]


def check_name(name: str) -> None:
    """BadChoice, with what there is, when no bot or no parameter is called so."""
    if door := _door(name):
        door.check(name.partition(":")[2])
    else:
        _read(name)


def _read(name: str) -> tuple[str, dict[str, Value]]:
    bot, *words = _ALIASES.get(name, name).split(":")
    return bot, read_settings(bot, words, parameters(bot))


def bot_seed(game_seed: int, seat: int) -> int:
    """A seed for the bot of a seat from which nobody can work out the game's own, and with it the deck."""
    return int.from_bytes(hashlib.blake2b(f"{game_seed}/{seat}".encode(), digest_size=8).digest())


def decision_seed(seed: int, number: int) -> int:
    """A seed for one decision alone: a bot made with it decides the same whatever was asked, or forgotten, before."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=8).digest())


def bot_behind(name: str) -> str:
    """The bot that a name stands for, without its parameters."""
    return _ALIASES.get(name, name).partition(":")[0]


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A new bot for one seat of one game; the same seed plays the same."""
    if door := _door(name):
        return door.make(name.partition(":")[2], rules, seed)
    bot, settings = _read(name)
    return _MAKERS[bot][0](rules, seed, **settings)

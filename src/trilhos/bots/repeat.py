"""Repeating bots: would they decide the same again, from what their seats saw? Then nobody let them peek."""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from trilhos.bots.base import bot_seed, decision_seed, make_bot
from trilhos.engine.view import View
from trilhos.errors import BadFile
from trilhos.play.commitment import Bots
from trilhos.play.game import Game
from trilhos.play.record import from_record
from trilhos.play.typed import typed

COMMAND: Final = "cmd:"  # programs from outside can't be asked again
DEFAULT: Final = ""  # a bot failed, and the first legal action was played


class Decisions(msgspec.Struct, frozen=True):
    """What a file says of its bots: by decision who made it, nobody for a person's own."""

    imported: bool
    decided: list[str | None]


@dataclass
class Repeated:
    """How many decisions of bots were made again; those that came out otherwise by number, bot and notation.

    `strange` are those at a bot's chair that the file gives to somebody else: number, the chair's bot, who is named.
    """

    same: int = 0
    other: list[tuple[int, str, str]] = field(default_factory=list)
    strange: list[tuple[int, str, str]] = field(default_factory=list)
    caretakers: int = 0  # for people
    guests: int = 0
    defaults: int = 0
    brought: int = 0  # at a bot's chair, but before the game was brought to this server as a save file

    @property
    def sound(self) -> bool:
        """Whether nothing speaks against it that bots decided what they are said to have decided."""
        return not self.other and not self.strange

    @property
    def proven(self) -> bool:
        """Whether all were asked again."""
        return self.sound and not (self.guests or self.defaults or self.brought)


def repeat(record: dict[str, Any], source: str, seated: Bots) -> Repeated:
    """Play a sound file again, and ask every bot for each of its decisions; `seated` are the chairs' own, by seat."""
    finished = from_record(record, source)
    deal = typed(record["deal"], Decisions, source, "deal.")
    if len(deal.decided) != len(finished.moves):
        raise BadFile("bad-save-field", file=source, field="deal.decided")
    game, found = finished.anew(), Repeated()
    for number, (move, named) in enumerate(zip(finished.moves, deal.decided, strict=True), 1):
        own = seated[move.seat]
        if own is not None and named is None and deal.imported:
            found.brought += 1
        elif own is not None and named not in (own, DEFAULT):
            found.strange.append((number, own, named or ""))
        elif named is not None:
            found.caretakers += own is None
            _compare(game, number, move.seat, move.action, named, found)
        game.choose(move.seat, move.action)
    return found


def _compare(game: Game, number: int, seat: int, action: int, bot: str, found: Repeated) -> None:
    if bot.startswith(COMMAND):
        found.guests += 1
    elif bot == DEFAULT and game.legal(seat)[0] == action:
        found.defaults += 1
    elif bot != DEFAULT and choose(game, seat, bot) == action:
        found.same += 1
    else:
        found.other.append((number, bot, game.notation.text(action)))


def choose(game: Game, seat: int, bot: str) -> int:
    """What a bot decides for a seat, made for this decision alone."""
    return Anew(game, seat, bot).choose(game.view(seat), game.legal(seat))


class Anew:
    """A bot that is made for each decision alone, as a server's are: it plays the same there and here."""

    def __init__(self, game: Game, seat: int, bot: str) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot

    def choose(self, view: View, legal: list[int]) -> int:
        seed = decision_seed(bot_seed(self.game.seed, self.seat), decisions(self.game, self.seat))
        return make_bot(self.bot, self.game.rules, seed).choose(view, legal)


def decisions(game: Game, seat: int) -> int:
    """How many decisions of a seat stand."""
    return sum(move.seat == seat for move in game.moves)

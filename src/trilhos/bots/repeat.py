"""Repeating bots: would they decide the same again, from what their seats saw? Then nobody let them peek."""

from dataclasses import dataclass, field
from typing import Any, Final

from trilhos.bots.base import bot_seed, decision_seed, make_bot
from trilhos.errors import BadFile
from trilhos.play.game import Game
from trilhos.play.record import from_record

COMMAND: Final = "cmd:"  # programs from outside can't be asked again
DEFAULT: Final = ""  # a bot failed, and the first legal action was played


@dataclass
class Repeated:
    """How many decisions of bots were made again; those that came out otherwise by number, bot and notation."""

    same: int = 0
    other: list[tuple[int, str, str]] = field(default_factory=list)
    guests: int = 0
    defaults: int = 0


def repeat(record: dict[str, Any], source: str) -> Repeated:
    """Play a sound file again, and ask every bot for each of its decisions; BadFile where nobody is named."""
    finished = from_record(record, source)
    decided = record["deal"].get("decided")
    if not isinstance(decided, list) or len(decided) != len(finished.moves):
        raise BadFile("bad-save-field", file=source, field="deal.decided")
    game, found = finished.anew(), Repeated()
    for number, (move, bot) in enumerate(zip(finished.moves, decided, strict=True), 1):
        if isinstance(bot, str):
            _compare(game, number, move.seat, move.action, bot, found)
        game.choose(move.seat, move.action)
    return found


def _compare(game: Game, number: int, seat: int, action: int, bot: str, found: Repeated) -> None:
    if bot == DEFAULT:
        found.defaults += 1
    elif bot.startswith(COMMAND):
        found.guests += 1
    elif choose(game, seat, bot) == action:
        found.same += 1
    else:
        found.other.append((number, bot, game.notation.text(action)))


def choose(game: Game, seat: int, bot: str) -> int:
    """What a bot decides for a seat, made for this decision alone."""
    seed = decision_seed(bot_seed(game.seed, seat), decisions(game, seat))
    return make_bot(bot, game.rules, seed).choose(game.view(seat), game.legal(seat))


def decisions(game: Game, seat: int) -> int:
    """How many decisions of a seat stand."""
    return sum(move.seat == seat for move in game.moves)

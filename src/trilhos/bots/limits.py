"""`cmd:` names: a command that plays, with limits before it (`cmd:move_ms=500:memory_mb=256:python3 bot.py`)."""

import re
import shlex
from dataclasses import dataclass
from typing import Final

from trilhos.errors import BadChoice

SETTING: Final = re.compile("([a-z_]+)=([^: ]*):(.*)", re.DOTALL)
MOST: Final = {"start_s": 600, "move_ms": 600_000, "game_s": 86_400, "memory_mb": 2**20, "faults": 1000}


@dataclass(frozen=True)
class BotCommand:
    """A bot's command, and what it is allowed."""

    words: list[str]
    start_s: int = 10  # until it has said hello, and until it is ready for a game
    move_ms: int = 2000
    game_s: int = 600  # all moves of a game together
    memory_mb: int = 1024
    faults: int = 3  # with so many, it is ended


def read_command(text: str) -> BotCommand:
    """The command of a name behind its prefix; BadChoice when it can't be understood."""
    limits: dict[str, int] = {}
    while match := SETTING.fullmatch(text):
        name, value, text = match.groups()
        if name not in MOST:
            raise BadChoice("unknown-limit", name=name, known=", ".join(MOST))
        if not (value.isascii() and value.isdigit() and len(value) < 10 and 1 <= int(value) <= MOST[name]):
            raise BadChoice("bad-number-between", option=name, value=value, least=1, most=MOST[name])
        limits[name] = int(value)
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words:
        raise BadChoice("bad-bot-command", command=text)
    return BotCommand(words, **limits)

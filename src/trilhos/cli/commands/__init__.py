"""One file a command; `COMMANDS` is the order in which help lists them."""

from typing import Final

from trilhos.cli.commands import arena, bench, bot, editions, play, replay, serve, simulate
from trilhos.cli.parser import Command

COMMANDS: Final[list[Command]] = [
    play.COMMAND,
    serve.COMMAND,
    editions.COMMAND,
    simulate.COMMAND,
    arena.COMMAND,
    bot.COMMAND,
    replay.COMMAND,
    bench.COMMAND,
]

"""One file a command; `COMMANDS` is the order in which help lists them."""

from typing import Final

from trilhos.cli.commands import bench, bots, editions, play, replay, simulate
from trilhos.cli.parser import Command

COMMANDS: Final[list[Command]] = [
    play.COMMAND,
    editions.COMMAND,
    bots.COMMAND,
    simulate.COMMAND,
    replay.COMMAND,
    bench.COMMAND,
]

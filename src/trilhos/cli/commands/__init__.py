"""One file a command; `COMMANDS` is the order in which help lists them."""

from typing import Final

from trilhos.cli.commands import bench, editions, play, replay, serve, simulate
from trilhos.cli.parser import Command

COMMANDS: Final[list[Command]] = [
    play.COMMAND,
    serve.COMMAND,
    editions.COMMAND,
    simulate.COMMAND,
    replay.COMMAND,
    bench.COMMAND,
]

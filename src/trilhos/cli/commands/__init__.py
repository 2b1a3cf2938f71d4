"""One file a command; `COMMANDS` is the order in which help lists them."""

from typing import Final

from trilhos.cli.commands import (
    arena,
    backup,
    bench,
    board,
    bot,
    bots,
    doctor,
    editions,
    games,
    hunt,
    keeper,
    loadtest,
    play,
    replay,
    restore,
    serve,
    simulate,
    think,
    train,
    tune,
    verify,
    watch,
)  # fmt: skip
from trilhos.cli.parser import Subcommand

COMMANDS: Final[list[Subcommand]] = [
    play.COMMAND,
    serve.COMMAND,
    watch.COMMAND,
    backup.COMMAND,
    restore.COMMAND,
    doctor.COMMAND,
    keeper.COMMAND,
    editions.COMMAND,
    board.COMMAND,
    bots.COMMAND,
    simulate.COMMAND,
    arena.COMMAND,
    hunt.COMMAND,
    tune.COMMAND,
    train.COMMAND,
    bot.COMMAND,
    games.COMMAND,
    replay.COMMAND,
    think.COMMAND,
    verify.COMMAND,
    bench.COMMAND,
    loadtest.COMMAND,
]

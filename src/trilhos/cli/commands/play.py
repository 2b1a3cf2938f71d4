"""`trilhos play`: a game in the terminal."""

import argparse
from pathlib import Path

from trilhos.cli.parser import Parser, Subcommand, number, switches
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", metavar="NAME", help=text("cli-map-ask"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--bots", metavar="A[,B…]", help=text("cli-opponents"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--seed", metavar="S", help=text("cli-play-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=text("cli-save"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos import terminal
    from trilhos.boards import named
    from trilhos.bots.names import split_names

    chosen = terminal.PlayOptions(
        edition=None if options.map is None else named(options.map),
        players=number("--players", options.players),
        bots=split_names(options.bots) if options.bots is not None else [],
        options=switches(options.option),
        seed=None if options.seed is None else number("--seed", options.seed),
        language=text.language,
        save=options.save,
        plain=options.plain,
    )
    return int(terminal.play(chosen))


COMMAND = Subcommand("play", _options, _run)

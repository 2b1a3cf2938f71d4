"""`trilhos replay`: a stored game, told again."""

import argparse
from pathlib import Path

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE|ID", help=text("cli-replay-file"), nargs="?")
    parser.add_argument("--seat", metavar="N", help=text("cli-seat"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import game_figures, sheet_table
    from trilhos.play.library import file_or_id
    from trilhos.play.narrate import narrate
    from trilhos.play.record import load

    if options.file is None:
        raise BadChoice("missing-file", command="replay")
    game = load(file_or_id(options.file))
    seat = -1 if options.seat is None else number("--seat", options.seat, least=1, most=game.players) - 1
    if options.json:
        print_json(game_figures(game))
        return 0
    for line in narrate(game, text, seat):
        print(line)
    if game.over:
        sheet_table(game, text)
    return 0


COMMAND = Subcommand("replay", _options, _run)

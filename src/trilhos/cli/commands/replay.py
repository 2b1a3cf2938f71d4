"""`trilhos replay`: a stored game, told again."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.play.game import Game


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
    for line in _remarks(game, seat, text):
        print(line)
    if game.over:
        sheet_table(game, text)
    return 0


def _remarks(game: "Game", seat: int, text: Text) -> Iterator[str]:
    """What bots say of their moves: all of it when the game is over, and before that a seat's own to the seat."""
    for at, move in enumerate(game.moves, 1):
        said = move.remark
        if said is None or not (game.over or move.seat == seat):
            continue
        fault = [text.named(f"remark-fault-{said.fault}", said.fault)] if said.fault else []
        words = [
            *fault,
            *([said.text] if said.text else []),
            *(f"{name} {value:g}" for name, value in said.numbers.items()),
        ]
        move_name = game.notation.text(move.action)
        yield text("remark-line", number=at, name=game.names[move.seat], move=move_name, words=" · ".join(words))


COMMAND = Subcommand("replay", _options, _run)

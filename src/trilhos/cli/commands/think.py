"""`trilhos think`: what a search thinks of the position of a save file, from what a seat sees."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bots.thinking import Thought
    from trilhos.play.game import Game


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE|ID", help=text("cli-replay-file"), nargs="?")
    parser.add_argument("--seat", metavar="N", help=text("cli-think-seat"))
    parser.add_argument("--samples", metavar="N", help=text("cli-think-samples"))
    parser.add_argument("--ms", metavar="M", help=text("cli-think-ms"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots.thinking import think
    from trilhos.play.library import file_or_id
    from trilhos.play.record import load

    if options.file is None:
        raise BadChoice("missing-file", command="think")
    if options.samples is not None and options.ms is not None:
        raise BadChoice("samples-or-ms")
    ms = 0 if options.ms is None else number("--ms", options.ms, least=1, most=600_000)
    samples = 0 if ms else number("--samples", options.samples or "1200", least=1, most=1_000_000)
    seed = number("--seed", options.seed)
    game = load(file_or_id(options.file))
    seat = None if options.seat is None else number("--seat", options.seat, least=1, most=game.players) - 1
    thoughts = think(game, seat, samples, ms, seed)
    print_json(thoughts) if options.json else _print(game, thoughts, text)
    return 0


def _print(game: "Game", thoughts: "list[Thought]", text: Text) -> None:
    for thought in thoughts:
        mark = "→" if thought.chosen else " "
        if thought.win is None or thought.margin is None:
            print(f"{mark} {text('think-untried', move=thought.move)}")
            continue
        win, margin = f"{thought.win:.1%}", f"{thought.margin:+.1f}"
        told = text("think-move", move=thought.move, win=win, margin=margin, samples=thought.samples)
        print(f"{mark} {told}")
        if thought.line:
            steps = [f"{game.names[step.seat]}: {step.move}" for step in thought.line]
            print(f"    {text('think-line', line=', '.join(steps))}")


COMMAND = Subcommand("think", _options, _run)

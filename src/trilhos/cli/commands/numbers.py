"""`trilhos numbers`: places, points, tickets, accuracy and luck over many games."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.errors import TrilhosError
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.insight.numbers import FinishedSeat

LEFT_OUT: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("files", type=Path, nargs="*", metavar="FILE|ID", help=text("cli-numbers-file"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    """A file that can't be understood is named, and the others count all the same."""
    from trilhos.insight.numbers import NumbersFile, numbers
    from trilhos.insight.table import numbers_table
    from trilhos.play import library

    seats: list[FinishedSeat] = []
    left_out = 0
    for file in options.files or library.newest()[::-1]:
        try:
            seats += _seats(file)
        except TrilhosError as problem:
            left_out += 1
            print(f"trilhos: {problem.say(text)}", file=sys.stderr)
    found = numbers(seats)
    print_json(NumbersFile(numbers=found)) if options.json else numbers_table(found, text)
    if left_out:
        print(text("numbers-left-out", count=left_out), file=sys.stderr)
    return LEFT_OUT if left_out else 0


def _seats(file: Path) -> "list[FinishedSeat]":
    from trilhos.insight.sources import seats_in
    from trilhos.play.library import file_or_id

    return seats_in(file if file.exists() or file.suffix == ".jsonl" else file_or_id(file))


COMMAND = Subcommand("numbers", _options, _run)

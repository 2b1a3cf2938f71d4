"""`trilhos board print|png FILE`: a board on paper, and as a picture."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, decimal, number
from trilhos.errors import BadChoice, BadFile
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.boards import Edition

USUAL_PIXELS: Final = "3000"
USUAL_PAPER: Final = "a4"


def add_print_options(parser: Parser, text: Text) -> None:
    """What a board on paper can be told."""
    parser.add_argument("--paper", default=USUAL_PAPER, metavar="a4|a3|letter|poster", help=text("cli-board-paper"))
    parser.add_argument("--width", metavar="N", help=text("cli-board-width"))


def run_print(board: "Edition", options: argparse.Namespace, text: Text) -> int:
    """Write the sheets, and say how large the board is."""
    from trilhos.workshop.print import LEAST_CM, MOST_CM, pdf, real_width
    from trilhos.workshop.print.sheets import sheets

    width = None if options.width is None else decimal("--width", options.width, LEAST_CM, MOST_CM)
    if options.out is None:
        raise BadChoice("print-out")
    _write(options.out, pdf(board, options.paper, text, width))
    made = sheets(board, options.paper, width or real_width(board.file), text)
    size = {"width": f"{made.width:.1f}", "height": f"{made.height:.1f}"}
    print(text("print-done", file=str(options.out), sheets=len(made.tiles) or 1, **size))
    return 0


def run_png(board: "Edition", options: argparse.Namespace) -> int:
    """Write the picture."""
    from trilhos.workshop.print import LEAST_PIXELS, MOST_PIXELS, png

    width = number("--width", options.width or USUAL_PIXELS, least=LEAST_PIXELS, most=MOST_PIXELS)
    if options.out is None:
        raise BadChoice("print-out")
    _write(options.out, png(board, width))
    return 0


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as problem:
        raise BadFile("cant-write", file=str(path), problem=problem.strerror or str(problem)) from problem

"""`trilhos board check|show|svg|png|print|test FILE`: whether it can be played, its figures, its picture, how it plays.

`trilhos board schema` prints the format as JSON Schema; `make` and `regions` draft boards (`trilhos.cli.drafts`).
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli import drafts
from trilhos.cli.commands.board_print import add_print_options, run_png, run_print
from trilhos.cli.commands.board_trial import add_trial_options, run_improve, run_test
from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.errors import BadChoice, printable
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.boards import Edition
    from trilhos.boards.faults import BoardFault

FAILED: Final = 1
WAYS: Final = ("check", "show", "svg", "png", "print", "test", "improve")  # each of a file


def _options(parser: Parser, text: Text) -> None:
    ways = "check|show|svg|png|print|test|improve|schema|make|regions"
    parser.add_argument("what", nargs="?", metavar=ways, help=text("cli-board-what"))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=text("cli-board-file"))
    parser.add_argument("--strict", action="store_true", help=text("cli-board-strict"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))
    add_trial_options(parser, text)
    drafts.add_options(parser, text)
    add_print_options(parser, text)


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.boards import named

    if options.what == "schema" and options.file is None:
        return _schema()
    if options.what == "make" and options.file is None:
        return drafts.make(options, text)
    if options.what == "regions":
        return drafts.regions(options, text)
    if options.what not in WAYS or options.file is None:
        raise BadChoice("board-usage")
    if options.what == "check":
        return _check(options, text)
    board = named(str(options.file))
    if options.what == "test":
        return run_test(board, options, text)
    if options.what == "improve":
        return run_improve(board, options, text)
    if options.what == "print":
        return run_print(board, options, text)
    if options.what == "png":
        return run_png(board, options)
    if options.what == "svg":
        from trilhos.boards.drawing import svg

        print(svg(board.file), end="")
    else:
        _show(board, options, text)
    return 0


def _schema() -> int:
    from trilhos.boards.json_schema import json_schema

    print_json(json_schema())
    return 0


def _check(options: argparse.Namespace, text: Text) -> int:
    """Its faults, a line each, or what looks odd; the exit code says whether there are faults."""
    from trilhos.boards import named
    from trilhos.boards.faults import BadBoard
    from trilhos.boards.oddities import oddities

    try:
        board = named(str(options.file))
    except BadBoard as problem:
        if options.json:
            print_json({"file": str(options.file), "sound": False, "faults": _told(problem.faults, text)})
        else:
            print("\n".join(map(printable, problem.say(text).split("\n"))))
        return FAILED
    odd = oddities(board.file)
    if options.json:
        told = {"faults": [], "warnings": _told(odd, text), "fingerprint": board.fingerprint}
        print_json({"file": str(options.file), "sound": True, **told})
    else:
        print(text("board-sound", title=board.title(text.language), fingerprint=board.fingerprint))
        lines = [text("board-odd", count=len(odd)), *[printable(one.say(text)) for one in odd]] if odd else []
        print("".join(f"{line}\n" for line in lines), end="")
    return FAILED if odd and options.strict else 0


def _told(faults: "list[BoardFault]", text: Text) -> list[dict[str, str]]:
    return [{"place": fault.place, "key": fault.key, "sentence": fault.say(text)} for fault in faults]


def _show(board: "Edition", options: argparse.Namespace, text: Text) -> None:
    from trilhos.arena.report import board_rows, boards_table

    rows = board_rows(board)
    print_json(rows) if options.json else boards_table(rows, text)


COMMAND = Subcommand("board", _options, _run)

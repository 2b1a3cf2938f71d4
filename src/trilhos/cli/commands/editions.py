"""`trilhos editions`: the boards there are."""

import argparse

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import editions_rows, editions_table

    rows = editions_rows(text)
    print_json(rows) if options.json else editions_table(rows, text)
    return 0


COMMAND = Subcommand("editions", _options, _run)

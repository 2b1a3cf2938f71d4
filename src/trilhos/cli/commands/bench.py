"""`trilhos bench`: how fast the engine is."""

import argparse

from trilhos.cli.parser import Command, Parser, print_json, version
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", metavar="NAME", help=text("cli-map"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.bench import bench
    from trilhos.arena.report import bench_table
    from trilhos.editions import edition

    rows = bench([edition(options.map).id] if options.map else [])
    print_json({"build": version(), "rows": rows}) if options.json else bench_table(version(), rows, text)
    return 0


COMMAND = Command("bench", _options, _run)

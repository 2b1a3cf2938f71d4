"""`trilhos bench`: how fast the engine is."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, number, print_json, version
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bench.run import BenchFigures


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", metavar="NAME", help=text("cli-map"))
    parser.add_argument("--ms", default="50", metavar="N", help=text("cli-bench-ms"))
    parser.add_argument("--no-plain", action="store_true", help=text("cli-bench-no-plain"))
    parser.add_argument("--compare", type=Path, metavar="FILE", help=text("cli-bench-compare"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from msgspec import to_builtins

    from trilhos.bench.compare import ratios, stored
    from trilhos.bench.run import Benchmark, bench
    from trilhos.boards import named

    editions = [] if options.map is None else [named(options.map).word]
    seconds = number("--ms", options.ms, least=1, most=9999) / 1000
    older = stored(options.compare) if options.compare else None

    def tell(edition: str, players: int, build: str) -> None:
        print(text("bench-next", edition=edition, players=players, build=build), file=sys.stderr)

    measured = bench(Benchmark(editions, seconds, plain=not options.no_plain), tell)
    if older is not None:
        measured.ratios = ratios(measured.rows, older)
    print_json({"version": version(), **to_builtins(measured)}) if options.json else _print(measured, text)
    return 0


def _print(measured: "BenchFigures", text: Text) -> None:
    from trilhos.bench.figures import PLAIN, running
    from trilhos.bench.table import print_tables

    print_tables(measured.rows, text)
    print(text("bench-two", times=str(measured.two_processes)))
    print(text("bench-note", build=version()))
    if running() == PLAIN:
        print(text("bench-only-plain"))
    if measured.ratios is not None:
        print(f"\n{text('bench-ratios')}\n")
        print_tables(measured.ratios, text)


COMMAND = Subcommand("bench", _options, _run, extra="arena")

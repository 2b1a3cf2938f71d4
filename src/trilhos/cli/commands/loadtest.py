"""`trilhos loadtest`: how many games this machine can serve."""

import argparse
import sys

from trilhos.cli.parser import Parser, Subcommand, decimal, number, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", metavar="NAME", help=text("cli-map"))
    parser.add_argument("--games", default="100", metavar="N", help=text("cli-loadtest-games"))
    parser.add_argument("--rate", default="1", metavar="R", help=text("cli-loadtest-rate"))
    parser.add_argument("--seconds", default="10", metavar="S", help=text("cli-loadtest-seconds"))
    parser.add_argument("--db", metavar="FILE|URL", help=text("cli-loadtest-db"))
    parser.add_argument("--processes", default="1", metavar="P", help=text("cli-loadtest-processes"))
    parser.add_argument("--routing", default="home", metavar="HOW", help=text("cli-loadtest-routing"))
    parser.add_argument("--over", default="live", metavar="WAY", help=text("cli-loadtest-over"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.boards import EDITIONS, edition
    from trilhos.loadtest.plan import ROUTINGS, WAYS, LoadPlan
    from trilhos.loadtest.report import loadtest_table
    from trilhos.loadtest.run import load_test
    from trilhos.server.storage.database import look

    for name, value, known in (("--routing", options.routing, ROUTINGS), ("--over", options.over, WAYS)):
        if value not in known:
            raise BadChoice("bad-way", option=name, value=value, known=", ".join(known))
    plan = LoadPlan(
        edition=edition(next(iter(EDITIONS)) if options.map is None else options.map).id,
        games=number("--games", options.games, least=1, most=20_000),
        rate=decimal("--rate", options.rate, 0.01, 100),
        seconds=number("--seconds", options.seconds, least=1, most=600),
        routing=options.routing,
        over=options.over,
    )
    processes = number("--processes", options.processes, least=1, most=16)
    if processes > 1 and not (options.db or "").startswith("postgresql"):
        raise BadChoice("processes-need-postgres", processes=processes)
    if options.db:
        look(options.db)
    figures = load_test(plan, options.db, processes, lambda key: print(text(key), file=sys.stderr, flush=True))
    print_json(figures) if options.json else loadtest_table(figures, text)
    return 1 if figures.errors else 0


COMMAND = Subcommand("loadtest", _options, _run, extra="server")

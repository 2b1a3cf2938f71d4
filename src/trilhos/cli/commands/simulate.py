"""`trilhos simulate`: many games between bots."""

import argparse
import sys
from pathlib import Path

from trilhos.cli.parser import Parser, Subcommand, number, print_json, switches
from trilhos.engine.rules import LONGEST_GAME, RULES_VERSION
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", required=False, metavar="NAME", help=text("cli-map"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--bots", default="random", metavar="A[,B…]", help=text("cli-bot-seats"))
    parser.add_argument("--games", default="100", metavar="K", help=text("cli-simulate-games"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--audit", type=Path, metavar="FILE", help=text("cli-audit"))
    parser.add_argument("--limit", default=str(LONGEST_GAME), metavar="D", help=text("cli-limit"))
    parser.add_argument("--rules", default=str(RULES_VERSION), metavar="V", help=text("cli-rules"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import run_simulation, simulation_table
    from trilhos.arena.simulate import Simulation
    from trilhos.boards import named
    from trilhos.bots.names import split_names

    plan = Simulation(
        edition=named(options.map),
        players=number("--players", options.players),
        bots=split_names(options.bots),
        games=number("--games", options.games, least=1),
        seed=number("--seed", options.seed),
        options=switches(options.option),
        audit=options.audit is not None,
        limit=number("--limit", options.limit, least=1),
        rules_version=number("--rules", options.rules, least=1),
    )
    plan.check()
    figures = run_simulation(plan, number("--jobs", options.jobs, least=1, most=256), options.audit, text)
    print_json(figures) if options.json else simulation_table(figures, text)
    for seed in figures.capped:
        print(text("simulated-capped", seed=str(seed), limit=plan.limit), file=sys.stderr)
    return 1 if figures.capped else 0


COMMAND = Subcommand("simulate", _options, _run)

"""`trilhos hunt`: games of all bots everywhere, for one that gets nowhere."""

import argparse

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.engine.rules import RULES_VERSION
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", action="append", default=[], metavar="NAME", help=text("cli-hunt-map"))
    parser.add_argument("--players", action="append", default=[], metavar="N", help=text("cli-hunt-players"))
    parser.add_argument("--bots", metavar="A[,B…]", help=text("cli-hunt-bots"))
    parser.add_argument("--games", default="1", metavar="K", help=text("cli-hunt-games"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--limit", metavar="D", help=text("cli-hunt-limit"))
    parser.add_argument("--rules", default=str(RULES_VERSION), metavar="V", help=text("cli-rules"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.hunt import LIMIT, Hunt, every_bot, run_hunt
    from trilhos.boards import EDITIONS, named
    from trilhos.bots.names import split_names

    most = max(edition.most_players for edition in EDITIONS.values())
    hunt = Hunt(
        bots=tuple(every_bot() if options.bots is None else split_names(options.bots)),
        editions=tuple(map(named, options.map or EDITIONS)),
        players=tuple(number("--players", value) for value in options.players) or tuple(range(most + 1)),
        games=number("--games", options.games, least=1),
        seed=number("--seed", options.seed),
        limit=LIMIT if options.limit is None else number("--limit", options.limit, least=1),
        rules_version=number("--rules", options.rules, least=1),
    )
    hunt.check()
    bag = run_hunt(hunt, number("--jobs", options.jobs, least=1, most=256), text, tell=not options.json)
    if options.json:
        print_json(bag.figures())
    return 1 if bag.finds or bag.faults else 0


COMMAND = Subcommand("hunt", _options, _run)

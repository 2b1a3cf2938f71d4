"""`trilhos arena`: tournaments among bots, with ratings and a report."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, number, print_json, switches
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.arena.blocks import Tournament
    from trilhos.arena.sprt import Sprt


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", required=False, metavar="NAME", help=text("cli-map"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--bots", default="greedy,random", metavar="A,B[,…]", help=text("cli-arena-bots"))
    parser.add_argument("--alone", action="store_true", help=text("cli-alone"))
    parser.add_argument("--blocks", default="100", metavar="K", help=text("cli-blocks"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-arena-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-cluster"))
    parser.add_argument("--sprt", metavar="LOW,HIGH", help=text("cli-sprt"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=text("cli-out"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.blocks import Tournament
    from trilhos.arena.standings import standings
    from trilhos.arena.tournament import Run
    from trilhos.boards import named
    from trilhos.bots.names import split_names

    tournament = Tournament(
        edition=named(options.map),
        players=number("--players", options.players),
        bots=split_names(options.bots),
        blocks=number("--blocks", options.blocks, least=1, most=10**7),
        seed=number("--seed", options.seed),
        options=switches(options.option),
        alone=options.alone,
    )
    tournament.check()
    jobs = number("--jobs", options.jobs, least=1, most=256)
    shown = Run(tournament, text, _sprt(options.sprt, tournament), options.out).play(jobs, options.cluster)
    print_json(shown) if options.json else standings(shown, options.out, text)
    return 0


def _sprt(word: str | None, tournament: "Tournament") -> "Sprt | None":
    """The bounds of the sequential test."""
    from trilhos.arena.sprt import Sprt

    if word is None:
        return None
    if len(tournament.bots) != 2:
        raise BadChoice("sprt-needs-two", bots=len(tournament.bots))
    if tournament.alone and tournament.players > 2:
        raise BadChoice("sprt-not-alone")
    try:
        low, high = map(float, word.split(","))
        if -1000 <= low < high <= 1000:
            return Sprt(low, high)
    except ValueError:
        pass
    raise BadChoice("bad-sprt", value=word)


COMMAND = Subcommand("arena", _options, _run, extra="arena")

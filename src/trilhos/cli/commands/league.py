"""`trilhos league`: a ladder of bots over time, in a folder."""

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.arena.league import League, Played


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=text("cli-league-folder"))
    parser.add_argument("--map", metavar="NAME[,…]", help=text("cli-league-map"))
    parser.add_argument("--players", metavar="N[,…]", help=text("cli-league-players"))
    parser.add_argument("--bots", metavar="A,B[,…]", help=text("cli-league-bots"))
    parser.add_argument("--seed", metavar="S", help=text("cli-league-seed"))
    parser.add_argument("--join", default="", metavar="A[,…]", help=text("cli-league-join"))
    parser.add_argument("--leave", default="", metavar="A[,…]", help=text("cli-league-leave"))
    parser.add_argument("--fixtures", default="50", metavar="K", help=text("cli-league-fixtures"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-cluster"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.ladder import ladder
    from trilhos.arena.ladder_report import ladder_table, write_ladder
    from trilhos.arena.league import RULES, open_league
    from trilhos.bots.names import split_names

    count = number("--fixtures", options.fixtures, most=10**6)
    jobs = number("--jobs", options.jobs, least=1, most=256)
    chosen = [name for name in ("map", "players", "bots", "seed") if getattr(options, name) is not None]
    if chosen and (options.folder / RULES).is_file():
        raise BadChoice("league-is-begun", folder=str(options.folder), option=f"--{chosen[0]}")
    with open_league(options.folder, _begun(options) if options.bots else None) as played:
        joining, leaving = (split_names(words) if words else [] for words in (options.join, options.leave))
        played.change(joining, leaving)
        _play(played, count, jobs, options.cluster, text)
        shown = ladder(played.league, played.fixtures)
    write_ladder(options.folder, shown, text)
    print_json(shown) if options.json else ladder_table(options.folder, shown, text)
    return 0


def _begun(options: argparse.Namespace) -> "League":
    """A new league."""
    from trilhos.arena.league import League, LeagueBoard
    from trilhos.boards import named
    from trilhos.bots.names import split_names

    words = options.map.split(",") if options.map else [None]
    boards = [named(word) for word in dict.fromkeys(words)]
    return League(
        boards=[LeagueBoard(board.word, board.fingerprint) for board in boards],
        players=[number("--players", word, least=1, most=9) for word in (options.players or "2").split(",")],
        bots=list(dict.fromkeys(split_names(options.bots))),
        seed=number("--seed", options.seed or "1"),
    )


def _play(played: "Played", count: int, jobs: int, address: str | None, text: Text) -> None:
    """Some more fixtures, with a bar; whoever breaks off loses none that is finished."""
    from trilhos.arena.cluster import crew
    from trilhos.progress import progress

    with (
        crew(jobs, address) as workers,
        closing(played.play(count, workers)) as source,
        progress(text("progress-fixtures")) as tell,
    ):
        tell(0, count)
        for done, _ in enumerate(source, 1):
            tell(done, count)


COMMAND = Subcommand("league", _options, _run, extra="arena")

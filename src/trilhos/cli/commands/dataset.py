"""`trilhos dataset`: games of bots as Parquet, for learners."""

import argparse
import shlex
from contextlib import closing
from pathlib import Path

from trilhos.cli.parser import Parser, Subcommand, number, print_json, switches
from trilhos.text import Text


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=text("cli-dataset-folder"))
    parser.add_argument("--map", required=False, metavar="NAME", help=text("cli-map"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--bots", default="hard", metavar="A[,B…]", help=text("cli-dataset-bots"))
    parser.add_argument("--games", default="1000", metavar="K", help=text("cli-simulate-games"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--observations", action="store_true", help=text("cli-dataset-observations"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-dataset-cluster"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.cluster import crew
    from trilhos.arena.simulate import Simulation
    from trilhos.boards import named
    from trilhos.bots.names import split_names
    from trilhos.env.dataset import Recording, begin, record, write_card
    from trilhos.progress import progress

    plan = Simulation(
        edition=named(options.map),
        players=number("--players", options.players),
        bots=split_names(options.bots),
        games=number("--games", options.games, least=1),
        seed=number("--seed", options.seed),
        options=switches(options.option),
    )
    plan.check()
    recording = Recording(plan, options.observations)
    begin(recording, options.folder)
    jobs = number("--jobs", options.jobs, least=1, most=256)
    with (
        crew(jobs, options.cluster) as workers,
        closing(record(recording, options.folder, workers)) as pieces,
        progress(text("progress-games")) as tell,
    ):
        done = 0
        tell(done, plan.games)
        for games in pieces:
            done += games
            tell(done, plan.games)
    write_card(recording, options.folder, _command(options))
    if options.json:
        print_json(recording.about())
    else:
        print(text("dataset-done", folder=str(options.folder), games=plan.games))
    return 0


def _command(options: argparse.Namespace) -> str:
    """The command that makes the same data again, whatever machine it runs on."""
    words = ["trilhos", "dataset", options.folder.name]
    words += [] if options.map is None else ["--map", options.map]
    words += ["--players", options.players, "--bots", options.bots, "--games", options.games, "--seed", options.seed]
    words += [word for option in options.option for word in ("--option", option)]
    return shlex.join([*words, *(["--observations"] if options.observations else [])])


COMMAND = Subcommand("dataset", _options, _run, extra="data")

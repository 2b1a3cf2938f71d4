"""`trilhos train`: value and beliefs of expert for a board and a number of players, learned and tested."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bots.minds import Mind


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", required=True, metavar="NAME", help=text("cli-map"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--games", default="5000", metavar="G", help=text("cli-train-games"))
    parser.add_argument("--search-games", default="200", metavar="G", help=text("cli-train-search-games"))
    parser.add_argument("--rounds", default="1", metavar="R", help=text("cli-train-rounds"))
    parser.add_argument("--seed", default="31000000", metavar="S", help=text("cli-seed"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-cluster"))
    parser.add_argument("--out", default=".", metavar="DIR", help=text("cli-train-out"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.cluster import crew
    from trilhos.boards import named, shared_rules
    from trilhos.errors import BadChoice
    from trilhos.progress import progress
    from trilhos.train.learn import LEAST_GAMES, Course, written
    from trilhos.train.school import train

    board = named(options.map)
    course = Course(
        board,
        number("--players", options.players),
        number("--games", options.games, least=LEAST_GAMES),
        number("--seed", options.seed),
        number("--search-games", options.search_games, least=10),
        number("--rounds", options.rounds),
    )
    shared_rules(course.edition, course.players, None)
    jobs, folder = number("--jobs", options.jobs, least=1, most=256), Path(options.out)
    if not folder.is_dir():
        raise BadChoice("no-tuning-folder", folder=str(folder))
    file = folder / f"{board.id}-{course.players}.json"
    with crew(jobs, options.cluster) as workers, progress(text("progress-lessons")) as show:
        mind = train(course, workers, file.with_suffix(".lessons.npz"), show)
    file.write_bytes(written(mind))
    print_json(mind.found) if options.json else _print(mind, str(file), text)
    return 0


def _print(mind: "Mind", file: str, text: Text) -> None:
    found = mind.found
    print(text("train-value", loss=f"{found.value_log_loss:.3f}", nothing=f"{found.value_nothing:.3f}"))
    for said, was, count in found.calibration:
        print(text("train-calibration", said=f"{said:.1%}", was=f"{was:.1%}", count=count))
    for played, (before, after) in enumerate(found.rounds, 1):
        print(text("train-round", number=played, before=f"{before:.3f}", after=f"{after:.3f}"))
    print(text("train-beliefs", loss=f"{found.beliefs_log_loss:.3f}", nothing=f"{found.beliefs_nothing:.3f}"))
    print(text("train-others", loss=f"{found.others_log_loss:.3f}", nothing=f"{found.others_nothing:.3f}"))
    print(text("train-done", file=file))


COMMAND = Subcommand("train", _options, _run, extra="train")

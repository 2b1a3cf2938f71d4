"""`trilhos review`: where a game was won and lost, what was decided and what was luck."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.errors import BadChoice, BadFile
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.insight.reviewer import Reviewer

INTERRUPTED: Final = 130
MOST_SAMPLES: Final = 100_000


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE|ID", help=text("cli-replay-file"), nargs="?")
    parser.add_argument("--samples", metavar="N", help=text("cli-review-samples"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--jobs", metavar="J", help=text("cli-review-jobs"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=text("cli-review-html"))
    parser.add_argument("--plain", action="store_true", help=text("cli-review-plain"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots.cores import cores_here
    from trilhos.insight.analyst import SAMPLES
    from trilhos.insight.page import page
    from trilhos.insight.reviewer import Reviewer
    from trilhos.insight.table import review_tables
    from trilhos.play.library import file_or_id
    from trilhos.play.record import load, write_text

    if options.file is None:
        raise BadChoice("missing-file", command="review")
    samples = number("--samples", options.samples or str(SAMPLES), least=10, most=MOST_SAMPLES)
    jobs = cores_here() if options.jobs is None else number("--jobs", options.jobs, least=1, most=256)
    seed = number("--seed", options.seed)
    game = load(file_or_id(options.file))
    if not game.moves:
        raise BadFile("review-nothing", file=str(options.file))
    reviewer = Reviewer(game, samples, seed)
    stopped = _review(reviewer, jobs, options, text)
    review = reviewer.review()
    if options.html is not None:
        write_text(options.html, page(game, review, text))
        print(text("review-written", file=str(options.html)), file=sys.stderr)
    print_json(review) if options.json else review_tables(game, review, text, options.plain)
    return INTERRUPTED if stopped else 0


def _review(reviewer: "Reviewer", jobs: int, options: argparse.Namespace, text: Text) -> bool:
    """All of it, with a rough curve as soon as there is one; whether somebody has stopped it after that."""
    from rich.console import Console

    from trilhos.insight.table import print_curve
    from trilhos.progress import progress

    console = Console(stderr=True)
    try:
        with progress(text("progress-review"), console) as tell:
            for part in reviewer.run(jobs, tell):
                if part == "glance" and console.is_terminal:
                    console.print(text("review-glance"), highlight=False, markup=False)
                    print_curve(console, reviewer.game, reviewer.review().curve, options.plain)
    except KeyboardInterrupt:
        if not reviewer.judged:
            raise
        return True
    return False


COMMAND = Subcommand("review", _options, _run)

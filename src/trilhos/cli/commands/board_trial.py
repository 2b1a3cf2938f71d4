"""`trilhos board test FILE`: bots play a board, and tell what to change.

`trilhos board improve FILE --out FILE`: they try small changes, and the proven ones are written if somebody takes them.
"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, number, print_json, switches
from trilhos.errors import BadChoice, printable
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.boards import Edition
    from trilhos.workshop.trial import Plan, Proposal

FAILED: Final = 1
INTERRUPTED: Final = 130
USUAL_PLAYERS: Final = 4


def add_trial_options(parser: Parser, text: Text) -> None:
    """The options of `test` and `improve`."""
    parser.add_argument("--players", metavar="N", help=text("cli-trial-players"))
    parser.add_argument("--games", default="400", metavar="K", help=text("cli-simulate-games"))
    parser.add_argument("--bots", metavar="A[,B…]", help=text("cli-trial-bots"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-cluster"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=text("cli-trial-html"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=text("cli-trial-out"))
    parser.add_argument("--take", metavar="all|none|1,2…", help=text("cli-trial-take"))


def run_test(board: "Edition", options: argparse.Namespace, text: Text) -> int:
    """Play, report, and say by the exit code whether all games were played."""
    from trilhos.play.record import write_text
    from trilhos.progress import progress
    from trilhos.workshop.trial import try_out
    from trilhos.workshop.trial.page import page
    from trilhos.workshop.trial.say import remarks
    from trilhos.workshop.trial.table import report_tables

    plan = _plan(board, options)
    jobs = number("--jobs", options.jobs, least=1, most=256)
    with progress(text("progress-games")) as show:
        show(0, plan.games)
        report = try_out(board, plan, jobs, lambda far: show(far.games, far.wanted), cluster=options.cluster)
    if options.html is not None:
        write_text(options.html, page(board, report, text))
    print_json(report) if options.json else report_tables(board, report, text)
    for line in remarks(report, text):
        print(line, file=sys.stderr)
    return {"stopped": INTERRUPTED, "worker": FAILED}.get(report.ended, FAILED if report.given_up else 0)


def _plan(board: "Edition", options: argparse.Namespace) -> "Plan":
    from trilhos.bots.names import split_names
    from trilhos.workshop.trial import Plan
    from trilhos.workshop.trial.plan import FIELD, MOST_GAMES

    usual = max(board.least_players, min(USUAL_PLAYERS, board.most_players))
    return Plan(
        games=number("--games", options.games, least=1, most=MOST_GAMES),
        players=usual if options.players is None else number("--players", options.players),
        bots=tuple(FIELD) if options.bots is None else tuple(split_names(options.bots)),
        seed=number("--seed", options.seed),
        options=switches(options.option),
    )


def run_improve(board: "Edition", options: argparse.Namespace, text: Text) -> int:
    """Search, show what is proven, and write the board with what somebody takes of it."""
    from trilhos.boards.load import written
    from trilhos.play.record import write_text
    from trilhos.progress import progress
    from trilhos.workshop.trial import improve
    from trilhos.workshop.trial.proof import with_changes
    from trilhos.workshop.trial.say import proposal_lines

    if options.out is None:
        raise BadChoice("improve-usage")
    plan = _plan(board, options)
    jobs = number("--jobs", options.jobs, least=1, most=256)
    with progress(text("progress-games")) as show:
        found = improve(board, plan, jobs, show, cluster=options.cluster)
    if options.json:
        print_json(found)
    elif not found:
        print(text("improve-nothing", games=plan.games))
    for line in [] if options.json else proposal_lines(found, text):
        print(printable(line))
    if not found:
        return FAILED
    taken = _taken(found, options.take, text)
    made = with_changes(board, [proposal.change for proposal in taken])
    if not taken or made is None:
        print(text("improve-not-taken"), file=sys.stderr)
        return 0
    write_text(options.out, written(made.file).decode() + "\n")
    print(text("improve-written", count=len(taken), file=str(options.out)), file=sys.stderr)
    return 0


def _taken(found: "list[Proposal]", words: str | None, text: Text) -> "list[Proposal]":
    """The proposals that somebody wants; who isn't there to be asked takes all."""
    if words is None:
        words = input(text("improve-question") + " ") if sys.stdin.isatty() else "all"
    if words.strip() in ("", "none", "all"):
        return found if words.strip() == "all" else []
    numbers = [number("--take", word.strip(), least=1, most=len(found)) for word in words.split(",")]
    return [proposal for at, proposal in enumerate(found, 1) if at in numbers]

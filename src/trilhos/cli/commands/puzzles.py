"""`trilhos puzzles find|check|show|day`: positions in which one move is clearly best, out of games of strong bots."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.errors import BadChoice, TrilhosError
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.daily.find import Quarry
    from trilhos.daily.gather import Reweighed
    from trilhos.daily.puzzle import Posed

FAILED: Final = 1
INTERRUPTED: Final = 130
WAYS: Final = "find|check|show"
LARGEST: Final = 10**9


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("what", nargs="?", metavar=WAYS, help=text("cli-puzzles-what"))
    parser.add_argument("words", nargs="*", metavar="FILE|DAY", help=text("cli-puzzles-words"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=text("cli-puzzles-out"))
    parser.add_argument("--map", action="append", default=[], metavar="NAME", help=text("cli-puzzles-map"))
    parser.add_argument("--players", action="append", default=[], metavar="N", help=text("cli-puzzles-players"))
    parser.add_argument("--bots", default="hard", metavar="A", help=text("cli-puzzles-bots"))
    parser.add_argument("--games", default="10", metavar="K", help=text("cli-puzzles-games"))
    parser.add_argument("--seed", default="7300001", metavar="S", help=text("cli-seed"))
    parser.add_argument("--samples", metavar="N", help=text("cli-puzzles-samples"))
    parser.add_argument("--check-samples", metavar="N", help=text("cli-puzzles-check"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    if options.what == "find" and not options.words:
        return _find(options, text)
    if options.what == "check" and options.words:
        return _check(options, text)
    if options.what == "show" and len(options.words) <= 1:
        return _show(options, text)
    raise BadChoice("puzzles-usage")


def _find(options: argparse.Namespace, text: Text) -> int:
    """Game after game; whatever was found is in the folder already when somebody stops it."""
    from trilhos.daily.gather import FoundPuzzle, Gathered, gather
    from trilhos.progress import progress

    if options.out is None:
        raise BadChoice("puzzles-no-folder")
    first = number("--seed", options.seed, most=LARGEST)
    seeds = range(first, first + number("--games", options.games, least=1, most=LARGEST))
    jobs = number("--jobs", options.jobs, least=1, most=256)
    found: list[FoundPuzzle] = []
    stopped = False
    try:
        with progress(text("progress-puzzles")) as tell:
            for done, total, puzzles in gather(_quarries(options), seeds, options.out, jobs):
                found += [FoundPuzzle(one.id, one.grade, one.lead, one.error) for one in puzzles]
                tell(done, total)
    except KeyboardInterrupt:
        stopped = True
    if options.json:
        print_json(Gathered(str(options.out), found))
    else:
        print(text("puzzles-found", count=len(found), folder=str(options.out)))
    return INTERRUPTED if stopped else 0


def _quarries(options: argparse.Namespace) -> "list[Quarry]":
    from trilhos.boards import EDITIONS, edition
    from trilhos.daily.find import CHECKED, SAMPLES, Quarry

    samples = number("--samples", options.samples or str(SAMPLES), least=10, most=100_000)
    checked = number("--check-samples", options.check_samples or str(CHECKED), least=20, most=100_000)
    counts = [number("--players", count) for count in options.players] or [2]
    boards = [edition(word).id for word in options.map or EDITIONS]
    return [Quarry(board, count, options.bots, samples, checked) for board in boards for count in counts]


def _check(options: argparse.Namespace, text: Text) -> int:
    """Each file by itself: one that is broken is named, and the others are looked at all the same."""
    from trilhos.daily.gather import Reweighed

    told: list[Reweighed] = []
    for word in options.words:
        try:
            told += [_weighed(posed, options) for posed in _in_file(Path(word))]
        except TrilhosError as problem:
            print(f"trilhos: {problem.say(text)}", file=sys.stderr)
            told.append(Reweighed(word, stands=False, problem=problem.say(text)))
    if options.json:
        print_json(told)
    else:
        for one in told:
            if not one.problem:
                key = "puzzles-stands" if one.stands else "puzzles-falls"
                lead = f"{100 * one.lead:.1f} % ± {100 * one.error:.1f}"
                print(text(key, id=one.id, best=one.best, lead=lead))
    return 0 if all(one.stands for one in told) else FAILED


def _weighed(posed: "Posed", options: argparse.Namespace) -> "Reweighed":
    """In worlds that nobody has looked at yet."""
    from trilhos.daily.find import CHECKED
    from trilhos.daily.gather import verify

    samples = number("--check-samples", options.check_samples or str(CHECKED), least=20, most=100_000)
    return verify(posed, samples, number("--seed", options.seed, most=LARGEST))


def _in_file(path: Path) -> "list[Posed]":
    """One puzzle, or a collection with a line for each."""
    from trilhos.daily.collection import SUFFIX, in_lines
    from trilhos.daily.puzzle import load

    return in_lines(path) if path.suffix == SUFFIX else [load(path)]


def _show(options: argparse.Namespace, text: Text) -> int:
    """A puzzle from a file, or a day's, today's without a word; at a terminal one may try."""
    from trilhos.daily.collection import puzzle_of
    from trilhos.daily.days import read_day, today
    from trilhos.daily.puzzle import load
    from trilhos.terminal.puzzle import attempt

    word = options.words[0] if options.words else today().isoformat()
    is_file = Path(word).exists() or word.endswith(".json")
    posed = load(Path(word)) if is_file else puzzle_of(read_day(word))
    if options.json:
        print_json(posed.puzzle)
    else:
        attempt(posed, text, options.plain)
    return 0


COMMAND = Subcommand("puzzles", _options, _run)

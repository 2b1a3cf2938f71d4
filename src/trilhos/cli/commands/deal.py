"""`trilhos deal [DAY]`: the deal of the day in the terminal; `trilhos deal compare FILE…`: how others did."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.errors import BadChoice, printable
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.daily.compare import DealGame, Parting
    from trilhos.daily.deal import DailyDeal

COMPARE: Final = "compare"
COLUMNS: Final = ("deal-player", "review-points", "review-place", "review-tickets", "review-turns")


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("what", nargs="?", metavar="DAY|compare", help=text("cli-deal-what"))
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=text("cli-deal-files"))
    parser.add_argument("--name", metavar="NAME", help=text("cli-deal-name"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=text("cli-save"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain"))
    parser.add_argument("--json", action="store_true", help=text("cli-deal-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.daily.days import read_day, today
    from trilhos.daily.deal import deal_of

    if options.what == COMPARE:
        return _compare(options, text)
    if options.files:
        raise BadChoice("deal-usage")
    daily = deal_of(read_day(options.what) if options.what else today())
    if options.json:
        print_json(daily)
        return 0
    return _play(daily, options, text)


def _play(daily: "DailyDeal", options: argparse.Namespace, text: Text) -> int:
    from trilhos import terminal

    chosen = terminal.PlayOptions(
        language=text.language, save=options.save, plain=options.plain, name=options.name, deal=daily
    )
    return int(terminal.play(chosen))


def _compare(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import Paper, headed_table
    from trilhos.daily.compare import compared, read_games

    if len(options.files) < 2:
        raise BadChoice("deal-usage")
    games = read_games(options.files)
    told = compared(games)
    if options.json:
        print_json(told)
        return 0
    paper, table = Paper(), headed_table(text, list(COLUMNS))
    for one in sorted(games, key=lambda one: (one.result.place, -one.result.points)):
        seat, kept = one.result, one.result.tickets_made + one.result.tickets_failed
        row = (seat.points, seat.place, f"{seat.tickets_made}/{kept}", seat.turns)
        table.add_row(printable(f"{seat.name} ({Path(one.file).name})"), *map(str, row))
    first = games[0]
    title = printable(first.game.board.title(text.language))
    paper.print(text("deal-head", day=first.daily.day.isoformat(), title=title), highlight=False, markup=False)
    paper.print(table)
    for other, beside in zip(games[1:], told.games[1:], strict=True):
        paper.print(_parting(first, other, beside.parting, text), highlight=False, markup=False, soft_wrap=True)
    return 0


def _parting(first: "DealGame", other: "DealGame", part: "Parting | None", text: Text) -> str:
    files = {"one": Path(first.file).name, "two": Path(other.file).name}
    if part is None:
        return text("deal-same", **files)
    moves = {"first": part.first, "other": part.other}
    return text("deal-parting", number=str(part.number), name=first.game.names[part.seat], **moves, **files)


COMMAND = Subcommand("deal", _options, _run)

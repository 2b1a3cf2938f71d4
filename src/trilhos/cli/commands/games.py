"""`trilhos games`: the library of finished games."""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.commands import replay, verify
from trilhos.cli.parser import Parser, Subcommand, add_common, number, print_json
from trilhos.errors import TrilhosError, printable
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.play.library import FinishedGame


@dataclass(frozen=True)
class GameRow:
    """What is said of a game of the library."""

    id: str
    finished: str
    board: str
    players: list[str]
    scores: list[int]
    winners: list[int]


Action = Callable[[argparse.Namespace, Text], int]
DAMAGED: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--limit", default="20", metavar="N", help=text("cli-games-limit"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))
    parser.set_defaults(do=_list)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title=text("cli-games-actions"))

    def action(name: str, do: Action, file: str = "ID") -> Parser:
        about = text(f"cli-games-{name}")
        part: Parser = actions.add_parser(name, text=text, help=about, description=about)
        add_common(part, text)
        part.add_argument("file", type=Path, metavar=file, help=text(f"cli-games-{file.lower()}"))
        part.set_defaults(do=do)
        return part

    for name, do in (("show", _show), ("replay", replay.COMMAND.run), ("verify", verify.COMMAND.run)):
        action(name, do).add_argument("--json", action="store_true", help=text("cli-json"))
    actions.choices["replay"].add_argument("--seat", metavar="N", help=text("cli-seat"))
    actions.choices["verify"].set_defaults(noted=None, commitment=None, bots=False)
    action("export", _export).add_argument("out", type=Path, metavar="FILE", help=text("cli-games-out"))
    action("import", _import, "FILE")


def _run(options: argparse.Namespace, text: Text) -> int:
    return int(options.do(options, text))


def _list(options: argparse.Namespace, text: Text) -> int:
    """The latest games; a file that can't be understood is named, and the others are listed all the same."""
    from trilhos.play import library

    files = library.newest()
    found, damaged = [], 0
    for path in files[: number("--limit", options.limit, least=1, most=library.MOST)]:
        try:
            found.append(_row(library.open_file(path), text))
        except TrilhosError as problem:
            damaged += 1
            print(f"trilhos: {problem.say(text)}", file=sys.stderr)
    if options.json:
        print_json(found)
    else:
        _print(found, len(files), text)
    return DAMAGED if damaged else 0


def _row(one: "FinishedGame", text: Text) -> GameRow:
    game = one.game
    result = game.result() if game.over else None
    return GameRow(
        id=one.id,
        finished=one.finished.isoformat(timespec="seconds"),
        board=game.board.title(text.language),
        players=[printable(name) for name in game.names],
        scores=[sheet.total for sheet in result.sheets] if result else [],
        winners=result.winners if result else [],
    )


def _print(rows: list[GameRow], total: int, text: Text) -> None:
    from trilhos.play.library import folder

    if not rows:
        print(text("library-empty", folder=str(folder())))
    for row in rows:
        seats = zip(row.players, row.scores, strict=False)
        told = [f"{'*' if seat in row.winners else ''}{name} {score}" for seat, (name, score) in enumerate(seats)]
        print(f"{row.finished[:10]}  {row.id}  {row.board}: {', '.join(told)}")
    if total > len(rows):
        print(text("library-more", shown=len(rows), total=total))


def _show(options: argparse.Namespace, text: Text) -> int:
    from trilhos.arena.report import sheet_table
    from trilhos.play import library

    one = library.open_file(library.file_or_id(options.file))
    if options.json:
        print_json(_row(one, text))
        return 0
    print(f"{one.game.board.title(text.language)}, {one.finished:%Y-%m-%d %H:%M} UTC: {one.path}")
    sheet_table(one.game, text)
    return 0


def _export(options: argparse.Namespace, text: Text) -> int:
    from trilhos.errors import BadFile
    from trilhos.play import library
    from trilhos.play.record import write_text

    path = library.find(str(options.file))
    if options.out.exists():
        raise BadFile("library-exists", file=str(options.out))
    write_text(options.out, path.read_text(encoding="utf-8"))
    print(text("library-exported", id=path.stem, file=str(options.out)))
    return 0


def _import(options: argparse.Namespace, text: Text) -> int:
    from trilhos.play import library
    from trilhos.play.record import read

    print(text("library-added", id=library.add(read(options.file), str(options.file))))
    return 0


COMMAND = Subcommand("games", _options, _run)

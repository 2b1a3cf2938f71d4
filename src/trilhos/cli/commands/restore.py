"""`trilhos restore`: the games of a backup, added to a database; the server may run."""

import argparse
from pathlib import Path
from typing import Final

from trilhos.cli.parser import Command, Parser, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

CONFLICTS: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-restore-file"), nargs="?")
    parser.add_argument("--db", metavar="FILE|URL", help=text("cli-serve-db"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    import msgspec

    from trilhos.progress import progress
    from trilhos.server.archive import check
    from trilhos.server.database import connect, default_url
    from trilhos.server.restore import restore

    if options.file is None:
        raise BadChoice("missing-file", command="restore")
    trailer = check(options.file)  # before anything is written, and before a database is made for no backup
    engine = connect(options.db or default_url())
    try:
        with progress(text("progress-games")) as told:
            done = restore(engine, options.file, trailer, told)
    finally:
        engine.dispose()
    figures = msgspec.to_builtins(done)
    if options.json:
        print_json(figures)
    else:
        conflicts = figures.pop("conflicts")
        print(text("restore-done", **figures))
        for game in conflicts:
            print(text("restore-conflict", game=game))
    return CONFLICTS if done.conflicts else 0


COMMAND = Command("restore", _options, _run)

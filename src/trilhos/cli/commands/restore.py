"""`trilhos restore`: the games of a backup, added to a database; the server may run."""

import argparse
from pathlib import Path
from typing import Final

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

NOT_ALL: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-restore-file"), nargs="?")
    parser.add_argument("--db", metavar="FILE|URL", help=text("cli-serve-db"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.progress import progress
    from trilhos.server.keeping.archive import check
    from trilhos.server.keeping.restore import restore
    from trilhos.server.storage.database import connect, default_url

    if options.file is None:
        raise BadChoice("missing-file", command="restore")
    trailer = check(options.file)  # before anything is written, and before a database is made for no backup
    engine = connect(options.db or default_url())
    try:
        with progress(text("progress-games")) as told:
            done = restore(engine, options.file, trailer, told)
    finally:
        engine.dispose()
    if options.json:
        print_json(done)
    else:
        counts = {"added": done.added, "extended": done.extended, "unchanged": done.unchanged}
        print(text("restore-done", games=done.games, entries=done.entries, **counts))
        for game in done.conflicts:
            print(text("restore-conflict", game=game))
        for game, reason in done.quarantined.items():
            print(text("restore-quarantined", game=game, reason=reason))
        for game, reason in done.refused.items():
            print(text("restore-refused", game=game, reason=reason))
    return NOT_ALL if done.conflicts or done.quarantined or done.refused else 0


COMMAND = Subcommand("restore", _options, _run, extra="server")

"""`trilhos backup`: all games of a database in one file, while the server runs."""

import argparse
from pathlib import Path
from typing import Final

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

LEFT_OUT: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-backup-file"), nargs="?")
    parser.add_argument("--db", metavar="FILE|URL", help=text("cli-serve-db"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    import msgspec

    from trilhos.progress import progress
    from trilhos.server.keeping.backup import back_up
    from trilhos.server.storage.database import connect_existing, default_url

    if options.file is None:
        raise BadChoice("missing-file", command="backup")
    engine = connect_existing(options.db or default_url())
    try:
        with progress(text("progress-games")) as told:
            made = back_up(engine, options.file, told)
    finally:
        engine.dispose()
    if options.json:
        print_json({"file": str(options.file), **msgspec.to_builtins(made)})
    else:
        print(text("backup-done", file=str(options.file), games=made.games, entries=made.entries))
        for game, reason in made.left_out.items():
            print(text("backup-left-out", game=game, reason=reason))
    return LEFT_OUT if made.left_out else 0


COMMAND = Subcommand("backup", _options, _run, extra="server")

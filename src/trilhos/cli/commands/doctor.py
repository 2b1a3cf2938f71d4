"""`trilhos doctor`: is everything in the database as it should be?"""

import argparse
from typing import Final

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.text import Text

ILL: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--db", metavar="FILE|URL", help=text("cli-serve-db"))
    parser.add_argument("--noted", action="store_true", help=text("cli-doctor-noted"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.progress import progress
    from trilhos.server.keeping.doctor import examine
    from trilhos.server.storage.database import connect_existing, default_url
    from trilhos.server.storage.receipts import note_losses

    engine = connect_existing(options.db or default_url())
    try:
        if options.noted:
            note_losses(engine)
        with progress(text("progress-games")) as told:
            report = examine(engine, told)
    finally:
        engine.dispose()
    if options.json:
        print_json(report)
    else:
        for finding in report.findings:
            print(text(f"doctor-{finding.problem}", game=finding.game or "-", detail=finding.detail))
        print(text("doctor-done", games=report.games, entries=report.entries, findings=len(report.findings)))
    return ILL if report.findings else 0


COMMAND = Subcommand("doctor", _options, _run, extra="server")

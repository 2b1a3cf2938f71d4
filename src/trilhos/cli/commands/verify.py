"""`trilhos verify`: was a game dealt as it was promised?"""

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from trilhos.cli.parser import Command, Parser, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bots.repeat import Repeated
    from trilhos.play.verify import Check, Report

TOUCHED: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-verify-file"), nargs="?")
    parser.add_argument("--commitment", metavar="HASH", help=text("cli-verify-commitment"))
    parser.add_argument("--bots", action="store_true", help=text("cli-verify-bots"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots.repeat import repeat
    from trilhos.play.record import read
    from trilhos.play.verify import verify

    if options.file is None:
        raise BadChoice("missing-file", command="verify")
    report = verify(options.file, options.commitment)
    again = repeat(read(options.file), str(options.file)) if options.bots and report.sound else None
    if options.json:
        print_json({**_figures(report, text), **({} if again is None else {"bots": asdict(again)})})
    else:
        for line in [*_lines(report, options.commitment is None, text), *([] if again is None else _bots(again, text))]:
            print(line)
    return 0 if report.sound and not (again and again.other) else TOUCHED


def _bots(again: "Repeated", text: Text) -> list[str]:
    lines = [text("verify-bots-same", count=again.same)]
    lines += [text("verify-bots-other", number=at, bot=bot, move=move) for at, bot, move in again.other]
    lines += [text("verify-bots-guests", count=again.guests)] if again.guests else []
    return [*lines, *([text("verify-bots-defaults", count=again.defaults)] if again.defaults else [])]


def _figures(report: "Report", text: Text) -> dict[str, Any]:
    told = {"game": report.game, "format": report.format, "commitment": report.commitment, "imported": report.imported}
    verdict = {"sound": report.sound, "protected": report.protected, "part": asdict(report.part)}
    return {**told, **verdict, "checks": [_figure(check, text) for check in report.checks]}


def _figure(check: "Check", text: Text) -> dict[str, Any]:
    problem = {} if check.problem is None else {"problem": check.problem.say(text)}
    return {"check": check.name, "sound": check.sound, **problem}


def _lines(report: "Report", unknown_promise: bool, text: Text) -> list[str]:
    lines = [_line(check, text) for check in report.checks]
    if unknown_promise:
        lines.append(text("verify-compare", commitment=report.commitment))
    return [*lines, *_part(report, text), text("verify-sound" if report.sound else "verify-touched")]


def _part(report: "Report", text: Text) -> list[str]:
    """Who could choose the deal."""
    from trilhos.play.commitment import FIRST_FORMAT

    if report.imported:
        return [text("verify-imported")]
    if report.format == FIRST_FORMAT:
        return [text("verify-unprotected")]
    part = report.part
    groups = {"verify-gave": part.gave, "verify-withheld": part.withheld, "verify-gave-none": part.gave_none}
    lines = [text(key, names=", ".join(names)) for key, names in groups.items() if names]
    return lines if part.gave else [*lines, text("verify-server-alone")]


def _line(check: "Check", text: Text) -> str:
    why = "" if check.problem is None else f" {check.problem.say(text)}"
    return text(f"verify-{check.name}-{'sound' if check.sound else 'touched'}") + why


COMMAND = Command("verify", _options, _run)

"""`trilhos verify`: was a game dealt as it was promised, and what does that prove?"""

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.errors import BadChoice, printable
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bots.repeat import Repeated
    from trilhos.play.noted import Noted
    from trilhos.play.verify import Verdict

PROVEN: Final = "proven"
UNPROVEN: Final = "unproven"  # nothing speaks against it, but not all was shown that was asked
CONTRADICTED: Final = "contradicted"
CODES: Final = {PROVEN: 0, CONTRADICTED: 1, UNPROVEN: 3}  # 2 is bad input


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar="FILE|ID", help=text("cli-verify-file"), nargs="?")
    noted = parser.add_mutually_exclusive_group()
    noted.add_argument("--noted", type=Path, metavar="NOTE", help=text("cli-verify-noted"))
    noted.add_argument("--commitment", metavar="HASH", help=text("cli-verify-commitment"))
    parser.add_argument("--bots", action="store_true", help=text("cli-verify-bots"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots.repeat import repeat
    from trilhos.play.library import file_or_id
    from trilhos.play.record import read
    from trilhos.play.verify import verify

    if options.file is None:
        raise BadChoice("missing-file", command="verify")
    noted, file = _noted(options), file_or_id(options.file)
    report = verify(file, noted)
    again = repeat(read(file), str(file), report.seated) if options.bots and report.sound else None
    known = noted is not None and noted.bots is not None
    verdict = _verdict(report, again, known)
    if options.json:
        print_json(_answer(verdict, report, again, options.bots, text))
    else:
        asked = [text("verify-bots-skipped")] if again is None else _bots(again, known, text)
        bot_lines = asked if options.bots else []
        for line in [*_lines(report, noted is None, text), *bot_lines]:
            print(printable(line))  # names and moves are of the file: they may not look like lines of ours
    return CODES[verdict]


def _noted(options: argparse.Namespace) -> "Noted | None":
    from trilhos.play.noted import Noted, read_note

    if options.noted is not None:
        return read_note(options.noted)
    return None if options.commitment is None else Noted(options.commitment.strip().lower())


def _verdict(report: "Verdict", again: "Repeated | None", known: bool) -> str:
    """Of all that was asked; about bots nothing is proven unless it was noted on which chairs they sat."""
    if not report.sound or (again is not None and not again.sound):
        return CONTRADICTED
    return PROVEN if report.proven and (again is None or (again.proven and known)) else UNPROVEN


def _bots(again: "Repeated", known: bool, text: Text) -> list[str]:
    strange = [(at, bot, named or text("verify-bots-nobody")) for at, bot, named in again.strange]
    lines = [text("verify-bots-same", count=again.same)] if again.same or again.sound else []
    lines += [text("verify-bots-strange", number=at, bot=bot, named=named) for at, bot, named in strange]
    lines += [text("verify-bots-other", number=at, bot=bot or "-", move=move) for at, bot, move in again.other]
    counts = {name: getattr(again, name) for name in ("caretakers", "guests", "defaults", "brought")}
    lines += [text(f"verify-bots-{name}", count=count) for name, count in counts.items() if count]
    return lines if known else [*lines, text("verify-bots-unknown")]


def _answer(verdict: str, report: "Verdict", again: "Repeated | None", bots: bool, text: Text) -> dict[str, object]:
    """For programs; of bots null where they weren't asked, for the file isn't sound."""
    repeated = None if again is None else {**asdict(again), "sound": again.sound}
    return {
        "verdict": verdict,
        "game": report.game,
        "format": report.format,
        "commitment": report.commitment,
        "sound": report.sound,
        "proven": report.proven,
        "lacks": report.lacks,
        "part": asdict(report.part),
        "checks": [
            {
                "check": check.name,
                "sound": check.sound,
                **({"problem": check.problem.say(text)} if check.problem else {}),
            }
            for check in report.checks
        ],
        **({"bots": repeated} if bots else {}),
    }


def _lines(report: "Verdict", unknown_promise: bool, text: Text) -> list[str]:
    lines = []
    for check in report.checks:
        why = "" if check.problem is None else f" {check.problem.say(text)}"
        lines.append(text(f"verify-{check.name}-{'sound' if check.sound else 'touched'}") + why)
    if unknown_promise:
        lines.append(text("verify-compare", commitment=report.commitment))
    part = report.part
    groups = {"verify-gave": part.gave, "verify-withheld": part.withheld, "verify-gave-none": part.gave_none}
    lines += [text(key, names=", ".join(names)) for key, names in groups.items() if names]
    if not report.sound:
        return [*lines, text("verify-touched")]
    return [*lines, text("verify-proven" if report.lacks is None else f"verify-lacks-{report.lacks}")]


COMMAND = Subcommand("verify", _options, _run)

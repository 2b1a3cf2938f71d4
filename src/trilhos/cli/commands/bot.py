"""`trilhos bot check CMD`: whether a program keeps to the bot protocol."""

import argparse
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, Subcommand, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bots.check import Checked

FAILED: Final = 1


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("what", nargs="?", metavar="check", help=text("cli-bot-what"))
    parser.add_argument("program", nargs="?", metavar="CMD", help=text("cli-bot-command"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots.check import Checker
    from trilhos.bots.limits import read_command

    if options.what != "check" or options.program is None:
        raise BadChoice("bot-usage")
    checker = Checker(read_command(options.program.removeprefix("cmd:")))
    findings: list[Checked] = []
    for finding in checker.run():
        findings.append(finding)
        if not options.json:
            _print(finding, text)
    passed = all(finding.passed for finding in findings)
    slowest = round(1000 * checker.slowest, 1)
    if options.json:
        rows = [asdict(finding) for finding in findings]
        print_json({"command": options.program, "passed": passed, "slowest_ms": slowest, "checks": rows})
    else:
        print(text("bot-check-passed" if passed else "bot-check-failed", slowest=f"{slowest:g}"))
    return 0 if passed else FAILED


def _print(finding: "Checked", text: Text) -> None:
    mark = "ok  " if finding.passed else "FAIL"
    print(f"{mark}  {text(f'bot-check-{finding.check}')}", flush=True)
    if not finding.passed:
        print(f"      {finding.detail}")
        for line in finding.output.splitlines()[-5:]:
            print(f"      | {line}")


COMMAND = Subcommand("bot", _options, _run)

"""The command line: `trilhos COMMAND --help` says what each command takes."""

import sys
from typing import Final

INTERRUPTED: Final = 130


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code. Ctrl-C ends it quietly, also while it is still being loaded."""
    try:
        from trilhos.cli.program import run

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED

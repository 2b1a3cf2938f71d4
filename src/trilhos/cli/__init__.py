"""The command line: `trilhos COMMAND --help` says what each command takes."""

from trilhos.cli.program import main

__all__ = ["main"]

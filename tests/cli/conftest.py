"""The command line for tests: in this process, or as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from trilhos.cli import main

# What the surroundings could say about language, colour, width and buffering.
VARIABLES = ("TRILHOS_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS", "PYTHONUNBUFFERED")


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def command(*words: str | Path) -> Done:
        try:
            code = main([str(word) for word in words])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return command


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must fail with code 2 and one line on stderr; that line."""

    def command(*words: str | Path) -> str:
        done = run(*words)
        assert (done.code, done.out) == (2, "")
        assert done.err.count("\n") == 1
        assert done.err.startswith("trilhos: ")
        return done.err.removeprefix("trilhos: ").rstrip("\n")

    return command


PATIENCE = 300  # seconds; only a program that hangs takes so long


def program(*words: str | Path, **settings: object) -> "subprocess.Popen[str]":
    """The command line as a program of its own."""
    command = [sys.executable, "-m", "trilhos.cli", *map(str, words)]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **settings}
    return subprocess.Popen(command, text=True, encoding="utf-8", env=dict(os.environ), **pipes)  # type: ignore[call-overload, no-any-return]


@pytest.fixture
def run_program() -> Run:
    """Run a command as a program of its own."""

    def command(*words: str | Path, **settings: object) -> Done:
        with program(*words, **settings) as process:
            out, err = process.communicate(timeout=PATIENCE)
        return Done(process.returncode, out or "", err or "")

    return command

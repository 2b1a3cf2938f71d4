"""`trilhos …` in a process of its own, forked from one that has imported everything already.

Importing costs more than a second of CPU time a program, most of what a test of a server takes. What a program does
from its first own line on is the same; that it can be started from nothing is shown by tests of `fresh` ones.
"""

import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, Protocol

from trilhos.cli import main

CONTEXT: Final = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__, "trilhos.server.serve", "uvloop", "uvicorn.protocols.http.httptools_impl"])


class Program(Protocol):
    """What a `subprocess.Popen` can do, as far as tests need it."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def wait(self, seconds: float, /) -> int: ...
    def send_signal(self, sign: int, /) -> None: ...


def fresh(words: list[str], log: Path, env: dict[str, str]) -> Program:
    """The program, started from nothing."""
    with log.open("a") as file:
        return subprocess.Popen([sys.executable, "-m", "trilhos.cli", *words], stderr=file, env=env)


class Forked:
    """The program, forked."""

    def __init__(self, words: list[str], log: Path, env: dict[str, str]) -> None:
        mask = os.umask(0o077)
        os.umask(mask)
        self.process = CONTEXT.Process(target=_run, args=(words, log, env, mask))
        self.process.start()
        self.pid = int(self.process.pid or 0)

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, seconds: float) -> int:
        """Its exit code, once it has ended."""
        self.process.join(seconds)
        assert self.process.exitcode is not None, f"process {self.pid} goes on"
        return self.process.exitcode

    def send_signal(self, sign: int) -> None:
        if self.process.exitcode is None:
            os.kill(self.pid, sign)


def _run(words: list[str], log: Path, env: dict[str, str], mask: int) -> None:
    """What the new process does: it has these from whoever started it, and not from the process it was forked from."""
    os.umask(mask)
    os.environ.clear()
    os.environ.update(env)
    with log.open("a") as file:
        os.dup2(file.fileno(), 2)
    sys.exit(main(words))

"""A program at the other end of two pipes, which can neither stall us nor outlive us nor take all memory."""

import os
import select
import signal
import subprocess
import time
import weakref
from contextlib import suppress
from typing import IO, Final, cast

TAIL: Final = 2000  # bytes of stderr that are kept
LONGEST_LINE: Final = 2**16
CHUNK: Final = 2**16
# A shell sets the limits in the child itself, before the program starts, and is then replaced by it. That is safe in
# a program with threads, which code of ours between fork and exec would not be.
LIMITED: Final = 'ulimit -c 0; ulimit -v "$1" && ulimit -t "$2" && shift 2 && exec "$@"'


class Late(Exception):
    """Nothing came in time."""


class Ended(Exception):
    """The program has closed its stdout."""


class EndlessLine(Exception):
    """A line without an end."""


class BotProcess:
    """A started program: lines go out and come in, and no call takes longer than it is told to."""

    def __init__(self, command: list[str], memory_mb: int, cpu_s: int) -> None:
        limited = ["/bin/sh", "-c", LIMITED, "sh", str(memory_mb * 1024), str(cpu_s), *command]
        pipe = subprocess.PIPE
        # Its own session: Ctrl-C doesn't reach it, and whatever it starts is ended with it.
        self.popen = subprocess.Popen(  # noqa: S603
            limited, bufsize=0, start_new_session=True, stdin=pipe, stdout=pipe, stderr=pipe
        )
        self.pipes = cast(list[IO[bytes]], [self.popen.stdin, self.popen.stdout, self.popen.stderr])
        self.stdin, self.stdout, self.stderr = (end.fileno() for end in self.pipes)
        for number in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(number, False)
        self.outgoing = b""
        self.incoming = b""
        self.tail = b""
        self.open = {self.stdout, self.stderr}
        self.code: int | None = None  # how it ended; minus a signal's number
        self._finalizer = weakref.finalize(self, _end, self.popen)  # when we are forgotten, or the program ends

    def send(self, line: str) -> None:
        """Put a line on its way; it goes out while we wait for an answer."""
        self.outgoing += line.encode() + b"\n"

    def close_input(self) -> None:
        """Let the program see the end of its input."""
        self.pipes[0].close()

    def receive(self, until: float) -> str:
        """The next line; Late when the clock (`time.monotonic`) has passed `until`, Ended when there will be none."""
        while b"\n" not in self.incoming:
            if len(self.incoming) > LONGEST_LINE:
                raise EndlessLine
            if self.stdout not in self.open:
                raise Ended
            self._wait(until)
        line, _, self.incoming = self.incoming.partition(b"\n")
        return line.decode(errors="replace")

    def flush(self, until: float) -> None:
        """Send what is to be sent, and wait until the clock has passed `until`; what comes meanwhile is kept."""
        with suppress(Late):
            while self.stdout in self.open:
                self._wait(until)

    def settle(self, until: float) -> None:
        """Send what is to be sent, and wait for the program to end; what comes meanwhile is of no interest."""
        with suppress(Late):
            while self.stdout in self.open:
                self.incoming = b""
                self._wait(until)

    def _wait(self, until: float) -> None:
        left = until - time.monotonic()
        if left <= 0:
            raise Late
        poll = select.poll()
        for pipe in self.open:
            poll.register(pipe, select.POLLIN)
        if self.outgoing and not self.pipes[0].closed:
            poll.register(self.stdin, select.POLLOUT)
        for pipe, _ in poll.poll(left * 1000):
            self._write() if pipe == self.stdin else self._read(pipe)

    def _write(self) -> None:
        try:
            self.outgoing = self.outgoing[os.write(self.stdin, self.outgoing) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:  # it reads no more; that it ends will be seen where we read
            self.outgoing = b""

    def _read(self, pipe: int) -> None:
        data = os.read(pipe, CHUNK)
        if not data:
            self.open.discard(pipe)
        elif pipe == self.stdout:
            self.incoming += data
        else:
            self.tail = (self.tail + data)[-TAIL:]

    def output(self) -> str:
        """The last that it wrote to stderr."""
        return self.tail.decode(errors="replace").strip()

    def end(self) -> None:
        """End it, and everything that it has started."""
        self._finalizer()
        self.code = self.popen.returncode
        with suppress(BlockingIOError):
            while self.stderr in self.open:  # what still lies in its pipe
                self._read(self.stderr)
        for pipe in self.pipes:
            pipe.close()


def _end(popen: "subprocess.Popen[bytes]") -> None:
    """Kill the whole session. It isn't waited for before, so its number can't be another's by now."""
    if popen.returncode is None:
        with suppress(ProcessLookupError, PermissionError):  # all dead already: systems say it in either way
            os.killpg(popen.pid, signal.SIGKILL)
        popen.wait()

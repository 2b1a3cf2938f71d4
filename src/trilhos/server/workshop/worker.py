"""The process of one piece of long work: reads its order, tells how far it has come, and ends with the server."""

import os
import signal
import sys
import threading
import traceback
from typing import BinaryIO, Final

import msgspec

from trilhos import plugins
from trilhos.errors import TrilhosError
from trilhos.server.stewards.workers import SIZE_BYTES, frame
from trilhos.server.workshop.jobs import JobNews, JobOrder
from trilhos.server.workshop.works import WORKS
from trilhos.text import Text

NICE: Final = 15  # games come first
MEMORY: Final = 4 * 2**30  # bytes of addresses that each process may have


def main() -> None:
    """Do it, and say what came of it."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what libraries print must not get between the answers
    with os.fdopen(os.dup(0), "rb", buffering=0) as orders:
        order = msgspec.msgpack.decode(_read(orders, int.from_bytes(_read(orders, SIZE_BYTES))), type=JobOrder)
    _be_modest()
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    _say(answers, _done(order, answers))
    os._exit(0)  # whatever a library has still under way


def _done(order: JobOrder, answers: BinaryIO) -> JobNews:
    text = Text(order.language)
    try:
        return WORKS[order.kind](order, text, lambda told: _say(answers, told))
    except TrilhosError as problem:
        return JobNews(error=problem.say(text))
    except MemoryError:
        return JobNews(error=text("job-memory"))
    except Exception:
        traceback.print_exc()
        return JobNews(error=text("job-died"))


def _read(stream: BinaryIO, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = stream.read(size - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def _say(answers: BinaryIO, told: JobNews) -> None:
    answers.write(frame(told))
    answers.flush()


def _be_modest() -> None:
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _end_with_the_server() -> None:
    """The server holds the other end of the pipe; when it is gone, however, this ends with all that it has started."""
    os.read(0, 1)
    if sys.platform != "win32":
        os.killpg(os.getpgid(0), signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    plugins.quiet()
    main()

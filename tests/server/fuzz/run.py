"""Sending many requests, some at a time, and noting what the server makes of them."""

import asyncio
import contextlib
import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server import plain
from tests.server.fuzz.requests import Sent, World, make
from tests.server.rig import Server, make_game, new_game, serving
from trilhos.server.door.limits import LIMITS

AT_ONCE = 8
QUIET_SECONDS = 2.0  # a request that nobody could answer yet is given up
UNLIMITED = [word for name in LIMITS for word in ("--limit", f"{name}=99999/99999")]
ERROR_LOG = re.compile(r'"event": "(?:bug|Exception in ASGI|Task exception)|Traceback')
INTERNAL = ("close 1011", "close 4500")  # how live connections end that failed


@dataclass
class Report:
    """What came of it."""

    requests: int = 0
    seconds: float = 0.0
    statuses: Counter[str] = field(default_factory=Counter)
    errors: list[dict[str, Any]] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        return {
            "requests": self.requests,
            "seconds": round(self.seconds, 1),
            "statuses": dict(sorted(self.statuses.items())),
            "errors": self.errors,
        }

    def text(self) -> str:
        counted = ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        lines = [
            f"{self.requests} requests in {self.seconds:.0f} s",
            counted,
            f"{len(self.errors)} errors of the server",
        ]
        return "\n".join([*lines, *(json.dumps(error) for error in self.errors[:50])])


@contextmanager
def fuzzed_server(folder: Path) -> Iterator[Server]:
    """A server that limits nobody, with a page of a few words: where none was built, its lack would be an error."""
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Trilhos</title>")
    with serving(str(folder / "g.sqlite"), folder, "--page", str(page), *UNLIMITED) as server:
        yield server


def world_of(server: Server) -> World:
    """A running game, one that waits for people, a finished one, and their tokens."""
    document = plain.get(f"{server.url}/api/schema/openapi.json").json()
    people = new_game(server)
    waiting = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}], spectators=False)
    over = make_game(server, chairs=[{"kind": "bot", "bot": "random"}] * 2)
    tokens = [
        *(str(person.token) for person in people),
        *waiting["tokens"].values(),
        waiting["host"],
        over["host"],
        "wrong",
    ]
    return World(document, [people[0].game, waiting["game"], over["game"], "none"], tokens)


def fuzz(
    server: Server, world: World, seed: str, numbers: Sequence[int], progress: Callable[[int], None] = lambda done: None
) -> Report:
    """Send the requests of these numbers."""
    report, began = Report(), time.monotonic()
    asyncio.run(_send_all(server, world, seed, numbers, report, progress))
    report.seconds = time.monotonic() - began
    if server.process.poll() is not None:
        report.errors.append({"problem": "the server has ended"})
    logged = [line for line in server.log.read_text(errors="replace").splitlines() if ERROR_LOG.search(line)]
    report.errors += [{"problem": "logged", "line": line[:6000]} for line in logged]
    return report


async def _send_all(
    server: Server, world: World, seed: str, numbers: Sequence[int], report: Report, progress: Callable[[int], None]
) -> None:
    waiting = iter(numbers)

    async def sender() -> None:
        for number in waiting:
            sent = make(world, seed, number)
            status = await _status(server.port, sent)
            report.requests += 1
            report.statuses[status] += 1
            if status.startswith("5") or status in INTERNAL:
                report.errors.append({"seed": seed, "number": number, "status": status, "request": sent.shown()})
            if report.requests % 500 == 0 or report.requests == len(numbers):
                progress(report.requests)

    await asyncio.gather(*(sender() for _ in range(AT_ONCE)))


async def _status(port: int, sent: Sent) -> str:
    """The status of the answer, or what there was instead of one."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return "refused"
    try:
        async with asyncio.timeout(QUIET_SECONDS):
            writer.write(sent.first)
            head = await reader.readuntil(b"\r\n\r\n")
            status = head[9:12].decode("latin-1")
            if status != "101" or not sent.frames:
                return status
            writer.write(sent.frames)
            return await _closed(reader)
    except TimeoutError:
        return "quiet"
    except (OSError, asyncio.IncompleteReadError):
        return "cut off"
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def _closed(reader: asyncio.StreamReader) -> str:
    """How a live connection goes on: the first frame, or the code with which it is closed."""
    first, size = await reader.readexactly(2)
    return f"close {int.from_bytes(await reader.readexactly(2))}" if first & 15 == 8 and size >= 2 else "live"

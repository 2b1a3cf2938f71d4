"""Connections between processes, kept open: a request goes out, its answer comes back piece by piece.

By hand, because a client library takes several times as long as the request itself.
"""

import asyncio
import time
from typing import Final

from litestar.types import Send

from trilhos.server.processes.ring import Process

PATIENCE: Final = 30.0  # seconds for an answer; more than any takes
TO_CONNECT: Final = 1.0
IDLE_SECONDS: Final = 30.0  # less than the other side keeps a connection that nobody uses
PIECE: Final = 65_536
MISDIRECTED: Final = 421
NOT_PASSED: Final = (b"connection", b"keep-alive", b"transfer-encoding", b"date")
Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Broken(Exception):
    """No answer; `sent` tells whether the request may have arrived."""

    def __init__(self, problem: BaseException, sent: bool) -> None:
        super().__init__(f"{type(problem).__name__}: {problem}")
        self.sent = sent


class Wires:
    """The connections of this process to the others."""

    def __init__(self) -> None:
        self.free: dict[str, list[tuple[Wire, float]]] = {}

    async def ask(
        self, to: Process, method: str, path: bytes, headers: list[tuple[bytes, bytes]], body: bytes, send: Send
    ) -> bool:
        """Pass a request on and its answer back; False when the other process sends us elsewhere."""
        wire = await self._wire(to)
        try:
            async with asyncio.timeout(PATIENCE):
                wire[1].write(_request(to, method, path, headers, body))
                answered, kept = await _answer(wire[0], method, send)
        except (OSError, EOFError, ValueError, TimeoutError, asyncio.LimitOverrunError) as problem:
            wire[1].close()
            raise Broken(problem, sent=True) from problem
        except BaseException:
            wire[1].close()
            raise
        if kept:
            self.free.setdefault(to.id, []).append((wire, time.monotonic()))
        else:
            wire[1].close()
        return answered

    async def _wire(self, to: Process) -> Wire:
        free = self.free.get(to.id, [])
        while free:
            wire, since = free.pop()
            if not wire[0].at_eof() and time.monotonic() - since < IDLE_SECONDS:
                return wire
            wire[1].close()
        try:
            async with asyncio.timeout(TO_CONNECT):
                return await asyncio.open_connection(*to.place, limit=PIECE)
        except (OSError, TimeoutError) as problem:
            raise Broken(problem, sent=False) from problem


def _request(to: Process, method: str, path: bytes, headers: list[tuple[bytes, bytes]], body: bytes) -> bytes:
    first = b"%s %s HTTP/1.1\r\nhost: %s\r\n" % (method.encode(), path, to.address.encode())
    told = b"".join(b"%s: %s\r\n" % pair for pair in headers)
    return b"%s%scontent-length: %d\r\n\r\n%s" % (first, told, len(body), body)


async def _answer(reader: asyncio.StreamReader, method: str, send: Send) -> tuple[bool, bool]:
    """Whether it was answered, and whether the connection is good for more."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
    status = int(first.split(b" ")[1])
    headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
    found = dict(headers)
    kept = found.get(b"connection", b"").lower() != b"close"
    length = int(found.get(b"content-length", b"0"))
    if status == MISDIRECTED:
        await reader.readexactly(length)
        return False, kept
    passed = [pair for pair in headers if pair[0] not in NOT_PASSED]
    await send({"type": "http.response.start", "status": status, "headers": passed})
    if method != "HEAD":
        if b"transfer-encoding" in found:
            while size := int((await reader.readline()).split(b";")[0], 16):
                await send({"type": "http.response.body", "body": await reader.readexactly(size), "more_body": True})
                await reader.readexactly(2)
            await reader.readuntil(b"\r\n")
        while length:
            piece = await reader.readexactly(min(length, PIECE))
            length -= len(piece)
            await send({"type": "http.response.body", "body": piece, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
    return True, kept

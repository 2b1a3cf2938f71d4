"""Around every request: who may ask at all, security headers, a line in the log, figures for the metrics."""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Send

from trilhos.errors import TrilhosError
from trilhos.server.answers.errors import NotFound, TooFast, Unavailable
from trilhos.server.answers.problems import REASON, accepted, answer_to
from trilhos.server.door.headers import HEADERS, PRIVATE
from trilhos.server.door.limits import UNKNOWN, household
from trilhos.server.door.paths import is_plain
from trilhos.server.service import Service

LOG = structlog.get_logger("trilhos.requests")
REFUSED: Final = 400  # and every status above
COUNTED: Final = "trilhos.counted"  # where a request's state says that it was counted already


class Guard:
    """ASGI middleware; it looks at no body and no header that could hold a secret."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send, self._problem(scope))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def lets_pass(self, scope: Any, receive: Receive, send: Send) -> bool:
        """Whether something that another process answers may go there; it is counted here, and not again there."""
        problem = self._problem(scope)
        if problem is None:
            scope["state"][COUNTED] = True
            return True
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send, problem)
        else:
            await self._turn_away(problem, receive, send)
        return False

    async def _answer(self, scope: Any, receive: Receive, send: Send, problem: TrilhosError | None) -> None:
        began, status = time.perf_counter(), [500]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, *_caching(scope, message)]
            await send(message)

        try:
            if problem is None:
                await self.app(scope, receive, guarded)
            else:
                await _refuse(scope, problem, guarded)
        finally:
            self._note(scope, status[0], time.perf_counter() - began)

    async def _connect(self, scope: Any, receive: Receive, send: Send) -> None:
        """A live connection is refused before it is made."""
        who, connections = _who(scope), self.service.connections
        problem: TrilhosError | None = self._problem(scope)
        if problem is None and connections.go_live(who):
            try:
                await self.app(scope, receive, send)
            finally:
                connections.end_live(who)
            return
        await self._turn_away(problem or Unavailable("too-many-connections"), receive, send)

    async def _turn_away(self, problem: TrilhosError, receive: Receive, send: Send) -> None:
        self.service.refusals.note(problem.key, route="-", live=True)
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem.key})

    def _problem(self, scope: Any) -> NotFound | TooFast | None:
        """What is wrong with a request whoever asks, whatever for: looked at before any work is done for it."""
        try:
            if COUNTED not in scope["state"]:
                self.service.limits.spend("request", _who(scope))
        except TooFast as problem:
            return problem
        return None if is_plain(scope) else NotFound("http-404")

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        """The route's pattern, not the path: a game's id is nobody's business."""
        handler = scope.get("route_handler")
        route = min(handler.paths) if handler is not None else "-"
        self.service.metrics.requests.labels(route, status).inc()
        self.service.metrics.seconds.labels(route).observe(seconds)
        LOG.debug("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 2))
        if status >= REFUSED:
            reason = scope["state"].get(REASON, "bug")
            self.service.refusals.note(reason, method=scope["method"], route=route, status=status)


def _who(scope: Any) -> str:
    return household(scope["client"][0]) if scope["client"] else UNKNOWN


async def _refuse(scope: Any, problem: TrilhosError, send: Send) -> None:
    """The same answer as from further inside, without going there."""
    asked = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    status, said, more = answer_to(problem, accepted(asked.decode("latin-1")), "-")
    scope["state"][REASON] = problem.key
    body = msgspec.json.encode(said)
    headers: Sequence[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.lower().encode(), value.encode()) for name, value in more.items()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _caching(scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    """What doesn't say otherwise is nobody's to keep."""
    said = any(name.lower() == b"cache-control" for name, _ in message.get("headers", []))
    return [PRIVATE] if scope["path"].startswith("/api/") and not said else []

"""Around every request: security headers, a line in the log, figures for the metrics."""

import time
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from trilhos.server.metrics import Metrics

LOG = structlog.get_logger("trilhos.requests")

# Scripts, styles, fonts and connections from our own origin only; nobody may put the page into a frame of theirs.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a secret link must not travel
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PRIVATE: Final = (b"cache-control", b"no-store")


class Guard:
    """ASGI middleware; it looks at no body and no header that could hold a secret."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), [500]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, *_caching(scope, message)]
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        finally:
            self._note(scope, status[0], time.perf_counter() - began)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        """The route's pattern, not the path: a game's id is nobody's business."""
        handler = scope.get("route_handler")
        route = min(handler.paths) if handler is not None else "-"
        self.metrics.requests.labels(route, status).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        LOG.debug("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 2))


def _caching(scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    """What doesn't say otherwise is nobody's to keep."""
    said = any(name.lower() == b"cache-control" for name, _ in message.get("headers", []))
    return [PRIVATE] if scope["path"].startswith("/api/") and not said else []

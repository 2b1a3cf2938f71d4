"""Every refusal is counted and written down with its cause, but no flood of them fills a disk."""

import time
from typing import Any, Final

import structlog

from trilhos.server.metrics import Metrics

MOST_A_SECOND: Final = 50  # lines; the next one after more than these says how many were left out
LOG = structlog.get_logger("trilhos.requests")


class RefusalLog:
    """Writes them down, sparingly."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.second = 0
        self.written = 0
        self.left_out = 0

    def note(self, reason: str, **facts: Any) -> None:
        """Somebody was refused something, for a reason."""
        self.metrics.refusals.labels(reason).inc()
        second = int(time.monotonic())
        if second != self.second:
            self.second, self.written = second, 0
        if self.written >= MOST_A_SECOND:
            self.left_out += 1
            return
        more = {"left_out": self.left_out} if self.left_out else {}
        self.written, self.left_out = self.written + 1, 0
        LOG.info("refused", reason=reason, **facts, **more)

"""Structured logs: one JSON object a line, on standard error, without secrets."""

import logging
import sys
from typing import Any, Final

import structlog
from structlog.typing import EventDict, WrappedLogger

SECRETS: Final = frozenset({"token", "seed", "salt", "authorization", "host_token", "address"})
LEVELS: Final = ("debug", "info", "warning", "error")


def set_up(level: str) -> None:
    """Everything from this level on, libraries included."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [structlog.processors.TimeStamper(fmt="iso"), structlog.stdlib.add_log_level, hide]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    last: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)


def hide(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """No secret gets into a log, whoever hands it in."""
    return {name: "***" if name in SECRETS else value for name, value in event.items()}

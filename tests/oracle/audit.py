"""Whole audit files: game after game through the oracle."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from .errors import OracleError
from .oracle import Oracle

DATA = Path(__file__).resolve().parents[2] / "src" / "trilhos" / "boards" / "data"


@cache
def facts_of(edition: str) -> dict[str, Any]:
    """The board facts of an edition."""
    path = DATA / f"{edition}.json"
    if not path.exists():
        raise OracleError(f"audit: no such edition: {edition}")
    file: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {**file, "route_points": file["rules"]["route_points"]}


def begin(start: dict[str, Any]) -> Oracle:
    """The oracle for the game that a `start` event announces."""
    if start.get("type") != "start":
        raise OracleError(f"audit: a game begins with start, not {start.get('type')}")
    return Oracle(facts_of(start["edition"]), start["edition"], start["players"], start["options"])


def check_audit(events: Iterable[dict[str, Any]]) -> int:
    """Feed whole games one after another; how many there were."""
    games = 0
    oracle: Oracle | None = None
    for event in events:
        if oracle is None or oracle.phase == "done":
            oracle = begin(event)
            games += 1
        oracle.feed(event)
    if oracle is not None and oracle.phase != "done":
        raise OracleError(f"audit: the last game stops before event {oracle.n}: {sorted(oracle.expected())} is due")
    return games

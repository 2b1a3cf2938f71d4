"""One line of a game's log as the database and backups have it. What it says is read by `game.entries`."""

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: it is numbered, and once written it never changes."""

    number: int
    kind: str
    data: dict[str, Any]
    at: float
    key: str | None = None  # of the command that brought it

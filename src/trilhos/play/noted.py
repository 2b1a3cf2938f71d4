"""What a player noted of a deal while nobody could know it yet: the page keeps it, `trilhos verify` compares it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from trilhos.errors import BadFile
from trilhos.play.commitment import Bots, Nonces
from trilhos.play.record import read

FORMAT: Final = "trilhos-note/1"
HASH: Final = re.compile("[0-9a-f]{64}")
CHAIR: Final = re.compile("[0-9]")


@dataclass(frozen=True)
class Noted:
    """The commitment before the deal; promises and bots by chair when everybody sat; nonces of one's own by chair."""

    commitment: str
    game: str | None = None
    promises: Nonces | None = None
    bots: Bots | None = None
    nonces: dict[int, str] = field(default_factory=dict)
    revealed: list[int] = field(default_factory=list)  # chairs whose nonce the server had acknowledged


def is_hash(value: Any) -> bool:
    """Whether this is SHA-256, or 256 bits, in hexadecimal."""
    return isinstance(value, str) and HASH.fullmatch(value) is not None


def by_chair(value: Any, is_sound: Callable[[Any], bool]) -> bool:
    """Whether this is a list with something sound, or nothing, for each chair."""
    return isinstance(value, list) and all(one is None or is_sound(one) for one in value)


def is_text(value: Any) -> bool:
    """Whether this can be a name."""
    return isinstance(value, str)


FIELDS: Final[dict[str, Callable[[Any], bool]]] = {
    "game": lambda value: value is None or is_text(value),
    "commitment": is_hash,
    "promises": lambda value: value is None or by_chair(value, is_hash),
    "bots": lambda value: value is None or by_chair(value, is_text),
    "nonces": lambda value: (
        isinstance(value, dict) and all(CHAIR.fullmatch(key) and is_hash(value[key]) for key in value)
    ),
    "revealed": lambda value: isinstance(value, list) and all(type(chair) is int for chair in value),
}
DEFAULTS: Final[dict[str, Any]] = {"nonces": {}, "revealed": []}


def read_note(path: Path) -> Noted:
    """What stands in a note that the page gave, or that somebody wrote; BadFile for other files."""
    note = read(path, "foreign-note", FORMAT)
    if not isinstance(note, dict) or note.get("format") != FORMAT:
        raise BadFile("foreign-note", file=str(path), format=FORMAT)
    told: dict[str, Any] = {name: note.get(name, DEFAULTS.get(name)) for name in FIELDS}
    for name, is_sound in FIELDS.items():
        if not is_sound(told[name]):
            raise BadFile("bad-save-field", file=str(path), field=name)
    return Noted(**{**told, "nonces": {int(chair): nonce for chair, nonce in told["nonces"].items()}})

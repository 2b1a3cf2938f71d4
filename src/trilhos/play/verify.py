"""Checking a deal: does what was told after the game fit what was promised before it?"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trilhos.errors import BadFile, TrilhosError
from trilhos.play.commitment import commitment
from trilhos.play.game import seating
from trilhos.play.record import SEED, check_fields, from_record, read

PROMISE: Final = "promise"  # the commitment in the file is the one that was noted at the start
COMMITMENT: Final = "commitment"  # seed and salt fit the commitment
SEED_USED: Final = "seed"  # the game was dealt with that seed
SEATING: Final = "seating"  # the turn order follows from it
REPLAY: Final = "replay"  # the moves lead to the position that was saved
TOUCHED: Final = ("bad-save-action", "bad-save-fingerprint")  # of a sound file, which the rules don't follow

FIELDS: Final[dict[str, Callable[[Any], bool]]] = {
    "seed": lambda value: isinstance(value, str) and SEED.fullmatch(value) is not None,
    "salt": lambda value: isinstance(value, str),
    "commitment": lambda value: isinstance(value, str),
    "game": lambda value: isinstance(value, str),
    "chairs": lambda value: isinstance(value, list) and all(isinstance(name, str) for name in value),
    "first": lambda value: value is None or type(value) is int,
    "imported": lambda value: isinstance(value, bool),
}


@dataclass(frozen=True)
class Check:
    """One thing that was looked at; `problem` says more about what is wrong."""

    name: str
    sound: bool
    problem: TrilhosError | None = None


@dataclass(frozen=True)
class Report:
    """What was found in one file."""

    game: str
    commitment: str
    imported: bool  # the seed came with a save file, so somebody knew it
    checks: list[Check]

    @property
    def sound(self) -> bool:
        """Whether nothing was touched."""
        return all(check.sound for check in self.checks)


def verify(path: Path, noted: str | None = None) -> Report:
    """Check an exported game, against a commitment noted at its start if there is one; BadFile for other files."""
    record = read(path)
    check_fields(record, str(path))
    deal = _deal(record, str(path))
    promise = [] if noted is None else [Check(PROMISE, noted.strip().lower() == deal["commitment"])]
    checks = [
        *promise,
        Check(COMMITMENT, commitment(int(deal["seed"]), deal["salt"]) == deal["commitment"]),
        Check(SEED_USED, int(deal["seed"]) == int(record["seed"])),
        Check(SEATING, _seated(deal) == record["names"]),
        _replayed(record, str(path)),
    ]
    return Report(deal["game"], deal["commitment"], deal["imported"], checks)


def _deal(record: dict[str, Any], source: str) -> dict[str, Any]:
    deal = record.get("deal")
    if deal is None:
        raise BadFile("no-deal", file=source)
    for name, is_sound in FIELDS.items():
        if not isinstance(deal, dict) or not is_sound(deal.get(name)):
            raise BadFile("bad-save-field", file=source, field=f"deal.{name}")
    if deal["first"] is not None and not 0 <= deal["first"] < len(deal["chairs"]):
        raise BadFile("bad-save-field", file=source, field="deal.first")
    return deal


def _seated(deal: dict[str, Any]) -> list[str]:
    """The names in the turn order that the seed gives; chairs by number, as the server draws them."""
    chairs, first = deal["chairs"], deal["first"]
    order = seating([str(n) for n in range(len(chairs))], int(deal["seed"]), None if first is None else str(first))
    return [chairs[int(chair)] for chair in order]


def _replayed(record: dict[str, Any], source: str) -> Check:
    try:
        from_record(record, source)
    except BadFile as problem:
        if problem.key not in TOUCHED:
            raise
        return Check(REPLAY, sound=False, problem=problem)
    return Check(REPLAY, sound=True)

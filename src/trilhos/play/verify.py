"""Checking a deal: does what was told after the game fit what was promised before it?"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from trilhos.editions.load import fingerprint
from trilhos.engine.random import FAST
from trilhos.errors import BadFile, TrilhosError
from trilhos.play.commitment import (
    FIRST_FORMAT,
    FORMAT,
    Dealt,
    commitment,
    deal,
    promise,
    seed_commitment,
    seed_deal,
    terms,
)
from trilhos.play.record import SEED, check_fields, from_record, read

PROMISE: Final = "promise"  # the commitment in the file is the one that was noted at the start
COMMITMENT: Final = "commitment"  # what it hid fits it
TERMS: Final = "terms"  # the game is the one that was promised: map, options, rules, chairs, who begins
BOARD: Final = "board"  # its board is the one that this program knows
NONCES: Final = "nonces"  # every nonce is the one that its chair had promised
SEED_USED: Final = "seed"  # the game was dealt with the seed that follows
SEATING: Final = "seating"  # so does the turn order
REPLAY: Final = "replay"  # the moves lead to the position that was saved
TOUCHED: Final = ("bad-save-action", "bad-save-fingerprint")  # of a sound file, which the rules don't follow
HASH: Final = re.compile("[0-9a-f]{64}")

Sound = Callable[[Any], bool]


def _is_hash(value: Any) -> bool:
    return isinstance(value, str) and HASH.fullmatch(value) is not None


def _are_hashes(value: Any) -> bool:
    return isinstance(value, list) and all(one is None or _is_hash(one) for one in value)


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


COMMON: Final[dict[str, Sound]] = {
    "seed": lambda value: isinstance(value, str) and SEED.fullmatch(value) is not None,
    "commitment": lambda value: isinstance(value, str),
    "game": lambda value: isinstance(value, str),
    "chairs": _are_names,
    "first": lambda value: value is None or type(value) is int,
    "imported": lambda value: isinstance(value, bool),
}
FIELDS: Final[dict[str, dict[str, Sound]]] = {
    FIRST_FORMAT: {**COMMON, "salt": lambda value: isinstance(value, str)},
    FORMAT: {
        **COMMON,
        "secret": _is_hash,
        "terms": lambda value: isinstance(value, dict) and _is_hash(value.get("board")),
        "promises": _are_hashes,
        "nonces": _are_hashes,
        "bots": lambda value: isinstance(value, list),
    },
}
BY_CHAIR: Final = ("promises", "nonces", "bots")


@dataclass(frozen=True)
class Check:
    """One thing that was looked at; `problem` says more about what is wrong."""

    name: str
    sound: bool
    problem: TrilhosError | None = None


@dataclass(frozen=True)
class Part:
    """Who took part in a deal with a nonce, who promised one and didn't reveal it, and who promised none."""

    gave: list[str] = field(default_factory=list)
    withheld: list[str] = field(default_factory=list)
    gave_none: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    """What was found in one file."""

    game: str
    format: str
    commitment: str
    imported: bool  # the seed came with a save file, so somebody knew it
    part: Part
    checks: list[Check]

    @property
    def sound(self) -> bool:
        """Whether nothing was touched."""
        return all(check.sound for check in self.checks)

    @property
    def protected(self) -> bool:
        """Whether nobody could choose the deal: somebody beside the server had a part in it."""
        return self.sound and bool(self.part.gave)


def verify(path: Path, noted: str | None = None) -> Report:
    """Check an exported game, against a commitment noted at its start if there is one; BadFile for other files."""
    record = read(path)
    check_fields(record, str(path))
    told = _deal(record, str(path))
    found = [] if noted is None else [Check(PROMISE, noted.strip().lower() == told["commitment"])]
    replayed = _replayed(record, str(path))
    if told["format"] == FORMAT:
        found += [
            *_promised(record, told),
            *_dealt(record, told, deal(told["commitment"], told["secret"], told["nonces"])),
        ]
    else:
        seed = int(told["seed"])
        found.append(Check(COMMITMENT, seed_commitment(seed, told["salt"]) == told["commitment"]))
        found += _dealt(record, told, seed_deal(seed, len(told["chairs"])))
    part = _part(told) if told["format"] == FORMAT else Part()
    return Report(told["game"], told["format"], told["commitment"], told["imported"], part, [*found, replayed])


def _deal(record: dict[str, Any], source: str) -> dict[str, Any]:
    """What the file says of its deal, every field of the right kind."""
    told = record.get("deal")
    if told is None:
        raise BadFile("no-deal", file=source)
    known: dict[str, Any] = {"format": FIRST_FORMAT, **(told if isinstance(told, dict) else {})}
    bad = _bad_field(known)
    if bad is not None:
        raise BadFile("bad-save-field", file=source, field=f"deal.{bad}")
    return known


def _bad_field(told: dict[str, Any]) -> str | None:
    """The first field that is missing, of the wrong kind, or doesn't fit the chairs."""
    fields = FIELDS.get(str(told["format"]), {"format": lambda value: False})
    for name, is_sound in fields.items():
        if not is_sound(told.get(name)):
            return name
    chairs, first = len(told["chairs"]), told["first"]
    if chairs == 0:
        return "chairs"
    if first is not None and not 0 <= first < chairs:
        return "first"
    return next((name for name in BY_CHAIR if name in fields and len(told[name]) != chairs), None)


def _promised(record: dict[str, Any], told: dict[str, Any]) -> list[Check]:
    """The second format's promises: of the server, and of the chairs."""
    board, streams = told["terms"]["board"], record.get("streams", FAST)
    rules = record["options"], record["rules_version"]
    played = {**terms(record["edition"], board, *rules, len(told["chairs"]), told["first"]), "streams": streams}
    pairs = zip(told["nonces"], told["promises"], strict=True)
    return [
        Check(COMMITMENT, commitment(told["terms"], told["secret"]) == told["commitment"]),
        Check(TERMS, played == told["terms"]),
        Check(BOARD, fingerprint(record["edition"]) == board),
        Check(NONCES, all(nonce is None or promise(nonce) == promised for nonce, promised in pairs)),
    ]


def _dealt(record: dict[str, Any], told: dict[str, Any], dealt: Dealt) -> list[Check]:
    order = [told["chairs"][chair] for chair in dealt.order(len(told["chairs"]), told["first"])]
    return [
        Check(SEED_USED, dealt.seed == int(record["seed"]) == int(told["seed"])),
        Check(SEATING, order == record["names"]),
    ]


def _part(told: dict[str, Any]) -> Part:
    part = Part()
    for name, bot, promised, nonce in zip(told["chairs"], told["bots"], told["promises"], told["nonces"], strict=True):
        if nonce is not None:
            part.gave.append(name)
        elif promised is not None:
            part.withheld.append(name)
        elif bot is None:
            part.gave_none.append(name)
    return part


def _replayed(record: dict[str, Any], source: str) -> Check:
    try:
        from_record(record, source)
    except BadFile as problem:
        if problem.key not in TOUCHED:
            raise
        return Check(REPLAY, sound=False, problem=problem)
    return Check(REPLAY, sound=True)

"""Checking a deal: does what was told after the game fit what was promised before it?"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from trilhos.editions.load import fingerprint
from trilhos.engine.random import FAST
from trilhos.errors import BadChoice, BadFile, TrilhosError
from trilhos.play.commitment import (
    FIRST_FORMAT,
    FORMAT,
    Bots,
    Nonces,
    commitment,
    deal,
    promise,
    seed_commitment,
    seed_deal,
    terms,
)
from trilhos.play.noted import Noted, by_chair, is_hash, is_text
from trilhos.play.record import SEED, check_fields, from_record, read

PROMISE: Final = "promise"  # the commitment in the file is the one that was noted at the start
COMMITMENT: Final = "commitment"  # what it hid fits it
TERMS: Final = "terms"  # the game is the one that was promised: map, options, rules, chairs, who begins
BOARD: Final = "board"  # its board is the one that this program knows
NONCES: Final = "nonces"  # every nonce is the one that its chair had promised
PROMISES: Final = "promises"  # what the chairs had promised is what was noted
MINE: Final = "mine"  # a nonce of one's own is in the deal
SEATED: Final = "seated"  # the bots that were there when the game was made are those that were promised
COMPANY: Final = "company"  # when everybody sat, bots were on the chairs that were noted, and on no others
SEED_USED: Final = "seed"  # the game was dealt with the seed that follows
SEATING: Final = "seating"  # so does the turn order
REPLAY: Final = "replay"  # the moves lead to the position that was saved
TOUCHED: Final = ("bad-save-action", "bad-save-fingerprint")  # of a sound file, which the rules don't follow

# What can be missing for a proof that nobody chose a deal
OF_A_FILE: Final = "imported"  # the seed came with a save file, so somebody knew it
OLD_WAY: Final = "old"  # the server could choose the seed before it promised it
ALONE: Final = "alone"  # nobody had a nonce in it
NO_COMMITMENT: Final = "commitment"  # nothing was noted
NO_NONCE: Final = "nonce"  # no nonce of one's own was noted: all of them may be the server's
NO_PROMISES: Final = "promises"  # the promises weren't: the others' nonces may have been chosen after one's own
LEFT_OUT: Final = "left-out"  # one's own nonce isn't in the deal

Sound = Callable[[Any], bool]


def _are_terms(value: Any) -> bool:
    return isinstance(value, dict) and is_hash(value.get("board")) and by_chair(value.get("bots", []), is_text)


COMMON: Final[dict[str, Sound]] = {
    "seed": lambda value: isinstance(value, str) and SEED.fullmatch(value) is not None,
    "commitment": is_hash,
    "game": is_text,
    "chairs": lambda value: isinstance(value, list) and len(value) > 0 and all(is_text(name) for name in value),
    "first": lambda value: value is None or type(value) is int,
}
FIELDS: Final[dict[str, dict[str, Sound]]] = {
    FIRST_FORMAT: {
        **COMMON,
        "imported": lambda value: isinstance(value, bool),
        "salt": lambda value: isinstance(value, str) and value.isascii(),
        "bots": lambda value: value is None or by_chair(value, is_text),  # not in files of before 2026-11
    },
    FORMAT: {
        **COMMON,
        "imported": lambda value: value is False,
        "secret": is_hash,
        "terms": _are_terms,
        "promises": lambda value: by_chair(value, is_hash),
        "nonces": lambda value: by_chair(value, is_hash),
        "bots": lambda value: by_chair(value, is_text),
    },
}
NEEDED: Final = ("first",)  # null says something there
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
class Verdict:
    """What was found in one file."""

    game: str
    format: str
    commitment: str
    part: Part
    seated: Bots  # by seat: the bot that plays there, as the file says
    checks: list[Check]
    lacks: str | None  # why it isn't proven that nobody chose the deal, however sound the file is

    @property
    def sound(self) -> bool:
        """Whether nothing contradicts what was promised and noted."""
        return all(check.sound for check in self.checks)

    @property
    def proven(self) -> bool:
        """Whether nobody could choose the deal: a noted nonce is in it, all the rest was fixed before it was told."""
        return self.sound and self.lacks is None


def verify(path: Path, noted: Noted | None = None) -> Verdict:
    """Check an exported game, against what was noted when it began if there is that; BadFile for other files."""
    record = read(path)
    check_fields(record, str(path))
    told = _deal(record, str(path))
    if noted is not None and noted.game not in (None, told["game"]):
        raise BadChoice("other-note", game=told["game"], noted=noted.game or "")
    replayed, kept = _replayed(record, str(path)), _kept(told, noted)
    if told["format"] == FORMAT:
        dealt = deal(told["commitment"], told["secret"], told["nonces"])
        found = [*kept, *_promised(record, told)]
    else:
        dealt = seed_deal(int(told["seed"]), len(told["chairs"]))
        found = [*kept, Check(COMMITMENT, seed_commitment(dealt.seed, told["salt"]) == told["commitment"])]
    order = dealt.order(len(told["chairs"]), told["first"])
    return Verdict(
        game=told["game"],
        format=told["format"],
        commitment=told["commitment"],
        part=_part(told) if told["format"] == FORMAT else Part(),
        seated=[told["bots"][chair] for chair in order],
        checks=[*found, *_dealt(record, told, dealt.seed, order), replayed],
        lacks=_lacks(told, noted),
    )


def _deal(record: dict[str, Any], source: str) -> dict[str, Any]:
    """What the file says of its deal, every field of the right kind."""
    told = record.get("deal")
    if told is None:
        raise BadFile("no-deal", file=source)
    known: dict[str, Any] = {"format": FIRST_FORMAT, **(told if isinstance(told, dict) else {})}
    bad = _bad_field(known)
    if bad is not None:
        raise BadFile("bad-save-field", file=source, field=f"deal.{bad}")
    return {**known, "bots": known.get("bots") or [None] * len(known["chairs"])}


def _bad_field(told: dict[str, Any]) -> str | None:
    """The first field that is missing, of the wrong kind, or doesn't fit the chairs."""
    fields = FIELDS.get(str(told["format"]), {"format": lambda value: False})
    for name, is_sound in fields.items():
        if not is_sound(told.get(name)) or (name in NEEDED and name not in told):
            return name
    chairs, first = len(told["chairs"]), told["first"]
    if first is not None and not 0 <= first < chairs:
        return "first"
    return next((name for name in BY_CHAIR if told.get(name) is not None and len(told[name]) != chairs), None)


def _kept(told: dict[str, Any], noted: Noted | None) -> list[Check]:
    """Whether the file keeps to what was noted, as far as anything was."""
    if noted is None:
        return []
    found = [Check(PROMISE, noted.commitment == told["commitment"])]
    if noted.promises is not None:
        found.append(Check(PROMISES, noted.promises == told.get("promises")))
    if noted.revealed or _own(told, noted):
        found.append(Check(MINE, set(noted.revealed) <= set(_own(told, noted))))
    if noted.bots is not None:
        found.append(Check(COMPANY, noted.bots == told["bots"]))
    return found


def _own(told: dict[str, Any], noted: Noted) -> list[int]:
    """The chairs in whose place the deal has the nonce that was noted."""
    nonces: Nonces = told.get("nonces") or []
    return [chair for chair, nonce in enumerate(nonces) if nonce is not None and noted.nonces.get(chair) == nonce]


def _lacks(told: dict[str, Any], noted: Noted | None) -> str | None:
    """What is missing for a proof, where nothing contradicts it: first what nobody's note could mend."""
    if told["imported"]:
        return OF_A_FILE
    if told["format"] == FIRST_FORMAT:
        return OLD_WAY
    if not any(told["nonces"]):
        return ALONE
    if noted is None:
        return NO_COMMITMENT
    if not noted.nonces:
        return NO_NONCE
    if noted.promises is None:
        return NO_PROMISES
    return None if _own(told, noted) else LEFT_OUT


def _promised(record: dict[str, Any], told: dict[str, Any]) -> list[Check]:
    """The second format's promises: of the server, and of the chairs."""
    board, bots, streams = told["terms"]["board"], told["terms"].get("bots"), record.get("streams", FAST)
    rules = record["options"], record["rules_version"]
    played = {**terms(record["edition"], board, *rules, len(told["chairs"]), told["first"], bots), "streams": streams}
    pairs = zip(told["nonces"], told["promises"], strict=True)
    return [
        Check(COMMITMENT, commitment(told["terms"], told["secret"]) == told["commitment"]),
        Check(TERMS, played == told["terms"]),
        *_seated(bots, told["bots"]),
        Check(BOARD, fingerprint(record["edition"]) == board),
        Check(NONCES, all(nonce is None or promise(nonce) == promised for nonce, promised in pairs)),
    ]


def _seated(promised: Bots | None, bots: Bots) -> list[Check]:
    """Others may have come before the start; games of before 2026-11-17 promised nothing about bots."""
    if promised is None:
        return []
    pairs = zip(promised, bots, strict=False)
    return [Check(SEATED, len(promised) == len(bots) and all(bot in (None, there) for bot, there in pairs))]


def _dealt(record: dict[str, Any], told: dict[str, Any], seed: int, order: list[int]) -> list[Check]:
    return [
        Check(SEED_USED, seed == int(record["seed"]) == int(told["seed"])),
        Check(SEATING, [told["chairs"][chair] for chair in order] == record["names"]),
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

"""Checking a deal: does what was told after the game fit what was promised before it?"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from trilhos.boards import edition
from trilhos.errors import BadChoice, BadFile, TrilhosError
from trilhos.play.commitment import (
    FIRST_FORMAT,
    FORMAT,
    Bots,
    commitment,
    deal,
    promise,
    seed_commitment,
    seed_deal,
    terms,
)
from trilhos.play.noted import Noted
from trilhos.play.record import Save, board_of, from_record, read, read_save
from trilhos.play.typed import UNSOUND, Hash, Seed, typed

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


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says of its deal."""

    seed: Seed
    commitment: Hash
    game: str
    chairs: Annotated[list[str], msgspec.Meta(min_length=1)]
    first: int | None  # null says something: nobody was named


class FirstTold(Told, frozen=True, kw_only=True):
    """Of a deal in the first format."""

    imported: bool
    salt: Annotated[str, msgspec.Meta(pattern=r"\A[\x00-\x7f]*\Z")]
    bots: Bots | None = None  # not in files of before 2026-11

    @property
    def seated(self) -> Bots:
        """The bots by chair."""
        return self.bots or [None] * len(self.chairs)


class SecondTold(Told, frozen=True, kw_only=True):
    """Of a deal that nobody chose. `terms` are hashed as they stand, so they stay as they were written."""

    imported: Literal[False]
    secret: Hash
    terms: dict[str, Any]
    promises: list[Hash | None]
    nonces: list[Hash | None]
    bots: Bots

    @property
    def seated(self) -> Bots:
        """The bots by chair."""
        return self.bots


class Terms(msgspec.Struct, frozen=True):
    """What of the terms is read, and not only compared."""

    board: Hash
    bots: Bots = []


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
    saved = read_save(record, str(path))
    told = _deal(record.get("deal"), str(path))
    if noted is not None and noted.game not in (None, told.game):
        raise BadChoice("other-note", game=told.game, noted=noted.game or "")
    replayed, kept = _replayed(record, str(path)), _kept(told, noted)
    if isinstance(told, SecondTold):
        dealt = deal(told.commitment, told.secret, told.nonces)
        found = [*kept, *_promised(saved, told, str(path))]
    else:
        dealt = seed_deal(int(told.seed), len(told.chairs))
        found = [*kept, Check(COMMITMENT, seed_commitment(dealt.seed, told.salt) == told.commitment)]
    order = dealt.order(len(told.chairs), told.first)
    return Verdict(
        game=told.game,
        format=FORMAT if isinstance(told, SecondTold) else FIRST_FORMAT,
        commitment=told.commitment,
        part=_part(told) if isinstance(told, SecondTold) else Part(),
        seated=[told.seated[chair] for chair in order],
        checks=[
            *found,
            Check(SEED_USED, dealt.seed == int(saved.seed) == int(told.seed)),
            Check(SEATING, [told.chairs[chair] for chair in order] == saved.names),
            replayed,
        ],
        lacks=_lacks(told, noted),
    )


def _deal(data: object, source: str) -> FirstTold | SecondTold:
    """What the file says of its deal, every field of the right kind."""
    if data is None:
        raise BadFile("no-deal", file=source)
    known: dict[str, Any] = data if isinstance(data, dict) else {}
    format = known.get("format", FIRST_FORMAT)
    if format not in (FIRST_FORMAT, FORMAT):
        raise BadFile("bad-save-field", file=source, field="deal.format")
    shape: type[FirstTold | SecondTold] = SecondTold if format == FORMAT else FirstTold
    told = typed(known, shape, source, "deal.")
    bad = _unfit(told)
    if bad is not None:
        raise BadFile("bad-save-field", file=source, field=f"deal.{bad}")
    return told


def _unfit(told: FirstTold | SecondTold) -> str | None:
    """The first field that doesn't fit the chairs, or says too little."""
    chairs = len(told.chairs)
    if isinstance(told, SecondTold):
        try:
            msgspec.convert(told.terms, Terms)
        except UNSOUND:
            return "terms"
    if told.first is not None and not 0 <= told.first < chairs:
        return "first"
    by_chair = {"bots": told.seated}
    if isinstance(told, SecondTold):
        by_chair = {"promises": told.promises, "nonces": told.nonces, **by_chair}
    return next((name for name, row in by_chair.items() if len(row) != chairs), None)


def _kept(told: FirstTold | SecondTold, noted: Noted | None) -> list[Check]:
    """Whether the file keeps to what was noted, as far as anything was."""
    if noted is None:
        return []
    found = [Check(PROMISE, noted.commitment == told.commitment)]
    if noted.promises is not None:
        found.append(Check(PROMISES, isinstance(told, SecondTold) and noted.promises == told.promises))
    if noted.revealed or _own(told, noted):
        found.append(Check(MINE, set(noted.revealed) <= set(_own(told, noted))))
    if noted.bots is not None:
        found.append(Check(COMPANY, noted.bots == told.seated))
    return found


def _own(told: FirstTold | SecondTold, noted: Noted) -> list[int]:
    """The chairs in whose place the deal has the nonce that was noted."""
    nonces = told.nonces if isinstance(told, SecondTold) else []
    return [chair for chair, nonce in enumerate(nonces) if nonce is not None and noted.nonces.get(chair) == nonce]


def _lacks(told: FirstTold | SecondTold, noted: Noted | None) -> str | None:
    """What is missing for a proof, where nothing contradicts it: first what nobody's note could mend."""
    if told.imported:
        return OF_A_FILE
    if not isinstance(told, SecondTold):
        return OLD_WAY
    if not any(told.nonces):
        return ALONE
    if noted is None:
        return NO_COMMITMENT
    if not noted.nonces:
        return NO_NONCE
    if noted.promises is None:
        return NO_PROMISES
    return None if _own(told, noted) else LEFT_OUT


def _promised(saved: Save, told: SecondTold, source: str) -> list[Check]:
    """The second format's promises: of the server, and of the chairs."""
    board, bots = told.terms["board"], told.terms.get("bots")
    rules = saved.options, saved.rules_version
    played = terms(saved.edition, board, *rules, len(told.chairs), told.first, bots)
    pairs = zip(told.nonces, told.promises, strict=True)
    return [
        Check(COMMITMENT, commitment(told.terms, told.secret) == told.commitment),
        Check(TERMS, {**played, "streams": saved.streams} == told.terms),
        *_seated(bots, told.bots),
        Check(BOARD, edition(board_of(saved, source)).fingerprint == board),
        Check(NONCES, all(nonce is None or promise(nonce) == promised for nonce, promised in pairs)),
    ]


def _seated(promised: Bots | None, bots: Bots) -> list[Check]:
    """Others may have come before the start; games of before 2026-11-17 promised nothing about bots."""
    if promised is None:
        return []
    pairs = zip(promised, bots, strict=False)
    return [Check(SEATED, len(promised) == len(bots) and all(bot in (None, there) for bot, there in pairs))]


def _part(told: SecondTold) -> Part:
    part = Part()
    for name, bot, promised, nonce in zip(told.chairs, told.bots, told.promises, told.nonces, strict=True):
        if nonce is not None:
            part.gave.append(name)
        elif promised is not None:
            part.withheld.append(name)
        elif bot is None:
            part.gave_none.append(name)
    return part


def _replayed(record: object, source: str) -> Check:
    try:
        from_record(record, source)
    except BadFile as problem:
        if problem.key not in TOUCHED:
            raise
        return Check(REPLAY, sound=False, problem=problem)
    return Check(REPLAY, sound=True)

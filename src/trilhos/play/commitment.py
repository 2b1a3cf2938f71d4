"""A deal that nobody chose: the server promises a secret and each chair a nonce, before anybody reveals any.

Every hash is SHA-256 in hexadecimal, of JSON with sorted keys, without spaces, in ASCII; so a page can check it too.
"""

import hashlib
import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

from trilhos.engine.random import STRONG, Random
from trilhos.play.game import SEATING_STREAM

FORMAT: Final = "trilhos-deal/2"
FIRST_FORMAT: Final = "trilhos-deal/1"  # seed and salt were promised: nobody could change them, the server could choose
SECRET_BYTES: Final = 32
SALT_BYTES: Final = 16
SEED_BYTES: Final = 16

Nonces = list[str | None]  # by chair; nothing of a bot, or of whoever took no part
Bots = list[str | None]  # by chair; nothing where no bot sits


@dataclass(frozen=True)
class Dealt:
    """What secret and nonces give: the seed, and the chair that begins unless one was named (U6)."""

    seed: int
    drawn: int

    def order(self, chairs: int, first: int | None) -> list[int]:
        """The chairs in turn order."""
        start = self.drawn if first is None else first
        return [(start + step) % chairs for step in range(chairs)]


def new_secret() -> str:
    """Random letters that nobody finds by trying: the server's secret, or the nonce of a chair."""
    return secrets.token_hex(SECRET_BYTES)


def terms(
    edition: str,
    board: str,
    options: dict[str, bool],
    rules_version: int,
    chairs: int,
    first: int | None,
    bots: Bots | None = None,
) -> dict[str, Any]:
    """All that a deal depends on beside secret and nonces; the board as the hash of its data.

    `bots` are those that sit there when the game is made; games of before 2026-11-17 promised nothing about them.
    """
    game = {"edition": edition, "board": board, "options": options, "rules_version": rules_version}
    seats = {"chairs": chairs, "first": first, **({} if bots is None else {"bots": bots})}
    return {"format": FORMAT, **game, "streams": STRONG, **seats}


def commitment(terms: dict[str, Any], secret: str) -> str:
    """What the server tells of its secret before anybody sits down."""
    return _hash({**terms, "secret": secret})


def promise(nonce: str) -> str:
    """What a chair tells of its nonce before anybody reveals theirs."""
    return _hash({"format": FORMAT, "nonce": nonce})


def deal(commitment: str, secret: str, nonces: Nonces) -> Dealt:
    """The deal: a hash of the secret and of all nonces by chair. Half of it is the seed, half draws who begins."""
    digest = bytes.fromhex(_hash({"commitment": commitment, "secret": secret, "nonces": nonces}))
    return Dealt(int.from_bytes(digest[:SEED_BYTES]), int.from_bytes(digest[SEED_BYTES:]) % len(nonces))


def _hash(data: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


# The first format: games of yesterday, and those that come from save files, whose seed somebody knew.


def new_salt() -> str:
    """Random letters, so that nobody can find a seed by trying hashes."""
    return secrets.token_hex(SALT_BYTES)


def seed_deal(seed: int, chairs: int) -> Dealt:
    """The deal of a seed that was there from the beginning."""
    return Dealt(seed, Random(seed, SEATING_STREAM).below(chairs))


def seed_commitment(seed: int, salt: str) -> str:
    """SHA-256 of the format's name, the salt and the seed in decimal, joined by colons."""
    return hashlib.sha256(f"{FIRST_FORMAT}:{salt}:{seed}".encode()).hexdigest()

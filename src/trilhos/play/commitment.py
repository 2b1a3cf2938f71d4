"""A promise about the deal: the hash of seed and salt is told before the game, both are told after it."""

import hashlib
import secrets
from typing import Final

FORMAT: Final = "trilhos-deal/1"
SALT_BYTES: Final = 16


def new_salt() -> str:
    """Random letters, so that nobody can find a seed by trying hashes."""
    return secrets.token_hex(SALT_BYTES)


def commitment(seed: int, salt: str) -> str:
    """SHA-256 of the format's name, the salt and the seed in decimal, joined by colons."""
    return hashlib.sha256(f"{FORMAT}:{salt}:{seed}".encode()).hexdigest()

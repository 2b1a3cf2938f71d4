"""Secret links: 128 random bits; the database keeps only their hash."""

import hashlib
import hmac
import secrets
from typing import Final

BYTES: Final = 16
GAME_BYTES: Final = 12  # a game's id is no secret link, but nobody should guess private games


def new_token() -> str:
    """A new secret for a link."""
    return secrets.token_urlsafe(BYTES)


def new_game_id() -> str:
    """An id that stands in links and can't be guessed."""
    return secrets.token_urlsafe(GAME_BYTES)


def digest(token: str) -> str:
    """What is stored of a token. It has 128 bits of its own, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Whether a token belongs to a stored hash, in the same time for all."""
    return hmac.compare_digest(digest(token), stored)

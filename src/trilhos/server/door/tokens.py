"""Secret links: 128 random bits; the database keeps only their hash."""

import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from trilhos.server.storage.private import make_private

BYTES: Final = 16
LEAST_KEEPER: Final = 16  # letters of a keeper's token
GAME_BYTES: Final = 12  # a game's id is no secret link, but nobody should guess private games


def new_token() -> str:
    """A new secret for a link."""
    return secrets.token_urlsafe(BYTES)


def keeper_file(database: str) -> Path | None:
    """Where the keeper's token lies: beside an SQLite file; several machines share a PostgreSQL, so none there."""
    url = sa.make_url(database if "://" in database else f"sqlite:///{database}")
    return Path(f"{url.database}-keeper") if url.get_backend_name() == "sqlite" else None


def keeper_token(database: str) -> str | None:
    """The keeper's token, made at the first start and kept in a private file."""
    file = keeper_file(database)
    if file is None:
        return None
    make_private(file)
    if len(file.read_text().strip()) < LEAST_KEEPER:
        file.write_text(f"{secrets.token_urlsafe(BYTES)}\n")
    return file.read_text().strip()


def new_game_id() -> str:
    """An id that stands in links and can't be guessed; none begins like an option of a command."""
    id = secrets.token_urlsafe(GAME_BYTES)
    return id if id[0] != "-" else new_game_id()


def digest(token: str) -> str:
    """What is stored of a token. It has 128 bits of its own, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Whether a token belongs to a stored hash, in the same time for all."""
    return hmac.compare_digest(digest(token), stored)

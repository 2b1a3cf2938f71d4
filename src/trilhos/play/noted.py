"""What a player noted of a deal while nobody could know it yet: the page keeps it, `trilhos verify` compares it."""

from pathlib import Path
from typing import Annotated, Final

import msgspec

from trilhos.errors import BadFile
from trilhos.play.commitment import Bots, Nonces
from trilhos.play.record import read
from trilhos.play.typed import Hash, typed

FORMAT: Final = "trilhos-note/1"
Chair = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]\Z")]


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A note as its file has it."""

    game: str | None = None
    commitment: Hash
    promises: list[Hash | None] | None = None
    bots: Bots | None = None
    nonces: dict[Chair, Hash] = {}
    revealed: list[int] = []


class Noted(msgspec.Struct, frozen=True):
    """The commitment before the deal; promises and bots by chair when everybody sat; nonces of one's own by chair."""

    commitment: str
    game: str | None = None
    promises: Nonces | None = None
    bots: Bots | None = None
    nonces: dict[int, str] = {}
    revealed: list[int] = []  # chairs whose nonce the server had acknowledged


def read_note(path: Path) -> Noted:
    """What stands in a note that the page gave, or that somebody wrote; BadFile for other files."""
    data = read(path, "foreign-note", FORMAT)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile("foreign-note", file=str(path), format=FORMAT)
    note = typed(data, Note, str(path))
    nonces = {int(chair): nonce for chair, nonce in note.nonces.items()}
    return Noted(note.commitment, note.game, note.promises, note.bots, nonces, note.revealed)

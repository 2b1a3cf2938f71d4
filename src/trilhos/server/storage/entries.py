"""Entries: what can stand in the log of a game. Folding them, in order, gives the table as it stands."""

from typing import Any, Final

import msgspec

# edition, board, options, rules_version, streams, settings, chairs, commitment, deal; bots: those it promises, by chair
CREATED: Final = "created"
JOINED: Final = "joined"  # chair, name, promise; renamed: by who sits there already
LEFT: Final = "left"  # chair: empty again, before the start
SEATED: Final = "seated"  # chair, bot: a bot takes an empty chair
SEALED: Final = "sealed"  # promises: everybody sits, and nobody can promise another nonce any more
REVEALED: Final = "revealed"  # chair, nonce: the one that was promised
STARTED: Final = "started"  # order: chairs in turn order; missing: those whose nonce didn't come
ACTION: Final = "action"  # seat, action, by; bot: its name, where one decided
CHOSEN: Final = "chosen"  # as an action, but held until all have chosen, then all are actions, in turn order (U6, S6)
REOPENED: Final = "reopened"  # seat: takes back its choice that is held
UNDO: Final = "undo"  # seat
ASKED: Final = "asked"  # chair: asks the others whether its last move may be taken back
AGREED: Final = "agreed"  # chair: it may
DENIED: Final = "denied"  # chair: it may not
CHAT: Final = "chat"  # chair, text
AWAY: Final = "away"  # chair: a caretaker plays from now on
VOTED: Final = "voted"  # chair, against: wants a bot to play for a chair that has held the game for long
BACK: Final = "back"  # chair: the player has returned
RESIGNED: Final = "resigned"  # chair
RENEWED: Final = "renewed"  # chair: has a new secret link, the old one is void
REMATCH: Final = "rematch"  # game: the id of the next one

LINKS: Final = frozenset({JOINED, LEFT, RENEWED})  # after one of these a chair has another secret link

# What a chair brings about by itself and no game needs to go on: it is counted by chair, and has an end.
BESIDE: Final = frozenset({JOINED, LEFT, CHOSEN, REOPENED, UNDO, ASKED, CHAT, BACK, RENEWED})

BY_PLAYER: Final = "player"
BY_BOT: Final = "bot"
BY_CARETAKER: Final = "caretaker"
BY_CLOCK: Final = "clock"  # the player's time was over
BY_DEFAULT: Final = "default"  # the bot failed or was late


class Maker(msgspec.Struct, frozen=True):
    """Who decided something."""

    by: str
    bot: str = ""  # the name of the bot that decided; logs of before 2026-11-17 don't tell it


class Draft(msgspec.Struct, frozen=True):
    """An entry before it has a number."""

    kind: str
    data: dict[str, Any]


class Entry(msgspec.Struct, frozen=True):
    """One line of the log."""

    number: int
    kind: str
    data: dict[str, Any]
    at: float
    key: str | None = None  # of the command that brought it

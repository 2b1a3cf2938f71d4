"""Entries: what can stand in the log of a game. Folding them, in order, gives the table as it stands."""

from typing import Any, ClassVar, Final, Literal

import msgspec

from trilhos.engine.random import FAST, Streams
from trilhos.play.commitment import FIRST_FORMAT
from trilhos.play.remark import Remark
from trilhos.server.answers.shapes import Colour
from trilhos.server.storage.log import Entry

EMPTY: Final = "open"  # anybody with the game's link may sit down
RESERVED: Final = "link"  # kept for the holder of a secret link
PERSON: Final = "person"
BOT: Final = "bot"

BY_PLAYER: Final = "player"
BY_BOT: Final = "bot"
BY_CARETAKER: Final = "caretaker"
BY_CLOCK: Final = "clock"  # the player's time was over
BY_DEFAULT: Final = "default"  # the bot failed or was late


class Chair(msgspec.Struct):
    """A place at the table; its seat in turn order is known once the game has started."""

    kind: Literal["open", "link", "person", "bot"]
    name: str = ""
    bot: str = ""
    away: bool = False
    resigned: bool = False
    dismissed: bool = False  # away by a vote of the others, until its player says so
    promise: str = ""  # the hash of its player's nonce
    colour: Colour | None = None  # the one that was chosen; without a choice it follows from the others'
    unnamed: bool = False  # its player gave no name

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind in (PERSON, BOT)

    @property
    def served(self) -> bool:
        """Whether the server plays for it."""
        return self.kind == BOT or self.away or self.resigned


class TableSettings(msgspec.Struct, frozen=True):
    """What whoever made the game has chosen beside the map."""

    public: bool
    spectators: bool
    grace: int
    first: int | None
    clock: int = 0  # seconds for a turn, after which the caretaker decides; 0: as long as it takes
    hints: bool = False  # whether seats may ask what to do; everybody sees it before sitting down
    rated: bool = False  # whether it counts for the ratings of its players: members and bots
    days: int = 0  # for a turn, after which the caretaker plays until its player is back; 0: no such clock
    vacation: int = 0  # days that each player may be away, in which that clock stands still


class Maker(msgspec.Struct, frozen=True):
    """Who decided something."""

    by: str
    bot: str = ""  # the name of the bot that decided; logs of before 2026-11-17 don't tell it


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry says, before it has a number."""

    kind: ClassVar[str]
    links: ClassVar[bool] = False  # whether the chair has another secret link after it
    # Whether a chair brings it about by itself and no game needs it to go on: it is counted by chair, and has an end.
    beside: ClassVar[bool] = False

    def entry(self, number: int, at: float, key: str | None = None) -> Entry:
        """The line of the log that says it."""
        data: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return Entry(number, self.kind, data, at, key)


class OfChair(Draft, frozen=True):
    """Something of one chair."""

    chair: int


class OfSeat(Draft, frozen=True):
    """Something of one seat."""

    seat: int


class Created(Draft, frozen=True):
    """A game is made; nobody has been dealt anything."""

    kind = "created"
    edition: str
    options: dict[str, bool]
    rules_version: int
    settings: TableSettings
    chairs: list[Chair]
    commitment: str
    imported: bool
    board: str = ""  # its fingerprint; games of before 2026-11 have no word about it
    streams: Streams = FAST
    deal: str = FIRST_FORMAT
    bots: list[str | None] | None = None  # those it promises, by chair
    file: str = ""  # the address of a board that isn't one of ours
    lesson: str = ""  # what it teaches, by its id
    study: str = ""  # the game whose log this one begins with
    day: str = ""  # whose deal it has
    device: str = ""  # hash of the secret by which a device is known among those that have played that deal


class Joined(OfChair, frozen=True):
    """Somebody sits down, or has another name or colour now (`renamed`)."""

    kind, links, beside = "joined", True, True
    name: str
    promise: str = ""
    renamed: bool = False
    colour: Colour | None = None
    unnamed: bool = False


class Left(OfChair, frozen=True):
    """A chair is empty again, before the start."""

    kind, links, beside = "left", True, True


class BotSeated(OfChair, frozen=True):
    """A bot takes an empty chair."""

    kind = "seated"
    bot: str
    name: str


class Sealed(Draft, frozen=True):
    """Everybody sits, and nobody can promise another nonce any more."""

    kind = "sealed"
    promises: list[str | None]


class Revealed(OfChair, frozen=True):
    """The nonce that a chair has promised."""

    kind = "revealed"
    nonce: str


class Started(Draft, frozen=True):
    """The cards are dealt."""

    kind = "started"
    order: list[int]  # chairs in turn order
    missing: list[int] | None = None  # those whose nonce didn't come


class Action(OfSeat, frozen=True):
    """A seat's decision, carried out."""

    kind = "action"
    action: int
    by: str
    bot: str = ""
    joined: bool = False  # it is one command with the move before it, and is taken back with it
    remark: Remark | None = None  # what the bot says of it: told to nobody while people play

    @property
    def maker(self) -> Maker:
        """Who decided it."""
        return Maker(self.by, self.bot)


class Chosen(Action, frozen=True):
    """As an action, but held until all have chosen; then all are actions, in turn order (U6, S6)."""

    kind, beside = "chosen", True


class Reopened(OfSeat, frozen=True):
    """A seat takes back its choice that is held."""

    kind, beside = "reopened", True


class Undone(OfSeat, frozen=True):
    """A seat takes back its last move."""

    kind, beside = "undo", True
    joined: bool = False  # it goes with the one before it: both moves were one command


class Hinted(OfSeat, frozen=True):
    """A seat was told what to do, or warned; not what."""

    kind, beside = "hinted", True


class Asked(OfChair, frozen=True):
    """A chair asks the others whether its last move may be taken back."""

    kind, beside = "asked", True


class Agreed(OfChair, frozen=True):
    """It may."""

    kind = "agreed"


class Denied(OfChair, frozen=True):
    """It may not."""

    kind = "denied"


class Chatted(OfChair, frozen=True):
    """Said to everybody at the table."""

    kind, beside = "chat", True
    text: str


class Away(OfChair, frozen=True):
    """A caretaker plays from now on."""

    kind = "away"
    voted: bool = False
    lapsed: bool = False  # the days for a turn were over


class Voted(OfChair, frozen=True):
    """A chair wants a bot to play for another that has held the game for long."""

    kind = "voted"
    against: int


class Back(OfChair, frozen=True):
    """The player has returned."""

    kind, beside = "back", True


class Vacation(OfChair, frozen=True):
    """A player will be away, and their clock stands still; moments of the server's clock."""

    kind, beside = "vacation", True
    begin: float
    until: float


class VacationOver(OfChair, frozen=True):
    """They are back before it is over."""

    kind, beside = "vacation-over", True
    at: float


class Resigned(OfChair, frozen=True):
    """A player has given up."""

    kind = "resigned"


class Renewed(OfChair, frozen=True):
    """A chair has a new secret link, the old one is void."""

    kind, links, beside = "renewed", True, True


class StepRead(OfChair, frozen=True):
    """Whoever learns has read a lesson up to the end of a step."""

    kind, beside = "read", True
    step: int


class Rematch(Draft, frozen=True):
    """The next game for the same people, by its id."""

    kind = "rematch"
    game: str


KINDS: Final[dict[str, type[Draft]]] = {
    one.kind: one
    for one in (
        *(Created, Joined, Left, BotSeated, Sealed, Revealed, Started),
        *(Action, Chosen, Reopened, Undone, Hinted, Asked, Agreed, Denied),
        *(Chatted, Away, Voted, Back, Vacation, VacationOver, Resigned, Renewed, StepRead, Rematch),
    )
}


def read(entry: Entry) -> Draft:
    """What an entry says; KeyError or ValidationError where nobody can know."""
    return msgspec.convert(entry.data, KINDS[entry.kind])

"""The shapes of what the club answers. A member's key is told once, to the device that it is for, and never again."""

import msgspec

from trilhos.server.answers.shapes import About, ShownColour


class MemberData(msgspec.Struct, frozen=True):
    """A member as others know them: the tag tells apart those who have the same name."""

    name: str
    tag: str


class Admitted(msgspec.Struct, frozen=True):
    """A device of a member, and its key."""

    member: MemberData
    device: str
    key: str


class RatingData(msgspec.Struct, frozen=True):
    """Skill, as far as it is known: two times out of three it is no further than `spread` from `value`.

    `formula` is another one when figures can't be compared with those of before.
    """

    value: int
    spread: int
    games: int
    formula: str


class DeviceData(msgspec.Struct, frozen=True):
    """A device of one's own; `here` is the one that asks."""

    id: str
    name: str
    made: float
    seen: float
    here: bool


class GroupData(msgspec.Struct, frozen=True):
    """People who play together again and again. `last` is their last game with its `status`; none where it has gone.

    `free`: another game can be begun, as that one is over, or nobody has begun it for a day. `rated`: it did count.
    """

    id: str
    name: str
    people: list[MemberData]
    last: str | None
    status: str | None
    free: bool
    rated: bool


class ClubData(msgspec.Struct, frozen=True):
    """What a member has here."""

    me: MemberData
    joined: float
    devices: list[DeviceData]
    groups: list[GroupData]
    rating: RatingData | None


class ClubGame(msgspec.Struct, frozen=True):
    """A game of one's own that isn't over. `turn`: one is waited for, to decide, or to sit down on the chair that is
    kept. `since` is when something happened.
    """

    about: About
    chair: int
    turn: bool
    since: float


class PlayedSeat(msgspec.Struct, frozen=True):
    """A chair of a game that is over; `tag` of members."""

    name: str
    tag: str | None
    bot: str | None
    you: bool
    colour: ShownColour = msgspec.field(name="color")
    place: int
    points: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of one's own that is over; `kept` says whether it can still be looked at. `titles` by language."""

    game: str
    kept: bool
    at: float
    titles: dict[str, str]
    rated: bool
    seats: list[PlayedSeat]


class Met(msgspec.Struct, frozen=True):
    """Somebody one has played with: in how many games, and in how many one came in before or behind them."""

    name: str
    tag: str | None
    bot: str | None
    games: int
    ahead: int
    behind: int
    last: float
    rating: RatingData | None


class PassData(msgspec.Struct, frozen=True):
    """What lets another device, or another member, in until a moment; a code is for typing, and only for devices.

    `seconds` are left of it.
    """

    secret: str
    code: str | None
    seconds: int


class ClubExport(msgspec.Struct, frozen=True):
    """All that is kept about a member."""

    format: str
    club: ClubData
    games: list[ClubGame]
    history: list[PlayedGame]
    people: list[Met]

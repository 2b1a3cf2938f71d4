"""The shapes of answers, as the OpenAPI document shows them. Whatever a client gets is one of these, field by field."""

from typing import TYPE_CHECKING, Any, Literal, get_type_hints

import msgspec

from trilhos.play.shapes import Cards, EventData, SeatFinale, TicketOutlook, ViewData
from trilhos.play.tales import known

Colour = Literal["carmine", "cobalt", "jade", "amber", "graphite"]
ShownColour = Literal[Colour, "ash"]  # the last for those who come when none of the others is left


class ChairData(msgspec.Struct, frozen=True):
    """A place at the table. `unnamed`: its player gave no name, and was given one. `picked`: its player has chosen the
    colour; all others have what is left. `chosen`: it has made its choice of the opening, and not all have.
    `vacation`: until when its player was away last, or is, in seconds of the server's clock; `lapses`: turns that a
    bot took over as the days for them were over.
    """

    kind: str
    name: str
    unnamed: bool
    colour: ShownColour = msgspec.field(name="color")
    picked: bool
    bot: str | None
    away: bool
    resigned: bool
    seat: int | None
    chosen: bool
    vacation: float | None
    lapses: int


class Way(msgspec.Struct, frozen=True):
    """One way to pay: the action that does it, its cards, and the spaces that these are worth beyond what is asked."""

    id: int
    notation: str
    cards: Cards
    over: int


class PiecesData(msgspec.Struct, frozen=True):
    """Pieces by kind: a split at the start, or what an exchange brings (less than 0: what it takes)."""

    trains: int
    ships: int


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what it names.

    `ways` for what has to be paid for; `cards` for a payment, and how many spaces they pay `over` those asked for;
    `brings` for a claim or a building: by how much it changes the numbers of its seat; `left_over`: what the
    building would be worth at the end if it were kept; `tickets` kept; `next`: the actions that can be sent with it as
    one command, or right after it. Chapters add what a claim means to them.
    """

    id: int
    notation: str
    verb: str
    argument: int
    ways: list[Way] | None = None
    cards: Cards | None = None
    over: int | None = None
    brings: dict[str, int] | None = None
    left_over: int | None = None
    route: int | None = None
    tickets: list[int] | None = None
    pieces: PiecesData | None = None
    next: list[int] | None = None


if not TYPE_CHECKING:
    Choice = msgspec.defstruct(
        "Choice",
        [(name, sort | None, None) for more in known("CLAIM") for name, sort in get_type_hints(more).items()],
        bases=(Choice,),
        namespace={"__doc__": Choice.__doc__},
        module=__name__,
        frozen=True,
        omit_defaults=True,
    )


class Refusals(msgspec.Struct, frozen=True):
    """Actions of one verb that are not legal, and the reason they share; no verb means all of them."""

    reason: str
    value: int
    actions: list[int]
    verb: str | None = None
    arguments: list[int] = []


class ResultData(msgspec.Struct, frozen=True):
    """The final count."""

    sheets: list[dict[str, Any]]
    winners: list[int]
    reason: str
    finale: list[SeatFinale]
    decided_by: str | None  # tickets, stations, longest: what broke a tie; shared: nothing did


class Dealing(msgspec.Struct, frozen=True):
    """The cards are about to be dealt: what each chair has promised, and whose nonces have come."""

    promises: list[str | None]
    revealed: list[int]


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game was dealt, told after it: `secret` and `terms` fit the commitment, `nonces` the promises, by chair.

    Of an older game, or an imported one, `salt` and `seed` fit the commitment. `bots` by chair.
    """

    format: str
    game: str
    imported: bool
    chairs: list[str]
    bots: list[str | None]
    first: int | None
    commitment: str
    seed: str
    salt: str | None = None
    secret: str | None = None
    terms: dict[str, Any] | None = None
    promises: list[str | None] | None = None
    nonces: list[str | None] | None = None


class Asking(msgspec.Struct, frozen=True):
    """A chair asks whether its last move may be taken back; `to_agree` are the chairs that have not answered."""

    chair: int
    to_agree: list[int]


class Timing(msgspec.Struct, frozen=True):
    """What happens if nobody decides: from `vote_from` on the others can let a bot play for one of the `holders` (the
    chairs that are waited for), and at `time_up` the clock decides, if there is one. Seconds of the server's clock.
    In a game over days `time_up` is the first time that will be over; a vacation has put it off already.
    """

    holders: list[int]
    vote_from: float
    time_up: float | None


class LessonAt(msgspec.Struct, frozen=True):
    """How far a lesson has come: `step` of `steps`, one too many when it is over; none once it was left for good.

    `title` by language.
    """

    id: str
    title: dict[str, str]
    step: int | None
    steps: int


class About(msgspec.Struct, frozen=True):
    """What everybody may know of a game. `board` is where its file is found, `titles` what it is called by language.
    `position` is the entry that played something last; what was decided before is stale. `waiting` are the seats whose
    decision is open: in the opening all that have not chosen. `clock` are the seconds for a turn, `days` the days for
    one (0: no such clock), `vacation` those for which each player may stop theirs; `votes` says by chair who wants a
    bot to play for it, as it holds the game; `timing` is told where people are waited for.
    `lesson`: the game is one. `hints`: seats may ask what to do. `rated`: it counts for ratings. `study`: the game that
    this one was taken from, to play it on otherwise. `day`: it has the deal of that day, which is no secret.
    """

    game: str
    number: int
    position: int
    status: str
    edition: str
    board: str
    titles: dict[str, str]  # by language
    options: dict[str, bool]
    players: int
    rules_version: int
    public: bool
    spectators: bool
    grace: int
    commitment: str
    deal: str  # the format of the commitment
    dealing: Dealing | None
    imported: bool
    study: str | None
    day: str | None
    waiting: list[int]
    asking: Asking | None
    clock: int
    days: int
    vacation: int
    hints: bool
    rated: bool
    votes: dict[int, list[int]]
    timing: Timing | None
    moved: float
    chairs: list[ChairData]
    rematch: str | None
    lesson: LessonAt | None


class TableData(msgspec.Struct, frozen=True):
    """A game as a chair, or a spectator, sees it, with what it can do and why it can't do the rest.

    `can_undo`: the last move, or the choice, can be taken back; `undo_asks`: the others have to agree to that.
    `chosen` is what this chair has chosen while others have not: it can be changed, and nobody else is told.
    """

    about: About
    you: int | None
    seat: int | None
    view: ViewData | None
    legal: list[Choice]
    refused: list[Refusals]
    can_undo: bool
    undo_asks: bool
    chosen: Choice | None
    result: ResultData | None
    deal: Deal | None
    outlook: list[TicketOutlook]


class EntryData(msgspec.Struct, frozen=True, omit_defaults=True):
    """One numbered thing that happened, as its viewer may know it."""

    number: int
    type: str
    at: float
    data: dict[str, Any]
    events: list[EventData] | None = None


class News(msgspec.Struct, frozen=True):
    """What a live connection is sent: new entries, and the fresh table unless people only talked.

    `at` is the server's clock, told when one connects: by it `timing` is to be read.
    """

    type: str
    number: int
    entries: list[EntryData]
    table: TableData | None
    at: float | None = None


class Screens(msgspec.Struct, frozen=True, tag="screens"):
    """Told to everybody at the table when it changes, and to whoever connects: how many big screens show it."""

    count: int


class PointedAt(msgspec.Struct, frozen=True, tag="pointing"):
    """Told to big screens alone: what a seat points at; or that it points at nothing any more. It isn't kept."""

    seat: int
    route: int | None = None
    city: int | None = None


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a key for programs, a sentence for people."""

    error: str
    message: str
    fields: list[dict[str, str]] | None = None
    table: TableData | None = None


class Done(msgspec.Struct, frozen=True):
    """A command was carried out; its last entry has this number."""

    number: int


class Seated(msgspec.Struct, frozen=True):
    """A chair and the token of its secret link."""

    game: str
    chair: int
    token: str


class Made(msgspec.Struct, frozen=True):
    """A new game: the host's token, and the tokens of the chairs that have one."""

    game: str
    host: str
    tokens: dict[int, str]

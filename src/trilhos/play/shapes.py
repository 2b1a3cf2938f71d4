"""The shapes of a view and of events as plain data, field by field: what the API and the page's types say."""

from dataclasses import dataclass
from typing import Literal, NotRequired, TypedDict

Cards = dict[str, int]
Phase = Literal[
    "first-tickets",
    "turn",
    "second-card",
    "choose-tickets",
    "pay",
    "over",
    "neutral",
    "refill",
    "pieces",
]


class TicketData(TypedDict):
    """A ticket, its cities by name."""

    id: int
    cities: list[str]
    points: int


class TargetData(TypedDict):
    """What is being paid for, or which route the neutral player's tracks belong to: a route's id, or a city."""

    route: NotRequired[int]
    city: NotRequired[str]


class SeatData(TypedDict):
    """What everybody knows of a seat; an edition has only some of the numbers, None is what the viewer may not know."""

    points: int
    trains: NotRequired[int]
    ships: NotRequired[int]
    cards: Cards
    tickets: int
    stations: NotRequired[int]
    harbours: NotRequired[int]
    tokens: NotRequired[int | None]
    loans: NotRequired[int | None]
    known: Cards


class NeutralData(TypedDict):
    """The neutral player: its trains, and who holds its marker (nobody once it has stopped)."""

    trains: int
    marker: int | None


class ViewData(TypedDict):
    """A table as a viewer sees it; None stands for what the viewer may not know, and for what is not there."""

    viewer: int | None
    phase: Phase
    seat: int
    turn: int
    turns_left: int | None
    passes: int
    idle_turns: int | None
    stalls_in: int | None
    drawn: int
    paying_for: TargetData | None
    market: list[str | None]
    decks: dict[str, int]
    pile: Cards
    laid: Cards
    turned: Cards
    hand: Cards
    routes: dict[str, int | str]
    tickets: list[TicketData]
    offer: list[TicketData]
    aside: list[TicketData]
    ticket_deck: list[TicketData | None]
    ticket_pile: list[TicketData | None]
    seats: list[SeatData]
    stations: dict[str, int]
    harbours: dict[str, int]
    neutral: NeutralData | None


class EventData(TypedDict):
    """One thing that happened; each type has some of the fields. None is what the viewer may not know."""

    type: str
    seat: NotRequired[int]
    card: NotRequired[str | None]
    costs: NotRequired[bool]
    slot: NotRequired[int]
    deck: NotRequired[str]
    count: NotRequired[int | None]
    ticket: NotRequired[TicketData | None]
    kept: NotRequired[list[int] | None]
    cards: NotRequired[Cards]
    route: NotRequired[int | None]
    surcharge: NotRequired[int]
    points: NotRequired[int]
    city: NotRequired[str]
    turns_left: NotRequired[int]
    reason: NotRequired[str]
    amount: NotRequired[int]
    to: NotRequired[int | str]
    loan: NotRequired[bool]
    result: NotRequired[str]
    toll_to: NotRequired[int | None]
    marker: NotRequired[int | None]
    trains: NotRequired[int]
    ships: NotRequired[int]


@dataclass(frozen=True)
class TicketOutlook:
    """A ticket in hand or on offer: routes of its shortest way and pieces to be placed, None where there is no way.

    `shared`, for a ticket on offer: the routes of its way that are on the ways of tickets in hand as well.
    """

    id: int
    done: bool
    way: list[int] | None
    left: int | None
    shared: list[int]

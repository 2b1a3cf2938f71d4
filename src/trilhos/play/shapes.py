"""The shapes of views, events and the final show as plain data, field by field: what the API and the page's types say.

What belongs to every game stands here; the rest is derived from what chapters declare, in their voices and tales.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, TypedDict, Union, get_type_hints

from trilhos.engine import fields
from trilhos.engine.fields import EventKind, Meaning
from trilhos.play.tales import known
from trilhos.play.voices import voices

Cards = dict[str, int]


class TicketData(TypedDict):
    """A ticket, its cities by name."""

    id: int
    cities: list[str]
    points: int


class TargetData(TypedDict):
    """What is being paid for, or which route the neutral player's tracks belong to: a route's id, or a city."""

    route: NotRequired[int]
    city: NotRequired[str]


@dataclass(frozen=True)
class TicketCount:
    """A ticket in the final count: what it brought (less than 0: cost), and the routes of a way that completes it."""

    id: int
    points: int
    way: list[int]


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


# What the numbers of events are as data; others are plain numbers.
TYPES: Final[dict[Meaning, Any]] = {
    fields.SEAT: int | None,
    fields.PAYEE: int | str,
    fields.ROUTE: int | None,
    fields.CITY: str,
    fields.CARD: str | None,
    fields.TICKET: TicketData | None,
    fields.DECK: str,
    fields.COUNT_IF_ANY: int | None,
    fields.PAYMENT: Cards,
    fields.KEPT: list[int],
    fields.FLAG: bool,
}


def events_type(kinds: Iterable[EventKind]) -> Any:
    """The shape of events of these kinds: each has some of the fields."""
    found: dict[str, list[Any]] = {}
    for kind in kinds:
        for field, place in kind.places.items():
            hidden = [None] if place == kind.private else []
            found.setdefault(field, []).extend([_type(field, kind.fields[field]), *hidden])
    shape = {field: NotRequired[Union[tuple(types)]] for field, types in found.items()}  # noqa: UP007
    return _named("EventData", {"type": str, **shape}, "One thing that happened; None is what the viewer may not know.")


def _type(field: str, meaning: Meaning) -> Any:
    if field == "seat":
        return int  # whose event it is, and that is always somebody
    return str if meaning.names else TYPES.get(meaning, int)


def _named(name: str, shape: dict[str, Any], about: str) -> Any:
    made = TypedDict(name, shape)  # type: ignore[misc]
    made.__doc__, made.__module__ = about, __name__
    return made


def _with_fields(name: str, core: type, kind: str, optional: bool = False) -> Any:
    """A shape with the fields that chapters add to it."""
    added = {field: sort for more in known(kind) for field, sort in get_type_hints(more).items()}
    more = {field: NotRequired[sort] for field, sort in added.items()} if optional else added
    return _named(name, {**get_type_hints(core, include_extras=True), **more}, core.__doc__ or "")


if TYPE_CHECKING:
    Phase = str
    EventData = dict[str, Any]
else:
    Phase = Literal[tuple(dict.fromkeys(phase.name for voice in voices() for phase in voice.phases))]
    EventData = events_type(kind for voice in voices() for kind in voice.events)


class SeatCore(TypedDict):
    """What everybody knows of a seat; an edition has only some of the numbers, None is what the viewer may not know."""

    points: int
    trains: NotRequired[int]
    ships: NotRequired[int]
    cards: Cards
    tickets: int
    known: Cards


if TYPE_CHECKING:
    SeatData = SeatCore
else:
    SeatData = _with_fields("SeatData", SeatCore, "SEAT", optional=True)


class ViewCore(TypedDict):
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


class FinaleCore(TypedDict):
    """The tickets of a seat, each list from low to high, and what chapters show."""

    seat: int
    failed: list[TicketCount]
    completed: list[TicketCount]


if TYPE_CHECKING:
    ViewData = ViewCore
    SeatFinale = FinaleCore
else:
    ViewData = _with_fields("ViewData", ViewCore, "VIEW")
    SeatFinale = _with_fields("SeatFinale", FinaleCore, "FINALE")

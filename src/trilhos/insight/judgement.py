"""What the analyst says of a position, as data."""

from typing import Final

import msgspec

LIKELY: Final = 0.8  # how often a final score lies between `low` and `high`


class SeatOutlook(msgspec.Struct, frozen=True):
    """What a seat can expect: its chance to win, and its final score with the range of eight in ten endings."""

    win: float
    score: float
    low: float
    high: float


class TicketChance(msgspec.Struct, frozen=True):
    """How often a ticket of the viewer is completed."""

    ticket: int
    chance: float


class PlannedRoute(msgspec.Struct, frozen=True):
    """A free route that the viewer goes on to take in so many of the endings."""

    route: int
    chance: float


class Option(msgspec.Struct, frozen=True):
    """A move, and what comes of it: the figures that say why it is worth what it is.

    `behind` is how much less chance it has than the best option, in the worlds both were tried in; `error` is the
    standard error of that. Compare the other figures with those of the best option: a ticket whose chance falls was
    given up, a rival whose score rises was let through, more turns left are tempo.
    """

    action: int
    move: str  # in notation
    about: list[int]  # the kind of card that it takes from those face up, or the tickets that it keeps
    win: float
    behind: float
    error: float
    worlds: int
    score: float
    tickets: list[TicketChance]
    routes: list[PlannedRoute]  # of its plan, the likeliest first
    rivals: list[float]  # by seat: final scores; the viewer's own stands among them
    turns: float  # that are left, of all seats together
    cards_left: float  # in the viewer's hand at the end


class Judgement(msgspec.Struct, frozen=True):
    """A position. `viewer` is whose eyes it was judged through: all cards were known to the judge where it is None."""

    viewer: int | None
    worlds: int
    seats: list[SeatOutlook]
    tickets: list[TicketChance]
    options: list[Option]  # the best first; none where the viewer has nothing to decide

"""What the show of the final count needs beside the sheets: the ways of tickets, and the longest path itself."""

from dataclasses import dataclass
from typing import Final

from trilhos.engine.chapters.longest import LongestPath
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import State
from trilhos.engine.trails import Trails
from trilhos.play.outlook import CLOSED, way_through

SHARED: Final = "shared"


@dataclass(frozen=True)
class TicketCount:
    """A ticket in the final count: what it brought (less than 0: cost), and the routes of a way that completes it."""

    id: int
    points: int
    way: list[int]


@dataclass(frozen=True)
class SeatFinale:
    """The tickets of a seat, each list from low to high; the routes that its stations borrow; its longest path.

    `longest` is None on boards where nobody counts it.
    """

    seat: int
    failed: list[TicketCount]
    completed: list[TicketCount]
    borrowed: list[int]
    longest: list[int] | None


def finale(rules: Rules, state: State, sheets: list[Sheet]) -> list[SeatFinale]:
    """The show of every seat, from the sheets of a finished game."""
    trails = Trails(rules.board)
    return [_seat(rules, state, sheet, trails) for sheet in sheets]


def decided_by(rules: Rules, sheets: list[Sheet]) -> str | None:
    """What broke the tie of those with most points, "shared" if nothing did; None where nobody is equal on points."""
    most = max(sheet.total for sheet in sheets)
    first = [sheet for sheet in sheets if sheet.total == most]
    decided = SHARED if len(first) > 1 else None
    for tie in rules.ties:
        best = max(sheet.ranks[tie] for sheet in first)
        left = [sheet for sheet in first if sheet.ranks[tie] == best]
        decided = rules.declared.ties[tie] if len(left) < len(first) else decided
        first = left
    return decided


def _seat(rules: Rules, state: State, sheet: Sheet, trails: Trails) -> SeatFinale:
    tickets = rules.board.tickets
    failed = [TicketCount(number, -tickets[number].penalty, []) for number in sheet.failed]
    borrowed = [route for _, route in sheet.borrowed if route >= 0]
    return SeatFinale(
        seat=sheet.seat,
        failed=sorted(failed, key=lambda count: -count.points),
        completed=sorted(_completed(rules, state, sheet, borrowed, trails), key=lambda count: count.points),
        borrowed=borrowed,
        longest=_longest(rules, state, sheet, trails),
    )


def _completed(rules: Rules, state: State, sheet: Sheet, borrowed: list[int], trails: Trails) -> list[TicketCount]:
    """E20: borrowed routes are links too. Of several ways the shortest is shown."""
    own = [sheet.seat == owner for owner in state.owner]
    usable = [own[route.id] or route.id in borrowed for route in rules.board.routes]
    price = [route.length if usable[route.id] else CLOSED for route in rules.board.routes]
    tickets = rules.chapter(Tickets)
    return [
        TicketCount(
            ticket.id,
            tickets.worth(state, sheet.seat, ticket, trails),
            way_through(rules.board, price, ticket.cities) or [],
        )
        for ticket in [rules.board.tickets[number] for number in sheet.completed]
    ]


def _longest(rules: Rules, state: State, sheet: Sheet, trails: Trails) -> list[int] | None:
    return trails.longest_trail(state.owner, sheet.seat, sheet.longest) if rules.find(LongestPath) else None

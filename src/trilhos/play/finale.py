"""What the show of the final count needs beside the sheets: the ways of tickets, and what chapters show."""

from typing import Final, cast

from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import State
from trilhos.engine.trails import Trails
from trilhos.play.outlook import CLOSED, way_through
from trilhos.play.shapes import SeatFinale, TicketCount
from trilhos.play.tales import everywhere

SHARED: Final = "shared"


def finale(rules: Rules, state: State, sheets: list[Sheet]) -> list[SeatFinale]:
    """The show of every seat, from the sheets of a finished game."""
    trails = Trails(rules.board)
    seats = []
    for sheet in sheets:
        failed = [TicketCount(number, -rules.board.tickets[number].penalty, []) for number in sheet.failed]
        shown = {
            "seat": sheet.seat,
            "failed": sorted(failed, key=lambda count: -count.points),
            "completed": sorted(_completed(rules, state, sheet, trails), key=lambda count: count.points),
        }
        for show in everywhere(rules, "finale"):
            shown |= show(rules, state, sheet, trails)
        seats.append(cast(SeatFinale, shown))
    return seats


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


def _completed(rules: Rules, state: State, sheet: Sheet, trails: Trails) -> list[TicketCount]:
    """E20: borrowed routes are links too. Of several ways the shortest is shown."""
    borrowed = {route for _, route in sheet.borrowed}
    usable = [sheet.seat == owner or route in borrowed for route, owner in enumerate(state.owner)]
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

"""The score sheets and the winners."""

from typing import Any

from . import stations, trails
from .book import LEFT_OVER, LOAN_PENALTY, LONGEST_BONUS, TOKEN_BONUS
from .facts import Ticket
from .table import Table

Sheet = dict[str, Any]


def sheets(table: Table) -> list[Sheet]:
    """One sheet a seat, as the audit's score lines have it."""
    lengths = [trails.longest(p.routes) for p in table.players] if table.book.longest else []
    return [_sheet(table, seat, lengths) for seat in range(table.count)]


def _sheet(table: Table, seat: int, lengths: list[int]) -> Sheet:
    completed, choice = _completed(table, seat)
    failed = [t for t in table.players[seat].tickets if t not in completed]
    lines = _lines(table, seat, completed, failed, lengths)
    sheet: Sheet = {"lines": lines, "total": sum(lines.values())}
    sheet["completed"] = [t.as_json() for t in completed]
    sheet["failed"] = [t.as_json() for t in failed]
    if table.book.longest:
        sheet["longest"] = lengths[seat]
    if table.tokens:
        sheet["tokens"] = table.players[seat].tokens
    if table.book.stations:
        sheet["borrowed"] = {city: route.as_json() if route else None for city, route in choice.items()}
    return sheet


def _completed(table: Table, seat: int) -> tuple[list[Ticket], stations.Choice]:
    if table.book.stations:
        choice = stations.best_choice(table, seat)
        return stations.completed(table, seat, choice), choice
    return stations.completed(table, seat, {}), {}


def _lines(table: Table, seat: int, done: list[Ticket], failed: list[Ticket], lengths: list[int]) -> dict[str, int]:
    book, player = table.book, table.players[seat]
    lines = {
        "start": book.start_scores[seat],  # U1, N5
        "routes": sum(table.board.points[route.length] for route in player.routes),  # U21, U30
        "tickets": ticket_points(table, seat, done, failed),
    }
    if book.longest:  # U28, E22: all who tie get it
        lines["longest"] = LONGEST_BONUS if lengths[seat] == max(lengths) else 0
    if book.stations:  # E21
        lines["stations"] = LEFT_OVER * (book.stations - len(player.stations))
    if book.passes:
        lines["mountains"] = book.passes * player.over_passes  # M4
    if book.harbours:
        lines["harbours"] = _harbours(table, seat, done)
        lines["exchange"] = -player.exchanged  # S21
    if table.tokens:
        lines["tokens"] = token_bonus(table)[seat]
        lines["loans"] = -LOAN_PENALTY * player.loans  # N12
    return lines


def ticket_points(table: Table, seat: int, done: list[Ticket], failed: list[Ticket]) -> int:
    """U27, E20, S23; tours by W5."""
    gained = sum(_worth(table, seat, ticket) for ticket in done)
    return gained - sum(ticket.penalty for ticket in failed)


def _worth(table: Table, seat: int, ticket: Ticket) -> int:
    if ticket.tour and not trails.in_order(table.players[seat].routes, ticket.cities):
        return ticket.any_order
    return ticket.points


def _harbours(table: Table, seat: int, done: list[Ticket]) -> int:
    """S24, W7, L5: by the completed tickets that name the city; S25: minus 4 for each not built."""
    book, built = table.book, table.players[seat].harbours
    named = [sum(city in ticket.cities for ticket in done) for city in built]
    return sum(book.harbour_points[min(count, 3)] for count in named) - LEFT_OVER * (book.harbours - len(built))


def token_bonus(table: Table) -> list[int]:
    """N10, N11: by rank among those without a loan; ties share, and fill the places they take."""
    free = [player.tokens for player in table.players if not player.loans]
    prizes = TOKEN_BONUS[table.count]
    return [0 if p.loans else prizes[sum(left > p.tokens for left in free)] for p in table.players]


def winners(table: Table, made: list[Sheet]) -> list[int]:
    """U29, E23, N13, S26: the tie-breaks in turn, then shared."""
    ranks = [_rank(table, seat, sheet) for seat, sheet in enumerate(made)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _rank(table: Table, seat: int, sheet: Sheet) -> tuple[int, ...]:
    """Points, then completed tickets, then fewest stations (E23), then the longest path."""
    built = len(table.players[seat].stations)
    return (sheet["total"], len(sheet["completed"]), -built, sheet["lines"].get("longest", 0))

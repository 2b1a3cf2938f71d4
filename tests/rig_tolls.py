"""Words for tables with toll tokens, a ticket discard pile or a neutral player; they go with `tests.rig`."""

from typing import Final

from mypy_extensions import i64

from tests.rig import Cities, Table, table
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.tickets import IN_PILE, in_pile
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.events import NEUTRAL, NEUTRAL_RESULTS, REVEAL
from trilhos.engine.sight import EVERYBODY, place
from trilhos.engine.state import NONE

ROUND_SIX: Final = 12  # the turn of the second player in it, in a game of two


# Tokens


def tokens(t: Table) -> list[int]:
    """Everybody's tokens."""
    return [int(t.state.ledger[t.chapter(Tolls).tokens + i64(seat)]) for seat in t.seats]


def bank(t: Table) -> int:
    """What the bank has taken in, less what it has paid out."""
    return int(t.state.ledger[t.chapter(Tolls).bank])


def loans(t: Table) -> list[int]:
    """Everybody's loans."""
    return [int(t.state.ledger[t.chapter(Tolls).loans + i64(seat)]) for seat in t.seats]


def give(t: Table, *amounts: int) -> Table:
    """Let everybody have just so many tokens; the bank has the rest."""
    tolls = t.chapter(Tolls)
    for seat, amount in enumerate(amounts):
        t.state.ledger[tolls.tokens + i64(seat)] = i64(amount)
    t.state.ledger[tolls.bank] = tolls.each * t.rules.players - i64(sum(amounts))
    return t


def lend(t: Table, *counts: int) -> Table:
    """Let everybody have just so many loans."""
    for seat, number in enumerate(counts):
        t.state.ledger[t.chapter(Tolls).loans + i64(seat)] = i64(number)
    return t


# The ticket discard pile


def discard(t: Table, *tickets: Cities, by: int | None = None) -> Table:
    """Put tickets of the deck on the discard pile: those a seat didn't keep, or else for all to see."""
    numbers = [t.ticket(cities) for cities in tickets]
    t.ticket_deck(*[cities for cities in t.in_ticket_deck() if t.ticket(cities) not in numbers])
    for number in numbers:
        t.state.tickets[number] = place(IN_PILE, EVERYBODY if by is None else i64(by))
    return t


def discarded(t: Table) -> set[Cities]:
    """The tickets on the discard pile."""
    return {t.cities_of(ticket.id) for ticket in t.rules.board.tickets if in_pile(t.state.tickets[ticket.id])}


# The neutral player


def at_the_end_of_a_round(*tickets: Cities, turn: int = ROUND_SIX) -> Table:
    """The second player's turn, with nothing in hand, and these tickets in the deck."""
    t = table("nederland", neutral=True).turn_of(1).ticket_deck(*tickets)
    t.state.turn = i64(turn)
    return t


def end_turn(t: Table) -> Table:
    """Draw two cards."""
    return t.play("draw", "draw")


def next_round(t: Table) -> Table:
    """Both players draw two cards."""
    return end_turn(end_turn(t))


def holder(t: Table) -> int | None:
    """Who has the neutral marker; None when the neutral player has stopped."""
    seat = int(t.state.ledger[t.chapter(Neutral).marker])
    return None if seat == NONE else seat


def hand_marker_to(t: Table, seat: int) -> Table:
    """Let a seat have the neutral marker."""
    t.state.ledger[t.chapter(Neutral).marker] = i64(seat)
    return t


def neutral_trains(t: Table, count: int | None = None) -> int:
    """How many trains the neutral player has left; with a number, from now on."""
    at = t.chapter(Neutral).trains
    if count is not None:
        t.state.ledger[at] = i64(count)
    return int(t.state.ledger[at])


def neutral_owns(t: Table, *routes: str) -> Table:
    """Let the neutral player own routes, with its trains on them."""
    for name in routes:
        route = t.rules.board.routes[t.route(name)]
        t.state.owner[route.id] = t.chapter(Neutral).number
        t.state.ledger[t.chapter(Neutral).trains] -= i64(route.length)
    return t


def neutral_routes(t: Table) -> list[str]:
    """The routes of the neutral player."""
    return t.owned(int(t.chapter(Neutral).number))


def phases(t: Table) -> list[str]:
    """What came of every neutral phase since the table was set up."""
    return [NEUTRAL_RESULTS[event[1]] for event in t.told(NEUTRAL)]


def revealed(t: Table) -> list[Cities]:
    """The tickets that have been turned over for the neutral player."""
    return [t.cities_of(event[2]) for event in t.told(REVEAL) if event[2] != NONE]

"""Tickets: offers from the top of the deck, what is kept, where the rest goes."""

from collections import Counter
from itertools import combinations
from typing import Any

from .errors import need
from .facts import Ticket
from .table import Table


def offer(table: Table, event: dict[str, Any], seat: int, setup: bool) -> None:
    """Tickets are laid before a player."""
    player = table.player(event, seat)
    tickets = [table.board.ticket(raw) for raw in event["tickets"]]
    need(len({t.index for t in tickets}) == len(tickets), "audit", "every ticket once")
    if setup:
        _deal(table, tickets)
    else:
        _draw(table, tickets)
    player.offer = sorted(tickets, key=lambda ticket: ticket.index)


def _deal(table: Table, tickets: list[Ticket]) -> None:
    """U4, E3, S5, N2."""
    regular = [t.key for t in tickets if not t.long]
    longs = [t.key for t in tickets if t.long]
    need(len(regular) == table.book.deal, "U4", f"{table.book.deal} tickets are dealt")
    need(len(longs) == int(table.book.long_tickets), "E3", "one long ticket on Europe")
    table.ticket_deck.take(regular, "U4")
    table.long_deck.take(longs, "E3")


def _draw(table: Table, tickets: list[Ticket]) -> None:
    """U24, E14, S18, N2, N3."""
    due = min(table.book.draw, left(table))
    need(due > 0, "U24", "no ticket is left to draw")
    need(len(tickets) == due, "U24", f"{due} tickets are drawn")
    table.ticket_deck.take([t.key for t in tickets], "U24")


def left(table: Table) -> int:
    """Tickets that can be drawn, the discarded ones included (N3)."""
    return table.ticket_deck.size + table.ticket_pile.total()


def runs_short(table: Table) -> bool:
    """N3: a draw that empties the deck and goes on with the discarded tickets."""
    return table.ticket_deck.size < table.book.draw and bool(table.ticket_pile)


def reshuffle(table: Table, event: dict[str, Any]) -> None:
    """N3, N20: the discarded tickets become the deck."""
    pile = table.ticket_pile
    need(bool(pile), "N3", "there is no pile of tickets to shuffle")
    need(event["count"] == pile.total(), "N3", f"the pile has {pile.total()} tickets")
    table.ticket_deck.under(pile)
    table.ticket_pile = Counter()


def keep(table: Table, event: dict[str, Any], seat: int, setup: bool) -> None:
    """The player's choice among the tickets on offer."""
    player = table.player(event, seat)
    kept = [table.board.ticket(raw) for raw in event["kept"]]
    returned = [table.board.ticket(raw) for raw in event["returned"]]
    chosen = Counter(t.index for t in kept + returned)
    need(chosen == Counter(t.index for t in player.offer), "U24", "kept and returned make up the offer")
    need(len(kept) >= least(table, setup), "U4" if setup else "U24", f"at least {least(table, setup)} are kept")
    player.tickets += kept
    player.offer = []
    _away(table, Counter(t.key for t in returned), table.book.first_unkept if setup else table.book.later_unkept)


def least(table: Table, setup: bool) -> int:
    """How many must be kept (U4, U24, E4, S5, S18, N2)."""
    return table.book.deal_keep if setup else 1


def _away(table: Table, keys: Counter[str], place: str) -> None:
    """Under the deck (U4, U24, S5, S18), out of the game (E4) or on the pile (N3)."""
    if place == "bottom":
        table.ticket_deck.under(keys)
    elif place == "pile":
        table.ticket_pile.update(keys)


def keeps(table: Table, seat: int, setup: bool) -> set[str]:
    """All choices in notation: positions in the offer, in the order of the data file."""
    places = [str(place + 1) for place in range(len(table.players[seat].offer))]
    sizes = range(least(table, setup), len(places) + 1)
    return {"keep " + "+".join(chosen) for size in sizes for chosen in combinations(places, size)}

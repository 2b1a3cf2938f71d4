"""The neutral player of Nederland for two (N15 to N21)."""

from typing import Any

from .book import NEUTRAL_QUIET_ROUNDS
from .errors import need
from .facts import Route, Ticket
from .table import NEUTRAL, Neutral, Table


def due(table: Table, rounds: int) -> bool:
    """N16: from round six on, after both players' turns."""
    return table.neutral is not None and not table.neutral.stopped and rounds > NEUTRAL_QUIET_ROUNDS


def phase(table: Table, event: dict[str, Any]) -> None:
    """The neutral's phase, with everything that follows from the ticket."""
    neutral = table.neutral
    assert neutral is not None
    need(event["holder"] == neutral.holder, "N17", f"seat {neutral.holder} holds the marker")
    if event["ticket"] is None:
        need(table.ticket_deck.size == 0, "N20", "the deck has tickets")
        _stop(neutral, event)
        return
    ticket = table.board.ticket(event["ticket"])
    table.ticket_deck.take([ticket.key], "N16")
    table.ticket_pile[ticket.key] += 1  # N16, N18, N20
    _act(table, neutral, event, free_tracks(table, ticket))


def free_tracks(table: Table, ticket: Ticket) -> list[Route]:
    """The tracks the neutral could take; none for a blank ticket, or where it owns one (N16, N18, N19)."""
    tracks = table.board.between(ticket.neutral) if ticket.neutral else []
    if any(table.owner.get(route.index) == NEUTRAL for route in tracks):
        return []
    return [route for route in tracks if route.index not in table.owner]


def _act(table: Table, neutral: Neutral, event: dict[str, Any], free: list[Route]) -> None:
    if not free:
        need(event["result"] == "blank", "N18", "nothing to claim: blank")
        _plain(neutral, event, neutral.holder)
    elif free[0].length > neutral.trains:
        _stop(neutral, event)  # N20
    else:
        _claim(table, neutral, event, free)


def _claim(table: Table, neutral: Neutral, event: dict[str, Any], free: list[Route]) -> None:
    need(event["result"] == "claimed", "N17", f"the neutral claims {free[0].name}")
    route = table.board.route(event["route"])
    need(route in free, "N17", f"one of {[r.name for r in free]}")
    twin = table.board.twin(route)
    owner = None if twin is None else table.owner.get(twin.index)
    need(event["toll_to"] == owner, "N18", f"the bank pays the toll to {owner}")
    if owner is not None:
        table.players[owner].tokens += route.toll  # N18
    table.owner[route.index] = NEUTRAL
    neutral.trains -= route.length
    choice = len(free) == 2
    _plain(neutral, event, 1 - neutral.holder if choice else neutral.holder, claimed=True)


def _plain(neutral: Neutral, event: dict[str, Any], holder: int, claimed: bool = False) -> None:
    """The marker's next holder (N17, N18), and no fields that don't belong."""
    need(event["holder_next"] == holder, "N17", f"seat {holder} holds the marker next")
    if not claimed:
        need(event.get("route") is None and event.get("toll_to") is None, "N16", "nothing is claimed or paid")
    neutral.holder = holder


def _stop(neutral: Neutral, event: dict[str, Any]) -> None:
    need(event["result"] == "stopped", "N20", "the neutral stops for good")
    need(event["holder_next"] is None, "N20", "nobody holds the marker any more")
    need(event.get("route") is None and event.get("toll_to") is None, "N20", "nothing is claimed or paid")
    neutral.stopped = True


def choices(table: Table) -> set[str]:
    """N17: which track, if a ticket in the deck can lead to that choice."""
    neutral = table.neutral
    assert neutral is not None
    top = table.ticket_deck.blocks[0] if table.ticket_deck.blocks else {}
    for key in top:
        free = free_tracks(table, table.board.ticket_by_key[key])
        if len(free) == 2 and free[0].length <= neutral.trains:
            return {"neutral 1", "neutral 2"}
    return set()

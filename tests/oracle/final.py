"""Checks of the score and end lines against the oracle's own sheets."""

from collections import Counter
from typing import Any

from . import stations
from .errors import need
from .scoring import Sheet
from .table import Table


def check_score(table: Table, event: dict[str, Any], own: Sheet) -> None:
    """Every line of a seat's sheet."""
    for line, points in own["lines"].items():
        need(event["lines"].get(line) == points, _RULES[line], f"{line}: {points}, not {event['lines'].get(line)}")
    need(set(event["lines"]) == set(own["lines"]), "audit", f"the lines are {sorted(own['lines'])}")
    need(event["total"] == own["total"], "U27", f"the total is {own['total']}")
    _check_tickets(table, event, own)
    for field, rule in (("longest", "U28"), ("tokens", "N12")):
        if field in own:
            need(event.get(field) == own[field], rule, f"{field}: {own[field]}")


_RULES = {
    "start": "N5",
    "routes": "U30",
    "tickets": "U27",
    "longest": "U28",
    "stations": "E21",
    "mountains": "M4",
    "harbours": "S24",
    "exchange": "S21",
    "tokens": "N10",
    "loans": "N12",
}


def _check_tickets(table: Table, event: dict[str, Any], own: Sheet) -> None:
    """Completed and failed tickets; on Europe as the borrowed routes have it (E17)."""
    done = _keys(table, own["completed"])
    if "borrowed" in own:
        done = Counter(ticket.key for ticket in stations.check_borrowed(table, event["seat"], event["borrowed"]))
    held = Counter(ticket.key for ticket in table.players[event["seat"]].tickets)
    need(_keys(table, event["completed"]) == done, "U27", f"completed: {sorted(done)}")
    need(_keys(table, event["failed"]) == held - done, "U27", f"failed: {sorted(held - done)}")


def _keys(table: Table, raw: list[Any]) -> Counter[str]:
    return Counter(table.board.ticket(ticket).key for ticket in raw)


def check_end(event: dict[str, Any], winners: list[int], reason: str) -> None:
    need(sorted(event["winners"]) == winners, "U29", f"the winners are {winners}")
    need(event["reason"] == reason, "U8", f"the reason is {reason}")

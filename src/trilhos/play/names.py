"""Cards, routes and tickets as data for programs: the names of the audit format, in no language."""

from functools import cache
from typing import Any

from trilhos.engine.board import RAIL
from trilhos.engine.events import NOTHING
from trilhos.engine.rules import Rules

Data = dict[str, Any]


class Names:
    """How audit files, bots and browsers are told what lies on the table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        # Tickets with their ids, put together once: every message has those of its viewer.
        self.numbered_tickets: list[Data] = [{"id": one.id, **self.ticket(one.id)} for one in rules.board.tickets]

    def card(self, kind: int) -> str | None:
        """One card; None for a gap, and for a card that the viewer may not know."""
        return None if kind < 0 else self.rules.cards.kinds[kind].name

    def cards(self, row: list[int]) -> dict[str, int]:
        """A set of cards."""
        return {kind.name: count for kind, count in zip(self.rules.cards.kinds, row, strict=True) if count}

    def deck(self, number: int) -> str:
        """The name of a deck."""
        return self.rules.cards.decks[number]

    def city(self, number: int) -> str:
        """A city."""
        return self.rules.board.cities[number]

    def colour(self, number: int) -> str:
        """The colour of a route."""
        return "gray" if number < 0 else self.rules.cards.colours[number]

    def route(self, number: int) -> Data:
        """A route."""
        route = self.rules.board.routes[number]
        kind = "rail" if route.kind == RAIL else "ship"
        ends = {"a": self.city(route.a), "b": self.city(route.b)}
        return {**ends, "kind": kind, "color": self.colour(route.colour), "track": route.track}

    def ticket(self, number: int) -> Data:
        """A ticket."""
        ticket = self.rules.board.tickets[number]
        return {"cities": [self.city(city) for city in ticket.cities], "points": ticket.points}

    def tickets(self, numbers: list[int]) -> list[Data]:
        """Several tickets."""
        return [self.ticket(number) for number in numbers]


@cache
def names_of(rules: Rules) -> Names:
    """The names of a rulebook's cards, routes and tickets."""
    return Names(rules)


def seat_or_none(seat: int) -> int | None:
    """A seat, or None where the engine says NOTHING."""
    return None if seat == NOTHING else seat

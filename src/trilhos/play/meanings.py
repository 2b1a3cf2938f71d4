"""What the numbers of events stand for, as data for programs and for audit files."""

from collections.abc import Callable
from typing import Any, Final

from trilhos.engine import fields
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import kept_places
from trilhos.engine.events import NOTHING, TICKET_DECK
from trilhos.engine.fields import Meaning
from trilhos.play.names import Names, seat_or_none

Writer = Callable[[Names, int], Any]


def in_json(names: Names, meaning: Meaning, number: int) -> Any:
    """As bots and browsers are told; None where there is nothing."""
    return _written(JSON, names, meaning, number)


def in_audit(names: Names, meaning: Meaning, number: int) -> Any:
    """As audit files have it, which know no numbers of routes and tickets."""
    return _written(AUDIT, names, meaning, number)


def _written(writers: dict[Meaning, Writer], names: Names, meaning: Meaning, number: int) -> Any:
    if meaning.names:
        return meaning.names[number]
    write = writers.get(meaning)
    return number if write is None else write(names, number)


JSON: Final[dict[Meaning, Writer]] = {
    fields.SEAT: lambda names, seat: seat_or_none(seat),
    fields.PAYEE: lambda names, seat: "bank" if seat == NOTHING else seat,
    fields.ROUTE: lambda names, route: None if route == NOTHING else route,
    fields.CITY: lambda names, city: names.city(city),
    fields.CARD: lambda names, card: names.card(card),
    fields.TICKET: lambda names, ticket: None if ticket == NOTHING else names.numbered_tickets[ticket],
    fields.SLOT: lambda names, slot: slot + 1,
    fields.DECK: lambda names, deck: "ticket" if deck == TICKET_DECK else names.deck(deck),
    fields.COUNT_IF_ANY: lambda names, count: count or None,
    fields.PAYMENT: lambda names, payment: names.cards(names.rules.chapter(Payments).rows[payment]),
    fields.KEPT: lambda names, mask: [place + 1 for place in kept_places(mask)],
    fields.FLAG: lambda names, flag: bool(flag),
}
AUDIT: Final[dict[Meaning, Writer]] = {
    **JSON,
    fields.ROUTE: lambda names, route: None if route == NOTHING else names.route(route),
    fields.TICKET: lambda names, ticket: None if ticket == NOTHING else names.ticket(ticket),
    fields.SLOT: lambda names, slot: slot,
}

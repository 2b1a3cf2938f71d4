"""All legal moves in notation, for the seat that has to decide."""

from collections import Counter
from collections.abc import Sequence

from . import claims, payments, tickets
from .facts import Route
from .table import Table


def actions(table: Table, seat: int) -> set[str]:
    """U7, E5, S8: the actions of a turn; passing only when there is none (U8)."""
    found = cards(table, first=True) | _claims(table, seat) | _stations(table, seat)
    found |= _harbours(table, seat) | _exchanges(table, seat)
    if tickets.left(table):
        found.add("tickets")  # U24
    return found or {"pass"}


def cards(table: Table, first: bool) -> set[str]:
    """U9 to U12, S9, S10: any card first, no face-up wild second."""
    takes = {f"take {slot + 1}" for slot in table.market.open_slots(wilds=first)}
    if table.pack.sails:
        return takes | {f"draw {deck}" for deck in table.market.choices()}
    return takes | ({"draw"} if table.market.choices() else set())


def _claims(table: Table, seat: int) -> set[str]:
    player = table.players[seat]
    spaces = payments.reach(table.pack, player.hand)
    wilds = player.hand[table.pack.wild]
    pairs = payments.hard_pairs(table.pack, player.hand) if table.pack.sails else 0
    found = set()
    for route in table.board.routes:
        paid = route.length <= (pairs if route.hard else spaces[route.kind, route.colour]) and route.ferry <= wilds
        enough = route.length + route.passes <= player.pieces(route.kind)  # U19, M3
        if paid and enough and not table.closed(seat, route):
            found.add(f"claim {route.name}")
    return found


def _stations(table: Table, seat: int) -> set[str]:
    player = table.players[seat]
    cities = claims.station_cities(table, seat)
    if not cities or not payments.of_one_colour(table.pack, player.hand, len(player.stations) + 1):
        return set()
    return {f"station {city}" for city in cities}


def _harbours(table: Table, seat: int) -> set[str]:
    cities = claims.harbour_cities(table, seat)
    if not cities or not payments.for_harbour(table.pack, table.players[seat].hand):
        return set()
    return {f"harbour {city}" for city in cities}


def _exchanges(table: Table, seat: int) -> set[str]:
    """S21."""
    found = set()
    for kind in ("trains", "ships"):
        most = claims.swaps(table.players[seat], kind == "trains")
        found |= {f"exchange {count} {kind}" for count in range(1, most + 1)}
    return found


def pays(table: Table, seat: int, pending: Sequence[str]) -> set[str]:
    """The payments for what has been charged; a hard route charges for each space (W4)."""
    verb, _, what = pending[0].partition(" ")
    if verb == "claim":
        return _texts(_route_payments(table, seat, table.board.named[what], pending[1:]))
    player = table.players[seat]
    if verb == "station":
        return _texts(payments.of_one_colour(table.pack, player.hand, len(player.stations) + 1))
    if verb == "harbour":
        return _texts(payments.for_harbour(table.pack, player.hand))
    raise ValueError(f"nothing is charged by {pending[0]}")


def _route_payments(table: Table, seat: int, route: Route, paid: Sequence[str]) -> set[payments.Payment]:
    hand = table.players[seat].hand
    if not route.hard:
        return payments.for_route(table.pack, hand, route)
    spent = sum((payments.parse(words) for words in paid), Counter[str]())
    return payments.for_hard_space(table.pack, hand - spent, route.length - len(paid))


def surcharges(table: Table, seat: int) -> set[str]:
    """E8, E9, E10: what can be added, or giving up."""
    attempt = table.attempt
    assert attempt is not None
    hand = table.players[seat].hand
    return _texts(payments.for_surcharge(table.pack, hand, attempt.laid, attempt.surcharge)) | {"yield"}


def _texts(found: set[payments.Payment]) -> set[str]:
    return {payments.text(payment) for payment in found}


def splits(table: Table) -> set[str]:
    """S6."""
    return {f"pieces {trains}+{ships}" for trains, ships in claims.splits(table)}

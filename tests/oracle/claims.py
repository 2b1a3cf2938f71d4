"""Claims, tunnels, tolls and loans, stations, harbours and exchanges."""

from collections import Counter
from typing import Any

from . import payments
from .errors import need
from .facts import Route
from .table import Attempt, Player, Table


def _may_claim(table: Table, seat: int, route: Route) -> None:
    closed = table.closed(seat, route)
    need(not closed, closed, f"{route.name} is closed to seat {seat}")
    pieces = table.players[seat].pieces(route.kind)
    need(pieces >= route.length, "U19", f"{route.length} pieces for {route.name}, the reserve has {pieces}")
    need(pieces >= route.length + route.passes, "M3", f"pieces for the passes of {route.name}, too")


def _check_payment(table: Table, player: Player, route: Route, cards: Counter[str]) -> None:
    need(cards <= player.hand, "U18", f"the hand lacks {dict(cards - player.hand)}")
    if route.hard:
        need(payments.pays_hard(table.pack, cards, route.length), "W4", f"pairs of one colour, not {dict(cards)}")
        return
    rule = "E7" if route.ferry else "S15" if route.kind == "ship" else "U18"
    legal = payments.for_route(table.pack, player.hand, route)
    need(payments.payment(table.pack, cards) in legal, rule, f"{dict(cards)} does not pay for {route.name}")


def claim(table: Table, event: dict[str, Any], seat: int) -> Route:
    """A route is claimed and paid for."""
    player = table.player(event, seat)
    route = table.board.route(event["route"])
    cards = table.known(event["cards"])
    if table.attempt:
        _through(table, player, route, cards)
    else:
        need(not route.tunnel, "E8", "a tunnel is tried before it is claimed")
        _may_claim(table, seat, route)
        _check_payment(table, player, route, cards)
        player.spend(cards, "U18")
    points = table.board.points[route.length]
    need(event["points"] == points, "U21", f"{route.length} spaces score {points}")
    table.discard(cards)
    table.place(seat, route)
    return route


# Tunnels


def tunnel(table: Table, event: dict[str, Any], seat: int) -> None:
    """E8: the cards are laid and the top three are turned over."""
    player = table.player(event, seat)
    route = table.board.route(event["route"])
    need(route.tunnel, "E8", f"{route.name} is no tunnel")
    laid = table.known(event["laid"])
    _may_claim(table, seat, route)
    _check_payment(table, player, route, laid)
    table.market.turn_over(event["turned"])
    due = surcharge(table, laid, event["turned"])
    need(event["surcharge"] == due, "E8", f"the surcharge is {due}")
    player.spend(laid, "U18")
    table.attempt = Attempt(route, laid, list(event["turned"]), due)


def surcharge(table: Table, laid: Counter[str], turned: list[str]) -> int:
    """E8, E9: a turned-over locomotive always matches, a colour only if it was laid."""
    matching = set(laid) | {table.pack.wild}
    return sum(card in matching for card in turned)


def _through(table: Table, player: Player, route: Route, cards: Counter[str]) -> None:
    """The tried tunnel is claimed: the laid cards and the surcharge (E8)."""
    attempt = _finish(table, route)
    added = cards - attempt.laid
    need(attempt.laid <= cards, "E8", f"{dict(attempt.laid)} were laid")
    legal = payments.for_surcharge(table.pack, player.hand, attempt.laid, attempt.surcharge)
    need(payments.payment(table.pack, added) in legal, "E8", f"a surcharge of {attempt.surcharge}, not {dict(added)}")
    player.spend(added, "E8")


def give_up(table: Table, event: dict[str, Any], seat: int) -> None:
    """E10: the laid cards return to the hand."""
    player = table.player(event, seat)
    attempt = _finish(table, table.board.route(event["route"]))
    need(attempt.surcharge > 0, "E10", "a tunnel without surcharge can't be given up")
    player.hand += attempt.laid


def _finish(table: Table, route: Route) -> Attempt:
    """The attempt is over; the turned-over cards are discarded (E11)."""
    attempt = table.attempt
    assert attempt is not None
    need(route is attempt.route, "E8", f"{attempt.route.name} was tried")
    table.discard(Counter(attempt.turned))
    table.attempt = None
    return attempt


# Tolls


def toll(table: Table, event: dict[str, Any], seat: int, route: Route) -> None:
    """N7, N8: the toll of the route just claimed."""
    player = table.player(event, seat)
    need(event["amount"] == route.toll, "N7", f"the toll is {route.toll}")
    to = receiver(table, route)
    need(event["to"] == ("bank" if to is None else to), "N7", f"the toll goes to {'the bank' if to is None else to}")
    loan = player.tokens < route.toll
    need(event["loan"] is loan, "N8", f"{player.tokens} tokens for {route.toll}: loan {loan}")
    if loan:
        player.loans += 1
    else:
        player.tokens -= route.toll
    if to is not None:
        table.players[to].tokens += route.toll


def receiver(table: Table, route: Route) -> int | None:
    """The owner of the first track; the neutral's toll goes to the bank (N7, N21)."""
    twin = table.board.twin(route)
    owner = None if twin is None else table.owner.get(twin.index)
    return owner if owner is not None and owner >= 0 else None


def passes(table: Table, event: dict[str, Any], seat: int, route: Route) -> None:
    """M2, M4: what the passes of the route just claimed take and bring."""
    table.player(event, seat)
    need(table.board.route(event["route"]) is route, "M2", f"{route.name} was claimed")
    need(event["count"] == route.passes, "M2", f"{route.passes} pieces go into the box")
    points = table.book.passes * route.passes
    need(event["points"] == points, "M4", f"the passes score {points}")


# Stations, harbours, pieces


def station(table: Table, event: dict[str, Any], seat: int) -> None:
    player = table.player(event, seat)
    city = event["city"]
    need(city in station_cities(table, seat), "E15", f"no station of seat {seat} can be built in {city}")
    cards = table.known(event["cards"])
    legal = payments.of_one_colour(table.pack, player.hand, len(player.stations) + 1)
    need(payments.payment(table.pack, cards) in legal, "E16", f"{len(player.stations) + 1} cards of one colour")
    player.spend(cards, "E16")
    table.discard(cards)
    player.stations.append(city)


def station_cities(table: Table, seat: int) -> list[str]:
    """E15: three a game, one in a city, anywhere."""
    if len(table.players[seat].stations) >= table.book.stations:
        return []
    built = {city for player in table.players for city in player.stations}
    return [city for city in table.board.cities if city not in built]


def harbour(table: Table, event: dict[str, Any], seat: int) -> None:
    player = table.player(event, seat)
    city = event["city"]
    need(city in harbour_cities(table, seat), "S19", f"no harbour of seat {seat} can be built in {city}")
    cards = table.known(event["cards"])
    legal = payments.for_harbour(table.pack, player.hand)
    need(payments.payment(table.pack, cards) in legal, "S20", f"{dict(cards)} does not pay for a harbour")
    player.spend(cards, "S20")
    table.discard(cards)
    player.harbours.append(city)


def harbour_cities(table: Table, seat: int) -> list[str]:
    """S19: a port that has none and that a route of the player touches; three a player."""
    player = table.players[seat]
    if len(player.harbours) >= table.book.harbours:
        return []
    built = {city for other in table.players for city in other.harbours}
    touched = {city for route in player.routes for city in (route.a, route.b)}
    return [city for city in table.board.ports if city in touched and city not in built]


def split(table: Table, event: dict[str, Any], seat: int) -> None:
    """S6, W1, L1: the pieces chosen at setup; the others lie in the box."""
    player = table.player(event, seat)
    need((event["trains"], event["ships"]) in splits(table), "S6", f"{table.book.pieces} pieces, each kind capped")
    player.trains, player.ships = event["trains"], event["ships"]
    player.box = {"trains": table.book.trains - player.trains, "ships": table.book.ships - player.ships}


def splits(table: Table) -> list[tuple[int, int]]:
    book = table.book
    every = [(trains, book.pieces - trains) for trains in range(book.trains + 1)]
    return [(trains, ships) for trains, ships in every if 0 <= ships <= book.ships]


def exchange(table: Table, event: dict[str, Any], seat: int) -> None:
    """S21: pieces of the reserve for as many of the other kind from the box."""
    player = table.player(event, seat)
    gained = event["trains"]
    need(table.book.sails and event["ships"] == -gained != 0, "S21", "as many of one kind as of the other")
    need(abs(gained) <= swaps(player, gained > 0), "S21", "the box or the reserve has too few")
    need(event["points"] == -abs(gained), "S21", f"{-abs(gained)} points")
    player.trains += gained
    player.ships -= gained
    player.box["trains"] -= gained
    player.box["ships"] += gained
    player.exchanged += abs(gained)


def swaps(player: Player, for_trains: bool) -> int:
    """How many pieces can be exchanged at most."""
    return min(player.box["trains"], player.ships) if for_trains else min(player.box["ships"], player.trains)

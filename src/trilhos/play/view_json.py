"""A view, and the board it is about, as plain data: what bots in any language and browsers are told."""

from collections.abc import Iterable
from functools import cache
from typing import cast

from mypy_extensions import i64

from trilhos.engine import state
from trilhos.engine.board import Route, Ticket
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.events import HIDDEN
from trilhos.engine.rules import Rules
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.view import View
from trilhos.play.facts import building_sites, facts, idle_turns, stalls_in
from trilhos.play.names import Data, Names, names_of, seat_or_none
from trilhos.play.shapes import ViewData
from trilhos.play.tales import everywhere, known, told

# What never changes in a game


def board_data(rules: Rules) -> Data:
    """Everything printed, and the numbers of the rulebook that a player needs; ids count from 0 in their lists."""
    board, names = rules.board, names_of(rules)
    return {
        "edition": board.name,
        "players": int(rules.players),
        "options": dict(rules.options),
        "pieces": rules.supply,
        **_all(tell(rules) for tell in everywhere(rules, "board")),
        "cities": board.cities,
        "ports": [names.city(city) for city in board.ports],
        "waypoints": [names.city(city) for city in board.waypoints],
        "route_points": {str(length): points for length, points in enumerate(board.route_points) if points},
        "routes": [_printed_route(names, route) for route in board.routes],
        "tickets": [_printed_ticket(names, ticket) for ticket in board.tickets],
        "cards": [_printed_card(names, kind) for kind in range(len(rules.cards.kinds))],
        "score_lines": rules.line_names(),
    }


def _printed_route(names: Names, route: Route) -> Data:
    points = names.rules.chapter(Claims).brings(names.rules.blank, i64(route.id)).get("points", 0)
    printed = {"length": route.length, "points": points, "locomotives": route.locos, "hard": route.hard}
    marks = _all(tell(route) for tell in everywhere(names.rules, "on_route"))
    return {
        "id": route.id,
        **names.route(route.id),
        **printed,
        "twin": seat_or_none(route.twin),
        **marks,
        **route.marks,
    }


def _printed_ticket(names: Names, ticket: Ticket) -> Data:
    values = {"points_any_order": ticket.points_any_order, "penalty": ticket.penalty, "long": ticket.long}
    more = _all(tell(names, ticket) for tell in everywhere(names.rules, "on_ticket"))
    return {"id": ticket.id, **names.ticket(ticket.id), **values, **more}


def _printed_card(names: Names, number: int) -> Data:
    kind = names.rules.cards.kinds[number]
    colour = None if kind.colour < 0 else names.rules.cards.colours[kind.colour]
    printed = {"name": kind.name, "deck": names.deck(kind.deck), "color": colour, "count": kind.count}
    return {**printed, "value": kind.value, **_all(tell(kind) for tell in everywhere(names.rules, "on_card"))}


def _all(parts: Iterable[Data]) -> Data:
    """What several chapters tell, put together."""
    return {name: value for part in parts for name, value in part.items()}


# What a viewer sees


def view_data(rules: Rules, view: View) -> ViewData:
    """A view as plain data; None stands for what the viewer may not know, and for what is not there."""
    return cast(ViewData, {**table_data(rules, view), **own_data(rules, view), "seats": seats_data(rules, view)})


def table_data(rules: Rules, view: View) -> Data:
    """Of a view, what lies on the table: everybody sees the same of it, at the table or not."""
    names = names_of(rules)
    seen: Data = {
        "phase": rules.declared.phases[view.phase],
        "seat": view.seat,
        "turn": view.turn,
        "turns_left": seat_or_none(view.turns_left),
        "passes": view.passes,
        "idle_turns": idle_turns(rules, view),
        "stalls_in": stalls_in(rules, view),
        "drawn": view.drawn,
        "paying_for": _target(rules, names, view),
        "market": [names.card(kind) for kind in rules.shown(view.ledger)],
        "decks": {names.deck(deck): size for deck, size in enumerate(view.deck_sizes)},
        "pile": names.cards(view.pile),
        "laid": names.cards(view.laid),
        "turned": names.cards(view.turned),
        "routes": _owners(rules, view),
        **_without(),
        **{
            kind: {names.city(city): seat for city, seat in sites.items()}
            for kind, sites in building_sites(rules, view).items()
        },
    }
    for tell in told(rules, "table"):
        seen |= tell(rules, view)
    return seen


def own_data(rules: Rules, view: View) -> Data:
    """Of a view, the viewer's own: cards, and tickets wherever the viewer knows them."""
    names = names_of(rules)
    return {
        "viewer": None if view.viewer == SPECTATOR else view.viewer,
        "hand": names.cards(view.hand) if view.hand else {},
        "tickets": _tickets(names, view.tickets),
        "offer": _tickets(names, view.offer),
        "aside": _tickets(names, view.aside),
        "ticket_deck": _tickets(names, view.queue),
        "ticket_pile": _tickets(names, [*view.discarded, *view.revealed]),
    }


def seats_data(rules: Rules, view: View) -> list[Data]:
    """Of a view, what is known of the seats, their cards included.

    It is the same for everybody but for numbers that are a seat's own (`same_seats`), such as tokens that lie hidden.
    """
    names = names_of(rules)
    seats: list[Data] = []
    for seat in range(int(rules.players)):
        decks = {names.deck(deck): size for deck, size in enumerate(view.hand_sizes[seat])}
        seats.append({**facts(rules, view, seat), "cards": decks, "known": names.cards(view.known[seat])})
    return seats


def same_seats(view: View, other: View) -> bool:
    """Whether two viewers see the same of all seats."""
    return view.ledger == other.ledger and view.ticket_counts == other.ticket_counts


def _target(rules: Rules, names: Names, view: View) -> Data | None:
    """What is being paid for, or which route the neutral player's tracks belong to."""
    if view.target < 0:
        return None
    builds = view.phase == state.PAY and rules.chapters[view.charger].voice.builds
    return {"city": names.city(view.target)} if builds else {"route": view.target}


def _owners(rules: Rules, view: View) -> Data:
    """The routes that aren't free, by id: a seat, somebody without one, or "closed"."""
    words = _words(rules)
    taken = [(route, owner) for route, owner in enumerate(view.owner) if owner != state.FREE]
    return {str(route): words.get(owner, owner) for route, owner in taken}


def _tickets(names: Names, numbers: list[int]) -> list[Data | None]:
    return [None if number == HIDDEN else names.numbered_tickets[number] for number in numbers]


@cache
def _words(rules: Rules) -> dict[int, str]:
    """What owners are called that have no seat: their numbers are those behind the last seat."""
    return {int(state.CLOSED): "closed", **dict(enumerate(told(rules, "OWNER"), int(rules.players)))}


@cache
def _without() -> Data:
    """What programs hear of chapters on boards that lack them."""
    return _all(known("WITHOUT"))

"""The outlook of tickets: done or not, the shortest way, what ways share. Compared with a search of another kind."""

import random
from dataclasses import replace

import pytest

from tests.laws.cases import CASES, Case, case_id
from tests.rig import Table, rulebook, table
from trilhos.engine.board import Board
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import FREE, OVER
from trilhos.engine.view import View
from trilhos.play.game import Game
from trilhos.play.notation import route_name
from trilhos.play.outlook import outlook
from trilhos.play.shapes import TicketOutlook


def only(t: Table, seat: int = 0) -> TicketOutlook:
    """The outlook of the one ticket that a seat has."""
    (found,) = outlook(t.rules, t.view(seat))
    return found


def named(way: list[int] | None) -> list[str]:
    return [route_name(rulebook("usa"), rulebook("usa").board.routes[route]) for route in way or []]


def test_a_ticket_begins_with_its_shortest_way() -> None:
    found = only(table("usa").tickets(0, ("Denver", "El Paso")))
    assert (found.done, found.left, found.shared) == (False, 4, [])
    assert [{*one.split("-")} for one in named(found.way)] == [{"Denver", "Santa Fe"}, {"Santa Fe", "El Paso"}]


def test_own_routes_cost_nothing() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"))
    first, second = only(t).way or []
    t.state.owner[first] = 0
    assert (only(t).done, only(t).left, only(t).way) == (False, t.rules.board.routes[second].length, [first, second])
    t.state.owner[second] = 0
    assert (only(t).done, only(t).left, only(t).way) == (True, 0, [first, second])


def test_what_others_have_is_no_way() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"))
    way = only(t).way or []
    t.state.owner[way[0]] = 1
    around = only(t)
    assert way[0] not in (around.way or [])
    assert (around.left or 0) > 4


def test_a_city_that_is_cut_off() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"))
    for route in t.rules.board.at_city(t.city("El Paso")):
        t.state.owner[route] = 1
    assert only(t) == TicketOutlook(t.ticket(("Denver", "El Paso")), False, None, None, [])


def test_a_station_is_no_way_before_the_end() -> None:
    t = table("europe").tickets(0, ("Amsterdam", "Pamplona"))
    routes = only(t).way or []
    for route in routes:
        t.state.owner[route] = 1
    before = only(t)
    t.stations(0, "Paris", "Bruxelles", "Pamplona")
    assert only(t) == before
    assert not before.done


def test_a_tour_goes_through_all_its_cities() -> None:
    t = table("world")
    tour = next(ticket for ticket in t.rules.board.tickets if len(ticket.cities) > 2)
    view = replace(t.view(0), tickets=[tour.id])
    (found,) = outlook(t.rules, view)
    touched = {city for r in found.way or [] for city in (t.rules.board.routes[r].a, t.rules.board.routes[r].b)}
    assert set(tour.cities) <= touched
    assert len(set(found.way or [])) == len(found.way or [])
    owner = [0 if route in (found.way or []) else FREE for route in range(len(view.owner))]
    (done,) = outlook(t.rules, replace(view, owner=[int(whose) for whose in owner]))
    assert (done.done, done.left) == (True, 0)


def test_a_tour_to_a_city_that_is_cut_off() -> None:
    t = table("world")
    tour = next(ticket for ticket in t.rules.board.tickets if len(ticket.cities) > 2)
    lost = t.rules.board.at_city(tour.cities[-1])
    owner = [1 if route in lost else int(FREE) for route in range(len(t.rules.board.routes))]
    (found,) = outlook(t.rules, replace(t.view(0), tickets=[tour.id], owner=owner))
    assert (found.done, found.way, found.left) == (False, None, None)


def test_tickets_on_offer_say_what_they_share_with_those_in_hand() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"))
    kept = only(t)
    offer = [ticket.id for ticket in t.rules.board.tickets if ticket.id != kept.id]
    first, *others = outlook(t.rules, replace(t.view(0), offer=offer))
    assert first == kept
    assert [other.id for other in others] == offer
    for other in others:
        assert other.shared == [route for route in other.way or [] if route in (kept.way or [])]
    assert any(other.shared for other in others)


def test_spectators_and_a_finished_game_have_none() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"))
    assert outlook(t.rules, t.view()) == []
    assert outlook(t.rules, replace(t.view(0), phase=int(OVER))) == []
    assert outlook(t.rules, t.view(1)) == []


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=case_id)
def test_every_outlook_of_a_game_agrees_with_another_search(case: Case) -> None:
    game = Game(case.edition, case.players, 3, dict(case.options))
    dice = random.Random(case.players)
    while not game.over:
        if len(game.moves) % 61 == 0:
            sheets = game.rules.score(game.state)
            for seat in range(case.players):
                check(game.rules.board, game.view(seat), outlook(game.rules, game.view(seat)), sheets[seat])
        game.play(dice.choice(game.legal()))


def check(board: Board, view: View, found: list[TicketOutlook], sheet: Sheet) -> None:
    assert [one.id for one in found] == [*view.tickets, *view.offer]
    borrows = any(route >= 0 for _, route in sheet.borrowed)
    for one in found:
        cities = board.tickets[one.id].cities
        assert one.done == (one.left == 0)
        assert one.id in view.offer or borrows or one.done == (one.id in sheet.completed)
        if len(cities) == 2:
            assert one.left == fewest_pieces(board, view, cities[0], cities[1])
        if one.way is not None:
            assert all(view.owner[route] in (FREE, view.viewer) for route in one.way)
            assert joined(board, one.way, cities)
            assert one.left == sum(board.routes[r].length for r in one.way if view.owner[r] == FREE)


def fewest_pieces(board: Board, view: View, start: int, goal: int) -> int | None:
    """Bellman and Ford: every route again and again, until nothing gets shorter."""
    far = {start: 0}
    price = {FREE: 1, view.viewer: 0}
    shorter = True
    while shorter:
        shorter = False
        for route in board.routes:
            if view.owner[route.id] in price:
                step = price[view.owner[route.id]] * route.length
                for here, there in ((route.a, route.b), (route.b, route.a)):
                    if here in far and far[here] + step < far.get(there, 10**9):
                        far[there] = far[here] + step
                        shorter = True
    return far.get(goal)


def joined(board: Board, way: list[int], cities: list[int]) -> bool:
    reached, grew = {cities[0]}, True
    while grew:
        ends = [{board.routes[route].a, board.routes[route].b} for route in way]
        more = set().union(*[pair for pair in ends if pair & reached])
        grew = not more <= reached
        reached |= more
    return set(cities) <= reached

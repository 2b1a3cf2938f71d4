"""The outlook of a viewer's own tickets: what is done, and the shortest way to what isn't."""

from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final

from trilhos.engine.board import Board
from trilhos.engine.rules import Rules
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.state import FREE, OVER
from trilhos.engine.view import View
from trilhos.play.shapes import TicketOutlook

PIECE: Final = 1000  # a piece's price, where a route's own is 1: ways with as many pieces differ by their routes
CLOSED: Final = 0  # the price of a route that can't be used
NEVER: Final = 2**62  # no way costs as much


def outlook(rules: Rules, view: View) -> list[TicketOutlook]:
    """The tickets in the viewer's hand, then those on offer; none for spectators, and none after the final count.

    Own routes cost nothing, free ones their length; how many pieces and cards there are doesn't matter, and stations
    don't count before the end (E17). A tour goes from city to city as printed, each leg by its shortest way given the
    legs before it: that joins the cities, but another order may take fewer pieces, and the printed order may ask for
    more (W5).
    """
    if view.viewer == SPECTATOR or view.phase == OVER:
        return []
    survey = _survey(rules.board, view.viewer, tuple(view.owner))
    held = [survey.ticket(number) for number in view.tickets]
    planned = {route for ticket in held for route in ticket.way or []}
    offered: list[TicketOutlook] = []
    for ticket in [survey.ticket(number) for number in view.offer]:
        shared = [route for route in ticket.way or [] if route in planned]
        offered.append(TicketOutlook(ticket.id, ticket.done, ticket.way, ticket.left, shared))
    return held + offered


class Survey:
    """The board as one seat may use it."""

    def __init__(self, board: Board, seat: int, owner: tuple[int, ...]) -> None:
        self.board = board
        self.owner = owner
        self.known: dict[int, TicketOutlook] = {}
        self.price = [
            PIECE * route.length + 1 if whose == FREE else int(whose == seat)
            for route, whose in zip(board.routes, owner, strict=True)
        ]

    def ticket(self, number: int) -> TicketOutlook:
        """The outlook of one ticket, for itself."""
        if number not in self.known:
            way = way_through(self.board, self.price, self.board.tickets[number].cities)
            lacking = [self.board.routes[route].length for route in way or [] if self.owner[route] == FREE]
            left = None if way is None else sum(lacking)
            self.known[number] = TicketOutlook(number, left == 0, way, left, [])
        return self.known[number]


@lru_cache(maxsize=4096)  # only claims change it: of cards and tickets that come and go, it knows what it knew
def _survey(board: Board, seat: int, owner: tuple[int, ...]) -> Survey:
    return Survey(board, seat, owner)


def way_through(board: Board, price: list[int], cities: list[int]) -> list[int] | None:
    """The legs from city to city, each by its cheapest way given the legs before it; a route is named once."""
    price, way = price[:], dict[int, None]()
    for start, goal in pairwise(cities):
        leg = shortest(_roads(board), price, start, goal)
        if leg is None:
            return None
        for route in leg:
            price[route] = 1
            way[route] = None
    return list(way)


Roads = list[list[tuple[int, int]]]  # by city: its routes, and where they lead


@cache
def _roads(board: Board) -> Roads:
    ends = [route.a + route.b for route in board.routes]  # less one of its ends, a route leads to the other
    return [[(route, ends[route] - city) for route in board.at_city(city)] for city in range(len(board.cities))]


def shortest(roads: Roads, price: list[int], start: int, goal: int) -> list[int] | None:
    """The routes of the cheapest way between two cities, from start to goal (Dijkstra); None where there is none."""
    best, back, waiting = [NEVER] * len(roads), [(0, 0)] * len(roads), [(0, start)]
    best[start] = 0
    while waiting:
        far, city = heappop(waiting)
        if city == goal:
            return _trace(back, start, goal)
        for route, there in roads[city]:
            cost = far + price[route]
            if price[route] != CLOSED and cost < best[there]:
                best[there] = cost
                back[there] = (route, city)
                heappush(waiting, (cost, there))
    return None


def _trace(back: list[tuple[int, int]], start: int, goal: int) -> list[int]:
    way: list[int] = []
    while goal != start:
        route, goal = back[goal]
        way.append(route)
    return way[::-1]

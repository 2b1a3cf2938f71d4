"""The atlas: what a board, its cards and its chapters offer a planner, as tables made once for a rulebook."""

from collections import Counter
from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.board import Route
from trilhos.engine.cards import ANY
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.rules import Rules
from trilhos.engine.state import numbers

NO_SUIT: Final[i64] = -1
CITY_BITS: Final[i64] = 10  # for a city, in a number that holds something else, too
CITY: Final[i64] = (1 << 10) - 1
UNIT: Final = 100.0  # costs are counted in hundredths of a card
TUNNEL_RISK: Final = 0.6  # cards that a tunnel takes on top, on average: three are turned over, one in five matches
LOCO_RISK: Final = 0.7  # cards that a locomotive is dearer than another card

# What a player does with an action, in the order in which steiner weighs them. All others need no weighing.
CLAIM: Final[i64] = 0
TAKE: Final[i64] = 1
DRAW: Final[i64] = 2
STATION: Final[i64] = 3
HARBOUR: Final[i64] = 4
EXCHANGE: Final[i64] = 5
DRAW_TICKETS: Final[i64] = 6
PASS: Final[i64] = 7
OTHER: Final[i64] = 8
DEEDS: Final = {
    "claim": CLAIM,
    "take": TAKE,
    "draw": DRAW,
    "station": STATION,
    "harbour": HARBOUR,
    "exchange": EXCHANGE,
    "tickets": DRAW_TICKETS,
    "pass": PASS,
}


def fractions(items: list[float]) -> vec[float]:
    """These numbers as a vec."""
    return vec[float](items)


def _cover(pairs: list[tuple[int, int]]) -> list[int]:
    """A few cities such that every pair has one of them, so that ways from these tell all distances."""
    found: list[int] = []
    left = pairs
    while left:
        ends = Counter(city for pair in left for city in pair)
        found.append(min(ends, key=lambda city: (-ends[city], city)))
        left = [pair for pair in left if found[-1] not in pair]
    return found


class Atlas:
    """Routes as edges with what pays for them. A suit is one colour of one deck; the wild belongs to none."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.claims = rules.chapter(Claims)
        self.payments = rules.chapter(Payments)
        self.market = rules.chapter(Market)
        self.tickets = rules.chapter(Tickets)
        self.ending = rules.chapter(Ending)
        self.stations = rules.find(Stations)
        self.harbours = rules.find(Harbours)
        self.pieces = rules.find(Pieces)
        self.tolls = rules.find(Tolls)
        self.piece_kinds = len(self.claims.supply)
        self._make_actions(rules)
        self._make_suits(rules)
        self._make_edges(rules)
        self._make_tickets(rules)

    def _make_actions(self, rules: Rules) -> None:
        read = [rules.read(action) for action in range(int(rules.action_count))]
        self.deed: vec[i64] = numbers([int(DEEDS.get(verb, OTHER)) for verb, _ in read])
        self.argument: vec[i64] = numbers([argument for _, argument in read])
        exchanges = [] if self.pieces is None else self.pieces.exchanges()
        # By exchange: the kind of pieces that it brings, and how many.
        self.brought_kind: vec[i64] = numbers([0 if trains > 0 else 1 for trains, _ in exchanges])
        self.brought: vec[i64] = numbers([max(pair) for pair in exchanges])

    def _make_suits(self, rules: Rules) -> None:
        cards = rules.cards
        self.wild: i64 = cards.wild
        self.colours: i64 = len(cards.colours)
        self.decks: i64 = len(cards.decks)
        self.suits: i64 = len(cards.colours) * len(cards.decks)
        suits = [-1 if kind.colour == ANY else kind.deck * len(cards.colours) + kind.colour for kind in cards.kinds]
        self.suit_of: vec[i64] = numbers(suits)
        self.units_of: vec[i64] = numbers([kind.value for kind in cards.kinds])  # spaces that a card pays
        self.symbol_of: vec[i64] = numbers([int(kind.symbol) for kind in cards.kinds])
        self.deck_of: vec[i64] = numbers([kind.deck for kind in cards.kinds])
        self.count_of: vec[i64] = numbers([kind.count for kind in cards.kinds])
        of_deck = [cards.of_deck(deck) for deck in range(len(cards.decks))]
        self.deck_first: vec[i64] = numbers([sum(map(len, of_deck[:deck])) for deck in range(len(of_deck) + 1)])
        self.deck_kind: vec[i64] = numbers([kind for kinds in of_deck for kind in kinds])
        self.units_a_card: vec[float] = fractions([self._mean_units(deck) for deck in range(len(cards.decks))])

    def _mean_units(self, deck: int) -> float:
        kinds = [kind for kind in self.rules.cards.kinds if kind.deck == deck and kind.colour != ANY]
        return sum(kind.count * kind.value for kind in kinds) / sum(kind.count for kind in kinds)

    def _make_edges(self, rules: Rules) -> None:
        board = rules.board
        routes = board.routes
        self.cities: i64 = len(board.cities)
        self.routes: i64 = len(routes)
        self.a: vec[i64] = board.a
        self.b: vec[i64] = board.b
        self.ends = [(route.a, route.b) for route in routes]
        self.length: vec[i64] = board.length
        self.needs: vec[i64] = numbers(rules.needs)  # by route: the pieces that a claim takes
        self.points: vec[i64] = board.points
        self.kind: vec[i64] = board.kind
        self.twin: vec[i64] = board.twin
        self.route_suit: vec[i64] = numbers([self._suit(route) for route in routes])
        self.hard: vec[i64] = numbers([int(route.hard) for route in routes])
        self.locos: vec[i64] = numbers([route.locos for route in routes])
        self.tunnel: vec[i64] = numbers([int(route.tunnel) for route in routes])
        self.toll: vec[i64] = numbers([route.toll if self.tolls is not None else 0 for route in routes])
        self.cards: vec[float] = fractions([self._cards(route) for route in routes])
        gray = [route for route in routes if self._suit(route) < 0]
        by_points = sorted(routes, key=lambda route: -int(self.points[route.id]))
        self.by_points: vec[i64] = numbers([route.id for route in by_points])  # those that bring most first
        looks = [self._looks(route) for route in routes]
        self.like: vec[i64] = numbers(
            [looks.index(look) for look in looks]
        )  # the first route that takes and brings as much
        self.gray: vec[i64] = numbers([route.id for route in sorted(gray, key=lambda route: -route.length)])
        self.at_city = [board.at_city(city) for city in range(len(board.cities))]
        firsts = [sum(map(len, self.at_city[:city])) for city in range(len(board.cities) + 1)]
        self.first: vec[i64] = numbers(firsts)
        self.edge: vec[i64] = numbers([route for touching in self.at_city for route in touching])
        # In the same places, with the route the city to which it leads.
        hops = [
            (route, sum(self.ends[route]) - city) for city in range(len(firsts) - 1) for route in self.at_city[city]
        ]
        self.hops: vec[i64] = numbers([route << int(CITY_BITS) | city for route, city in hops])

    def _suit(self, route: Route) -> int:
        return -1 if route.colour == ANY or route.hard else route.kind * int(self.colours) + route.colour

    def _looks(self, route: Route) -> tuple[int, ...]:
        """All of a route that matters to a hand and to a reserve, and the points."""
        paid = (self._suit(route), route.kind, route.length, route.locos, int(route.hard))
        return (*paid, int(self.needs[route.id]), int(self.points[route.id]))

    def _cards(self, route: Route) -> float:
        """How many cards a route takes, with what makes some of them dear."""
        each = 2.0 if route.hard else 1 / self.units_a_card[route.kind]
        return route.length * each + LOCO_RISK * route.locos + (TUNNEL_RISK if route.tunnel else 0.0)

    def _make_tickets(self, rules: Rules) -> None:
        tickets = rules.board.tickets
        cities = [ticket.cities for ticket in tickets]
        self.ticket_count: i64 = len(tickets)
        self.stop_first: vec[i64] = numbers([sum(map(len, cities[:at])) for at in range(len(cities) + 1)])
        self.stop: vec[i64] = numbers([city for stops in cities for city in stops])
        self.sources: vec[i64] = numbers(_cover([pair for stops in cities for pair in pairwise(stops)]))
        rows = {int(city): row * int(self.cities) for row, city in enumerate(self.sources)}
        # By stop: where the way to it from the stop before is measured, with a row of distances for each source.
        ways = [rows[b] + a if b in rows else rows.get(a, 0) + b for a, b in pairwise(self.stop)]
        self.measured_at: vec[i64] = numbers([0, *map(int, ways)])
        self.regular: vec[i64] = numbers([int(not ticket.long) for ticket in tickets])
        self.gains: vec[i64] = numbers([ticket.points_any_order for ticket in tickets])
        self.penalty: vec[i64] = numbers([ticket.penalty for ticket in tickets])
        self.swings: vec[i64] = numbers([ticket.points_any_order + ticket.penalty for ticket in tickets])
        self.ports: vec[i64] = numbers(rules.board.ports)
        steps = [] if self.harbours is None else self.harbours.points
        self.harbour_points: vec[float] = fractions([float(points) for points in steps])

    def costs(self, hop: float, rich: float, toll: float) -> list[int]:
        """A price for each route: cards, `hop` for the turn of claiming, less `rich` a point, `toll` a token."""
        prices = []
        for route in range(int(self.routes)):
            cards = self.cards[route]
            price = cards + hop + toll * int(self.toll[route]) - rich * int(self.points[route])
            prices.append(int(UNIT * max(price, 0.3 * cards)))
        return prices

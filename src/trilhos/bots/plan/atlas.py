"""The atlas: what a board, its cards and its chapters offer a planner, as tables made once for a rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.board import Route
from trilhos.engine.cards import ANY
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.rules import Rules
from trilhos.engine.state import numbers

NO_SUIT: Final = -1
UNIT: Final = 100  # costs are counted in hundredths of a card
TUNNEL_RISK: Final = 0.6  # cards that a tunnel takes on top, on average: three are turned over, one in five matches
LOCO_RISK: Final = 0.7  # cards that a locomotive is dearer than another card


class Atlas:
    """Routes as edges with what pays for them. A suit is one colour of one deck; the wild belongs to none."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.claims = rules.chapter(Claims)
        self.payments = rules.chapter(Payments)
        self.tickets = rules.chapter(Tickets)
        self.ending = rules.chapter(Ending)
        self.stations = rules.find(Stations)
        self.harbours = rules.find(Harbours)
        self.pieces = rules.find(Pieces)
        self.exchanges = [] if self.pieces is None else self.pieces.exchanges()
        self.tolls = rules.find(Tolls)
        self.neutral = rules.find(Neutral)
        board = rules.board
        self.cities = len(board.cities)
        self.routes = len(board.routes)
        self.ends = [(route.a, route.b) for route in board.routes]
        self.length = [route.length for route in board.routes]
        self.needs = rules.needs  # by route: the pieces that a claim takes
        self.points = [int(points) for points in board.points]
        self.kind = [route.kind for route in board.routes]
        self.wild = rules.cards.wild
        self._make_suits(rules)
        self._make_edges(rules)
        self.gains = [ticket.points_any_order for ticket in board.tickets]
        self.swings = [ticket.points_any_order + ticket.penalty for ticket in board.tickets]

    def _make_suits(self, rules: Rules) -> None:
        cards = rules.cards
        self.colours = len(cards.colours)
        self.decks = len(cards.decks)
        self.suits = self.colours * self.decks
        self.suit_of = [
            NO_SUIT if kind.colour == ANY else kind.deck * self.colours + kind.colour for kind in cards.kinds
        ]
        self.units_of = [kind.value for kind in cards.kinds]  # spaces that a card pays
        self.symbol_of = [kind.symbol for kind in cards.kinds]
        self.deck_of = [kind.deck for kind in cards.kinds]
        self.units_a_card = [self._mean_units(deck) for deck in range(self.decks)]

    def _mean_units(self, deck: int) -> float:
        kinds = [kind for kind in self.rules.cards.kinds if kind.deck == deck and kind.colour != ANY]
        return sum(kind.count * kind.value for kind in kinds) / sum(kind.count for kind in kinds)

    def _make_edges(self, rules: Rules) -> None:
        routes = rules.board.routes
        self.a: vec[i64] = rules.board.a
        self.b: vec[i64] = rules.board.b
        self.route_suit = [self._suit(route) for route in routes]
        self.hard = [route.hard for route in routes]
        self.locos = [route.locos for route in routes]
        self.tunnel = [route.tunnel for route in routes]
        self.toll = [route.toll if self.tolls is not None else 0 for route in routes]
        self.cards = [self._cards(route) for route in routes]
        at_city = [rules.board.at_city(city) for city in range(self.cities)]
        self.at_city = at_city
        self.first: vec[i64] = numbers([sum(map(len, at_city[:city])) for city in range(self.cities + 1)])
        self.edge: vec[i64] = numbers([route for touching in at_city for route in touching])

    def _suit(self, route: Route) -> int:
        return NO_SUIT if route.colour == ANY or route.hard else route.kind * self.colours + route.colour

    def _cards(self, route: Route) -> float:
        """How many cards a route takes, with what makes some of them dear."""
        each = 2.0 if route.hard else 1 / self.units_a_card[route.kind]
        return route.length * each + LOCO_RISK * route.locos + (TUNNEL_RISK if route.tunnel else 0.0)

    def costs(self, hop: float, rich: float, toll: float) -> list[int]:
        """A price for each route: cards, `hop` for the turn of claiming, less `rich` a point, `toll` a token."""
        return [self._price(route, hop, rich, toll) for route in range(self.routes)]

    def _price(self, route: int, hop: float, rich: float, toll: float) -> int:
        cards = self.cards[route]
        price = cards + hop + toll * self.toll[route] - rich * self.points[route]
        return int(UNIT * max(price, 0.3 * cards))

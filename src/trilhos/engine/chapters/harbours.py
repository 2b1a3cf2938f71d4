"""Harbours: built for cards in port cities, they score by completed tickets (S7, S19, S20, S24, S25)."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events, refusals
from trilhos.engine.board import RAIL, SHIP, Board
from trilhos.engine.cards import CardTable
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.fields import CITY, PAID, SEAT, EventKind, Named, Verb
from trilhos.engine.parameters import listed, single
from trilhos.engine.purses import SymbolPurse
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import HARBOURS, Sheet
from trilhos.engine.sight import BY_SEAT, SITES
from trilhos.engine.state import NONE, TURN, State, numbers
from trilhos.engine.voice import Unfit, Voice, bad_numbers


class Harbours(Chapter):
    """`each`: harbours a player has; `points`: by completed tickets that name the city; `left_over`: if unbuilt."""

    # S24: it scores by the tickets that are completed.
    voice: ClassVar[Voice] = Voice(
        "harbours",
        parameters=(single("each", 1, 9), listed("points", -100, 100), single("left_over", -100, 100)),
        reads=("cities.port", "cards.harbour"),
        needs=(Tickets, Payments),
        after=(Tickets,),
        builds=True,
        lines=(Named("harbours", HARBOURS),),
        refusals=(refusals.NO_PORT, refusals.ALL_BUILT, refusals.TAKEN, refusals.NO_ROUTE, refusals.CARDS),
        verbs=(Verb("harbour", CITY, charged=True),),
        events=(EventKind("harbour", events.HARBOUR, progress="seat", seat=SEAT, city=CITY, cards=PAID),),
    )

    def __init__(self, each: int, points: list[int], left_over: int) -> None:
        super().__init__()
        self.phases = [TURN]
        self.each: i64 = each
        self.points = points
        self.left_over = left_over

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        symbols = sorted((kind.deck, kind.colour) for kind in cards.kinds if kind.symbol)
        wanted = [(deck, colour) for deck in (RAIL, SHIP) for colour in range(len(cards.colours))]
        return bad_numbers(points=not self.points, symbol=symbols != wanted)  # S20: one of each colour in both decks

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.payments = rules.chapter(Payments)
        board = rules.board
        self.site: i64 = rules.reserve(len(board.cities), "harbours", holds=SITES)  # by city: whose stands there
        self.built: i64 = rules.reserve(int(rules.players), "harbours_built", holds=BY_SEAT)
        rules.show("harbours", self.built, out_of=self.each)
        self.base: i64 = rules.add_actions(self, "harbour", len(board.cities))
        self.cost: i64 = self.payments.cost(self.payments.purse(SymbolPurse(rules.cards, 2)), 1)
        self.ports: i64 = len(board.ports)
        self.port: vec[i64] = numbers(board.ports)
        routes = [board.at_city(city) for city in board.ports]
        self.first: vec[i64] = numbers([sum(map(len, routes[:at])) for at in range(len(routes) + 1)])
        self.route_at: vec[i64] = numbers([route for touching in routes for route in touching])

    def prepare(self, s: State) -> None:
        for city in range(i64(len(self.rules.board.cities))):
            s.ledger[self.site + city] = NONE

    def legal(self, s: State, out: Moves) -> None:
        if s.ledger[self.built + s.seat] == self.each or not self.payments.can_pay(s, self.cost):
            return
        for at in range(self.ports):
            if s.ledger[self.site + self.port[at]] == NONE and self._touches(s, at):  # S19
                out.add(self.base + self.port[at])

    def _touches(self, s: State, at: i64) -> bool:
        """Whether the seat owns a route, of either kind, that ends in this port."""
        owner, route_at = s.owner, self.route_at
        seat: i64 = s.seat
        for place in range(self.first[at], self.first[at + 1]):
            if owner[route_at[place]] == seat:
                return True
        return False

    def refuse(self, s: State, action: i64) -> Refusal:
        city = int(action - self.base)
        if city not in self.rules.board.ports:
            return refusals.NO_PORT, 0
        if s.ledger[self.built + s.seat] == self.each:
            return refusals.ALL_BUILT, 0
        if s.ledger[self.site + i64(city)] != NONE:
            return refusals.TAKEN, int(s.ledger[self.site + i64(city)])
        if not self._touches(s, i64(self.rules.board.ports.index(city))):
            return refusals.NO_ROUTE, 0
        return refusals.CARDS, int(self.payments.missing(s, self.cost))

    def price(self, s: State, action: i64) -> i64:
        return self.cost

    def apply(self, s: State, action: i64) -> None:
        self.rules.charge(s, self, action - self.base, self.price(s, action))

    def paid(self, s: State) -> None:
        s.ledger[self.site + s.target] = s.seat
        s.ledger[self.built + s.seat] += 1
        s.tell(events.HARBOUR, s.seat, s.target)
        self.payments.discard(s)
        self.rules.end_turn(s)

    # Scoring

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        for sheet in sheets:
            seat: i64 = i64(sheet.seat)
            cities = [city for city in self.rules.board.ports if s.ledger[self.site + i64(city)] == seat]
            earned = sum(self.points[self._named(sheet, city)] for city in cities)  # S24
            sheet.lines[HARBOURS] = earned + self.left_over * (int(self.each) - len(cities))  # S25

    def _named(self, sheet: Sheet, city: int) -> int:
        """How many completed tickets name the city, as far as that makes a difference."""
        tickets = self.rules.board.tickets
        named = sum(city in tickets[number].cities for number in sheet.completed)
        return min(named, len(self.points) - 1)

"""Stations: built for cards, they borrow one route of a neighbour at the end (E15-E18, E21)."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events, refusals
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.fields import CITY, PAID, SEAT, EventKind, Named, Verb
from trilhos.engine.parameters import single
from trilhos.engine.purses import SetPurse
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import FEWEST_STATIONS, STATIONS, Sheet
from trilhos.engine.sight import BY_SEAT, SITES
from trilhos.engine.state import NONE, TURN, State, numbers
from trilhos.engine.voice import Voice


class Stations(Chapter):
    """`each`: stations a player has; `left_over`: points for one not built."""

    # E20: the tickets count what the stations have borrowed.
    voice: ClassVar[Voice] = Voice(
        "stations",
        parameters=(single("each", 1, 4), single("left_over", -100, 100)),
        needs=(Tickets, Payments),
        before=(Tickets,),
        builds=True,
        lines=(Named("stations", STATIONS),),
        ties=(Named("stations", FEWEST_STATIONS),),
        refusals=(refusals.ALL_BUILT, refusals.TAKEN, refusals.CARDS),
        verbs=(Verb("station", CITY, charged=True, letter="e"),),
        events=(EventKind("station", events.STATION, progress="seat", seat=SEAT, city=CITY, cards=PAID),),
    )

    def __init__(self, each: int, left_over: int) -> None:
        super().__init__()
        self.phases = [TURN]
        self.each: i64 = each
        self.left_over = left_over

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.payments = rules.chapter(Payments)
        self.tickets = rules.chapter(Tickets)
        self.cities: i64 = len(rules.board.cities)
        self.routes_at = [rules.board.at_city(city) for city in range(int(self.cities))]
        self.site: i64 = rules.reserve(int(self.cities), "stations", holds=SITES)  # by city: whose stands there
        self.built: i64 = rules.reserve(int(rules.players), "stations_built", holds=BY_SEAT)
        rules.show("stations", self.built, out_of=self.each)
        self.base: i64 = rules.add_actions(self, "station", int(self.cities))
        any_colour = self.payments.purse(SetPurse(rules.cards, 0, list(range(len(rules.cards.colours)))))
        self.costs: vec[i64] = numbers([self.payments.cost(any_colour, n + 1) for n in range(int(self.each))])  # E16

    def prepare(self, s: State) -> None:
        for city in range(self.cities):
            s.ledger[self.site + city] = NONE

    def legal(self, s: State, out: Moves) -> None:
        built: i64 = s.ledger[self.built + s.seat]
        if built == self.each or not self.payments.can_pay(s, self.costs[built]):
            return
        ledger, items = s.ledger, out.items
        site: i64 = self.site
        base: i64 = self.base
        count: i64 = out.count
        for city in range(self.cities):
            items[count] = base + city  # written in any case, and kept if it counts: as with claims
            count += i64(ledger[site + city] == NONE)  # E15: one station in a city
        out.count = count

    def refuse(self, s: State, action: i64) -> Refusal:
        built: i64 = s.ledger[self.built + s.seat]
        if built == self.each:
            return refusals.ALL_BUILT, 0
        site: i64 = s.ledger[self.site + action - self.base]
        if site != NONE:
            return refusals.TAKEN, int(site)  # E15
        return refusals.CARDS, int(self.payments.missing(s, self.costs[built]))

    def price(self, s: State, action: i64) -> i64:
        return self.costs[s.ledger[self.built + s.seat]]

    def apply(self, s: State, action: i64) -> None:
        self.rules.charge(s, self, action - self.base, self.price(s, action))

    def paid(self, s: State) -> None:
        s.ledger[self.site + s.target] = s.seat
        s.ledger[self.built + s.seat] += 1
        s.tell(events.STATION, s.seat, s.target)
        self.payments.discard(s)
        self.rules.end_turn(s)

    # Scoring

    def cities_of(self, s: State, seat: i64) -> list[int]:
        """Where the seat's stations stand."""
        ledger, site = s.ledger, self.site
        return [int(city) for city in range(self.cities) if ledger[site + city] == seat]

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        for sheet in sheets:
            built = int(s.ledger[self.built + i64(sheet.seat)])
            sheet.lines[STATIONS] = self.left_over * (int(self.each) - built)  # E21
            sheet.ranks[FEWEST_STATIONS] = -built
            sheet.borrowed = Borrowing(self, s, sheet.seat, scratch).best


class Borrowing:
    """E17: the best use of a seat's stations, all together: most points, then most completed tickets."""

    def __init__(self, stations: Stations, s: State, seat: int, scratch: Scratch) -> None:
        self.board = stations.rules.board
        self.network = scratch.network
        self.cities = stations.cities_of(s, i64(seat))
        self.choices = [self._others(s, stations.routes_at[city], i64(seat)) for city in self.cities]
        self.chosen = [int(NONE)] * len(self.cities)
        self.best_value = (0, 0)  # points and tickets more than without stations
        self.best = list(zip(self.cities, self.chosen, strict=True))
        self.tickets = self._within_reach(s, stations.tickets.held(s, i64(seat)), i64(seat)) if self.cities else []
        if self.tickets:
            self._try(0)

    def _others(self, s: State, routes: list[int], seat: i64) -> list[int]:
        # E18: any route of another player that touches the city.
        return [route for route in routes if s.owner[route] >= 0 and s.owner[route] != seat]

    def _within_reach(self, s: State, held: list[int], seat: i64) -> list[int]:
        """The tickets that depend on the stations: open, but not if all were borrowed that could be.

        There are few, and most often none: then nothing need be tried. 14 % more games a second with four players.
        """
        self.network.load(s.owner, seat)
        for routes in self.choices:
            for route in routes:
                self.network.join(self.board.a[route], self.board.b[route])
        reached = [number for number in held if self.network.joined(self.board.tickets[number].cities)]
        self.network.load(s.owner, seat)
        return [number for number in reached if not self.network.joined(self.board.tickets[number].cities)]

    def _try(self, at: int) -> None:
        """Choose for the station at `at` and those behind it; nothing first, so that only what helps is borrowed."""
        if at == len(self.cities):
            self._compare()
            return
        self._try(at + 1)
        for number in self.choices[at]:
            self._try_route(at, number)

    def _try_route(self, at: int, number: int) -> None:
        a: i64 = self.board.a[number]
        b: i64 = self.board.b[number]
        if self.network.root(a) == self.network.root(b):
            return
        before = self.network.parent[:]
        self.network.join(a, b)
        self.chosen[at] = number
        self._try(at + 1)
        self.chosen[at] = int(NONE)
        self.network.parent = before

    def _compare(self) -> None:
        points = completed = 0
        for number in self.tickets:
            ticket = self.board.tickets[number]
            if self.network.joined(ticket.cities):
                points += ticket.points + ticket.penalty
                completed += 1
        if (points, completed) > self.best_value:
            self.best_value = (points, completed)
            self.best = list(zip(self.cities, self.chosen, strict=True))

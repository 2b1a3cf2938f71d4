"""Plans: for each seat the routes that it still has to claim to join its tickets, kept until something stops them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.tickets import HELD, Tickets, place
from trilhos.engine.rules import Rules
from trilhos.engine.state import FREE, NONE, State, numbers

FAR: Final[i64] = 1_000_000


@final
class Plans:
    """Room for the plans of all seats, and for the search of cheapest ways."""

    def __init__(self, rules: Rules, claims: Claims, tickets: Tickets) -> None:
        board = rules.board
        self.rules = rules
        self.board = board
        self.claims = claims
        self.tickets = tickets
        self.routes: i64 = len(board.routes)
        self.cities: i64 = len(board.cities)
        self.piece_kinds: i64 = len(claims.supply)
        at_city = [board.at_city(city) for city in range(len(board.cities))]
        self.first: vec[i64] = numbers([sum(map(len, at_city[:city])) for city in range(len(at_city) + 1)])
        self.route_at: vec[i64] = numbers([route for touching in at_city for route in touching])
        self.price: vec[i64] = numbers([r.length * (2 if r.hard else 1) for r in board.routes])
        cities = [ticket.cities for ticket in board.tickets]
        self.stop_first: vec[i64] = numbers([sum(map(len, cities[:at])) for at in range(len(cities) + 1)])
        self.stop: vec[i64] = numbers([city for stops in cities for city in stops])
        self.points: vec[i64] = numbers([ticket.points for ticket in board.tickets])
        self.planned: vec[i64] = numbers([0] * (len(board.routes) * int(rules.players)))
        self.fresh: vec[i64] = numbers([0] * int(rules.players))
        self.cost: vec[i64] = numbers([0] * len(board.routes))
        self.far: vec[i64] = numbers([0] * len(board.cities))
        self.via: vec[i64] = numbers([0] * len(board.cities))
        self.waits: vec[i64] = numbers([0] * len(board.cities))
        self.queue: vec[i64] = numbers([0] * (len(board.cities) + 1))
        self.left: vec[i64] = numbers([0] * len(claims.supply))

    def forget(self, seat: i64) -> None:
        """The seat's plan no longer fits."""
        self.fresh[seat] = 0

    def of(self, s: State, seat: i64) -> i64:
        """Where the seat's plan starts in `planned`, made anew when it doesn't fit any more."""
        start: i64 = seat * self.routes
        if not self.fresh[seat] or self._stopped(s, seat, start):
            self._make(s, seat, start)
        return start

    def _stopped(self, s: State, seat: i64, start: i64) -> bool:
        """Whether a planned route is lost; one that the seat has claimed is done with."""
        owner, planned, rival = s.owner, self.planned, self.claims.rival
        for route in range(self.routes):
            if planned[start + route]:
                if owner[route] == seat:
                    planned[start + route] = 0
                elif owner[route] != FREE or owner[rival[route]] == seat:
                    return True
        return False

    def _make(self, s: State, seat: i64, start: i64) -> None:
        self.fresh[seat] = 1
        for route in range(self.routes):
            self.planned[start + route] = 0
        self.survey(s, seat)
        held: i64 = place(HELD, seat)
        for ticket in range(self.tickets.count):
            if s.tickets[ticket] == held:
                self._plan_ticket(ticket, start)

    def survey(self, s: State, seat: i64) -> None:
        """What every route would cost the seat in pieces now, and how many pieces it has."""
        owner, cost, rival, price = s.owner, self.cost, self.claims.rival, self.price
        for route in range(self.routes):
            if owner[route] == seat:
                cost[route] = 0
            elif owner[route] == FREE and owner[rival[route]] != seat:
                cost[route] = price[route]
            else:
                cost[route] = FAR
        for kind in range(self.piece_kinds):
            self.left[kind] = s.ledger[self.claims.pieces_at(kind, seat)]

    def _plan_ticket(self, ticket: i64, start: i64) -> None:
        """Plan the ways from stop to stop, unless the pieces don't last for one of them."""
        for at in range(self.stop_first[ticket] + 1, self.stop_first[ticket + 1]):
            self.search(self.stop[at - 1])
            if self.far[self.stop[at]] >= FAR or not self._afford(self.stop[at]):
                return
            self._follow(self.stop[at], start)

    def _afford(self, city: i64) -> bool:
        """Whether the pieces last for the way that was found to this city."""
        left = self.left[:]
        while self.via[city] != NONE:
            route: i64 = self.via[city]
            if self.cost[route] > 0:
                left[self.board.kind[route]] -= self.board.length[route]
                if left[self.board.kind[route]] < 0:
                    return False
            city = self.board.a[route] + self.board.b[route] - city
        return True

    def _follow(self, city: i64, start: i64) -> None:
        """Put the way that was found to this city into the plan; from now on it is free of cost."""
        while self.via[city] != NONE:
            route: i64 = self.via[city]
            if self.cost[route] > 0:
                self.planned[start + route] = 1
                self.left[self.board.kind[route]] -= self.board.length[route]
                self.cost[route] = 0
            city = self.board.a[route] + self.board.b[route] - city

    def search(self, source: i64) -> None:
        """The cheapest ways from a city to all others: `far` by city, and `via` the last route on the way."""
        far, via, waits, queue = self.far, self.via, self.waits, self.queue
        for city in range(self.cities):
            far[city] = FAR
            via[city] = NONE
            waits[city] = 0
        far[source] = 0
        queue[0] = source
        head: i64 = 0
        tail: i64 = 1
        while head != tail:
            here: i64 = queue[head]
            head = 0 if head == self.cities else head + 1
            waits[here] = 0
            tail = self._spread(here, tail)

    def _spread(self, city: i64, tail: i64) -> i64:
        """Go one route further from a city; returns where the queue ends now."""
        a, b, far, cost, route_at = self.board.a, self.board.b, self.far, self.cost, self.route_at
        for at in range(self.first[city], self.first[city + 1]):
            route: i64 = route_at[at]
            other: i64 = a[route] + b[route] - city
            if far[city] + cost[route] < far[other]:
                far[other] = far[city] + cost[route]
                self.via[other] = route
                if not self.waits[other]:
                    self.waits[other] = 1
                    self.queue[tail] = other
                    tail = 0 if tail == self.cities else tail + 1
        return tail

    def worth(self, ticket: i64) -> i64:
        """What a ticket promises after `survey`: its points against the pieces that it takes, twice as dear."""
        price: i64 = 0
        pieces: i64 = 0
        for kind in range(self.piece_kinds):
            pieces += self.left[kind]
        for at in range(self.stop_first[ticket] + 1, self.stop_first[ticket + 1]):
            self.search(self.stop[at - 1])
            price += self.far[self.stop[at]]
        return -self.points[ticket] if price > pieces else 2 * self.points[ticket] - price

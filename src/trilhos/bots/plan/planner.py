"""The planner: which tickets to go for, and by which routes. A plan stands until the board spoils or betters it."""

from typing import Final

from trilhos.bots.plan.atlas import UNIT, Atlas
from trilhos.bots.plan.cards import CARDS_A_TURN, lacking
from trilhos.bots.plan.forest import MOST_CITIES, Forest
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import BLOCKED, FAR, Ways

LATE: Final = 5.0  # own turns before the end from which on a route's price is the turns it takes
BORROWED: Final = 1  # the price of a route that an own station can borrow
SETTLED: Final = 3  # three stations' worth of that: a ticket so cheap is as good as completed
STATION_CARDS: Final = 3.0  # what a station costs, in cards: its price, a turn and the points it would bring unbuilt


class Plan:
    """The tickets to go for, those that are done, and the routes that are still needed."""

    def __init__(self, position: Position, tickets: list[int], done: list[int], routes: list[int], cost: float) -> None:
        atlas = position.atlas
        self.tickets = tickets
        self.done = done
        self.routes = [route for route in routes if position.view.owner[route] < 0]
        self.borrowed = [route for route in routes if position.view.owner[route] >= 0]
        self.cost = cost
        self.swing = sum(atlas.swings[ticket] for ticket in tickets)
        self.on = [False] * atlas.routes
        for route in self.routes:
            self.on[route] = True
        self.pieces = [0] * len(atlas.claims.supply)
        for route in self.routes:
            self.pieces[atlas.kind[route]] += atlas.needs[route]


class Planner:
    """Plans for one seat; `hop`, `rich` and `toll` are what `Atlas.costs` says.

    `half` is the share of the pieces or turns left at which a plan succeeds every other time.
    """

    def __init__(
        self,
        atlas: Atlas,
        hop: float = 0.0,
        rich: float = 0.0,
        toll: float = 0.0,
        half: float = 0.75,
        most_cities: int = MOST_CITIES,
    ) -> None:
        self.atlas = atlas
        self.half = half
        self.cost = atlas.costs(hop, rich, toll)
        self.scale = sum(atlas.cards) / sum(self.cost)  # cards a unit of price, over the whole board
        self.forest = Forest(atlas, most_cities)
        self.ways = Ways(atlas)

    # Prices

    def prices(self, position: Position) -> list[int]:
        """What each route would cost the seat: nothing if owned, BLOCKED if out of reach."""
        prices = [int(BLOCKED)] * self.atlas.routes
        late = position.turns <= LATE
        for route in position.free:
            if self.atlas.needs[route] <= position.reach[self.atlas.kind[route]]:
                prices[route] = self._in_turns(position, route) if late else self.cost[route]
        for route, owner in enumerate(position.view.owner):
            if owner == position.me:
                prices[route] = 0
            elif owner >= 0:
                prices[route] = self._borrowing(position, route)
        return prices

    def _in_turns(self, position: Position, route: int) -> int:
        turns = 1.0 + lacking(position, route, position.units, position.wilds) / CARDS_A_TURN
        return int(UNIT * turns * CARDS_A_TURN)

    def _borrowing(self, position: Position, route: int) -> int:
        """What it costs to use another's route by a station."""
        if self.atlas.stations is None:
            return int(BLOCKED)
        a, b = self.atlas.ends[route]
        if position.has_station(a) or position.has_station(b):
            return BORROWED
        if position.stations_left() == 0 or not (position.station_free(a) or position.station_free(b)):
            return int(BLOCKED)
        return int(UNIT * STATION_CARDS)

    # Plans

    def load(self, position: Position, tickets: list[int]) -> list[int]:
        """Make the forest ready for all sets of these tickets; returns those that aren't completed."""
        board = self.atlas.rules.board
        self.forest.set_prices(self.prices(position))
        left = [ticket for ticket in tickets if not self.forest.joined(board.tickets[ticket].cities)]
        self.forest.load([board.tickets[ticket].cities for ticket in left])
        if self.atlas.stations is None or not left:
            return left
        open_yet = [t for at, t in enumerate(left) if self.forest.cost(1 << at) > SETTLED]
        if len(open_yet) < len(left):
            self.forest.load([board.tickets[ticket].cities for ticket in open_yet])
        return open_yet

    def plan(self, position: Position, tickets: list[int]) -> Plan:
        """The best choice among open tickets, and the cheapest routes for it."""
        left = self.load(position, tickets)
        chosen = self.best_choice(position, left)
        kept = [ticket for at, ticket in enumerate(left) if chosen >> at & 1]
        done = [ticket for ticket in tickets if ticket not in left]
        return Plan(position, kept, done, self.forest.routes(chosen), self.in_cards(position, self.forest.cost(chosen)))

    def best_choice(self, position: Position, tickets: list[int]) -> int:
        """The set of loaded tickets that is worth most, as a mask; every one of them counts lost if left out."""
        if self.forest.exact:
            choices = list(range(1 << len(tickets)))
            return max(choices, key=lambda choice: self.worth(position, tickets, choice))
        return self._drop_bad(position, tickets, self._reachable(tickets))

    def _reachable(self, tickets: list[int]) -> int:
        """The tickets that could be completed alone."""
        return sum(1 << at for at in range(len(tickets)) if self.forest.cost(1 << at) < FAR)

    def _drop_bad(self, position: Position, tickets: list[int], choice: int) -> int:
        """Leave tickets out, one after the other, as long as the rest becomes worth more."""
        worth = self.worth(position, tickets, choice)
        while choice:
            parts = [choice ^ (1 << at) for at in range(len(tickets)) if choice >> at & 1]
            best = max(parts, key=lambda part: self.worth(position, tickets, part))
            if self.worth(position, tickets, best) <= worth:
                return choice
            choice, worth = best, self.worth(position, tickets, best)
        return choice

    def worth(self, position: Position, tickets: list[int], choice: int) -> float:
        """What going for a set of loaded tickets brings on average, against leaving them all out."""
        cost = self.forest.cost(choice)
        if cost >= FAR:
            return -1.0
        swing = sum(self.atlas.swings[ticket] for at, ticket in enumerate(tickets) if choice >> at & 1)
        cards = self.in_cards(position, cost)
        return swing * self.odds(position, cards) - cards / 100  # of two that bring the same, the cheaper

    def in_cards(self, position: Position, price: int) -> float:
        """A price in cards: however routes are priced, a plan takes cards and pieces."""
        return price / UNIT if position.turns <= LATE else price * self.scale

    def odds(self, position: Position, cost: float) -> float:
        """How likely a plan of this price (in cards) is completed in time and with the pieces left."""
        if position.turns <= LATE:
            return 1.0 if cost <= position.turns * CARDS_A_TURN else 0.05
        in_hand = min(cost, position.cards * 0.5)
        turns = (cost - in_hand) / CARDS_A_TURN + cost / 3.0
        share = max(cost / max(position.reserve, 1), turns / position.turns)
        return float(1.0 / (1.0 + (share / self.half) ** 3))

    # Tickets not yet held

    def distances(self, position: Position, plan: Plan) -> list[list[int]]:
        """From every city to every other, once the plan is carried out."""
        prices = self.prices(position)
        for route in plan.routes + plan.borrowed:
            prices[route] = 0
        self.ways.set_prices(prices)
        return [self.ways.distances(city) for city in range(self.atlas.cities)]

    def detour(self, position: Position, prices: list[int], route: int) -> float:
        """Cards that the loss of a route would cost, at most as many as two long routes."""
        self.ways.set_prices(prices)
        return min(self.ways.detour(route) / UNIT, 12.0)

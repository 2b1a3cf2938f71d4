"""The planner: which tickets to go for, and by which routes. A plan stands until the board spoils or betters it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import UNIT, Atlas
from trilhos.bots.plan.cards import CARDS_A_TURN, lacking
from trilhos.bots.plan.forest import MOST_CITIES, MOST_LOADED, Forest
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import BLOCKED, FAR, Ways
from trilhos.engine.state import NONE, numbers

BORROWED: Final[i64] = 1  # the price of a route that an own station can borrow
SETTLED: Final[i64] = 3  # three stations' worth of that: a ticket so cheap is as good as completed
STATION_CARDS: Final = 3.0  # what a station costs, in cards: its price, a turn and the points it would bring unbuilt
FARTHEST: Final = 12.0  # a detour counts as many cards as two long routes at most

# What a plan makes of a ticket.
LEFT_OUT: Final[i64] = 0
AIMED_AT: Final[i64] = 1
COMPLETED: Final[i64] = 2


@final
class Plan:
    """The tickets to go for, those that are done, and the routes that are still needed; for one seat, made anew."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.on: vec[i64] = numbers([0] * int(atlas.routes))  # routes to claim
        self.borrows: vec[i64] = numbers([0] * int(atlas.routes))  # others' routes, to be used by a station
        self.aims: vec[i64] = numbers([0] * int(atlas.ticket_count))
        self.pieces: vec[i64] = numbers([0] * atlas.piece_kinds)  # that its routes take
        self.taken: i64 = 0  # all of these
        self.is_empty = True
        self.cost = 0.0  # in cards
        self.swing = 0.0  # points between completing and failing its tickets
        # What it was made for.
        self.is_made = False
        self.owner: vec[i64] = numbers([0] * int(atlas.routes))
        self.held: vec[i64] = numbers([0] * int(atlas.ticket_count))
        self.cards: i64 = NONE
        # What was worked out for it since.
        self.prices: vec[i64] = numbers([0] * int(atlas.routes))  # `Planner.survey`, with so many pieces within reach
        self.reach: vec[i64] = numbers([NONE] * atlas.piece_kinds)
        self.beside: vec[i64] = numbers([0] * int(atlas.routes))  # free routes that aren't on, by points; one of a kind
        self.beside_count: i64 = 0
        self.touched: vec[i64] = numbers([0] * int(atlas.cities))  # cities in which an own route ends
        self.detours: vec[float] = vec[float]([-1.0] * int(atlas.routes))
        # Ways from sources to all cities once it is done, at those prices; while they are an earlier plan's, how much
        # shorter they may be now.
        self.is_measured = False
        self.ways = Ways(atlas, len(atlas.sources))
        self.after: vec[i64] = numbers([0] * int(atlas.routes))
        self.shorter: i64 = NONE

    def stands(self, position: Position) -> bool:
        """Whether tickets and board are still those it was made for; near the end cards count, too."""
        if not self.is_made or self.cards != _stamp(position):
            return False
        owner, now = self.owner, position.s.owner
        for route in range(self.atlas.routes):
            if owner[route] != now[route]:
                return False
        for ticket in range(self.atlas.ticket_count):
            if self.held[ticket] != (1 if position.holds(ticket) else 0):
                return False
        return True

    def begin(self, position: Position) -> None:
        """Forget everything, and note what it is made for."""
        on, borrows, detours, touched = self.on, self.borrows, self.detours, self.touched
        owner, now = self.owner, position.s.owner
        for city in range(self.atlas.cities):
            touched[city] = 0
        for route in range(self.atlas.routes):
            on[route] = 0
            borrows[route] = 0
            detours[route] = -1.0
            owner[route] = now[route]
            if now[route] == position.me:
                touched[self.atlas.a[route]] = 1
                touched[self.atlas.b[route]] = 1
        for ticket in range(self.atlas.ticket_count):
            self.aims[ticket] = LEFT_OUT
            self.held[ticket] = 1 if position.holds(ticket) else 0
        for kind in range(i64(self.atlas.piece_kinds)):
            self.pieces[kind] = 0
        self.taken = 0
        self.is_empty = True
        self.cost = 0.0
        self.swing = 0.0
        self.cards = _stamp(position)
        self.is_made = True
        self.is_measured = False
        self.shorter = NONE
        self.reach[0] = NONE

    def add(self, route: i64) -> None:
        """One more route, free or another's."""
        self.is_empty = False
        if self.owner[route] >= 0:
            self.borrows[route] = 1
        else:
            self.on[route] = 1
            self.pieces[self.atlas.kind[route]] += self.atlas.needs[route]
            self.taken += self.atlas.needs[route]


def _stamp(position: Position) -> i64:
    return position.cards if position.is_late else NONE


@final
class Planner:
    """Plans for one seat after the other; `hop`, `rich` and `toll` are what `Atlas.costs` says.

    `half` is the share of the pieces or turns left at which a plan succeeds every other time; `aware` how far the hand
    lowers the price of what it can pay.
    """

    def __init__(
        self,
        atlas: Atlas,
        hop: float = 0.0,
        rich: float = 0.0,
        toll: float = 0.0,
        half: float = 0.75,
        most_cities: int = MOST_CITIES,
        aware: float = 0.0,
    ) -> None:
        self.atlas = atlas
        self.aware = aware
        self.half = half
        costs = atlas.costs(hop, rich, toll)
        self.cost: vec[i64] = numbers(costs)
        self.scale = sum(float(cards) for cards in atlas.cards) / sum(costs)  # cards a unit of price, over the board
        # By seat: what a forest has found may last until its next turn. And the one that was asked last.
        self.forests = [Forest(atlas, most_cities) for _ in range(int(atlas.rules.players))]
        self.forest = self.forests[0]
        self.ways = Ways(atlas)
        self.prices: vec[i64] = numbers([0] * int(atlas.routes))
        self.seen: vec[i64] = numbers([0] * int(atlas.routes))
        self.count: i64 = 0
        self.loaded: vec[i64] = numbers([0] * (int(MOST_LOADED) + 1))  # tickets that are not completed

    # Prices

    def survey(self, position: Position) -> None:
        """Find what each route would cost the seat: nothing if owned, BLOCKED if out of reach."""
        atlas, prices, owner = self.atlas, self.prices, position.s.owner
        late = position.is_late
        for route in range(atlas.routes):
            who: i64 = owner[route]
            if who == position.me:
                prices[route] = 0
            elif who >= 0:
                prices[route] = self._borrowing(position, route)
            elif position.is_free(route) and atlas.needs[route] <= position.reach[atlas.kind[route]]:
                prices[route] = self._in_turns(position, route) if late else self._with_hand(position, route)
            else:
                prices[route] = BLOCKED

    def price(self, position: Position, plan: Plan) -> None:
        """Let the plan know what routes cost; that changes less often than cards do."""
        same = not position.is_late and self.atlas.stations is None
        for kind in range(position.kinds):
            same = same and plan.reach[kind] == position.reach[kind]
        if not same:
            self.survey(position)
            self._note_prices(position, plan)

    def _note_prices(self, position: Position, plan: Plan) -> None:
        for kind in range(position.kinds):
            plan.reach[kind] = position.reach[kind]
        for route in range(self.atlas.routes):
            plan.prices[route] = self.prices[route]

    def full_price(self, position: Position, plan: Plan, route: i64) -> i64:
        """What a route of a plan takes: that the cards are held already makes no difference here."""
        return self.cost[route] if self.aware > 0.0 and plan.on[route] and not position.is_late else plan.prices[route]

    def _with_hand(self, position: Position, route: i64) -> i64:
        """A route's price, less for what the hand has of its cards: a plan of these is finished sooner."""
        if self.aware == 0.0:
            return self.cost[route]
        lack = lacking(self.atlas, route, position.units, position.wilds) / self.atlas.cards[route]
        share = 1.0 - self.aware * max(1.0 - lack, 0.0)
        return i64(int(float(int(self.cost[route])) * share))

    def _in_turns(self, position: Position, route: i64) -> i64:
        turns = 1.0 + lacking(self.atlas, route, position.units, position.wilds) / CARDS_A_TURN
        return i64(int(UNIT * turns * CARDS_A_TURN))

    def _borrowing(self, position: Position, route: i64) -> i64:
        """What it costs to use another's route by a station."""
        if self.atlas.stations is None:
            return BLOCKED
        a: i64 = position.station_at(self.atlas.a[route])
        b: i64 = position.station_at(self.atlas.b[route])
        if a == position.me or b == position.me:
            return BORROWED
        if position.stations_left() == 0 or (a != NONE and b != NONE):
            return BLOCKED
        return i64(int(UNIT * STATION_CARDS))

    # Plans

    def load(self, position: Position, with_offer: bool) -> None:
        """Make the forest ready for all sets of the seat's tickets that aren't completed, and those it is offered."""
        self.survey(position)
        self.forest = self.forests[int(position.me)]
        self.forest.survey(self.prices)
        self.count = 0
        for ticket in range(self.atlas.ticket_count):  # those held first
            if position.holds(ticket):
                self._load(ticket)
        if with_offer:
            for ticket in range(self.atlas.ticket_count):
                if position.is_offered(ticket):
                    self._load(ticket)
        self.forest.load_tickets(self.loaded, self.count)
        if self.atlas.stations is not None and self.count > 0:
            self._leave_out_settled()

    def _load(self, ticket: i64) -> None:
        if self.count < MOST_LOADED and not self.forest.is_joined(ticket):
            self.loaded[self.count] = ticket
            self.count += 1

    def _leave_out_settled(self) -> None:
        """Tickets that stations complete, or nearly, are as good as completed."""
        left: i64 = 0
        for at in range(self.count):
            if self.forest.cost(i64(1) << at) > SETTLED:
                self.loaded[left] = self.loaded[at]
                left += 1
        if left < self.count:
            self.count = left
            self.forest.load_tickets(self.loaded, self.count)

    def make(self, position: Position, plan: Plan) -> i64:
        """The best choice among open tickets, and the cheapest routes for it; returns the choice, as a mask."""
        plan.begin(position)
        self.load(position, False)
        self._note_prices(position, plan)
        chosen: i64 = self.best_choice(position)
        self.forest.pick(chosen)
        price: i64 = 0
        for route in range(self.atlas.routes):
            if self.forest.picked[route]:
                plan.add(route)
                price += self.full_price(position, plan, route)
        plan.cost = self.in_cards(position, price)
        for ticket in range(self.atlas.ticket_count):
            if plan.held[ticket]:
                plan.aims[ticket] = COMPLETED
        for at in range(self.count):
            aimed_at = chosen >> at & 1
            plan.aims[self.loaded[at]] = AIMED_AT if aimed_at else LEFT_OUT
            if aimed_at:
                plan.swing += float(int(self.atlas.swings[self.loaded[at]]))
        self._list_beside(position, plan)
        return chosen

    def _list_beside(self, position: Position, plan: Plan) -> None:
        beside, like, seen = plan.beside, self.atlas.like, self.seen
        count: i64 = 0
        for route in self.atlas.by_points:
            seen[route] = 0
        for route in self.atlas.by_points:
            if not seen[like[route]] and not plan.on[route] and position.is_free(route):
                seen[like[route]] = 1
                beside[count] = route
                count += 1
        plan.beside_count = count

    def best_choice(self, position: Position) -> i64:
        """The set of loaded tickets that is worth most, as a mask; every one of them counts lost if left out."""
        best: i64 = 0
        if self.forest.exact:
            most = self.worth(position, 0)
            for choice in range(i64(1), i64(1) << self.count):
                worth = self.worth(position, choice)
                if worth > most:
                    most = worth
                    best = choice
            return best
        everything: i64 = (i64(1) << self.count) - 1
        if self.forest.cost(everything) < FAR:
            return self._drop_bad(position, everything)
        for at in range(self.count):
            if self.forest.cost(i64(1) << at) < FAR:
                best |= i64(1) << at
        return self._drop_bad(position, best)

    def _drop_bad(self, position: Position, choice: i64) -> i64:
        """Leave tickets out, one after the other, as long as the rest becomes worth more."""
        worth = self.worth(position, choice)
        while choice:
            better: i64 = choice
            most = worth
            for at in range(self.count - 1, i64(-1), -1):  # so that most of what is attached stays as it is
                rest: i64 = choice & ~(i64(1) << at)
                if rest != choice and self._worth_for(position, rest, self.forest.floor(rest)) >= most:
                    value = self.worth(position, rest)
                    if value > most or (value == most and better != choice):
                        most = value
                        better = rest
            if better == choice:
                return choice
            choice = better
            worth = most
        return choice

    def swing(self, choice: i64) -> float:
        """Points between completing and failing a set of loaded tickets."""
        total: i64 = 0
        for at in range(self.count):
            if choice >> at & 1:
                total += self.atlas.swings[self.loaded[at]]
        return float(int(total))

    def worth(self, position: Position, choice: i64) -> float:
        """What going for a set of loaded tickets brings on average, against leaving them all out."""
        return self._worth_for(position, choice, self.forest.cost(choice))

    def _worth_for(self, position: Position, choice: i64, cost: i64) -> float:
        if cost >= FAR:
            return -1.0
        cards = self.in_cards(position, cost)
        return self.swing(choice) * self.odds(position, cards) - cards / 100.0  # of two alike, the cheaper

    def in_cards(self, position: Position, price: i64) -> float:
        """A price in cards: however routes are priced, a plan takes cards and pieces."""
        return float(int(price)) / UNIT if position.is_late else float(int(price)) * self.scale

    def odds(self, position: Position, cost: float) -> float:
        """How likely a plan of this price (in cards) is completed in time and with the pieces left."""
        if position.is_late:
            return 1.0 if cost <= position.turns * CARDS_A_TURN else 0.05
        in_hand = float(int(position.cards)) * 0.5
        if cost < in_hand:
            in_hand = cost
        turns = (cost - in_hand) / CARDS_A_TURN + cost / 3.0
        share = cost / float(int(position.reserve if position.reserve > 1 else i64(1)))
        late = turns / position.turns
        if late > share:
            share = late
        share = share / self.half
        return 1.0 / (1.0 + share * share * share)

    # Around a plan

    def estimate(self, plan: Plan) -> None:
        """Find how much nearer tickets' cities may be, once the plan is carried out, than when they were measured."""
        if plan.shorter != NONE:
            return
        after = plan.after
        for route in range(self.atlas.routes):
            after[route] = i64(0) if plan.on[route] or plan.borrows[route] else plan.prices[route]
        plan.shorter = plan.ways.shorter(after)

    def measure(self, plan: Plan) -> None:
        """Find how far they are; it holds as long as the plan."""
        if not plan.is_measured:
            plan.ways.change(plan.after, self.atlas.sources)
            plan.is_measured = True
            plan.shorter = 0

    def detour(self, plan: Plan, route: i64) -> float:
        """Cards that the loss of a route of the plan would cost."""
        if plan.detours[route] < 0.0:
            self.ways.load(plan.prices)
            more = float(int(self.ways.detour(route))) / UNIT
            plan.detours[route] = more if more < FARTHEST else FARTHEST
        return plan.detours[route]

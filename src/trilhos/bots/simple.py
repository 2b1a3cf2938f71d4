"""What the simple planning bots share: plain habits for cards, tickets, harbours, stations and exchanges."""

from itertools import pairwise

from mypy_extensions import i64

from trilhos.bots.plan.atlas import NO_SUIT
from trilhos.bots.plan.cards import lacking
from trilhos.bots.plan.outlook import Outlook, harbour_gain
from trilhos.bots.plan.planner import AIMED_AT, COMPLETED, Plan, Planner
from trilhos.bots.plan.policy import Habits
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.plan.ways import BLOCKED, Ways
from trilhos.bots.planning import PlanningBot
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.rules import Rules
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS, NEUTRAL, PAY, PIECES, REFILL, State

Options = dict[str, dict[int, int]]  # by verb: argument -> action


class SimpleBot(PlanningBot):
    """Builds where that pays, claims, draws tickets, else draws cards: each in the bot's own way."""

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules)
        self.planner = Planner(self.atlas)
        self.position = Position(self.atlas)
        self.habits = Habits(self.atlas)
        self.outlook = Outlook(self.atlas, PlanSettings())
        self.ways = Ways(self.atlas)
        self.plan = Plan(self.atlas)
        self.routes: list[int] = []  # those of the plan that are to be claimed, the first wanted first
        self.borrowed: list[int] = []  # those that a station lets it use

    def decide(self, s: State) -> int:
        position, moves = self.position, self.moves
        position.read(s)
        if s.phase in (FIRST_TICKETS, CHOOSE_TICKETS):
            return self.choose_keep(position, self._options())
        if s.phase == NEUTRAL:
            return int(self.habits.neutral(position, moves))
        if not self.plan.stands(position):
            chosen = self.planner.make(position, self.plan)
            self._list(self.planner.forest.routes(int(chosen)))
            self.shape_plan(position)
        if s.phase == PIECES:
            return int(self.habits.pieces(self.plan, moves))
        if s.phase == REFILL:
            return int(self.habits.refill(position, self.plan, moves))
        if s.phase == PAY:
            return int(moves.items[self.habits.payment(position, self.plan, moves)])
        options = self._options()
        for habit in (self.build, self.claim, self.exchange, self.draw_tickets, self.draw_card):
            action = habit(position, options)
            if action is not None:
                return action
        return next(iter(next(iter(options.values())).values()))

    def _options(self) -> Options:
        """The moves by verb."""
        options: Options = {}
        for at in range(int(self.moves.count)):
            action = int(self.moves.items[at])
            verb, argument = self.rules.read(action)
            options.setdefault(verb, {})[argument] = action
        return options

    # What each bot has of its own

    def claim(self, position: Position, options: Options) -> int | None:
        """A route to claim, if any is worth it."""
        raise NotImplementedError

    def wanted(self, position: Position) -> int | None:
        """The route to collect cards for."""
        raise NotImplementedError

    def draw_tickets(self, position: Position, options: Options) -> int | None:
        """New tickets, if the bot ever draws them."""
        return None

    def choose_keep(self, position: Position, options: Options) -> int:
        """All of the first tickets, else the shortest one."""
        keeps, offer = options["keep"], position.offer()
        if not position.tickets():
            return keeps[max(keeps)]
        shortest = [min(offer, key=lambda ticket: int(self.atlas.gains[ticket]))]
        return next(action for argument, action in keeps.items() if kept(offer, argument) == shortest)

    # The plan

    def _list(self, routes: list[int]) -> None:
        self.routes = [route for route in routes if self.plan.on[route]]
        self.borrowed = [route for route in routes if self.plan.borrows[route]]

    def shape_plan(self, position: Position) -> None:
        """Make the plan the bot's own."""

    def lay_out(self, position: Position, tickets: list[int], routes: list[int]) -> None:
        """Make it a plan for these tickets by these routes, in their order."""
        plan = self.plan
        done = [ticket for ticket in range(len(plan.aims)) if plan.aims[ticket] == COMPLETED]
        plan.begin(position)
        for ticket in done:
            plan.aims[ticket] = COMPLETED
        for ticket in tickets:
            plan.aims[ticket] = AIMED_AT
        for route in routes:
            plan.add(i64(route))
        self._list(routes)

    def aimed_at(self) -> list[int]:
        """The tickets that the plan goes for."""
        return [ticket for ticket in range(len(self.plan.aims)) if self.plan.aims[ticket] == AIMED_AT]

    def plan_ways(self, prices: list[int]) -> dict[int, list[int]]:
        """For each open ticket that can be completed: the routes that its way still lacks."""
        self.ways.set_prices(prices)
        found: dict[int, list[int]] = {}
        for ticket in self.aimed_at():
            cities = self.rules.board.tickets[ticket].cities
            parts = [self.ways.way(a, b) for a, b in pairwise(cities)]
            if None not in parts and any(parts):
                found[ticket] = sorted({route for part in parts for route in part or []})
        return found

    def prices(self, position: Position) -> list[int]:
        """What each route would cost, as the planner sees it."""
        self.planner.survey(position)
        return [int(price) for price in self.planner.prices]

    def hop_prices(self, position: Position) -> list[int]:
        """Every route within reach is as dear as any other."""
        return [min(1, price) if price < BLOCKED else int(BLOCKED) for price in self.prices(position)]

    def affordable(self, options: Options) -> list[int]:
        """Those of the plan's routes that can be claimed now, in their order."""
        return [route for route in self.routes if route in options.get("claim", {})]

    def longest_near(self, position: Position, lack: float) -> int | None:
        """The free route with most points that lacks so many cards at most."""
        near = [
            route
            for route in position.free()
            if self.atlas.needs[route] <= position.pieces[self.atlas.kind[route]]
            and self.lacking(position, route) <= lack
        ]
        return max(near, key=lambda route: (self.atlas.points[route], -route), default=None)

    def lacking(self, position: Position, route: int) -> float:
        """How many cards the hand lacks for a route."""
        return lacking(self.atlas, i64(route), position.units, position.wilds)

    # Cards

    def draw_card(self, position: Position, options: Options) -> int | None:
        """The colour of the wanted route face up, else a wild, else blind from its deck."""
        route = self.wanted(position)
        slots = int(self.atlas.market.slots)
        takes = {action: position.s.ledger[slots + slot] for slot, action in options.get("take", {}).items()}
        fitting = [action for action, kind in takes.items() if route is not None and self._fits(position, kind, route)]
        wild = [action for action, kind in takes.items() if kind == self.atlas.wild]
        blind = options.get("draw", {})
        deck = int(self.atlas.kind[route]) if route is not None else 0
        if fitting:
            return max(fitting, key=lambda action: self.atlas.units_of[takes[action]])
        if wild:
            return wild[0]
        if blind:
            return blind.get(deck, next(iter(blind.values())))
        return next(iter(takes), None)

    def _fits(self, position: Position, kind: int, route: int) -> bool:
        """The route's colour; for a gray one the colour most held."""
        suit = self.atlas.route_suit[route]
        first = self.atlas.kind[route] * self.atlas.colours
        if suit == NO_SUIT:
            suit = max(range(first, first + self.atlas.colours), key=lambda at: position.units[at])
        return bool(self.atlas.suit_of[kind] == suit)

    # Buildings and exchanges

    def build(self, position: Position, options: Options) -> int | None:
        """A harbour that a ticket names, or a station that completes one."""
        if "harbour" in options:
            self.outlook.name_cities(position, self.plan)
            best = max(options["harbour"], key=lambda city: self.outlook.named[city])
            if harbour_gain(self.atlas, self.outlook.named[best]) > 0:
                return options["harbour"][best]
        if "station" in options and not self.routes:
            for route in self._without_station(position):
                for city in self.atlas.ends[route]:
                    if city in options["station"]:
                        return options["station"][city]
        return None

    def _without_station(self, position: Position) -> list[int]:
        """Routes that the plan borrows, though no own station stands at either end."""
        ends = self.atlas.ends
        return [r for r in self.borrowed if not any(position.station_at(i64(end)) == position.me for end in ends[r])]

    def exchange(self, position: Position, options: Options) -> int | None:
        """S21: what the plan lacks of a kind; where it takes more pieces than there are, what its next route lacks."""
        kinds = range(len(position.pieces))
        lacks = [int(self.plan.pieces[kind] - position.pieces[kind]) for kind in kinds]
        if self.plan.taken > position.reserve:
            lacks = self._next_lacks(position)
        for choice, action in options.get("exchange", {}).items():
            kind, count = self.atlas.brought_kind[choice], self.atlas.brought[choice]
            if count == lacks[kind] and position.may_exchange(count):
                return action
        return None

    def _next_lacks(self, position: Position) -> list[int]:
        """By kind, the pieces that the wanted route lacks once the cards for it are in the hand."""
        lacks = [0] * len(position.pieces)
        route = self.wanted(position)
        if route is not None and self.lacking(position, route) == 0:
            kind = int(self.atlas.kind[route])
            lacks[kind] = int(self.atlas.needs[route] - position.pieces[kind])
        return lacks

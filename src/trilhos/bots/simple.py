"""What the simple planning bots share: plain habits for cards, tickets, harbours, stations and exchanges."""

from itertools import pairwise

from trilhos.bots.plan.appraiser import Options
from trilhos.bots.plan.atlas import NO_SUIT
from trilhos.bots.plan.cards import lacking
from trilhos.bots.plan.outlook import harbour_gain, named
from trilhos.bots.plan.planner import Plan, Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import BLOCKED, Ways
from trilhos.bots.planning import PlanningBot, atlas_of
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.rules import Rules


class SimpleBot(PlanningBot):
    """Builds where that pays, claims, draws tickets, else draws cards: each in the bot's own way."""

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, Planner(atlas_of(rules)))
        self.ways = Ways(self.atlas)

    def choose_turn(self, position: Position, options: Options) -> int:
        plan = self.plan(position)
        for habit in (self.build, self.claim, self.exchange, self.draw_tickets, self.draw_card):
            action = habit(position, plan, options)
            if action is not None:
                return action
        return next(iter(next(iter(options.values())).values()))

    # What each bot has of its own

    def claim(self, position: Position, plan: Plan, options: Options) -> int | None:
        """A route to claim, if any is worth it."""
        raise NotImplementedError

    def wanted(self, position: Position, plan: Plan) -> int | None:
        """The route to collect cards for."""
        raise NotImplementedError

    def draw_tickets(self, position: Position, plan: Plan, options: Options) -> int | None:
        """New tickets, if the bot ever draws them."""
        return None

    def choose_keep(self, position: Position, options: Options) -> int:
        """All of the first tickets, else the shortest one."""
        keeps, offer = options["keep"], position.view.offer
        if not position.view.tickets:
            return keeps[max(keeps)]
        shortest = [min(offer, key=lambda ticket: self.atlas.gains[ticket])]
        return next(action for argument, action in keeps.items() if kept(offer, argument) == shortest)

    # Ways

    def plan_ways(self, position: Position, prices: list[int], tickets: list[int]) -> dict[int, list[int]]:
        """For each open ticket that can be completed: the routes that its way still lacks."""
        self.ways.set_prices(prices)
        found: dict[int, list[int]] = {}
        for ticket in tickets:
            cities = self.rules.board.tickets[ticket].cities
            parts = [self.ways.way(a, b) for a, b in pairwise(cities)]
            if None not in parts and any(parts):
                found[ticket] = sorted({route for part in parts for route in part or []})
        return found

    def hop_prices(self, position: Position) -> list[int]:
        """Every route within reach is as dear as any other."""
        return [min(1, price) if price >= 0 else int(BLOCKED) for price in self.planner.prices(position)]

    def affordable(self, options: Options, routes: list[int]) -> list[int]:
        """Those of the routes that can be claimed now, in their order."""
        return [route for route in routes if route in options.get("claim", {})]

    def longest_near(self, position: Position, lack: float) -> int | None:
        """The free route with most points that lacks so many cards at most."""
        near = [
            route
            for route in position.free
            if self.atlas.needs[route] <= position.pieces[self.atlas.kind[route]]
            and lacking(position, route, position.units, position.wilds) <= lack
        ]
        return max(near, key=lambda route: (self.atlas.points[route], -route), default=None)

    # Cards

    def draw_card(self, position: Position, plan: Plan, options: Options) -> int | None:
        """The colour of the wanted route face up, else a wild, else blind from its deck."""
        route = self.wanted(position, plan)
        shown = self.rules.shown(position.view.ledger)
        takes = {action: shown[slot] for slot, action in options.get("take", {}).items()}
        fitting = [action for action, kind in takes.items() if route is not None and self._fits(position, kind, route)]
        wild = [action for action, kind in takes.items() if kind == self.atlas.wild]
        blind = options.get("draw", {})
        deck = self.atlas.kind[route] if route is not None else 0
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
        return self.atlas.suit_of[kind] == suit

    # Buildings and exchanges

    def build(self, position: Position, plan: Plan, options: Options) -> int | None:
        """A harbour that a ticket names, or a station that completes one."""
        ports = {city: named(position, plan, city) for city in options.get("harbour", {})}
        best = max(ports, key=lambda city: ports[city], default=None)
        if best is not None and harbour_gain(position, ports[best]) > 0:
            return options["harbour"][best]
        lacking_routes = [r for r in plan.borrowed if not any(position.has_station(end) for end in self.atlas.ends[r])]
        for route in lacking_routes if not plan.routes else []:
            for city in self.atlas.ends[route]:
                if city in options.get("station", {}):
                    return options["station"][city]
        return None

    def exchange(self, position: Position, plan: Plan, options: Options) -> int | None:
        """S21: what the plan lacks of a kind; where it takes more pieces than there are, what its next route lacks."""
        lacks = [taken - held for taken, held in zip(plan.pieces, position.pieces, strict=True)]
        if sum(plan.pieces) > position.reserve:
            lacks = self._next_lacks(position, plan)
        for choice, action in options.get("exchange", {}).items():
            kind, count = position.exchange(choice)
            if count == lacks[kind] and position.may_exchange(count):
                return action
        return None

    def _next_lacks(self, position: Position, plan: Plan) -> list[int]:
        """By kind, the pieces that the wanted route lacks once the cards for it are in the hand."""
        lacks = [0] * len(position.pieces)
        route = self.wanted(position, plan)
        if route is not None and lacking(position, route, position.units, position.wilds) == 0:
            kind = self.atlas.kind[route]
            lacks[kind] = self.atlas.needs[route] - position.pieces[kind]
        return lacks

"""hungry: tickets and more tickets, as long as a joint plan for all of them is worth its pieces."""

from typing import Final

from mypy_extensions import i64

from trilhos.bots.plan.cards import Needs
from trilhos.bots.plan.planner import Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import FAR
from trilhos.bots.simple import Options, SimpleBot
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.rules import Rules

RESERVE: Final = 0.2  # the share of the pieces that a plan leaves alone
NEARLY_DONE: Final = 0.1  # the share of the pieces that its plan may still take when it draws tickets
EARLY: Final = 0.5  # it draws tickets only with more than this share of its pieces


class Hungry(SimpleBot):
    """Values a set of tickets by points a piece: those of the tickets, and those of the routes that join them."""

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, seed)
        self.planner = Planner(self.atlas, most_cities=0)  # it knows nothing but attaching what is nearest
        self.needs = Needs(self.atlas)

    def choose_keep(self, position: Position, options: Options) -> int:
        self.planner.load(position, True)
        keeps, offer = options["keep"], position.offer()
        return keeps[max(keeps, key=lambda argument: self._appeal(position, kept(offer, argument)))]

    def _appeal(self, position: Position, chosen: list[int]) -> float:
        tickets = chosen + position.tickets()
        held = [self.planner.loaded[at] in tickets for at in range(int(self.planner.count))]
        choice = sum(1 << at for at, is_held in enumerate(held) if is_held)
        if self.planner.forest.cost(i64(choice)) >= FAR:
            return -float(len(chosen))
        routes = self.planner.forest.routes(choice)
        pieces = sum(int(self.atlas.needs[route]) for route in routes)
        points = sum(int(self.atlas.gains[ticket]) for ticket in tickets)
        points += sum(int(self.atlas.points[route]) for route in routes)
        limit = int(position.reserve) - RESERVE * self.rules.supply
        return points / max(pieces, 1) if pieces <= limit else -pieces / 100

    def claim(self, position: Position, options: Options) -> int | None:
        can = self.affordable(options)
        if not self.routes:
            can = list(options.get("claim", {}))
        return options["claim"][max(can, key=lambda route: self.atlas.points[route])] if can else None

    def wanted(self, position: Position) -> int | None:
        """The route of the plan that lacks most."""
        self.needs.count(position, self.plan.on)
        spare = self.needs.spare
        coloured = [route for route in self.routes if self.atlas.route_suit[route] >= 0]
        lacks = min(coloured, key=lambda route: spare[self.atlas.route_suit[route]], default=None)
        if lacks is not None and spare[self.atlas.route_suit[lacks]] < 0:
            return lacks
        return self.routes[0] if self.routes else self.longest_near(position, 3.0)

    def draw_tickets(self, position: Position, options: Options) -> int | None:
        if int(self.plan.taken) > NEARLY_DONE * self.rules.supply or int(position.reserve) < EARLY * self.rules.supply:
            return None
        return options.get("tickets", {}).get(0)

"""hungry: tickets and more tickets, as long as a joint plan for all of them is worth its pieces."""

from typing import Final

from trilhos.bots.plan.appraiser import Options
from trilhos.bots.plan.cards import Needs
from trilhos.bots.plan.planner import Plan, Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import FAR
from trilhos.bots.simple import SimpleBot
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

    def choose_keep(self, position: Position, options: Options) -> int:
        view = position.view
        left = self.planner.load(position, view.tickets + view.offer)
        keeps = options["keep"]
        return keeps[max(keeps, key=lambda argument: self._appeal(position, left, kept(view.offer, argument)))]

    def _appeal(self, position: Position, left: list[int], chosen: list[int]) -> float:
        held = [ticket in chosen or ticket in position.view.tickets for ticket in left]
        choice = sum(1 << at for at, is_held in enumerate(held) if is_held)
        if self.planner.forest.cost(choice) >= FAR:
            return -float(len(chosen))
        routes = self.planner.forest.routes(choice)
        pieces = sum(self.atlas.needs[route] for route in routes)
        points = sum(self.atlas.gains[ticket] for ticket in chosen + position.view.tickets)
        points += sum(self.atlas.points[route] for route in routes)
        limit = position.reserve - RESERVE * self.rules.supply
        return points / max(pieces, 1) if pieces <= limit else -pieces / 100

    def claim(self, position: Position, plan: Plan, options: Options) -> int | None:
        can = self.affordable(options, plan.routes)
        if not plan.routes:
            can = list(options.get("claim", {}))
        return options["claim"][max(can, key=lambda route: self.atlas.points[route])] if can else None

    def wanted(self, position: Position, plan: Plan) -> int | None:
        """The route of the plan that lacks most."""
        spare = Needs(position, plan.routes).spare
        coloured = [route for route in plan.routes if self.atlas.route_suit[route] >= 0]
        lacks = min(coloured, key=lambda route: spare[self.atlas.route_suit[route]], default=None)
        if lacks is not None and spare[self.atlas.route_suit[lacks]] < 0:
            return lacks
        return plan.routes[0] if plan.routes else self.longest_near(position, 3.0)

    def draw_tickets(self, position: Position, plan: Plan, options: Options) -> int | None:
        if sum(plan.pieces) > NEARLY_DONE * self.rules.supply or position.reserve < EARLY * self.rules.supply:
            return None
        return options.get("tickets", {}).get(0)

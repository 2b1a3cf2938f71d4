"""onestep: the dearest unfinished ticket, the next edge of its shortest way, and the cards for that edge."""

from typing import Final

from trilhos.bots.plan.appraiser import Options
from trilhos.bots.plan.planner import Plan
from trilhos.bots.plan.position import Position
from trilhos.bots.simple import SimpleBot

ENOUGH: Final = 0.18  # the share of its pieces that everybody must have left for it to draw tickets
NEARLY: Final = 2.0  # cards that may lack for a route to be collected


class OneStep(SimpleBot):
    """Thinks one step ahead. When its tickets are done it draws more, near the end it takes long routes."""

    def make_plan(self, position: Position) -> Plan:
        plan = self.planner.plan(position, position.view.tickets)
        ways = self.plan_ways(position, self.planner.prices(position), plan.tickets)
        best = max(ways, key=lambda ticket: self.atlas.gains[ticket], default=None)
        return Plan(position, list(ways), plan.done, [] if best is None else ways[best], plan.cost)

    def claim(self, position: Position, plan: Plan, options: Options) -> int | None:
        step = self.wanted(position, plan)
        return options["claim"][step] if step is not None and step in options.get("claim", {}) else None

    def wanted(self, position: Position, plan: Plan) -> int | None:
        return plan.routes[0] if plan.routes else self.longest_near(position, NEARLY)

    def draw_tickets(self, position: Position, plan: Plan, options: Options) -> int | None:
        least = min(position.reserve_of(seat) for seat in range(position.players))
        if plan.routes or least < ENOUGH * self.rules.supply:
            return None
        return options.get("tickets", {}).get(0)

"""path: the way with fewest hops for every ticket, the dearest tickets first; it never draws tickets."""

from trilhos.bots.plan.appraiser import Options
from trilhos.bots.plan.planner import Plan
from trilhos.bots.plan.position import Position
from trilhos.bots.simple import SimpleBot


class PathBot(SimpleBot):
    """An edge's priority is its points and twice those of the tickets whose ways it is on."""

    def make_plan(self, position: Position) -> Plan:
        plan = self.planner.plan(position, position.view.tickets)
        ways = self.plan_ways(position, self.hop_prices(position), plan.tickets)
        worth = dict.fromkeys(sorted({route for routes in ways.values() for route in routes}), 0)
        for ticket, routes in ways.items():
            for route in routes:
                worth[route] += 2 * self.atlas.gains[ticket]
        ranked = sorted(worth, key=lambda route: (-worth[route] - self.atlas.points[route], route))
        return Plan(position, list(ways), plan.done, ranked, plan.cost)

    def claim(self, position: Position, plan: Plan, options: Options) -> int | None:
        can = self.affordable(options, plan.routes)
        if not plan.routes:
            can = sorted(options.get("claim", {}), key=lambda route: -self.atlas.points[route])
        return options["claim"][can[0]] if can else None

    def wanted(self, position: Position, plan: Plan) -> int | None:
        return plan.routes[0] if plan.routes else self.longest_near(position, 3.0)

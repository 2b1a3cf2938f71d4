"""path: the way with fewest hops for every ticket, the dearest tickets first; it never draws tickets."""

from trilhos.bots.plan.position import Position
from trilhos.bots.simple import Options, SimpleBot


class PathBot(SimpleBot):
    """An edge's priority is its points and twice those of the tickets whose ways it is on."""

    def shape_plan(self, position: Position) -> None:
        ways = self.plan_ways(self.hop_prices(position))
        worth = dict.fromkeys(sorted({route for routes in ways.values() for route in routes}), 0)
        for ticket, routes in ways.items():
            for route in routes:
                worth[route] += 2 * int(self.atlas.gains[ticket])
        ranked = sorted(worth, key=lambda route: (-worth[route] - self.atlas.points[route], route))
        self.lay_out(position, list(ways), ranked)

    def claim(self, position: Position, options: Options) -> int | None:
        can = self.affordable(options)
        if not self.routes:
            can = sorted(options.get("claim", {}), key=lambda route: -self.atlas.points[route])
        return options["claim"][can[0]] if can else None

    def wanted(self, position: Position) -> int | None:
        return self.routes[0] if self.routes else self.longest_near(position, 3.0)

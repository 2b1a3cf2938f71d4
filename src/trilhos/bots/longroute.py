"""longroute: long routes only. It gets rid of its pieces fast, and never draws tickets."""

from typing import Final

from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import BLOCKED
from trilhos.bots.simple import Options, SimpleBot
from trilhos.engine.chapters.tickets import kept

LONG: Final = 3  # spaces of the shortest route that it plans with


class LongRoute(SimpleBot):
    """Keeps as few tickets as it may and joins them by long routes; beside that the longest it can pay."""

    def shape_plan(self, position: Position) -> None:
        prices = self.prices(position)
        long = [p if p <= 0 or self.atlas.length[route] >= LONG else int(BLOCKED) for route, p in enumerate(prices)]
        ways = self.plan_ways(long)
        routes = sorted({route for way in ways.values() for route in way}, key=lambda route: -self.atlas.length[route])
        self.lay_out(position, list(ways), routes)

    def choose_keep(self, position: Position, options: Options) -> int:
        """The fewest, and of these the shortest."""
        keeps, offer = options["keep"], position.offer()

        def burden(argument: int) -> tuple[int, int]:
            tickets = kept(offer, argument)
            return len(tickets), sum(int(self.atlas.gains[ticket]) for ticket in tickets)

        return keeps[min(keeps, key=burden)]

    def claim(self, position: Position, options: Options) -> int | None:
        can = self.affordable(options)
        last = position.turns <= 2 or position.reserve <= 2 * LONG  # so few turns or pieces are left that short ones do
        can += [route for route in options.get("claim", {}) if last or self.atlas.length[route] >= LONG]
        return options["claim"][max(can, key=lambda route: self.atlas.length[route])] if can else None

    def wanted(self, position: Position) -> int | None:
        return self.routes[0] if self.routes else self.longest_near(position, 3.0)

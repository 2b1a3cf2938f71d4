"""longroute: long routes only. It gets rid of its pieces fast, and never draws tickets."""

from typing import Final

from trilhos.bots.plan.appraiser import Options
from trilhos.bots.plan.planner import Plan
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import BLOCKED
from trilhos.bots.simple import SimpleBot

LONG: Final = 3  # spaces of the shortest route that it plans with


class LongRoute(SimpleBot):
    """Keeps as few tickets as it may and joins them by long routes; beside that the longest it can pay."""

    def make_plan(self, position: Position) -> Plan:
        plan = self.planner.plan(position, position.view.tickets)
        prices = self.planner.prices(position)
        long = [p if p <= 0 or self.atlas.length[route] >= LONG else int(BLOCKED) for route, p in enumerate(prices)]
        ways = self.plan_ways(position, long, plan.tickets)
        routes = sorted({route for way in ways.values() for route in way}, key=lambda route: -self.atlas.length[route])
        return Plan(position, list(ways), plan.done, routes, plan.cost)

    def choose_keep(self, position: Position, options: Options) -> int:
        """The fewest, and of these the shortest."""
        masks = options["keep"]
        offer = position.view.offer

        def burden(mask_less_one: int) -> tuple[int, int]:
            mask = mask_less_one + 1
            return mask.bit_count(), sum(self.atlas.gains[t] for at, t in enumerate(offer) if mask >> at & 1)

        return masks[min(masks, key=burden)]

    def claim(self, position: Position, plan: Plan, options: Options) -> int | None:
        can = self.affordable(options, plan.routes)
        can += [route for route in options.get("claim", {}) if self.atlas.length[route] >= LONG or self._last(position)]
        return options["claim"][max(can, key=lambda route: self.atlas.length[route])] if can else None

    def _last(self, position: Position) -> bool:
        """Whether hardly any pieces or turns are left, so that short routes do."""
        return position.turns <= 2 or position.reserve <= 2 * LONG

    def wanted(self, position: Position, plan: Plan) -> int | None:
        return plan.routes[0] if plan.routes else self.longest_near(position, 3.0)

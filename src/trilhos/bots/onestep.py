"""onestep: the dearest unfinished ticket, the next edge of its shortest way, and the cards for that edge."""

from typing import Final

from mypy_extensions import i64

from trilhos.bots.plan.position import Position
from trilhos.bots.simple import Options, SimpleBot

ENOUGH: Final = 0.18  # the share of its pieces that everybody must have left for it to draw tickets
NEARLY: Final = 2.0  # cards that may lack for a route to be collected


class OneStep(SimpleBot):
    """Thinks one step ahead. When its tickets are done it draws more, near the end it takes long routes."""

    def shape_plan(self, position: Position) -> None:
        ways = self.plan_ways(self.prices(position))
        best = max(ways, key=lambda ticket: self.atlas.gains[ticket], default=None)
        self.lay_out(position, list(ways), [] if best is None else ways[best])

    def claim(self, position: Position, options: Options) -> int | None:
        step = self.wanted(position)
        return options["claim"][step] if step is not None and step in options.get("claim", {}) else None

    def wanted(self, position: Position) -> int | None:
        return self.routes[0] if self.routes else self.longest_near(position, NEARLY)

    def draw_tickets(self, position: Position, options: Options) -> int | None:
        least = min(int(position.reserve_of(i64(seat))) for seat in range(int(position.players)))
        if self.routes or least < ENOUGH * self.rules.supply:
            return None
        return options.get("tickets", {}).get(0)

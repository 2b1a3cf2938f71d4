"""How long a game over days takes, by hand and with standing orders: `python -m tests.server.waiting --games 20`.

Players look at their game at random moments of their day, and know what they want: the ways of their tickets, else the
longest routes. By hand they play when it is their turn as they look. With orders they leave at each look what they
would do next, to end when somebody claims near one of their ways, and `carried_on` does it: the code of the server.
"""

import argparse
import heapq
import random
import statistics
from dataclasses import dataclass

from tests.laws.cases import Case
from tests.server.unseen import carry_out, seated
from trilhos.play.names import names_of
from trilhos.play.outlook import outlook
from trilhos.server.game import decide
from trilhos.server.game.standing import (
    MOST_ORDERS,
    BuildOrder,
    CollectOrder,
    Standing,
    StandingOrder,
    Until,
    carried_on,
    checked,
)
from trilhos.server.stewards.errands import pause

HOUR, DAY = 3600.0, 86_400.0
MORNING, NIGHT = 8 * HOUR, 23 * HOUR
MEDIAN = 8.0  # as `--order-pause` usually is
LOOK = -1  # in the place of a position: somebody looks


@dataclass
class Outcome:
    """How a game went."""

    days: float
    turns: int
    ordered: int  # of these
    points: float  # of each player


class Simulated:
    """One game, from the first turn in the morning of the first day."""

    def __init__(self, case: Case, seed: int, looks: float, turns: int) -> None:
        self.dice, self.table, self.turns = random.Random(seed), seated(case, seed), turns
        self.gap = (NIGHT - MORNING) / looks
        self.standing = [Standing([])] * case.players
        self.ordered = self.played = 0
        self.line: list[tuple[float, int, int]] = [
            (self._next_look(MORNING), LOOK, seat) for seat in range(case.players)
        ]
        heapq.heapify(self.line)
        while self.table.opening:
            self._act(self.table.waiting[0], [self.table.legal(self.table.waiting[0])[-1]])

    def run(self) -> Outcome:
        """To the end."""
        now = MORNING
        while not self.table.running.over:
            now, position, seat = heapq.heappop(self.line)
            if position == LOOK:
                self._look(now, seat)
            elif position == self.table.position:
                self._errand(now, seat)
        sheets = self.table.running.result().sheets
        points = statistics.mean(sheet.total for sheet in sheets)
        return Outcome((now - MORNING) / DAY, self.played, self.ordered, points)

    def _next_look(self, now: float) -> float:
        now += self.dice.expovariate(1 / self.gap)
        while not MORNING <= now % DAY <= NIGHT:
            now += self.dice.expovariate(1 / self.gap)
        return now

    def _look(self, now: float, seat: int) -> None:
        heapq.heappush(self.line, (self._next_look(now), LOOK, seat))
        began, mine = self.table.since, self._wanted(seat)
        self.played += self.table.running.seat == seat
        while not self.table.running.over and (self.table.running.seat, self.table.since) == (seat, began):
            moves, mine = carried_on(mine, self.table, seat)
            self._act(seat, moves or self.table.legal(seat)[:1])
        if self.turns and not self.table.running.over:
            self.standing[seat] = self._wanted(seat)
        self._turn(now)

    def _errand(self, now: float, seat: int) -> None:
        fresh = self.table.position == self.table.since
        moves, self.standing[seat] = carried_on(self.standing[seat], self.table, seat)
        if moves:
            self.ordered, self.played = self.ordered + fresh, self.played + fresh
            self._act(seat, moves)
            self._turn(now)

    def _turn(self, now: float) -> None:
        """Whoever is asked now may have left orders."""
        if self.turns and not self.table.running.over:
            later = now + pause(self.dice, MEDIAN, self.table)
            heapq.heappush(self.line, (later, self.table.position, self.table.running.seat))

    def _act(self, seat: int, moves: list[int]) -> None:
        chair = self.table.order[seat]
        carry_out(self.table, decide.act(self.table, chair, self.table.number, moves))

    def _wanted(self, seat: int) -> Standing:
        """What somebody would do who thinks no further than their tickets."""
        game, rules = self.table.running, self.table.running.rules
        view, board = game.view(seat), rules.board
        ways = [route for ticket in outlook(rules, view) if not ticket.done for route in ticket.way or []]
        missing = [board.routes[route] for route in dict.fromkeys(ways) if view.owner[route] < 0]
        free = [route for route in board.routes if view.owner[route.id] < 0]
        aims = sorted(missing or free, key=lambda route: -route.length)[: MOST_ORDERS - 1]
        claims = {
            rules.read(action)[1]: action for action in range(rules.action_count) if rules.read(action)[0] == "claim"
        }
        orders: list[StandingOrder] = [BuildOrder(game.notation.text(claims[route.id])) for route in aims]
        colours = dict.fromkeys(str(names_of(rules).route(route.id)["color"]) for route in aims[:6])
        near = {board.cities[city] for route in missing for city in (route.a, route.b)}
        until = Until(sorted(near)[:MOST_ORDERS], last_round=False, turns=self.turns or None)
        return checked(game, [*orders, CollectOrder([one for one in colours if one != "gray"])], until)


def main() -> None:
    """Print the days of games of four, by how often people look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--turns", type=int, default=6, help="for which orders are left")
    options = parser.parse_args()
    case = Case("usa", 4)
    for looks in (2, 5, 10):
        found = {}
        for turns in (0, options.turns):
            done = [Simulated(case, seed, looks, turns).run() for seed in range(options.games)]
            found[turns] = statistics.mean(one.days for one in done)
            ordered = sum(one.ordered for one in done) / sum(one.turns for one in done)
            points = statistics.mean(one.points for one in done)
            print(f"{looks} looks a day, orders for {turns} turns: {found[turns]:.1f} days, ", end="")
            print(f"{ordered:.0%} of turns by orders, {points:.0f} points")
        print(f"  a share of {found[options.turns] / found[0]:.2f} of the days", flush=True)


if __name__ == "__main__":
    main()

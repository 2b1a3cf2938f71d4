"""Who is in whose way: the shortest way of every open ticket, followed from claim to claim.

Bots don't tell their plans, and people wouldn't either. What a route means to somebody is read off the tickets in his
hand: it lies on the shortest way that is left to one of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.state import FREE
from trilhos.play.game import Game
from trilhos.play.outlook import Survey

CUT_OFF: Final = -1  # instead of a detour, where no way is left


@dataclass(frozen=True)
class TicketWay:
    """The routes of a ticket's shortest way, and the spaces that it still takes; no routes where there is no way."""

    routes: frozenset[int] = frozenset()
    left: int = 0


class Rivals:
    """The ways of all seats' tickets in one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.board = game.rules.board
        self.tickets = game.rules.chapter(Tickets)
        self.owner = _owners(game)
        self.ways: dict[tuple[int, int], TicketWay] = {}  # by seat and ticket

    def lose(self, taker: int, route: int) -> list[int]:
        """A seat has just taken a route: what that costs each ticket of the others whose way it was on.

        That is so many spaces more, or CUT_OFF. Where both tracks are open, the second one costs nothing more.
        """
        before, self.owner = self.owner, _owners(self.game)
        pair = {route, self.board.routes[route].twin}
        costs = []
        for seat, ticket in self._held():
            old = self.ways.get((seat, ticket)) or self._way(seat, ticket, before)
            new = self.ways[seat, ticket] = self._after(seat, ticket, old, route)
            if seat != taker and old.left and pair & old.routes:
                costs.append(new.left - old.left if new.routes else CUT_OFF)
        return costs

    def _held(self) -> Iterator[tuple[int, int]]:
        for seat in range(self.game.players):
            for ticket in self.tickets.held(self.game.state, i64(seat)):
                yield seat, ticket

    def _after(self, seat: int, ticket: int, old: TicketWay, route: int) -> TicketWay:
        """A way stays the shortest as long as it is open, and its owner builds nowhere else."""
        if not old.left:
            return old
        if self.owner[route] == seat and route in old.routes:
            return TicketWay(old.routes, old.left - self.board.routes[route].length)
        stands = self.owner[route] != seat and all(self.owner[one] in (FREE, seat) for one in old.routes)
        return old if stands else self._way(seat, ticket, self.owner)

    def _way(self, seat: int, ticket: int, owner: tuple[int, ...]) -> TicketWay:
        found = Survey(self.board, seat, owner).ticket(ticket)
        return TicketWay() if found.way is None else TicketWay(frozenset(found.way), found.left or 0)


def _owners(game: Game) -> tuple[int, ...]:
    return tuple(int(owner) for owner in game.state.owner)

"""Scripted players for the boards with ships: they seek what random play hardly ever brings about."""

from heapq import heappop, heappush
from itertools import pairwise

from trilhos.engine.board import RAIL, SHIP, Route
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.tickets import HELD
from trilhos.engine.random import Random
from trilhos.engine.sight import place
from trilhos.engine.state import FREE
from trilhos.play.game import Game

Moves = dict[str, list[int]]


def by_verb(game: Game) -> Moves:
    """The legal actions by verb."""
    moves: Moves = {}
    for action in game.legal():
        moves.setdefault(game.rules.read(action)[0], []).append(action)
    return moves


class Sailor:
    """Plays every seat: joins the cities of its tickets, tours in order or not, and builds harbours that count."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rules = game.rules
        self.random = Random(seed)
        self.muddled = [self.random.below(2) == 1 for _ in range(game.players)]  # joins tours out of order

    def choose(self) -> int:
        """One of the legal actions."""
        moves = by_verb(self.game)
        for verb, choose in (("keep", self._keep), ("pay", self._pay), ("pieces", self._any), ("refill", self._any)):
            if verb in moves:
                return choose(moves[verb])
        return self._turn(moves)

    def _any(self, actions: list[int]) -> int:
        return actions[self.random.below(len(actions))]

    def _chance(self, percent: int) -> bool:
        return self.random.below(100) < percent

    def _argument(self, action: int) -> int:
        return self.rules.read(action)[1]

    # Tickets and payments

    def _keep(self, actions: list[int]) -> int:
        """All tours on offer, and not many others."""
        offer = self.game.view(self.game.seat).offer
        tours = sum(1 << at for at, ticket in enumerate(offer) if len(self.rules.board.tickets[ticket].cities) > 2)
        masks = {action: self._argument(action) + 1 for action in actions}
        with_tours = [action for action, mask in masks.items() if mask & tours == tours]
        return min(with_tours, key=lambda action: (masks[action].bit_count(), self.random.below(100)))

    def _pay(self, actions: list[int]) -> int:
        """Mostly without wilds and without cards that show the symbol; now and then anything."""
        if self._chance(25):
            return self._any(actions)
        return min(actions, key=lambda action: self._precious(self.game.notation.text(action)))

    def _precious(self, payment: str) -> int:
        words = payment.split()[1:]
        counts = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
        return sum(count for name, count in counts.items() if name == "wild" or self._bears_symbol(name))

    def _bears_symbol(self, name: str) -> bool:
        return next(kind.symbol for kind in self.rules.cards.kinds if kind.name == name)

    # A turn

    def _turn(self, moves: Moves) -> int:
        plan = self._plan()
        planned = [action for action in moves.get("claim", []) if self._argument(action) in plan]
        if "harbour" in moves and self._chance(80):
            return max(moves["harbour"], key=lambda action: self._named(self._argument(action)))
        if planned:
            return self._any(planned)
        if "exchange" in moves and plan and self._lacks(plan) and self._chance(60):
            return self._exchange(moves["exchange"], self._lacks(plan))
        hard = [action for action in moves.get("claim", []) if self.rules.board.routes[self._argument(action)].hard]
        if hard and self._chance(20):
            return self._any(hard)
        return self._else(moves, bool(plan))

    def _else(self, moves: Moves, busy: bool) -> int:
        if "tickets" in moves and self._chance(3 if busy else 40):
            return moves["tickets"][0]
        if "claim" in moves and not busy:
            return self._any(moves["claim"])
        cards = moves.get("take", []) + moves.get("draw", [])
        return max(cards, key=self._wish) if cards else self._any(self.game.legal())

    def _wish(self, action: int) -> int:
        """Cards with the symbol and wilds are worth having; else anything."""
        verb, slot = self.rules.read(action)
        card = self.rules.shown([int(number) for number in self.game.state.ledger])[slot] if verb == "take" else None
        worth = 0 if card is None else 3 * self.rules.cards.kinds[card].symbol + 4 * (card == self.rules.cards.wild)
        return worth + self.random.below(6)

    def _named(self, city: int) -> int:
        tickets = [self.rules.board.tickets[ticket] for ticket in self._tickets()]
        return sum(city in ticket.cities for ticket in tickets)

    def _exchange(self, actions: list[int], kind: str) -> int:
        named = [action for action in actions if kind in self.game.notation.text(action)]
        return self._any(named[:6] or actions)

    # The plan

    def _tickets(self) -> list[int]:
        here = place(HELD, self.game.seat)
        return [t.id for t in self.rules.board.tickets if self.game.state.tickets[t.id] == here]

    def _plan(self) -> set[int]:
        """Free routes that would join the cities of the tickets."""
        plan: set[int] = set()
        for number in self._tickets():
            cities = self.rules.board.tickets[number].cities
            stops = [cities[0], *cities[:0:-1]] if self.muddled[self.game.seat] else cities
            for a, b in pairwise(stops):
                plan |= self._way(a, b)
        return plan

    def _way(self, start: int, goal: int) -> set[int]:
        """The free routes of a shortest way; nothing where there is none."""
        queue: list[tuple[int, int, tuple[int, ...]]] = [(0, start, ())]
        done: set[int] = set()
        while queue:
            length, city, way = heappop(queue)
            if city == goal:
                return {route for route in way if self.game.state.owner[route] == FREE}
            if city not in done:
                done.add(city)
                for route in self._usable(city):
                    cost = route.length if self.game.state.owner[route.id] == FREE else 0
                    heappush(queue, (length + cost, route.a + route.b - city, (*way, route.id)))
        return set()

    def _usable(self, city: int) -> list[Route]:
        owner, seat = self.game.state.owner, self.game.seat
        routes = [self.rules.board.routes[number] for number in self.rules.board.at_city(city)]
        free = {r.id for r in routes if owner[r.id] == FREE and (r.twin < 0 or owner[r.twin] != seat)}
        return [r for r in routes if owner[r.id] == seat or r.id in free]

    def _lacks(self, plan: set[int]) -> str:
        """The kind of pieces of which the plan needs more than the reserve has, if it does."""
        for kind, name in ((RAIL, "trains"), (SHIP, "ships")):
            need = min((r.length for r in self.rules.board.routes if r.id in plan and r.kind == kind), default=0)
            if need > self._reserve(kind):
                return name
        return ""

    def _reserve(self, kind: int) -> int:
        pieces = self.rules.chapter(Pieces)
        return int(self.game.state.ledger[pieces.claims.pieces_at(kind, self.game.seat)])


class Hoarder:
    """Plays every seat: takes cards until there are none, anywhere; only then it does something else."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)

    def choose(self) -> int:
        """One of the legal actions."""
        moves = by_verb(self.game)
        for verb in ("draw", "take", "refill", "keep", "pieces", "pay", "harbour", "claim", "tickets", "exchange"):
            if verb in moves:
                return moves[verb][self.random.below(len(moves[verb]))]
        return self.game.legal()[0]

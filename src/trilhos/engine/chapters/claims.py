"""Claiming routes (U18-U23; S13-S17)."""

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events
from trilhos.engine.board import NO_TWIN, Route
from trilhos.engine.cards import ANY
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.purses import PairPurse, Purse, SetPurse
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.state import CLOSED, FREE, TURN, State, numbers


class Claims(Chapter):
    """The pieces of each kind that a player starts with, and from how many players on both tracks are open."""

    def __init__(self, payments: Payments, supply: list[int], both_tracks_from: int = 4) -> None:
        super().__init__()
        self.phases = [TURN]
        self.payments = payments
        self.supply = supply
        self.both_tracks_from = both_tracks_from

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        rules.supply = sum(self.supply)
        board = rules.board
        self.length = board.length
        self.twin = board.twin
        self.pieces: i64 = rules.reserve(len(self.supply) * int(rules.players))
        self.base: i64 = rules.add_actions(self, "claim", len(board.routes))
        self.closes_twin = rules.players < i64(self.both_tracks_from)
        self.purse_of = [self.payments.purse(self._purse(route)) for route in board.routes]
        self.cost_of: vec[i64] = numbers(
            [self.payments.cost(purse, r.length) for purse, r in zip(self.purse_of, board.routes, strict=True)]
        )
        self._find_runs(board.routes)

    def _purse(self, route: Route) -> Purse:
        cards = self.rules.cards
        if route.hard:
            return PairPurse(cards, route.kind)
        colours = list(range(len(cards.colours))) if route.colour == ANY else [route.colour]
        return SetPurse(cards, route.kind, colours, route.locos)

    def _find_runs(self, routes: list[Route]) -> None:
        """Neighbouring routes with the same purse and kind, shortest first, so that `legal` can stop early."""
        starts = [at for at in range(len(routes)) if at == 0 or not self._continues(routes[at - 1], routes[at])]
        self.runs: i64 = len(starts)
        self.run_start: vec[i64] = numbers([*starts, len(routes)])
        self.run_purse: vec[i64] = numbers([self.purse_of[at] for at in starts])
        self.run_pieces: vec[i64] = numbers([int(self.pieces_at(i64(routes[at].kind), 0)) for at in starts])

    def _continues(self, before: Route, route: Route) -> bool:
        same = self.purse_of[before.id] == self.purse_of[route.id] and before.kind == route.kind
        return same and before.length <= route.length

    def prepare(self, s: State) -> None:
        players: i64 = self.rules.players
        for kind, count in enumerate(self.supply):
            for seat in range(players):
                s.ledger[self.pieces + i64(kind) * players + seat] = i64(count)

    def pieces_at(self, kind: i64, seat: i64) -> i64:
        """Where the ledger counts the seat's pieces of a kind."""
        return self.pieces + kind * self.rules.players + seat

    def legal(self, s: State, out: Moves) -> None:
        limits = self.payments.measure(s)
        for run in range(self.runs):
            limit: i64 = limits[self.run_purse[run]]
            pieces: i64 = s.ledger[self.run_pieces[run] + s.seat]
            self._legal_run(s, out, run, limit if limit < pieces else pieces)  # U19

    def _legal_run(self, s: State, out: Moves, run: i64, limit: i64) -> None:
        for route in range(self.run_start[run], self.run_start[run + 1]):
            if self.length[route] > limit:
                return
            if s.owner[route] == FREE:
                twin: i64 = self.twin[route]
                if twin == NO_TWIN or s.owner[twin] != s.seat:  # U22
                    out.add(self.base + route)

    def open_routes(self, owner: list[int], seat: int) -> list[int]:
        """The routes that a seat may claim, now or later, as the owners stand: for planners."""
        board = self.rules.board
        own_twins = {board.routes[route].twin for route, other in enumerate(owner) if other == seat}  # U22
        return [route for route, other in enumerate(owner) if other == FREE and route not in own_twins]

    def apply(self, s: State, action: i64) -> None:
        route: i64 = action - self.base
        self.rules.charge(s, self, route, self.cost_of[route])

    def paid(self, s: State) -> None:
        for chapter in self.rules.chapters:
            if chapter.holds(s, s.target):
                return
        self.claim(s)

    def claim(self, s: State) -> None:
        """The route is paid for: trains on the board, points on the track, cards to the pile; the turn is over."""
        rules = self.rules
        route: i64 = s.target
        s.owner[route] = s.seat
        s.ledger[self.pieces_at(i64(rules.board.routes[route].kind), s.seat)] -= rules.board.length[route]
        s.ledger[rules.score_at + s.seat] += rules.board.points[route]  # U21
        self._close_twin(s, route)
        s.tell(events.CLAIM, s.seat, route, rules.board.points[route])
        for chapter in rules.chapters:
            chapter.claimed(s, route)
        self.payments.discard(s)
        rules.end_turn(s)

    def _close_twin(self, s: State, route: i64) -> None:
        # U23: with few players the other track is closed to everybody.
        twin: i64 = self.twin[route]
        if self.closes_twin and twin != NO_TWIN:
            s.owner[twin] = CLOSED

"""Claiming routes (U18-U23; S13-S17)."""

from itertools import takewhile
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events, refusals
from trilhos.engine.board import NO_TWIN, Board, Route
from trilhos.engine.cards import ANY, CardTable
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.fields import COUNT, PAID, ROUTE, SEAT, EventKind, Verb
from trilhos.engine.parameters import listed, single
from trilhos.engine.purses import PairPurse, Purse, SetPurse, Suit
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.sight import BY_SEAT
from trilhos.engine.state import CLOSED, FREE, NONE, TURN, State, numbers
from trilhos.engine.voice import NO_PIECES, Unfit, Voice, bad_numbers

# In a run, instead of a kind of card.
BEST: Final[i64] = -1  # what the best of the suits before it pays
UNKNOWN: Final[i64] = -2  # what the purse says
PIECES: Final = ("trains", "ships")  # the names of their kinds
ENDS: Final[i64] = 4  # where in a run its ends stand: behind the suit and the purse


def is_open(owner: vec[i64], rival: vec[i64], route: i64, seat: i64) -> bool:
    """Whether nobody owns a route, and the seat not its twin (U22)."""
    return (owner[route] == FREE) & (owner[rival[route]] != seat)


class Claims(Chapter):
    """The pieces of each kind that a player starts with, and from how many players on both tracks are open."""

    voice: ClassVar[Voice] = Voice(
        "claims",
        parameters=(listed("supply", 0, 200), single("both_tracks_from", 1, 9, optional=True)),
        reads=("routes.length", "routes.color", "routes.kind", "routes.track", "routes.locomotives", "routes.hard"),
        needs=(Payments,),
        refusals=(refusals.TAKEN, refusals.CLOSED, refusals.OWN_TWIN, refusals.PIECES, refusals.CARDS),
        verbs=(Verb("claim", ROUTE, charged=True),),
        events=(EventKind("claim", events.CLAIM, progress="seat", seat=SEAT, route=ROUTE, cards=PAID, points=COUNT),),
    )

    def __init__(self, supply: list[int], both_tracks_from: int = 4) -> None:
        super().__init__()
        self.phases = [TURN]
        self.supply = supply
        self.both_tracks_from = both_tracks_from

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        if any(route.kind >= len(self.supply) for route in board.routes):
            return [(NO_PIECES, "")]
        few = any(0 < self.supply[route.kind] < route.length for route in board.routes)  # 0: another chapter says it
        return bad_numbers(supply=few or len(self.supply) != len(cards.decks))

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.payments = rules.chapter(Payments)
        rules.supply = sum(self.supply)
        board = rules.board
        self.length = board.length
        self.twin = board.twin
        # What must not be the seat's own: the twin; a route without one stands for itself, which saves a question.
        self.rival: vec[i64] = numbers([route.id if route.twin == NO_TWIN else route.twin for route in board.routes])
        self.pieces: i64 = rules.reserve(len(self.supply) * int(rules.players), "pieces", holds=BY_SEAT)
        for kind, name in enumerate(PIECES[: len(self.supply)]):
            rules.show(name, self.pieces_at(i64(kind), 0), leading=True)
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
        """Neighbouring routes with the same purse and kind, shortest first, so that `legal` can stop early.

        Any order of routes will do. Where those of a kind, of a purse and of a length stand together, runs are longest,
        and `legal` is quickest.
        """
        starts = [at for at in range(len(routes)) if at == 0 or not self._continues(routes[at - 1], routes[at])]
        self.longest: i64 = max(route.length for route in routes)
        runs = [self._run(routes, start) for start in starts]
        self.run: vec[i64] = numbers([number for run in runs for number in run])
        self.run_size: i64 = len(runs[0])
        # Stretches of runs that take the same kind of pieces: which, and where they end.
        ends = [at for at in range(1, len(starts)) if routes[starts[at]].kind != routes[starts[at] - 1].kind]
        self.stretches: i64 = len(ends) + 1
        self.stretch_kind: vec[i64] = numbers([routes[starts[at]].kind for at in [0, *ends]])
        self.stretch_end: vec[i64] = numbers([at * int(self.run_size) for at in [*ends, len(starts)]])

    def _run(self, routes: list[Route], start: int) -> list[int]:
        """A run as numbers: the suit that pays, its purse; by limit, where it ends, and so with 0, where it starts."""
        ends = [self._end(routes, start, limit) for limit in range(int(self.longest) + 1)]
        return [*self._only_suit(routes, start), self.purse_of[start], *ends]

    def _only_suit(self, routes: list[Route], start: int) -> Suit:
        """The suit of a run's purse, which `legal` then need not ask: 24 % fewer instructions a game with two decks.

        In its place BEST, where any colour pays and each has a run before this one in its stretch, or else UNKNOWN: ask
        the purse.
        """
        suits = self._suits(start)
        if len(suits) == 1:
            return suits[0]
        stretch = takewhile(lambda route: route.kind == routes[start].kind, reversed(routes[:start]))
        before = [self._suits(route.id) for route in stretch]
        best = suits and all([suit] in before for suit in suits)
        return int(BEST if best else UNKNOWN), 0, 0

    def _suits(self, route: int) -> list[Suit]:
        return self.payments.purses[self.purse_of[route]].suits

    def _end(self, routes: list[Route], start: int, limit: int) -> int:
        """Where the routes of a run end that are no longer than the limit."""
        for end in range(start, len(routes)):
            if routes[end].length > limit or (end > start and not self._continues(routes[end - 1], routes[end])):
                return end
        return len(routes)

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
        before: i64 = out.count
        at: i64 = 0
        for stretch in range(self.stretches):
            pieces: i64 = self.pieces_at(self.stretch_kind[stretch], s.seat)
            end: i64 = self.stretch_end[stretch]
            self._add_runs(s, out, at, end, min(s.ledger[pieces], self.longest))
            at = end
        if len(self.rules.takers) > 0:
            self._leave_out(s, out, before)

    def _leave_out(self, s: State, out: Moves, at: i64) -> None:
        """Of the claims from `at` on, keep those for which the seat has all pieces that chapters take."""
        items = out.items
        count: i64 = at
        for i in range(at, out.count):
            if self.lacking(s, items[i] - self.base) <= 0:
                items[count] = items[i]
                count += 1
        out.count = count

    def lacking(self, s: State, route: i64) -> i64:
        """How many pieces more than it has the seat would need for a route."""
        return self.rules.needs[route] - s.ledger[self.pieces_at(self.rules.board.kind[route], s.seat)]

    def _add_runs(self, s: State, out: Moves, at: i64, end: i64, most: i64) -> None:
        """Of the runs from `at` to `end`, add what the hand can pay and `most` pieces suffice for (U19)."""
        # Vecs and numbers in local variables and arguments: read from an object, each would be counted every time.
        cards, run, purses = s.cards, self.run, self.payments.purses
        owner, rival, items = s.owner, self.rival, out.items
        seat: i64 = s.seat
        hand: i64 = self.rules.hand(seat)
        wilds: i64 = i64(cards[hand + self.payments.wild])
        size: i64 = self.run_size
        count: i64 = out.count
        best: i64 = 0
        while at < end:
            kind: i64 = run[at]
            if kind >= 0:
                limit: i64 = i64(cards[hand + kind]) + wilds
                worth: i64 = run[at + 2]
                if worth > 0:
                    limit += i64(cards[hand + run[at + 1]]) * worth
                best = max(best, limit)
            elif kind == BEST:
                limit = best
            else:
                limit = purses[run[at + 3]].limit(cards, hand)
            first: i64 = run[at + ENDS]
            behind: i64 = run[at + ENDS + min(limit, most)]
            if first < behind:
                count = self._add_open(owner, rival, items, seat, count, first, behind)
            at += size
        out.count = count

    def _add_open(
        self, owner: vec[i64], rival: vec[i64], items: vec[i64], seat: i64, count: i64, first: i64, behind: i64
    ) -> i64:
        """Add the open routes from `first` to before `behind`, behind `count` actions; returns the count."""
        base: i64 = self.base
        for route in range(first, behind):
            # Written in any case, and kept if it counts: a question here would often be guessed wrong by the processor.
            # 4 % more games a second.
            items[count] = base + route
            count += i64(is_open(owner, rival, route, seat))
        return count

    def refuse(self, s: State, action: i64) -> Refusal:
        route: i64 = action - self.base
        if s.owner[route] != FREE:
            return (refusals.CLOSED, 0) if s.owner[route] == CLOSED else (refusals.TAKEN, int(s.owner[route]))
        twin: i64 = self.twin[route]
        if twin != NO_TWIN and s.owner[twin] == s.seat:
            return refusals.OWN_TWIN, 0  # U22
        lacking = self.lacking(s, route)
        taken: i64 = i64(self.rules.needs[route]) - self.length[route]
        if lacking > taken:
            return refusals.PIECES, int(lacking - taken)  # U19
        if lacking > 0:
            taker = next(chapter for chapter in self.rules.takers if chapter.takes(route) > 0)
            return taker.voice.refusals[0], int(lacking)
        return refusals.CARDS, int(self.payments.missing(s, self.cost_of[route]))

    def price(self, s: State, action: i64) -> i64:
        return self.cost_of[action - self.base]

    def apply(self, s: State, action: i64) -> None:
        self.rules.charge(s, self, action - self.base, self.price(s, action))

    def paid(self, s: State) -> None:
        for chapter in self.rules.holders:
            if chapter.holds(s, s.target):
                return
        self.claim(s)

    def claim(self, s: State) -> None:
        """The route is paid for: it is the seat's, the cards go to the pile, and the turn is over."""
        self.occupy(s)
        self.payments.discard(s)
        self.rules.end_turn(s)

    def occupy(self, s: State) -> None:
        """Trains on the board, points on the track, and what the other chapters make of it."""
        rules, board, ledger = self.rules, self.rules.board, s.ledger
        route: i64 = s.target
        s.owner[route] = s.seat
        ledger[self.pieces_at(board.kind[route], s.seat)] -= board.length[route]
        ledger[rules.score_at + s.seat] += board.points[route]  # U21
        twin: i64 = self.twin[route]
        if self.closes_twin and twin != NO_TWIN:
            s.owner[twin] = CLOSED  # U23: with few players the other track is closed to everybody
        s.tell(events.CLAIM, s.seat, route, board.points[route])
        for chapter in rules.witnesses:
            chapter.claimed(s, route)

    def brings(self, s: State, route: i64) -> dict[str, int]:
        """By how much a claim changes the numbers of its seat, by column: as if it were paid for."""
        after = s.clone()
        after.target = route
        self.occupy(after)
        gained: dict[str, int] = {}
        for column in self.rules.columns:
            more = int(after.ledger[column.at + s.seat] - s.ledger[column.at + s.seat])
            if more:
                gained[column.name] = more if column.out_of == NONE else -more
        return gained

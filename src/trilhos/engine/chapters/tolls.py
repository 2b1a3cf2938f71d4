"""Tolls: tokens for every claim, forced loans, and the bonus for tokens left (N4, N7, N8, N10-N12, N21)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events
from trilhos.engine.board import NO_TWIN, Board
from trilhos.engine.cards import CardTable
from trilhos.engine.fields import COUNT, FLAG, PAYEE, SEAT, EventKind, Named
from trilhos.engine.parameters import flag, listed, single
from trilhos.engine.random import Random
from trilhos.engine.rules import Chapter, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import LOANS, TOKENS, Sheet
from trilhos.engine.sight import BY_SEAT, OWN, PUBLIC, UNSEEN
from trilhos.engine.state import NONE, State, numbers
from trilhos.engine.voice import Unfit, Voice, bad_numbers

TRIES: Final = 8  # orders of the claims that are thought of before the likeliest is believed


class Tolls(Chapter):
    """`each`: tokens a player starts with; `bonus`: points by rank; `loan`: points a loan costs.

    The bank counts what it has taken in less what it has paid out, so bank and players together never change.
    Everybody sees what is paid; who wants the sums to lie open, too, says `shown` (then nobody need remember).
    """

    voice: ClassVar[Voice] = Voice(
        "tolls",
        parameters=(single("each", 0, 200), listed("bonus", 0, 200), single("loan", 0, 100), flag("shown")),
        reads=("routes.toll",),
        lines=(Named("tokens", TOKENS), Named("loans", LOANS)),
        events=(EventKind("toll", events.TOLL, seat=SEAT, amount=COUNT, to=PAYEE, loan=FLAG),),
    )

    def __init__(self, each: int, bonus: list[int], loan: int, shown: bool = False) -> None:
        super().__init__()
        self.each: i64 = each
        self.bonus = bonus
        self.loan = loan
        self.shown = shown

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        return bad_numbers(bonus=len(self.bonus) < players)

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.toll: vec[i64] = numbers([route.toll for route in rules.board.routes])
        self.loans: i64 = rules.reserve(int(rules.players), "loans", holds=BY_SEAT)
        own, unseen = (PUBLIC, PUBLIC) if self.shown else (OWN, UNSEEN)
        self.tokens: i64 = rules.reserve(int(rules.players), "tokens", own, BY_SEAT)  # N4
        rules.show("tokens", self.tokens)
        rules.show("loans", self.loans)
        self.bank: i64 = rules.reserve(1, "bank", unseen)

    def prepare(self, s: State) -> None:
        for seat in range(self.rules.players):
            s.ledger[self.tokens + seat] = self.each

    # Paying

    def claimed(self, s: State, route: i64) -> None:
        purse: i64 = self.tokens + s.seat
        loan = self.lends(i64(s.ledger[purse]), route)
        if loan:  # N8: one loan and nothing paid, whatever is held; what is due to a player the bank pays
            s.ledger[self.loans + s.seat] += 1
            purse = self.bank
        to = self.pay(s, purse, route)
        s.tell(events.TOLL, s.seat, self.toll[route], to, i64(loan))

    def lends(self, held: i64, route: i64) -> bool:
        """N8: whether somebody who holds so many tokens has to take a loan for a route."""
        return held < self.toll[route]

    def pay(self, s: State, purse: i64, route: i64) -> i64:
        """The toll of a route goes from a place in the ledger to whoever it is due to: that seat, NONE for the bank."""
        to = self.due_to(s, route)
        s.ledger[purse] -= self.toll[route]
        s.ledger[self.bank if to == NONE else self.tokens + to] += self.toll[route]
        return to

    def due_to(self, s: State, route: i64) -> i64:
        """The seat that gets the toll of a free route, or NONE for the bank."""
        # N7: the owner of the first track; N21: the neutral player, whose number is behind the seats, gets nothing.
        twin: i64 = self.rules.board.twin[route]
        if twin == NO_TWIN or s.owner[twin] < 0 or s.owner[twin] >= self.rules.players:
            return NONE
        return s.owner[twin]

    # Scoring

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        for sheet in sheets:
            loans = int(s.ledger[self.loans + i64(sheet.seat)])
            sheet.tokens = int(s.ledger[self.tokens + i64(sheet.seat)])
            sheet.lines[LOANS] = -self.loan * loans  # N12
        ranked = [sheet for sheet in sheets if sheet.lines[LOANS] == 0]  # N11
        for sheet in ranked:
            ahead = [other for other in ranked if other.tokens > sheet.tokens]
            sheet.lines[TOKENS] = self.bonus[len(ahead)]

    # Guessing

    def imagine(self, s: State, viewer: int, random: Random) -> None:
        """Amounts such as the claims lead to; of a few orders of them, one that fits best what the viewer sees."""
        if self.shown:
            return
        worlds = [self._retrace(s, random) for _ in range(TRIES)]
        best = min(worlds, key=lambda world: self._misfit(s, world, viewer))
        s.ledger[self.bank] = self.each * self.rules.players
        for seat in range(self.rules.players):
            if seat != viewer:
                s.ledger[self.tokens + seat] = best.ledger[self.tokens + seat]
            s.ledger[self.bank] -= s.ledger[self.tokens + seat]

    def _retrace(self, s: State, random: Random) -> State:
        """All claims once more, in any order."""
        world = self.rules.blank.clone()
        routes = [route for route in range(len(self.rules.board.routes)) if s.owner[route] >= 0]
        random.shuffle(routes)
        for route in routes:
            world.seat = world.owner[route] = s.owner[route]
            if world.seat < self.rules.players:
                self.claimed(world, i64(route))
            else:
                self.pay(world, self.bank, i64(route))
        return world

    def _misfit(self, s: State, world: State, viewer: int) -> int:
        """By how much a retraced game is at odds with the loans, and with the viewer's own tokens."""
        misfit = 0
        for seat in range(self.rules.players):
            misfit += self.loan * abs(int(s.ledger[self.loans + seat] - world.ledger[self.loans + seat]))
        if viewer >= 0:
            own: i64 = self.tokens + i64(viewer)
            misfit += abs(int(s.ledger[own] - world.ledger[own]))
        return misfit

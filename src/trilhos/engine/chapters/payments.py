"""Payments: whatever is charged is settled here, from tables made when the rules are made (U18)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events
from trilhos.engine.purses import Purse
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.state import NONE, PAY, State, numbers

KINDS_EACH: Final[i64] = 3  # no payment mixes more kinds of cards than this


class Payments(Chapter):
    """Comes last in a rulebook: the chapters before it register the costs they charge."""

    def __init__(self) -> None:
        super().__init__()
        self.phases = [PAY]
        self.purses: list[Purse] = []
        self.costs: list[tuple[int, int]] = []  # purse, size
        self.rows: list[list[int]] = []  # by payment: how many cards of each kind
        self.options: list[vec[i64]] = []  # by cost: the payments that settle it

    # Making the tables

    def purse(self, purse: Purse) -> int:
        """The number of a purse; purses of the same name are one."""
        for at, other in enumerate(self.purses):
            if other.name == purse.name:
                return at
        self.purses.append(purse)
        return len(self.purses) - 1

    def cost(self, purse: int, size: int) -> int:
        """The number of a cost."""
        if (purse, size) not in self.costs:
            self.costs.append((purse, size))
        if self._has_rest(purse, size):
            self.cost(purse, size - 1)
        return self.costs.index((purse, size))

    def _has_rest(self, purse: int, size: int) -> bool:
        """Whether one payment leaves something of the cost (W4)."""
        return self.purses[purse].piecemeal and size > 1

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        wild = rules.cards.wild
        by_cost = [self.purses[purse].options(size) for purse, size in self.costs]
        distinct = {tuple(row) for rows in by_cost for row in rows}
        self.rows = [list(row) for row in sorted(distinct, key=lambda row: (row[wild], sum(row), row[::-1]))]
        number = {tuple(row): at for at, row in enumerate(self.rows)}
        self.options = [numbers(sorted(number[tuple(row)] for row in rows)) for rows in by_cost]
        self._flatten()
        rests = [self.cost(purse, size - 1) if self._has_rest(purse, size) else int(NONE) for purse, size in self.costs]
        self.rest: vec[i64] = numbers(rests)  # by cost: what is charged once a payment is made
        self.wild: i64 = wild
        self.purse_count: i64 = len(self.purses)
        self.single: vec[i64] = numbers([purse.single for purse in self.purses])
        self.limits: vec[i64] = numbers([0] * len(self.purses))
        self.base: i64 = rules.add_actions(self, "pay", len(self.rows))

    def _flatten(self) -> None:
        """Rows as pairs of kind and count, padded with no cards of the first kind."""
        kinds: list[int] = []
        counts: list[int] = []
        for row in self.rows:
            used = [kind for kind, count in enumerate(row) if count]
            used += [0] * (int(KINDS_EACH) - len(used))
            kinds += used
            counts += [row[kind] if i == used.index(kind) else 0 for i, kind in enumerate(used)]
        self.pay_kind: vec[i64] = numbers(kinds)
        self.pay_count: vec[i64] = numbers(counts)

    # What a hand can pay

    def measure(self, s: State) -> vec[i64]:
        """For each purse the largest size that the seat can pay."""
        hand: i64 = self.rules.hand(s.seat)
        wilds: i64 = s.cards[hand + self.wild]
        for at in range(self.purse_count):
            kind: i64 = self.single[at]
            if kind != NONE:  # most purses are one colour: looked up here, `measure` takes half the time
                self.limits[at] = s.cards[hand + kind] + wilds
            else:
                self.limits[at] = self.purses[at].limit(s, hand)
        return self.limits

    def can_pay(self, s: State, cost: i64) -> bool:
        """Whether the seat can settle a cost."""
        purse, size = self.costs[cost]
        return self.purses[purse].limit(s, self.rules.hand(s.seat)) >= i64(size)

    def missing(self, s: State, cost: i64) -> int:
        """How much more of a cost than it can the seat would have to pay."""
        purse, size = self.costs[cost]
        return size - int(self.purses[purse].limit(s, self.rules.hand(s.seat)))

    # Paying

    def legal(self, s: State, out: Moves) -> None:
        hand: i64 = self.rules.hand(s.seat)
        rest: i64 = self.rest[s.cost]
        for payment in self.options[s.cost]:
            if self._covers(s, hand, payment) and (rest == NONE or self._leaves(s, hand, payment, rest)):
                out.add(self.base + payment)

    def _covers(self, s: State, hand: i64, payment: i64) -> bool:
        at: i64 = payment * KINDS_EACH
        end: i64 = at + KINDS_EACH
        while at < end:
            if s.cards[hand + self.pay_kind[at]] < self.pay_count[at]:
                return False
            at += 1
        return True

    def _leaves(self, s: State, hand: i64, payment: i64, rest: i64) -> bool:
        """Whether the rest can still be paid after this payment: a claim that was begun can be finished (W4)."""
        self._add(s, hand, payment, -1)
        enough = self.can_pay(s, rest)
        self._add(s, hand, payment, 1)
        return enough

    def _add(self, s: State, row: i64, payment: i64, times: i64) -> None:
        at: i64 = payment * KINDS_EACH
        end: i64 = at + KINDS_EACH
        while at < end:
            s.cards[row + self.pay_kind[at]] += times * self.pay_count[at]
            at += 1

    def apply(self, s: State, action: i64) -> None:
        payment: i64 = action - self.base
        self._lay(s, payment)
        s.tell(events.LAY, s.seat, payment)
        if self.rest[s.cost] != NONE:
            s.cost = self.rest[s.cost]
        else:
            self.rules.chapters[s.charger].paid(s)

    def _lay(self, s: State, payment: i64) -> None:
        """The cards leave the hand and lie before the player; what was known of them is used up first."""
        hand: i64 = self.rules.hand(s.seat)
        known: i64 = self.rules.known(s.seat)
        at: i64 = payment * KINDS_EACH
        end: i64 = at + KINDS_EACH
        while at < end:
            kind: i64 = self.pay_kind[at]
            count: i64 = self.pay_count[at]
            s.cards[hand + kind] -= count
            s.cards[self.rules.laid + kind] += count
            rest: i64 = s.cards[known + kind] - count
            s.cards[known + kind] = rest if rest > 0 else 0
            at += 1

    def discard(self, s: State) -> None:
        """Laid and turned-over cards reach the discard pile together (E11)."""
        rules = self.rules
        for kind in range(rules.kinds):
            s.cards[rules.pile + kind] += s.cards[rules.laid + kind] + s.cards[rules.turned + kind]
            s.cards[rules.laid + kind] = 0
            s.cards[rules.turned + kind] = 0
        rules.settled(s)

    def take_back(self, s: State) -> None:
        """The laid cards return to the hand, and now everybody knows them."""
        rules = self.rules
        hand: i64 = rules.hand(s.seat)
        known: i64 = rules.known(s.seat)
        for kind in range(rules.kinds):
            count: i64 = s.cards[rules.laid + kind]
            s.cards[hand + kind] += count
            s.cards[known + kind] += count
            s.cards[rules.laid + kind] = 0

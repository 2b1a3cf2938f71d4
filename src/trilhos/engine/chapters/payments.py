"""Payments: whatever is charged is settled here, from tables made when the rules are made (U18)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from trilhos.engine import events
from trilhos.engine.fields import PAYMENT, SEAT, SHOWS, EventKind, Named, Verb
from trilhos.engine.purses import Purse
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.state import NONE, PAY, State, counts, numbers
from trilhos.engine.voice import Voice

KINDS_EACH: Final[i64] = 3  # no payment mixes more kinds of cards than this


class Payments(Chapter):
    """Tables of all costs that the chapters before it have registered."""

    voice: ClassVar[Voice] = Voice(
        "payments",
        collects=True,
        phases=(Named("pay", int(PAY)),),
        verbs=(Verb("pay", PAYMENT),),
        events=(EventKind("lay", events.LAY, effect=SHOWS, kept_back=True, seat=SEAT, cards=PAYMENT),),
    )

    def __init__(self) -> None:
        super().__init__()
        self.phases = [PAY]
        self.purses: vec[Purse] = vec[Purse]()
        self.costs: list[tuple[int, int]] = []  # purse, size
        self.rows: list[list[int]] = []  # by payment: how many cards of each kind
        # By cost, and by wilds in the hand: the payments that settle it with no more wilds. By cost alone, legal ones
        # would have to be found among many more, and the processor guesses that wrong: 1 % fewer instructions so.
        self.options: vec[vec[i64]] = vec[vec[i64]]()

    # Making the tables

    def purse(self, purse: Purse) -> int:
        """The number of a purse; purses of the same name are one."""
        for at, other in enumerate(self.purses):
            if other.name == purse.name:
                return at
        self.purses = append(self.purses, purse)
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
        self.most_wilds: i64 = max(row[wild] for row in self.rows)
        for rows in by_cost:
            for wilds in range(int(self.most_wilds) + 1):
                few = [number[tuple(row)] for row in rows if row[wild] <= wilds]
                self.options = append(self.options, numbers(sorted(few)))
        self.purse_of: vec[i64] = numbers([purse for purse, _ in self.costs])
        self.size_of: vec[i64] = numbers([size for _, size in self.costs])
        self._flatten()
        rests = [self.cost(purse, size - 1) if self._has_rest(purse, size) else int(NONE) for purse, size in self.costs]
        self.rest: vec[i64] = numbers(rests)  # by cost: what is charged once a payment is made
        self.wild: i64 = wild
        self.base: i64 = rules.add_actions(self, "pay", len(self.rows))

    def _flatten(self) -> None:
        """Rows as pairs of kind and count, padded with no cards of the first kind."""
        kinds: list[int] = []
        amounts: list[int] = []
        for row in self.rows:
            used = [kind for kind, count in enumerate(row) if count]
            used += [0] * (int(KINDS_EACH) - len(used))
            kinds += used
            amounts += [row[kind] if i == used.index(kind) else 0 for i, kind in enumerate(used)]
        self.pay_kind: vec[i64] = numbers(kinds)
        self.pay_count: vec[i16] = counts(amounts)

    # What a hand can pay

    def can_pay(self, s: State, cost: i64) -> bool:
        """Whether the seat can settle a cost."""
        return self.missing(s, cost) <= 0

    def missing(self, s: State, cost: i64) -> i64:
        """How much more of a cost than it can the seat would have to pay."""
        purse: i64 = self.purse_of[cost]
        return self.size_of[cost] - self.purses[purse].limit(s.cards, self.rules.hand(s.seat))

    def ways(self, s: State, cost: int) -> list[int]:
        """The payments with which the seat could settle a cost, or its first part (W4)."""
        out, charged = Moves(self.rules.action_count), s.cost
        s.cost = i64(cost)
        self.legal(s, out)
        s.cost = charged
        return [int(out.items[i]) for i in range(int(out.count))]

    # Paying

    def legal(self, s: State, out: Moves) -> None:
        cards, kinds, amounts, items = s.cards, self.pay_kind, self.pay_count, out.items
        hand: i64 = self.rules.hand(s.seat)
        rest: i64 = self.rest[s.cost]
        wilds: i64 = min(i64(cards[hand + self.wild]), self.most_wilds)
        base: i64 = self.base
        count: i64 = out.count
        for payment in self.options[s.cost * (self.most_wilds + 1) + wilds]:
            at: i64 = payment * KINDS_EACH
            if (
                cards[hand + kinds[at]] >= amounts[at]
                and cards[hand + kinds[at + 1]] >= amounts[at + 1]
                and cards[hand + kinds[at + 2]] >= amounts[at + 2]
                and (rest == NONE or self._leaves(s, hand, payment, rest))
            ):
                items[count] = base + payment
                count += 1
        out.count = count

    def _leaves(self, s: State, hand: i64, payment: i64, rest: i64) -> bool:
        """Whether the rest can still be paid after this payment: a claim that was begun can be finished (W4)."""
        self._add(s, hand, payment, -1)
        enough = self.can_pay(s, rest)
        self._add(s, hand, payment, 1)
        return enough

    def _add(self, s: State, row: i64, payment: i64, times: i16) -> None:
        cards = s.cards
        for at in range(payment * KINDS_EACH, (payment + 1) * KINDS_EACH):
            cards[row + self.pay_kind[at]] += times * self.pay_count[at]

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
        cards, kinds, amounts = s.cards, self.pay_kind, self.pay_count
        hand: i64 = self.rules.hand(s.seat)
        known: i64 = self.rules.known(s.seat)
        laid: i64 = self.rules.laid
        for at in range(payment * KINDS_EACH, (payment + 1) * KINDS_EACH):
            kind: i64 = kinds[at]
            count: i16 = amounts[at]
            cards[hand + kind] -= count
            cards[laid + kind] += count
            cards[known + kind] = max(cards[known + kind] - count, 0)

    def discard(self, s: State) -> None:
        """Laid and turned-over cards reach the discard pile together (E11)."""
        rules, cards = self.rules, s.cards
        pile: i64 = rules.pile
        laid: i64 = rules.laid
        turned: i64 = rules.turned
        for kind in range(rules.kinds):
            count: i16 = cards[laid + kind] + cards[turned + kind]
            if count > 0:
                cards[pile + kind] += count
                cards[laid + kind] = 0
                cards[turned + kind] = 0
        rules.settled(s)

    def take_back(self, s: State) -> None:
        """The laid cards return to the hand, and now everybody knows them."""
        rules = self.rules
        hand: i64 = rules.hand(s.seat)
        known: i64 = rules.known(s.seat)
        for kind in range(rules.kinds):
            count: i16 = s.cards[rules.laid + kind]
            s.cards[hand + kind] += count
            s.cards[known + kind] += count
            s.cards[rules.laid + kind] = 0

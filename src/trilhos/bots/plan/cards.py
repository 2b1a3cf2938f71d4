"""Cards and routes: which cards a set of routes still asks for, and what a payment takes away from it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import NO_SUIT, Atlas
from trilhos.bots.plan.position import Position
from trilhos.engine.chapters.payments import KINDS_EACH
from trilhos.engine.state import NONE, numbers

CARDS_A_TURN: Final = 1.9  # two cards a turn, now and then a single wild
WILD_PRICE: Final = 3.0  # what a wild is worth in a payment, against a needed card at 2 and a spare one at 0
NEEDED_PRICE: Final = 2.0
SYMBOL_PRICE: Final = 1.5  # on top, as long as harbours are to be built


@final
class Needs:
    """What a set of routes asks of a hand. `spare` by suit: units beyond what is needed, negative where they lack."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.spare: vec[i64] = numbers([0] * int(atlas.suits))
        self.flexible: vec[i64] = numbers([0] * int(atlas.decks))  # a gray route of a deck lacks cards: any will do
        self.wilds: i64 = 0  # left when ferries have theirs

    def count(self, position: Position, on: vec[i64], without: i64 = NONE) -> None:
        """Set the routes that are `on` against a hand, but for one."""
        atlas, spare, units = self.atlas, self.spare, position.units
        for suit in range(atlas.suits):
            spare[suit] = units[suit]
        for deck in range(atlas.decks):
            self.flexible[deck] = 0
        wilds: i64 = position.wilds
        for route in range(atlas.routes):
            if on[route] and route != without:
                wilds -= atlas.locos[route]
                suit = atlas.route_suit[route]
                if suit != NO_SUIT:
                    spare[suit] -= atlas.length[route]
        self.wilds = wilds
        for route in atlas.gray:
            if on[route] and route != without:
                self._assign_gray(route)

    def _assign_gray(self, route: i64) -> None:
        """A gray route takes the suit with most to spare; a hard one such a suit for each space."""
        atlas, spare = self.atlas, self.spare
        left: i64 = atlas.length[route] - atlas.locos[route]
        deck: i64 = atlas.kind[route]
        first: i64 = deck * atlas.colours
        step: i64 = i64(2) if atlas.hard[route] else left
        spaces: i64 = left if atlas.hard[route] else i64(1)
        for _space in range(spaces):
            best: i64 = first
            for suit in range(first, first + atlas.colours):
                if spare[suit] > spare[best]:
                    best = suit
            spare[best] -= step
            if spare[best] < 0:
                self.flexible[deck] = 1

    def lacks(self, deck: i64) -> i64:
        """How many units lack of a deck's suits."""
        total: i64 = 0
        first: i64 = deck * self.atlas.colours
        for suit in range(first, first + self.atlas.colours):
            if self.spare[suit] < 0:
                total -= self.spare[suit]
        return total

    def pain(self, payment: i64, symbols: bool) -> float:
        """What a payment takes away from the routes; `symbols` says whether harbours will need theirs."""
        atlas = self.atlas
        kinds, counts = atlas.payments.pay_kind, atlas.payments.pay_count
        pain = 0.0
        for at in range(payment * KINDS_EACH, (payment + 1) * KINDS_EACH):
            count: i64 = i64(counts[at])
            if count == 0:
                continue
            kind: i64 = kinds[at]
            if kind == atlas.wild:
                pain += WILD_PRICE * float(int(count))
            else:
                each = 0.1 + (SYMBOL_PRICE if symbols and atlas.symbol_of[kind] else 0.0)
                pain += float(int(count)) * each
        for at in range(payment * KINDS_EACH, (payment + 1) * KINDS_EACH):
            if counts[at] != 0 and kinds[at] != atlas.wild:
                pain += self._missed(payment, at)
        return pain

    def _missed(self, payment: i64, at: i64) -> float:
        """The pain of the units of a suit; where two kinds of cards are of it, the first speaks for both."""
        atlas = self.atlas
        kinds, counts = atlas.payments.pay_kind, atlas.payments.pay_count
        suit: i64 = atlas.suit_of[kinds[at]]
        units: i64 = 0
        for other in range(payment * KINDS_EACH, (payment + 1) * KINDS_EACH):
            if counts[other] != 0 and kinds[other] != atlas.wild and atlas.suit_of[kinds[other]] == suit:
                if other < at:
                    return 0.0
                units += i64(counts[other]) * atlas.units_of[kinds[other]]
        spare: i64 = max(self.spare[suit], i64(0))
        missed: i64 = max(units - spare, i64(0))
        return 0.01 * float(int(units)) + NEEDED_PRICE * float(int(missed))


def lacking(atlas: Atlas, route: i64, spare: vec[i64], wilds: i64) -> float:
    """Cards missing for one route alone, given what is to spare."""
    deck: i64 = atlas.kind[route]
    locos: i64 = atlas.locos[route]
    length: i64 = atlas.length[route] - locos
    lack: i64 = max(locos - wilds, i64(0))
    wilds = max(wilds - locos, i64(0))
    first: i64 = deck * atlas.colours
    if atlas.hard[route]:
        units: i64 = pairs(spare, first, atlas.colours, wilds)
        return 2.0 * float(int(length - units)) if length > units else 0.0
    suit: i64 = atlas.route_suit[route]
    held: i64 = 0
    if suit != NO_SUIT:
        held = spare[suit]
    else:
        for at in range(first, first + atlas.colours):
            if spare[at] > held:
                held = spare[at]
    rest: i64 = length - max(held, i64(0)) - wilds
    more = float(int(rest)) / atlas.units_a_card[deck] if rest > 0 else 0.0
    return float(int(lack)) + more


def pairs(spare: vec[i64], first: i64, count: i64, wilds: i64) -> i64:
    """How many spaces of a hard route the cards of a deck and some wilds pay."""
    whole: i64 = 0
    odd: i64 = 0
    for suit in range(first, first + count):
        if spare[suit] > 0:
            whole += spare[suit] // 2
            odd += spare[suit] % 2
    return whole + wilds if wilds <= odd else whole + odd + (wilds - odd) // 2

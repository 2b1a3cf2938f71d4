"""What a planning bot thinks of one position: what cards and harbours are worth with its plan, all in points."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import NO_SUIT, Atlas, fractions
from trilhos.bots.plan.cards import CARDS_A_TURN, Needs, lacking
from trilhos.bots.plan.planner import AIMED_AT, COMPLETED, Plan
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.engine.state import NONE, numbers

HOPE: Final = 0.85  # how far a planned ticket counts as completed
HARBOUR_TURNS: Final = 3.0  # turns that a harbour takes, with its four cards
ENOUGH_SYMBOLS: Final[i64] = 2  # cards of each deck with the symbol that a harbour takes


def harbour_gain(atlas: Atlas, count: float) -> float:
    """Points that a harbour brings over none, for so many tickets that name its city (S24, S25)."""
    chapter = atlas.harbours
    if chapter is None:
        return 0.0
    steps = atlas.harbour_points
    top: i64 = i64(len(steps)) - 1
    whole: i64 = 0
    while whole < top and float(int(whole + 1)) <= count:
        whole += 1
    more = steps[min(whole + 1, top)] - steps[whole]
    return steps[whole] + (count - float(int(whole))) * more - float(chapter.left_over)


@final
class Outlook:
    """All that is worked out once in a position: `v` is what a card of the plan is worth, `soon` how much of that."""

    def __init__(self, atlas: Atlas, settings: PlanSettings) -> None:
        self.atlas = atlas
        self.settings = settings
        self.needs = Needs(atlas)
        self.v = 0.0
        self.soon = 1.0
        # By deck: what is left of a card's value when more are held than pieces could use; the same for paying it.
        self.appetite: vec[float] = fractions([1.0] * int(atlas.decks))
        self.paid: vec[float] = fractions([1.0] * int(atlas.decks))
        self.free = 0.0  # what a card for the target is worth
        self.target: i64 = NONE  # the route beside the plan, and not yet affordable, that brings most points a turn
        self.has_harbours = False  # some are left to be built
        self.named: vec[float] = fractions([0.0] * int(atlas.cities))  # by city: tickets with it that may well count
        kinds = len(atlas.suit_of)
        self.symbols: vec[float] = fractions([0.0] * kinds)  # by kind of card: what its harbour symbol is worth
        self.kinds: vec[float] = fractions([0.0] * kinds)  # by kind: what one more card is worth
        self.ready: vec[i64] = numbers([0] * int(atlas.colours))
        self.unseen: vec[i64] = numbers([0] * kinds)
        self.blind: vec[float] = fractions([0.0] * int(atlas.decks))  # by deck: what its next card is worth on average

    def look(self, position: Position, plan: Plan) -> None:
        """Work it all out."""
        s = self.settings
        self.needs.count(position, plan.on)
        self._find_target(position, plan)
        self.v = 0.0 if plan.is_empty else plan.swing / math.pow(max(plan.cost, 1.0), s.exponent)
        soon = (position.turns - 1.0) / 2.5  # cards are worth less when the end is near
        self.soon = 0.05 if soon < 0.05 else soon if soon < 1.0 else 1.0
        self._find_appetite(position)
        self.has_harbours = position.harbours_left() > 0
        if self.has_harbours:
            self.name_cities(position, plan)
            self._value_symbols(position, self._best_port(position))
        for kind in range(i64(len(self.kinds))):
            self.kinds[kind] = self.card(position, kind, 0)

    def _find_appetite(self, position: Position) -> None:
        colours: i64 = self.atlas.colours
        for deck in range(self.atlas.decks):
            if self.settings.glut > 0.0:
                units: i64 = 0
                for suit in range(deck * colours, (deck + 1) * colours):
                    units += position.units[suit]
                over = float(int(units)) / max(float(int(position.pieces[deck])), 0.5) - 1.0
                self.appetite[deck] = 1.0 / (1.0 + self.settings.glut * max(over, 0.0))
            self.paid[deck] = self.soon * self.appetite[deck]

    # The target

    def _find_target(self, position: Position, plan: Plan) -> None:
        atlas, needs = self.atlas, self.needs
        spare: i64 = position.reserve - plan.taken
        wilds: i64 = max(needs.wilds, i64(0))
        best = 0.0
        self.target = NONE
        for at in range(plan.beside_count):
            route: i64 = plan.beside[at]
            points = float(int(atlas.points[route]))
            if points <= best:
                break  # it takes more than a turn, so that it brings less than its points a turn
            kind: i64 = atlas.kind[route]
            takes: i64 = atlas.needs[route]
            if takes > spare or takes > position.reach[kind] - plan.pieces[kind]:
                continue
            lack = lacking(atlas, route, needs.spare, wilds)
            turns = 1.0 + lack / CARDS_A_TURN
            if lack > 0.0 and turns <= position.turns:
                rate = points / turns
                if rate > best or (rate == best and route < self.target):
                    best = rate
                    self.target = route
        self.free = best / CARDS_A_TURN * self.settings.target

    def _serves_target(self, position: Position, suit: i64) -> bool:
        if self.target == NONE:
            return False
        wanted: i64 = self.atlas.route_suit[self.target]
        if wanted != NO_SUIT:
            return wanted == suit
        return self.atlas.kind[self.target] == suit // self.atlas.colours and position.units[suit] > 0

    # Cards

    def card(self, position: Position, kind: i64, taken: i64) -> float:
        """What one more card of a kind is worth, when so many units of its suit were taken just before."""
        atlas, s = self.atlas, self.settings
        if kind == atlas.wild:
            return s.wild * (self.v if self.v > self.free else self.free)
        suit: i64 = atlas.suit_of[kind]
        units: i64 = atlas.units_of[kind]
        lacks: i64 = -self.needs.spare[suit] - taken
        symbol = self.symbols[kind] if self.has_harbours else 0.0
        if lacks > 0:
            used: i64 = units if units < lacks else lacks
            return self.v * float(int(used)) * (1.0 + s.short) + symbol
        loose = self.v * (1.0 if self.needs.flexible[atlas.deck_of[kind]] else s.surplus)
        towards = self.free if self._serves_target(position, suit) else s.surplus * self.free
        each = self.appetite[atlas.deck_of[kind]] * (loose if loose > towards else towards)
        return each * (1.0 + 0.6 * float(int(units - 1))) + symbol

    def value_decks(self, position: Position) -> None:
        """Find what a card from each deck is worth: the mean over those that nobody has seen."""
        atlas = self.atlas
        self._count_unseen(position)
        for deck in range(atlas.decks):
            total: i64 = 0
            worth = 0.0
            for at in range(atlas.deck_first[deck], atlas.deck_first[deck + 1]):
                kind: i64 = atlas.deck_kind[at]
                total += self.unseen[kind]
                worth += self.kinds[kind] * float(int(self.unseen[kind]))
            self.blind[deck] = worth / float(int(total)) if total > 0 else 0.0

    def _count_unseen(self, position: Position) -> None:
        """Count the cards, by kind, that lie in the decks or hidden in the others' hands."""
        rules, cards, unseen = position.rules, position.s.cards, self.unseen
        for kind in range(rules.kinds):
            left: i64 = self.atlas.count_of[kind]
            left -= i64(cards[rules.pile + kind]) + i64(cards[rules.laid + kind]) + i64(cards[rules.turned + kind])
            for seat in range(position.players):
                row: i64 = rules.hand(seat) if seat == position.me else rules.known(seat)
                left -= i64(cards[row + kind])
            unseen[kind] = left
        market = self.atlas.market
        for slot in range(market.slots, market.slots + rules.slots):
            if position.s.ledger[slot] != NONE:
                unseen[position.s.ledger[slot]] -= 1

    # Harbours

    def name_cities(self, position: Position, plan: Plan) -> None:
        """Count by city how many tickets that name it are completed or may well be (S24)."""
        atlas, named = self.atlas, self.named
        for city in range(atlas.cities):
            named[city] = 0.0
        for ticket in range(atlas.ticket_count):
            if position.holds(ticket):
                aim: i64 = plan.aims[ticket]
                hope = 1.0 if aim == COMPLETED else HOPE if aim == AIMED_AT else 0.0
                for at in range(atlas.stop_first[ticket], atlas.stop_first[ticket + 1]):
                    named[atlas.stop[at]] += hope

    def _best_port(self, position: Position) -> float:
        """What the best port that is free would bring."""
        best = 0.0
        any_port = False
        for city in self.atlas.ports:
            if position.harbour_at(city) == NONE:
                gain = harbour_gain(self.atlas, self.named[city])
                if not any_port or gain > best:
                    best = gain
                any_port = True
        return best

    def _value_symbols(self, position: Position, gain: float) -> None:
        """By kind of card with the harbour symbol: points towards the next harbour (S20)."""
        atlas, ready = self.atlas, self.ready
        kinds: i64 = len(self.symbols)
        for kind in range(kinds):
            self.symbols[kind] = 0.0
        if gain <= 0.0 or position.turns < HARBOUR_TURNS:
            return
        each = gain / HARBOUR_TURNS / CARDS_A_TURN
        hand: i64 = position.rules.hand(position.me)
        for colour in range(atlas.colours):
            ready[colour] = 0
        for kind in range(kinds):
            if atlas.symbol_of[kind]:
                held: i64 = i64(position.s.cards[hand + kind])
                ready[atlas.suit_of[kind] % atlas.colours] += held if held < ENOUGH_SYMBOLS else ENOUGH_SYMBOLS
        best: i64 = 0
        for colour in range(atlas.colours):
            if ready[colour] > best:
                best = ready[colour]
        for kind in range(kinds):
            if atlas.symbol_of[kind] and i64(position.s.cards[hand + kind]) < ENOUGH_SYMBOLS:
                self.symbols[kind] = each / float(int(1 + best - ready[atlas.suit_of[kind] % atlas.colours]))

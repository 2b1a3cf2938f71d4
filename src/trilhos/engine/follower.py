"""A cheap player for playouts that has a plan. It looks at its own hand and tickets, and at what lies open."""

from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.cards import ANY
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import KINDS_EACH, Payments
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.tickets import HELD, ON_OFFER, Tickets, place
from trilhos.engine.plans import Plans
from trilhos.engine.random import Random, below
from trilhos.engine.rules import Chapter, Moves, Policy, Rules
from trilhos.engine.state import (
    CHOOSE_TICKETS,
    FIRST_TICKETS,
    NEUTRAL,
    NONE,
    PAY,
    PIECES,
    TURN,
    State,
    numbers,
)

C = TypeVar("C", bound=Chapter)

PLANNED: Final[i64] = 1000  # points that a planned route is ahead of all others
WILD_PRICE: Final[i64] = 4  # what a wild is worth in other cards
WORST: Final[i64] = -1_000_000


@final
class PlanPolicy(Policy):
    """Claims what it has planned as soon as it can pay, draws what that lacks; without a plan, the dearest route."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(Moves(rules.action_count))
        self.rules = rules
        self.market = _chapters(rules, Market)[0]
        self.claims = _chapters(rules, Claims)[0]
        self.tickets = _chapters(rules, Tickets)[0]
        self.payments = _chapters(rules, Payments)[0]
        self.harbours = _chapters(rules, Harbours)
        self.plans = Plans(rules, self.claims, self.tickets)
        self.routes: i64 = len(rules.board.routes)
        self.cities: i64 = len(rules.board.cities)
        self.split: i64 = _suggested(rules)
        self.harbour_base: i64 = self.harbours[0].base if self.harbours else rules.action_count
        self._sort_cards()

    def _sort_cards(self) -> None:
        """Suits: the cards of one colour in one deck, whatever else is on them."""
        cards = self.rules.cards
        self.colours: i64 = len(cards.colours)
        self.decks: i64 = len(cards.decks)
        wild = len(cards.colours) * len(cards.decks)
        suits = [wild if k.colour == ANY else k.deck * len(cards.colours) + k.colour for k in cards.kinds]
        self.wild_suit: i64 = wild
        self.suit_of: vec[i64] = numbers(suits)
        self.value_of: vec[i64] = numbers([kind.value for kind in cards.kinds])
        routes = self.rules.board.routes
        gray = [route.colour == ANY for route in routes]
        own = [route.kind * len(cards.colours) + route.colour for route in routes]
        self.route_suit: vec[i64] = numbers([int(NONE) if g else suit for g, suit in zip(gray, own, strict=True)])
        self.have: vec[i64] = numbers([0] * (wild + 1))
        self.need: vec[i64] = numbers([0] * (wild + 1))

    def begin(self, s: State) -> None:
        for seat in range(self.rules.players):
            self.plans.forget(seat)

    def choose(self, s: State, moves: Moves, random: Random) -> i64:
        if s.phase == PAY:
            return self._pay(s, moves)
        if s.phase == TURN:
            return self._turn(s, moves, random)
        if s.phase == FIRST_TICKETS or s.phase == CHOOSE_TICKETS:
            return self._keep(s, moves)
        if s.phase == PIECES:
            return self.split
        if s.phase == NEUTRAL:
            return moves.items[below(random.words, 0, moves.count)]
        return self._draw(s, moves)

    # A turn

    def _turn(self, s: State, moves: Moves, random: Random) -> i64:
        plan: i64 = self.plans.of(s, s.seat)
        self._count_needs(s, plan)
        claim: i64 = self._best_claim(moves, plan)
        if claim != NONE and self.plans.planned[plan + claim - self.claims.base]:
            return claim
        if not self._has_plan(plan) or s.turns_left != NONE:
            other: i64 = self._without_plan(s, moves, claim)
            if other != NONE:
                return other
        card: i64 = self._draw(s, moves)
        if card != NONE:
            return card
        return claim if claim != NONE else moves.items[below(random.words, 0, moves.count)]

    def _best_claim(self, moves: Moves, plan: i64) -> i64:
        """The planned route worth most, else any route worth most; NONE when none can be claimed."""
        items, planned, points = moves.items, self.plans.planned, self.rules.board.points
        base: i64 = self.claims.base
        best: i64 = NONE
        most: i64 = WORST
        for at in range(moves.count):
            route: i64 = items[at] - base
            if 0 <= route < self.routes:
                value: i64 = points[route] + planned[plan + route] * PLANNED
                if value > most:
                    best, most = route + base, value
        return best

    def _has_plan(self, plan: i64) -> bool:
        planned = self.plans.planned
        for route in range(plan, plan + self.routes):
            if planned[route]:
                return True
        return False

    def _without_plan(self, s: State, moves: Moves, claim: i64) -> i64:
        """With pieces for more, new tickets; then a harbour, the dearest route, or NONE."""
        draw: i64 = self.tickets.draw_action
        if s.turns_left == NONE and 2 * self._pieces(s) > i64(self.rules.supply) and _has(moves, draw):
            return draw
        harbour: i64 = self._best_harbour(s, moves)
        return harbour if harbour != NONE else claim

    def _pieces(self, s: State) -> i64:
        pieces: i64 = 0
        for kind in range(self.plans.piece_kinds):
            pieces += s.ledger[self.claims.pieces_at(kind, s.seat)]
        return pieces

    def _best_harbour(self, s: State, moves: Moves) -> i64:
        """The harbour that most of the seat's tickets name; NONE when none can be built."""
        best: i64 = NONE
        most: i64 = NONE
        for at in range(moves.count):
            city: i64 = moves.items[at] - self.harbour_base
            if 0 <= city < self.cities:
                named: i64 = self._named(s, city)
                if named > most:
                    best, most = moves.items[at], named
        return best

    def _named(self, s: State, city: i64) -> i64:
        held: i64 = place(HELD, s.seat)
        plans = self.plans
        named: i64 = 0
        for ticket in range(self.tickets.count):
            if s.tickets[ticket] == held:
                for at in range(plans.stop_first[ticket], plans.stop_first[ticket + 1]):
                    if plans.stop[at] == city:
                        named += 1
        return named

    # Cards

    def _count_needs(self, s: State, plan: i64) -> None:
        """By suit, how many spaces the planned routes lack; a gray route takes the suit the seat has most of."""
        have, need, planned = self.have, self.need, self.plans.planned
        self._count_cards(s)
        for suit in range(self.wild_suit + 1):
            need[suit] = 0
        for route in range(self.routes):
            if planned[plan + route]:
                suit = self.route_suit[route]
                if suit == NONE:
                    suit = self._favourite(self.rules.board.kind[route])
                need[suit] += max(self.plans.price[route] - have[suit], 0)

    def _count_cards(self, s: State) -> None:
        have, suit_of = self.have, self.suit_of
        for suit in range(self.wild_suit + 1):
            have[suit] = 0
        hand: i64 = self.rules.hand(s.seat)
        for kind in range(self.rules.kinds):
            have[suit_of[kind]] += i64(s.cards[hand + kind]) * self.value_of[kind]

    def _favourite(self, deck: i64) -> i64:
        best: i64 = deck * self.colours
        for suit in range(deck * self.colours, (deck + 1) * self.colours):
            if self.have[suit] > self.have[best]:
                best = suit
        return best

    def _draw(self, s: State, moves: Moves) -> i64:
        """The face-up card that is needed most, else from the deck that is; NONE when nothing can be drawn."""
        market = self.market
        best: i64 = NONE
        most: i64 = WORST
        for at in range(moves.count):
            action: i64 = moves.items[at]
            if market.take_base <= action < market.refill_base + self.decks:
                value: i64 = self._promise(s, action)
                if value > most:
                    best, most = action, value
        return best

    def _promise(self, s: State, action: i64) -> i64:
        """What a card promises: twice the need of its suit; blind, the need of its deck, shared out; a wild, two."""
        market = self.market
        if action >= market.draw_base:
            deck: i64 = (action - market.draw_base) % self.decks
            need: i64 = 0
            for suit in range(deck * self.colours, (deck + 1) * self.colours):
                need += self.need[suit]
            return 1 + 2 * need // self.colours
        suit = self.suit_of[s.ledger[market.slots + action - market.take_base]]
        return 2 if suit == self.wild_suit else 2 * self.need[suit]

    def _pay(self, s: State, moves: Moves) -> i64:
        """The payment that is missed least: few wilds, and no cards that are needed."""
        best: i64 = moves.items[0]  # all there is, where a surcharge can't be paid
        least: i64 = -WORST
        for at in range(moves.count):
            payment: i64 = moves.items[at] - self.payments.base
            if payment >= 0:
                price: i64 = self._price(payment)
                if price < least:
                    best, least = moves.items[at], price
        return best

    def _price(self, payment: i64) -> i64:
        kinds, counts = self.payments.pay_kind, self.payments.pay_count
        price: i64 = 0
        for at in range(payment * KINDS_EACH, (payment + 1) * KINDS_EACH):
            suit: i64 = self.suit_of[kinds[at]]
            each: i64 = WILD_PRICE if suit == self.wild_suit else 1 + min(self.need[suit], 1)
            price += i64(counts[at]) * each
        return price

    # Tickets

    def _keep(self, s: State, moves: Moves) -> i64:
        """The choice whose tickets promise most together."""
        self.plans.forget(s.seat)
        self.plans.survey(s, s.seat)
        promises = self._promises(s)
        best: i64 = NONE
        most: i64 = WORST
        for at in range(moves.count):
            mask: i64 = moves.items[at] - self.tickets.keep_base
            value: i64 = 0
            for bit in range(i64(len(promises))):
                if mask >> bit & 1:
                    value += promises[bit]
            if value > most:
                best, most = moves.items[at], value
        return best

    def _promises(self, s: State) -> vec[i64]:
        offered: i64 = place(ON_OFFER, s.seat)
        worth = [int(self.plans.worth(at)) for at in range(self.tickets.count) if s.tickets[at] == offered]
        return numbers(worth)


def _has(moves: Moves, action: i64) -> bool:
    for at in range(moves.count):
        if moves.items[at] == action:
            return True
    return False


def _chapters(rules: Rules, sort: type[C]) -> list[C]:
    return [chapter for chapter in rules.chapters if isinstance(chapter, sort)]


def _suggested(rules: Rules) -> i64:
    """The choice of pieces that the rulebook advises, where there is one."""
    for pieces in _chapters(rules, Pieces):
        return pieces.choose_base + i64(pieces.suggested[0]) - pieces.least_trains
    return NONE

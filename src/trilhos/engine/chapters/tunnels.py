"""Tunnels: three cards are turned over, and what matches costs extra (E8-E12)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.fields import (
    ALONE,
    CARD,
    COUNT,
    FLAG,
    LAID,
    REVEALS,
    ROUTE,
    SEAT,
    TAKEN_BACK,
    EventKind,
    Verb,
    gathered,
)
from trilhos.engine.purses import SetPurse
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.state import NONE, PAY, State, numbers
from trilhos.engine.voice import Voice

TURNED_OVER: Final = 3
TURNED: Final = gathered("turn-over")


class Tunnels(Chapter):
    """Holds a paid claim of a tunnel until the surcharge is paid or the tunnel is given up."""

    voice: ClassVar[Voice] = Voice(
        "tunnels",
        reads=("routes.tunnel",),
        needs=(Market, Claims, Payments),
        verbs=(Verb("yield", ALONE, family="pay"),),
        events=(
            EventKind("turn-over", events.TURN_OVER, effect=REVEALS, kept_back=True, costs=FLAG, card=CARD),
            EventKind(
                "tunnel",
                events.TUNNEL,
                seat=SEAT,
                route=ROUTE,
                laid=LAID,
                turned=gathered("turn-over"),
                surcharge=COUNT,
            ),
            EventKind("yield", events.YIELD, seat=SEAT, route=ROUTE, cards=TAKEN_BACK),
        ),
    )

    def __init__(self) -> None:
        super().__init__()
        self.phases = [PAY]

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.market = rules.chapter(Market)
        self.claims = rules.chapter(Claims)
        self.payments = rules.chapter(Payments)
        self.is_tunnel: vec[i64] = numbers([int(route.tunnel) for route in rules.board.routes])
        self.yield_action: i64 = rules.add_actions(self, "yield", 1)
        payments = self.payments
        by_kind = [payments.purse(SetPurse(rules.cards, 0, [c])) for c in range(len(rules.cards.colours))]
        only_wilds = payments.purse(SetPurse(rules.cards, 0, []))  # E9
        sizes = range(1, TURNED_OVER + 1)
        self.costs: vec[i64] = numbers([payments.cost(purse, n) for purse in [*by_kind, only_wilds] for n in sizes])

    def holds(self, s: State, route: i64) -> bool:
        if not self.is_tunnel[route]:
            return False
        kind = self._laid_kind(s)
        surcharge = self._turn_over(s, kind)
        s.tell(events.TUNNEL, s.seat, route, surcharge)
        if surcharge > 0:
            self.rules.charge(s, self, route, self.costs[kind * TURNED_OVER + surcharge - 1])
        return surcharge > 0

    def _laid_kind(self, s: State) -> i64:
        """The kind of card laid beside wilds; the wild itself where nothing else was laid."""
        kind: i64 = 0
        while s.cards[self.rules.laid + kind] == 0:
            kind += 1
        return kind

    def _turn_over(self, s: State, kind: i64) -> i64:
        """How many of the cards that are turned over cost one more."""
        surcharge: i64 = 0
        # E12: the pile is shuffled in when the deck runs short; without cards there is no risk.
        for _ in range(TURNED_OVER):
            self.market.rebuild(s, 0)
            card: i64 = self.market.draw_card(s, 0)
            if card != NONE:
                costs: i64 = i64(self.costs_more(card, kind))
                s.cards[self.rules.turned + card] += 1
                s.tell(events.TURN_OVER, costs, card)
                surcharge += costs
        return surcharge

    def costs_more(self, card: i64, kind: i64) -> bool:
        """E8: a card matches its kind, and a wild always does; E9: after wilds only, nothing else."""
        return card == kind or card == self.market.wild

    def legal(self, s: State, out: Moves) -> None:
        if s.charger == self.index:
            out.add(self.yield_action)

    def apply(self, s: State, action: i64) -> None:
        # E10: all laid cards return to the hand, and the turn ends; U31: nothing has come of it.
        s.tell(events.YIELD, s.seat, s.target)
        self.payments.take_back(s)
        self.payments.discard(s)
        self.rules.end_idle_turn(s)

    def paid(self, s: State) -> None:
        self.claims.claim(s)

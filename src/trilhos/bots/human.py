"""Errors that people make. They plan well enough, but in a world seen wrongly, or they give in to a whim.

A slip lasts some rounds, and what somebody forgets or overlooks follows from the tickets held and the round: so a bot
that is made anew for each decision, as a server's are, keeps to its slips, and forgets what it forgot before.
"""

import hashlib
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from trilhos.bots.plan.atlas import CLAIM, DRAW, TAKE
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.steiner import Steiner
from trilhos.engine.chapters.tickets import HELD, IN_BOX
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.sight import place
from trilhos.engine.state import FREE, SECOND_CARD, TURN, State

SPAN: Final = 4  # rounds that a slip lasts
HUNDRED: Final = 100
FULL_HAND: Final = 12  # cards: nobody puts off a claim for ever
LONG: Final = 4  # spaces of a route that somebody who likes trains can't resist


@dataclass(frozen=True)
class Slips:
    """How often, in a hundred chances."""

    forget: int  # a ticket, for some rounds
    overlook: int  # that a route is taken, and so that the plan is blocked
    colour: int  # turns of following the colour held most, whatever the plan needs
    hoard: int  # turns of collecting on, though a route could be claimed
    grab: int  # turns of claiming the longest route at hand, whatever the plan


class Human(Steiner):
    """steiner with slips."""

    def __init__(self, rules: Rules, seed: int, settings: PlanSettings, slips: Slips) -> None:
        super().__init__(rules, seed, settings)
        self.slips = slips

    def decide(self, s: State) -> int:
        me, turn = int(s.seat), int(s.turn) // int(self.rules.players)
        held = [t.id for t in self.rules.board.tickets if s.tickets[i64(t.id)] == place(HELD, s.seat)]
        lasting, fleeting = _mood(me, held, turn // SPAN), _mood(me, held, -1 - turn)
        hand = self._hand(s)
        for ticket in held:
            if lasting.below(HUNDRED) < self.slips.forget:
                s.tickets[i64(ticket)] = IN_BOX
        for route in range(int(self.atlas.routes)):
            if lasting.below(HUNDRED) < self.slips.overlook and int(s.owner[i64(route)]) not in (me, int(FREE)):
                s.owner[i64(route)] = FREE
        whims = {name: fleeting.below(HUNDRED) < getattr(self.slips, name) for name in ("colour", "hoard", "grab")}
        if s.phase not in (TURN, SECOND_CARD):
            return super().decide(s)
        if whims["grab"] and (longest := self._longest()) is not None:
            return longest
        if whims["hoard"] and sum(hand) < FULL_HAND:
            self._leave_only_cards()
        chosen = super().decide(s)
        return self._follow(s, chosen, hand) if whims["colour"] else chosen

    def _hand(self, s: State) -> list[int]:
        """Cards by kind; wilds are nobody's colour."""
        first = self.rules.hand(s.seat)
        held = [int(s.cards[first + i64(kind)]) for kind in range(int(self.rules.kinds))]
        held[int(self.atlas.wild)] = 0
        return held

    def _options(self, *deeds: i64) -> list[int]:
        actions = [int(self.moves.items[i64(at)]) for at in range(int(self.moves.count))]
        return [action for action in actions if self.atlas.deed[i64(action)] in deeds]

    def _longest(self) -> int | None:
        """The claim of a long route that brings most."""
        length, argument = self.atlas.length, self.atlas.argument
        claims = [action for action in self._options(CLAIM) if length[argument[i64(action)]] >= LONG]
        return max(claims, key=lambda action: int(length[argument[i64(action)]]), default=None)

    def _leave_only_cards(self) -> None:
        cards = self._options(TAKE, DRAW)
        if cards:
            self.moves.count = i64(0)
            for action in cards:
                self.moves.add(i64(action))

    def _follow(self, s: State, chosen: int, hand: list[int]) -> int:
        """Whoever draws, draws the colour that is held most, if it lies there."""
        if self.atlas.deed[i64(chosen)] not in (TAKE, DRAW):
            return chosen
        slots, argument = self.atlas.market.slots, self.atlas.argument
        shown = {action: int(s.ledger[slots + argument[i64(action)]]) for action in self._options(TAKE)}
        return max(shown, key=lambda action: hand[shown[action]], default=chosen)


def _mood(*facts: object) -> Random:
    """Chances that are the same for the same facts."""
    return Random(int.from_bytes(hashlib.blake2b(repr(facts).encode(), digest_size=8).digest()))

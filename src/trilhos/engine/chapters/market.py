"""Drawing cards: the decks, the display and the discard piles (U3, U9-U16; S4, S9-S12).

A deck is a row of counts: its order is decided card by card, as cards are drawn, by the game's own random
stream. That is the same as a shuffled deck, and rebuilding one from its discard pile moves counts.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilhos.engine import events, refusals
from trilhos.engine.board import Board
from trilhos.engine.cards import CardTable
from trilhos.engine.fields import CARD, COUNT, DECK, REVEALS, SEAT, SLOT, EventKind, Named, Verb, gathered
from trilhos.engine.parameters import listed, single
from trilhos.engine.random import CARDS, below
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.state import NONE, REFILL, SECOND_CARD, TURN, State, numbers
from trilhos.engine.voice import Unfit, Voice, bad_numbers

RESHUFFLE: Final = EventKind("reshuffle", events.RESHUFFLE, deck=DECK, count=COUNT)


class Market(Chapter):
    """By deck: cards dealt to each player (`hand`) and face up (`shown`); `wild_limit` wilds flush the display."""

    voice: ClassVar[Voice] = Voice(
        "market",
        parameters=(listed("hand", 0, 20), listed("shown", 1, 10), single("wild_limit", 1, 20)),
        phases=(Named("second-card", int(SECOND_CARD)), Named("refill", int(REFILL))),
        refusals=(refusals.NO_CARD, refusals.ONE_WILD),
        verbs=(Verb("take", SLOT, asked=True, family="draw"), Verb("draw", DECK, asked=True), Verb("refill", DECK)),
        events=(
            EventKind("deal", events.DEAL, private="card", run="card", recapped=False, seat=SEAT, card=CARD),
            EventKind("show", events.SHOW, kept_back=True, recapped=False, slot=SLOT, deck=DECK, card=CARD),
            EventKind("market", events.MARKET, effect=REVEALS, recapped=False, cards=gathered("show")),
            EventKind("flush", events.FLUSH),  # the display goes to the discard piles
            RESHUFFLE,
            EventKind("take", events.TAKE, run="card", progress="seat", seat=SEAT, slot=SLOT, card=CARD),
            EventKind(
                "draw",
                events.DRAW,
                private="card",
                effect=REVEALS,
                run="card",
                progress="seat",
                seat=SEAT,
                deck=DECK,
                card=CARD,
            ),
            EventKind(
                "refill", events.REFILL, effect=REVEALS, unless="card", recapped=False, slot=SLOT, deck=DECK, card=CARD
            ),
        ),
    )

    def __init__(self, hand: list[int], shown: list[int], wild_limit: int) -> None:
        super().__init__()
        self.phases = [TURN, SECOND_CARD, REFILL] if len(shown) > 1 else [TURN, SECOND_CARD]
        self.hand: vec[i64] = numbers(hand)
        self.decks: i64 = len(shown)
        self.share: vec[i64] = numbers(shown)
        self.home: vec[i64] = numbers([deck for deck, count in enumerate(shown) for _ in range(count)])  # by slot
        self.shown: i64 = sum(shown)
        self.wild_limit: i64 = wild_limit

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        decks = len(cards.decks)
        if len(self.hand) != decks or len(self.share) != decks:
            return bad_numbers(hand=len(self.hand) != decks, shown=len(self.share) != decks)
        sizes = [sum(cards.kinds[kind].count for kind in cards.of_deck(deck)) for deck in range(decks)]
        dealt = [int(each) * players for each in self.hand]
        return bad_numbers(hand=any(need > size for need, size in zip(dealt, sizes, strict=True)))

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.wild: i64 = rules.cards.wild
        self.wild_deck: i64 = rules.cards.kinds[rules.cards.wild].deck
        self.slots: i64 = rules.reserve(int(self.shown), "display")
        rules.slots_at = self.slots
        rules.slots = self.shown
        self.take_base: i64 = rules.add_actions(self, "take", int(self.shown))
        self.draw_base: i64 = rules.add_actions(self, "draw", int(self.decks))
        self.refill_base: i64 = self.draw_base + self.decks
        if self.decks > 1:
            rules.add_actions(self, "refill", int(self.decks))
        first = [rules.cards.of_deck(deck)[0] for deck in range(int(self.decks))]
        self.first_kind: vec[i64] = numbers(first)
        self.end_kind: vec[i64] = numbers([*first[1:], len(rules.cards.kinds)])

    def prepare(self, s: State) -> None:
        for kind, card in enumerate(self.rules.cards.kinds):
            s.cards[self.rules.deck + i64(kind)] = i16(card.count)

    def setup(self, s: State) -> None:
        for seat in range(self.rules.players):
            for deck in range(self.decks):
                for _ in range(self.hand[deck]):
                    self._deal(s, seat, deck)
        self._show_all(s)
        self._flush(s)

    def _deal(self, s: State, seat: i64, deck: i64) -> None:
        card: i64 = self.draw_card(s, deck)
        s.cards[self.rules.hand(seat) + card] += 1
        s.tell(events.DEAL, seat, card)

    # The decks

    def in_row(self, s: State, row: i64, deck: i64) -> i64:
        """How many cards of one deck's kinds lie in a row of counts."""
        return _count(s.cards, row + self.first_kind[deck], row + self.end_kind[deck])

    def is_empty(self, s: State, row: i64, deck: i64) -> bool:
        """Whether no card of one deck's kinds lies in a row; quicker than counting them."""
        for at in range(row + self.first_kind[deck], row + self.end_kind[deck]):
            if s.cards[at] > 0:
                return False
        return True

    def draw_card(self, s: State, deck: i64) -> i64:
        """Take the top card of a deck; NONE when it is empty."""
        cards = s.cards
        row: i64 = self.rules.deck
        at: i64 = row + self.first_kind[deck]
        size: i64 = _count(cards, at, row + self.end_kind[deck])
        if size == 0:
            return NONE
        rest: i64 = below(s.rng, CARDS, size)
        count: i64 = i64(cards[at])
        while rest >= count:
            rest -= count
            at += 1
            count = i64(cards[at])
        cards[at] -= 1
        return at - row

    def rebuild(self, s: State, deck: i64) -> bool:
        """U15: an empty deck is made anew from its discard pile, if that has cards."""
        return self.is_empty(s, self.rules.deck, deck) and self._shuffle_pile(s, deck)

    def _shuffle_pile(self, s: State, deck: i64) -> bool:
        # Apart from `rebuild`, which is asked after every card and small enough now to be inlined.
        rules = self.rules
        if self.is_empty(s, rules.pile, deck):
            return False
        for kind in range(self.first_kind[deck], self.end_kind[deck]):
            s.cards[rules.deck + kind] = s.cards[rules.pile + kind]
            s.cards[rules.pile + kind] = 0
        s.tell(events.RESHUFFLE, deck, self.in_row(s, rules.deck, deck))
        return True

    def _rebuild_all(self, s: State) -> None:
        for deck in range(self.decks):
            self.rebuild(s, deck)

    def _first_deck(self, s: State) -> i64:
        """S12: the first deck that has cards, trains before ships; the first of all when none has."""
        if self.decks == 1:
            return 0
        for deck in range(self.decks):
            if not self.is_empty(s, self.rules.deck, deck):
                return deck
        return 0

    def _all_have_cards(self, s: State) -> bool:
        for deck in range(self.decks):
            if self.is_empty(s, self.rules.deck, deck):
                return False
        return True

    # The display

    def _show_all(self, s: State) -> i64:
        """Turn up a whole display; returns how often the wilds' deck was rebuilt meanwhile."""
        rebuilt: i64 = 0
        for slot in range(self.shown):
            rebuilt += self._show(s, slot)
        s.tell(events.MARKET)
        return rebuilt

    def _show(self, s: State, slot: i64) -> i64:
        """Turn up one card, from the slot's own deck or, where that can't give one, from the next (S11)."""
        rebuilt: i64 = 0
        s.ledger[self.slots + slot] = NONE
        for step in range(self.decks):
            deck: i64 = (self.home[slot] + step) % self.decks
            if self.rebuild(s, deck) and deck == self.wild_deck:
                rebuilt += 1
            card: i64 = self.draw_card(s, deck)
            if card != NONE:
                s.ledger[self.slots + slot] = card
                s.tell(events.SHOW, slot, deck, card)
                break
        return rebuilt

    def _flush(self, s: State) -> None:
        """U13: three wilds face up, and all go; U14: as long as it can help, and before a deck is rebuilt."""
        rebuilt: i64 = 0
        while self._wilds_shown(s) >= self.wild_limit and rebuilt < 2 and self._can_help(s):
            self._discard_display(s)
            rebuilt += self._show_all(s)
        self._rebuild_all(s)

    def _wilds_shown(self, s: State) -> i64:
        ledger = s.ledger
        wild: i64 = self.wild
        wilds: i64 = 0
        for at in range(self.slots, self.slots + self.shown):
            wilds += i64(ledger[at] == wild)
        return wilds

    def _can_help(self, s: State) -> bool:
        """U14: deck, pile and display together have enough other cards to show fewer wilds than the limit."""
        rules = self.rules
        wilds: i64 = i64(s.cards[rules.deck + self.wild] + s.cards[rules.pile + self.wild]) + self._wilds_shown(s)
        cards: i64 = self._within_reach(s, self.wild_deck)
        shown: i64 = self._wild_deck_share(s)
        if cards < shown:
            shown = cards
        return cards - wilds > shown - self.wild_limit

    def _wild_deck_share(self, s: State) -> i64:
        """How many cards of a new display the wilds' deck has to give: what the other decks don't (S11)."""
        share: i64 = self.shown
        for deck in range(self.decks):
            if deck != self.wild_deck:
                cards: i64 = self._within_reach(s, deck)
                share -= cards if cards < self.share[deck] else self.share[deck]
        return share

    def _within_reach(self, s: State, deck: i64) -> i64:
        """The cards of a deck that a redeal could show: in the deck, its pile and the display."""
        cards: i64 = self.in_row(s, self.rules.deck, deck) + self.in_row(s, self.rules.pile, deck)
        for slot in range(self.shown):
            card: i64 = s.ledger[self.slots + slot]
            if self.first_kind[deck] <= card < self.end_kind[deck]:
                cards += 1
        return cards

    def _discard_display(self, s: State) -> None:
        s.tell(events.FLUSH)
        for slot in range(self.shown):
            card: i64 = s.ledger[self.slots + slot]
            if card != NONE:
                s.cards[self.rules.pile + card] += 1

    def _refill(self, s: State, slot: i64, deck: i64) -> None:
        """Fill one gap; a card turned up may flush the display (U13)."""
        s.ledger[self.slots + slot] = self.draw_card(s, deck)
        s.tell(events.REFILL, slot, deck, s.ledger[self.slots + slot])
        self._flush(s)

    def turn_ends(self, s: State) -> None:
        # While all decks have cards there is no gap, and nobody need look for one.
        if not self._all_have_cards(s):
            self._fill_gaps(s)

    def _fill_gaps(self, s: State) -> None:
        """U15, S12: cards that came back this turn make new decks, and fill the gaps."""
        self._rebuild_all(s)
        ledger = s.ledger
        slots: i64 = self.slots
        for slot in range(self.shown):
            if ledger[slots + slot] == NONE:
                deck: i64 = self._first_deck(s)
                if not self.is_empty(s, self.rules.deck, deck):
                    self._refill(s, slot, deck)

    # Drawing

    def legal(self, s: State, out: Moves) -> None:
        if s.phase == REFILL:
            for deck in range(self.decks):
                out.add(self.refill_base + deck)
            return
        ledger, items = s.ledger, out.items
        slots: i64 = self.slots
        base: i64 = self.take_base
        row: i64 = self.rules.deck
        count: i64 = out.count
        barred: i64 = NONE if s.phase == TURN else self.wild  # U11
        for slot in range(self.shown):
            card: i64 = ledger[slots + slot]
            items[count] = base + slot  # written in any case, and kept if it counts: as with claims
            count += i64((card != NONE) & (card != barred))
        base = self.draw_base
        for deck in range(self.decks):
            items[count] = base + deck
            count += i64(not self.is_empty(s, row, deck))
        out.count = count

    def next_takes(self, s: State, action: i64) -> list[int]:
        """What everybody sees of a take of a first card: the takes that can follow while their cards lie (U9-U11)."""
        asked = self.decks > 1 and self._all_have_cards(s)  # S9: first of all, where the next card comes from
        if s.phase != TURN or action >= self.draw_base or asked:
            return []
        first: i64 = action - self.take_base
        if s.ledger[self.slots + first] == self.wild:  # U10
            return []
        found: list[int] = []
        for slot in range(self.shown):
            card: i64 = s.ledger[self.slots + slot]
            if slot != first and card != NONE and card != self.wild:
                found.append(int(self.take_base + slot))
        return found

    def refuse(self, s: State, action: i64) -> Refusal:
        if s.phase == REFILL or action >= self.refill_base:
            return refusals.NOT_NOW, 0
        empty = action >= self.draw_base or s.ledger[self.slots + action - self.take_base] == NONE
        return (refusals.NO_CARD, 0) if empty else (refusals.ONE_WILD, 0)  # U11

    def apply(self, s: State, action: i64) -> None:
        if action < self.draw_base:
            self._take(s, action - self.take_base)
        elif action < self.refill_base:
            self._draw(s, action - self.draw_base)
        else:
            self._refill(s, self._gap(s), action - self.refill_base)
            self._next_card(s)

    def _take(self, s: State, slot: i64) -> None:
        """Take a face-up card; everybody knows it. A wild is the only card of the turn (U10)."""
        cards, ledger = s.cards, s.ledger
        card: i64 = ledger[self.slots + slot]
        ledger[self.slots + slot] = NONE
        cards[self.rules.hand(s.seat) + card] += 1
        cards[self.rules.known(s.seat) + card] += 1
        s.drawn += 2 if card == self.wild else 1
        s.tell(events.TAKE, s.seat, slot, card)
        if self.decks > 1 and self._all_have_cards(s):  # S9: each could fill the gap
            s.phase = REFILL
        else:
            self._refill(s, slot, self._first_deck(s))
            self._next_card(s)

    def _gap(self, s: State) -> i64:
        """The slot to refill. While a deck has cards, the card just taken leaves the only gap (S12)."""
        slot: i64 = 0
        while s.ledger[self.slots + slot] != NONE:
            slot += 1
        return slot

    def _draw(self, s: State, deck: i64) -> None:
        """Draw blind; a wild is a card like any other (U12)."""
        card: i64 = self.draw_card(s, deck)
        s.cards[self.rules.hand(s.seat) + card] += 1
        s.drawn += 1
        s.tell(events.DRAW, s.seat, deck, card)
        self.rebuild(s, deck)
        self._next_card(s)

    def _next_card(self, s: State) -> None:
        """The second card, or the end of the turn; also where there is no second card to take (U16)."""
        if s.drawn < 2 and self._second_card_is_there(s):
            s.phase = SECOND_CARD
        else:
            self.rules.end_turn(s)

    def _second_card_is_there(self, s: State) -> bool:
        ledger = s.ledger
        wild: i64 = self.wild
        for at in range(self.slots, self.slots + self.shown):
            card: i64 = ledger[at]
            if card != NONE and card != wild:
                return True
        return not self.is_empty(s, self.rules.deck, self._first_deck(s))


def _count(cards: vec[i16], at: i64, end: i64) -> i64:
    """How many cards there are from one place in the rows to another."""
    total: i64 = 0
    while at < end:
        total += i64(cards[at])
        at += 1
    return total

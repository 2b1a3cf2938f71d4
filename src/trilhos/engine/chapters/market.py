"""Drawing train cards: the decks, the display and the discard piles (U3, U9-U16).

A deck is a row of counts: its order is decided card by card, as cards are drawn, by the game's own random
stream. That is the same as a shuffled deck, and rebuilding one from its discard pile moves counts.
"""

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events
from trilhos.engine.random import CARDS, below
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.state import NONE, SECOND_CARD, TURN, State, numbers


class Market(Chapter):
    """`hand`: cards dealt to each player; `shown`: face-up cards; `wild_limit`: so many wilds flush the display."""

    def __init__(self, hand: int, shown: int, wild_limit: int) -> None:
        super().__init__()
        self.phases = [TURN, SECOND_CARD]
        self.dealt = hand
        self.shown: i64 = shown
        self.wild_limit: i64 = wild_limit

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.wild: i64 = rules.cards.wild
        self.slots: i64 = rules.reserve(int(self.shown))
        rules.slots_at = self.slots
        rules.slots = self.shown
        self.take_base: i64 = rules.add_actions(self, "take", int(self.shown))
        self.draw_base: i64 = rules.add_actions(self, "draw", len(rules.cards.decks))
        first = [rules.cards.of_deck(deck)[0] for deck in range(len(rules.cards.decks))]
        self.first_kind: vec[i64] = numbers([*first, len(rules.cards.kinds)])

    def prepare(self, s: State) -> None:
        for kind, card in enumerate(self.rules.cards.kinds):
            s.cards[self.rules.deck + i64(kind)] = i64(card.count)

    def setup(self, s: State) -> None:
        for seat in range(self.rules.players):
            for _ in range(self.dealt):
                card: i64 = self.draw_card(s, 0)
                s.cards[self.rules.hand(seat) + card] += 1
                s.tell(events.DEAL, seat, card)
        self._show_all(s)
        self._flush(s)

    # The deck

    def in_row(self, s: State, row: i64, deck: i64) -> i64:
        """How many cards of one deck's kinds lie in a row of counts."""
        total: i64 = 0
        for kind in range(self.first_kind[deck], self.first_kind[deck + 1]):
            total += s.cards[row + kind]
        return total

    def is_empty(self, s: State, row: i64, deck: i64) -> bool:
        """Whether no card of one deck's kinds lies in a row; quicker than counting them."""
        for kind in range(self.first_kind[deck], self.first_kind[deck + 1]):
            if s.cards[row + kind] > 0:
                return False
        return True

    def draw_card(self, s: State, deck: i64) -> i64:
        """Take the top card of a deck that is not empty."""
        at: i64 = self.rules.deck + self.first_kind[deck]
        rest: i64 = below(s.rng, CARDS, self.in_row(s, self.rules.deck, deck))
        while rest >= s.cards[at]:
            rest -= s.cards[at]
            at += 1
        s.cards[at] -= 1
        return at - self.rules.deck

    def rebuild(self, s: State, deck: i64) -> bool:
        """U15: an empty deck is made anew from its discard pile, if that has cards."""
        rules = self.rules
        if not self.is_empty(s, rules.deck, deck) or self.is_empty(s, rules.pile, deck):
            return False
        for kind in range(self.first_kind[deck], self.first_kind[deck + 1]):
            s.cards[rules.deck + kind] = s.cards[rules.pile + kind]
            s.cards[rules.pile + kind] = 0
        s.tell(events.RESHUFFLE, deck, self.in_row(s, rules.deck, deck))
        return True

    # The display

    def _show_all(self, s: State) -> i64:
        """Turn up a whole display; returns how often the deck was rebuilt meanwhile."""
        rebuilt: i64 = 0
        for slot in range(self.shown):
            if self.rebuild(s, 0):
                rebuilt += 1
            s.ledger[self.slots + slot] = NONE
            if not self.is_empty(s, self.rules.deck, 0):
                card: i64 = self.draw_card(s, 0)
                s.ledger[self.slots + slot] = card
                s.tell(events.SHOW, slot, 0, card)
        s.tell(events.MARKET)
        return rebuilt

    def _flush(self, s: State) -> None:
        """U13: three wilds face up, and all go; U14: as long as it can help, and before the deck is rebuilt."""
        rebuilt: i64 = 0
        while self._wilds_shown(s) >= self.wild_limit and rebuilt < 2 and self._can_help(s):
            self._discard_display(s)
            rebuilt += self._show_all(s)
        self.rebuild(s, 0)

    def _wilds_shown(self, s: State) -> i64:
        wilds: i64 = 0
        for slot in range(self.shown):
            if s.ledger[self.slots + slot] == self.wild:
                wilds += 1
        return wilds

    def _can_help(self, s: State) -> bool:
        """U14: deck, pile and display together have enough other cards to show fewer wilds than the limit."""
        rules = self.rules
        wilds: i64 = s.cards[rules.deck + self.wild] + s.cards[rules.pile + self.wild] + self._wilds_shown(s)
        cards: i64 = self.in_row(s, rules.deck, 0) + self.in_row(s, rules.pile, 0) + self._cards_shown(s)
        shown: i64 = self.shown if self.shown < cards else cards
        return cards - wilds > shown - self.wild_limit

    def _cards_shown(self, s: State) -> i64:
        cards: i64 = 0
        for slot in range(self.shown):
            if s.ledger[self.slots + slot] != NONE:
                cards += 1
        return cards

    def _discard_display(self, s: State) -> None:
        s.tell(events.FLUSH)
        for slot in range(self.shown):
            card: i64 = s.ledger[self.slots + slot]
            if card != NONE:
                s.cards[self.rules.pile + card] += 1

    def _refill(self, s: State, slot: i64) -> None:
        """Fill one gap; a card turned up may flush the display (U13)."""
        s.ledger[self.slots + slot] = NONE
        if not self.is_empty(s, self.rules.deck, 0):
            s.ledger[self.slots + slot] = self.draw_card(s, 0)
        s.tell(events.REFILL, slot, 0, s.ledger[self.slots + slot])
        self._flush(s)

    def turn_ends(self, s: State) -> None:
        # U15: cards that came back this turn make a new deck, and fill the gaps.
        self.rebuild(s, 0)
        for slot in range(self.shown):
            if s.ledger[self.slots + slot] == NONE and not self.is_empty(s, self.rules.deck, 0):
                self._refill(s, slot)

    # Drawing

    def legal(self, s: State, out: Moves) -> None:
        for slot in range(self.shown):
            card: i64 = s.ledger[self.slots + slot]
            if card != NONE and (card != self.wild or s.phase == TURN):  # U11
                out.add(self.take_base + slot)
        if not self.is_empty(s, self.rules.deck, 0):
            out.add(self.draw_base)

    def apply(self, s: State, action: i64) -> None:
        if action < self.draw_base:
            self._take(s, action - self.take_base)
        else:
            self._draw(s, action - self.draw_base)
        if s.drawn < 2 and self._second_card_is_there(s):
            s.phase = SECOND_CARD
        else:
            self.rules.end_turn(s)

    def _take(self, s: State, slot: i64) -> None:
        """Take a face-up card; everybody knows it. A wild is the only card of the turn (U10)."""
        card: i64 = s.ledger[self.slots + slot]
        s.cards[self.rules.hand(s.seat) + card] += 1
        s.cards[self.rules.known(s.seat) + card] += 1
        s.drawn += 2 if card == self.wild else 1
        s.tell(events.TAKE, s.seat, slot, card)
        self._refill(s, slot)

    def _draw(self, s: State, deck: i64) -> None:
        """Draw blind; a wild is a card like any other (U12)."""
        card: i64 = self.draw_card(s, deck)
        s.cards[self.rules.hand(s.seat) + card] += 1
        s.drawn += 1
        s.tell(events.DRAW, s.seat, deck, card)
        self.rebuild(s, deck)

    def _second_card_is_there(self, s: State) -> bool:
        """U16: without a second card to take the turn ends."""
        for slot in range(self.shown):
            card: i64 = s.ledger[self.slots + slot]
            if card != NONE and card != self.wild:
                return True
        return not self.is_empty(s, self.rules.deck, 0)

"""Imagined worlds: a state that looks to a viewer just as the game does. It is made from the View alone."""

from mypy_extensions import i16, i64

from trilhos.engine.chapters.tickets import HELD, IN_BOX, IN_DECK, IN_PILE, ON_OFFER, Tickets
from trilhos.engine.events import HIDDEN
from trilhos.engine.random import Random, game_streams
from trilhos.engine.rules import Rules
from trilhos.engine.sight import EVERYBODY, place
from trilhos.engine.state import FIRST_TICKETS, NONE, State, numbers
from trilhos.engine.view import View

Weights = list[list[float]]  # by seat and ticket: how much likelier than others a ticket is to be held


def determinize(rules: Rules, view: View, random: Random, weights: Weights | None = None, strays: i64 = 2) -> State:
    """A random state for which `observe` gives this view again; its future is as open as the deck.

    With `weights`, the others hold more often what is likely. One in so many (`strays`) has kept no long ticket.
    """
    s = rules.blank.clone()
    s.rng = game_streams(random.word() << 32 | random.word())
    _copy_scalars(view, s)
    s.owner = numbers(view.owner)
    s.ledger = numbers(view.ledger)
    _deal_cards(rules, view, random, s)
    TicketDealer(rules, view, random, s, weights, strays).deal()
    for chapter in rules.chapters:
        chapter.imagine(s, view.viewer, random)
    return s


def _copy_scalars(view: View, s: State) -> None:
    s.phase = i64(view.phase)
    s.seat = i64(view.seat)
    s.turn = i64(view.turn)
    s.passes = i64(view.passes)
    s.turns_left = i64(view.turns_left)
    s.drawn = i64(view.drawn)
    s.target = i64(view.target)
    s.cost = i64(view.cost)
    s.charger = i64(view.charger)


# Cards


def _deal_cards(rules: Rules, view: View, random: Random, s: State) -> None:
    """Give the others' hidden cards out of what the viewer hasn't seen; the rest is the deck."""
    unseen = unseen_cards(rules, view)
    for seat in range(int(rules.players)):
        _put_row(rules, s, rules.known(i64(seat)), view.known[seat])
        if seat == view.viewer:
            _put_row(rules, s, rules.hand(i64(seat)), view.hand)
        else:
            _put_row(rules, s, rules.hand(i64(seat)), _hand(rules, view, random, seat, unseen))
    _put_row(rules, s, rules.deck, unseen)
    _put_row(rules, s, rules.pile, view.pile)
    _put_row(rules, s, rules.laid, view.laid)
    _put_row(rules, s, rules.turned, view.turned)


def _put_row(rules: Rules, s: State, at: i64, counts: list[int]) -> None:
    for kind, count in enumerate(counts):
        s.cards[at + i64(kind)] = i16(count)


def unseen_cards(rules: Rules, view: View) -> list[int]:
    """The cards, by kind, that lie in the decks or hidden in the others' hands."""
    unseen = [kind.count for kind in rules.cards.kinds]
    others = [known for seat, known in enumerate(view.known) if seat != view.viewer]
    own = [view.hand] if view.hand else []
    for seen in [view.pile, view.laid, view.turned, *own, *others]:
        for kind, count in enumerate(seen):
            unseen[kind] -= count
    for card in rules.shown(view.ledger):
        if card != NONE:
            unseen[card] -= 1
    return unseen


def _hand(rules: Rules, view: View, random: Random, seat: int, unseen: list[int]) -> list[int]:
    """Known cards, and hidden ones of each deck drawn from the unseen cards."""
    hand = list(view.known[seat])
    for deck, size in enumerate(view.hand_sizes[seat]):
        kinds = rules.cards.of_deck(deck)
        hidden = size - sum(view.known[seat][kind] for kind in kinds)
        for _ in range(hidden):
            card = _draw(random, unseen, kinds)
            unseen[card] -= 1
            hand[card] += 1
    return hand


def _draw(random: Random, unseen: list[int], kinds: list[int]) -> int:
    rest = random.below(sum(unseen[kind] for kind in kinds))
    at = 0
    while rest >= unseen[kinds[at]]:
        rest -= unseen[kinds[at]]
        at += 1
    return kinds[at]


# Tickets


class TicketDealer:
    """Gives every ticket that the viewer hasn't seen a place: with the others, in deck or pile, out of the game."""

    def __init__(
        self, rules: Rules, view: View, random: Random, s: State, weights: Weights | None, strays: i64
    ) -> None:
        self.rules = rules
        self.view = view
        self.random = random
        self.s = s
        self.weights = weights
        self.strays = strays
        self.chapter = rules.chapter(Tickets)
        seen = {*view.tickets, *view.offer, *view.aside, *view.queue, *view.discarded, *view.revealed}
        unseen = [ticket for ticket in rules.board.tickets if ticket.id not in seen]
        self.long = [ticket.id for ticket in unseen if ticket.long]
        self.regular = [ticket.id for ticket in unseen if not ticket.long]
        random.shuffle(self.long)
        random.shuffle(self.regular)
        self.others = [seat for seat in range(int(rules.players)) if seat != view.viewer]
        self.bottom: list[tuple[int, int]] = []  # ticket, seat: put under the deck before the viewer could see it

    def deal(self) -> None:
        """Place every ticket."""
        self._put(self.view.tickets, HELD, self.view.viewer)
        self._put(self.view.offer, ON_OFFER, self.view.viewer)
        if self.view.phase == FIRST_TICKETS:
            for seat in self.others:
                self._first_choice(seat)
        else:
            self._deal_held()
        self._fill_pile()
        self._fill_queue()
        self._put(self.view.aside, IN_BOX, self.view.viewer)
        for ticket in self.long + self.regular:
            self.s.tickets[i64(ticket)] = IN_BOX

    def _put(self, tickets: list[int], zone: i64, seat: int) -> None:
        for ticket in tickets:
            self.s.tickets[i64(ticket)] = place(zone, i64(seat))

    def _take(self, pool: list[int], count: int) -> list[int]:
        return [pool.pop() for _ in range(count)]

    def _take_held(self, pool: list[int], count: int, seat: int) -> list[int]:
        if self.weights is None:
            return self._take(pool, count)
        return [pool.pop(self._likely(pool, self.weights[seat])) for _ in range(count)]

    def _likely(self, pool: list[int], weights: list[float]) -> int:
        """The place of one ticket, drawn by its weight."""
        rest = self.random.word() / 2**32 * sum([weights[ticket] for ticket in pool])
        at = 0
        while at < len(pool) - 1 and rest >= weights[pool[at]]:
            rest -= weights[pool[at]]
            at += 1
        return at

    def _first_choice(self, seat: int) -> None:
        """U6: a seat before the viewer's may have chosen already, but what, nobody knows."""
        chapter = self.chapter
        dealt = sorted(self._take(self.long, chapter.long) + self._take(self.regular, chapter.deal))
        if seat >= self.view.seat:
            self._put(dealt, ON_OFFER, seat)
            return
        mask = int(chapter.first_masks[self.random.below(len(chapter.first_masks))])
        kept = [ticket for i, ticket in enumerate(dealt) if mask >> i & 1]
        unkept = [ticket for ticket in dealt if ticket not in kept]
        self._put(kept, HELD, seat)
        if chapter.first_unkept == IN_DECK:
            self.bottom += [(ticket, seat) for ticket in unkept]
        else:
            self._put(unkept, chapter.first_unkept, seat)

    def _deal_held(self) -> None:
        """Held and offered tickets of the others: a long one here and there, as far as there are enough others."""
        view = self.view
        offered = [view.ledger[int(self.chapter.offered) + seat] for seat in self.others]
        held = [view.ticket_counts[seat] for seat in self.others]
        hidden = view.queue.count(HIDDEN) + view.discarded.count(HIDDEN)
        short = hidden + sum(held) + sum(offered) - len(self.regular)
        for seat, count, offer in zip(self.others, held, offered, strict=True):
            long = min(self.chapter.long, count, len(self.long))
            if short <= 0 and self.random.below(int(self.strays)) == 1:
                long = 0
            short -= long
            kept = self._take_held(self.long, long, seat) + self._take_held(self.regular, count - long, seat)
            self._put(kept, HELD, seat)
            self._put(self._take(self.regular, offer), ON_OFFER, seat)

    def _fill_pile(self) -> None:
        """The ticket discard pile: a ticket there that the viewer hasn't seen was put there by one of the others."""
        self._put(self.view.revealed, IN_PILE, int(EVERYBODY))
        for ticket in self.view.discarded:
            if ticket == HIDDEN:
                self._put([self.regular.pop()], IN_PILE, self.others[self.random.below(len(self.others))])
            else:
                self._put([ticket], IN_PILE, self.view.viewer)

    def _fill_queue(self) -> None:
        """The ticket deck: what the viewer put there, the others' first returns in seat order, else anything."""
        queue = [(self.regular.pop(), -1) if t == HIDDEN else (t, self.view.viewer) for t in self.view.queue]
        if self.bottom:
            queue = sorted(queue + self.bottom, key=lambda entry: entry[1])
        for at, (ticket, seat) in enumerate(queue):
            self.s.tickets[len(self.rules.board.tickets) + at] = i64(ticket)
            self.s.tickets[i64(ticket)] = IN_DECK if seat < 0 else place(IN_DECK, i64(seat))
        self.s.queue_size = i64(len(queue))

"""Tickets: dealing, drawing, keeping, and what they score (U4, U24, U25, U27; E3, E4; N2, N3; S5, S18, S23; W5).

The state says for each ticket where it is: a zone, and who knows it there. Behind that stands the ticket deck,
a ring that starts at `queue_head`.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events, refusals
from trilhos.engine.board import Board, Ticket
from trilhos.engine.cards import CardTable
from trilhos.engine.chapters.market import RESHUFFLE, Market
from trilhos.engine.fields import ALONE, COUNT_IF_ANY, KEPT, REVEALS, SEAT, SHOWS, TICKET, EventKind, Named, Verb
from trilhos.engine.graph import Network
from trilhos.engine.parameters import single, word
from trilhos.engine.random import TICKETS as TICKET_STREAM
from trilhos.engine.random import below
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import MOST_TICKETS, TICKETS, Sheet
from trilhos.engine.sight import (
    BEFORE_ME,
    BY_SEAT,
    DECK_TOP,
    DISCARDED,
    EVERYBODY,
    MINE,
    PUT_ASIDE,
    ZONE,
    Zone,
    place,
)
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS, TURN, State, numbers
from trilhos.engine.trails import Trails
from trilhos.engine.voice import Unfit, Voice, bad_numbers

# Zones. A place is a zone, and the seat that holds the ticket or put it there, if any (`sight.place`).
IN_DECK: Final[i64] = 0
IN_BOX: Final[i64] = 8
ON_OFFER: Final[i64] = 16
HELD: Final[i64] = 24
IN_PILE: Final[i64] = 32
UNKEPT: Final = {"deck": int(IN_DECK), "box": int(IN_BOX), "pile": int(IN_PILE)}  # as boards' files call them


def in_pile(where: i64) -> bool:
    """Whether a place is on the discard pile."""
    return IN_PILE <= where < IN_PILE + ZONE


class Tickets(Chapter):
    """Dealt at the start (`long` of them from the long ones) and kept at least; drawn later and kept at least.

    Tickets that aren't kept go to the zone `first_unkept` at the start, and later to `unkept`.
    """

    # U3, U4: tickets are dealt once the cards are.
    voice: ClassVar[Voice] = Voice(
        "tickets",
        parameters=(
            single("deal", 1, 6),
            single("keep", 1, 6),
            single("draw", 1, 6),
            single("draw_keep", 1, 6, optional=True),
            single("long", 0, 3, optional=True),
            word("first_unkept", UNKEPT),
            word("unkept", UNKEPT),
        ),
        reads=("tickets.points", "tickets.points_any_order", "tickets.penalty", "tickets.long"),
        after=(Market,),
        phases=(Named("first-tickets", int(FIRST_TICKETS)), Named("choose-tickets", int(CHOOSE_TICKETS))),
        lines=(Named("tickets", TICKETS),),
        ties=(Named("tickets", MOST_TICKETS),),
        refusals=(refusals.NO_TICKETS, refusals.NOT_OFFERED, refusals.KEEP_MORE),
        verbs=(Verb("tickets", ALONE, asked=True, letter="n"), Verb("keep", KEPT)),
        events=(
            EventKind("offer", events.OFFER, private="ticket", effect=REVEALS, run="ticket", seat=SEAT, ticket=TICKET),
            # U6: how many are kept is 0 in the first choice, so that nobody is told.
            EventKind(
                "keep",
                events.KEEP,
                private="kept",
                effect=SHOWS,
                progress="seat",
                seat=SEAT,
                kept=KEPT,
                count=COUNT_IF_ANY,
            ),
            RESHUFFLE,
        ),
        # U6: nobody sees what the others keep and return before all have chosen.
        zones=(
            Zone(IN_DECK, int(DECK_TOP), tally="ticket_deck", closed=FIRST_TICKETS),
            Zone(IN_BOX, PUT_ASIDE),
            Zone(ON_OFFER, BEFORE_ME),
            Zone(HELD, MINE, by_seat=True, closed=FIRST_TICKETS),
            Zone(IN_PILE, DISCARDED, tally="ticket_pile", closed=FIRST_TICKETS),
        ),
    )

    def __init__(
        self,
        deal: int,
        keep: int,
        draw: int,
        draw_keep: int = 1,
        long: int = 0,
        first_unkept: i64 = IN_DECK,
        unkept: i64 = IN_DECK,
    ) -> None:
        super().__init__()
        self.phases = [FIRST_TICKETS, TURN, CHOOSE_TICKETS]
        self.opening = FIRST_TICKETS
        self.deal = deal
        self.long = long
        self.keep = keep
        self.draw: i64 = draw
        self.draw_keep = draw_keep
        self.first_unkept = first_unkept
        self.unkept = unkept
        self.has_pile = IN_PILE in (first_unkept, unkept)

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        long = sum(ticket.long for ticket in board.tickets)
        return bad_numbers(
            deal=self.deal * players > len(board.tickets) - long,
            long=self.long * players > long,
            keep=self.keep > self.deal + self.long,
            draw_keep=self.draw_keep > self.draw,
        )

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.count: i64 = len(rules.board.tickets)
        self.regular: vec[i64] = numbers([ticket.id for ticket in rules.board.tickets if not ticket.long])
        self.long_ones: vec[i64] = numbers([ticket.id for ticket in rules.board.tickets if ticket.long])
        self.offered: i64 = rules.reserve(int(rules.players), "offered", holds=BY_SEAT)
        most = max(self.deal + self.long, int(self.draw))
        self.draw_action: i64 = rules.add_actions(self, "tickets", 1)
        self.keep_base: i64 = rules.add_actions(self, "keep", 2**most - 1) - 1  # plus a mask, which is never 0
        self.first_masks: vec[i64] = masks(self.deal + self.long, self.keep)
        self.masks = [masks(size, min(size, self.draw_keep)) for size in range(int(self.draw) + 1)]

    # The deck

    def setup(self, s: State) -> None:
        self._shuffle_in(s, self.regular[:])
        long = self.long_ones[:]
        _shuffle(s, long)
        for ticket in long:
            s.tickets[ticket] = IN_BOX  # E3: the long tickets that are not dealt leave the game unseen
        left: i64 = len(long)
        for seat in range(self.rules.players):
            for _ in range(self.long):
                left -= 1
                self._offer(s, seat, long[left])
            self._offer_from_deck(s, seat, i64(self.deal))

    def _shuffle_in(self, s: State, tickets: vec[i64]) -> None:
        """Shuffled, these tickets go under what is left of the deck."""
        _shuffle(s, tickets)
        for ticket in tickets:
            self._put_under(s, ticket, IN_DECK)

    def _put_under(self, s: State, ticket: i64, where: i64) -> None:
        s.tickets[self.count + (s.queue_head + s.queue_size) % self.count] = ticket
        s.queue_size += 1
        s.tickets[ticket] = where

    def _offer_from_deck(self, s: State, seat: i64, most: i64) -> None:
        """Lay the top tickets before a seat, fewer where fewer are left (U24)."""
        if s.queue_size < most:
            self.rebuild(s)
        count: i64 = most if most < s.queue_size else s.queue_size
        for _ in range(count):
            self._offer(s, seat, self.take_top(s))

    def take_top(self, s: State) -> i64:
        """The top ticket of a deck that is not empty, on its way to another place."""
        ticket: i64 = s.tickets[self.count + s.queue_head]
        s.queue_head = (s.queue_head + 1) % self.count
        s.queue_size -= 1
        return ticket

    def _offer(self, s: State, seat: i64, ticket: i64) -> None:
        s.tickets[ticket] = place(ON_OFFER, seat)
        s.ledger[self.offered + seat] += 1
        s.tell(events.OFFER, seat, ticket)

    # The discard pile

    def rebuild(self, s: State) -> None:
        """N3: the discarded tickets, shuffled, go under what is left of the deck: as if done when that ran out."""
        pile = numbers([int(ticket) for ticket in range(self.count) if in_pile(s.tickets[ticket])])
        self._shuffle_in(s, pile)
        if len(pile) > 0:
            s.tell(events.RESHUFFLE, events.TICKET_DECK, i64(len(pile)))

    def discard(self, s: State, ticket: i64) -> None:
        """A ticket that everybody has seen goes to the pile."""
        s.tickets[ticket] = place(IN_PILE, EVERYBODY)

    def _can_draw(self, s: State) -> bool:
        """U24, N3: there is a ticket in the deck, or one to make a deck of."""
        if s.queue_size > 0 or not self.has_pile:
            return s.queue_size > 0
        tickets = s.tickets
        for ticket in range(self.count):
            if in_pile(tickets[ticket]):
                return True
        return False

    # Choosing

    def legal(self, s: State, out: Moves) -> None:
        if s.phase == TURN:
            if self._can_draw(s):
                out.add(self.draw_action)
            return
        choices = self.first_masks if s.phase == FIRST_TICKETS else self.masks[s.ledger[self.offered + s.seat]]
        for mask in choices:
            out.add(self.keep_base + mask)

    def refuse(self, s: State, action: i64) -> Refusal:
        drawing = action == self.draw_action
        if s.phase == TURN or drawing:
            return (refusals.NO_TICKETS, 0) if s.phase == TURN and drawing else (refusals.NOT_NOW, 0)
        if (action - self.keep_base) >> s.ledger[self.offered + s.seat]:
            return refusals.NOT_OFFERED, 0
        return refusals.KEEP_MORE, self.keep if s.phase == FIRST_TICKETS else self.draw_keep

    def apply(self, s: State, action: i64) -> None:
        if action == self.draw_action:
            self._offer_from_deck(s, s.seat, self.draw)
            s.phase = CHOOSE_TICKETS
        elif s.phase == FIRST_TICKETS:
            self._keep(s, action - self.keep_base, self.first_unkept)
            self.rules.opened(s)
        else:
            self._keep(s, action - self.keep_base, self.unkept)
            self.rules.end_turn(s)

    def _keep(self, s: State, mask: i64, unkept: i64) -> None:
        """Bit i of the mask: the i-th ticket on offer, in the order of the board's tickets, is kept."""
        seat: i64 = s.seat
        s.tell(events.KEEP, seat, mask, 0 if s.phase == FIRST_TICKETS else i64(int(mask).bit_count()))
        tickets = s.tickets
        offered: i64 = place(ON_OFFER, seat)
        for ticket in range(self.count):
            if tickets[ticket] == offered:
                if mask & 1:
                    tickets[ticket] = place(HELD, seat)
                elif unkept == IN_DECK:
                    self._put_under(s, ticket, place(IN_DECK, seat))
                else:
                    tickets[ticket] = place(unkept, seat)
                mask >>= 1
        s.ledger[self.offered + seat] = 0

    # Scoring

    def held(self, s: State, seat: i64) -> list[int]:
        """The tickets a seat has kept."""
        tickets, held = s.tickets, place(HELD, seat)
        return [int(ticket) for ticket in range(self.count) if tickets[ticket] == held]

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        for sheet in sheets:
            scratch.network.load(s.owner, i64(sheet.seat))
            self._join_borrowed(sheet, scratch.network)
            for ticket in self.held(s, i64(sheet.seat)):
                self._score_ticket(s, sheet, ticket, scratch)
            sheet.ranks[MOST_TICKETS] = len(sheet.completed)

    def _join_borrowed(self, sheet: Sheet, network: Network) -> None:
        # E20: borrowed routes are links too.
        for _, borrowed in sheet.borrowed:
            if borrowed >= 0:
                route = self.rules.board.routes[borrowed]
                network.join(i64(route.a), i64(route.b))

    def _score_ticket(self, s: State, sheet: Sheet, number: int, scratch: Scratch) -> None:
        # U27: plus its value when the cities are joined, minus its value when not.
        ticket = self.rules.board.tickets[number]
        if scratch.network.joined(ticket.cities):
            sheet.completed.append(number)
            sheet.lines[TICKETS] += self.worth(s, sheet.seat, ticket, scratch.trails)
        else:
            sheet.failed.append(number)
            sheet.lines[TICKETS] -= ticket.penalty

    def worth(self, s: State, seat: int, ticket: Ticket, trails: Trails) -> int:
        """What a completed ticket brings. W5: a tour is worth its high value only in the printed order."""
        if ticket.points == ticket.points_any_order or trails.visits(s.owner, seat, ticket.cities):
            return ticket.points
        return ticket.points_any_order


def kept(offer: list[int], argument: int) -> list[int]:
    """The tickets on offer that `keep` with this argument keeps: it counts their masks, of which none is 0."""
    return [offer[at] for at in kept_places(argument + 1) if at < len(offer)]


def kept_places(mask: int) -> list[int]:
    """The places in an offer that the bits of a mask stand for, from 0 on."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def masks(size: int, keep: int) -> vec[i64]:
    """Every choice of at least `keep` out of `size` tickets."""
    return numbers([mask for mask in range(1, 2**size) if mask.bit_count() >= keep])


def _shuffle(s: State, tickets: vec[i64]) -> None:
    last: i64 = len(tickets) - 1
    while last > 0:
        other: i64 = below(s.rng, TICKET_STREAM, last + 1)
        ticket: i64 = tickets[last]
        tickets[last] = tickets[other]
        tickets[other] = ticket
        last -= 1

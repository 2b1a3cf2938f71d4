"""A position: the numbers that a planner reads out of a state, and only those that its seat may know."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import NO_SUIT, Atlas
from trilhos.engine.chapters.claims import is_open
from trilhos.engine.chapters.tickets import HELD, ON_OFFER
from trilhos.engine.sight import EVERYBODY, ZONE, place
from trilhos.engine.state import FIRST_TICKETS, NONE, PIECES, State, numbers

GAME_TURNS: Final = 38.0  # turns in which a player usually places all pieces
LATE: Final = 5.0  # own turns before the end from which on a route's price is the turns it takes
PATIENCE: Final = 12.0  # turns after which the pace of this game counts as much as the usual one


@final
class Position:
    """The outlook of the seat to move: cards by suit, pieces by kind, turns left. Made once, read for every decision.

    The state may be one that was imagined (`determinize`): nothing is read that its seat doesn't know for sure.
    """

    def __init__(self, atlas: Atlas, late: float = LATE) -> None:
        self.atlas = atlas
        self.rules = atlas.rules
        self.claims = atlas.claims
        self.players: i64 = atlas.rules.players
        self.kinds: i64 = atlas.piece_kinds
        self.supply: i64 = atlas.rules.supply
        self.s: State = atlas.rules.blank
        self.me: i64 = 0
        self.opening = True
        self.units: vec[i64] = numbers([0] * int(atlas.suits))
        self.wilds: i64 = 0
        self.cards: i64 = 0
        self.pieces: vec[i64] = numbers([0] * atlas.piece_kinds)
        self.reach: vec[i64] = numbers([0] * atlas.piece_kinds)  # with those that an exchange would bring
        self.reserve: i64 = 0
        self.turns: float = GAME_TURNS  # own turns that are left, this one among them
        self.late = late
        self.is_late = False  # no more are left than `late` says: the end is near

    def read(self, s: State) -> None:
        """Look at a state as its seat to move does."""
        self.s = s
        self.me = s.seat
        self.opening = s.phase == FIRST_TICKETS or s.phase == PIECES
        self._count_cards(s)
        self._count_pieces(s)
        self.turns = self._turns_left(s)
        self.is_late = self.turns <= self.late

    def _count_cards(self, s: State) -> None:
        atlas, units, cards = self.atlas, self.units, s.cards
        for suit in range(atlas.suits):
            units[suit] = 0
        hand: i64 = self.rules.hand(self.me)
        total: i64 = 0
        for kind in range(self.rules.kinds):
            count: i64 = i64(cards[hand + kind])
            if count:
                total += count
                if atlas.suit_of[kind] != NO_SUIT:
                    units[atlas.suit_of[kind]] += count * atlas.units_of[kind]
        self.wilds = i64(cards[hand + atlas.wild])
        self.cards = total

    def _count_pieces(self, s: State) -> None:
        reserve: i64 = 0
        for kind in range(self.kinds):
            self.pieces[kind] = s.ledger[self.claims.pieces_at(kind, self.me)]
            self.reach[kind] = self.pieces[kind]
            reserve += self.pieces[kind]
        chapter = self.atlas.pieces
        if chapter is not None:
            for kind in range(self.kinds):
                box: i64 = s.ledger[chapter.box_at(kind, self.me)]
                if self.opening:
                    self.pieces[kind] = box
                    self.reach[kind] = box
                else:
                    other: i64 = self.pieces[1 - kind]
                    self.reach[kind] += box if box < other else other
        self.reserve = self.supply if self.opening else reserve

    def _turns_left(self, s: State) -> float:
        """Known at the end, before that guessed from the pieces."""
        if s.turns_left != NONE:
            return float(int((s.turns_left + self.players - 1) // self.players))
        if self.opening:
            return GAME_TURNS
        ending = self.atlas.ending
        least = self._turns_of(s, 0)
        for seat in range(i64(1), self.players):
            turns = self._turns_of(s, seat)
            if turns < least:
                least = turns
        return least + float(int(ending.turns))

    def _turns_of(self, s: State, seat: i64) -> float:
        supply = float(int(self.supply))
        left: i64 = self.reserve_of(seat)
        usual = supply / GAME_TURNS
        past = float(int(s.turn)) / float(int(self.players)) + PATIENCE
        pace = (supply - float(int(left)) + usual * PATIENCE) / past
        over: i64 = left - self.atlas.ending.at
        return 1.0 + (float(int(over)) / pace if over > 0 else 0.0)

    def reserve_of(self, seat: i64) -> i64:
        """How many pieces a seat can still place."""
        left: i64 = 0
        for kind in range(self.kinds):
            left += self.s.ledger[self.claims.pieces_at(kind, seat)]
        return left

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        hand: i64 = self.rules.hand(seat)
        total: i64 = 0
        for kind in range(self.rules.kinds):
            total += i64(self.s.cards[hand + kind])
        return total

    def is_free(self, route: i64) -> bool:
        """Whether the seat may claim a route, now or later."""
        return is_open(self.s.owner, self.claims.rival, route, self.me)

    # Tickets

    def holds(self, ticket: i64) -> bool:
        """Whether the seat has kept a ticket."""
        return self.s.tickets[ticket] == place(HELD, self.me)

    def is_offered(self, ticket: i64) -> bool:
        """Whether a ticket lies before the seat."""
        return self.s.tickets[ticket] == place(ON_OFFER, self.me)

    def could_draw(self, ticket: i64) -> bool:
        """Whether a ticket may lie unseen in the deck."""
        knows: i64 = self.s.tickets[ticket] % ZONE
        return self.atlas.regular[ticket] == 1 and knows != 1 + self.me and knows != 1 + EVERYBODY

    # Chapters that not every rulebook has

    def stations_left(self) -> i64:
        """Stations that can still be built."""
        chapter = self.atlas.stations
        return i64(0) if chapter is None else i64(chapter.each) - self.s.ledger[chapter.built + self.me]

    def station_at(self, city: i64) -> i64:
        """The seat whose station stands in a city, or NONE."""
        chapter = self.atlas.stations
        return NONE if chapter is None else self.s.ledger[chapter.site + city]

    def harbours_left(self) -> i64:
        """Harbours that can still be built."""
        chapter = self.atlas.harbours
        return i64(0) if chapter is None else i64(chapter.each) - self.s.ledger[chapter.built + self.me]

    def harbour_at(self, city: i64) -> i64:
        """The seat whose harbour stands in a city, or NONE."""
        chapter = self.atlas.harbours
        return NONE if chapter is None else self.s.ledger[chapter.site + city]

    def may_exchange(self, count: i64) -> bool:
        """Whether so many more pieces are within what a seat exchanges at most: one box full in a game.

        Everybody sees how many it has exchanged (S21). Without an end to it, two wishes could take turns for ever.
        """
        chapter = self.atlas.pieces
        return chapter is not None and self.s.ledger[chapter.exchanged + self.me] + count <= chapter.boxed

    def tokens(self) -> i64:
        """The seat's own tokens."""
        chapter = self.atlas.tolls
        return i64(0) if chapter is None else self.s.ledger[chapter.tokens + self.me]

    def has_loan(self) -> bool:
        """Whether the seat has a loan already."""
        chapter = self.atlas.tolls
        return chapter is not None and self.s.ledger[chapter.loans + self.me] > 0

    # For those who ask in Python's numbers

    def free(self) -> list[int]:
        """The routes that the seat may claim, now or later."""
        return [int(route) for route in range(self.atlas.routes) if self.is_free(route)]

    def tickets(self) -> list[int]:
        """The tickets that the seat has kept."""
        return [int(ticket) for ticket in range(self.atlas.ticket_count) if self.holds(ticket)]

    def offer(self) -> list[int]:
        """The tickets that lie before the seat."""
        return [int(ticket) for ticket in range(self.atlas.ticket_count) if self.is_offered(ticket)]

"""What a seat sees, as one row of numbers for learners: the same information as `observe`, field by field.

Seats are counted from the viewer on: it is 0, the seat to its left 1. `docs/observation.md` explains every field.
"""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trilhos.engine.chapters.tickets import EVERYBODY, HELD, IN_BOX, IN_DECK, IN_PILE, ON_OFFER, ZONE, place
from trilhos.engine.events import HIDDEN
from trilhos.engine.rules import BY_SEAT, SEATS, LedgerPart, Rules
from trilhos.engine.state import FIRST_TICKETS, State, numbers

OBSERVATION_VERSION: Final = 2  # grows when a field's place or meaning changes

# Where a ticket is, as far as the viewer knows.
SOMEWHERE: Final = 0
MINE: Final = 1
BEFORE_ME: Final = 2
PUT_ASIDE: Final = 3
DISCARDED: Final = 4
REVEALED: Final = 5
DECK_TOP: Final[i64] = 6  # in the deck where the viewer put it: 6 for the top, 7 for the next, and so on

SCALARS: Final = ["phase", "seat", "to_act", "turn", "passes", "turns_left", "drawn", "target", "cost", "charger"]
TALLIES: Final = ["ticket_deck", "ticket_pile", "tickets_elsewhere"]  # behind the numbers of tickets by seat
PLACES: Final[i64] = IN_PILE + ZONE  # places of a ticket
BEYOND: Final[i64] = 3  # owners that are no seats: closed, free, and the neutral player behind the last seat


class Field:
    """A run of the row with one meaning."""

    def __init__(self, name: str, at: int, count: int) -> None:
        self.name = name
        self.at = at
        self.count = count


class Observer:
    """Writes rows for one rulebook. Which number goes where is looked up in tables, one part of them a viewer."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.fields: list[Field] = []
        self.size = 0
        self.players: i64 = rules.players
        self.routes: i64 = len(rules.board.routes)
        self.tickets: i64 = len(rules.board.tickets)
        self.decks: i64 = len(rules.cards.decks)
        decks = [rules.cards.of_deck(deck) for deck in range(len(rules.cards.decks))]
        self.by_deck: vec[i64] = numbers([kind for kinds in decks for kind in kinds])
        self.deck_start: vec[i64] = numbers([0, *accumulate(len(kinds) for kinds in decks)])
        self._add_fields()
        seats = range(int(rules.players))
        self.turned: vec[i64] = numbers([number for seat in seats for number in _turned(rules, seat)])
        self.card_from: vec[i64] = numbers([at for seat in seats for at in _card_places(rules, seat)])
        self.ledger_from: vec[i64] = numbers([at for seat in seats for at in _ledger_places(rules, seat)])
        self.cards_seen: i64 = len(self.card_from) // len(seats)
        self.holds_seat: vec[i64] = numbers([part.holds == SEATS for part in rules.ledger_parts for _ in _run(part)])
        self.ticket_seen: vec[i64] = numbers([what for seat in seats for what in _ticket_places(seat)])
        self.tally: vec[i64] = numbers([slot for seat in seats for slot in _tally(rules, seat, False)])
        self.first_tally: vec[i64] = numbers([slot for seat in seats for slot in _tally(rules, seat, True)])

    def _add_fields(self) -> None:
        """Name the parts of a row in the order in which `write` fills it."""
        players, kinds, decks = int(self.rules.players), int(self.rules.kinds), int(self.decks)
        for name in SCALARS:
            self._add(name, 1)
        self._add("owner", int(self.routes))
        self._add("hand", kinds)
        self._add("known", players * kinds)
        for name in ("pile", "laid", "turned"):
            self._add(name, kinds)
        self._add("hand_sizes", players * decks)
        self._add("deck_sizes", decks)
        self._add("tickets", int(self.tickets))
        self._add("ticket_counts", players)
        for name in TALLIES:
            self._add(name, 1)
        for part in self.rules.ledger_parts:
            self._add(part.name, part.count)

    def _add(self, name: str, count: int) -> None:
        self.fields.append(Field(name, self.size, count))
        self.size += count

    def write(self, s: State, viewer: i64, out: vec[i32], at: i64) -> None:
        """Put the row of a seat into `out`, from `at` on."""
        at = self._write_scalars(s, viewer, out, at)
        at = self._write_owners(s, viewer, out, at)
        at = self._write_cards(s, viewer, out, at)
        at = self._write_sizes(s, viewer, out, at)
        at = self._write_tickets(s, viewer, out, at)
        self._write_ledger(s, viewer, out, at)

    def _write_scalars(self, s: State, viewer: i64, out: vec[i32], at: i64) -> i64:
        out[at] = i32(s.phase)
        out[at + 1] = i32(viewer)
        out[at + 2] = i32(self.turned[viewer * (self.players + BEYOND) + s.seat + 2])
        out[at + 3] = i32(s.turn)
        out[at + 4] = i32(s.passes)
        out[at + 5] = i32(s.turns_left)
        out[at + 6] = i32(s.drawn)
        out[at + 7] = i32(s.target)
        out[at + 8] = i32(s.cost)
        out[at + 9] = i32(s.charger)
        return at + 10

    def _write_owners(self, s: State, viewer: i64, out: vec[i32], at: i64) -> i64:
        turned = self.turned
        base: i64 = viewer * (self.players + BEYOND) + 2
        owner = s.owner
        for route in range(self.routes):
            out[at + route] = i32(turned[base + owner[route]])
        return at + self.routes

    def _write_cards(self, s: State, viewer: i64, out: vec[i32], at: i64) -> i64:
        cards = s.cards
        places = self.card_from
        base: i64 = viewer * self.cards_seen
        for i in range(self.cards_seen):
            out[at + i] = i32(cards[places[base + i]])
        return at + self.cards_seen

    def _write_sizes(self, s: State, viewer: i64, out: vec[i32], at: i64) -> i64:
        for left in range(self.players):
            seat: i64 = viewer + left
            self._count(s, self.rules.hand(seat if seat < self.players else seat - self.players), out, at)
            at += self.decks
        self._count(s, self.rules.deck, out, at)
        return at + self.decks

    def _count(self, s: State, pocket: i64, out: vec[i32], at: i64) -> None:
        """How many cards of each deck are in a pocket."""
        cards = s.cards
        kinds = self.by_deck
        for deck in range(self.decks):
            total: i64 = 0
            for i in range(self.deck_start[deck], self.deck_start[deck + 1]):
                total += i64(cards[pocket + kinds[i]])
            out[at + deck] = i32(total)

    def _write_tickets(self, s: State, viewer: i64, out: vec[i32], at: i64) -> i64:
        """Where each ticket is, and how many there are in all hands, in the deck, on the pile and elsewhere."""
        tickets = s.tickets
        what = self.ticket_seen
        tally = self.first_tally if s.phase == FIRST_TICKETS else self.tally
        base: i64 = viewer * PLACES
        counts: i64 = at + self.tickets
        after: i64 = counts + self.players + len(TALLIES)
        returned = False
        for i in range(counts, after):
            out[i] = 0
        for ticket in range(self.tickets):
            where: i64 = base + tickets[ticket]
            seen: i64 = what[where]
            out[at + ticket] = i32(seen)
            out[counts + tally[where]] += 1
            if seen == DECK_TOP:
                returned = True
        if returned:
            self._find_returned(s, viewer, out, at)
        return after

    def _find_returned(self, s: State, viewer: i64, out: vec[i32], at: i64) -> None:
        """How deep in the deck the viewer's own tickets lie; U6: at first those of the others don't count."""
        tickets = s.tickets
        own: i64 = place(IN_DECK, viewer)
        first = s.phase == FIRST_TICKETS
        depth: i64 = DECK_TOP
        slot: i64 = self.tickets + s.queue_head
        for _ in range(s.queue_size):
            ticket: i64 = tickets[slot]
            if tickets[ticket] == own:
                out[at + ticket] = i32(depth)
            if not first or tickets[ticket] == own or tickets[ticket] == IN_DECK:
                depth += 1
            slot = slot + 1 if slot + 1 < 2 * self.tickets else self.tickets

    def _write_ledger(self, s: State, viewer: i64, out: vec[i32], at: i64) -> None:
        size: i64 = self.rules.ledger_size
        ledger = s.ledger
        places = self.ledger_from
        holds_seat = self.holds_seat
        base: i64 = viewer * (self.players + BEYOND) + 2
        for i in range(size):
            source: i64 = places[viewer * size + i]
            if source < 0:
                out[at + i] = HIDDEN
            elif holds_seat[i]:
                out[at + i] = i32(self.turned[base + ledger[source]])
            else:
                out[at + i] = i32(ledger[source])


def _run(part: LedgerPart) -> range:
    return range(part.count)


def _around(rules: Rules, viewer: int) -> list[int]:
    """All seats, the viewer first, then clockwise."""
    players = int(rules.players)
    return [(viewer + left) % players for left in range(players)]


def _turned(rules: Rules, viewer: int) -> list[int]:
    """Every owner there can be, from CLOSED on, as the viewer counts."""
    players = int(rules.players)
    return [-2, -1, *[(seat - viewer) % players for seat in range(players)], players]


def _card_places(rules: Rules, viewer: int) -> list[int]:
    """Where the cards stand that the viewer sees: its hand, what is known of each hand, pile, laid, turned over."""
    known = [rules.known(i64(seat)) for seat in _around(rules, viewer)]
    rows = [rules.hand(i64(viewer)), *known, rules.pile, rules.laid, rules.turned]
    return [int(row) + kind for row in rows for kind in range(int(rules.kinds))]


def _ledger_places(rules: Rules, viewer: int) -> list[int]:
    """Where each number of the ledger stands, rows by seat turned to the viewer; -1 for what it may not see."""
    hidden = {at for at, seat in rules.secrets if seat != viewer}
    places = [at for part in rules.ledger_parts for at in _part_places(rules, part, viewer)]
    return [-1 if at in hidden else at for at in places]


def _part_places(rules: Rules, part: LedgerPart, viewer: int) -> list[int]:
    players = int(rules.players)
    if part.holds != BY_SEAT:
        return [part.at + i for i in _run(part)]
    rows = range(part.at, part.at + part.count, players)
    return [row + seat for row in rows for seat in _around(rules, viewer)]


def _ticket_places(viewer: int) -> list[int]:
    """What the viewer knows of a ticket at each place."""
    seen = [SOMEWHERE] * int(PLACES)
    for zone, what in ((HELD, MINE), (ON_OFFER, BEFORE_ME), (IN_BOX, PUT_ASIDE), (IN_PILE, DISCARDED)):
        seen[int(place(zone, i64(viewer)))] = what
    seen[int(place(IN_PILE, EVERYBODY))] = REVEALED
    seen[int(place(IN_DECK, i64(viewer)))] = int(DECK_TOP)
    return seen


def _tally(rules: Rules, viewer: int, first: bool) -> list[int]:
    """Which number a ticket at each place adds to: a seat's tickets, the deck, the pile, or those elsewhere.

    U6: in the first choice nobody sees what the others keep, return or discard.
    """
    players = int(rules.players)
    elsewhere = players + 2
    slots = [players] * int(ZONE) + [elsewhere] * int(PLACES - ZONE)
    slots[int(IN_PILE) :] = [players + 1] * int(ZONE)
    for left, seat in enumerate(_around(rules, viewer)):
        slots[int(place(HELD, i64(seat)))] = left
        if first and seat != viewer:
            for zone in (IN_DECK, HELD, IN_PILE):
                slots[int(place(zone, i64(seat)))] = elsewhere
    return slots

"""What a seat sees, as one row of numbers for learners: as `sight` says, just like a view.

Seats are counted from the viewer on: it is 0, the seat to its left 1. `docs/observation.md` explains every field.
"""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trilhos.engine.events import HIDDEN
from trilhos.engine.rules import Rules
from trilhos.engine.sight import DECK_TOP, POCKETS, SEATS, SITES, TALLIES, UNSEEN
from trilhos.engine.state import State, numbers

OBSERVATION_VERSION: Final = 2  # grows when a field's place or meaning changes

SCALARS: Final = ["phase", "seat", "to_act", "turn", "passes", "turns_left", "drawn", "target", "cost", "charger"]
ELSEWHERE: Final = "tickets_elsewhere"
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
        self.size_from: vec[i64] = numbers([at for seat in seats for at in _counted_rows(rules, seat)])
        self.ledger_from: vec[i64] = numbers([at for seat in seats for at in _ledger_places(rules, seat)])
        self.cards_seen: i64 = len(self.card_from) // len(seats)
        self.sizes_seen: i64 = len(self.size_from) // len(seats)
        held = [part.holds for part in rules.ledger_parts for _ in range(part.count)]
        self.holds_seat: vec[i64] = numbers([int(holds in (SEATS, SITES)) for holds in held])
        # What `sight` says of tickets, within reach: a row takes less than a microsecond, and every detour counts.
        self.ticket_places: i64 = rules.sight.ticket_places
        self.known = rules.sight.known
        self.counted = rules.sight.counted
        self.counted_closed = rules.sight.counted_closed
        self.closed: i64 = rules.sight.closed
        self.elsewhere: i64 = rules.sight.elsewhere

    def _add_fields(self) -> None:
        """Name the parts of a row in the order in which `write` fills it."""
        players, kinds, decks = int(self.rules.players), int(self.rules.kinds), int(self.decks)
        for name in SCALARS:
            self._add(name, 1)
        self._add("owner", int(self.routes))
        sight, seats = self.rules.sight, list(range(players))
        for at, pocket in enumerate(POCKETS):
            if pocket.sight != UNSEEN:
                self._add(pocket.name, len(sight.seen_in(at, 0, seats)) * kinds)
        for at, pocket in enumerate(POCKETS):
            if pocket.counted:
                self._add(f"{pocket.name}_sizes", len(sight.rows[at]) * decks)
        self._add("tickets", int(self.tickets))
        self._add("ticket_counts", players)
        for name in (*TALLIES, ELSEWHERE):
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
        rows = self.size_from
        for i in range(viewer * self.sizes_seen, (viewer + 1) * self.sizes_seen):
            self._count(s, rows[i], out, at)
            at += self.decks
        return at

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
        what = self.known
        tally = self.counted_closed if s.phase == self.closed else self.counted
        base: i64 = viewer * self.ticket_places
        counts: i64 = at + self.tickets
        after: i64 = counts + self.elsewhere + 1
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
        """How deep in the deck, as far as the viewer sees that it is there, its own tickets lie."""
        tickets, known = s.tickets, self.known
        tally = self.counted_closed if s.phase == self.closed else self.counted
        deck: i64 = self.rules.sight.deck_slot
        base: i64 = viewer * self.ticket_places
        depth: i64 = DECK_TOP
        slot: i64 = self.tickets + s.queue_head
        for _ in range(s.queue_size):
            ticket: i64 = tickets[slot]
            where: i64 = base + tickets[ticket]
            if known[where] == DECK_TOP:
                out[at + ticket] = i32(depth)
            if tally[where] == deck:
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


def _turned(rules: Rules, viewer: int) -> list[int]:
    """Every owner there can be, from CLOSED on, as the viewer counts."""
    players = int(rules.players)
    return [-2, -1, *[(seat - viewer) % players for seat in range(players)], players]


def _card_places(rules: Rules, viewer: int) -> list[int]:
    """Where the cards stand that the viewer sees, pocket by pocket."""
    sight, around = rules.sight, rules.sight.around(viewer)
    rows = [row for pocket in range(len(POCKETS)) for row in sight.seen_in(pocket, viewer, around)]
    return [row + kind for row in rows for kind in range(int(rules.kinds))]


def _counted_rows(rules: Rules, viewer: int) -> list[int]:
    """Where the rows of cards start of which everybody sees how many there are."""
    sight, around = rules.sight, rules.sight.around(viewer)
    return [row for at, pocket in enumerate(POCKETS) if pocket.counted for row in sight.rows_of(at, around)]


def _ledger_places(rules: Rules, viewer: int) -> list[int]:
    """Where each number of the ledger stands, rows by seat turned to the viewer; -1 for what it may not see."""
    sight, around = rules.sight, rules.sight.around(viewer)
    places = [at for part in rules.ledger_parts for at in part.places(around)]
    return [-1 if sight.hides(at, viewer) else at for at in places]

"""Who sees what of a state, said once: views, rows for learners and all that is made of these follow from it.

Cards lie in `POCKETS`. Tickets lie in zones, which the chapter's voice declares. Numbers stand in parts of the ledger,
which chapters reserve.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.state import NONE, numbers

# Who sees it.
PUBLIC: Final = 0  # everybody
OWN: Final = 1  # by seat: only that seat
UNSEEN: Final = 2  # nobody

SPECTATOR: Final = -1  # a viewer without a seat

# Cards


class Pocket:
    """A row of card counts, or one for `each` seat.

    sight    who sees which cards lie there
    counted  whether everybody sees how many of each deck do: backs differ
    """

    def __init__(self, name: str, each: bool = False, sight: int = PUBLIC, counted: bool = False) -> None:
        self.name = name
        self.each = each
        self.sight = sight
        self.counted = counted


# Their places in POCKETS.
HAND: Final = 0
KNOWN: Final = 1
DECK: Final = 2
PILE: Final = 3
LAID: Final = 4
TURNED: Final = 5
POCKETS: Final = (
    Pocket("hand", each=True, sight=OWN, counted=True),
    Pocket("known", each=True),  # of each hand, the cards that everybody saw go into it
    Pocket("deck", sight=UNSEEN, counted=True),
    Pocket("pile"),
    Pocket("laid"),
    Pocket("turned"),
)

# Tickets

ZONE: Final[i64] = 8  # places in a zone: 0, or 1 + the seat that knows the ticket there
EVERYBODY: Final[i64] = 6  # in the place of a seat: the ticket lies there for all to see

# What a viewer knows of a ticket.
SOMEWHERE: Final = 0
MINE: Final = 1
BEFORE_ME: Final = 2
PUT_ASIDE: Final = 3
DISCARDED: Final = 4
REVEALED: Final = 5
DECK_TOP: Final[i64] = 6  # in the deck where the viewer put it: 6 for the top, 7 for the next, and so on
KNOWLEDGE: Final = 7

TALLIES: Final = ("ticket_deck", "ticket_pile")  # numbers of tickets that everybody sees, beside those by seat


def place(zone: i64, seat: i64) -> i64:
    """A zone, and the seat that knows the ticket there."""
    return zone + 1 + seat


class Zone:
    """Where tickets lie: whoever knows one of them sees it, the others at most how many there are.

    known    what it is to the seat that knows it there
    tally    the name of their number, all together
    by_seat  whether everybody sees how many each seat has there
    closed   the phase in which nobody sees what the others put there
    """

    def __init__(self, at: i64, known: int, tally: str = "", by_seat: bool = False, closed: i64 = NONE) -> None:
        self.at: i64 = at
        self.known = known
        self.tally = tally
        self.by_seat = by_seat
        self.closed: i64 = closed


# The ledger

NUMBERS: Final = 0  # ledger entries that hold counts, points, cards
BY_SEAT: Final = 1  # rows with one number for each seat
SEATS: Final = 2  # entries that hold a seat, or NONE
SITES: Final = 3  # by city, the seat that has built there, or NONE


class LedgerPart:
    """A run of the ledger that one chapter has reserved: what it holds, and who sees it."""

    def __init__(self, name: str, at: int, count: int, sight: int, holds: int) -> None:
        self.name = name
        self.at = at
        self.count = count
        self.sight = sight
        self.holds = BY_SEAT if sight == OWN else holds

    def places(self, around: list[int]) -> list[int]:
        """Its places, those by seat in this order of the seats."""
        if self.holds != BY_SEAT:
            return list(range(self.at, self.at + self.count))
        return [row + seat for row in range(self.at, self.at + self.count, len(around)) for seat in around]

    def hidden_from(self, viewer: int, players: int) -> list[int]:
        """The places in it that a viewer doesn't see."""
        own = self.sight == OWN
        places = range(self.at, self.at + self.count)
        return [at for at in places if self.sight != PUBLIC and not (own and (at - self.at) % players == viewer)]


class Column:
    """A number that is told of each seat: a row of the ledger, or what is left of `out_of` there.

    `leading` ones are told before the cards and tickets of a seat, the others behind them.
    """

    def __init__(self, name: str, at: int, out_of: int, leading: bool) -> None:
        self.name = name
        self.at = at
        self.out_of = out_of
        self.leading = leading


@final
class Sight:
    """What each viewer sees of a rulebook's states, as tables: one part of them a seat, the last for spectators."""

    def __init__(self, players: int, kinds: int, zones: list[Zone]) -> None:
        self.players = players
        self.kinds = kinds
        self.viewers = [*range(players), SPECTATOR]
        self.pocket_at: list[int] = []
        self.card_places = 0
        for pocket in POCKETS:
            self.pocket_at.append(self.card_places)
            self.card_places += kinds * (players if pocket.each else 1)
        seats = list(range(players))
        self.rows = [self.rows_of(pocket, seats) for pocket in range(len(POCKETS))]  # by pocket: where its rows start
        # By viewer and pocket: where those rows start of which the viewer sees the cards.
        self.seen_rows = [[self.seen_in(p, v, seats) for p in range(len(POCKETS))] for v in self.viewers]
        self.hidden: list[list[int]] = [[] for _ in self.viewers]  # places in the ledger
        # Where tickets are counted: those of the seats, those of the TALLIES, and all others.
        self.deck_slot: i64 = players
        self.pile_slot: i64 = players + 1
        self.elsewhere: i64 = players + len(TALLIES)
        self.ticket_places: i64 = ZONE * (1 + max([int(zone.at // ZONE) for zone in zones], default=0))
        self.closed: i64 = max([zone.closed for zone in zones], default=NONE)
        # By viewer and place of a ticket: what it is to the viewer, and the number that it adds to; then while closed.
        self.known: vec[i64] = numbers([what for viewer in self.viewers for what in self._known(zones, viewer)])
        self.counted: vec[i64] = numbers([at for viewer in self.viewers for at in self._counted(zones, viewer, False)])
        self.counted_closed: vec[i64] = numbers(
            [at for viewer in self.viewers for at in self._counted(zones, viewer, True)]
        )

    def add(self, part: LedgerPart) -> None:
        """A chapter has reserved a part of the ledger."""
        for viewer in self.viewers:
            self.hidden[viewer] += part.hidden_from(viewer, self.players)

    def around(self, viewer: int) -> list[int]:
        """All seats, the viewer first, then clockwise."""
        return [(max(viewer, 0) + left) % self.players for left in range(self.players)]

    def row_of(self, viewer: int) -> i64:
        """Where the part of the tables for a viewer starts that has one number a place of tickets."""
        return (i64(self.players) if viewer == SPECTATOR else i64(viewer)) * self.ticket_places

    def counted_in(self, phase: i64) -> vec[i64]:
        """Which number a ticket adds to, as seen in a phase."""
        return self.counted_closed if phase == self.closed else self.counted

    def rows_of(self, pocket: int, seats: list[int]) -> list[int]:
        """Where the rows of a pocket start, in this order of the seats."""
        at = self.pocket_at[pocket]
        return [at + seat * self.kinds for seat in seats] if POCKETS[pocket].each else [at]

    def seen_in(self, pocket: int, viewer: int, seats: list[int]) -> list[int]:
        """Those of its rows of which the viewer sees the cards."""
        sight = POCKETS[pocket].sight
        if sight == OWN:
            return self.rows_of(pocket, [seat for seat in seats if seat == viewer])
        return [] if sight == UNSEEN else self.rows_of(pocket, seats)

    def hides(self, at: int, viewer: int) -> bool:
        """Whether a viewer may not see a place in the ledger."""
        return at in self.hidden[viewer]

    def _known(self, zones: list[Zone], viewer: int) -> list[int]:
        """What the viewer knows of a ticket at each place."""
        seen = [SOMEWHERE] * int(self.ticket_places)
        for zone in zones:
            if viewer != SPECTATOR:
                seen[int(place(zone.at, i64(viewer)))] = zone.known
            seen[int(place(zone.at, EVERYBODY))] = REVEALED
        return seen

    def _counted(self, zones: list[Zone], viewer: int, closed: bool) -> list[int]:
        """Which number a ticket at each place adds to: a seat's, that of its zone, or that of tickets elsewhere."""
        slots = [int(self.elsewhere)] * int(self.ticket_places)
        around = self.around(viewer)
        for zone in zones:
            at = int(zone.at)
            if zone.tally:
                slots[at : at + int(ZONE)] = [self.players + TALLIES.index(zone.tally)] * int(ZONE)
            for left, seat in enumerate(around):
                if closed and zone.closed != NONE and seat != viewer:
                    slots[int(place(zone.at, i64(seat)))] = int(self.elsewhere)
                elif zone.by_seat:
                    slots[int(place(zone.at, i64(seat)))] = left
        return slots

"""The state of a game: numbers only. It knows no rules, owns its random streams, and is cheap to clone."""

import hashlib
import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilhos.engine.events import Event
from trilhos.engine.random import game_streams

# Phases: what the seat has to decide.
FIRST_TICKETS: Final[i64] = 0
TURN: Final[i64] = 1
SECOND_CARD: Final[i64] = 2
CHOOSE_TICKETS: Final[i64] = 3
PAY: Final[i64] = 4
OVER: Final[i64] = 5
NEUTRAL: Final[i64] = 6
REFILL: Final[i64] = 7
PIECES: Final[i64] = 8
PHASES: Final = 9

FREE: Final[i64] = -1  # a route nobody owns
CLOSED: Final[i64] = -2  # a route nobody may claim any more
NONE: Final[i64] = -1  # no slot, no card, no target, no last turns yet

BYTES_VERSION: Final = 2
FIRST_VERSION: Final = 1
SCALARS: Final = 11
WIDTHS: Final = "qhqqq"  # by part: 64 bits, and 16 for the cards
HEAD: Final = "<17q"  # version, scalars, the sizes of the parts


@final
class State:
    """Scalars, and vecs whose layout `Rules` fixes when the chapters are bound.

    cards    rows of card counts, one a pocket (see `Rules`); narrow numbers, or the largest states would take 6 kB
    tickets  where each ticket is, then the ticket deck from `queue_head` on
    ledger   scores, pieces, and whatever else chapters reserve
    """

    def __init__(self, owner: vec[i64], cards: vec[i16], tickets: vec[i64], ledger: vec[i64], rng: vec[i64]) -> None:
        self.owner = owner
        self.cards = cards
        self.tickets = tickets
        self.ledger = ledger
        self.rng = rng
        self.phase: i64 = FIRST_TICKETS
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.passes: i64 = 0  # passes in a row
        self.turns_left: i64 = NONE
        self.drawn: i64 = 0  # cards drawn this turn; a face-up wild counts as two
        self.target: i64 = NONE  # the route or city that is being paid for
        self.cost: i64 = NONE
        self.charger: i64 = NONE  # the chapter that is told when the cost is paid
        self.queue_head: i64 = 0
        self.queue_size: i64 = 0
        self.journal: list[Event] | None = None

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        copy = State(self.owner[:], self.cards[:], self.tickets[:], self.ledger[:], self.rng[:])
        copy.phase = self.phase
        copy.seat = self.seat
        copy.turn = self.turn
        copy.passes = self.passes
        copy.turns_left = self.turns_left
        copy.drawn = self.drawn
        copy.target = self.target
        copy.cost = self.cost
        copy.charger = self.charger
        copy.queue_head = self.queue_head
        copy.queue_size = self.queue_size
        return copy

    def tell(self, kind: int, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write an event into the journal, if there is one."""
        if self.journal is not None:
            _write(self.journal, kind, a, b, c, d)

    def to_bytes(self) -> bytes:
        """The whole state in a fixed order, as wide as in memory; the same compiled and interpreted."""
        parts = self._parts()
        sizes = [len(part) for part in parts]
        items = [number for part in parts for number in part]
        return struct.pack(HEAD + _layout(sizes), BYTES_VERSION, *self._scalars(), *sizes, *items)

    @staticmethod
    def from_bytes(data: bytes) -> "State":
        """The state that `to_bytes` wrote; ValueError when the bytes are not that."""
        if len(data) < struct.calcsize(HEAD):
            raise ValueError("not the bytes of a state: wrong length")
        version, *head = struct.unpack_from(HEAD, data)
        if version != BYTES_VERSION:
            raise ValueError(f"state bytes of version {version}, not {BYTES_VERSION}")
        scalars, sizes = head[:SCALARS], head[SCALARS:]
        if min(sizes) < 0 or sum(sizes) > len(data) or struct.calcsize(HEAD + _layout(sizes)) != len(data):
            raise ValueError("not the bytes of a state: a length doesn't fit")
        values = list(struct.unpack(HEAD + _layout(sizes), data)[1 + len(head) :])
        parts = [values[sum(sizes[:at]) : sum(sizes[: at + 1])] for at in range(len(sizes))]
        owner, tickets, ledger, rng = [numbers(parts[at]) for at in (0, 2, 3, 4)]
        state = State(owner, counts(parts[1]), tickets, ledger, rng)
        state._set_scalars(scalars)
        return state

    def fingerprint(self) -> str:
        """A stable hash of the state: 16 hexadecimal digits."""
        # Save files hold it, so it is taken from the numbers as the first version wrote them, all 64 bits wide.
        values = [FIRST_VERSION, *self._scalars()]
        for part in self._parts():
            values += [len(part), *part]
        return hashlib.blake2b(struct.pack(f"<{len(values)}q", *values), digest_size=8).hexdigest()

    def _parts(self) -> list[list[int]]:
        cards = [int(count) for count in self.cards]
        owner, tickets, ledger, rng = [
            [int(number) for number in part] for part in (self.owner, self.tickets, self.ledger, self.rng)
        ]
        return [owner, cards, tickets, ledger, rng]

    def _scalars(self) -> list[int]:
        return [
            int(self.phase),
            int(self.seat),
            int(self.turn),
            int(self.passes),
            int(self.turns_left),
            int(self.drawn),
            int(self.target),
            int(self.cost),
            int(self.charger),
            int(self.queue_head),
            int(self.queue_size),
        ]

    def _set_scalars(self, values: list[int]) -> None:
        self.phase = i64(values[0])
        self.seat = i64(values[1])
        self.turn = i64(values[2])
        self.passes = i64(values[3])
        self.turns_left = i64(values[4])
        self.drawn = i64(values[5])
        self.target = i64(values[6])
        self.cost = i64(values[7])
        self.charger = i64(values[8])
        self.queue_head = i64(values[9])
        self.queue_size = i64(values[10])


def _write(journal: list[Event], kind: int, a: i64, b: i64, c: i64, d: i64) -> None:
    # Apart from `tell`, which is small enough now to be inlined: without a journal it costs next to nothing.
    journal.append((kind, int(a), int(b), int(c), int(d)))


def numbers(items: list[int]) -> vec[i64]:
    """A vec with these items."""
    return vec[i64]([i64(item) for item in items])


def counts(items: list[int]) -> vec[i16]:
    """A vec with these numbers of cards."""
    return vec[i16]([i16(item) for item in items])


def blank_state(routes: int, cards: int, tickets: int, ledger: int) -> State:
    """A state of these sizes in which nothing has happened."""
    owner, rest = numbers([int(FREE)] * routes), [numbers([0] * size) for size in (tickets, ledger)]
    return State(owner, counts([0] * cards), rest[0], rest[1], game_streams(0))


def _layout(sizes: list[int]) -> str:
    return "".join(f"{size}{width}" for size, width in zip(sizes, WIDTHS, strict=True))

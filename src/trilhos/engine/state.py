"""The state of a game: numbers only. It knows no rules, owns its random streams, and is cheap to clone."""

import hashlib
import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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

BYTES_VERSION: Final = 1
SCALARS: Final = 11


@final
class State:
    """Scalars, and vecs whose layout `Rules` fixes when the chapters are bound.

    cards    rows of card counts, one a pocket (see `Rules`)
    tickets  where each ticket is, then the ticket deck from `queue_head` on
    ledger   scores, pieces, and whatever else chapters reserve
    """

    def __init__(self, owner: vec[i64], cards: vec[i64], tickets: vec[i64], ledger: vec[i64], rng: vec[i64]) -> None:
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
        """The whole state in a fixed order, the same compiled and interpreted."""
        values = [BYTES_VERSION, *self._scalars()]
        for part in self._parts():
            values += [len(part), *part]
        return struct.pack(f"<{len(values)}q", *values)

    @staticmethod
    def from_bytes(data: bytes) -> "State":
        """The state that `to_bytes` wrote; ValueError when the bytes are not that."""
        if len(data) % 8 or len(data) < 8 * (SCALARS + 1):
            raise ValueError("not the bytes of a state: wrong length")
        values = list(struct.unpack(f"<{len(data) // 8}q", data))
        if values[0] != BYTES_VERSION:
            raise ValueError(f"state bytes of version {values[0]}, not {BYTES_VERSION}")
        state = _from_parts(_split(values[SCALARS + 1 :]))
        state._set_scalars(values[1 : SCALARS + 1])
        return state

    def fingerprint(self) -> str:
        """A stable hash of the state: 16 hexadecimal digits."""
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()

    def _parts(self) -> list[list[int]]:
        return [[int(x) for x in part] for part in (self.owner, self.cards, self.tickets, self.ledger, self.rng)]

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


def blank_state(routes: int, cards: int, tickets: int, ledger: int) -> State:
    """A state of these sizes in which nothing has happened."""
    zeros = [numbers([0] * size) for size in (cards, tickets, ledger)]
    return State(numbers([int(FREE)] * routes), zeros[0], zeros[1], zeros[2], game_streams(0))


def _split(values: list[int]) -> list[list[int]]:
    """Cut a run of length-prefixed lists apart; ValueError when the lengths don't add up."""
    parts = []
    while values:
        size = values[0]
        if not 0 <= size < len(values):
            raise ValueError("not the bytes of a state: a length doesn't fit")
        parts.append(values[1 : size + 1])
        values = values[size + 1 :]
    return parts


def _from_parts(parts: list[list[int]]) -> State:
    if len(parts) != 5:
        raise ValueError(f"not the bytes of a state: {len(parts)} parts, not 5")
    owner, cards, tickets, ledger, rng = [numbers(part) for part in parts]
    return State(owner, cards, tickets, ledger, rng)

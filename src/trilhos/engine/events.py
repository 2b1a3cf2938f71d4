"""What happens on the table, as five small ints an event: a kind and up to four values.

What the values stand for is said by the chapter that tells of it (`fields.EventKind` in its voice).
"""

from typing import Final

from trilhos.engine.fields import GIVEN_OUT, REVEALS, SEAT, SHOWS, EventKind

Event = tuple[int, int, int, int, int]

# The numbers that compiled chapters name. Whoever adds a chapter needs none of these: the rules give out others.
DEAL: Final = 0
MARKET: Final = 1
SHOW: Final = 2
FLUSH: Final = 3
RESHUFFLE: Final = 4
OFFER: Final = 5
KEEP: Final = 6
TURN: Final = 7
TAKE: Final = 8
DRAW: Final = 9
REFILL: Final = 10
LAY: Final = 11
TURN_OVER: Final = 12
TUNNEL: Final = 13
YIELD: Final = 14
CLAIM: Final = 15
STATION: Final = 16
PASS: Final = 17
ENDING: Final = 18
OVER: Final = 19
TOLL: Final = 20
REVEAL: Final = 21
NEUTRAL: Final = 22
PIECES: Final = 23
EXCHANGE: Final = 24
HARBOUR: Final = 25
STALLING: Final = 26
FIRST_FREE: Final = 64  # from here on the rules give numbers out

TICKET_DECK: Final = -1  # the deck in RESHUFFLE when tickets are meant
NOTHING: Final = -1
HIDDEN: Final = -9  # stands for a number that the viewer may not know

# Why a game is over, as OVER has it, and how that is spelt.
BY_PIECES: Final = 0
BY_PASSES: Final = 1
STALLED: Final = 2
REASONS: Final = ["pieces", "passes", "stalled"]

NEUTRAL_RESULTS: Final = ["blank", "claimed", "stopped"]  # the names of the results in NEUTRAL

# How a move can be taken back.
FREELY: Final = 0
IF_ALL_AGREE: Final = 1
NEVER: Final = 2


TURN_BEGINS: Final = EventKind("turn", TURN, effect=SHOWS, recapped=False, seat=SEAT)  # of no chapter


class EventKinds:
    """The kinds of events of a rulebook, and what follows from them for any event."""

    def __init__(self, declared: list[EventKind]) -> None:
        self.kinds: dict[int, EventKind] = {}
        self.number_of: dict[str, int] = {}
        for kind in declared:
            number = FIRST_FREE + len(self.kinds) if kind.number == GIVEN_OUT else kind.number
            self.kinds[number] = kind
            self.number_of[kind.name] = number

    def of(self, event: Event) -> EventKind:
        """The kind of an event."""
        return self.kinds[event[0]]

    def redact(self, event: Event, viewer: int) -> Event:
        """The event as a viewer sees it."""
        kind = self.kinds[event[0]]
        if not kind.private or event[kind.places["seat"]] == viewer:
            return event
        values = list(event)
        values[kind.private] = HIDDEN
        return (values[0], values[1], values[2], values[3], values[4])

    def reveals(self, event: Event) -> bool:
        """Whether an event shows anybody something that was hidden before."""
        kind = self.kinds[event[0]]
        return kind.effect == REVEALS and (not kind.unless or event[kind.unless] != NOTHING)

    def is_progress(self, event: Event) -> bool:
        """Whether somebody has got on by it: has a route, a building, a card or a ticket more (U31)."""
        kind = self.kinds[event[0]]
        return bool(kind.progress) and event[kind.progress] != NOTHING

    def undoing(self, events: list[Event]) -> int:
        """How the move that brought these events can be taken back."""
        if any(self.reveals(event) for event in events):
            return NEVER
        return IF_ALL_AGREE if any(self.of(event).effect == SHOWS for event in events) else FREELY

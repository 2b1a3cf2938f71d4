"""What happens on the table, as five small ints an event: a kind and four values (the comment names them)."""

from typing import Final

Event = tuple[int, int, int, int, int]

DEAL: Final = 0  # seat, card
MARKET: Final = 1  # the display is whole: after setup and after each flush
SHOW: Final = 2  # slot, deck, card: turned up as part of a whole display
FLUSH: Final = 3  # the display goes to the discard piles
RESHUFFLE: Final = 4  # deck, count
OFFER: Final = 5  # seat, ticket
KEEP: Final = 6  # seat, mask over the tickets on offer, how many are kept (0 in the first choice, U6)
TURN: Final = 7  # seat
TAKE: Final = 8  # seat, slot, card
DRAW: Final = 9  # seat, deck, card
REFILL: Final = 10  # slot, deck, card (NOTHING when no card is left)
LAY: Final = 11  # seat, payment: cards leave the hand
TURN_OVER: Final = 12  # card: one card of a tunnel
TUNNEL: Final = 13  # seat, route, surcharge
YIELD: Final = 14  # seat, route
CLAIM: Final = 15  # seat, route, points
STATION: Final = 16  # seat, city
PASS: Final = 17  # seat
ENDING: Final = 18  # seat, turns left
OVER: Final = 19  # reason
TOLL: Final = 20  # seat, amount, to (NOTHING for the bank), whether it took a loan
REVEAL: Final = 21  # holder, ticket: turned over for the neutral player (NOTHING when the deck is empty)
NEUTRAL: Final = 22  # result, route, who gets the toll, next holder (NOTHING for none)
PIECES: Final = 23  # seat, trains, ships: the splits of all seats are told together
EXCHANGE: Final = 24  # seat, trains, ships: what the reserve gains and loses
HARBOUR: Final = 25  # seat, city
STALLING: Final = 26  # after so many more turns without progress the game ends (U31)

TICKET_DECK: Final = -1  # the deck in RESHUFFLE when tickets are meant
NOTHING: Final = -1
HIDDEN: Final = -9  # stands for a number that the viewer may not know

# Only the seat of these events sees the value in this place.
PRIVATE: Final = {DEAL: 2, OFFER: 2, KEEP: 2, DRAW: 3}

# Why a game is over, as OVER has it, and how that is spelt.
BY_PIECES: Final = 0
BY_PASSES: Final = 1
STALLED: Final = 2
REASONS: Final = ["pieces", "passes", "stalled"]

NEUTRAL_RESULTS: Final = ["blank", "claimed", "stopped"]  # the names of the results in NEUTRAL

# After one of these somebody knows something that was hidden, so what led to it can never be taken back.
REVEALING: Final = frozenset({MARKET, OFFER, DRAW, TURN_OVER, OVER, PIECES})
REVEALING_UNLESS_EMPTY: Final = {REFILL: 3, REVEAL: 2}  # where the card or ticket stands
# After one of these the others know the mover's own cards or choice, or the turn has gone on: they are asked.
SHOWING: Final = frozenset({LAY, KEEP, TURN})

# How a move can be taken back.
FREELY: Final = 0
IF_ALL_AGREE: Final = 1
NEVER: Final = 2


def reveals(event: Event) -> bool:
    """Whether an event shows anybody something that was hidden before."""
    shown = REVEALING_UNLESS_EMPTY.get(event[0])
    return event[0] in REVEALING or (shown is not None and event[shown] != NOTHING)


def undoing(events: list[Event]) -> int:
    """How the move that brought these events can be taken back."""
    if any(reveals(event) for event in events):
        return NEVER
    return IF_ALL_AGREE if any(event[0] in SHOWING for event in events) else FREELY


def redact(event: Event, viewer: int) -> Event:
    """The event as a viewer sees it."""
    place = PRIVATE.get(event[0])
    if place is None or event[1] == viewer:
        return event
    values = list(event)
    values[place] = HIDDEN
    return (values[0], values[1], values[2], values[3], values[4])

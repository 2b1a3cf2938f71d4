"""Why something can't be done now: a reason, and a number that goes with it (the comment says which)."""

from typing import Final

Refusal = tuple[str, int]

OVER: Final = "over"  # the game has ended
NOT_YOUR_TURN: Final = "not-your-turn"  # the seat that everybody waits for
NOT_NOW: Final = "not-now"  # something else has to be decided first
TAKEN: Final = "taken"  # the seat that owns it; behind the last seat, the neutral player
CLOSED: Final = "closed"  # the other track is taken, and this one is closed to all (U23)
OWN_TWIN: Final = "own-twin"  # the seat has the other track (U22)
PIECES: Final = "pieces"  # so many pieces are missing
CARDS: Final = "cards"  # cards for so many spaces are missing; for a station or a harbour, at least one card
ALL_BUILT: Final = "all-built"  # no station or harbour left
NO_PORT: Final = "no-port"
NO_ROUTE: Final = "no-route"  # no route of the seat ends there (S19)
NO_CARD: Final = "no-card"  # nothing lies there
ONE_WILD: Final = "one-wild"  # a face-up wild is no second card (U11)
NO_TICKETS: Final = "no-tickets"
KEEP_MORE: Final = "keep-more"  # so many tickets at least
NOT_OFFERED: Final = "not-offered"
CAN_ACT: Final = "can-act"  # who can do something doesn't pass (U8)
EXCHANGED: Final = "exchanged"  # the box or the reserve holds too few pieces

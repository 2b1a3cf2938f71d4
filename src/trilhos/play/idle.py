"""Turns in which nobody gets on (U31), counted from the events of a game."""

from collections.abc import Iterable
from typing import Final

from trilhos.engine.events import CLAIM, DRAW, HARBOUR, KEEP, NEUTRAL, NEUTRAL_RESULTS, OVER, STATION, TAKE, TURN, Event

PROGRESS: Final = frozenset({CLAIM, STATION, HARBOUR, TAKE, DRAW, KEEP})
CLAIMED: Final = NEUTRAL_RESULTS.index("claimed")


def is_progress(event: Event) -> bool:
    """Whether somebody has a route, a building, a card or a ticket more, or the neutral player a route."""
    return event[0] in PROGRESS or (event[0] == NEUTRAL and event[1] == CLAIMED)


def idle_turns(events: Iterable[Event]) -> int:
    """The most turns in a row in which nobody got on."""
    most = idle = 0
    for event in events:
        if event[0] in (TURN, OVER):  # the turn before it is whole
            most = max(most, idle)
            idle += 1
        elif is_progress(event):
            idle = 0
    return most

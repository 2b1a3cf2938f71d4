"""Turns in which nobody gets on (U31), counted from the events of a game."""

from collections.abc import Iterable

from trilhos.engine.events import OVER, TURN, Event, EventKinds


def idle_turns(kinds: EventKinds, events: Iterable[Event]) -> int:
    """The most turns in a row in which nobody got on."""
    most = idle = 0
    for event in events:
        if event[0] in (TURN, OVER):  # the turn before it is whole
            most = max(most, idle)
            idle += 1
        elif kinds.is_progress(event):
            idle = 0
    return most

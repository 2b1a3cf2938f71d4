"""Events as plain data, one by one; whoever sends them redacts them first."""

from typing import cast

from trilhos.engine.events import HIDDEN, Event
from trilhos.engine.rules import Rules
from trilhos.play.meanings import in_json
from trilhos.play.names import names_of
from trilhos.play.shapes import EventData


def event_data(rules: Rules, event: Event) -> EventData:
    """One event; None stands for what the viewer may not know, and for what is not there."""
    kind, names = rules.events.of(event), names_of(rules)
    hidden = kind.private if event[kind.private] == HIDDEN else 0
    told = {
        field: None if place == hidden else in_json(names, kind.fields[field], event[place])
        for field, place in kind.places.items()
    }
    return cast(EventData, {"type": kind.name, **told})

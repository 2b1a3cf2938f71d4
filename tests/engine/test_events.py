"""Events: what they reveal, and to whom."""

import pytest

from tests.rig import Table, dealt, table
from trilhos.boards import make_rules
from trilhos.engine import events
from trilhos.engine.events import HIDDEN, Event

RULES = make_rules("europe", 2)


def names(t: Table) -> list[int]:
    """The kinds of the events so far."""
    return [event[0] for event in t.events]


def test_setup_tells_every_card_and_ticket() -> None:
    t = dealt("usa", 2)
    expected = [events.DEAL] * 8 + [events.SHOW] * 5 + [events.MARKET] + [events.OFFER] * 6
    assert names(t) == expected


def test_a_state_without_a_journal_tells_nothing() -> None:
    t = dealt("usa", 2)
    t.state.journal = None
    told = len(t.events)
    t.play("keep 1+2", "keep 1+2", "draw", "draw")
    assert len(t.events) == told


def test_a_tunnel_is_told_step_by_step() -> None:
    t = table("europe").hand(0, black=4).deck(black=1, red=2, blue=9).top("black", "red", "red")
    t.play("claim Madrid-Pamplona", "pay 3 black", "pay 1 black")
    over = events.TURN_OVER
    assert names(t) == [events.LAY, over, over, over, events.TUNNEL, events.LAY, events.CLAIM, events.TURN]
    assert t.told(events.CLAIM) == [(events.CLAIM, 0, t.route("Madrid-Pamplona"), 4, 0)]
    assert [event[1] for event in t.told(over)] == [1, 0, 0]  # which of them cost one more
    t = table("europe").hand(0, black=4).deck(black=3).play("claim Madrid-Pamplona", "pay 3 black", "yield")
    assert t.told(events.YIELD) == [(events.YIELD, 0, t.route("Madrid-Pamplona"), 0, 0)]


def test_a_station_is_told() -> None:
    t = table("europe").hand(0, red=1).play("station Paris", "pay 1 red")
    assert t.told(events.STATION) == [(events.STATION, 0, t.city("Paris"), 0, 0)]


def test_keeping_tells_how_many_but_not_in_the_first_choice() -> None:
    t = dealt("usa", 2).play("keep 1+2", "keep 2+3", "tickets", "keep 1+3")
    assert t.told(events.KEEP) == [
        (events.KEEP, 0, 0b011, 0, 0),
        (events.KEEP, 1, 0b110, 0, 0),
        (events.KEEP, 0, 0b101, 2, 0),
    ]


@pytest.mark.parametrize(
    ("event", "revealing"),
    [
        ((events.MARKET, 0, 0, 0, 0), True),
        ((events.OFFER, 0, 3, 0, 0), True),
        ((events.DRAW, 0, 0, 3, 0), True),
        ((events.TURN_OVER, 0, 3, 0, 0), True),
        ((events.OVER, 0, 0, 0, 0), True),
        ((events.REFILL, 0, 0, 3, 0), True),
        ((events.REFILL, 0, 0, events.NOTHING, 0), False),
        ((events.TAKE, 0, 0, 3, 0), False),
        ((events.CLAIM, 0, 3, 4, 0), False),
        ((events.PASS, 0, 0, 0, 0), False),
    ],
)
def test_what_reveals_something(event: Event, revealing: bool) -> None:
    assert RULES.events.reveals(event) == revealing


@pytest.mark.parametrize(
    ("event", "seen"),
    [
        ((events.DEAL, 1, 7, 0, 0), (events.DEAL, 1, HIDDEN, 0, 0)),
        ((events.OFFER, 1, 7, 0, 0), (events.OFFER, 1, HIDDEN, 0, 0)),
        ((events.KEEP, 1, 5, 2, 0), (events.KEEP, 1, HIDDEN, 2, 0)),
        ((events.DRAW, 1, 0, 7, 0), (events.DRAW, 1, 0, HIDDEN, 0)),
        ((events.TAKE, 1, 2, 7, 0), (events.TAKE, 1, 2, 7, 0)),
    ],
)
def test_what_others_see_of_an_event(event: Event, seen: Event) -> None:
    redact = RULES.events.redact
    assert redact(event, 0) == redact(event, -1) == seen
    assert redact(event, 1) == event

"""The view: an allow-list. What is not named here leaves the engine for nobody."""

from dataclasses import fields

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from tests.rig import Table, dealt, table
from trilhos.boards import make_rules
from trilhos.engine.events import HIDDEN
from trilhos.engine.observation import Observer
from trilhos.engine.sight import BY_SEAT, OWN, SPECTATOR, LedgerPart
from trilhos.engine.state import CLOSED
from trilhos.engine.view import View, observe

FOR_ALL = {
    *{"viewer", "phase", "seat", "turn", "passes", "turns_left", "drawn", "target", "cost", "charger"},
    *{"owner", "hand_sizes", "known", "deck_sizes", "pile", "laid", "turned", "ticket_counts", "revealed"},
}
FOR_SOME = {"hand", "tickets", "offer", "aside", "queue", "discarded", "ledger"}


def test_the_fields_of_a_view_are_listed() -> None:
    assert {field.name for field in fields(View)} == FOR_ALL | FOR_SOME


def middle_of_a_tunnel() -> Table:
    """Seat 0 has laid cards for a tunnel and must decide; all sorts of things lie on the table."""
    t = table("europe", 3).hand(0, black=5, red=1).hand(1, blue=3).hand(2, green=2).known(1, blue=1)
    t.deck(black=4, orange=7).pile(yellow=2).tickets(0, ("Paris", "Wien")).tickets(1, ("Berlin", "Roma"))
    t.own(1, "Frankfurt-Paris").stations(2, "Wien").top("black", "orange", "orange")
    return t.play("claim Madrid-Pamplona", "pay 3 black")


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_what_lies_open_is_the_same_for_all(viewer: int) -> None:
    t = middle_of_a_tunnel()
    view, plain = t.view(viewer), t.view()
    for name in FOR_ALL - {"viewer"}:
        assert getattr(view, name) == getattr(plain, name)
    assert view.viewer == viewer


def test_what_lies_open() -> None:
    t = middle_of_a_tunnel()
    view = t.view()
    assert view.hand_sizes == [[3], [3], [2]]
    assert view.deck_sizes == [8]
    assert view.ticket_counts == [1, 1, 0]
    assert named(t, view.pile) == {"yellow": 2}
    assert named(t, view.laid) == {"black": 3}
    assert named(t, view.turned) == {"black": 1, "orange": 2}
    assert [named(t, known) for known in view.known] == [{}, {"blue": 1}, {}]
    assert view.owner[t.route("Frankfurt-Paris")] == 1
    assert view.target == t.route("Madrid-Pamplona")
    assert t.rules.shown(view.ledger) == [t.kind(card or "") for card in t.display()]


def named(t: Table, row: list[int]) -> dict[str, int]:
    """A row of card counts in names."""
    return {kind.name: count for kind, count in zip(t.rules.cards.kinds, row, strict=True) if count}


def test_what_only_its_owner_sees() -> None:
    t = middle_of_a_tunnel()
    assert [named(t, t.view(seat).hand) for seat in t.seats] == [{"black": 2, "red": 1}, {"blue": 3}, {"green": 2}]
    assert [[t.cities_of(k) for k in t.view(seat).tickets] for seat in t.seats] == [
        [("Paris", "Wien")],
        [("Berlin", "Roma")],
        [],
    ]


def test_a_spectator_sees_no_hand_and_no_ticket() -> None:
    view = dealt("europe").view()
    assert view.hand == view.tickets == view.offer == view.aside == []
    assert view.queue == [HIDDEN] * 34


def test_tickets_on_offer_are_seen_by_their_seat_only() -> None:
    t = table("usa").play("tickets")
    assert len(t.view(0).offer) == 3
    assert t.view(1).offer == t.view().offer == []


def test_the_ticket_deck_shows_what_the_viewer_put_there() -> None:
    deck = [("Boston", "Miami"), ("Calgary", "Phoenix"), ("Denver", "El Paso"), ("Duluth", "Houston")]
    t = table("usa").ticket_deck(*deck).play("tickets", "keep 1")
    returned = [t.ticket(cities) for cities in deck[1:3]]
    assert t.view(0).queue == [HIDDEN, *returned]
    assert t.view(1).queue == t.view().queue == [HIDDEN] * 3


def test_during_the_first_choice_returned_tickets_are_seen_by_their_seat_only() -> None:
    t = dealt("usa", 3)
    returned = t.ticket(t.offer(0)[2])
    t.play("keep 1+2", "keep 1+2+3")
    assert t.view(0).queue == [HIDDEN] * 21 + [returned]
    assert t.view(1).queue == t.view(2).queue == t.view().queue == [HIDDEN] * 21
    assert (t.view(0).ticket_counts, t.view(1).ticket_counts) == ([2, 0, 0], [0, 3, 0])


def test_a_closed_route_is_seen_as_such() -> None:
    t = table("usa").hand(0, red=2).play("claim Atlanta-Raleigh", "pay 2 red")
    assert t.view().owner[t.route("Atlanta-Raleigh #2")] == CLOSED


def test_a_seats_own_number_in_the_ledger_is_hidden_from_the_others() -> None:
    rules = make_rules("usa", 2)
    at = int(rules.score_at) + 1
    rules.sight.add(LedgerPart("score", int(rules.score_at), 2, OWN, BY_SEAT))
    state = rules.start(1)
    assert [observe(rules, state, viewer).ledger[at] for viewer in (0, 1, SPECTATOR)] == [HIDDEN, 0, HIDDEN]
    observer, row = Observer(rules), vec[i32]([i32(0)] * Observer(rules).size)
    field = next(field for field in observer.fields if field.name == "score")
    observer.write(state, 0, row, 0)
    assert [int(row[field.at]), int(row[field.at + 1])] == [0, HIDDEN]  # learners see no more than that


def test_a_view_does_not_follow_the_game() -> None:
    t = table("usa").hand(0, red=2)
    view = t.view(0)
    before = repr(view)
    t.play("claim Boston-New York", "pay 2 red")
    assert repr(view) == before

"""Imagined worlds: they look to their viewer like the game, and nothing seen is dealt again."""

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from tests.rig import Table, dealt, rulebook, table
from trilhos.engine.chapters.tickets import HELD, IN_BOX, IN_DECK, ON_OFFER
from trilhos.engine.playout import random_playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves
from trilhos.engine.sight import SPECTATOR, ZONE, place
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS, OVER, PAY, SECOND_CARD, TURN
from trilhos.engine.view import View, observe
from trilhos.engine.worlds import determinize

EDITIONS = ["usa", "europe"]


def world(t: Table, viewer: int, seed: int = 1) -> Table:
    """A world as a viewer of the table may imagine it."""
    return Table(t.rules, determinize(t.rules, t.view(viewer), Random(seed)))


def random_game(edition: str, players: int, seed: int) -> Iterator[Table]:
    """A table before every decision of a random game, and at its end."""
    t = dealt(edition, players, seed)
    random = Random(seed)
    while not t.is_over():
        yield t
        legal = t.rules.legal(t.state)
        t.rules.apply(t.state, legal[random.below(len(legal))])
    yield t


def card_counts(t: Table) -> list[int]:
    """All cards by kind, wherever they are."""
    names = [kind.name for kind in t.rules.cards.kinds]
    rows = [t.in_deck(), t.in_pile(), t.laid(), t.turned(), *[t.cards(seat) for seat in t.seats]]
    return [sum(row.get(name, 0) for row in rows) + t.display().count(name) for name in names]


def ticket_numbers(t: Table) -> list[int]:
    """All tickets that are somewhere: held, on offer, in the deck in its order, in the box."""
    there = [t.ticket(cities) for seat in t.seats for cities in [*t.held(seat), *t.offer(seat)]]
    zones = [int(t.state.tickets[k]) // int(ZONE) for k in range(len(t.rules.board.tickets))]
    box = [k for k, zone in enumerate(zones) if zone == IN_BOX // ZONE]
    return sorted([*there, *[t.ticket(cities) for cities in t.in_ticket_deck()], *box])


def check(t: Table, viewer: int, seed: int) -> None:
    """One world: the same view, all cards and tickets there, and the same legal moves for its viewer."""
    w = world(t, viewer, seed)
    assert w.view(viewer) == t.view(viewer)
    assert card_counts(w) == [kind.count for kind in t.rules.cards.kinds]
    assert ticket_numbers(w) == list(range(len(t.rules.board.tickets)))
    if viewer == t.seat:
        assert w.legal() == t.legal()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_world_looks_like_the_game_in_every_phase(edition: str, players: int) -> None:
    phases = set()
    for step, t in enumerate(random_game(edition, players, seed=players)):
        new = t.phase not in phases
        phases.add(t.phase)
        if new or t.phase == FIRST_TICKETS or step % 10 == 0:
            for viewer in [*t.seats, SPECTATOR]:
                check(t, viewer, seed=step)
    assert phases == {FIRST_TICKETS, TURN, SECOND_CARD, CHOOSE_TICKETS, PAY, OVER}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_world_in_the_middle_of_a_tunnel(viewer: int) -> None:
    t = table("europe").hand(0, black=4, red=2).hand(1, blue=5).top("black")
    t.play("claim Madrid-Pamplona", "pay 3 black")
    assert t.phase == PAY
    assert t.turned()
    check(t, viewer, seed=3)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_world_can_be_played_to_its_end(edition: str, viewer: int) -> None:
    t = dealt(edition, 3)
    out = Moves(t.rules.action_count)
    for choice in ("keep 1+2", "keep 2+3", "keep 1+3"):
        w = world(t, viewer)
        assert random_playout(w.rules, w.state, Random(1), out) > 0
        assert w.is_over()
        t.play(choice)


# What is hidden


def test_worlds_differ_in_what_the_viewer_cannot_see() -> None:
    t = table("usa").hand(1, red=6).tickets(1, ("Boston", "Miami"))
    worlds = [world(t, 0, seed) for seed in range(30)]
    assert len({tuple(w.cards(1).items()) for w in worlds}) > 20
    assert len({w.held(1)[0] for w in worlds}) > 10
    assert len({tuple(w.in_ticket_deck()) for w in worlds}) == 30


def test_worlds_have_a_future_of_their_own() -> None:
    t = table("usa")
    rng = {tuple(world(t, 0, seed).state.rng) for seed in range(10)}
    assert len(rng) == 10
    assert tuple(t.state.rng) not in rng


def test_worlds_come_from_the_view_alone() -> None:
    views: list[View] = []
    for colour, ticket in (("red", ("Boston", "Miami")), ("blue", ("Calgary", "Phoenix"))):
        views.append(table("usa").hand(1, {colour: 3}).tickets(1, ticket).view(0))
    states = [determinize(rulebook("usa"), view, Random(5)) for view in views]
    assert states[0].to_bytes() == states[1].to_bytes()


def test_known_cards_are_in_every_world() -> None:
    t = table("usa").hand(1, red=2, blue=2).known(1, red=2)
    for seed in range(20):
        assert world(t, 0, seed).cards(1).get("red", 0) >= 2


def test_the_viewers_own_cards_and_tickets_are_in_every_world() -> None:
    t = table("usa").hand(0, red=12, locomotive=14).tickets(0, ("Boston", "Miami")).hand(1, green=9)
    for seed in range(20):
        w = world(t, 0, seed)
        assert w.cards(0) == {"red": 12, "locomotive": 14}
        assert w.held(0) == [("Boston", "Miami")]
        assert not {"red", "locomotive"} & {*w.cards(1), *w.in_deck()}
        assert ("Boston", "Miami") not in [*w.held(1), *w.in_ticket_deck()]


# Unseen tickets


def test_a_ticket_that_the_viewer_returned_stays_where_it_is() -> None:
    t = table("usa").play("tickets", "keep 1", "tickets", "keep 1+2")
    returned = t.in_ticket_deck()[-3:-1]
    for seed in range(10):
        assert world(t, 0, seed).in_ticket_deck()[-3:-1] == returned
    assert any(world(t, 1, seed).in_ticket_deck()[-3:-1] != returned for seed in range(10))


def test_what_the_viewer_turned_down_in_europe_is_out_of_every_world() -> None:
    t = dealt("europe").play("keep 1+2", "keep 1+2+3+4")
    down = t.view(0).aside
    for seed in range(10):
        w = world(t, 0, seed)
        assert w.view(0).aside == down
        assert not {w.cities_of(ticket) for ticket in down} & {*w.held(1), *w.in_ticket_deck()}


@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_long_tickets_are_never_in_the_deck_and_nobody_has_two(viewer: int) -> None:
    t = dealt("europe", 5).play("keep 1+2", "keep 1+2+3+4", "keep 3+4", "keep 1+2+3", "keep 1+2+3+4")
    held = set()
    for seed in range(30):
        w = world(t, viewer, seed)
        long = {w.cities_of(k.id) for k in w.rules.board.tickets if k.long}
        assert not long & set(w.in_ticket_deck())
        counts = [len(long & set(w.held(seat))) for seat in w.seats]
        assert max(counts) <= 1
        held.add(tuple(counts))
    assert len(held) > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_first_choice_nobody_knows_what_the_seats_before_have_kept(edition: str) -> None:
    t = dealt(edition, 3).play("keep 1+2", "keep 1+2")
    worlds = [world(t, 2, seed) for seed in range(40)]
    assert {len(w.held(0)) for w in worlds} == ({2, 3} if edition == "usa" else {2, 3, 4})
    assert {len(w.offer(0)) for w in worlds} == {0}
    assert all(w.offer(2) == t.offer(2) for w in worlds)


def test_in_the_first_choice_returned_tickets_lie_in_the_order_of_the_seats() -> None:
    t = dealt("usa", 3).play("keep 1+2", "keep 1+2")
    for seed in range(20):
        w = world(t, 1, seed)
        seats = [int(w.state.tickets[w.ticket(cities)]) for cities in w.in_ticket_deck()]
        assert seats == sorted(seats)
        assert int(IN_DECK) + 2 in seats  # what the viewer, seat 1, has returned


def test_seats_that_have_not_chosen_have_their_tickets_on_offer() -> None:
    t = dealt("europe", 3)
    w = world(t, SPECTATOR)
    assert [len(w.offer(seat)) for seat in w.seats] == [4, 4, 4]
    assert {int(zone) for zone in w.state.tickets[: len(w.rules.board.tickets)]} <= {
        int(IN_DECK),
        int(IN_BOX),
        *[int(ON_OFFER) + 1 + seat for seat in w.seats],
    }
    assert all(zone < HELD for zone in w.state.tickets[: len(w.rules.board.tickets)])


# Beliefs


def begun() -> Table:
    """A game after the first choice of tickets."""
    t = dealt("usa", 2, 4)
    while t.phase != TURN:
        t.rules.apply(t.state, t.rules.legal(t.state)[-1])
    return t


def held_in_worlds(t: Table, weights: list[list[float]]) -> list[set[int]]:
    """What seat 1 holds in thirty worlds that seat 0 imagines."""
    view = t.view(0)
    states = [determinize(t.rules, view, Random(seed), weights) for seed in range(30)]
    assert all(observe(t.rules, s, 0) == view for s in states)
    return [{k for k in range(30) if s.tickets[k] == place(HELD, i64(1))} for s in states]


def test_likely_tickets_are_held_more_often() -> None:
    t = begun()
    view = t.view(0)
    likely = {k for k in range(30) if k not in [*view.tickets, *view.queue]} - set(range(10))
    weights = [1e9 if k in likely else 1.0 for k in range(30)]
    for held in held_in_worlds(t, [[], weights]):
        assert held <= likely
        assert len(held) == view.ticket_counts[1]


def test_with_equal_weights_anything_may_be_held() -> None:
    t = begun()
    unseen = {k for k in range(30) if k not in t.view(0).tickets}
    held = [k for tickets in held_in_worlds(t, [[], [1.0] * 30]) for k in tickets]
    assert set(held) <= unseen
    assert len(set(held)) > 20

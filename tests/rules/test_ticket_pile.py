"""The ticket discard pile (N2, N3)."""

from itertools import combinations

import pytest

from tests.rig import Cities, Table, dealt, table
from tests.rig_rules import rule
from tests.rig_tolls import discard, discarded
from trilhos.engine.events import HIDDEN, OFFER, RESHUFFLE, TICKET_DECK
from trilhos.engine.sight import SPECTATOR

A: Cities = ("'s-Gravenhage", "Antwerpen")
B: Cities = ("'s-Gravenhage", "Liège")
C: Cities = ("Amsterdam", "'s-Gravenhage")
D: Cities = ("Amsterdam", "Antwerpen")
E: Cities = ("Amsterdam", "Maastricht")
F: Cities = ("Amsterdam", "Nijmegen")
G: Cities = ("Amsterdam", "Rotterdam")


def keeps(size: int, least: int) -> set[str]:
    """Every way to keep at least so many of so many tickets."""
    ways = [way for count in range(least, size + 1) for way in combinations(range(1, size + 1), count)]
    return {"keep " + "+".join(map(str, way)) for way in ways}


def with_tickets(deck: list[Cities], pile: list[Cities]) -> Table:
    """Seat 0 may draw tickets; the pile was filled by seat 1."""
    return discard(table("nederland").ticket_deck(*deck, *pile), *pile, by=1)


def reshuffles(t: Table) -> list[int]:
    """How many tickets each new ticket deck was made of."""
    return [event[2] for event in t.told(RESHUFFLE) if event[1] == TICKET_DECK]


# How many


@rule("N2")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_is_dealt_five_and_keeps_three_or_more(players: int) -> None:
    t = dealt("nederland", players)
    assert [len(t.offer(seat)) for seat in t.seats] == [5] * players
    assert t.legal() == keeps(5, least=3)


@rule("N2")
def test_a_draw_offers_four_and_one_or_more_is_kept() -> None:
    t = table("nederland").play("tickets")
    assert len(t.offer(0)) == 4
    assert t.legal() == keeps(4, least=1)


# Where they go


@rule("N3")
def test_first_tickets_turned_down_go_to_the_pile_and_not_under_the_deck() -> None:
    t = dealt("nederland", 2)
    deck, offer = t.in_ticket_deck(), t.offer(0)
    t.play("keep 1+3+4")
    assert t.in_ticket_deck() == deck
    assert discarded(t) == {offer[1], offer[4]}
    assert t.held(0) == [offer[0], offer[2], offer[3]]


@rule("N3")
def test_tickets_turned_down_later_go_to_the_pile_too() -> None:
    t = table("nederland").ticket_deck(A, B, C, D, E).play("tickets", "keep 2")
    assert t.in_ticket_deck() == [E]
    assert discarded(t) == {A, C, D}


@rule("N3")
def test_the_pile_lies_face_down() -> None:
    t = with_tickets([A, B, C, D, E], [F]).play("tickets", "keep 2")
    own = [t.ticket(cities) for cities in (A, C, D)]
    assert t.view(0).discarded == [*own, HIDDEN]
    assert t.view(1).discarded == [t.ticket(F), HIDDEN, HIDDEN, HIDDEN]
    assert t.view(SPECTATOR).discarded == [HIDDEN] * 4
    assert t.view(0).revealed == []


@rule("N3", "U6")
def test_nobody_sees_how_many_others_turn_down_before_all_have_chosen() -> None:
    t = dealt("nederland", 2).play("keep 1+2+3")
    assert len(t.view(0).discarded) == 2
    assert t.view(1).discarded == t.view(SPECTATOR).discarded == []
    t.play("keep 1+2+3+4")
    assert t.view(1).discarded[1:] == [HIDDEN] * 2


# A new deck


@rule("N3")
def test_a_draw_from_an_empty_deck_shuffles_the_pile() -> None:
    t = with_tickets([], [A, B, C, D, E])
    assert "tickets" in t.legal()
    t.play("tickets")
    assert reshuffles(t) == [5]
    assert len(t.offer(0)) == 4
    assert set(t.offer(0)) | set(t.in_ticket_deck()) == {A, B, C, D, E}
    assert discarded(t) == set()


@rule("N3")
def test_halfway_through_a_draw_too() -> None:
    t = with_tickets([A], [B, C, D, E, F]).play("tickets")
    assert A in t.offer(0)
    assert len(t.offer(0)) == 4
    assert reshuffles(t) == [5]
    assert len(t.in_ticket_deck()) == 2
    kinds = [event[0] for event in t.events if event[0] in (OFFER, RESHUFFLE)]
    assert kinds == [RESHUFFLE, OFFER, OFFER, OFFER, OFFER]  # as the audit file wants it


@rule("N3")
def test_what_is_left_of_the_deck_comes_first() -> None:
    for seed in range(20):
        t = with_tickets([A, B, C], [D, E, F, G])
        t.state.rng = dealt("nederland", seed=seed).state.rng
        assert {A, B, C} < set(t.play("tickets").offer(0))


@rule("N3")
def test_a_draw_gets_as_many_as_deck_and_pile_have() -> None:
    t = with_tickets([A], [B, C]).play("tickets")
    assert set(t.offer(0)) == {A, B, C}
    assert t.legal() == keeps(3, least=1)


@rule("N3")
def test_the_pile_stays_while_the_deck_has_enough() -> None:
    t = with_tickets([A, B, C, D], [E]).play("tickets")
    assert reshuffles(t) == []
    assert t.in_ticket_deck() == []
    assert discarded(t) == {E}
    t.play("keep 1")
    assert discarded(t) == {B, C, D, E}  # nobody wants a ticket: the deck stays empty


@rule("N3")
def test_tickets_on_offer_are_not_shuffled_in() -> None:
    t = with_tickets([A, B], [C]).play("tickets")
    assert set(t.offer(0)) == {A, B, C}
    t.play("keep 1")
    assert t.in_ticket_deck() == []
    assert discarded(t) == {B, C}


@rule("N3", "U24")
def test_without_deck_and_pile_no_tickets_can_be_drawn() -> None:
    t = with_tickets([], [])
    assert "tickets" not in t.legal()
    assert "tickets" in with_tickets([], [A]).legal()
    assert "tickets" in with_tickets([A], []).legal()


@rule("N3")
def test_every_order_of_the_new_deck_is_possible() -> None:
    seen = set()
    for seed in range(60):
        t = with_tickets([], [A, B, C, D, E])
        t.state.rng = dealt("nederland", seed=seed).state.rng
        seen.add(t.play("tickets").in_ticket_deck()[0])
    assert seen == {A, B, C, D, E}

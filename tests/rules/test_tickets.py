"""Tickets: drawing, keeping, and what they score (U24, U25, U27, E14, E20)."""

import pytest

from tests.rig import Cities, table
from tests.rig_rules import rule
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.sheet import TICKETS
from trilhos.play.game import Game

USA: list[Cities] = [("Boston", "Miami"), ("Calgary", "Phoenix"), ("Denver", "El Paso"), ("Duluth", "Houston")]
EUROPE: list[Cities] = [("Athina", "Angora"), ("Berlin", "Roma"), ("Paris", "Wien"), ("Zürich", "Budapest")]
ALL_OF_THREE = {"keep 1", "keep 2", "keep 3", "keep 1+2", "keep 1+3", "keep 2+3", "keep 1+2+3"}


@rule("U24", "E14")
@pytest.mark.parametrize(("edition", "deck"), [("usa", USA), ("europe", EUROPE)])
def test_the_top_three_tickets_are_shown_and_one_or_more_kept(edition: str, deck: list[Cities]) -> None:
    t = table(edition).ticket_deck(*deck).play("tickets")
    assert t.offer(0) == deck[:3]
    assert t.legal() == ALL_OF_THREE


@rule("U24", "E14")
@pytest.mark.parametrize(("edition", "deck"), [("usa", USA), ("europe", EUROPE)])
def test_the_rest_go_under_the_deck(edition: str, deck: list[Cities]) -> None:
    t = table(edition).ticket_deck(*deck).play("tickets", "keep 2")
    assert t.held(0) == [deck[1]]
    assert t.in_ticket_deck() == [deck[3], deck[0], deck[2]]


@rule("U24")
def test_the_top_is_where_the_last_draw_left_it() -> None:
    t = table("usa").ticket_deck(*USA).play("tickets", "keep 1+2+3", "tickets")
    assert t.offer(1) == [USA[3]]


@rule("U24")
@pytest.mark.parametrize(("left", "choices"), [(2, {"keep 1", "keep 2", "keep 1+2"}), (1, {"keep 1"})])
def test_fewer_tickets_are_shown_when_fewer_remain(left: int, choices: set[str]) -> None:
    t = table("usa").ticket_deck(*USA[:left]).play("tickets")
    assert t.offer(0) == USA[:left]
    assert t.legal() == choices


@rule("U24")
def test_an_empty_ticket_deck_cannot_be_drawn_from() -> None:
    assert "tickets" not in table("usa").ticket_deck().legal()
    assert "tickets" in table("usa").ticket_deck(USA[0]).legal()


@rule("U24")
def test_a_ticket_that_was_returned_comes_up_again() -> None:
    t = table("usa").ticket_deck(*USA[:3]).play("tickets", "keep 1", "tickets")
    assert t.offer(1) == USA[1:3]


@rule("U25", "E14")
@pytest.mark.parametrize(("edition", "deck"), [("usa", USA), ("europe", EUROPE)])
def test_a_kept_ticket_cannot_be_given_back(edition: str, deck: list[Cities]) -> None:
    t = table(edition).tickets(0, deck[3]).play("tickets")
    assert len(t.offer(0)) == 3
    assert deck[3] not in t.offer(0)
    t.play("keep 1")
    assert deck[3] in t.held(0)
    assert deck[3] not in t.in_ticket_deck()
    assert len(t.held(0)) == 2


@rule("U25")
def test_there_is_no_maximum_to_the_tickets_of_a_player() -> None:
    t = table("usa")
    deck = t.in_ticket_deck()
    t.tickets(0, *deck[:26]).play("tickets", "keep 1+2+3")
    assert len(t.held(0)) == 29
    assert "tickets" in t.turn_of(0).legal()


# What tickets score


@rule("U27")
def test_a_completed_ticket_adds_its_value() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso")).own(0, "Denver-Santa Fe", "El Paso-Santa Fe")
    assert t.sheet(0).lines[TICKETS] == 4
    assert t.sheet(0).completed == [t.ticket(("Denver", "El Paso"))]


@rule("U27")
def test_any_other_ticket_takes_its_value_away() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso")).own(0, "Denver-Santa Fe")
    assert t.sheet(0).lines[TICKETS] == -4
    assert t.sheet(0).failed == [t.ticket(("Denver", "El Paso"))]


@rule("U27")
def test_every_ticket_counts() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"), ("Boston", "Miami"), ("Duluth", "Houston"))
    t.own(0, "Denver-Santa Fe", "El Paso-Santa Fe")
    assert t.sheet(0).lines[TICKETS] == 4 - 12 - 8
    assert t.sheet(1).lines[TICKETS] == 0


@rule("U27")
def test_only_own_routes_link_cities() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso")).own(0, "Denver-Santa Fe").own(1, "El Paso-Santa Fe")
    assert t.sheet(0).lines[TICKETS] == -4


@rule("U27")
def test_a_way_round_links_as_well() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"))
    t.own(0, "Denver-Oklahoma City", "Dallas-Oklahoma City", "Dallas-El Paso")
    assert t.sheet(0).lines[TICKETS] == 4


@rule("U27")
def test_a_long_way_links_as_well() -> None:
    t = table("usa").tickets(0, ("Los Angeles", "New York"), ("Boston", "Miami"))
    t.own(0, "Los Angeles-Phoenix", "Phoenix-Santa Fe", "Oklahoma City-Santa Fe", "Kansas City-Oklahoma City")
    t.own(0, "Kansas City-Saint Louis", "Nashville-Saint Louis", "Nashville-Raleigh", "Raleigh-Washington")
    assert t.sheet(0).lines[TICKETS] == -21 - 12
    assert t.own(0, "New York-Washington").sheet(0).lines[TICKETS] == 21 - 12


@rule("U27")
def test_each_player_has_a_network_of_their_own() -> None:
    t = table("usa", 3).own(1, "Denver-Santa Fe", "El Paso-Santa Fe").own(2, "Dallas-Houston")
    for seat in t.seats:
        assert t.tickets(seat, ("Denver", "El Paso")).sheet(seat).lines[TICKETS] == (4 if seat == 1 else -4)


@rule("U27")
def test_the_final_score_is_routes_and_tickets() -> None:
    t = table("usa").tickets(0, ("Denver", "El Paso"), ("Boston", "Miami"))
    t.own(0, "Denver-Santa Fe", "El Paso-Santa Fe").own(1, "Miami-New Orleans")
    assert t.sheet(0).total == 2 + 2 + 4 - 12
    assert t.sheet(1).total == 15 + 10  # the longest path


# Borrowed routes


@rule("E20")
def test_a_borrowed_route_links_the_cities_of_a_ticket() -> None:
    t = table("europe").tickets(0, ("Paris", "Wien")).own(0, "München-Wien", "Frankfurt-München")
    t.own(1, "Frankfurt-Paris")
    assert t.sheet(0).lines[TICKETS] == -8
    assert t.stations(0, "Paris").sheet(0).lines[TICKETS] == 8
    assert t.sheet(0).completed == [t.ticket(("Paris", "Wien"))]


@rule("E20")
def test_in_europe_other_tickets_take_their_value_away() -> None:
    t = table("europe").tickets(0, ("Paris", "Wien"), ("Athina", "Angora"), ("Brest", "Petrograd"))
    t.own(0, "München-Wien", "Frankfurt-München", "Frankfurt-Paris")
    assert t.sheet(0).lines[TICKETS] == 8 - 5 - 20


def test_an_answer_keeps_what_bots_and_browsers_read_from_it() -> None:
    offer = Game("usa", 2, 4).view(0).offer
    for action in Game("usa", 2, 4).legal():
        game = Game("usa", 2, 4)
        game.play(action)
        assert game.view(0).tickets == kept(offer, game.rules.read(action)[1])

"""Brasil: what its own rules page says (B1-B5)."""

from itertools import combinations

import pytest

from tests.files import file_of
from tests.rig import dealt, table
from tests.rig_rules import rule

FERRY, PASS = "Manaus-Santarém", "Belo Horizonte-São Paulo"


@rule("B1")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_begins_with_45_trains_and_4_cards(players: int) -> None:
    t = dealt("brasil", players)
    assert [t.pieces_of(seat) for seat in t.seats] == [[45]] * players
    assert [sum(t.cards(seat).values()) for seat in t.seats] == [4] * players
    assert len(t.display()) == 5
    assert sum(kind.count for kind in file_of("brasil").rules.cards.kinds) == 110
    assert sorted(ticket.long for ticket in t.rules.board.tickets) == [False] * 30 + [True] * 6


@rule("B2")
def test_one_long_ticket_and_three_regular_ones_are_dealt() -> None:
    t = dealt("brasil", 5)
    for seat in t.seats:
        assert sorted(t.rules.board.tickets[t.ticket(cities)].long for cities in t.offer(seat)) == [False] * 3 + [True]


@rule("B2")
def test_three_of_the_four_are_kept_or_all_and_the_rest_is_out_of_the_game() -> None:
    t = dealt("brasil")
    deck, offer = t.in_ticket_deck(), t.offer(0)
    assert t.legal() == {"keep " + "+".join(choice) for n in (3, 4) for choice in combinations("1234", n)}
    t.play("keep 1+2+4", "keep 1+2+3+4")
    assert t.in_ticket_deck() == deck
    assert t.view(0).aside == [t.ticket(offer[2])]


@rule("B3")
def test_points_go_by_length() -> None:
    points = file_of("brasil").rules.route_points
    lengths = sorted({route.length for route in file_of("brasil").routes})
    assert {length: points[length] for length in lengths} == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}


@rule("B4")
def test_a_boat_wants_locomotives() -> None:
    assert f"claim {FERRY}" not in table("brasil").hand(0, red=3).legal()
    t = table("brasil").hand(0, red=1, locomotive=2).play(f"claim {FERRY}")
    assert t.legal() == {"pay 1 red 2 locomotive"}


@rule("B5")
def test_the_mantiqueira_takes_two_pieces_for_four_points() -> None:
    t = table("brasil").hand(0, {"locomotive": 3}).play(f"claim {PASS}", "pay 3 locomotive")
    assert t.pieces_of(0) == [45 - 3 - 2]
    assert t.score(0) == 4 + 2 * 2


@rule("B5")
def test_passes_lie_between_the_south_and_the_south_east() -> None:
    marked = {city for route in file_of("brasil").routes if route.marks for city in (route.a, route.b)}
    assert {route.marks["passes"] for route in file_of("brasil").routes if route.marks} == {1, 2}
    assert {"São Paulo", "Rio de Janeiro", "Belo Horizonte", "Curitiba"} < marked

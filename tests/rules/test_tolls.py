"""Toll tokens, tolls, loans and the token bonus (N4, N7, N8, N10-N12, N14)."""

import pytest

from tests.rig import Table, table
from tests.rig_rules import rule
from tests.rig_tolls import bank, give, lend, loans, tokens
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.events import HIDDEN, NOTHING, TOLL
from trilhos.engine.random import Random
from trilhos.engine.sheet import LOANS, TOKENS
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.worlds import determinize

SINGLE = "Emden-Emmen"  # purple, 4 spaces, toll 4
FIRST = "Maastricht-Liège"  # 2 spaces, toll 1
SECOND = "Maastricht-Liège #2"


def rich(players: int = 2, **options: bool) -> Table:
    """Every seat has locomotives enough for any route."""
    t = table("nederland", players, **options)
    for seat in t.seats:
        t.hand(seat, locomotive=6)
    return t


def claim(t: Table, route: str) -> Table:
    """The seat claims a route with locomotives."""
    length = t.rules.board.routes[t.route(route)].length
    return t.play(f"claim {route}", f"pay {length} locomotive")


# Tokens


@rule("N4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_thirty(players: int) -> None:
    assert tokens(table("nederland", players)) == [30] * players


@rule("N4")
def test_a_seat_sees_its_own_amount_only_and_a_spectator_none() -> None:
    t = give(table("nederland", 3), 11, 12, 13)
    at = int(t.chapter(Tolls).tokens)
    assert t.view(1).ledger[at : at + 3] == [HIDDEN, 12, HIDDEN]
    assert t.view(SPECTATOR).ledger[at : at + 3] == [HIDDEN] * 3


@rule("N4")
def test_the_bank_gives_nobodys_amount_away() -> None:
    t = table("nederland", 2)
    for viewer in (SPECTATOR, 0, 1):
        assert t.view(viewer).ledger[int(t.chapter(Tolls).bank)] == HIDDEN


@rule("N4")
def test_a_table_may_agree_on_open_amounts() -> None:
    t = give(table("nederland", 3, open_tokens=True), 11, 12, 13)
    at = int(t.chapter(Tolls).tokens)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert t.view(viewer).ledger[at : at + 3] == [11, 12, 13]


@rule("N4")
def test_amounts_that_no_coin_fits_are_paid_all_the_same() -> None:
    # Change is always possible: 3 of 4 tokens are paid, and 1 is left.
    t = claim(give(rich(), 4, 30), "Waddeneilanden-Leeuwarden")
    assert tokens(t) == [1, 30]


@rule("N4")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_an_imagined_world_has_amounts_that_follow_from_the_claims(viewer: int) -> None:
    t = claim(claim(rich(3), SINGLE), "Hasselt-Liège")
    world = determinize(t.rules, t.view(viewer), Random(1))
    assert tokens(Table(t.rules, world)) == [26, 29, 30]
    assert bank(Table(t.rules, world)) == 5


@rule("N4", "N8")
def test_an_imagined_world_fits_the_loans_and_the_own_tokens_if_it_can() -> None:
    # Which of the two tracks was first, seat 1 knows from its own tokens.
    for tracks in [(FIRST, SECOND), (SECOND, FIRST)]:
        t = claim(claim(rich(), tracks[0]), tracks[1])
        worlds = [determinize(t.rules, t.view(1), Random(seed)) for seed in range(10)]
        assert [tokens(Table(t.rules, world)) for world in worlds] == [[30, 29]] * 10


# Tolls


@rule("N7")
def test_no_route_is_without_a_toll() -> None:
    assert all(1 <= route.toll <= 4 for route in table("nederland").rules.board.routes)


@rule("N7")
def test_the_toll_of_a_single_route_goes_to_the_bank() -> None:
    t = claim(rich(), SINGLE)
    assert tokens(t) == [26, 30]
    assert bank(t) == 4
    assert t.told(TOLL) == [(TOLL, 0, 4, NOTHING, 0)]


@rule("N7")
@pytest.mark.parametrize("tracks", [(FIRST, SECOND), (SECOND, FIRST)], ids=["in order", "the second track first"])
def test_the_first_claim_of_a_double_route_pays_the_bank_and_the_other_the_owner(tracks: tuple[str, str]) -> None:
    t = claim(rich(3), tracks[0])
    assert tokens(t) == [29, 30, 30]
    assert bank(t) == 1
    claim(t, tracks[1])
    assert tokens(t) == [30, 29, 30]
    assert bank(t) == 1
    assert t.told(TOLL)[1] == (TOLL, 1, 1, 0, 0)


@rule("N7")
def test_the_toll_is_due_at_the_claim_and_not_before() -> None:
    t = rich().play(f"claim {SINGLE}")
    assert tokens(t) == [30, 30]
    assert tokens(t.play("pay 4 locomotive")) == [26, 30]


@rule("N7")
def test_drawing_costs_no_toll() -> None:
    t = table("nederland").play("draw", "draw").play("tickets", "keep 1")
    assert tokens(t) == [30, 30]


# Loans


@rule("N8")
def test_who_has_too_few_tokens_gets_one_loan_and_pays_nothing() -> None:
    t = claim(give(rich(), 3, 30), SINGLE)
    assert tokens(t) == [3, 30]
    assert loans(t) == [1, 0]
    assert bank(t) == 27
    assert t.told(TOLL) == [(TOLL, 0, 4, NOTHING, 1)]
    assert t.owner(SINGLE) == 0


@rule("N8")
def test_who_has_just_enough_pays_and_gets_no_loan() -> None:
    t = claim(give(rich(), 4, 30), SINGLE)
    assert tokens(t) == [0, 30]
    assert loans(t) == [0, 0]


@rule("N8")
def test_the_owner_of_the_first_track_is_paid_by_the_bank() -> None:
    t = claim(give(rich().own(1, FIRST), 0, 7), SECOND)
    assert tokens(t) == [0, 8]
    assert loans(t) == [1, 0]
    assert bank(t) == 60 - 8


@rule("N8")
def test_a_loan_is_no_choice() -> None:
    # Who can pay has one way to claim the route, and that pays; who can't, too, and that lends.
    for amount in (30, 0):
        t = give(rich(), amount, 30)
        t.hand(0, purple=4)
        assert t.play(f"claim {SINGLE}").legal() == {"pay 4 purple"}
        assert loans(t.play("pay 4 purple")) == [int(amount == 0), 0]


@rule("N8")
def test_loans_add_up_and_are_never_paid_back() -> None:
    t = give(rich(), 0, 30)
    claim(t, SINGLE).play("draw", "draw")
    give(t, 20, 30).hand(0, locomotive=6)
    claim(t, FIRST).play("draw", "draw")
    assert loans(t) == [1, 0]
    assert tokens(t) == [19, 30]
    give(t, 0, 30).hand(0, locomotive=6)
    assert loans(claim(t, "Hasselt-Liège")) == [2, 0]


@rule("N8")
def test_everybody_sees_loans() -> None:
    t = lend(table("nederland", 3), 0, 2, 1)
    at = int(t.chapter(Tolls).loans)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert t.view(viewer).ledger[at : at + 3] == [0, 2, 1]


# The bonus


def bonus(t: Table) -> list[int]:
    """The token line of every sheet."""
    return [t.sheet(seat).lines[TOKENS] for seat in t.seats]


@rule("N10")
@pytest.mark.parametrize("points", [[35, 0], [55, 35, 0], [55, 35, 20, 0], [55, 35, 20, 10, 0]], ids=len)
def test_the_bonus_goes_by_rank(points: list[int]) -> None:
    players = len(points)
    assert bonus(give(table("nederland", players), *range(players, 0, -1))) == points
    assert bonus(give(table("nederland", players), *range(players))) == points[::-1]


@rule("N11")
@pytest.mark.parametrize(
    ("left", "owed", "points"),
    [
        ((5, 5), (0, 0), [35, 35]),
        ((5, 4), (1, 0), [0, 35]),
        ((5, 4), (1, 1), [0, 0]),
        ((5, 4, 4), (0, 0, 0), [55, 35, 35]),
        ((4, 4, 4), (0, 0, 0), [55, 55, 55]),
        ((9, 9, 2, 1), (0, 0, 0, 0), [55, 55, 20, 0]),
        ((9, 8, 8, 1), (0, 0, 0, 0), [55, 35, 35, 0]),
        ((9, 8, 7, 6), (0, 1, 0, 0), [55, 0, 35, 20]),
        ((9, 8, 8, 8, 1), (0, 0, 0, 0, 0), [55, 35, 35, 35, 0]),
        ((9, 8, 7, 6, 5), (3, 0, 0, 0, 0), [0, 55, 35, 20, 10]),
        ((0, 0, 0, 0, 0), (0, 1, 0, 0, 0), [55, 0, 55, 55, 55]),
    ],
)
def test_ties_share_a_place_and_loans_take_none(left: list[int], owed: list[int], points: list[int]) -> None:
    assert bonus(lend(give(table("nederland", len(left)), *left), *owed)) == points


@rule("N12")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_every_loan_costs_five_points(count: int) -> None:
    t = lend(table("nederland", 3), count, 0, 0)
    assert t.sheet(0).lines[LOANS] == -5 * count
    assert t.sheet(1).lines[LOANS] == 0


@rule("N12")
def test_tokens_themselves_are_worth_nothing() -> None:
    t = give(table("nederland", 2), 30, 29)
    assert (t.sheet(0).total, t.sheet(1).total) == (35, 1)  # seat 1 has its starting point only
    assert (t.sheet(0).tokens, t.sheet(1).tokens) == (30, 29)


# Without tokens


@rule("N14")
def test_without_tokens_there_are_no_tolls_loans_or_bonus() -> None:
    t = claim(rich(tokens=False), SINGLE)
    assert t.told(TOLL) == []
    assert t.rules.line_names() == ["start", "routes", "tickets"]
    assert t.rules.find(Tolls) is None
    assert t.sheet(0).total == 7


@rule("N14")
def test_with_tokens_they_have_lines_of_their_own() -> None:
    assert table("nederland").rules.line_names() == ["start", "routes", "tickets", "tokens", "loans"]

"""The end of the game: the last turns, and passing (U8, U26, E19)."""

import pytest

from tests.rig import Table, table
from tests.rig_rules import rule
from trilhos.engine.events import BY_PASSES, BY_PIECES, ENDING, OVER

EMPTY = [None] * 5


def stuck(players: int = 2, edition: str = "usa") -> Table:
    """A table at which nobody can do anything."""
    return table(edition, players).market(*EMPTY).deck().pile().ticket_deck()


# Passing


@rule("U8")
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_who_has_nothing_to_do_passes(edition: str) -> None:
    t = stuck(edition=edition)
    assert t.legal() == {"pass"}
    assert t.play("pass").seat == 1


@rule("U8")
@pytest.mark.parametrize(
    "change",
    [
        lambda t: t.market("locomotive", *EMPTY[1:]),
        lambda t: t.deck(red=1),
        lambda t: t.ticket_deck(("Boston", "Miami")),
        lambda t: t.hand(0, red=1),
    ],
    ids=["an open card", "a card in the deck", "a ticket", "a route"],
)
def test_nobody_else_may_pass(change: object) -> None:
    t = stuck()
    assert callable(change)
    assert "pass" not in change(t).legal()


@rule("U8")
def test_who_can_only_build_a_station_may_not_pass() -> None:
    t = stuck(edition="europe").hand(0, red=1).pieces(0, 0)
    assert t.verbs() == {"station"}


@rule("U8")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_when_all_have_passed_the_game_is_over(players: int) -> None:
    t = stuck(players).play(*["pass"] * (players - 1))
    assert not t.is_over()
    t.play("pass")
    assert t.is_over()
    assert t.legal() == set()
    assert t.told(OVER)[0][1] == BY_PASSES


@rule("U8")
def test_only_passes_one_after_another_count() -> None:
    t = stuck(3).hand(2, red=1).play("pass", "pass", "claim Dallas-Houston", "pay 1 red")
    t.play("take 1")  # the red card has come back
    t.play("pass")
    assert not t.is_over()


@rule("U8")
def test_when_all_pass_in_the_last_turns_the_game_is_over() -> None:
    t = stuck(2).pieces(0, 2).play("pass")
    assert len(t.told(ENDING)) == 1
    t.play("pass")
    assert t.is_over()
    assert t.told(OVER)[0][1] == BY_PASSES


@rule("U8", "U26")
def test_a_pass_is_one_of_the_last_turns() -> None:
    t = stuck(3).pieces(0, 4).hand(0, red=2).play("claim Boston-New York", "pay 2 red")
    t.play("take 1", "take 2")  # the red cards have come back, and are gone again
    t.play("pass", "pass")
    assert t.is_over()
    assert t.told(OVER)[0][1] == BY_PIECES


# The last turns


def nearly_done(players: int, trains: int, edition: str = "usa") -> Table:
    """Seat 0 can claim a route of two spaces and is left with so many trains; there are cards for all."""
    t = table(edition, players).market(*["green"] * 5).deck(green=90)
    return t.pieces(0, trains + 2).hand(0, red=2)


def end_of(t: Table) -> list[int]:
    """The seats that still get a turn, in their order."""
    seats: list[int] = []
    while not t.is_over() and len(seats) < 20:
        seats.append(t.seat)
        t.play("draw", "draw")
    return seats


@rule("U26")
@pytest.mark.parametrize("trains", [0, 1, 2])
def test_two_trains_or_fewer_give_each_player_one_more_turn(trains: int) -> None:
    t = nearly_done(3, trains).play("claim Boston-New York", "pay 2 red")
    assert end_of(t) == [1, 2, 0]
    assert t.told(OVER)[0][1] == BY_PIECES


@rule("U26")
def test_three_trains_do_not_end_the_game() -> None:
    t = nearly_done(2, 3).play("claim Boston-New York", "pay 2 red")
    assert not t.told(ENDING)
    assert len(end_of(t)) == 20


@rule("U26")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_causes_the_end_has_the_last_turn(players: int) -> None:
    t = nearly_done(players, 2).pieces(0, 45).pieces(1, 4).hand(1, red=2).turn_of(1)
    t.play("claim Boston-New York", "pay 2 red")
    assert end_of(t) == [*range(2, players), 0, 1]


@rule("U26")
def test_a_second_player_with_few_trains_does_not_prolong_the_game() -> None:
    t = nearly_done(3, 2).pieces(1, 3).hand(1, blue=1)
    t.play("claim Boston-New York", "pay 2 red", "claim Dallas-Houston", "pay 1 blue")
    assert end_of(t) == [2, 0]
    assert len(t.told(ENDING)) == 1


@rule("U26")
def test_a_last_turn_is_a_turn_like_any_other() -> None:
    t = nearly_done(2, 2).play("claim Boston-New York", "pay 2 red", "draw", "draw")
    assert t.hand(0, red=2).verbs() == {"take", "draw", "tickets", "claim"}
    t.play("claim Atlanta-Raleigh", "pay 2 red")
    assert t.is_over()
    assert t.score(0) == 4


@rule("U26")
def test_a_turn_that_uses_no_trains_can_begin_the_end() -> None:
    t = nearly_done(2, 0).pieces(1, 2).turn_of(1).play("draw", "draw")
    assert end_of(t) == [0, 1]


@rule("E19")
@pytest.mark.parametrize(("trains", "ends"), [(2, True), (3, False)])
def test_the_end_in_europe(trains: int, ends: bool) -> None:
    t = nearly_done(2, trains, "europe").play("claim Bruxelles-Paris", "pay 2 red")
    assert (end_of(t) == [1, 0]) == ends
    assert bool(t.told(ENDING)) == ends


@rule("E19")
def test_a_station_uses_no_train() -> None:
    t = nearly_done(2, 1, "europe").play("station Paris", "pay 1 red")
    assert t.pieces_of(0) == [3]
    assert not t.told(ENDING)

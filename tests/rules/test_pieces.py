"""Choosing pieces in secret, and exchanging them for points (S6, S21; W1, L1)."""

import pytest

from tests.rig import Table, dealt
from tests.rig_rules import rule
from tests.rig_sails import BOARDS, box, sails, split
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.events import EXCHANGE as EXCHANGED
from trilhos.engine.events import PIECES as REVEALED
from trilhos.engine.random import Random
from trilhos.engine.sheet import EXCHANGE
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.state import PIECES, TURN
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize
from trilhos.errors import BadMove
from trilhos.play.game import Game

every_board = pytest.mark.parametrize("board", BOARDS)
TRAINS = {"world": range(10, 26), "lakes": range(18, 34)}
TOTAL = {"world": 60, "lakes": 50}


def choosing(board: str, players: int = 2) -> Table:
    """Everybody has kept tickets; seat 0 chooses pieces."""
    t = dealt(board, players)
    for _ in t.seats:
        t.play("keep 1+2+3")
    return t


# Choosing


@rule("S6")
@every_board
def test_pieces_are_chosen_after_the_tickets(board: str) -> None:
    t = dealt(board).play("keep 1+2+3")
    assert t.verbs() == {"keep"}
    t.play("keep 1+2+3")
    assert t.phase == PIECES
    assert t.verbs() == {"pieces"}


@rule("S6", "W1", "L1")
@every_board
@pytest.mark.parametrize("players", [2, 5])
def test_every_split_of_the_fixed_sum_within_the_caps_may_be_chosen(board: str, players: int) -> None:
    t = choosing(board, players)
    expected = {f"pieces {trains}+{TOTAL[board] - trains}" for trains in TRAINS[board]}
    for _ in t.seats:
        assert t.legal() == expected
        t.play(sorted(expected)[0])
    assert t.phase == TURN


@rule("S6", "W1", "L1")
@pytest.mark.parametrize(
    ("board", "move", "limits"),
    [
        ("world", "pieces 9+51", "60 pieces in all, 10 to 25 trains and 35 to 50 ships"),
        ("world", "pieces 26+34", "60 pieces in all, 10 to 25 trains and 35 to 50 ships"),
        ("world", "pieces 20+39", "60 pieces in all, 10 to 25 trains and 35 to 50 ships"),
        ("lakes", "pieces 34+16", "50 pieces in all, 18 to 33 trains and 17 to 32 ships"),
        ("lakes", "pieces many", "50 pieces in all, 18 to 33 trains and 17 to 32 ships"),
    ],
)
def test_any_other_split_is_refused_with_the_limits(board: str, move: str, limits: str) -> None:
    game = Game(board, 2, seed=1)
    game.play("keep 1+2+3")
    game.play("keep 1+2+3")
    with pytest.raises(BadMove, match=f'"{move}" is not possible: {limits}'.replace("+", "\\+")):
        game.play(move)
    assert game.seat == 0


@rule("W1", "L1")
@pytest.mark.parametrize(("board", "suggested"), [("world", [20, 40]), ("lakes", [27, 23])])
def test_the_suggested_split(board: str, suggested: list[int]) -> None:
    t = choosing(board)
    assert t.chapter(Pieces).suggested == suggested
    assert f"pieces {suggested[0]}+{suggested[1]}" in t.legal()


@rule("S6", "W1", "L1")
@pytest.mark.parametrize(("board", "moves"), [("world", ("25+35", "10+50")), ("lakes", ("33+17", "18+32"))])
def test_what_is_not_taken_lies_in_the_box(board: str, moves: tuple[str, str]) -> None:
    t = choosing(board).play(*[f"pieces {move}" for move in moves])
    everything = {"world": [25, 50], "lakes": [33, 32]}[board]
    for seat, move in enumerate(moves):
        assert t.pieces_of(seat) == [int(number) for number in move.split("+")]
        assert [a + b for a, b in zip(t.pieces_of(seat), box(t, seat), strict=True)] == everything


# In secret


@rule("S6")
@every_board
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_sees_another_choice_before_all_have_chosen(board: str, players: int) -> None:
    one, other = choosing(board, players), choosing(board, players)
    for seat in range(players - 1):
        one.play(f"pieces {TRAINS[board][0]}+{TOTAL[board] - TRAINS[board][0]}")
        other.play(f"pieces {TRAINS[board][5 + seat]}+{TOTAL[board] - TRAINS[board][5 + seat]}")
        for viewer in (SPECTATOR, *range(seat + 1, players)):
            assert one.view(viewer) == other.view(viewer)
        assert one.view(seat) != other.view(seat)  # one's own choice is no secret
        assert not one.told(REVEALED)


@rule("S6")
@every_board
def test_all_is_revealed_at_once(board: str) -> None:
    least, most = TRAINS[board][0], TRAINS[board][-1]
    t = choosing(board, 3).play(f"pieces {least}+{TOTAL[board] - least}", f"pieces {most}+{TOTAL[board] - most}")
    assert [t.pieces_of(seat) for seat in t.seats] == [[0, 0]] * 3
    t.play(f"pieces {least}+{TOTAL[board] - least}")
    trains = [least, most, least]
    assert t.told(REVEALED) == [(REVEALED, seat, n, TOTAL[board] - n, 0) for seat, n in enumerate(trains)]
    assert [t.pieces_of(seat)[0] for seat in t.seats] == trains
    at = int(t.chapter(Claims).pieces)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert t.view(viewer).ledger[at : at + 3] == trains


@rule("S6")
@every_board
def test_an_imagined_world_has_a_choice_for_whoever_has_chosen(board: str) -> None:
    t = choosing(board, 3).play(f"pieces {TRAINS[board][3]}+{TOTAL[board] - TRAINS[board][3]}")
    seen = set()
    for seed in range(40):
        world = determinize(t.rules, t.view(1), Random(seed))
        assert observe(t.rules, world, 1) == t.view(1)
        played = Table(t.rules, world).play(*[f"pieces {TRAINS[board][0]}+{TOTAL[board] - TRAINS[board][0]}"] * 2)
        assert sum(played.pieces_of(0)) == TOTAL[board]
        seen.add(played.pieces_of(0)[0])
    assert seen <= set(TRAINS[board])
    assert len(seen) > 5


@rule("S6")
def test_a_choice_can_be_taken_back_until_another_has_chosen_or_all_see_it() -> None:
    game = Game("world", 2, seed=1)
    for move in ("keep 1+2+3", "keep 1+2+3", "pieces 20+40"):
        game.play(move)
    assert game.can_undo
    game.play("pieces 20+40")
    assert not game.can_undo


# Exchanging


@rule("S21")
@every_board
def test_pieces_of_the_reserve_are_swapped_for_as_many_of_the_box(board: str) -> None:
    t = sails(board)
    before, boxed = t.pieces_of(0), box(t, 0)
    t.play("exchange 3 trains")
    assert t.pieces_of(0) == [before[0] + 3, before[1] - 3]
    assert box(t, 0) == [boxed[0] - 3, boxed[1] + 3]
    t.turn_of(0).play("exchange 2 ships")
    assert t.pieces_of(0) == [before[0] + 1, before[1] - 1]
    assert t.told(EXCHANGED) == [(EXCHANGED, 0, 3, -3, -3), (EXCHANGED, 0, -2, 2, -2)]


@rule("S21")
@every_board
def test_it_costs_a_point_a_piece_and_the_turn(board: str) -> None:
    t = sails(board).play("exchange 4 ships")
    assert t.score(0) == -4  # scores go below zero
    assert t.seat == 1
    t.turn_of(0).play("exchange 1 trains")
    assert t.score(0) == -5
    assert t.sheet(0).lines[EXCHANGE] == -5
    assert t.sheet(1).lines[EXCHANGE] == 0


@rule("S21")
@pytest.mark.parametrize(
    ("reserve", "boxed", "trains", "ships"),
    [((20, 40), (5, 10), 5, 10), ((10, 50), (15, 0), 15, 0), ((3, 2), (9, 6), 2, 3), ((0, 0), (8, 7), 0, 0)],
)
def test_the_box_and_the_reserve_set_the_limits(
    reserve: tuple[int, int], boxed: tuple[int, int], trains: int, ships: int
) -> None:
    t = split(sails(), 0, 25 - boxed[0], 50 - boxed[1]).pieces(0, *reserve)
    assert box(t, 0) == list(boxed)
    swaps = {f"exchange {n} trains" for n in range(1, trains + 1)} | {
        f"exchange {n} ships" for n in range(1, ships + 1)
    }
    assert t.legal("exchange") == swaps


@rule("S21")
def test_everybody_has_a_box_of_their_own() -> None:
    t = split(split(sails(), 0, 25, 35), 1, 10, 50)
    assert t.legal("exchange") == {f"exchange {n} ships" for n in range(1, 16)}
    assert t.turn_of(1).legal("exchange") == {f"exchange {n} trains" for n in range(1, 16)}
    t.play("exchange 15 trains")
    assert box(t, 0) == [0, 15]
    assert box(t, 1) == [0, 15]

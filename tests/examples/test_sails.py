"""The worked examples that both Rails & Sails boards share (S-X1 to S-X4)."""

import pytest

from tests.rig_rules import rule
from tests.rig_sails import BOARDS, box, harbours_of, sails
from trilhos.engine.sheet import EXCHANGE

every_board = pytest.mark.parametrize("board", BOARDS)
PURPLE = {"world": "Mexico-Caracas", "lakes": "South Bend-Toledo"}  # rail, 3 spaces
WHITE = {"world": "Dar Es Salaam-Mumbai", "lakes": "Toronto-Kingston #2"}  # ship, 4 spaces
PORT = {"world": ("Lima", "Lima-Valparaiso"), "lakes": ("Perry Sound", "Perry Sound-Toronto")}


@rule("S-X1")
@every_board
@pytest.mark.parametrize("wilds", range(4))
def test_three_purple_train_cards_any_of_them_a_wild(board: str, wilds: int) -> None:
    t = sails(board).hand(0, train_purple=3 - wilds, wild=wilds).play(f"claim {PURPLE[board]}")
    assert len(t.legal()) == 1
    t.play(*t.legal())
    assert t.owner(PURPLE[board]) == 0
    assert t.cards(0) == {}


@rule("S-X2")
@every_board
def test_a_white_ship_route_of_four_spaces(board: str) -> None:
    t = sails(board).hand(0, ship_white=4, ship2_white=2, wild=2).play(f"claim {WHITE[board]}")
    assert t.legal() == {
        "pay 2 ship2-white",
        "pay 4 ship-white",
        "pay 2 ship-white 1 ship2-white",
        "pay 3 ship-white 1 wild",
        "pay 1 ship-white 1 ship2-white 1 wild",
        "pay 2 ship-white 2 wild",
        "pay 1 ship2-white 2 wild",
    }


@rule("S-X2")
@every_board
@pytest.mark.parametrize("pay", ["2 ship2-white", "4 ship-white", "2 ship-white 1 ship2-white"])
def test_each_of_the_named_payments_claims_it(board: str, pay: str) -> None:
    t = sails(board).hand(0, ship_white=4, ship2_white=2).play(f"claim {WHITE[board]}", f"pay {pay}")
    assert t.owner(WHITE[board]) == 0
    assert t.score(0) == 7


@rule("S-X3")
@every_board
def test_a_yellow_harbour_with_one_wild(board: str) -> None:
    port, route = PORT[board]
    t = sails(board).own(0, route).hand(0, wild=1, ship_yellow=1, train_yellow_harbour=2).play(f"harbour {port}")
    assert t.legal() == {"pay 2 train-yellow-harbour 1 ship-yellow 1 wild"}
    t.play(*t.legal())
    assert harbours_of(t, 0) == [port]
    assert t.cards(0) == {}


@rule("S-X3")
@every_board
@pytest.mark.parametrize("without", ["train-yellow", "ship2-yellow"])
def test_all_but_the_wild_bear_the_symbol(board: str, without: str) -> None:
    hand = {"wild": 1, "ship-yellow": 1, "train-yellow-harbour": 2}
    hand["ship-yellow" if without == "ship2-yellow" else "train-yellow-harbour"] -= 1
    t = sails(board).own(0, PORT[board][1]).hand(0, {**hand, without: 2})
    assert not t.legal("harbour")


@rule("S-X4")
@every_board
def test_two_ships_for_two_trains_cost_two_points_and_the_turn(board: str) -> None:
    t = sails(board)
    trains, ships = t.pieces_of(0)
    boxed = box(t, 0)
    t.play("exchange 2 trains")
    assert t.pieces_of(0) == [trains + 2, ships - 2]
    assert box(t, 0) == [boxed[0] - 2, boxed[1] + 2]
    assert t.score(0) == -2
    assert t.sheet(0).lines[EXCHANGE] == -2
    assert t.seat == 1

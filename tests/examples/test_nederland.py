"""The worked examples of Nederland, with the very tokens and routes of the rules page."""

from tests.rig import table
from tests.rig_rules import rule
from tests.rig_tolls import bank, give, lend, loans, tokens
from trilhos.engine.sheet import LOANS, TOKENS


@rule("N-X1")
def test_the_first_pays_the_bank_and_the_second_the_first() -> None:
    t = table("nederland", 2).hand(0, yellow=2).hand(1, purple=2)
    t.play("claim Breda-Rotterdam", "pay 2 yellow")
    assert tokens(t) == [26, 30]
    assert bank(t) == 4
    t.play("claim Breda-Rotterdam #2", "pay 2 purple")
    assert tokens(t) == [30, 26]
    assert bank(t) == 4


@rule("N-X2")
def test_two_tokens_do_not_pay_four() -> None:
    t = give(table("nederland", 2).own(0, "Breda-Rotterdam"), 26, 2).hand(1, purple=2).turn_of(1)
    before = bank(t)
    t.play("claim Breda-Rotterdam #2", "pay 2 purple")
    assert loans(t) == [0, 1]
    assert tokens(t) == [30, 2]
    assert bank(t) == before - 4


@rule("N-X3")
def test_a_loan_forfeits_the_rank_and_two_firsts_leave_the_third_place() -> None:
    t = lend(give(table("nederland", 4), 9, 3, 9, 1), 0, 1, 0, 0)
    assert [t.sheet(seat).lines[TOKENS] for seat in t.seats] == [55, 0, 55, 20]
    assert [t.sheet(seat).lines[LOANS] for seat in t.seats] == [0, -5, 0, 0]

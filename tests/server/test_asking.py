"""Undo by the table: what showed the mover's own cards is taken back if all the others agree."""

import pytest

from tests.laws.cases import Case
from tests.server.unseen import carry_out, copied, seated
from trilhos.engine.events import NEVER
from trilhos.server.answers.errors import Stale
from trilhos.server.game import decide, entries, sight
from trilhos.server.game.table import Table


def claimed(players: int = 3, at_once: bool = False) -> Table:
    """A table at which chair 0 has just paid for a route."""
    for seed in range(50):
        table = seated(Case("usa", players), seed)
        for chair in range(players):
            carry_out(table, decide.act(table, chair, table.number, "keep 1+2"))
        claims = [text for text in table.running.legal_texts() if text.startswith("claim")]
        if claims:
            steps = [claims[0], _payment(table, claims[0])]
            for step in [steps] if at_once else [[one] for one in steps]:
                carry_out(table, decide.act(table, 0, table.number, step))
            if table.running.can_undo:
                return table
    raise AssertionError("no claim at the start")


def _payment(table: Table, claim: str) -> str:
    """The first way to pay for it."""
    game = copied(table.running)
    game.play(claim)
    return game.legal_texts()[0]


def kinds(table: Table, since: int) -> list[str]:
    return [entry.kind for entry in table.log[since:]]


def test_a_claim_is_taken_back_when_all_the_others_agree() -> None:
    table = claimed()
    before, moves = table.number, len(table.running.moves)
    assert sight.snapshot(table, 0).undo_asks
    carry_out(table, decide.undo(table, 0, table.number))
    assert sight.about(table).asking is not None
    assert table.to_agree == [1, 2]
    carry_out(table, decide.answer(table, 2, agree=True))
    assert (table.to_agree, len(table.running.moves)) == ([1], moves)
    carry_out(table, decide.answer(table, 1, agree=True))
    assert kinds(table, before) == [entries.Asked.kind, entries.Agreed.kind, entries.Agreed.kind, entries.Undone.kind]
    assert (table.asking, len(table.running.moves)) == (None, moves - 1)
    carry_out(table, decide.undo(table, 0, table.number))  # what was only announced is free
    assert table.log[-1].kind == entries.Undone.kind


def test_anybody_may_refuse_and_then_the_move_stands() -> None:
    table = claimed()
    moves = len(table.running.moves)
    carry_out(table, decide.undo(table, 0, table.number))
    carry_out(table, decide.answer(table, 1, agree=True))
    carry_out(table, decide.answer(table, 2, agree=False))
    assert (table.asking, table.to_agree, len(table.running.moves)) == (None, [], moves)
    with pytest.raises(Stale, match="Nobody asks"):
        decide.answer(table, 1, agree=True)


def test_a_question_lapses_with_the_next_move() -> None:
    table = claimed()
    carry_out(table, decide.undo(table, 0, table.number))
    with pytest.raises(Stale, match="take back"):
        decide.undo(table, 0, table.number)  # it is asked already
    carry_out(table, decide.act(table, 1, table.number, "draw"))
    assert table.asking is None
    for chair in (1, 2):
        with pytest.raises(Stale, match="Nobody asks"):
            decide.answer(table, chair, agree=True)


def test_nobody_answers_for_others_and_who_is_away_is_not_asked() -> None:
    table = claimed()
    carry_out(table, [entries.Away(1)])
    carry_out(table, decide.undo(table, 0, table.number))
    assert table.to_agree == [2]
    for chair in (0, 1):
        with pytest.raises(Stale, match="Nobody asks"):
            decide.answer(table, chair, agree=True)


def test_with_nobody_to_ask_it_is_immediate() -> None:
    table = claimed(2)
    carry_out(table, [entries.Resigned(1)])
    assert not sight.snapshot(table, 0).undo_asks
    carry_out(table, decide.undo(table, 0, table.number))
    assert table.log[-1].kind == entries.Undone.kind


def test_what_was_one_command_is_taken_back_as_one() -> None:
    table = claimed(at_once=True)
    before, moves = table.number, len(table.running.moves)
    carry_out(table, decide.undo(table, 0, table.number))
    assert sight.about(table).asking is not None  # the payment showed cards
    for chair in (1, 2):
        carry_out(table, decide.answer(table, chair, agree=True))
    assert kinds(table, before)[-2:] == [entries.Undone.kind] * 2
    assert (len(table.running.moves), table.running.seat) == (moves - 2, 0)
    assert [sight.message(table, entry, 1).data for entry in table.log[-2:]] == [
        {"seat": 0},
        {"seat": 0, "joined": True},
    ]


def test_of_one_command_only_what_came_after_something_hidden_is_taken_back() -> None:
    table = claimed(at_once=True)
    game = table.running
    carry_out(table, decide.undo(table, 0, table.number))
    for chair in (1, 2):
        carry_out(table, decide.answer(table, chair, agree=True))
    carry_out(table, decide.act(table, 0, table.number, ["draw", "draw"]))
    assert (game.undoing, table.joined[-2:]) == (NEVER, [False, True])
    with pytest.raises(Stale, match="take back"):
        decide.undo(table, 0, table.number)


def test_several_moves_are_refused_whole() -> None:
    table = claimed()
    for moves, named in ((["draw", "claim Denver-Omaha"], "claim Denver-Omaha"), (["pay 1 red", "draw"], "pay 1 red")):
        seat, drawn = table.waiting[0], table.number
        if moves[0] == "draw":  # what was drawn was learnt: it stands, and the rest falls
            assert len(decide.act(table, seat, drawn, moves)) == 1
            continue
        with pytest.raises(Stale, match="not legal") as problem:
            decide.act(table, seat, drawn, moves)
        assert problem.value.values["move"] == named

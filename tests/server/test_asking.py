"""Undo by the table: what showed the mover's own cards is taken back if all the others agree."""

import pytest

from tests.laws.cases import Case
from tests.server.unseen import carry_out, seated
from trilhos.server.answers.errors import Stale
from trilhos.server.game import decide, entries, sight
from trilhos.server.game.table import Table


def claimed(players: int = 3) -> Table:
    """A table at which chair 0 has just paid for a route."""
    for seed in range(50):
        table = seated(Case("usa", players), seed)
        for chair in range(players):
            carry_out(table, decide.act(table, chair, table.number, "keep 1+2"))
        claims = [text for text in table.running.legal_texts() if text.startswith("claim")]
        if claims:
            carry_out(table, decide.act(table, 0, table.number, claims[0]))
            carry_out(table, decide.act(table, 0, table.number, table.running.legal()[0]))
            if table.running.can_undo:
                return table
    raise AssertionError("no claim at the start")


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

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


def face_up(table: Table) -> list[int]:
    """The cards of the display."""
    return [*table.running.rules.shown([*table.running.state.ledger])]


def taking(seed: int = 0) -> tuple[Table, list[int]]:
    """A table where two of the face-up cards can be taken as one, and the actions that do it."""
    table = seated(Case("usa", 2), seed)
    for chair in range(2):
        carry_out(table, decide.act(table, chair, table.number, "keep 1+2"))
    first, second = next((one.id, one.next[-1]) for one in sight.snapshot(table, 0).legal if one.next)
    return table, [first, second]


def sent(table: Table, chair: int, action: int, key: str, expected: int, after: str | None = None) -> None:
    """What a page sends, carried out under its key."""
    drafts = decide.act(table, chair, expected, action, after)
    for at, draft in enumerate(drafts, 1):
        table.fold(draft.entry(table.number + 1, 0.0, key if at == len(drafts) else None))


def test_a_card_that_was_sent_behind_another_is_one_command_with_it() -> None:
    one, (first, second) = taking()
    other, _ = taking()
    expected = one.number
    sent(one, 0, first, "a", expected)
    sent(one, 0, second, "b", expected, "a")
    carry_out(other, decide.act(other, 0, expected, [first, second]))
    assert [move.action for move in one.running.moves] == [move.action for move in other.running.moves]
    assert one.joined == other.joined
    assert face_up(one) == face_up(other)


def test_a_card_that_was_flushed_away_meanwhile_is_not_taken() -> None:
    for seed in range(2000):
        table, (first, second) = taking(seed)
        meant, expected = face_up(table), table.number
        sent(table, 0, first, "a", expected)
        slot = table.running.rules.read(second)[1]
        if face_up(table)[slot] != meant[slot]:
            break
    else:
        raise AssertionError("no flush in any of these games")
    number = table.number
    sent(table, 0, second, "b", expected, "a")
    assert table.number == number  # nothing was played, and nothing refused
    assert table.deciding == [0]


def test_what_goes_on_from_no_command_of_ones_own_is_refused() -> None:
    table, (first, second) = taking()
    expected = table.number
    with pytest.raises(Stale):  # it never came
        decide.act(table, 0, expected, second, "a")
    sent(table, 0, first, "a", expected)
    for behind in (expected - 1, table.number, table.number + 5):  # made for no table of which it is the next
        with pytest.raises(Stale):
            decide.act(table, 0, behind, second, "a")
    with pytest.raises(Stale):
        decide.act(table, 1, expected, second, "a")
    sent(table, 0, second, "b", expected, "a")
    with pytest.raises(Stale):  # the turn is over
        decide.act(table, 0, expected, first, "b")

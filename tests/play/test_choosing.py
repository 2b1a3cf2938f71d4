"""Choosing at the same time: first tickets and pieces are held until all have chosen, then told together (U6, S6)."""

import pytest

from tests.laws.cases import CASES, Case, case_id
from tests.laws.laws import imagined_worlds_look_the_same
from tests.rig_rules import rule
from trilhos.engine.openings import asked, deciders
from trilhos.engine.random import Random
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.view import observe
from trilhos.errors import BadMove
from trilhos.play.game import Game


def choices(game: Game) -> dict[int, int]:
    """Another choice for every seat."""
    return {seat: game.legal(seat)[-1 - seat] for seat in range(game.players)}


@rule("U6")
def test_every_seat_may_choose_first() -> None:
    game = Game("usa", players=3, seed=7)
    assert game.waiting == [0, 1, 2]
    assert game.legal(0) == game.legal(1) == game.legal(2)
    assert game.choose(2, "keep 1+2") == []
    assert game.waiting == [0, 1]
    assert game.choose(0, "keep 1+3") == []
    assert [move.seat for move in game.choose(1, "keep 1+2+3")] == [0, 1, 2]
    assert game.held == {}
    assert game.waiting == [0]
    assert [len(game.view(seat).tickets) for seat in range(3)] == [2, 3, 2]


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
@rule("U6", "S6")
def test_the_order_of_choosing_changes_nothing(order: list[int]) -> None:
    game, one_by_one = Game("lakes", 3, seed=7), Game("lakes", 3, seed=7)
    for _ in one_by_one.rules.openings:
        chosen = choices(game)
        for seat in order:
            game.choose(seat, chosen[seat])
        for seat in range(3):
            one_by_one.play(chosen[seat])
    assert game.state.to_bytes() == one_by_one.state.to_bytes()
    assert game.moves == one_by_one.moves
    assert not game.can_undo


def test_a_choice_is_changed_and_taken_back_until_all_have_chosen() -> None:
    game = Game("usa", players=2, seed=7)
    start = game.state.to_bytes()
    game.choose(1, "keep 1+2")
    game.choose(1, "keep 1+2+3")
    game.take_back(1)
    assert (game.waiting, game.state.to_bytes()) == ([0, 1], start)
    with pytest.raises(BadMove, match="nothing to take back"):
        game.take_back(1)
    game.choose(1, "keep 1+3")
    game.choose(0, "keep 1+2")
    with pytest.raises(BadMove, match="nothing to take back"):
        game.take_back(1)
    assert [game.notation.text(move.action) for move in game.moves] == ["keep 1+2", "keep 1+3"]


def test_what_isnt_legal_is_not_held() -> None:
    game = Game("usa", players=2, seed=7)
    for move in ("keep 1", "draw"):
        with pytest.raises(BadMove, match="legal"):
            game.choose(1, move)
    assert game.held == {}


def test_after_the_opening_only_the_seat_to_move_decides() -> None:
    game = Game("usa", players=2, seed=7)
    for seat in (1, 0):
        game.choose(seat, "keep 1+2")
    with pytest.raises(BadMove, match="legal"):
        game.choose(1, "draw")
    assert game.legal(1) == []
    assert [move.seat for move in game.choose(0, "draw")] == [0]
    assert game.waiting == [0]


def test_a_game_that_is_played_in_order_goes_on_with_held_choices() -> None:
    game = Game("usa", players=3, seed=7)
    game.choose(0, "keep 1+2")
    game.choose(2, "keep 1+2")
    game.play("keep 2+3")
    assert game.waiting == [1]
    assert game.held == {2: game.notation.parse("keep 1+2")}
    game.play("keep 1+3")
    assert [game.notation.text(move.action) for move in game.moves] == ["keep 2+3", "keep 1+3", "keep 1+2"]


def test_nobody_decides_when_the_game_is_over() -> None:
    game = Game("usa", players=2, seed=7)
    while not game.over:
        game.play(game.legal()[0])
    assert game.waiting == deciders(game.rules, game.state) == []
    with pytest.raises(BadMove, match="over"):
        game.choose(0, "draw")


@pytest.mark.parametrize("case", CASES, ids=case_id)
@rule("U6", "S6")
def test_nobody_sees_anything_of_a_choice_before_all_are_made(case: Case) -> None:
    """Neither from held choices, nor from those that the state has already."""
    game = Game(case.edition, case.players, 7, dict(case.options))
    for _ in game.rules.openings:
        views = [game.view(seat) for seat in range(SPECTATOR, game.players)]
        assert [view.seat for view in views[1:]] == list(range(game.players))
        for seat in range(game.players - 1):
            game.choose(seat, game.legal(seat)[-1 - seat])
        assert [game.view(seat) for seat in range(SPECTATOR, game.players)] == views
        last = game.players - 1
        for pick in (0, -1):
            state = game.state.clone()
            while state.seat < last:
                game.rules.apply(state, game.rules.legal(state)[pick])
            assert observe(game.rules, state, last) == views[-1]
        game.choose(last, game.legal(last)[0])


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_seat_that_is_asked_out_of_order_imagines_lawful_worlds(case: Case) -> None:
    game = Game(case.edition, case.players, 7, dict(case.options))
    for _ in game.rules.openings:
        for seat in range(game.players):
            state = asked(game.rules, game.state, seat)
            assert state.seat == seat
            imagined_worlds_look_the_same(game.rules, state, game.legal(seat))
        for seat in reversed(range(game.players)):
            game.choose(seat, game.legal(seat)[Random(seat).below(len(game.legal(seat)))])

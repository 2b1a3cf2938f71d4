"""What rivals lose by a claim: the ways that are followed are those that a fresh look finds."""

import pytest
from mypy_extensions import i64

from tests.workshop.trial_rig import grid, made
from trilhos.boards import Edition, edition
from trilhos.bots.seats import seat_bots
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.events import CLAIM
from trilhos.play.game import Game
from trilhos.play.outlook import Survey
from trilhos.workshop.trial.rivals import CUT_OFF, Rivals


def fresh_look(game: Game, before: tuple[int, ...], taker: int, route: int) -> list[int]:
    """What a claim costs, by the shortest ways before and after it."""
    board, tickets = game.rules.board, game.rules.chapter(Tickets)
    after, costs = tuple(int(owner) for owner in game.state.owner), []
    for seat in (seat for seat in range(game.players) if seat != taker):
        for ticket in tickets.held(game.state, i64(seat)):
            old, new = (Survey(board, seat, owner).ticket(ticket) for owner in (before, after))
            if old.left and old.left != new.left:
                costs.append(CUT_OFF if new.left is None else new.left - old.left)
    return costs


@pytest.mark.parametrize("board", [made(grid()), edition("usa")], ids=lambda board: board.id)
def test_detours_are_those_of_a_fresh_look(board: Edition) -> None:
    game = Game(board, 2, seed=4, names=["a", "b"])
    rivals, found = Rivals(game), list[int]()
    with seat_bots(game, {0: "greedy", 1: "greedy"}) as seats:
        while not game.over:
            before, seat = tuple(int(owner) for owner in game.state.owner), game.seat
            game.play(seats.choose())
            for route in [event[2] for event in game.moves[-1].events if event[0] == CLAIM]:
                costs = [cost for cost in rivals.lose(seat, route) if cost]  # another way as short costs nothing
                assert costs == fresh_look(game, before, seat, route)
                found += costs
    assert found

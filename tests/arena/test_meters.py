"""Meters of faults, counted from events."""

from trilhos.arena.match import play_game
from trilhos.arena.meters import Meters, see_turns
from trilhos.boards import make_rules
from trilhos.engine.events import CLAIM, DRAW, OVER, TAKE, TURN, Event


def event(kind: int, seat: int) -> Event:
    return (kind, seat, 0, 0, 0)


def test_rows_of_draws_and_idle_turns_count_for_the_seat_that_had_them() -> None:
    deeds = [[TAKE, DRAW], [], [DRAW, DRAW], [], [CLAIM], [DRAW], [TAKE], [CLAIM]]
    told = [
        told
        for turn, kinds in enumerate(deeds)
        for told in (event(TURN, turn % 2), *[event(kind, turn % 2) for kind in kinds])
    ]
    meters = [Meters(), Meters()]
    see_turns(meters, make_rules("usa", 2).events, [*told, event(OVER, 0)])
    assert [(meter.draw_row, meter.idle_turns) for meter in meters] == [(2, 0), (1, 2)]


def test_a_game_tells_hands_and_points_that_failed() -> None:
    game = play_game("usa", ["greedy", "random"], 5, {})
    penalties = [ticket.penalty for ticket in make_rules("usa", 2).board.tickets]
    assert all(left <= most for left, most in zip(game.cards_left, game.largest_hand, strict=True))
    assert [bool(points) for points in game.points_failed] == [bool(count) for count in game.failed]
    assert all(points <= count * max(penalties) for points, count in zip(game.points_failed, game.failed, strict=True))
    assert min(game.draw_row) > 0

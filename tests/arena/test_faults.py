"""What bots did badly once, game by game, as the arena's meters show it: steiner-t still does, the levels don't."""

from functools import cache

import pytest

from trilhos.arena.match import Outcome, play_game
from trilhos.boards import EDITIONS


@cache
def game(edition: str, players: int, seed: int, bot: str) -> Outcome:
    return play_game(EDITIONS[edition], [bot] * players, seed, {})


def meter(name: str, bot: str, edition: str, players: int, *seeds: int) -> int:
    return sum(sum(getattr(game(edition, players, seed, bot), name)) for seed in seeds)


def test_nobody_draws_on_with_trains_to_place() -> None:
    before, now = (game("world", 2, 7100151, bot) for bot in ("steiner-t", "hard"))
    assert min(before.largest_hand) > 50
    assert max(now.largest_hand) < 35
    assert max(now.draw_row) < max(before.draw_row)
    assert max(now.cards_left) < 20
    assert now.turns < before.turns


@pytest.mark.parametrize("edition", ["world", "lakes", "nederland"])
def test_tickets_are_drawn_when_they_pay_and_completed(edition: str) -> None:
    seeds = (55001, 55003, 55005)
    before, now = (meter("completed", bot, edition, 2, *seeds) for bot in ("steiner-t", "hard"))
    assert now > 1.3 * before
    assert meter("scores", "hard", edition, 2, *seeds) > meter("scores", "steiner-t", edition, 2, *seeds)


def test_with_four_nobody_gambles() -> None:
    before, now = (meter("points_failed", bot, "nederland", 4, 55001, 55003) for bot in ("steiner-t", "hard"))
    assert now < 0.5 * before


def test_pieces_are_not_left_lying_when_tickets_take_both_kinds() -> None:
    """Neither off-plan claims nor the split leave a seat with pieces that it can't place."""
    seeds = (55001, 55003, 55005)
    for edition in ("world", "lakes"):
        assert meter("pieces_left", "hard", edition, 2, *seeds) <= 2 * len(seeds) * 10
        assert meter("idle_turns", "hard", edition, 2, *seeds) <= 2 * len(seeds)


@pytest.mark.parametrize("edition", EDITIONS)
def test_easy_loses_like_a_child_who_likes_trains_in_normal_time(edition: str) -> None:
    seeds = (55001, 55003)
    easy, hard = (sum(game(edition, 2, seed, bot).turns for seed in seeds) for bot in ("easy", "hard"))
    assert easy < 1.25 * hard
    assert meter("completed", "easy", edition, 2, *seeds) > 0
    assert meter("scores", "easy", edition, 2, *seeds) < meter("scores", "hard", edition, 2, *seeds)

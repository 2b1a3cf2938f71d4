"""The deal of a day follows from the date, and the same moves bring the same game."""

from datetime import timedelta

import pytest

from trilhos.boards import EDITIONS
from trilhos.bots.characters import characters
from trilhos.bots.repeat import Anew, choose
from trilhos.bots.seats import Seats
from trilhos.daily.compare import DealGame, compared, parting
from trilhos.daily.days import FIRST
from trilhos.daily.deal import day_of_game, deal_of, game_of
from trilhos.play.game import Game


def finished(day: int, bot: str = "greedy") -> Game:
    """The deal of a day, played to its end by a bot in the place of a person."""
    daily = deal_of(FIRST + timedelta(day))
    game = game_of(daily, "Ana")
    with Seats(game, {seat: Anew(game, seat, name or bot) for seat, name in enumerate(daily.seats)}) as seats:
        while not game.over:
            seats.play()
    return game


def test_a_day_is_dealt_alike_everywhere() -> None:
    first = deal_of(FIRST)
    assert first == deal_of(FIRST)
    assert (first.edition, first.seats) == ("lakes", ["", "amina"])
    days = [deal_of(FIRST + timedelta(day)) for day in range(60)]
    assert len({daily.seed for daily in days}) == 60
    assert {daily.edition for daily in days} == set(EDITIONS)
    assert {daily.players for daily in days} == {2, 3, 4}
    assert {daily.seat for daily in days} > {0, 1}
    for daily in days:
        board = EDITIONS[daily.edition]
        assert board.least_players <= daily.players <= board.most_players
        bots = [bot for bot in daily.seats if bot]
        assert len(set(bots)) == len(bots) == daily.players - 1
        assert all(characters()[bot].stars <= 4 for bot in bots)


def test_the_day_of_a_game_is_known_by_its_cards() -> None:
    daily = deal_of(FIRST + timedelta(3))
    assert day_of_game(game_of(daily, "Ana")) == daily
    assert day_of_game(Game(daily.edition, daily.players, 5)) is None
    other = "usa" if daily.edition != "usa" else "europe"
    assert day_of_game(Game(other, daily.players, daily.seed)) is None


def test_a_bot_made_anew_decides_as_a_servers_does() -> None:
    daily = deal_of(FIRST)
    game = game_of(daily, "Ana")
    seat = next(seat for seat, bot in enumerate(daily.seats) if bot)
    told = Anew(game, seat, daily.seats[seat]).choose(game.view(seat), game.legal(seat))
    assert told == choose(game, seat, daily.seats[seat])


def test_the_same_moves_bring_the_same_game_and_others_part() -> None:
    one, two, other = finished(0), finished(0), finished(0, "longroute")
    assert [move.action for move in one.moves] == [move.action for move in two.moves]
    assert parting(one, two) is None
    apart = parting(one, other)
    assert apart is not None
    assert apart.seat == deal_of(FIRST).seat  # the bots are the same until somebody plays otherwise
    daily = deal_of(FIRST)
    told = compared([DealGame(name, daily, game) for name, game in (("a", one), ("b", two), ("c", other))])
    assert [game.parting for game in told.games] == [None, None, apart]
    assert told.games[0].result.points == one.result().sheets[daily.seat].total


@pytest.mark.parametrize("day", [1, 2])
def test_deals_of_other_boards_end(day: int) -> None:
    assert finished(day).over

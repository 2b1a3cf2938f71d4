"""How even a board is, by the games that bots play on it."""

from tests.files import file_of
from trilhos.arena.balance import Evidence, balance, play_one, summed
from trilhos.arena.simulate import Simulation

PLAN = Simulation("brasil", 2, ["greedy"], games=3, seed=5)


def test_every_ticket_and_track_is_counted_in_the_order_of_the_file() -> None:
    file, found = file_of("brasil"), balance(PLAN)
    assert (found.games, sum(found.seats)) == (3, 1)
    assert [ticket.cities for ticket in found.tickets] == [ticket.cities for ticket in file.tickets]
    assert [(*route.cities, route.track) for route in found.routes] == [(r.a, r.b, r.track) for r in file.routes]


def test_figures_are_those_of_the_games() -> None:
    games, found = [play_one(PLAN, number) for number in range(3)], balance(PLAN)
    for id, ticket in enumerate(found.tickets):
        done = sum(game.completed.count(id) for game in games)
        assert ticket.kept == done + sum(game.failed.count(id) for game in games)
        assert ticket.done * ticket.kept == done
    for id, route in enumerate(found.routes):
        assert route.taken == sum(id in game.taken for game in games) / 3
    assert sum(ticket.kept for ticket in found.tickets) >= 3 * 2 * 3


def test_a_shared_win_counts_in_parts_and_a_game_without_an_end_not_at_all() -> None:
    shared, none = Evidence([0, 1], [4], [], [7]), Evidence([], [], [], [])
    found = summed(PLAN, [shared, none])
    assert (found.games, found.seats) == (1, [0.5, 0.5])
    assert (found.tickets[4].kept, found.tickets[4].done, found.routes[7].taken) == (1, 1, 1)
    assert found.tickets[5].done == found.routes[8].taken == 0


def test_a_game_is_given_up_at_the_plans_limit() -> None:
    assert play_one(Simulation("usa", 2, ["random"], games=1, seed=1, limit=5), 0) == Evidence([], [], [], [])

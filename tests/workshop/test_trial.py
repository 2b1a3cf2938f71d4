"""The bot test of boards: what is played, what is counted, and what is said of it."""

import pytest

from tests.workshop.trial_rig import COLOURS, dead_end, grid, made
from trilhos.boards import edition
from trilhos.errors import BadChoice
from trilhos.text import LANGUAGES, Text
from trilhos.workshop.trial import Plan, Report, try_out
from trilhos.workshop.trial.counts import Counts
from trilhos.workshop.trial.report import report
from trilhos.workshop.trial.say import sentences
from trilhos.workshop.trial.witness import Evidence, TicketSeen, play_one

GRID = made(grid())
PLAN = Plan(games=40, players=2)


@pytest.fixture(scope="module")
def shown() -> Report:
    return try_out(GRID, PLAN)


def keys(found: Report) -> set[str]:
    return {advice.key for advice in found.advice}


# What is counted


def test_figures_are_those_of_the_games(shown: Report) -> None:
    games = [play_one(GRID, PLAN, number) for number in range(PLAN.games)]
    assert (shown.games, shown.given_up, shown.ended) == (40, 0, "")
    assert sum(seat.value for seat in shown.seats) == pytest.approx(1)
    assert shown.turns.mean == pytest.approx(sum(game.turns for game in games) / 40, abs=0.01)
    for route in shown.routes:
        claims = [claim for game in games for claim in game.claims if claim.route == route.id]
        assert route.taken == pytest.approx(len(claims) / 40)
        assert route.wanted == pytest.approx(sum(bool(one.detours) for one in claims) / max(1, len(claims)), abs=1e-4)
    for ticket in shown.tickets:
        seen = [one for game in games for one in game.tickets if one.ticket == ticket.id]
        assert ticket.offered == sum(game.offered.count(ticket.id) for game in games)
        assert ticket.kept * ticket.offered == pytest.approx(len(seen), abs=0.01)
        assert ticket.done * len(seen) == pytest.approx(sum(one.done for one in seen), abs=0.01)
        assert ticket.worth * len(seen) == pytest.approx(sum(one.worth for one in seen), abs=0.02)


def test_everything_stands_in_the_order_of_the_file(shown: Report) -> None:
    assert [ticket.cities for ticket in shown.tickets] == [ticket.cities for ticket in GRID.file.tickets]
    assert [route.cities for route in shown.routes] == [[route.a, route.b] for route in GRID.file.routes]
    assert [city.name for city in shown.cities] == [city.name for city in GRID.file.cities]
    assert [colour.color for colour in shown.colors] == [*COLOURS, "gray"]


def test_the_way_of_a_ticket_is_the_shortest_and_its_points_are_its_price(shown: Report) -> None:
    assert {ticket.points - ticket.way for ticket in shown.tickets} == {0}


def test_every_style_sits_in_every_seat_equally_often(shown: Report) -> None:
    assert [style.style for style in shown.styles] == ["balanced", "long", "tickets", "blocker"]
    seatings = PLAN.seatings(GRID)
    assert len({*map(tuple, seatings)}) == len(seatings) == 12
    assert {bot: [sum(row[seat] == bot for row in seatings) for seat in range(2)] for bot in PLAN.bots} == {
        bot: [3, 3] for bot in PLAN.bots
    }


def test_a_shared_win_counts_in_parts_and_a_game_without_an_end_not_at_all() -> None:
    shared = Evidence(["steiner"] * 2, [0, 1], [7, 7], 9, [4, 5], [TicketSeen(4, 0, True, 6)])
    found = report(GRID, PLAN, [shared, Evidence(["steiner"] * 2)], "going")
    assert [seat.value for seat in found.seats] == [0.5, 0.5]
    assert (found.games, found.given_up) == (1, 1)
    assert (found.tickets[4].done, found.tickets[4].wins, found.tickets[5].kept) == (1, 0.5, 0)


def test_tracks_between_the_same_cities_are_one_line() -> None:
    data = grid()
    data["routes"].append({**data["routes"][0], "color": "blue", "track": 1})
    one = Evidence(["steiner"] * 2, [0], [7, 5], 9)
    assert [line for line in Counts(made(data), [one]).lines if len(line) > 1] == [[0, 12]]


# Whoever asks


def test_reports_come_on_the_way_and_who_stops_keeps_them() -> None:
    seen: list[Report] = []
    found = try_out(GRID, PLAN, progress=seen.append, stop=lambda: len(seen) == 3)
    assert [one.games for one in seen] == [1, 2, 3]
    assert [one.ended for one in seen] == ["going"] * 3
    assert (found.games, found.wanted, found.ended) == (4, 40, "stopped")


def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs(shown: Report) -> None:
    assert try_out(GRID, PLAN, jobs=2) == shown


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan(games=0), "bad-number-between"),
        (Plan(players=4), "bad-players"),
        (Plan(players=2, bots=("nobody",)), "unknown-bot"),
        (Plan(players=2, seed=-1), "bad-seed"),
        (Plan(players=2, options={"none": True}), "unknown-option"),
    ],
)
def test_what_cant_be_played_is_refused_before_anything_is(plan: Plan, key: str) -> None:
    with pytest.raises(BadChoice) as refused:
        try_out(GRID, plan)
    assert refused.value.key == key


# What is said


def test_a_city_that_nobody_needs_is_named_with_what_to_do() -> None:
    found = try_out(made(dead_end()), Plan(games=60, players=2))
    assert "trial-city-unvisited" in keys(found)
    assert [advice.cities for advice in found.advice if advice.cities] == [["Yew"]]
    said = sentences(found, Text("en"))
    assert any(line.startswith("Yew is reached in ") and "a ticket there" in line for line in said)


def test_a_ticket_far_above_its_price_and_one_far_below_are_named() -> None:
    data = grid()
    data["tickets"][0]["points"], data["tickets"][2]["points"] = 40, 1
    found = try_out(made(data), Plan(games=5, players=2))
    named = {advice.key: advice.tickets for advice in found.advice if advice.tickets}
    assert (named["trial-ticket-rich"], named["trial-ticket-poor"]) == ([0], [2])


def test_a_colour_without_routes_is_named() -> None:
    data = grid()
    for route in data["routes"]:
        route["color"] = "gray" if route["color"] == "white" else route["color"]
    found = try_out(made(data), Plan(games=5, players=2))
    assert [advice.values["color"] for advice in found.advice if advice.key == "trial-color-none"] == ["white"]
    assert any("white" in line for line in sentences(found, Text("en")))
    assert any("branca" in line for line in sentences(found, Text("pt-BR")))


def test_a_few_games_say_nothing_of_routes() -> None:
    found = try_out(made(dead_end()), Plan(games=5, players=2))
    assert not {"trial-city-unvisited", "trial-route-dead", "trial-bottleneck"} & keys(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_without_faults_is_told_so(shown: Report, language: str) -> None:
    from msgspec.structs import replace

    assert sentences(replace(shown, advice=[]), Text(language)) == [Text(language)("trial-fine")]


def test_official_boards_stand_beside() -> None:
    found = try_out(edition("usa"), Plan(games=1, players=2, bots=("greedy",)))
    assert all(board.players == 2 for board in found.beside)

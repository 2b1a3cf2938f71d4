"""The show of the final count agrees with the sheets, on every golden game: points, ways, longest path."""

from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from tests.golden.make import GAMES
from tests.play.test_outlook import joined
from tests.rig import Table, table
from tests.rig_sails import sails
from trilhos.boards import make_rules
from trilhos.engine.board import Board
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import FEWEST_STATIONS, LONGEST, LONGEST_CARD, MOST_TICKETS, ROUTES, TICKETS, Sheet
from trilhos.engine.state import State
from trilhos.play.finale import decided_by, finale
from trilhos.play.game import Game
from trilhos.play.record import load

GOLDEN = sorted(GAMES.glob("*.json"), key=lambda path: path.name)


@cache
def golden(path: Path) -> Game:
    return load(path)


def show(rules: Rules, state: State, sheets: list[Sheet]) -> list[dict[str, Any]]:
    """All fields, those of chapters too."""
    return cast(list[dict[str, Any]], finale(rules, state, sheets))


def shown(t: Table) -> list[dict[str, Any]]:
    return show(t.rules, t.state, t.rules.score(t.state))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_it_agrees_with_the_sheets(path: Path) -> None:
    game = golden(path)
    sheets = game.result().sheets
    for sheet, told in zip(sheets, show(game.rules, game.state, sheets), strict=True):
        counts = [*told["failed"], *told["completed"]]
        assert told["seat"] == sheet.seat
        assert sum(count.points for count in counts) == sheet.lines[TICKETS]
        assert sorted(count.id for count in told["completed"]) == sheet.completed
        assert sorted(count.id for count in told["failed"]) == sheet.failed
        assert told["borrowed"] == [route for _, route in sheet.borrowed if route >= 0]
        check_ways(game, told)
        check_longest(game, told, sheet.longest)


def check_ways(game: Game, told: dict[str, Any]) -> None:
    own = {route for route, owner in enumerate(game.state.owner) if owner == told["seat"]}
    assert all(count.way == [] for count in told["failed"])
    for count in told["completed"]:
        assert set(count.way) <= own | set(told["borrowed"])
        assert joined(game.rules.board, count.way, game.rules.board.tickets[count.id].cities)
    for counts in (told["failed"], told["completed"]):
        sizes = [abs(count.points) for count in counts]
        assert sizes == sorted(sizes)


def check_longest(game: Game, told: dict[str, Any], length: int) -> None:
    if LONGEST not in game.rules.lines:
        assert told["longest"] is None
        return
    trail = told["longest"] or []
    assert len(set(trail)) == len(trail)
    assert all(game.state.owner[route] == told["seat"] for route in trail)
    assert sum(game.rules.board.routes[route].length for route in trail) == length
    assert is_continuous(game.rules.board, trail)


def is_continuous(board: Board, trail: list[int]) -> bool:
    """Whether each route goes on from where the one before ended, from one of the two ends of the first."""
    if not trail:
        return True
    first = board.routes[trail[0]]
    return any(_ends_somewhere(board, trail, start) for start in (first.a, first.b))


def _ends_somewhere(board: Board, trail: list[int], city: int) -> bool:
    for route in [board.routes[number] for number in trail]:
        if city not in (route.a, route.b):
            return False
        city = route.a + route.b - city
    return True


def test_the_golden_games_show_enough() -> None:
    games = [golden(path) for path in GOLDEN]
    told = [seat for game in games for seat in show(game.rules, game.state, game.result().sheets)]
    assert any(seat["failed"] for seat in told)
    assert any(len(count.way) > 2 for seat in told for count in seat["completed"])
    assert any(len(seat["longest"] or []) > 5 for seat in told)


def test_a_way_over_a_borrowed_route() -> None:
    t = table("europe").tickets(0, ("Brest", "Marseille")).own(0, "Brest-Paris").own(1, "Paris-Marseille")
    assert shown(t)[0]["completed"] == []
    told = shown(t.stations(0, "Paris"))[0]
    assert told["borrowed"] == [t.route("Paris-Marseille")]
    assert [(count.points, count.way) for count in told["completed"]] == [
        (7, [t.route("Brest-Paris"), t.route("Paris-Marseille")])
    ]


def test_a_tour_in_another_order_brings_its_low_value() -> None:
    t = sails().own(0, "Manila-Honolulu", "Bangkok-Manila", "Bangkok-Jakarta", "Jakarta-Darwin", "Darwin-Port Moresby")
    told = shown(t.tickets(0, ("Manila", "Honolulu", "Port Moresby", "Darwin")))[0]
    assert [count.points for count in told["completed"]] == [9]
    assert told["longest"] is None


def ranked(seat: int, total: int, **ranks: int) -> Sheet:
    sheet = Sheet(seat)
    sheet.lines[ROUTES] = total
    places = {"tickets": MOST_TICKETS, "stations": FEWEST_STATIONS, "longest": LONGEST_CARD}
    for name, rank in ranks.items():
        sheet.ranks[places[name]] = rank
    return sheet


@pytest.mark.parametrize(
    ("first", "second", "decided"),
    [
        (ranked(0, 90), ranked(1, 80, tickets=9), None),
        (ranked(0, 90, tickets=3), ranked(1, 90, tickets=4), "tickets"),
        (ranked(0, 90, tickets=3, stations=-1), ranked(1, 90, tickets=3, stations=-2), "stations"),
        (ranked(0, 90, longest=1), ranked(1, 90), "longest"),
        (ranked(0, 90, tickets=3), ranked(1, 90, tickets=3), "shared"),
    ],
)
def test_what_broke_a_tie_is_named(first: Sheet, second: Sheet, decided: str | None) -> None:
    rules = make_rules("europe", 3)
    assert decided_by(rules, [first, second, ranked(2, 70, tickets=20)]) == decided

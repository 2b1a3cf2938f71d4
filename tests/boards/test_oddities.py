"""What looks odd in a board that can be played."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS, overlaps
from trilhos.boards.check import checked
from trilhos.boards.faults import MOST_TOLD
from trilhos.boards.load import plain
from trilhos.boards.oddities import oddities
from trilhos.text import LANGUAGES, Text

Board = dict[str, Any]
Change = Callable[[Board], object]
CLAIMS = 1  # where that chapter stands


def usa() -> Board:
    return copy.deepcopy(plain(EDITIONS["usa"].file))


def odd(board: Board) -> list[tuple[str, str]]:
    """What is found, each with a sentence in both languages."""
    found = oddities(checked(board, "x"))
    assert all(one.say(Text(language)).startswith(one.place) for one in found for language in LANGUAGES)
    return [(one.place, one.key.removeprefix("odd-")) for one in found]


def named(board: Board, name: str) -> int:
    return next(at for at, city in enumerate(board["cities"]) if city["name"] == name)


def renamed(board: Board, old: str, new: str) -> None:
    board["cities"][named(board, old)]["name"] = new
    for route in board["routes"]:
        route |= {end: new for end in "ab" if route[end] == old}
    for ticket in board["tickets"]:
        ticket["cities"] = [new if city == old else city for city in ticket["cities"]]
    board["art"] = {**board["art"], "labels": [], "large_labels": [], "largest_labels": []}


def islands(board: Board) -> None:
    """Two cities in a corner, joined with each other."""
    board["cities"] += [{"name": "Ay", "x": 0, "y": 1}, {"name": "Bee", "x": 0.05, "y": 1}]
    board["routes"].append({"a": "Ay", "b": "Bee", "length": 1, "color": "gray", "spaces": [[0.025, 1, 0]]})


def gray(board: Board, colour: str) -> None:
    for route in board["routes"]:
        if route["color"] == colour:
            route["color"] = "gray"


def move(board: Board, onto: list[float]) -> None:
    board["routes"][0]["spaces"][0] = onto


def told(board: Board, value: object) -> None:
    board["rules"]["chapters"][CLAIMS]["parameters"]["both_tracks_from"] = value


@pytest.mark.parametrize("name", EDITIONS)
def test_our_boards_have_nothing_odd_but_open_doubles(name: str) -> None:
    open_doubles = [one.key for one in oddities(EDITIONS[name].file)]
    assert open_doubles == ["odd-doubles"] * (name == "nederland")


LAST = len(EDITIONS["usa"].file.cities)
ODD: list[tuple[Change, list[tuple[str, str]]]] = [
    (lambda board: board["words"].pop("en"), [("words", "language")]),
    (lambda board: board["words"]["en"].pop("about"), [("words.en.about", "about")]),
    (lambda board: [words.pop("about") for words in board["words"].values()], []),
    (lambda board: board.pop("licence"), [("licence", "licence")]),
    (lambda board: renamed(board, "Boston", "DENVER"), [(f"cities[{named(usa(), 'Denver')}].name", "case")]),
    (islands, [(f"cities[{LAST}]", "end"), (f"cities[{LAST + 1}]", "end"), (f"cities[{LAST}]", "island")]),
    (lambda board: board["tickets"][3].update(points=100), [("tickets[3].points", "points")]),
    (lambda board: board["tickets"][3].update(points=1), [("tickets[3].points", "points")]),
    (lambda board: board["tickets"].append({**board["tickets"][3]}), [("tickets[30]", "ticket")]),
    (lambda board: gray(board, "red"), [("routes", "color")]),
    (lambda board: told(board, 3), [(f"rules.chapters[{CLAIMS}].parameters.both_tracks_from", "doubles")]),
    (lambda board: told(board, {"2": 4, "3": 4, "4": 2, "5": 2}), []),
    (lambda board: board.pop("art"), [("art", "art")]),
    (lambda board: board["routes"][0].pop("spaces"), [("routes", "spaces")]),
    (lambda board: move(board, board["routes"][5]["spaces"][0]), [("routes[5].spaces[0]", "overlap")]),
    (
        lambda board: move(board, [board["cities"][9]["x"], board["cities"][9]["y"], 45]),
        [("routes[0].spaces[0]", "overlap")],
    ),
]


@pytest.mark.parametrize(("change", "expected"), ODD)
def test_what_looks_odd_is_told_with_its_place(change: Change, expected: list[tuple[str, str]]) -> None:
    board = usa()
    change(board)
    assert odd(board) == expected


def test_a_hard_route_is_as_long_as_two() -> None:
    board = usa()
    for route in board["routes"]:
        route["hard"] = True
    ticket = board["tickets"][0]
    before = oddities(checked({**board, "tickets": [*board["tickets"], {**ticket, "points": 100}]}, "x"))[0].values
    assert before["fair"] == round(float(before["cost"]) / 2, 0)


def test_no_more_is_told_than_people_read() -> None:
    board = usa()
    for route in board["routes"]:
        route["spaces"] = [[0.5, 0.5, 0]] * route["length"]
    assert len(odd(board)) == MOST_TOLD


def test_no_more_pairs_are_looked_at_than_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    board = usa()
    move(board, board["routes"][5]["spaces"][0])
    monkeypatch.setattr(overlaps, "MOST_COMPARED", 10)
    assert odd(board) == []


def test_a_board_without_art_has_spaces_of_the_usual_size() -> None:
    board = small()
    board["routes"][0]["spaces"] = [[0.3, 0.3, 0], [0.3, 0.305, 0], [0.3, 0.5, 0]]
    assert ("routes[0].spaces[1]", "overlap") in odd(board)

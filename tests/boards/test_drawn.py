"""What a file doesn't say of places is made up: spaces along their routes, names beside their cities, signs, seams."""

import math
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS, from_outside
from trilhos.boards.check import checked
from trilhos.boards.drawn import art_of, laid_routes, layers_of, size
from trilhos.boards.picture import picture, rough_land
from trilhos.boards.schema import BoardFile, RouteEntry


def read(**changed: Any) -> BoardFile:
    return checked({**small(), **changed}, "made.json")


def places(file: BoardFile, route: RouteEntry) -> list[tuple[float, float]]:
    width, height = size(file)
    return [(x * width, y * height) for x, y, _ in route.spaces]


@pytest.mark.parametrize("name", EDITIONS)
def test_what_a_file_says_stays(name: str) -> None:
    file = EDITIONS[name].file
    assert laid_routes(file) == file.routes
    assert art_of(file) is file.art


def test_spaces_lie_evenly_from_the_first_city_to_the_second() -> None:
    file = read()
    at = {city.name: (city.x, city.y) for city in file.cities}
    for before, route in zip(file.routes, laid_routes(file), strict=True):
        assert len(route.spaces) == before.length
        first, last = route.spaces[0], route.spaces[-1]
        assert math.dist(first[:2], at[route.a]) <= math.dist(last[:2], at[route.a])
        gaps = [math.dist(a, b) for a, b in pairwise(places(file, route))]
        assert max(gaps, default=0) - min(gaps, default=0) < 1


def test_twins_lie_beside_each_other_however_they_are_written() -> None:
    board = small()
    board["routes"][1] |= {"a": "Bee", "b": "Ay"}
    file = checked(board, "x")
    one, other, *_ = laid_routes(file)
    assert all(10 < math.dist(a, b) < 60 for a, b in zip(places(file, one), places(file, other)[::-1], strict=True))


def test_names_stand_on_the_board_and_waypoints_have_none() -> None:
    art = art_of(read())
    assert [label.city for label in art.labels] == ["Ay", "Bee", "Cee", "Alone"]
    for label in [*art.labels, *art.large_labels, *art.largest_labels]:
        west, north, east, south = label.box
        assert 0 <= west < east <= art.width
        assert 0 <= north < south <= art.height


def test_names_keep_off_each_other() -> None:
    board = small()
    board["cities"] += [{"name": f"Neighbour {n}", "x": 0.3 + 0.02 * n, "y": 0.8} for n in range(3)]
    boxes = [label.box for label in art_of(checked(board, "x")).labels[-3:]]
    for one, other in ((boxes[0], boxes[1]), (boxes[1], boxes[2])):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, boxes


def test_a_toll_stands_once_for_both_tracks() -> None:
    board = small()
    board["routes"][0]["toll"] = board["routes"][1]["toll"] = 4
    (sign,) = art_of(msgspec.convert(board, BoardFile)).signs
    assert (sign.routes, sign.number) == ([0, 1], 4)


def test_a_route_around_the_board_leaves_it_at_one_edge() -> None:
    board = small()
    board["routes"].append({"a": "Ay", "b": "Cee", "length": 3, "color": "gray", "wrap": True})
    file = checked(board, "x")
    around = laid_routes(file)[-1]
    assert all(x < 0.1 or x > 0.9 for x, _, _ in around.spaces)
    (seam,) = art_of(file).seams
    assert seam.routes == [5]
    assert len(seam.ends) == 1


def test_a_small_picture_has_land_spaces_and_cities() -> None:
    for name in EDITIONS:
        file = EDITIONS[name].file
        drawn = picture(file)
        assert drawn["land"] == rough_land(file) != ""
        assert drawn["cities"].count("M") == sum(not city.waypoint for city in file.cities)
        assert sum(path.count("M") for path in drawn["spaces"].values()) == sum(route.length for route in file.routes)


def test_land_that_has_no_rough_one_is_shown_whole() -> None:
    layers = dict.fromkeys(("borders", "states", "rivers", "graticule"), "")
    hills = {"lines": "", "shades": ""}
    sizes = {"rail": [30, 10], "ship": [30, 10], "city": 9, "label": 20}
    art = {"width": 1500, "height": 1000, "sizes": sizes}
    file = read(art={**art, "layers": {**layers, "land": "M1 1z", "tints": [], "hills": hills}})
    assert rough_land(file) == "M1 1z"
    assert rough_land(read(art=art)) == "M0 0H1500.0V1000.0H0z"


def test_where_nothing_lies_behind_there_is_plain_land_and_under_ships_the_sea() -> None:
    assert layers_of(read()).land == "M0 0H1500.0V1000.0H0z"
    board = small()
    board["routes"][4] = {"a": "Way", "b": "Ay", "length": 3, "color": "gray", "kind": "ship"}
    assert layers_of(msgspec.convert(board, BoardFile)).land == ""


def test_the_address_of_a_board_is_another_for_other_words() -> None:
    one, other = from_outside(read()), from_outside(read(words={"en": {"title": "Other"}}))
    assert one == other  # the same game
    assert one.address != other.address
    assert one.address == from_outside(read()).address


def test_what_art_leaves_out_is_made_up_and_what_it_has_stays() -> None:
    board = small()
    board["routes"][0]["toll"] = 4
    board["routes"].append({"a": "Ay", "b": "Cee", "length": 3, "color": "gray", "wrap": True})
    whole = art_of(msgspec.convert(board, BoardFile))
    sizes = {"rail": [44, 14], "ship": [44, 14], "city": 12, "label": 30}
    board["art"] = {"width": whole.width, "height": whole.height, "sizes": sizes}
    art = art_of(msgspec.convert(board, BoardFile))
    assert (art.sizes.city, art.labels[0].size, art.large_labels[0].size) == (12, 30, 37.5)
    assert (art.signs, art.seams) == (whole.signs, whole.seams)
    assert art_of(msgspec.convert(board, BoardFile), ["labels"]).large_labels == []
    board["art"]["labels"] = [msgspec.to_builtins(whole.labels[0])]
    assert art_of(msgspec.convert(board, BoardFile)).labels == [whole.labels[0]]


def test_a_crowd_of_spaces_costs_little() -> None:
    board = small()
    spaces = [[0.5 + number / 1000, 0.5, 0] for number in range(9)]
    board["routes"] = [{"a": "Ay", "b": "Bee", "length": 9, "color": "red", "spaces": spaces}] * 40
    assert len(art_of(msgspec.convert(board, BoardFile)).labels) == 4

"""The picture of a board."""

from xml.etree import ElementTree

import msgspec
import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS
from trilhos.boards.check import checked
from trilhos.boards.drawing import ANCHOR, svg
from trilhos.boards.schema import BoardFile

SVG = "{http://www.w3.org/2000/svg}"


def counted(file: BoardFile) -> tuple[int, int]:
    """Spaces and cities in the picture."""
    root = ElementTree.fromstring(svg(file))  # ours, just written
    return len(root.findall(f"{SVG}rect")) - 1, len(root.findall(f"{SVG}circle"))


@pytest.mark.parametrize("name", EDITIONS)
def test_every_space_and_every_city_is_drawn(name: str) -> None:
    file = EDITIONS[name].file
    assert counted(file) == (sum(route.length for route in file.routes), len(file.cities))


def test_spaces_without_places_lie_between_their_cities() -> None:
    board = small()
    board["cities"][4]["name"] = "<&>"
    assert counted(checked(board, "x")) == (12, 5)


def turned(file: BoardFile, route: int) -> list[tuple[float, float, float]]:
    """The spaces of a route in the picture: their middles, and how they are turned."""
    before = 1 + sum(one.length for one in file.routes[:route])
    root = ElementTree.fromstring(svg(file))
    found = root.findall(f"{SVG}rect")[before : before + file.routes[route].length]
    middles = [space.attrib["transform"].removeprefix("rotate(").removesuffix(")").split() for space in found]
    return [(float(x), float(y), float(turn)) for turn, x, y in middles]


def test_spaces_without_places_follow_the_line_and_tracks_lie_side_by_side() -> None:
    board = {**small(), "aspect": [1, 1]}
    board["cities"][0] |= {"x": 0.2, "y": 0.6}
    board["cities"][1] |= {"x": 0.6, "y": 0.2}
    first, second = (turned(checked(board, "x"), route) for route in (0, 1))
    assert [turn for *_, turn in [*first, *second]] == [-45] * 6
    assert first[1][:2] == pytest.approx((394.3, 394.3), abs=0.1)
    assert second[1][:2] == pytest.approx((405.7, 405.7), abs=0.1)


def test_a_route_without_places_leaves_at_one_edge_and_comes_back_at_the_other() -> None:
    board = small()
    board["routes"][2] |= {"wrap": True, "a": "Cee", "b": "Way"}
    board["routes"][3] |= {"a": "Bee", "b": "Cee"}
    assert [x for x, *_ in turned(checked(board, "x"), 2)] == pytest.approx([82, 518], abs=0.2)


def test_a_name_at_the_right_edge_stands_on_the_other_side() -> None:
    board = small()
    board["cities"][2] |= {"x": 0.99}
    texts = {text.text: text for text in ElementTree.fromstring(svg(checked(board, "x"))).findall(f"{SVG}text")}
    assert texts["Cee"].attrib["text-anchor"] == "end"
    assert float(texts["Cee"].attrib["x"]) < 0.99 * 1500


def test_everything_that_is_printed_on_routes_and_cities_is_drawn() -> None:
    board = small()
    bare = svg(checked(board, "x"))
    board["routes"][0] |= {"toll": 3, "marks": {"passes": 1}}
    board["routes"][2] |= {"hard": True}
    board["routes"][3] |= {"tunnel": True}
    board["cities"][0] |= {"port": True}
    drawn = svg(checked(board, "x"))
    for sign in ("M-14-4", 'stroke-dasharray="5 3"', ANCHOR, ">3</text>"):
        assert sign in drawn
        assert sign not in bare
    del board["routes"][0]["toll"]
    assert ">1</text>" in svg(checked(board, "x"))
    assert "M-6.2 2.8" in bare  # a ferry


def test_a_name_far_from_its_city_has_a_line_to_it() -> None:
    file = EDITIONS["usa"].file
    art = file.art
    assert art is not None
    labels = [msgspec.structs.replace(art.labels[0], leader=(1, 2, 3, 4)), *art.labels[1:]]
    far = msgspec.structs.replace(file, art=msgspec.structs.replace(art, labels=labels))
    assert "M1 2L3 4" in svg(far)

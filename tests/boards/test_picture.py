"""The picture of a board."""

from xml.etree import ElementTree

import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS
from trilhos.boards.check import checked
from trilhos.boards.picture import svg
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

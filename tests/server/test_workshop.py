"""The workshop's desk: boards looked at while somebody is at work on them, and what rules can be made of."""

import json
from typing import Any

import httpx
import pytest

from tests.boards.small import small
from tests.server import plain
from tests.server.rig import Server
from trilhos.boards import EDITIONS
from trilhos.boards.check import LARGEST
from trilhos.boards.load import written
from trilhos.boards.rulebook import known_chapters
from trilhos.boards.schema import CardEntry, CityEntry, RouteEntry, TicketEntry
from trilhos.engine.parameters import FLAG, NUMBERS

PARTS = {"cities": CityEntry, "routes": RouteEntry, "tickets": TicketEntry, "cards": CardEntry}


def look(server: Server, board: Any, **headers: str) -> httpx.Response:
    content = board if isinstance(board, bytes) else json.dumps(board).encode()
    return plain.post(f"{server.url}/api/workshop/look", content=content, headers=headers)


def test_a_sound_board_is_drawn_and_its_tickets_valued(server: Server) -> None:
    said = look(server, small()).json()
    assert said["faults"] == []
    assert {"licence", "tickets[3]"} & {one["place"] for one in said["warnings"]} == {"tickets[3]"}
    assert len(said["fingerprint"]) == 64
    assert [len(route["spaces"]) for route in said["drawn"]["routes"]] == [3, 3, 2, 1, 3]
    assert [label["city"] for label in said["drawn"]["art"]["labels"]] == ["Ay", "Bee", "Cee", "Alone"]
    assert said["points"] == [3, 4, 2] * 4  # as long as their shortest ways, as on boards with such rules


@pytest.mark.parametrize("id", EDITIONS)
def test_our_own_boards_stay_as_they_are(server: Server, id: str) -> None:
    board = EDITIONS[id]
    said = look(server, written(board.file)).json()
    assert (said["faults"], said["board"]) == ([], board.address)
    assert not {"layers", "finer", "rough_land"} & said["drawn"]["art"].keys()
    points = [ticket.points for ticket in board.file.tickets]
    assert sum(abs(one - other) for one, other in zip(points, said["points"], strict=True)) < sum(points) / 3


def test_a_faulty_board_is_drawn_as_long_as_its_routes_have_cities(server: Server) -> None:
    board = small()
    board["tickets"][1] = {"cities": ["Ay", "Alone"], "points": 3}
    said = look(server, board).json()
    assert [(one["place"], one["key"], one["values"]) for one in said["faults"]] == [
        ("tickets[1]", "apart", {"name": "Ay-Alone"})
    ]
    assert (said["fingerprint"], said["warnings"]) == (None, [])
    assert said["points"][:3] == [3, None, 2]
    assert len(said["drawn"]["routes"]) == 5
    board["routes"][0]["a"] = "Nix"
    assert look(server, board).json()["drawn"] is None


def test_faults_are_said_in_the_language_that_is_asked_for(server: Server) -> None:
    board = {**small(), "cities": []}
    english, portuguese = (look(server, board, **{"Accept-Language": tag}).json() for tag in ("en", "pt-BR"))
    assert english["faults"][0]["place"] == portuguese["faults"][0]["place"] == "cities"
    assert english["faults"][0]["sentence"].startswith("There are 0")
    assert english["faults"][0]["sentence"] != portuguese["faults"][0]["sentence"]


@pytest.mark.parametrize("body", [b"", b"null", b"[" * 20_000, b"{", b"\xff\xfe", b'{"format": 1}'])
def test_what_is_no_board_is_told_so(server: Server, body: bytes) -> None:
    answer = look(server, body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["faults"][0]["sentence"]
    assert answer.json()["drawn"] is None


def test_more_than_a_board_can_have_is_not_even_read(server: Server) -> None:
    assert look(server, b"x" * (LARGEST + 2)).status_code == 413


def test_chapters_say_what_they_can_be_told(server: Server) -> None:
    found = {one["name"]: one for one in plain.get(f"{server.url}/api/workshop/chapters").json()}
    assert found.keys() == known_chapters().keys()
    tickets = {one["name"]: one for one in found["tickets"]["parameters"]}
    assert tickets["deal"] == {
        "name": "deal", "sort": "number", "least": 1, "most": 6, "words": [], "required": True, "default": None,
    }  # fmt: skip
    assert (tickets["unkept"]["words"], tickets["unkept"]["default"]) == (["deck", "box", "pile"], "deck")
    assert found["tunnels"]["needs"] == ["market", "claims", "payments"]
    assert found["tunnels"]["reads"] == ["routes.tunnel"]
    assert found["mountains"]["reads"] == ["routes.marks.passes"]
    for one in [one for chapter in found.values() for one in chapter["parameters"]]:
        assert one["required"] == (one["default"] is None)
        assert one["sort"] != FLAG or one["default"] is False
        assert one["sort"] != NUMBERS or one["required"]
    said = plain.get(f"{server.url}/api/workshop/chapters", headers={"Accept-Language": "pt"}).json()
    assert {one["title"] for one in said} != {one["title"] for one in found.values()}


def test_every_fact_of_the_format_is_read_by_a_chapter() -> None:
    read = {fact for chapter in known_chapters().values() for fact in chapter.voice.reads}
    for fact in read:
        part, name, *_ = fact.split(".")
        assert name in PARTS[part].__struct_fields__, fact
    structure = {"name", "a", "b", "x", "y", "lat", "lon", "waypoint", "spaces", "wrap", "marks", "cities"}
    cards = {f"cards.{name}" for name in ("deck", "count", "color", "value")}  # of all rules
    facts = {f"{part}.{name}" for part, sort in PARTS.items() for name in {*sort.__struct_fields__} - structure}
    assert facts - cards == {fact for fact in read if ".marks." not in fact}


def test_the_whole_file_of_a_board_is_there_for_editors(server: Server) -> None:
    for board in EDITIONS.values():
        answer = plain.get(f"{server.url}/api/boards/{board.address}/file")
        assert answer.content == written(board.file)
        assert "immutable" in answer.headers["cache-control"]

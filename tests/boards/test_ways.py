"""Shortest ways between cities, and what tickets are worth for them."""

from math import inf
from typing import Any

import msgspec

from tests.boards.small import small
from trilhos.boards import EDITIONS
from trilhos.boards.check import looked_at
from trilhos.boards.schema import BoardFile
from trilhos.boards.ways import suggested_points, ticket_costs


def with_tickets(*lists: list[str], **changed: Any) -> BoardFile:
    board = {**small(), **changed, "tickets": [{"cities": cities, "points": 9} for cities in lists]}
    return msgspec.convert(board, BoardFile)


def test_a_ticket_costs_the_spaces_of_its_shortest_way() -> None:
    assert ticket_costs(with_tickets(["Ay", "Bee"], ["Cee", "Ay"], ["Ay", "Cee", "Bee"])) == [3, 4, 6]


def test_hard_spaces_cost_two_cards() -> None:
    hard = [{"a": "Ay", "b": "Bee", "length": 3, "color": "gray", "hard": True}]
    assert ticket_costs(with_tickets(["Ay", "Bee"], routes=hard)) == [6]


def test_where_no_way_leads_there_is_nothing_to_suggest() -> None:
    lost = [*small()["routes"], {"a": "Ay", "b": "Nix", "length": 1, "color": "gray"}]
    file = with_tickets(["Ay", "Alone"], ["Ay", "Nix"], ["Ay", "Bee"], routes=lost)
    assert ticket_costs(file) == [inf, inf, 3]
    assert suggested_points(file) == [None, None, 3]


def test_points_are_as_on_boards_with_such_rules() -> None:
    usual = suggested_points(EDITIONS["usa"].file)
    file = EDITIONS["nederland"].file
    alike = suggested_points(file)
    spaces = ticket_costs(file)
    assert usual == ticket_costs(EDITIONS["usa"].file)  # a point for each space
    assert all(1.5 < (points or 0) / cost < 2.5 for points, cost in zip(alike, spaces, strict=True))


def test_a_faulty_file_is_looked_at_as_far_as_it_goes() -> None:
    looked = looked_at(msgspec.json.encode({**small(), "cities": small()["cities"] * 2}))
    assert looked.file is not None
    assert {fault.key for fault in looked.faults} == {"twice"}
    assert looked_at(b"{").file is None

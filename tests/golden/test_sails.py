"""The golden games with ships show every rule that can be seen in a game."""

from collections import Counter
from functools import cache

import pytest

from tests.golden.make import GAMES
from tests.golden.witness import witnessed
from trilhos.play.record import load

BOTH = {
    "S9 refill train",
    "S9 refill ship",
    "S11 display cleared",
    "S12 train deck rebuilt",
    "S12 ship deck rebuilt",
    "S12 nothing left anywhere",
    "S12 old gap filled by the train deck",
    "S12 old gap filled by the ship deck",
    "S14 rail route",
    "S14 ship route",
    "S14 wild on a ship route",
    "S15 double card overpays",
    "S17 second track",
    "S20 harbour with 0 wilds",
    "S20 harbour with 1 wilds",
    "S20 harbour with 2 wilds",
    "S21 ships for trains",
    "S21 trains for ships",
    "S21 score below zero",
    "S22 end begun",
    "S24 harbour with 0 tickets",
    "S24 harbour with 1 tickets",
    "S24 harbour with 2 tickets",
    "S25 harbour not built",
    "W8/L6 route to a waypoint",
}
WORLD = {
    "W4 hard route of 1",
    "W4 hard route of 2",
    "W4 hard route of 3",
    "W5 tour in order",
    "W5 tour in another order",
    "W5 tour failed",
    "W6 route across the edge",
}
LAKES = {"S24 harbour with 3 tickets"}


@cache
def shown(board: str) -> Counter[str]:
    """What all golden games of a board show."""
    return sum((witnessed(load(path)) for path in GAMES.glob(f"{board}-*.json")), Counter[str]())


@pytest.mark.parametrize(("board", "rules"), [("world", BOTH | WORLD), ("lakes", BOTH | LAKES)])
def test_every_rule_that_can_be_seen_is_shown(board: str, rules: set[str]) -> None:
    assert rules - shown(board).keys() == set()


def test_the_boards_differ_where_they_should() -> None:
    assert not {label for label in shown("lakes") if label.startswith(("W4", "W5", "W6"))}

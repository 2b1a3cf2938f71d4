"""A chapter says which of its numbers don't go with the board, the cards, the players or each other."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.files import chapters, file_of, other
from trilhos.boards import from_outside, make_rules
from trilhos.engine.voice import BAD_NUMBER
from trilhos.errors import BadRules


@pytest.mark.parametrize(
    ("name", "chapter", "told", "wrong"),
    [
        ("usa", "market", {"hand": [4, 4]}, ["hand"]),
        ("usa", "market", {"shown": [5, 5]}, ["shown"]),
        ("usa", "market", {"hand": [20]}, []),
        ("lakes", "market", {"hand": [2, 20]}, []),
        ("usa", "claims", {"supply": [5]}, ["supply"]),  # there are routes of six
        ("usa", "claims", {"supply": [45, 45]}, ["supply"]),
        ("usa", "tickets", {"keep": 4}, ["keep"]),
        ("usa", "tickets", {"draw_keep": 4}, ["draw_keep"]),
        ("usa", "tickets", {"long": 1}, ["long"]),
        ("europe", "tickets", {"long": 2}, []),
        ("lakes", "pieces", {"most": [33]}, ["most"]),
        ("lakes", "pieces", {"most": [60, 32]}, ["most"]),
        ("lakes", "pieces", {"total": 66, "suggested": [33, 33]}, ["most", "suggested"]),
        ("lakes", "pieces", {"most": [9, 50], "suggested": [9, 41]}, []),
        ("lakes", "pieces", {"most": [5, 50], "suggested": [5, 45]}, ["most"]),
        ("lakes", "pieces", {"suggested": [27, 22]}, ["suggested"]),
        ("lakes", "pieces", {"suggested": [50]}, ["suggested"]),
        ("lakes", "pieces", {"suggested": [17, 33]}, ["suggested"]),
        ("lakes", "harbours", {"points": []}, ["points"]),
        ("nederland", "tolls", {"bonus": [35]}, ["bonus"]),
    ],
)
def test_a_number_that_does_not_fit_is_named(name: str, chapter: str, told: dict[str, Any], wrong: list[str]) -> None:
    assert refused(other(name, chapters=chapters(name, **{chapter: told})), 2) == [(chapter, one) for one in wrong]


def refused(edition: Any, players: int) -> list[tuple[str, str]]:
    try:
        make_rules(edition, players)
    except BadRules as problem:
        return [(chapter, name) for what, chapter, name in problem.faults if what == BAD_NUMBER]
    return []


def test_the_hands_of_all_come_from_the_deck() -> None:
    large = other("lakes", chapters=chapters("lakes", market={"hand": [2, 20]}))
    assert [refused(large, players) for players in (3, 4)] == [[], [("market", "hand")]]


def test_there_are_tickets_for_all() -> None:
    few = from_outside(replace(file_of("usa"), tickets=file_of("usa").tickets[:8]))
    assert [refused(few, players) for players in (2, 3)] == [[], [("tickets", "deal")]]


def test_harbours_need_their_symbol_on_cards_of_both_decks() -> None:
    cards = file_of("lakes").rules.cards
    plain = replace(cards, kinds=[replace(kind, harbour=False) for kind in cards.kinds])
    assert refused(other("lakes", cards=plain), 2) == [("harbours", "symbol")]


def test_the_neutral_player_is_a_third() -> None:
    entries = [replace(entry, option=None) for entry in chapters("nederland")]
    assert [refused(other("nederland", chapters=entries), players) for players in (2, 3)] == [
        [],
        [("neutral", "players")],
    ]


def test_pieces_are_of_two_kinds_as_the_decks_are() -> None:
    pieces = next(entry for entry in chapters("lakes") if entry.name == "pieces")
    market, claims, tickets, *others = chapters("usa")
    assert refused(other(chapters=[market, claims, tickets, pieces, *others]), 2) == [("pieces", "most")]

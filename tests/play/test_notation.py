"""Notation: one text for every action, read leniently, both ways."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.files import printed_board
from tests.laws.cases import CASES
from tests.rig import rulebook
from trilhos.boards import EDITIONS
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.rules import Rules
from trilhos.errors import BadMove
from trilhos.play.notation import Notation, cards_name, normal, route_name

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `(.+?)` \|", PAGE, re.MULTILINE)
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def notation(edition: str) -> Notation:
    return Notation(rulebook(edition))


@every_edition
def test_every_action_has_one_text_that_leads_back_to_it(edition: str) -> None:
    texts = notation(edition)
    ids = range(texts.rules.action_count)
    assert len({texts.text(action) for action in ids}) == len(ids)
    assert [texts.parse(texts.text(action)) for action in ids] == list(ids)


@every_edition
def test_every_text_begins_with_the_verb_of_its_action(edition: str) -> None:
    texts = notation(edition)
    for action, text in enumerate(texts.texts):
        assert text.split()[0] == texts.rules.read(action)[0]


@pytest.mark.parametrize(
    ("edition", "text", "meaning"),
    [
        ("usa", "keep 1+3", ("keep", 0b101 - 1)),
        ("usa", "keep 2", ("keep", 0b10 - 1)),
        ("europe", "keep 1+2+3+4", ("keep", 0b1111 - 1)),
        ("usa", "take 2", ("take", 1)),
        ("usa", "draw", ("draw", 0)),
        ("usa", "tickets", ("tickets", 0)),
        ("usa", "pass", ("pass", 0)),
        ("europe", "yield", ("yield", 0)),
    ],
)
def test_what_simple_texts_mean(edition: str, text: str, meaning: tuple[str, int]) -> None:
    texts = notation(edition)
    assert texts.rules.read(texts.parse(text)) == meaning


@pytest.mark.parametrize(
    ("edition", "text", "ends", "track"),
    [
        ("europe", "claim Paris-Dieppe", {"Paris", "Dieppe"}, 0),
        ("usa", "claim Atlanta-Raleigh", {"Atlanta", "Raleigh"}, 0),
        ("usa", "claim Atlanta-Raleigh #2", {"Atlanta", "Raleigh"}, 1),
    ],
)
def test_a_claim_names_its_cities_in_either_order(edition: str, text: str, ends: set[str], track: int) -> None:
    texts = notation(edition)
    verb, number = texts.rules.read(texts.parse(text))
    route = texts.rules.board.routes[number]
    a, b = texts.rules.board.cities[route.a], texts.rules.board.cities[route.b]
    assert (verb, {a, b}, route.track) == ("claim", ends, track)
    tail = " #2" if track else ""
    assert texts.parse(f"claim {a}-{b}{tail}") == texts.parse(f"claim {b}-{a}{tail}") == texts.parse(text)


def test_a_station_names_its_city() -> None:
    texts = notation("europe")
    verb, city = texts.rules.read(texts.parse("station Paris"))
    assert (verb, texts.rules.board.cities[city]) == ("station", "Paris")


def test_a_payment_names_its_cards_wilds_last() -> None:
    texts = notation("usa")
    verb, number = texts.rules.read(texts.parse("pay 2 red 1 locomotive"))
    row = texts.rules.chapter(Payments).rows[number]
    named = {kind.name: count for kind, count in zip(texts.rules.cards.kinds, row, strict=True) if count}
    assert (verb, named) == ("pay", {"red": 2, "locomotive": 1})
    assert cards_name(texts.rules, row) == "2 red 1 locomotive"


@pytest.mark.parametrize("text", ["CLAIM MONTRÉAL-BOSTON", "claim montreal-boston", "  claim  Boston-Montréal "])
def test_capitals_accents_and_blanks_make_no_difference(text: str) -> None:
    texts = notation("usa")
    assert texts.parse(text) == texts.parse("claim Boston-Montréal")


def test_normal_text_has_no_accents_capitals_and_doubled_blanks() -> None:
    assert normal("  Zürich \t ÉÉ  x ") == "zurich ee x"


@pytest.mark.parametrize("text", ["", "claim", "claim Paris-Moon", "keep 0", "take 6", "pay", "pay 1 pink", "claim 3"])
def test_what_is_no_move_is_refused_with_the_verbs_there_are(text: str) -> None:
    verbs = "take, draw, claim, yield, station, tickets, keep, pass, pay"
    with pytest.raises(BadMove, match=f'^"{text}" is not a move. Moves begin with: {verbs}'):
        notation("europe").parse(text)


# The page and the boards to come


@every_edition
def test_the_page_shows_every_verb(edition: str) -> None:
    assert {kind.verb for kind in rulebook(edition).actions} <= {example.split()[0] for example in EXAMPLES}


def test_the_examples_of_the_page_are_moves() -> None:
    texts = {normal(text) for case in CASES if case.players == 2 for text in Notation(case.rules()).texts}
    for example in EXAMPLES:
        backwards = example == "claim Paris-Dieppe"
        assert normal(example) in texts or backwards, example
    verbs = {kind.verb for case in CASES if case.players == 2 for kind in case.rules().actions}
    assert {example.split()[0] for example in EXAMPLES} == verbs


def test_the_neutral_player_has_two_texts() -> None:
    texts = Notation(rulebook("nederland", neutral=True))
    assert [texts.rules.read(texts.parse(text)) for text in ("neutral 1", "Neutral  2")] == [
        ("neutral", 0),
        ("neutral", 1),
    ]
    with pytest.raises(BadMove):
        notation("nederland").parse("neutral 1")


def test_with_two_decks_a_draw_names_the_deck() -> None:
    draws = {edition: [t for t in notation(edition).texts if t.startswith("draw")] for edition in ("usa", "world")}
    assert draws == {"usa": ["draw"], "world": ["draw train", "draw ship"]}


def test_a_ship_route_is_named_so_where_a_rail_route_joins_the_same_cities() -> None:
    rules = cast(Rules, SimpleNamespace(board=printed_board("lakes")))
    names = [route_name(rules, route) for route in rules.board.routes]
    assert len(set(names)) == len(names)
    assert "Duluth-Thunder Bay" in names
    assert "Duluth-Thunder Bay ship" in names
    both = {name.split(" ship")[0].removesuffix(" #2") for name in names if " ship" in name}
    assert both < {name.removesuffix(" #2") for name in names if " ship" not in name}

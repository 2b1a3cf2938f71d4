"""A board's file is checked input: every fault has its place and a sentence, and what has none can be played."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS, from_outside, make_rules
from trilhos.boards.check import LARGEST, MOST_PARTS, checked, read_board
from trilhos.boards.faults import MOST_TOLD, BadBoard, BoardFault
from trilhos.boards.schema import BoardFile
from trilhos.engine.moves import Moves
from trilhos.engine.playout import random_playout
from trilhos.engine.random import Random
from trilhos.engine.state import OVER
from trilhos.text import LANGUAGES, Text

Change = Callable[[dict[str, Any]], object]


def faults(data: object) -> list[tuple[str, str]]:
    """Where and what, of everything that is wrong."""
    found = refused(data)
    assert all(fault.say(Text(language)) for fault in found for language in LANGUAGES)
    return [(fault.place, fault.key) for fault in found]


def refused(data: object) -> list[BoardFault]:
    try:
        checked(data, "made.json")
    except BadBoard as problem:
        return problem.faults
    return []


def played(file: BoardFile, players: int = 0) -> int:
    """The decisions of a random game, to its end."""
    rules = make_rules(from_outside(file), players or file.rules.least_players)
    s = rules.start(1)
    decisions = random_playout(rules, s, Random(1), Moves(rules.action_count))
    assert s.phase == OVER
    return decisions


@pytest.mark.parametrize("name", EDITIONS)
def test_our_own_boards_have_no_faults(name: str) -> None:
    text = EDITIONS.folder.joinpath(f"{name}.json").read_bytes()
    assert read_board(text, name) == EDITIONS[name].file


def test_the_small_board_has_none() -> None:
    assert faults(small()) == []


def set_to(*steps: Any) -> Change:
    """Put the last of the steps where the others lead."""
    *way, last, value = steps

    def change(board: dict[str, Any]) -> None:
        at: Any = board
        for step in way:
            at = at[step]
        at[last] = value

    return change


def without(*steps: Any) -> Change:
    *way, last = steps

    def change(board: dict[str, Any]) -> None:
        at: Any = board
        for step in way:
            at = at[step]
        del at[last]

    return change


MARKET = ("rules", "chapters", 0, "parameters")
ART = {"width": 1500, "height": 1000, "sizes": {"rail": [40, 14], "ship": [40, 14], "city": 9, "label": 20}}
LABEL = {"city": "Ay", "lines": ["Ay"], "size": 20, "box": [1, 1, 1, 1], "anchor": "end", "x": 1, "y": 1}
LAYERS = dict.fromkeys(["land", "borders", "states", "rivers", "graticule"], "M0 0h9") | {
    "tints": [],
    "hills": {"lines": "", "shades": ""},
}
WRONG: list[tuple[Change, str, str]] = [
    # The shape
    (without("aspect"), "aspect", "missing"),
    (set_to("colour", 1), "colour", "unknown"),
    (set_to("format", "trilhos-board/2"), "format", "choice"),
    (set_to("id", "Small Board"), "id", "id"),
    (set_to("words", {}), "words", "count"),
    (set_to("words", "en", []), "words.en", "object"),
    (set_to("words", "english", {"title": "x"}), "words.english", "id"),
    (set_to("words", []), "words", "object"),
    (set_to("cities", {}), "cities", "list"),
    (set_to("cities", 0, "name", ""), "cities[0].name", "long"),
    (set_to("cities", 0, "name", "A\u202eB"), "cities[0].name", "letters"),
    (set_to("cities", 0, "name", "half \ud800"), "cities[0].name", "letters"),
    (set_to("cities", 0, "name", 7), "cities[0].name", "text"),
    (set_to("cities", 0, "x", 1.2), "cities[0].x", "decimal"),
    (set_to("cities", 0, "x", True), "cities[0].x", "decimal"),
    (set_to("cities", 0, "port", 1), "cities[0].port", "flag"),
    (set_to("cities", 0, "lat", 91), "cities[0].lat", "decimal"),
    (set_to("routes", 0, "length", 2.0), "routes[0].length", "number"),
    (set_to("routes", 0, "length", 99), "routes[0].length", "number"),
    (set_to("routes", 0, "kind", "air"), "routes[0].kind", "choice"),
    (set_to("routes", 0, "spaces", [[0.5, 0.5]]), "routes[0].spaces[0]", "count"),
    (set_to("tickets", 0, "neutral", ["A"]), "tickets[0].neutral", "count"),
    (set_to(*MARKET, "hand", None), "rules.chapters[0].parameters.hand", "kind"),
    (set_to("art", {}), "art.width", "missing"),
    # Cities, routes, tickets
    (set_to("cities", 1, "name", "Ay"), "cities", "twice"),
    (set_to("routes", 0, "a", "Nowhere"), "routes[0].a", "city"),
    (set_to("routes", 0, "b", "Ay"), "routes[0]", "loop"),
    (set_to("routes", 0, "length", 5), "routes[0].length", "points"),
    (set_to("routes", 0, "spaces", [[0.5, 0.5, 0]]), "routes[0].spaces", "spaces"),
    (set_to("routes", 0, "locomotives", 4), "routes[0].locomotives", "ferry"),
    (set_to("routes", 4, "hard", True), "routes[4]", "rail"),
    (set_to("routes", 0, "color", "green"), "routes[0].color", "choice"),
    (set_to("routes", 0, "kind", "ship"), "routes[0]", "unpaid"),
    (set_to("rules", "cards", "kinds", 2, "count", 1), "routes[4]", "unpaid"),  # of three spaces, and a ferry for two
    (set_to("routes", 1, "track", 0), "routes[1].track", "tracks"),
    (set_to("routes", 2, "track", 1), "routes[2].track", "tracks"),
    (set_to("routes", 1, "length", 2), "routes[1].length", "twins"),
    (set_to("tickets", 0, "cities", ["Ay", "Nowhere"]), "tickets[0].cities", "city"),
    (set_to("tickets", 0, "cities", ["Ay", "Ay"]), "tickets[0].cities", "twice"),
    (set_to("tickets", 0, "cities", ["Ay", "Way"]), "tickets[0].cities", "waypoint"),
    (set_to("tickets", 0, "cities", ["Ay", "Alone"]), "tickets[0]", "apart"),
    (set_to("tickets", 0, "neutral", ["Ay", "Cee"]), "tickets[0].neutral", "pair"),
    # Art
    (set_to("art", {**ART, "labels": [{**LABEL, "city": "Nowhere"}]}), "art.labels[0].city", "city"),
    (
        set_to("art", {**ART, "signs": [{"routes": [4, 5], "number": 1, "at": [1, 1]}]}),
        "art.signs[0].routes",
        "numbers",
    ),
    (set_to("art", {**ART, "seams": [{"routes": [5], "y": 1, "ends": []}]}), "art.seams[0].routes", "numbers"),
    (set_to("art", {**ART, "rough_land": "M0 0<script>"}), "art.rough_land", "path"),
    (set_to("art", {**ART, "layers": {**LAYERS, "tints": ["z", "url(#a)"]}}), "art.layers.tints", "path"),
    (
        set_to("art", {**ART, "layers": {**LAYERS, "hills": {"lines": "", "shades": "&#x6a;"}}}),
        "art.layers.hills.shades",
        "path",
    ),
    (set_to("art", {**ART, "finer": {"land": "javascript:x", "tints": [], "rivers": ""}}), "art.finer.land", "path"),
    (set_to("art", {**ART, "width": 0}), "art.width", "decimal"),
    # Cards
    (set_to("rules", "cards", "kinds", 0, "name", "unicorn"), "rules.cards.kinds[0].name", "card-name"),
    (set_to("rules", "cards", "kinds", 0, "deck", "air"), "rules.cards.kinds[0].deck", "choice"),
    (set_to("rules", "cards", "kinds", 0, "color", "green"), "rules.cards.kinds[0].color", "choice"),
    (set_to("rules", "cards", "kinds", 0, "color", None), "rules.cards.kinds", "wild"),
    (set_to("rules", "cards", "kinds", 0, "value", 2), "rules.cards.kinds", "suit"),
    (set_to("rules", "cards", "colors", ["red", "red"]), "rules.cards.colors", "twice"),
    # Rules
    (set_to("rules", "most_players", 2), "rules.most_players", "players"),
    (set_to("rules", "starting", [0, 1]), "rules.starting", "starting"),
    (set_to("rules", "ties", ["beauty"]), "rules.ties", "choice"),
    (set_to("rules", "chapters", 0, "name", "volcanoes"), "rules.chapters[0].name", "chapter"),
    (set_to("rules", "chapters", 0, "option", "moon"), "rules.chapters[0].option", "option"),
    (set_to(*MARKET, "cards", 1), "rules.chapters[0].parameters.cards", "choice"),
    (without("rules", "chapters", 0, "parameters", "hand"), "rules.chapters[0].parameters.hand", "missing"),
    (set_to(*MARKET, "hand", 3), "rules.chapters[0].parameters.hand", "numbers"),
    (
        set_to(*MARKET, "hand", {"3": [1]}),
        "rules.chapters[0].parameters.hand.4",
        "missing",
    ),
    (
        set_to(*MARKET, "wild_limit", 0),
        "rules.chapters[0].parameters.wild_limit",
        "number",
    ),
    (set_to("rules", "chapters", 2, "parameters", "unkept", "sea"), "rules.chapters[2].parameters.unkept", "choice"),
    (set_to("rules", "chapters", 2, "parameters", "draw", True), "rules.chapters[2].parameters.draw", "number"),
    (set_to("rules", "options", 0, "needs", ["moon"]), "rules.options[0].needs", "option"),
    (set_to("rules", "options", [{"name": "three"}, {"name": "three"}]), "rules.options[1].name", "twice"),
    (set_to("rules", "options", 0, "on", {"tolls": {}}), "rules.options[0].on.tolls", "choice"),
    (set_to("rules", "options", 0, "off", {"claims": {"x": 1}}), "rules.options[0].off.claims.x", "choice"),
    (set_to("rules", "chapters", 1, "parameters", "supply", [2]), "rules.chapters", "rules"),
    (set_to("rules", "options", 0, "default", True), "rules.chapters", "rules"),  # it is for three players only
    (without("rules", "chapters", 4), "rules.chapters", "rules"),  # payments
    (set_to(*MARKET, "hand", [4, 4]), "rules.chapters", "rules"),
    (set_to("rules", "options", 0, "on", {"claims": {"supply": [9, 9]}}), "rules.chapters", "rules"),
]


@pytest.mark.parametrize(("change", "place", "key"), WRONG)
def test_a_fault_is_named_with_its_place(change: Change, place: str, key: str) -> None:
    board = small()
    change(board)
    assert (place, key) in faults(board)


def ours(name: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(msgspec.json.encode(EDITIONS[name].file))
    return plain


def test_the_kinds_of_a_deck_stand_side_by_side() -> None:
    board = ours("lakes")
    board["rules"]["cards"]["kinds"].reverse()
    assert ("rules.cards.kinds", "deck-order") in faults(board)


def test_a_flag_of_a_chapter_is_yes_or_no() -> None:
    board = ours("nederland")
    board["rules"]["chapters"][3]["parameters"]["shown"] = 1
    assert faults(board) == [("rules.chapters[3].parameters.shown", "flag")]


def test_two_routes_that_would_be_written_alike_are_refused() -> None:
    board = small()
    board["cities"] += [{"name": "Ay-Bee", "x": 0, "y": 0}, {"name": "Bee-Cee", "x": 0, "y": 0}]
    board["routes"] += [
        {"a": "Ay-Bee", "b": "Cee", "length": 1, "color": "red"},
        {"a": "Ay", "b": "Bee-Cee", "length": 1, "color": "red"},
    ]
    assert ("routes[6]", "same-name") in faults(board)


@pytest.mark.parametrize("data", [None, 7, "board", [], {}, {"format": "trilhos-board/1"}])
def test_what_is_no_board_is_refused(data: object) -> None:
    assert faults(data)


def test_all_faults_of_a_step_are_told_at_once() -> None:
    board = small()
    board["cities"][0]["x"] = 7
    board["routes"][0]["length"] = 0
    del board["licence"], board["rules"]["cards"]["decks"]
    assert {place for place, _ in faults(board)} == {"cities[0].x", "routes[0].length", "rules.cards.decks"}


def test_a_board_is_refused_in_sentences() -> None:
    board = small()
    board["routes"][3]["a"] = "Atlantis"
    with pytest.raises(BadBoard) as caught:
        read_board(json.dumps(board).encode(), "sea.json")
    assert str(caught.value) == (
        "sea.json can't be played as a board. One thing is wrong with it:\n"
        'routes[3].a: There is no city called "Atlantis".'
    )


def test_a_few_faults_of_many_are_told() -> None:
    board = small()
    board["routes"] = [{**board["routes"][0], "a": f"Nowhere {at}", "b": "Ay"} for at in range(150)]
    with pytest.raises(BadBoard) as caught:
        checked(board, "x")
    lines = str(caught.value).splitlines()
    assert len(lines) == MOST_TOLD + 2
    assert lines[-1].startswith("… and ")


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b'"\\ud800"', b"[" * 5000, b"1e999", b"NaN"])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadBoard):
        read_board(data, "x")


def test_a_file_that_is_too_large_is_not_looked_at() -> None:
    with pytest.raises(BadBoard, match="bytes"):
        read_board(b" " * (LARGEST + 1), "x")
    with pytest.raises(BadBoard, match="lists and objects"):
        read_board(b"[" * (MOST_PARTS + 1), "x")


def test_a_name_in_any_script_is_played() -> None:
    text = json.dumps(small())
    for old, new in (("Ay", "São José do Rio Preto"), ("Bee", "می\u200cخواهم"), ("Cee", "東京")):
        text = text.replace(old, new)
    file = read_board(text.encode(), "x")
    assert {"São José do Rio Preto", "می\u200cخواهم", "東京"} <= {city.name for city in file.cities}
    assert played(file) > 0


def test_art_that_names_what_is_there_is_no_fault() -> None:
    signs, seams = [{"routes": [0, 4], "number": 1, "at": [1, 1]}], [{"routes": [], "y": 1, "ends": []}]
    assert checked({**small(), "art": {**ART, "labels": [LABEL], "signs": signs, "seams": seams}}, "x").art

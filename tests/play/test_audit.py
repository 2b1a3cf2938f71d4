"""Audit files, line by line as the format `trilhos-audit/1` wants them."""

import json
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.files import chapters, other
from tests.golden.make import GAMES
from tests.oracle import OracleError, check_audit
from trilhos.boards import EDITIONS
from trilhos.errors import BadMove
from trilhos.play.audit import audit, audit_text
from trilhos.play.game import Game
from trilhos.play.record import load

Line = dict[str, Any]
COLOURS = {"purple", "blue", "orange", "white", "green", "yellow", "black", "red"}
FIELDS = {
    "start": ["format", "edition", "players", "options", "seed", "scores", "rules"],
    "deal": ["seat", "cards"],
    "market": ["cards"],
    "flush": ["cards"],
    "reshuffle": ["deck", "count"],
    "offer": ["seat", "tickets"],
    "keep": ["seat", "kept", "returned"],
    "turn": ["seat"],
    "refill": ["slot", "deck", "card"],
    "tunnel": ["seat", "route", "laid", "turned", "surcharge"],
    "yield": ["seat", "route"],
    "claim": ["seat", "route", "cards", "points"],
    "station": ["seat", "city", "cards"],
    "pieces": ["seat", "trains", "ships"],
    "harbour": ["seat", "city", "cards"],
    "exchange": ["seat", "trains", "ships", "points"],
    "toll": ["seat", "amount", "to", "loan"],
    "passes": ["seat", "route", "count", "points"],
    "pass": ["seat"],
    "ending": ["seat", "turns_left"],
    "end": ["winners", "reason"],
}
DRAW_FIELDS = {"market": ["seat", "from", "slot", "card"], "deck": ["seat", "from", "deck", "card"]}
NEUTRAL_FIELDS = ["holder", "ticket", "result", "toll_to", "holder_next"]
SCORE_FIELDS = ["seat", "lines", "total", "completed", "failed"]
SAILS = ["purple", "yellow", "green", "red", "black", "white"]
# What the score lines of each edition have on top of those that all have: lines, and fields.
SCORES: dict[str, tuple[list[str], list[str]]] = {
    "usa": (["longest"], ["longest"]),
    "europe": (["longest", "stations"], ["longest", "borrowed"]),
    "world": (["harbours", "exchange"], []),
    "lakes": (["harbours", "exchange"], []),
    "nederland": (["tokens", "loans"], ["tokens"]),
    "brasil": (["longest", "mountains"], ["longest"]),
}
# Cards in a starting hand, slots of the display, names of the cards.
CARDS: dict[str, tuple[int, int, set[str]]] = {
    **dict.fromkeys(["usa", "europe", "nederland", "brasil"], (4, 5, COLOURS | {"locomotive"})),
    "world": (10, 6, {f"{deck}-{colour}" for deck in ("train", "ship", "ship2") for colour in SAILS}),
    "lakes": (4, 6, {f"{deck}-{colour}" for deck in ("train", "ship", "ship2") for colour in SAILS}),
}
for sails in ("world", "lakes"):
    CARDS[sails][2].update({"wild", *[f"train-{colour}-harbour" for colour in SAILS]})
GOLDEN = sorted(path.stem for path in GAMES.glob("*.json"))
every_golden = pytest.mark.parametrize("name", GOLDEN)


@cache
def golden(name: str) -> Game:
    return load(GAMES / f"{name}.json")


@cache
def lines(name: str) -> list[Line]:
    return list(audit(golden(name)))


def edition_of(name: str) -> str:
    return name.split("-")[0]


def scores_of(name: str) -> tuple[list[str], list[str]]:
    """The lines and fields of a golden game's scores."""
    return ([], []) if "no-tokens" in name else SCORES[edition_of(name)]


def of_type(kind: str, edition: str = "") -> list[Line]:
    """The lines of one type in all golden games."""
    return [line for name in GOLDEN if name.startswith(edition) for line in lines(name) if line["type"] == kind]


def test_the_oracle_accepts_a_game_that_ends_by_passes() -> None:
    assert check_audit(lines("usa-5-standstill")) == 1


def test_games_that_follow_each_other_are_a_file() -> None:
    text = audit_text(golden("usa-2")) + audit_text(golden("europe-2"))
    assert check_audit(map(json.loads, text.splitlines())) == 2


def test_a_file_is_json_lines_as_people_write_cities() -> None:
    text = audit_text(golden("europe-2"))
    assert [json.loads(line) for line in text.splitlines()] == lines("europe-2")
    assert "Zürich" in text
    assert text.endswith("}\n")


def test_a_game_that_goes_on_gives_no_line_out() -> None:
    game = Game("usa", seed=1)
    with pytest.raises(BadMove, match="not over yet"):
        next(audit(game))
    with pytest.raises(BadMove, match="not over yet"):
        audit_text(game)


# The fields of every line


@every_golden
def test_lines_are_numbered_through_the_whole_game(name: str) -> None:
    assert [line["n"] for line in lines(name)] == list(range(len(lines(name))))


@every_golden
def test_every_line_has_just_the_fields_of_its_type(name: str) -> None:
    for line in lines(name):
        assert list(line) == ["n", "type", *fields(line, name)]


def fields(line: Line, name: str) -> list[str]:
    if line["type"] == "draw":
        return DRAW_FIELDS[line["from"]]
    if line["type"] == "score":
        return [*SCORE_FIELDS, *scores_of(name)[1]]
    if line["type"] == "neutral":
        return [*NEUTRAL_FIELDS[:3], *(["route"] if line["result"] == "claimed" else []), *NEUTRAL_FIELDS[3:]]
    return FIELDS[line["type"]]


def test_the_games_hold_every_type_of_line() -> None:
    kinds = {line["type"] for name in GOLDEN for line in lines(name)}
    assert kinds == {*FIELDS, "draw", "score", "neutral"}


@every_golden
def test_a_game_begins_with_start_and_ends_with_scores_and_end(name: str) -> None:
    game, players = golden(name), golden(name).players
    start = {"type": "start", "format": "trilhos-audit/1", "edition": game.edition, "players": players}
    tolls = game.edition == "nederland"
    options = {"tokens": "no-tokens" not in name, "neutral": "neutral" in name} if tolls else {}
    scores = list(range(players)) if tolls else [0] * players  # N5
    version = 2 if name.endswith(("-v2", "-stalled")) else 1
    dealt = {"options": options, "seed": game.seed, "scores": scores, "rules": version}
    assert lines(name)[0] == {"n": 0, **start, **dealt}
    assert [line["type"] for line in lines(name)[-players - 1 :]] == ["score"] * players + ["end"]
    assert [line["seat"] for line in lines(name)[-players - 1 : -1]] == list(range(players))


@every_golden
def test_setup_is_dealt_shown_offered_and_kept_before_the_first_turn(name: str) -> None:
    players = golden(name).players
    kinds = [line["type"] for line in lines(name)]
    setup = ["start", *["deal"] * players, "market", *["offer"] * players, *["keep"] * players]
    setup += ["pieces"] * players if edition_of(name) in ("world", "lakes") else []
    assert kinds[: len(setup) + 1] == [*setup, "turn"]


# What the fields hold


def test_a_route_names_its_cities_kind_colour_and_track() -> None:
    routes = [line["route"] for kind in ("claim", "tunnel", "yield") for line in of_type(kind)]
    assert {tuple(route) for route in routes} == {("a", "b", "kind", "color", "track")}
    assert {route["kind"] for route in routes} == {"rail", "ship"}
    assert {line["route"]["kind"] for line in of_type("claim", "usa")} == {"rail"}
    assert {route["color"] for route in routes} == COLOURS | {"gray"}
    assert {route["track"] for route in routes} == {0, 1}


@pytest.mark.parametrize("edition", CARDS)
def test_cards_are_names_with_counts_and_no_zeros(edition: str) -> None:
    hand, _, names = CARDS[edition]
    sets = [line["cards"] for kind in ("deal", "claim", "station", "harbour") for line in of_type(kind, edition)]
    sets += [line["laid"] for line in of_type("tunnel", edition)]
    assert all(count > 0 for cards in sets for count in cards.values())
    assert {name for cards in sets for name in cards} == names
    assert all(sum(line["cards"].values()) == hand for line in of_type("deal", edition))


def test_a_ticket_has_its_cities_in_printed_order_and_its_points() -> None:
    printed = {
        (tuple(game.rules.board.cities[c] for c in ticket.cities), ticket.points)
        for game in (golden(f"{edition}-2") for edition in EDITIONS)
        for ticket in game.rules.board.tickets
    }
    offered = [ticket for line in of_type("offer") for ticket in line["tickets"]]
    assert {tuple(ticket) for ticket in offered} == {("cities", "points")}
    assert {(tuple(ticket["cities"]), ticket["points"]) for ticket in offered} <= printed


@every_golden
def test_what_is_offered_is_kept_or_returned(name: str) -> None:
    offers: dict[int, list[Line]] = {}
    for line in lines(name):
        if line["type"] == "offer":
            offers[line["seat"]] = line["tickets"]
        if line["type"] == "keep":
            chosen = [*line["kept"], *line["returned"]]
            assert line["kept"]
            assert sorted(map(str, chosen)) == sorted(map(str, offers.pop(line["seat"])))
    assert offers == {}


@pytest.mark.parametrize("edition", CARDS)
def test_a_display_has_slots_counted_from_zero(edition: str) -> None:
    slots = CARDS[edition][1]
    decks = {"train"} if slots == 5 else {"train", "ship"}
    assert all(len(line["cards"]) == slots for kind in ("market", "flush") for line in of_type(kind, edition))
    assert {line["slot"] for line in of_type("refill", edition)} == set(range(slots))
    assert {line["deck"] for line in of_type("refill", edition)} == decks
    drawn = of_type("draw", edition)
    assert {line["slot"] for line in drawn if line["from"] == "market"} == set(range(slots))
    assert {line["deck"] for line in drawn if line["from"] == "deck"} == decks


@every_golden
def test_the_display_follows_from_its_lines(name: str) -> None:
    shown: list[str | None] = []
    for line in lines(name):
        if line["type"] == "market":
            shown = list(line["cards"])
        elif line["type"] == "flush":
            assert line["cards"] == shown
            assert shown.count("locomotive") + shown.count("wild") >= 3
        elif line["type"] == "draw" and line["from"] == "market":
            assert shown[line["slot"]] == line["card"]
            shown[line["slot"]] = None
        elif line["type"] == "refill":
            assert shown[line["slot"]] is None
            shown[line["slot"]] = line["card"]


@every_golden
def test_a_refill_follows_every_card_from_the_display_and_a_market_every_flush(name: str) -> None:
    kinds = [f"{line['type']} {line.get('from', '')}".strip() for line in lines(name) if line["type"] != "reshuffle"]
    after = set(pairwise(kinds))
    assert {second for first, second in after if first == "draw market"} == {"refill"}
    assert {second for first, second in after if first == "flush"} <= {"market"}


def test_a_gap_that_stays_is_written_too() -> None:
    assert any(line["card"] is None for line in of_type("refill"))


# Tunnels, stations, the end


def test_a_tunnel_is_claimed_or_yielded_next() -> None:
    for name in GOLDEN:
        acts = [line for line in lines(name) if line["type"] in ("tunnel", "claim", "yield", "turn")]
        for line, answer in pairwise(acts):
            if line["type"] == "tunnel":
                assert answer["type"] in ("claim", "yield")
                assert (answer["seat"], answer["route"]) == (line["seat"], line["route"])


def test_the_surcharge_counts_what_matches_and_is_paid_with_the_claim() -> None:
    paid = 0
    for name in GOLDEN:
        for line, answer in pairwise(lines(name)):
            if line["type"] == "tunnel":
                matches = {*line["laid"], "locomotive"}
                assert line["surcharge"] == sum(card in matches for card in line["turned"])
            if line["type"] == "tunnel" and answer["type"] == "claim":
                paid += line["surcharge"]
                assert sum(answer["cards"].values()) == sum(line["laid"].values()) + line["surcharge"]
                assert all(answer["cards"][card] >= count for card, count in line["laid"].items())
    assert paid > 0


def test_a_claim_pays_for_its_spaces_and_scores_them() -> None:
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    for line in of_type("claim", "usa"):
        assert points[sum(line["cards"].values())] == line["points"]


def test_stations_cost_one_two_and_three_cards() -> None:
    for name in GOLDEN:
        for seat in range(golden(name).players):
            built = [line for line in lines(name) if line["type"] == "station" and line["seat"] == seat]
            assert [sum(line["cards"].values()) for line in built] == [1, 2, 3][: len(built)]
    assert len(of_type("station")) > 3


@pytest.mark.parametrize("name", [name for name in GOLDEN if not name.endswith(("standstill", "stalled"))])
def test_the_ending_says_how_many_turns_follow(name: str) -> None:
    at = next(i for i, line in enumerate(lines(name)) if line["type"] == "ending")
    turns = sum(line["type"] == "turn" for line in lines(name)[at:])
    each = 2 if edition_of(name) in ("world", "lakes") else 1
    assert lines(name)[at]["turns_left"] == turns == each * golden(name).players
    assert lines(name)[-1]["reason"] == "pieces"


def test_passes_are_written_and_end_a_game() -> None:
    passes = [line["seat"] for line in lines("usa-5-standstill") if line["type"] == "pass"]
    assert sorted(passes[-5:]) == [0, 1, 2, 3, 4]
    assert lines("usa-5-standstill")[-1]["reason"] == "passes"


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.endswith("stalled")])
def test_a_stalled_game_is_written_as_any_other(name: str) -> None:
    assert check_audit(lines(name)) == 1
    assert lines(name)[-1]["reason"] == "stalled"
    assert not any(line["type"] == "ending" for line in lines(name))


@pytest.mark.parametrize("rules", [1, None])
def test_the_oracle_knows_no_stalled_games_before_version_2(rules: int | None) -> None:
    start, *rest = lines("lakes-3-stalled")
    older = {name: value for name, value in {**start, "rules": rules}.items() if value is not None}
    with pytest.raises(OracleError, match="turn is due"):
        check_audit([older, *rest])


@every_golden
def test_the_scores_are_those_of_the_result(name: str) -> None:
    result = golden(name).result()
    for line in (line for line in lines(name) if line["type"] == "score"):
        sheet = result.sheets[line["seat"]]
        assert list(line["lines"]) == ["start", "routes", "tickets", *scores_of(name)[0]]
        assert line["total"] == sheet.total == sum(line["lines"].values())
        assert (len(line["completed"]), len(line["failed"])) == (len(sheet.completed), len(sheet.failed))
        assert line.get("longest", 0) == sheet.longest
    assert lines(name)[-1]["winners"] == result.winners


def test_an_edition_without_a_longest_path_says_nothing_of_it() -> None:
    small = chapters(longest=None, claims={"supply": [6]})  # with few trains
    game = Game(other(chapters=small, ties=[]), 2, seed=11)
    while not game.over:
        game.play(game.legal()[0])
    scores = [line for line in audit(game) if line["type"] == "score"]
    assert [list(line) for line in scores] == [["n", "type", "seat", "lines", "total", "completed", "failed"]] * 2
    assert [list(line["lines"]) for line in scores] == [["start", "routes", "tickets"]] * 2


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.startswith("europe")])
def test_every_station_says_what_it_borrows(name: str) -> None:
    for line in (line for line in lines(name) if line["type"] == "score"):
        built = {at["city"] for at in lines(name) if at["type"] == "station" and at["seat"] == line["seat"]}
        assert set(line["borrowed"]) == built
        for city, route in line["borrowed"].items():
            assert route is None or city in (route["a"], route["b"])

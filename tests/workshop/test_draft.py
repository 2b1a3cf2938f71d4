"""Drafts: the same for the same order, sound boards, good by the gate, and clear words where none can be made."""

import os
import subprocess
import sys
from collections import Counter
from functools import cache

import msgspec
import numpy as np
import pytest

from trilhos.arena.match import play_game
from trilhos.boards import EDITIONS, from_outside
from trilhos.boards.check import read_board
from trilhos.boards.load import written
from trilhos.boards.oddities import oddities
from trilhos.errors import BadChoice
from trilhos.text import ENGLISH, LANGUAGES, PORTUGUESE, Text
from trilhos.workshop.draft import (
    BoardDraft,
    DraftOrder,
    Quality,
    Window,
    atlas,
    draft,
    find_region,
    regions,
    search_regions,
)
from trilhos.workshop.draft.choose import without_suburbs
from trilhos.workshop.draft.places import Place, places
from trilhos.workshop.draft.ranges import figures, outside, ranges
from trilhos.workshop.land import waters

SMALL = ("Switzerland", "Fiji")  # one in the mountains, one of islands


@cache
def drafted(region: str) -> BoardDraft:
    return draft(DraftOrder(region=region, cities=20))  # enough that tickets have a choice


@pytest.mark.parametrize("region", SMALL)
def test_a_draft_is_a_sound_board_that_passes_the_gate(region: str) -> None:
    found = drafted(region)
    board = read_board(written(found.board), region)
    assert found.quality.good
    assert [odd.say(Text(ENGLISH)) for odd in oddities(board)] == []
    assert "GeoNames" in " ".join(board.credits)
    assert "LGPL" in board.licence
    assert {*board.words} == {*LANGUAGES}


def test_words_are_in_every_language() -> None:
    words = drafted("Switzerland").board.words
    assert (words[ENGLISH].title, words[PORTUGUESE].title) == ("Switzerland", "Suíça")


def test_the_same_order_gives_the_same_board_in_every_process() -> None:
    """Python's sets of words have another order in each."""
    program = (
        "from tests.workshop.test_draft import drafted, written; print(written(drafted('Switzerland').board).decode())"
    )
    other = os.environ | {"PYTHONHASHSEED": "1"}
    again = subprocess.run([sys.executable, "-c", program], env=other, capture_output=True, check=True)
    assert again.stdout.decode().strip() == written(drafted("Switzerland").board).decode().strip()


@pytest.mark.parametrize("region", SMALL)
def test_networks_have_the_shape_of_good_boards(region: str) -> None:
    board = drafted(region).board
    ends = Counter(end for route in board.routes if not route.track for end in (route.a, route.b))
    assert min(ends[city.name] for city in board.cities) >= 2
    assert 3.2 <= 2 * sum(not route.track for route in board.routes) / len(board.cities) <= 4.6
    assert 2.4 <= sum(route.length for route in board.routes) / len(board.routes) <= 3.6
    assert all(len(route.spaces) == route.length for route in board.routes)


def test_a_draft_lies_within_the_ranges_of_official_boards_or_says_what_does_not() -> None:
    assert [one.key for one in drafted("Switzerland").advice] == []
    fiji = drafted("Fiji")
    odd = [one for one in fiji.advice if one.key.startswith("odd-")]
    assert [one.key for one in odd] == [f"odd-{name}" for name in outside(fiji.board)] != []
    assert "official" in odd[0].say(Text(ENGLISH))
    assert "oficiais" in odd[0].say(Text(PORTUGUESE))


def test_official_boards_make_the_ranges() -> None:
    assert [outside(EDITIONS[id].file) for id in ("usa", "europe", "world", "lakes", "nederland")] == [{}] * 5
    assert ranges()["degree"] == (3.53, 4.57)
    long = EDITIONS["usa"].file
    longer = [msgspec.structs.replace(route, length=6) for route in long.routes]
    assert {"length", "pieces", "way"} <= outside(msgspec.structs.replace(long, routes=longer)).keys()


@pytest.mark.parametrize("region", SMALL)
def test_colours_are_even(region: str) -> None:
    board = drafted(region).board
    for kind in ("rail", "ship"):
        spaces: Counter[str] = Counter()
        for route in board.routes:
            if route.kind == kind:
                spaces[route.color] += route.length
        del spaces["gray"]
        assert not spaces or max(spaces.values()) - min(spaces.values()) <= 4


def test_players_get_pieces_for_as_many_spaces_as_on_official_boards() -> None:
    """A small board, and one with more spaces than any of ours."""
    least, most = ranges()["pieces"]
    large = draft(DraftOrder(region="Germany", cities=48)).board
    assert sum(route.length for route in large.routes) > most * 45
    for board in (drafted("Switzerland").board, large):
        assert least <= figures(board)["pieces"] <= most


def test_every_city_is_on_a_ticket() -> None:
    board = drafted("Switzerland").board
    assert {name for ticket in board.tickets for name in ticket.cities} == {city.name for city in board.cities}


def test_water_is_crossed_by_ferries() -> None:
    board = drafted("Fiji").board
    ferries = [route for route in board.routes if route.locomotives]
    assert ferries
    assert {route.color for route in ferries} == {"gray"}


@pytest.mark.parametrize("region", SMALL)
@pytest.mark.parametrize("players", [2, 5])
def test_drafts_are_played_to_the_end(region: str, players: int) -> None:
    board = from_outside(drafted(region).board)
    assert not play_game(board, ["random"] * players, seed=1, options={}).capped


def test_names_cover_nothing() -> None:
    art = drafted("Switzerland").board.art
    assert art
    boxes = [label.box for label in art.labels]
    meet = [
        (one, other)
        for i, one in enumerate(boxes)
        for other in boxes[:i]
        if min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(one[1], other[1])
    ]
    assert len(boxes) == len(drafted("Switzerland").board.cities)
    assert meet == []


def test_the_rules_can_be_chosen() -> None:
    model = EDITIONS["lakes"].file
    found = draft(DraftOrder(region="Fiji", cities=9, rules="lakes")).board
    ships = [route for route in found.routes if route.kind == "ship"]
    assert [one.name for one in found.rules.chapters] == [one.name for one in model.rules.chapters]
    assert ships
    assert {city.name for city in found.cities if city.port} == {end for one in ships for end in (one.a, one.b)}


def test_progress_is_told() -> None:
    told: list[float] = []
    draft(DraftOrder(window=(175, -21, -177, -12), cities=8), lambda part, word: told.append(part))
    assert told == sorted(told)
    assert told[-1] == 1.0


# Regions


@pytest.mark.parametrize(
    ("word", "id"),
    [("Brasil", "BR"), ("brazil", "BR"), ("日本", "JP"), ("البرازيل", "BR"), ("us-ca", "US-CA"), ("África", "002")],
)
def test_regions_have_names_in_many_languages(word: str, id: str) -> None:
    assert find_region(word).id == id


def test_a_large_city_is_a_region() -> None:
    assert find_region("London").kind == "city"


def test_small_parts_far_off_are_left_out() -> None:
    west, south, _, _ = find_region("Spain").window
    assert west > -10
    assert south > 35
    assert find_region("Japan").window[1] > 30  # Okinawa would be half of the board


@pytest.mark.parametrize(
    ("region", "city"), [("New Zealand", (168.35, -46.41)), ("Norway", (18.95, 69.64)), ("Australia", (130.84, -12.46))]
)
def test_all_of_a_land_is_shown_though_few_live_at_its_ends(region: str, city: tuple[float, float]) -> None:
    west, south, east, north = find_region(region).window
    assert west <= city[0] <= east
    assert south <= city[1] <= north


def test_districts_give_way_to_the_city_they_are_named_after() -> None:
    some = [place for place in places(15000) if "Memphis" in place.name and place.population > 500_000]
    assert sorted(place.name for place in some) == ["Memphis", "New South Memphis"]
    assert [place.name for place in without_suburbs(some)] == ["Memphis"]


def test_regions_are_searched() -> None:
    assert "PT" in [one.id for one in search_regions("portug")]
    assert len(regions()) > 300


def test_a_window_may_cross_the_date_line() -> None:
    west, _, east, _ = find_region("RU").window
    assert east > west


def test_only_the_region_that_is_asked_for_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    measured, extent = [], atlas.extent

    def counted(some: list[Place]) -> Window:
        measured.append(some[0].countrycode)
        return extent(some)

    monkeypatch.setattr(atlas, "extent", counted)
    atlas.region.cache_clear()
    find_region("Fiji")
    assert measured == ["FJ"]


def test_rivers_are_joined_before_short_ones_go() -> None:
    pieces = [
        np.array([[0.0, 0.0], [1.0, 0.0]]),
        np.array([[1.0, 0.0], [2.0, 0.0]]),
        np.array([[5.0, 5.0], [5.0, 6.0]]),
    ]
    assert [line.tolist() for line in waters.long_ones(pieces, 1.5)] == [[[0, 0], [1, 0], [2, 0]]]
    assert waters.long_ones([], 1.5) == []


# Bad input


@pytest.mark.parametrize(
    ("order", "key"),
    [
        (DraftOrder(region="Brazzil"), "draft-unknown-region"),
        (DraftOrder(region="xyzzyxyzzy"), "draft-no-region"),
        (DraftOrder(region="Brazil", cities=7), "draft-bad-cities"),
        (DraftOrder(region="Brazil", cities=500), "draft-bad-cities"),
        (DraftOrder(region="Brazil", seed=-1), "draft-bad-seed"),
        (DraftOrder(window=(10, 50, 5, 40)), "draft-bad-window"),
        (DraftOrder(window=(-30, 10, 30, 89)), "draft-bad-window"),
        (DraftOrder(region="Vatican City"), "draft-too-few"),
        (DraftOrder(window=(-30, -40, -29, -39)), "draft-too-few-here"),
        (DraftOrder(region="Fiji", rules="nowhere"), "unknown-edition"),
    ],
)
def test_what_cant_be_drafted_is_said(order: DraftOrder, key: str) -> None:
    with pytest.raises(BadChoice) as problem:
        draft(order)
    assert problem.value.key == key
    assert problem.value.say(Text(PORTUGUESE)) != problem.value.say(Text(ENGLISH))


def test_the_gate_closes() -> None:
    good = Quality(overlaps=0, least_jacobian=0.5, cramped=0.1, space=30, covered_names=0)
    assert good.good
    for worse in ({"overlaps": 1}, {"least_jacobian": 0.4}, {"cramped": 0.11}):
        assert not msgspec.structs.replace(good, **worse).good

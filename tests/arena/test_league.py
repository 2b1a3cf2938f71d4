"""Leagues: the same at once and in parts, fair to newcomers, and careful with what was kept."""

import json
import re
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from tests.arena.test_page import read
from tests.arena.test_ratings import game
from tests.boards.small import small
from trilhos.arena.cluster import crew
from trilhos.arena.ladder import ladder
from trilhos.arena.ladder_page import ladder_page
from trilhos.arena.league import RESULTS, RULES, Fixture, League, LeagueBoard, Played, open_league
from trilhos.arena.ratings import orders, pairs, rate, resample
from trilhos.arena.workers import in_order
from trilhos.boards import EDITIONS, edition
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadChoice, BadFile
from trilhos.text import ENGLISH, LANGUAGES, Text

HERE = partial(in_order)


def board(name: str) -> LeagueBoard:
    return LeagueBoard(name, EDITIONS[name].fingerprint)


LEAGUE = League([board("usa"), board("europe")], [2, 3], ["greedy", "random", "path"], seed=7)


def more(folder: Path, count: int, join: list[str] | None = None, leave: list[str] | None = None) -> Played:
    with open_league(folder, LEAGUE) as played:
        played.change(join or [], leave or [])
        for _ in played.play(count, HERE):
            pass
    return played


def told(played: Played) -> list[object]:
    return [
        (one.number, one.board, one.players, [(game.seed, game.bots, game.scores) for game in one.games])
        for one in played.fixtures
    ]


def fixture(number: int, bots: list[str], places: list[int], rules: int = RULES_VERSION) -> Fixture:
    return Fixture(number, "usa", len(bots), "1", rules, [game(bots, places)])


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, parts = more(tmp_path / "a", 5), tmp_path / "b"
    more(parts, 2)
    with (parts / RESULTS).open("ab") as file:
        file.write(b'{"number":2,"boa')  # the machine was cut off
    assert told(more(parts, 3)) == told(whole)
    assert Counter((one.board, one.players) for one in whole.fixtures) == {
        ("usa", 2): 2,
        ("europe", 2): 1,
        ("usa", 3): 1,
        ("europe", 3): 1,
    }
    assert [one.games[0].seed for one in whole.fixtures] == [7, 8, 9, 10, 11]


def test_two_processes_play_the_same(tmp_path: Path) -> None:
    with open_league(tmp_path / "b", LEAGUE) as played, crew(2, None) as workers:
        for _ in played.play(3, workers):
            pass
    assert told(played) == told(more(tmp_path / "a", 3))


def test_whoever_joins_plays_until_they_are_level_and_whoever_leaves_no_more(tmp_path: Path) -> None:
    more(tmp_path, 8)
    played = more(tmp_path, 8, join=["longroute", "hungry"], leave=["random"])
    later = [one.games[0].bots for one in played.fixtures[8:]]
    assert all("hungry" in bots or "longroute" in bots for bots in later[:4])
    assert not any("random" in bots for bots in later)
    shown = ladder(played.league, played.fixtures)
    assert {row.bot: row.active for row in shown.rows} == {
        "greedy": True, "random": False, "path": True, "longroute": True, "hungry": True
    }  # fmt: skip
    again = more(tmp_path, 0, join=["random"])
    assert again.league.left == []
    assert again.league.bots == ["greedy", "random", "path", "longroute", "hungry"]


def test_everybody_meets_everybody_as_often(tmp_path: Path) -> None:
    played = Played(tmp_path, LEAGUE.changed(["hungry"], []), _Empty())  # type: ignore[arg-type]
    tables = [tuple(sorted(one.bots)) for one in played.next(96) if one.players == 2 and one.edition == "usa"]
    counts = Counter(tables)
    assert len(counts) == 6
    assert max(counts.values()) - min(counts.values()) <= 1


class _Empty:
    found: tuple[()] = ()


# Ratings


def test_pairs_rate_two_players_as_orders_do() -> None:
    blocks = [[game(["a", "b"], [1, 2])]] * 30 + [[game(["a", "b"], [2, 1])]] * 10 + [[game(["a", "b"], [1, 1])]] * 5
    samples = resample(len(blocks))
    assert rate(["a", "b"], blocks, samples, pairs) == rate(["a", "b"], blocks, samples, orders)


def test_a_table_of_four_counts_as_the_draws_of_its_order() -> None:
    numbers = {"a": 0, "b": 1, "c": 2, "d": 3}
    found = pairs(game(["a", "b", "c", "d"], [1, 2, 3, 3]), numbers)
    assert sum(found.values()) == pytest.approx(3)
    assert found[0, 1] == found[0, 2] == 0.5
    assert found[2, 3] == found[3, 2] == 0.25
    assert (1, 0) not in found
    assert pairs(game(["a", "a", "a"], [1, 2, 3]), numbers) == {}


def test_the_ladder_adds_up() -> None:
    capped = Fixture(2, "usa", 2, "1", RULES_VERSION, [game(["a", "b"], [])])
    object.__setattr__(capped.games[0], "reason", "capped")
    fixtures = [
        fixture(0, ["a", "b"], [1, 2]),
        fixture(1, ["b", "a", "c", "a"], [2, 1, 4, 3]),
        capped,
        fixture(3, ["b", "a"], [1, 2], rules=RULES_VERSION - 1),
    ]
    shown = ladder(League([board("usa")], [2, 4], ["a", "b", "c", "d"]), fixtures)
    assert (shown.fixtures, shown.games, shown.left_out, shown.players) == (2, 2, 2, [2, 4])
    a, b, c = shown.rows
    assert [a.bot, b.bot, c.bot] == ["a", "b", "c"]  # d hasn't played
    assert a.seats == 3
    assert a.wins == pytest.approx(2 / 3, abs=1e-3)
    assert a.even == pytest.approx(1 / 3, abs=1e-3)
    assert set(c.players) == {4}
    assert shown.ahead[0] == [None, pytest.approx(2 / 3, abs=1e-3), 1.0]
    assert shown.ahead[2] == [0.0, 0.0, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_safe(language: str) -> None:
    hostile = "cmd:/no/<script>alert(1)</script> & more"
    shown = ladder(League([board("usa")], [2], ["a", hostile], left=["a"]), [fixture(0, ["a", hostile], [1, 2])])
    page = ladder_page(shown, Text(language))
    reader = read(page)
    assert reader.fetched == []
    assert len(reader.headings) == 4
    assert reader.plots == 2
    assert re.search(r"https?:|url\(|@import|<script", page) is None
    assert Text(language)("league-left", bot="a") in page


# What can't be played


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "trilhos-league/9"}, "is damaged"),
        ({"bots": "greedy"}, "is damaged"),
        ({"boards": []}, "is damaged"),
        ({"bots": ["greedy"]}, "at least two bots"),
        ({"bots": ["greedy", "nobody"]}, "nobody"),
        ({"players": [9]}, "9"),
        ({"seed": 1 << 128}, "seed"),
        ({"boards": [{"word": "usa", "fingerprint": "other"}]}, "no longer the one"),
    ],
)
def test_a_league_that_cant_be_played_is_told(tmp_path: Path, change: dict[str, object], problem: str) -> None:
    more(tmp_path, 0)
    path = tmp_path / RULES
    changed = json.dumps(json.loads(path.read_bytes()) | change)
    path.write_text(changed)
    with pytest.raises((BadChoice, BadFile), match=problem):
        more(tmp_path, 1)
    assert path.read_text() == changed


@pytest.mark.parametrize("line", ["[]", '{"number": 0}', '{"number": 5, "games": []}', "no JSON"])
def test_damaged_results_are_told_and_left_alone(tmp_path: Path, line: str) -> None:
    more(tmp_path, 0)
    (tmp_path / RESULTS).write_text(line + "\n")
    with pytest.raises(BadFile, match="damaged at line 1"):
        more(tmp_path, 1)
    assert (tmp_path / RESULTS).read_text() == line + "\n"


def test_a_folder_is_for_one_run_at_a_time(tmp_path: Path) -> None:
    with open_league(tmp_path, LEAGUE), pytest.raises(BadFile, match="in use"):
        more(tmp_path, 1)


def test_a_board_from_a_file_is_played_and_its_change_told(tmp_path: Path) -> None:
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()))
    league = League([LeagueBoard(str(file), edition(file).fingerprint)], [3], ["greedy", "random", "path"])
    with open_league(tmp_path / "league", league) as played:
        played.change([], [])
        assert [one.board for one in played.play(1, HERE)] == ["small"]
    file.write_text(json.dumps(small() | {"routes": small()["routes"][:4]}))
    with pytest.raises((BadChoice, BadFile)), open_league(tmp_path / "league", None):
        pass


def test_the_ladder_says_nothing_before_the_first_fixture() -> None:
    shown = ladder(LEAGUE, [])
    assert (shown.rows, shown.games) == ([], 0)
    assert Text(ENGLISH)("league-empty")

"""The bench: rows of sane shape. How fast is fast enough is not a matter for a test."""

from typing import Any

import pytest

from trilhos.arena import bench as module
from trilhos.arena.bench import bench
from trilhos.editions import EDITIONS, make_rules
from trilhos.engine.state import TURN

FIELDS = ["edition", "players", "games_per_s", "decisions_per_s", "clone_us", "legal_us", "state_bytes"]
SHORT = 0.001


@pytest.fixture(autouse=True)
def _small_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SAMPLE", 2)


def test_a_row_has_figures_of_its_edition() -> None:
    rows = bench(["europe"], seconds=SHORT)
    assert [(row["edition"], row["players"]) for row in rows] == [("europe", 2), ("europe", 4)]
    for row in rows:
        assert list(row) == FIELDS
        assert row["decisions_per_s"] > 10 * row["games_per_s"] > 0
        assert 0 < row["clone_us"] < 10_000
        assert 0 < row["legal_us"] < 10_000
        assert row["state_bytes"] == len(make_rules("europe", row["players"]).start(1).to_bytes())


def test_without_a_list_all_editions_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def row(edition: str, players: int, seconds: float) -> dict[str, Any]:
        return {"edition": edition, "players": players, "seconds": seconds}

    monkeypatch.setattr(module, "bench_one", row)
    rows = [(row["edition"], row["players"], row["seconds"]) for row in bench([], 2)]
    assert rows == [(edition, players, 2) for edition in EDITIONS for players in (2, 4)]


def test_positions_stand_in_the_middle_of_a_game_at_the_start_of_a_turn() -> None:
    rules = make_rules("usa", 2)
    state = module._middle(rules, 3)
    assert state.phase == TURN
    assert 10 < state.turn < 80


def test_games_are_counted_until_the_time_is_up() -> None:
    games, decisions = module._games(make_rules("usa", 2), SHORT)
    assert decisions > 50 * games > 0


def test_short_calls_are_repeated_until_they_can_be_measured() -> None:
    calls: list[int] = []
    module._microseconds([lambda: calls.append(1)], 0.02)
    assert len(calls) > 4000

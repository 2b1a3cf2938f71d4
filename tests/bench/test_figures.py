"""The bench: rows of sane shape. How fast is fast enough is not a matter for a test."""

import msgspec
import pytest

from trilhos.bench import batches
from trilhos.bench import figures as module
from trilhos.bench.figures import figures, running
from trilhos.boards import make_rules
from trilhos.engine.state import TURN

SHORT = 0.001


@pytest.fixture(autouse=True)
def _small_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SAMPLE", 2)


def test_a_row_has_figures_of_its_edition() -> None:
    row = figures("europe", 4, seconds=SHORT)
    assert row.case == (running(), "europe", 4)
    measured = msgspec.structs.asdict(row)
    assert all(value > 0 for name, value in measured.items() if name.endswith("_per_s") or name.startswith("batch_"))
    assert measured["decisions_per_s"] > 10 * measured["games_per_s"]
    assert 0 < measured["clone_us"] < 10_000
    assert 0 < measured["legal_us"] < 10_000
    assert row.state_bytes == len(make_rules("europe", 4).start(1).to_bytes())


def test_positions_stand_in_the_middle_of_a_game_at_the_start_of_a_turn() -> None:
    rules = make_rules("usa", 2)
    state = module._middle(rules, 3)
    assert state.phase == TURN
    assert 10 < state.turn < 80


def test_games_are_counted_until_the_time_is_up() -> None:
    games, decisions = module._games(make_rules("usa", 2), SHORT)
    assert decisions > 50 * games > 0


def test_playouts_leave_their_positions_alone() -> None:
    rules = make_rules("usa", 2)
    position = module._middle(rules, 1)
    before = position.to_bytes()
    assert module._playouts(rules, [position], SHORT) > 0
    assert position.to_bytes() == before


def test_short_calls_are_repeated_until_they_can_be_measured() -> None:
    calls: list[int] = []
    module._microseconds([lambda: calls.append(1)], 0.02)
    assert len(calls) > 4000


def test_a_batch_is_driven_for_its_time_or_its_steps() -> None:
    now = iter(range(100))
    arrays = batches.make_arrays(make_rules("usa", 2), 8, seed=1)
    assert batches.drive(arrays, 4, True, lambda: next(now)) == 8  # four steps of eight games in four seconds
    assert batches.drive(arrays, 50, False, lambda: next(now), most=2) == 8


def test_processes_play_side_by_side() -> None:
    assert batches.two_processes("usa", 0.01, 1) > 0.2

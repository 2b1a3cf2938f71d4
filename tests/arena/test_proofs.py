"""The proofs of expert and master: rows that grow from day to day, and say when they prove something."""

import json
import shutil
from pathlib import Path

import pytest
from tools import proofs

EASY = proofs.Row("usa", 2, "greedy", "random", 50)


def test_every_board_has_its_rows_and_no_two_are_alike() -> None:
    names = [row.name for row in proofs.rows()]
    assert len(names) == len(set(names))
    assert {"usa-2-expert-steiner-t", "lakes-4-expert-steiner-r", "brasil-2-master-expert"} <= set(names)
    assert [row.asked for row in proofs.rows() if row.name == "usa-2-expert-steiner-t"] == [76]
    assert {row.wanted * row.players for row in proofs.rows()} == {900, 600}


def test_a_row_goes_on_where_it_was(tmp_path: Path) -> None:
    assert proofs.line(EASY, tmp_path) == "| usa | 2 | greedy | random | 0 | – | 50 | – | – |"
    proofs.play(EASY, tmp_path, 1)
    first = proofs.line(EASY, tmp_path)
    assert first.startswith("| usa | 2 | greedy | random | 20 | ")
    assert "] | 50 | open | " in first
    proofs.play(EASY, tmp_path, 1)
    assert proofs.line(EASY, tmp_path).startswith("| usa | 2 | greedy | random | 40 |")
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 21


@pytest.mark.parametrize(
    ("blocks", "low", "high", "verdict"),
    [(450, 0.51, 0.6, "yes"), (450, 0.49, 0.6, "no"), (100, 0.51, 0.6, "open"), (100, 0.3, 0.49, "no")],
)
def test_only_a_whole_row_proves_something(tmp_path: Path, blocks: int, low: float, high: float, verdict: str) -> None:
    bot = {"wins": {"value": 0.5, "low": low, "high": high}, "move_ms": {"p95": 40.0}}
    shown = {"wanted": blocks, "games": 2 * blocks, "results": [bot]}
    (tmp_path / "summary.json").write_text(json.dumps(shown))
    assert proofs.line(EASY, tmp_path).split(" | ")[-2] == verdict


def test_what_another_state_of_the_bots_has_played_is_kept_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = proofs.state_of_bots()
    source = tmp_path / "trilhos"
    shutil.copytree(proofs.SOURCE / "bots", source / "bots")
    shutil.copytree(proofs.SOURCE / "mind", source / "mind")
    monkeypatch.setattr(proofs, "SOURCE", source)
    assert proofs.state_of_bots() == before
    (source / "bots" / "trained" / "usa-2.json").write_text("{}")
    assert proofs.state_of_bots() != before

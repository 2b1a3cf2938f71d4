"""A whole bench: which builds and cases it measures, and how it compares them."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from trilhos.bench import run as module
from trilhos.bench.compare import ratios, stored
from trilhos.bench.figures import COMPILED, PLAIN, Speed, running
from trilhos.bench.plain import main, prefer_sources
from trilhos.bench.run import BenchFigures, Benchmark, bench, interpreted
from trilhos.boards import EDITIONS
from trilhos.errors import BadFile


def on(build: str) -> Callable[[str, int, float], Speed]:
    """Figures without measuring."""
    return lambda edition, players, seconds: Speed(build, edition, players, games_per_s=seconds)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "figures", on(PLAIN))
    monkeypatch.setattr(module, "two_processes", lambda edition, seconds, rounds: 1.5)


def cases(measured: BenchFigures) -> list[tuple[str, str, int]]:
    return [row.case for row in measured.rows]


def test_all_editions_with_two_and_four_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "running", lambda: PLAIN)
    told: list[tuple[str, int, str]] = []
    measured = bench(Benchmark([], 2.0), lambda *case: told.append(case))
    assert cases(measured) == [(PLAIN, edition, players) for edition in EDITIONS for players in (2, 4)]
    assert told == [(edition, players, build) for build, edition, players in cases(measured)]
    assert measured.rows[0].games_per_s == 2.0
    assert measured.two_processes == 1.5


def test_a_compiled_build_is_measured_beside_the_interpreted_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "running", lambda: COMPILED)
    monkeypatch.setattr(module, "figures", on(COMPILED))
    monkeypatch.setattr(module, "interpreted", on(PLAIN))
    assert cases(bench(Benchmark(["usa"], 1), lambda *case: None)) == [
        (build, "usa", players) for build in (COMPILED, PLAIN) for players in (2, 4)
    ]
    assert {row.build for row in bench(Benchmark(["usa"], 1, plain=False), lambda *case: None).rows} == {COMPILED}


def test_the_interpreted_build_is_measured_by_a_program_of_its_own() -> None:
    figures = interpreted("usa", 2, 0.0001)
    assert figures.case == (PLAIN, "usa", 2)
    assert figures.decisions_per_s is not None
    assert 0 < figures.decisions_per_s < 1_000_000  # compiled it would be more


def test_sources_come_before_compiled_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "twofold.py").write_text("kind = 'source'")
    (tmp_path / "twofold.abi3.so").write_text("no library at all")
    monkeypatch.setattr(sys, "path_hooks", list(sys.path_hooks))
    monkeypatch.syspath_prepend(tmp_path)
    prefer_sources()
    import twofold  # type: ignore[import-not-found]

    assert twofold.kind == "source"
    sys.path_importer_cache.clear()


@pytest.mark.skipif(running() == PLAIN, reason="only a compiled build can be mistaken for a plain one")
def test_a_compiled_build_is_never_called_plain() -> None:
    with pytest.raises(SystemExit, match="not found"):
        main("usa", "2", "0.001")


# Comparing


def write(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


NEW = Speed(PLAIN, "usa", 2, games_per_s=300, clone_us=0.5, state_bytes=9)
OLD = Speed(PLAIN, "usa", 2, games_per_s=200, clone_us=0.6, state_bytes=8)


def test_more_games_and_less_time_are_both_above_one(tmp_path: Path) -> None:
    older = stored(write(tmp_path / "old.json", {"rows": [to_builtins(OLD)]}))
    assert older == [OLD]
    assert ratios([NEW], older) == [Speed(PLAIN, "usa", 2, games_per_s=1.5, clone_us=1.2)]


def test_only_what_both_have_is_compared() -> None:
    older = [replace(OLD, clone_us=None), replace(OLD, edition="europe")]
    assert ratios([NEW, replace(NEW, players=4)], older) == [Speed(PLAIN, "usa", 2, games_per_s=1.5)]


WRONG = '{"rows": [{"build": "plain", "edition": "usa", "players": 2, "games_per_s": "many"}]}'


@pytest.mark.parametrize("content", ["{", "[]", '{"rows": 3}', '{"rows": [3]}', "{}", WRONG])
def test_a_file_of_another_sort_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadFile, match=r"x.json has no figures in it"):
        stored(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"none.json can't be read"):
        stored(tmp_path / "none.json")

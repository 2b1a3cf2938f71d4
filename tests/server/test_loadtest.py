"""The load test itself, small: it plays, measures, and leaves nothing behind."""

import json
import os
from pathlib import Path

import pytest

from trilhos.cli import main
from trilhos.loadtest.plan import Measured, ServerMemory, percentile
from trilhos.text import LANGUAGES, Text


def processes() -> set[str]:
    """The programs that this test has started and that still run."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words, status = (folder / "cmdline").read_bytes(), (folder / "stat").read_text().rpartition(")")[2]
        except OSError:
            continue
        if status.split()[1] == str(os.getpid()) and b"trilhos" in words:
            found.add(folder.name)
    return found


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_small_load(database: str, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = []
    if database == "postgres":
        chosen = ["--db", str(request.getfixturevalue("empty_postgres")), "--processes", "2", "--over", "http"]
    before = processes()
    code = main(["loadtest", "--games", "4", "--rate", "3", "--seconds", "1", "--json", *chosen])
    figures = json.loads(capsys.readouterr().out)
    assert (code, figures["errors"]) == (0, {})
    assert figures["actions"] + figures["behind"] >= 8
    assert 0 < figures["latency_ms"]["p50"] <= figures["latency_ms"]["max"]
    assert figures["server_cpu_s"] > 0
    assert figures["memory_bytes_per_game"] is not None
    assert processes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    from trilhos.loadtest.plan import LoadPlan
    from trilhos.loadtest.report import loadtest_table
    from trilhos.loadtest.run import figures

    measured = Measured([0.01, 0.02], [0.005], {"Lost: gone": 2})
    memory = ServerMemory(before=0, games_made=204800, after=204800)
    loadtest_table(figures(LoadPlan("usa", 2, 1, 1), 1, measured, 0.004, memory), Text(language))
    out = capsys.readouterr().out
    assert "100" in out
    assert "2 × Lost: gone" in out
    assert Text(language)("loadtest-latency-p99") in out


def test_percentiles() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert [percentile(values, share) for share in (0.5, 0.99, 1.0)] == [51.0, 100.0, 100.0]
    assert percentile([], 0.5) == 0.0


def test_clients_are_added_up() -> None:
    one, two = Measured([1.0], [0.5], {"a": 1}, 1, 0.5, 0.1), Measured([2.0], [0.6], {"a": 1, "b": 1}, 2, 0.5, 0.3)
    one.add(two)
    assert one == Measured([1.0, 2.0], [0.5, 0.6], {"a": 2, "b": 1}, 3, 1.0, 0.3)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "--games"),
        (["--games", "20001"], "--games"),
        (["--seconds", "601"], "--seconds"),
        (["--rate", "0"], "--rate"),
        (["--rate", "-1"], '--rate takes a number from 0.01 to 100, not "-1".'),
        (["--rate", "fast"], '--rate takes a number from 0.01 to 100, not "fast".'),
        (["--over", "foot"], "live, http"),
        (["--routing", "x"], "home, any, wrong"),
        (["--map", "atlantis"], "atlantis"),
        (["--processes", "2"], "postgresql"),
        (["--db", "mysql://x/y", "--games", "1", "--seconds", "1"], "did not start"),
    ],
)
def test_bad_choices(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["loadtest", *words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("words", [["loadtest", "--games", "1", "--seconds", "1"], ["serve", "--port", "0"]])
def test_no_folder_is_made_for_a_mistyped_database(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--db", str(tmp_path / "no" / "such" / "games.sqlite"), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"trilhos: There is no folder {tmp_path / 'no' / 'such'} for the database")
    assert list(tmp_path.iterdir()) == []

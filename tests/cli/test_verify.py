"""`trilhos verify`: what it says, and its exit codes."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_bad_input import Refused
from tests.golden.make import GAMES
from tests.play.test_verify import SALT, SEED, exported
from trilhos.play.commitment import seed_commitment
from trilhos.text import LANGUAGES, Text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(exported(), encoding="utf-8")
    return path


def touch(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    record["seed"] = str(SEED + 1)
    file.write_text(json.dumps(record), encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_deal(language: str, file: Path, run: Run) -> None:
    done = run("verify", file, "--lang", language)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert len(lines) == 7
    assert seed_commitment(SEED, SALT) in lines[-3]
    assert lines[-2] == Text(language)("verify-unprotected")
    assert lines[-1] == Text(language)("verify-sound")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_touched_deal(language: str, file: Path, run: Run) -> None:
    touch(file)
    text, done = Text(language), run("verify", file, "--lang", language)
    assert done.code == 1
    assert text("verify-seed-touched") in done.out
    assert text("verify-replay-touched") in done.out
    assert done.out.splitlines()[-1] == text("verify-touched")


def test_a_noted_commitment_is_compared(file: Path, run: Run) -> None:
    good = run("verify", file, "--commitment", seed_commitment(SEED, SALT))
    assert (good.code, "noted" in good.out, "Compare" in good.out) == (0, True, False)
    assert run("verify", file, "--commitment", "0" * 64).code == 1


def test_an_imported_game_says_so(file: Path, run: Run) -> None:
    record = json.loads(exported())
    record["deal"]["imported"] = True
    file.write_text(json.dumps(record), encoding="utf-8")
    assert Text("en")("verify-imported") in run("verify", file).out


def test_for_programs(file: Path, run: Run) -> None:
    told = json.loads(run("verify", file, "--json").out)
    assert told["sound"] is True
    assert [check["check"] for check in told["checks"]] == ["commitment", "seed", "seating", "replay"]
    touch(file)
    done = run("verify", file, "--json")
    told = json.loads(done.out)
    assert (done.code, told["sound"]) == (1, False)
    assert "action" in told["checks"][-1]["problem"]


def test_bad_input(tmp_path: Path, refused: Refused) -> None:
    assert "needs a file" in refused("verify")
    assert "can't be read" in refused("verify", tmp_path / "none.json")
    assert "nothing to check" in refused("verify", GAMES / "usa-2.json")

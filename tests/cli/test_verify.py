"""`trilhos verify`: what it says, and its exit codes."""

import json
from pathlib import Path

import pytest

from tests.bots.test_repeat import record
from tests.cli.conftest import Run
from tests.cli.test_bad_input import Refused
from tests.golden.make import GAMES
from tests.play.test_verify import SALT, SEED, exported
from tests.play.test_verify_nonces import Data
from tests.play.test_verify_noted import COMMITMENT, NOTE, forged
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
    assert (done.code, done.err) == (3, "")
    lines = done.out.splitlines()
    assert len(lines) == 6
    assert seed_commitment(SEED, SALT) in lines[-2]
    assert lines[-1] == Text(language)("verify-lacks-old")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_touched_deal(language: str, file: Path, run: Run) -> None:
    touch(file)
    text, done = Text(language), run("verify", file, "--lang", language)
    assert done.code == 1
    assert text("verify-seed-touched") in done.out
    assert text("verify-replay-touched") in done.out
    assert done.out.splitlines()[-1] == text("verify-touched")


def test_a_noted_commitment_is_compared(file: Path, run: Run) -> None:
    good = run("verify", file, "--commitment", f" {seed_commitment(SEED, SALT).upper()}\n")
    assert (good.code, "noted" in good.out, "Compare" in good.out) == (3, True, False)
    assert run("verify", file, "--commitment", "0" * 64).code == 1


def test_an_imported_game_says_so(file: Path, run: Run) -> None:
    record = json.loads(exported())
    record["deal"]["imported"] = True
    file.write_text(json.dumps(record), encoding="utf-8")
    assert Text("en")("verify-lacks-imported") in run("verify", file).out


def test_for_programs(file: Path, run: Run) -> None:
    told = json.loads(run("verify", file, "--json").out)
    assert (told["verdict"], told["sound"], told["proven"], told["lacks"]) == ("unproven", True, False, "old")
    assert [check["check"] for check in told["checks"]] == ["commitment", "seed", "seating", "replay"]
    touch(file)
    done = run("verify", file, "--json")
    told = json.loads(done.out)
    assert (done.code, told["verdict"], told["sound"]) == (1, "contradicted", False)
    assert "action" in told["checks"][-1]["problem"]


def test_bad_input(tmp_path: Path, refused: Refused) -> None:
    assert "needs a file" in refused("verify")
    assert "can't be read" in refused("verify", tmp_path / "none.json")
    assert "nothing to check" in refused("verify", GAMES / "usa-2.json")
    assert "not a note" in refused("verify", GAMES / "usa-2.json", "--noted", GAMES / "usa-2.json")


# What a note proves


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.json"
    path.write_text(json.dumps(NOTE), encoding="utf-8")
    return path


def write(file: Path, record: Data) -> Path:
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_with_ones_own_nonce_proves_the_deal_and_a_commitment_does_not(
    language: str, file: Path, note: Path, run: Run
) -> None:
    text = Text(language)
    proven = run("verify", write(file, record()), "--noted", note, "--lang", language)
    assert (proven.code, proven.out.splitlines()[-1]) == (0, text("verify-proven"))
    unproven = run("verify", file, "--commitment", COMMITMENT, "--lang", language)
    assert (unproven.code, unproven.out.splitlines()[-1]) == (3, text("verify-lacks-nonce"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_forged_game_is_never_proven(language: str, file: Path, note: Path, run: Run) -> None:
    """The committed secret with nonces that the host made up: it fits its commitment, and contradicts the note."""
    text = Text(language)
    alone = run("verify", write(file, forged()), "--commitment", COMMITMENT, "--lang", language)
    assert (alone.code, alone.out.splitlines()[-1]) == (3, text("verify-lacks-nonce"))
    done = run("verify", file, "--noted", note, "--lang", language)
    assert (done.code, done.out.splitlines()[-1]) == (1, text("verify-touched"))
    assert text("verify-promises-touched") in done.out
    assert text("verify-mine-touched") in done.out


def test_bots_prove_themselves_to_whoever_noted_where_they_sat(file: Path, note: Path, run: Run) -> None:
    done = run("verify", write(file, record()), "--noted", note, "--bots")
    assert (done.code, "come out the same" in done.out, "for people" in done.out) == (0, True, True)
    done = run("verify", file, "--commitment", COMMITMENT, "--bots")
    assert (done.code, done.out.splitlines()[-1]) == (3, Text("en")("verify-bots-unknown"))
    note.write_text(json.dumps({**NOTE, "bots": None}), encoding="utf-8")
    assert run("verify", file, "--noted", note, "--bots").code == 3


@pytest.mark.parametrize(("named", "said"), [(None, "a person"), ("random", "random"), ("cmd:x", "cmd:x")])
def test_a_bots_moves_that_the_file_gives_to_others(
    named: str | None, said: str, file: Path, note: Path, run: Run
) -> None:
    forged = record()
    forged["deal"]["decided"] = [named if bot == "greedy" else bot for bot in forged["deal"]["decided"]]
    done = run("verify", write(file, forged), "--noted", note, "--bots")
    assert done.code == 1
    assert f"belongs to the bot greedy, but the file gives it to {said}." in done.out
    told = json.loads(run("verify", file, "--noted", note, "--bots", "--json").out)
    assert (told["verdict"], told["proven"], told["bots"]["sound"]) == ("contradicted", True, False)
    assert told["bots"]["strange"][0][1:] == ["greedy", named or ""]


def test_a_note_or_a_commitment(file: Path, note: Path, refused: Refused) -> None:
    assert "--noted" in refused("verify", file, "--noted", note, "--commitment", COMMITMENT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_that_were_not_asked_again_are_not_passed_over_in_silence(language: str, file: Path, run: Run) -> None:
    touch(file)
    done = run("verify", file, "--bots", "--lang", language)
    assert (done.code, done.out.splitlines()[-1]) == (1, Text(language)("verify-bots-skipped"))
    assert Text(language)("verify-bots-skipped") not in run("verify", file, "--lang", language).out
    assert json.loads(run("verify", file, "--bots", "--json").out)["bots"] is None

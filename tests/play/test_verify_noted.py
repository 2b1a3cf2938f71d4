"""What a player noted, compared with the file: only a nonce of one's own proves that nobody chose the deal."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.play.test_verify import SALT, SEED
from tests.play.test_verify import exported as old
from tests.play.test_verify_nonces import (
    BOTS,
    NONCES,
    PROMISES,
    SECRET,
    Data,
    changed,
    export,
    exported,
    report,
    touched,
)
from trilhos.errors import BadChoice, BadFile
from trilhos.play.commitment import promise, seed_commitment
from trilhos.play.noted import Noted, read_note

COMMITMENT = json.loads(exported())["deal"]["commitment"]
NONCE = "01" * 32
NOTED = Noted(COMMITMENT, "abc", list(PROMISES), list(BOTS), {0: NONCE}, [0])
MADE_UP = ["77" * 32, "78" * 32, None, None]


def forged() -> Data:
    """The committed secret, but all nonces made up by the host, who tries until the deal is good: promises fit them."""
    record = export(SECRET, MADE_UP)
    record["deal"]["promises"] = [promise(nonce) if nonce else None for nonce in MADE_UP]
    return record


def test_a_nonce_of_ones_own_and_all_promises_prove_it(tmp_path: Path) -> None:
    found = report(tmp_path, changed(), NOTED)
    assert (found.proven, found.lacks) == (True, None)
    assert [check.name for check in found.checks][:4] == ["promise", "promises", "mine", "company"]


def test_the_commitment_alone_does_not_prove_it_and_a_forged_game_passes_no_further(tmp_path: Path) -> None:
    for record in (changed(), forged()):
        found = report(tmp_path, record, COMMITMENT)
        assert (found.sound, found.proven, found.lacks) == (True, False, "nonce")


def test_a_forged_game_contradicts_what_was_noted(tmp_path: Path) -> None:
    assert touched(report(tmp_path, forged(), NOTED)) == ["promises", "mine"]
    assert touched(report(tmp_path, forged(), replace(NOTED, promises=None))) == ["mine"]
    spectator = replace(NOTED, nonces={}, revealed=[])
    assert touched(report(tmp_path, forged(), spectator)) == ["promises"]


def test_another_chairs_nonce_that_was_chosen_once_mine_was_known(tmp_path: Path) -> None:
    """The host leaves my nonce in, and tries nonces for the other chair until it likes the deal."""
    record = export(SECRET, [NONCE, "78" * 32, None, None])
    record["deal"]["promises"] = [PROMISES[0], promise("78" * 32), None, None]
    assert touched(report(tmp_path, record, NOTED)) == ["promises"]
    assert report(tmp_path, record, replace(NOTED, promises=None)).lacks == "promises"


def test_whoever_has_no_nonce_in_the_deal_proves_nothing(tmp_path: Path) -> None:
    assert report(tmp_path, changed(), replace(NOTED, nonces={}, revealed=[])).lacks == "nonce"
    left_out = export(nonces=[None, *NONCES[1:]])
    assert touched(report(tmp_path, left_out, NOTED)) == ["mine"]
    late = report(tmp_path, left_out, replace(NOTED, revealed=[]))  # the server had acknowledged nothing
    assert (late.sound, late.lacks) == (True, "left-out")
    assert "mine" not in [check.name for check in late.checks]


def test_a_bot_that_is_told_as_a_person(tmp_path: Path) -> None:
    """It came after the game was made, so the server's terms don't name it; the note does."""
    noted = replace(NOTED, bots=[None, None, "greedy", "greedy"])
    assert touched(report(tmp_path, changed(), noted)) == ["company"]


def test_a_note_about_an_old_deal_proves_nothing_more(tmp_path: Path) -> None:
    noted = Noted(seed_commitment(SEED, SALT))
    assert report(tmp_path, json.loads(old()), noted).lacks == "old"
    assert touched(report(tmp_path, json.loads(old()), replace(noted, promises=[], nonces={0: NONCE}, revealed=[0])))


def test_a_note_about_another_game(tmp_path: Path) -> None:
    with pytest.raises(BadChoice, match=r"game xyz.*game abc"):
        report(tmp_path, changed(), replace(NOTED, game="xyz"))


# The file

NOTE: Data = {
    "format": "trilhos-note/1",
    "game": "abc",
    "commitment": COMMITMENT,
    "promises": PROMISES,
    "bots": BOTS,
    "nonces": {"0": NONCE},
    "revealed": [0],
}


def written(folder: Path, note: Any) -> Path:
    file = folder / "note.json"
    file.write_text(json.dumps(note), encoding="utf-8")
    return file


def test_a_note_is_read(tmp_path: Path) -> None:
    assert read_note(written(tmp_path, NOTE)) == NOTED
    least = {"format": "trilhos-note/1", "commitment": COMMITMENT}
    assert read_note(written(tmp_path, least)) == Noted(COMMITMENT)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 5),
        ("commitment", None),
        ("commitment", COMMITMENT[1:]),
        ("promises", {}),
        ("promises", ["x"]),
        ("bots", [5]),
        ("nonces", [NONCE]),
        ("nonces", {"x": NONCE}),
        ("nonces", {"0": "x"}),
        ("revealed", 0),
        ("revealed", [True]),
    ],
)
def test_a_damaged_note_names_the_field(field: str, value: Any, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=f'"{field}"'):
        read_note(written(tmp_path, {**NOTE, field: value}))


@pytest.mark.parametrize("note", [[], {**NOTE, "format": "trilhos-game/1"}])
def test_what_is_no_note(note: Any, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="not a note"):
        read_note(written(tmp_path, note))
    (tmp_path / "note.json").write_bytes(b"\xff")
    with pytest.raises(BadFile, match="not a note"):
        read_note(tmp_path / "note.json")

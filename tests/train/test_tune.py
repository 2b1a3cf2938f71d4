"""Tuning: small runs, which find little, but by the same way."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.boards.small import small
from tests.rig import rulebook
from trilhos.arena.cluster import crew
from trilhos.boards import EDITIONS
from trilhos.bots import make_bot
from trilhos.bots.settings import retuned, retuned_settings, tuned_settings
from trilhos.bots.steiner import Steiner
from trilhos.cli import main
from trilhos.errors import BadChoice
from trilhos.train.duel import duel
from trilhos.train.tune import STEPS, Notes, TuningRun, begin, best_start, bot_name, proof, report, tune

USA = EDITIONS["usa"]
SMALL = TuningRun("usa", 2, 5, generations=3, population=4, deals=1)
START = {name: getattr(tuned_settings(rulebook("usa")), name) for name in STEPS}


def tuned(file: Path, generations: int, jobs: int = 1) -> tuple[Notes, list[dict[str, float]]]:
    notes = begin(TuningRun("usa", 2, 5, generations, 4, 1), USA, file)
    with crew(jobs, None) as workers:
        return notes, list(tune(notes, USA, file, workers))


def test_the_same_constants_share_the_wins_and_have_no_margin() -> None:
    assert duel(rulebook("usa"), START, START, range(3)) == 0.5


def test_worse_constants_win_less() -> None:
    careless = {**START, "keep": 3.0, "card": 0.1, "ticket_gate": 0.0}
    assert duel(rulebook("usa"), careless, START, range(10)) < 0.45


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, found = tuned(tmp_path / "whole.json", 3)
    tuned(tmp_path / "parts.json", 1)
    begun = (tmp_path / "parts.json").read_bytes()
    rest, found_later = tuned(tmp_path / "parts.json", 3)
    assert found_later == found
    assert rest == whole
    assert json.loads(begun)["scores"] == whole.scores[:1]
    assert len({tuple(sorted(constants.items())) for constants in found}) == 3


def test_who_does_the_work_makes_no_difference(tmp_path: Path) -> None:
    assert tuned(tmp_path / "one.json", 1) == tuned(tmp_path / "two.json", 1, jobs=2)


def test_it_begins_with_the_best_constants_there_are_of_any_board() -> None:
    rules = rulebook("lakes")
    start = best_start(rules, TuningRun("lakes", 2, 5, deals=2))
    rival = {name: getattr(tuned_settings(rules), name) for name in STEPS}
    own = {name: getattr(retuned_settings(rules), name) for name in STEPS}
    assert duel(rules, start, rival, range(5, 7)) >= duel(rules, own, rival, range(5, 7))


@pytest.mark.parametrize("damage", ["{", '{"tuning": 3}'])
def test_damaged_notes_are_named(tmp_path: Path, damage: str) -> None:
    (tmp_path / "notes.json").write_text(damage)
    with pytest.raises(BadChoice) as problem:
        begin(SMALL, USA, tmp_path / "notes.json")
    assert problem.value.key == "bad-tuning-notes"


def test_notes_of_another_run_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    tuned(file, 1)
    before = file.read_bytes()
    with pytest.raises(BadChoice) as problem:
        begin(TuningRun("usa", 2, 6, 3, 4, 1), USA, file)
    assert problem.value.key == "other-tuning-notes"
    assert file.read_bytes() == before


def test_notes_that_lack_a_score_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    tuned(file, 1)
    notes = json.loads(file.read_text())
    notes["scores"][0].pop()
    file.write_text(json.dumps(notes))
    with pytest.raises(BadChoice) as problem:
        tuned(file, 2)
    assert problem.value.key == "other-tuning-notes"


def test_what_was_found_can_be_called_by_name() -> None:
    bot = make_bot(bot_name(START), rulebook("usa"), 1)
    assert isinstance(bot, Steiner)
    assert {name: getattr(bot.policy.appraiser.settings, name) for name in STEPS} == START


def test_a_proof_has_an_interval() -> None:
    shown = proof(SMALL, "hungry", [1.0, 0.5, 0.5, 0.0] * 25)
    assert (shown.rival, shown.games, shown.wins) == ("hungry", 200, 0.5)
    assert 0.42 < shown.low < 0.45
    assert shown.wins - shown.low == pytest.approx(shown.high - shown.wins)


def test_the_command_finds_proves_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "--map", "usa", "--generations", "1", "--population", "4", "--deals", "1", "--proof", "2"]
    assert main([*words, "--against", "path", "--out", str(tmp_path)]) == 0
    assert "against path" in capsys.readouterr().out
    kept = json.loads((tmp_path / "usa-2.tuned.json").read_text())
    assert kept["settings"].keys() == STEPS.keys()
    assert kept["found"]["proof"][0]["games"] == 4
    assert main([*words, "--against", "path", "--out", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["settings"] == kept["settings"]


def test_a_board_from_a_file_is_tuned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = tmp_path / "small.json"
    board.write_text(json.dumps(small()), encoding="utf-8")
    words = ["tune", "--map", str(board), "--players", "3", "--generations", "1", "--population", "4", "--deals", "1"]
    rest = ["--proof", "1", "--against", "path", "--out", str(tmp_path)]
    assert main([*words, *rest]) == 0
    assert json.loads((tmp_path / "small-3.tuned.json").read_text())["found"]["edition"] == "small"
    changed = small()
    changed["tickets"][0]["points"] = 4
    board.write_text(json.dumps(changed), encoding="utf-8")
    assert main([*words, *rest]) == 2  # its notes are of another board


def test_what_was_tuned_is_played_by_whoever_names_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("TRILHOS_TRAINED", str(tmp_path))
    own, shipped = tmp_path / "usa-2.tuned.json", retuned("usa", 2)
    retuned.cache_clear()
    assert retuned("usa", 2) == shipped
    for text in ("{", json.dumps({"settings": {"keep": 99}, "found": msgspec.to_builtins(shipped)["found"]})):
        own.write_text(text)
        retuned.cache_clear()
        assert retuned("usa", 2) == shipped == retuned("usa", 2)
        assert len([record for record in caplog.records if "usa-2.tuned.json" in record.getMessage()]) == 1
        caplog.clear()
    own.write_bytes(report(Notes(SMALL, START), {**START, "keep": 2.5}, []))
    retuned.cache_clear()
    found = retuned("usa", 2)
    assert found is not None
    assert found.settings["keep"] == 2.5
    retuned.cache_clear()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--map", "usa", "--out", "nowhere"], "no folder nowhere"),
        (["--map", "usa", "--players", "9"], "players"),
        (["--map", "usa", "--against", "nobody"], "nobody"),
        (["--map", "usa", "--population", "1"], "--population"),
        ([], "--map"),
    ],
)
def test_bad_input_is_named(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "tune", *words]) == 2
    assert said in capsys.readouterr().err

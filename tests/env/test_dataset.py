"""Data sets: games that replay, the same in parts and at once, and a card that says what is in them."""

from functools import partial
from pathlib import Path

import pytest
from pyarrow import parquet

from trilhos import Game
from trilhos.arena.simulate import Simulation
from trilhos.arena.workers import in_order
from trilhos.cli import main
from trilhos.engine.observation import Observer
from trilhos.env import dataset
from trilhos.env.dataset import Recording, begin, decisions_file, games_file, record, write_card
from trilhos.errors import BadChoice

PLAN = Simulation("europe", 3, ["greedy", "random"], games=3, seed=5)


def made(folder: Path, recording: Recording) -> list[int]:
    begin(recording, folder)
    return [*record(recording, folder, partial(in_order))]


def rows(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = parquet.read_table(path).to_pylist()
    return found


def test_its_games_replay_to_their_ends(tmp_path: Path) -> None:
    assert made(tmp_path, Recording(PLAN, observations=True)) == [3]
    games, decisions = rows(games_file(tmp_path, 0)), rows(decisions_file(tmp_path, 0))
    assert [game["bots"] for game in games] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "greedy"],
        ["greedy", "greedy", "random"],
    ]
    for told in games:
        game = Game("europe", 3, int(str(told["seed"])), {}, ["a", "b", "c"])
        observer = Observer(game.rules)
        for row in (row for row in decisions if row["game"] == told["game"]):
            assert (row["seat"], row["turn"], row["legal"]) == (game.seat, int(game.state.turn), game.legal())
            assert row["text"] == game.notation.text(int(str(row["action"])))
            assert len(row["observation"]) == observer.size  # type: ignore[arg-type]
            game.play(int(str(row["action"])))
        assert game.over
        assert told["over"]
        assert told["scores"] == [sheet.total for sheet in game.result().sheets]
        assert told["winners"] == game.result().winners
        assert told["moves"] == len(game.moves)


def test_a_run_that_was_broken_off_goes_on_with_the_next_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PIECE", 2)
    recording = Recording(PLAN, observations=False)
    assert made(tmp_path / "whole", recording) == [2, 1]
    assert made(tmp_path / "whole", recording) == []
    parts = tmp_path / "parts"
    begin(recording, parts)
    source = record(recording, parts, partial(in_order))
    assert next(source) == 2
    source.close()
    games_file(parts, 1).with_suffix(".new").write_bytes(b"half of a file")
    assert made(parts, recording) == [1]
    for number in (0, 1):
        assert rows(decisions_file(parts, number)) == rows(decisions_file(tmp_path / "whole", number))
    assert "observation" not in rows(decisions_file(parts, 0))[0]


def test_another_data_set_in_the_folder_is_refused(tmp_path: Path) -> None:
    begin(Recording(PLAN, observations=False), tmp_path)
    with pytest.raises(BadChoice, match="another data set"):
        begin(Recording(PLAN, observations=True), tmp_path)


def test_the_card_says_what_is_there(tmp_path: Path) -> None:
    write_card(Recording(PLAN, observations=True), tmp_path, "trilhos dataset x --seed 5")
    card = (tmp_path / "README.md").read_text()
    assert card.startswith("# Europe: games of bots")
    assert "trilhos dataset x --seed 5" in card
    assert "`observation`" in card
    assert "{" not in card
    write_card(Recording(PLAN, observations=False), tmp_path, "")
    assert "`observation`" not in (tmp_path / "README.md").read_text()


def test_the_command_makes_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", str(tmp_path / "d"), "--bots", "random", "--games", "2", "--seed", "3"]
    assert main(words) == 0
    assert "2 games are in" in capsys.readouterr().out
    assert "trilhos dataset d --players 2 --bots random --games 2 --seed 3" in (tmp_path / "d/README.md").read_text()
    assert len(rows(games_file(tmp_path / "d", 0))) == 2
    assert main([*words[:-1], "4"]) == 2
    assert "another data set" in capsys.readouterr().err

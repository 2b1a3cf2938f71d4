"""Numbers over many games: the same from save files, reviews and an arena; bad files are named and left out."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.golden.make import GAMES
from tests.mind.test_search import later
from trilhos.arena.blocks import Tournament
from trilhos.arena.match import play_game
from trilhos.arena.results import FILE, open_results
from trilhos.cli import main
from trilhos.insight.numbers import FinishedSeat, Numbers, numbers, of_game
from trilhos.insight.reviewer import Reviewer
from trilhos.insight.sources import seats_in
from trilhos.play.record import load, save

GOLDEN = GAMES / "usa-2.json"


def seat(name: str, place: int, points: int, luck: float | None = None) -> FinishedSeat:
    return FinishedSeat("usa", 2, name, place, points, 3, 1, 40, None if luck is None else 0.9, luck)


def test_games_are_put_together_by_board_players_and_name() -> None:
    ana, bia, other = numbers(
        [
            seat("Ana", 1, 120, 0.2),
            seat("Bia", 2, 90),
            seat("Ana", 2, 80, -0.4),
            seat("Ana", 1, 100),
            msgspec.structs.replace(seat("Ana", 1, 70), board="europe"),
        ]
    )
    assert (ana.games, ana.places, ana.points) == (3, [2, 1], [120, 80, 100])
    assert (ana.tickets_made, ana.tickets_failed, ana.turns) == (9, 3, 40)
    assert ana.luck == pytest.approx(-0.1)
    assert (ana.reviewed, ana.accuracy) == (2, 0.9)
    assert (bia.reviewed, bia.luck, bia.accuracy) == (0, None, None)
    assert (other.board, other.games) == ("europe", 1)


def test_a_review_tells_of_its_game_what_the_game_tells_and_more(tmp_path: Path) -> None:
    game = load(GOLDEN)
    review = Reviewer(game, samples=2).review()
    path = tmp_path / "review.json"
    path.write_bytes(msgspec.json.encode(review))
    told = seats_in(path)
    assert all(one.luck is not None for one in told)
    without = [msgspec.structs.replace(one, accuracy=None, luck=None, turns=0) for one in told]
    assert without == [msgspec.structs.replace(one, turns=0) for one in seats_in(GOLDEN)]
    assert of_game(game, review)[0].luck == told[0].luck


def test_an_arena_tells_of_its_bots_what_their_games_tell(tmp_path: Path) -> None:
    tournament = Tournament("usa", 2, ["greedy", "hungry"], 1, 1, {})
    outcomes = [play_game("usa", ["greedy", "hungry"], 9, {}), play_game("usa", ["hungry", "greedy"], 9, {})]
    with open_results(tmp_path, tournament) as results:
        results.add(outcomes)
    told = seats_in(tmp_path)
    assert told == seats_in(tmp_path / FILE)
    greedy, hungry = numbers(told)
    assert (greedy.name, greedy.games, hungry.games) == ("greedy", 2, 2)
    assert greedy.points == [outcomes[0].scores[0], outcomes[1].scores[1]]
    assert sum(greedy.places) == sum(hungry.places) == 2


def test_what_cant_be_read_is_named_and_the_others_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half, broken, cut = tmp_path / "half.json", tmp_path / "broken.json", tmp_path / "cut.jsonl"
    save(later("usa", 12), half)
    broken.write_text("{")
    cut.write_text('{"format": "trilhos-arena/2"}\n')
    gone, unknown = tmp_path / "gone.jsonl", tmp_path / "unknown.json"
    unknown.write_text(json.dumps({**json.loads(GOLDEN.read_text()), "edition": "atlantis"}))
    files = [half, broken, cut, gone, unknown, GOLDEN]
    assert main(["--lang", "en", "numbers", *map(str, files), "--json"]) == 1
    shown = capsys.readouterr()
    assert [Numbers(**row).games for row in json.loads(shown.out)["numbers"]] == [1, 1]
    lines = shown.err.splitlines()
    assert len(lines) == len(files)
    for line, file in zip(lines, [half, broken, cut, gone], strict=False):
        assert file.name in line
    assert "atlantis" in lines[4]
    assert lines[5] == "5 files were left out."


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_table_has_a_line_for_each(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "numbers", str(GOLDEN)]) == 0
    rows = capsys.readouterr().out.splitlines()
    for name in load(GOLDEN).names:
        assert sum(name in row for row in rows) == 1

"""Reviews: what was decided and what was luck make the result; the same on any number of cores; bad files."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.mind.test_search import later
from trilhos.bots import make_bot
from trilhos.cli import main
from trilhos.cli.commands import review as command
from trilhos.insight.page import page
from trilhos.insight.review import Review, mark_of, proven
from trilhos.insight.reviewer import Reviewer, smoothed
from trilhos.insight.say import Sayer
from trilhos.play.game import Game
from trilhos.play.record import save
from trilhos.text import LANGUAGES, Text


@pytest.fixture(scope="module")
def game() -> Game:
    """A whole short game, of one who plans and one who only draws and claims what comes."""
    game = Game("usa", 2, 4, names=["Ana <b>", "Bia"])
    bots = [make_bot(name, game.rules, seat) for seat, name in enumerate(("steiner", "greedy"))]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


@pytest.fixture(scope="module")
def reviewed(game: Game) -> Review:
    reviewer = Reviewer(game, samples=10)
    assert list(reviewer.run()) == ["glance", "moves", "open", "steady"]
    return reviewer.review()


@pytest.fixture
def half(tmp_path: Path) -> Path:
    game = later("usa", 12)
    save(game, tmp_path / "half.json")
    return tmp_path / "half.json"


def test_what_one_began_with_less_what_was_given_up_and_luck_make_the_result(game: Game, reviewed: Review) -> None:
    for player in reviewed.players:
        assert player.start - player.given_up + player.luck == pytest.approx(player.end)
        assert player.end == (1.0 if player.seat in game.result().winners else 0.0)


def test_every_decision_is_judged_once(game: Game, reviewed: Review) -> None:
    assert reviewed.judged == reviewed.decisions == len(reviewed.moves)
    for move in reviewed.moves:
        played = game.moves[move.number - 1]
        assert (played.seat, game.notation.text(played.action)) == (move.seat, move.move)
        assert len(move.options) > 1 or move.mark == "best"


def test_both_curves_go_from_the_first_move_to_the_result(game: Game, reviewed: Review) -> None:
    for curve in (reviewed.curve, reviewed.open_curve):
        assert (curve[0].number, curve[-1].number) == (1, len(game.moves) + 1)
        assert sorted(curve[-1].chances, key=lambda chance: chance or 0.0) == [0.0, 1.0]
    assert all(sum(chance or 0.0 for chance in point.chances) == pytest.approx(1) for point in reviewed.open_curve)


def test_turning_points_are_three_at_most_in_the_order_of_the_game(reviewed: Review) -> None:
    numbers = [point.number for point in reviewed.turning_points]
    assert len(numbers) <= 3
    assert numbers == sorted(numbers)


def test_marks_follow_from_what_is_proven() -> None:
    assert [mark_of(0.5, given_up) for given_up in (0.0, 0.02, 0.05, 0.10)] == [
        "good",
        "inaccurate",
        "mistake",
        "blunder",
    ]
    assert mark_of(0.0, 0.0) == "best"
    assert [proven(0.08, 0.03), proven(0.02, 0.03)] == pytest.approx([0.05, 0.0])


def test_smoothing_keeps_what_is_even_and_halves_a_peak() -> None:
    assert smoothed([0.5, 0.5, 0.5]) == [0.5, 0.5, 0.5]
    assert smoothed([0.0, 0.0, 0.8, 0.0, 0.0]) == pytest.approx([0.0, 0.2, 0.4, 0.2, 0.0])
    assert smoothed([]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_names_are_no_markup(game: Game, reviewed: Review, language: str) -> None:
    written = page(game, reviewed, Text(language))
    assert "Ana &lt;b&gt;" in written
    assert "Ana <b>" not in written
    assert "http" not in written.replace("http-equiv", "")
    assert "<script" not in written
    for point in reviewed.turning_points:
        assert f'href="#m{point.number}"' in written
    for move in reviewed.moves:
        assert f'id="m{move.number}"' in written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_reason_has_its_words(game: Game, reviewed: Review, language: str) -> None:
    sayer = Sayer(game, reviewed, Text(language))
    for move in reviewed.moves:
        assert all(sayer.move(option) != option.move or language == "en" for option in move.options)
        assert len(sayer.reasons(move)) <= 2
    assert all(sayer.turning_point(point) for point in reviewed.turning_points)


# The command


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(half: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "review", str(half), "--samples", "10", "--jobs", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["over"], told["open_curve"]) == (False, [])
    assert told["judged"] == told["decisions"]
    assert [player["place"] for player in told["players"]] == [None, None]


def test_two_processes_find_what_one_finds(half: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main(["review", str(half), "--samples", "10", "--jobs", jobs, "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_who_stops_it_gets_what_was_found(
    half: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Reviewer._note

    def stopping(reviewer: Reviewer, *told: object) -> None:
        if len(reviewer.judged) == 3:
            raise KeyboardInterrupt
        usual(reviewer, *told)  # type: ignore[arg-type]

    monkeypatch.setattr(Reviewer, "_note", stopping)
    words = ["--lang", "en", "review", str(half), "--samples", "10", "--jobs", "1", "--plain"]
    assert main(words) == command.INTERRUPTED
    assert "Stopped: 3 of " in capsys.readouterr().out


def spoil(change: Callable[[dict[str, object]], object]) -> Callable[[Path], None]:
    def spoiled(path: Path) -> None:
        saved = json.loads(path.read_text())
        change(saved)
        path.write_text(json.dumps(saved))

    return spoiled


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda path: path.write_text("{"), "line 1"),
        (spoil(lambda saved: saved.update(edition="atlantis")), "atlantis"),
        (spoil(lambda saved: saved.update(fingerprint="0")), "half.json"),
        (spoil(lambda saved: saved.update(actions=["fly"])), "fly"),
    ],
)
def test_a_file_that_is_no_game_gets_one_sentence(
    half: Path, damage: Callable[[Path], None], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(half)
    assert main(["--lang", "en", "review", str(half)]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert told in shown.err


def test_a_game_without_moves_has_nothing_to_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(Game("usa", seed=1), tmp_path / "new.json")
    assert main(["--lang", "en", "review", str(tmp_path / "new.json")]) == 2
    assert "nothing to review" in capsys.readouterr().err

"""The report: whole in one file, in both languages, every bot in every plot, safe from what bots are called."""

import re
from html.parser import HTMLParser

import pytest
from rich.console import Console

from tests.boards.small import small
from trilhos.arena.blocks import Tournament
from trilhos.arena.charts import Scale
from trilhos.arena.figures import TournamentFigures
from trilhos.arena.labels import labels
from trilhos.arena.page import page
from trilhos.arena.progress import estimate, progress_bar
from trilhos.arena.sprt import Sprt, Tally
from trilhos.arena.standings import standings
from trilhos.arena.tournament import Run
from trilhos.boards import from_outside
from trilhos.boards.check import checked
from trilhos.text import ENGLISH, LANGUAGES, PORTUGUESE, Text

FAILING = "cmd:/no/such/<b>program</b> & more"
TEXT = Text(ENGLISH)
VOID = {"meta"}


@pytest.fixture(scope="module")
def shown() -> TournamentFigures:
    return Run(Tournament("nederland", 2, ["greedy", "random", FAILING], 2, 4, {"neutral": True}), TEXT).play()


class Reader(HTMLParser):
    """Checks that tags are closed, and collects what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.headings: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attributes if name in ("src", "href", "srcset", "action")]
        self.plots += tag == "svg"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert self.open

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_whole_and_needs_no_network(shown: TournamentFigures, language: str) -> None:
    text = page(shown, Text(language))
    reader = read(text)
    assert reader.fetched == []
    assert re.search(r"https?:|url\(|@import|<script", text) is None
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    assert len(reader.headings) == 14
    assert reader.plots == 12 * 3


def test_languages_differ_in_words_and_in_numbers(shown: TournamentFigures) -> None:
    english, portuguese = page(shown, TEXT), page(shown, Text(PORTUGUESE))
    share = f"{100 * shown.results[0].wins.value:.1f}"
    assert f"{share} %" in english
    assert f"{share.replace('.', ',')} %" in portuguese
    assert "Quem chega à frente de quem" in portuguese


def test_faults_are_shown_with_their_last_output(shown: TournamentFigures) -> None:
    text = page(shown, TEXT)
    assert "it didn&#x27;t start (died 127)" in text
    assert re.search(r"<pre>[^<]*no/such", text)
    assert "faults: 8; forfeited seats: 8." in text
    assert "4 (8 times)" in text


def test_names_of_bots_are_escaped_and_short(shown: TournamentFigures) -> None:
    text = page(shown, TEXT)
    assert "<b>program" not in text
    assert "cmd:/no/such/&lt;b&gt;program&lt;/b&gt; &amp; more</code>" in text


def test_labels_are_short_unless_they_would_be_the_same() -> None:
    assert labels(["greedy", "cmd:move_ms=5:/usr/bin/python3 /home/me/bot.py -v"]) == {
        "greedy": "greedy",
        "cmd:move_ms=5:/usr/bin/python3 /home/me/bot.py -v": "python3 bot.py -v",
    }
    assert set(labels(["cmd:a/bot", "cmd:b/bot"]).values()) == {"cmd:a/bot", "cmd:b/bot"}


def test_a_decided_test_is_said() -> None:
    shown = Run(Tournament("usa", 2, ["greedy", "random"], 300, 9), TEXT, Sprt(0, 200)).play()
    text = page(shown, TEXT)
    assert "Decided early: greedy is ahead by 200 Elo rather than 0" in text
    assert "No faults" in text
    alone = Run(Tournament("usa", 2, ["greedy"], 1, 9), TEXT).play()
    assert "Who comes in before whom" not in page(alone, TEXT)


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([-790.0, 580.0], [-1000, -500, 0, 500, 1000]),
        ([0.0, 1.0], [0, 0.2, 0.4, 0.6, 0.8, 1]),
        ([31.0, 31.0], [30, 35, 40]),
        ([0.0, 0.0], [0, 0.2]),
        ([0.003, 0.011], [0.002, 0.004, 0.006, 0.008, 0.01, 0.012]),
    ],
)
def test_scales_have_round_ends(values: list[float], ticks: list[float]) -> None:
    scale = Scale(values)
    found = list(scale.ticks())
    assert found[0] <= min(values)
    assert found[-1] >= max(values)
    assert 2 <= len(found) <= 8
    assert found == pytest.approx(ticks) or values[0] == values[1]


def test_places_lie_within_the_width() -> None:
    scale = Scale([3.0, 17.0], zero=True)
    assert scale.at(0) == "2.00%"
    assert scale.at(scale.high) == "98.00%"
    assert scale.width(0, scale.high) == "96.00%"


# On the terminal


def test_the_standings_are_a_table_the_best_first(shown: TournamentFigures, capsys: pytest.CaptureFixture[str]) -> None:
    standings(shown, None, TEXT)
    text = capsys.readouterr().out
    lines = text.splitlines()
    assert lines.index(next(line for line in lines if line.startswith("greedy"))) < lines.index(
        next(line for line in lines if line.startswith("random"))
    )
    assert "2 blocks, 12 games from seed 4 on; ratings by Bradley–Terry, their mean is 0" in text
    assert any("it didn't start (died 127)" in line for line in lines)
    assert any(line.startswith("  | ") and "no/such" in line for line in lines)


def test_progress_runs_along_with_an_estimate() -> None:
    tally, console = Tally("cmd:a very long command line"), Console(force_terminal=True, width=100, record=True)
    tally.blocks, tally.total, tally.squares = 10, 6.0, 4.0
    assert estimate(TEXT, tally) == "cmd:a very long command… 60.0 % ±17.0"
    with progress_bar(TEXT, replace_name(tally, "cmd:[b]greedy"), 20, console) as step:
        step()
    assert "cmd:[b]greedy 60.0 %" in console.export_text()


def replace_name(tally: Tally, name: str) -> Tally:
    tally.bot = name
    return tally


def test_a_board_from_a_file_is_reported_by_its_id() -> None:
    board = from_outside(checked(small(), "x"))
    played = Run(Tournament(board, 3, ["greedy", "random", "path"], 1, 4), TEXT).play()
    assert "<b>small</b>" in page(played, TEXT)


def test_every_game_can_be_watched(shown: TournamentFigures) -> None:
    told = re.findall(r"trilhos watch --map nederland --bots (.+?) --option neutral=on --seed (\d+)", page(shown, TEXT))
    assert len(told) == shown.games
    assert ("greedy,random", "4") in told
    assert {seed for _, seed in told} == {"4", "5"}

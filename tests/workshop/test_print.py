"""A board on paper: real sizes, nothing left out, and data that is never code."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS, Edition, from_outside
from trilhos.boards.check import checked
from trilhos.cli import main
from trilhos.text import LANGUAGES, Text
from trilhos.workshop.print import pdf, png, real_width
from trilhos.workshop.print.sheets import MARGIN, OVERLAP, PAPERS, sheets, tiles

CM = 72 / 2.54  # points


def made(**changed: Any) -> Edition:
    return from_outside(checked({**small(), **changed}, "x"))


def pages(data: bytes) -> list[tuple[float, float]]:
    """The sizes of the pages, in cm."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", data)
    return [(round(float(wide) / CM, 1), round(float(high) / CM, 1)) for wide, high in boxes]


@pytest.mark.parametrize("id", EDITIONS)
def test_a_space_is_as_long_as_a_train(id: str) -> None:
    art = EDITIONS[id].file.art
    assert art is not None
    assert art.sizes.rail[0] / art.width * real_width(EDITIONS[id].file) == pytest.approx(2.5, abs=0.01)


@pytest.mark.parametrize("paper", [name for name, sides in PAPERS.items() if sides])
@pytest.mark.parametrize("size", [(77.5, 50.0), (10.0, 8.0), (50.0, 75.0), (300.0, 190.0)])
def test_sheets_cover_the_board_and_overlap(paper: str, size: tuple[float, float]) -> None:
    sides = PAPERS[paper]
    assert sides is not None
    found = tiles(*size, *sides)
    assert max(tile.x + tile.width for tile in found) == pytest.approx(size[0])
    assert max(tile.y + tile.height for tile in found) == pytest.approx(size[1])
    ways = (sides, sides[::-1])
    for tile in found:
        needed = tile.width + 2 * MARGIN, tile.height + 2 * MARGIN
        assert any(needed[0] <= wide + 1e-6 and needed[1] <= high + 1e-6 for wide, high in ways)
        beside = [one for one in found if one.y == tile.y and one.x > tile.x]
        if beside:
            assert tile.x + tile.width - min(one.x for one in beside) == pytest.approx(OVERLAP)
    assert len({tile.name for tile in found}) == len(found)


def test_a_poster_has_the_size_that_was_asked_for() -> None:
    sizes = pages(pdf(made(), "poster", Text("en"), 60))
    assert sizes[0] == (62.0, 42.0)  # with margins; the board is three by two
    assert set(sizes[1:]) == {(21.0, 29.7), (29.7, 21.0)}


def test_tiles_cards_track_and_rules_are_all_there() -> None:
    sizes = pages(pdf(made(), "a4", Text("pt-BR"), 40))
    assert len(sizes) == len(tiles(40, 40 * 2 / 3, 21, 29.7)) + 2 + 1 + 1  # twelve tickets, eight on a sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", EDITIONS)
def test_the_rules_are_in_words(id: str, language: str) -> None:
    found = sheets(EDITIONS[id], "a4", 60, Text(language))
    for rule, chapter in zip(found.rules, EDITIONS[id].file.rules.chapters, strict=True):
        assert rule.words
        assert not any(re.search(rf"\b{name}:", rule.words) for name in chapter.parameters if "_" in name)


def test_what_a_board_says_is_never_code() -> None:
    board = made(words={"en": {"title": "#panic() $x$ ] #[", "about": '"\\#{1/0}'}}, credits=['#read("/etc/passwd")'])
    assert pdf(board, "a4", Text("en"), 20).startswith(b"%PDF")


def test_a_picture_is_as_wide_as_was_asked_for(tmp_path: Path) -> None:
    data = png(made(), 600)
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (600, 400)


@pytest.mark.parametrize(
    "words",
    [
        ["print", "usa"],
        ["print", "usa", "--out", "x.pdf", "--paper", "a9"],
        ["print", "usa", "--out", "x.pdf", "--width", "5"],
        ["print", "usa", "--out", "/nowhere/x.pdf"],
        ["png", "usa", "--out", "x.png", "--width", "many"],
        ["png", "usa"],
    ],
)
def test_bad_orders_are_told(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["--lang", "en", "board", *words]) == 2
    assert capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_by_command(tmp_path: Path, capsys: Any) -> None:
    out = tmp_path / "usa.png"
    assert main(["board", "png", "usa", "--out", str(out), "--width", "300"]) == 0
    assert out.stat().st_size > 1000
    assert main(["--lang", "en", "board", "print", "usa", "--paper", "poster", "--out", str(out)]) == 0
    assert "77.5 by 50.0 cm, on one sheet" in capsys.readouterr().out

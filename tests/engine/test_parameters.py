"""What a board's file may tell a chapter."""

from inspect import signature

import pytest

from trilhos.boards.rulebook import known_chapters
from trilhos.engine.parameters import ChapterParameter, flag, listed, single, word

UNKEPT = word("unkept", {"deck": 0, "box": 8})


@pytest.mark.parametrize(
    ("parameter", "good", "bad"),
    [
        (single("at", 0, 5), [0, 5], [-1, 6, True, 2.0, "2", None, [2]]),
        (listed("hand", 0, 5), [[], [0, 5]], [3, [6], [True], "33", {"2": [3]}]),
        (flag("shown"), [True, False], [1, "on", None, [True]]),
        (UNKEPT, ["deck", "box"], ["Box", "", 8, ["box"], None]),
    ],
)
def test_a_parameter_fits_or_not(parameter: ChapterParameter, good: list[object], bad: list[object]) -> None:
    assert [parameter.fits(value) for value in good] == [True] * len(good)
    assert [parameter.fits(value) for value in bad] == [False] * len(bad)


def test_a_word_stands_for_a_number_and_anything_else_for_itself() -> None:
    assert UNKEPT.argument("box") == 8
    assert single("at", 0, 5).argument(3) == 3
    assert listed("hand", 0, 5).argument([3]) == [3]


@pytest.mark.parametrize("name", known_chapters())
def test_a_chapter_declares_all_its_arguments(name: str) -> None:
    chapter = known_chapters()[name]
    arguments = {one.name: one.default is not one.empty for one in signature(chapter).parameters.values()}
    assert {one.name: one.optional for one in chapter.voice.parameters} == arguments


def test_every_chapter_of_the_engine_is_known() -> None:
    assert {"market", "claims", "payments", "mountains", "neutral"} <= known_chapters().keys()
    assert "chapter" not in known_chapters()

"""The page's fonts have been cut down: every letter that the project itself writes must still be in them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
STYLE = (ROOT / "web" / "src" / "look" / "type.css").read_text(encoding="utf-8")
RANGES = re.findall(r"unicode-range:\s([^;]+);", STYLE)
DRAWN_ELSEWHERE = {"→", "\n"}  # the fonts never had an arrow: any other one will do


def letters(ranges: str) -> set[str]:
    pairs = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges)
    return {chr(code) for first, last in pairs for code in range(int(first, 16), int(last or first, 16) + 1)}


def test_all_fonts_have_the_same_letters() -> None:
    assert len(RANGES) == len(list((ROOT / "web" / "src" / "look" / "fonts").glob("*.woff2")))
    assert len(set(RANGES)) == 1


def test_every_letter_that_is_written_is_in_them() -> None:
    folder = ROOT / "src" / "trilhos"
    files = [*folder.glob("text/*/*.*"), *folder.glob("boards/data/*.json"), *folder.glob("lessons/data/*.json")]
    written = {letter for path in files for letter in path.read_text(encoding="utf-8")}
    assert len(written) > 90
    assert written - letters(RANGES[0]) - DRAWN_ELSEWHERE == set()


def test_a_letter_that_is_missing_would_be_found() -> None:
    assert "ł" not in letters(RANGES[0])
    assert {"ã", "É", "œ", "–", "„", "\u202f", "7"} <= letters(RANGES[0])

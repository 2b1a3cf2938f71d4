"""The built page: small, from one origin, with no board in it. `make page` builds it."""

import gzip
import re
from pathlib import Path

import msgspec
import pytest

from trilhos.boards import EDITIONS
from trilhos.boards.drawn import art_of
from trilhos.boards.load import written
from trilhos.boards.picture import picture

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "trilhos" / "page"
LIMIT = 300_000  # bytes, gzipped, until the first board is complete; tests/browser/test_weight.py asks a real browser
LATER = re.compile(
    r"rules-|editor-|gallery-|keeper-|KeeperPage|HandPages|LessonGame|LessonsPage|OrdersPanel|RulesBook|ReplayPage"
    r"|ReviewPage|NumbersPage|BenchPage|ClubPage|TvPage|WorkshopPage|bench-|club-|slow-|review-|numbers-|qr-|Finale"
    r"|DealPage|PuzzlePage|PageWords|daily-|useLines|figures-|useReview|lesson-"
    r"|MailPage|NoticesPanel|VacationPanel|TvFinale|Actions|synth|icon-180|icon-192|icon-512|icon-maskable|badge-96"
)
WORDS = re.compile(r"(?:lines-)?words-(.+)-[\w-]{8}\.js")  # of one language
ALREADY_PACKED = {".woff2"}
ELSEWHERE = re.compile(r"https?://(?!www\.w3\.org/)[\w.-]+\.\w+")


def size(path: Path) -> int:
    """How many bytes go over the wire."""
    data = path.read_bytes()
    return len(data) if path.suffix in ALREADY_PACKED else len(gzip.compress(data))


@pytest.fixture(scope="module")
def built() -> list[Path]:
    files = [path for path in sorted(PAGE.rglob("*")) if path.is_file()]
    assert files, "no page yet: run `make page`"
    return files


@pytest.mark.parametrize("board", EDITIONS)
def test_a_first_board_is_small(built: list[Path], board: str) -> None:
    needed = [path for path in built if not LATER.match(path.name) and not WORDS.fullmatch(path.name)]
    pictures = [len(gzip.compress(msgspec.json.encode(picture(other.file)))) for other in EDITIONS.values()]
    file = EDITIONS[board].file
    at_first = msgspec.structs.replace(file, art=msgspec.structs.replace(art_of(file), finer=None))  # then one zooms in
    words = max(words_of_languages(built).values())
    assert sum(map(size, needed)) + words + len(gzip.compress(written(at_first))) + sum(pictures) < LIMIT


def words_of_languages(built: list[Path]) -> dict[str, int]:
    """How many bytes each language's words are: a reader needs one language."""
    words = [(found[1], path) for path in built if (found := WORDS.fullmatch(path.name))]
    return {language: sum(size(path) for other, path in words if other == language) for language, _ in words}


def test_no_board_is_built_in(built: list[Path]) -> None:
    """The page fetches boards: none of the cities that only one of them has stands in its scripts."""
    scripts = " ".join(path.read_text(encoding="utf-8") for path in built if path.suffix == ".js")
    for edition in EDITIONS.values():
        assert not {city.name for city in edition.file.cities if len(city.name) > 7 and city.name in scripts}


def test_what_comes_later_is_there(built: list[Path]) -> None:
    names = " ".join(path.name for path in built)
    assert [part for part in LATER.pattern.split("|") if part not in names] == []


def test_the_rules_come_later(built: list[Path]) -> None:
    scripts = [
        path for path in built if path.suffix == ".js" and "rules-goal-title" in path.read_text(encoding="utf-8")
    ]
    assert [path.name for path in scripts if not LATER.match(path.name)] == []


def test_nothing_comes_from_elsewhere(built: list[Path]) -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in built if path.suffix in {".html", ".css", ".js"}}
    assert {name: ELSEWHERE.findall(text) for name, text in texts.items() if ELSEWHERE.search(text)} == {}
    assert all(
        "//" not in re.sub(r"\s", "", link) for link in re.findall(r'(?:src|href)="([^"]*)"', texts["index.html"])
    )


def test_an_address_elsewhere_would_be_found() -> None:
    assert ELSEWHERE.findall('import "https://cdn.example.com/x.js"') == ["https://cdn.example.com"]
    assert ELSEWHERE.findall('"http://www.w3.org/2000/svg"') == []

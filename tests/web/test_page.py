"""The built page: small, from one origin, each board on its own. `make page` builds it."""

import gzip
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "trilhos" / "page"
BOARDS = sorted(path.stem for path in (ROOT / "web" / "src" / "boards" / "art").glob("*.json"))
LIMIT = 300_000  # bytes, gzipped, until the first board is complete; tests/browser/test_weight.py asks a real browser
LATER = re.compile(r"rules-|RulesBook|ReplayPage|Finale|Actions|synth|words-en")  # or never: one language is enough
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


def of_board(path: Path) -> str | None:
    """The board that a file belongs to, if it belongs to one."""
    return next((board for board in BOARDS if re.match(rf"(board-)?{board}-", path.name)), None)


@pytest.mark.parametrize("board", BOARDS)
def test_a_first_board_is_small(built: list[Path], board: str) -> None:
    needed = [path for path in built if of_board(path) in (None, board) and not LATER.match(path.name)]
    assert sum(of_board(path) == board for path in needed) == 2, "what a game needs, and the scenery"
    assert sum(map(size, needed)) < LIMIT


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

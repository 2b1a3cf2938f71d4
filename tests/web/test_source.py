"""The page's source keeps the project's rules: small files, no map's name, packages from no named host."""

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
MADE = {"fixtures", "fonts", "protocol"}  # by tools, from data
LONGEST = 400
NAMES = sorted(path.stem for path in (WEB.parent / "src" / "trilhos" / "boards" / "data").glob("*.json"))
MAP_NAME = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)


def sources() -> dict[str, str]:
    paths = [path for path in sorted((WEB / "src").rglob("*.*")) if not MADE & set(path.relative_to(WEB).parts)]
    return {str(path.relative_to(WEB)): path.read_text(encoding="utf-8") for path in paths}


def test_no_map_is_named() -> None:
    named = {path: MAP_NAME.findall(text) for path, text in sources().items() if path.endswith((".ts", ".tsx"))}
    assert {path: found for path, found in named.items() if found} == {}
    assert len(named) > 30


def test_a_map_name_would_be_found() -> None:
    assert MAP_NAME.findall(f'if (board.name === "{NAMES[0]}")') == [NAMES[0]]


def test_nothing_brings_the_slow_half_of_preact() -> None:
    """One import of it, and every element of every page takes longer: web/src/memo.ts says why."""
    assert [path for path, text in sources().items() if re.search(r"""from ["']preact/compat["']""", text)] == []


THEMED = re.compile(r"[^{}]*data-theme[^{}]*\{([^{}]*)\}")
PROPERTY = re.compile(r"^\s*([\w-]+)\s*:", re.MULTILINE)
COLOURS = re.compile(r"--.*|color|color-scheme")


def test_a_theme_is_nothing_but_colours() -> None:
    """So what stands on a page in the light stands there in the dark, and axe needs to look at its colours only."""
    rules = [rule for path, text in sources().items() if path.endswith(".css") for rule in THEMED.findall(text)]
    assert len(rules) >= 2
    assert [name for rule in rules for name in PROPERTY.findall(rule) if not COLOURS.fullmatch(name)] == []
    asking = {path for path, text in sources().items() if re.search(r"dataset\.theme|prefers-color-scheme", text)}
    assert asking == {"src/settings/theme.ts"}


def test_files_stay_small() -> None:
    assert [path for path, text in sources().items() if text.count("\n") > LONGEST] == []


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    assert len(lock["packages"]) > 10

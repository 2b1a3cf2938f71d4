"""The rules pages say what the editions and docs/rules say."""

import json
import re
from pathlib import Path

from tests.rules.test_mountains import RIDGE
from trilhos.boards import EDITIONS, edition, make_rules
from trilhos.play.tales import told
from trilhos.server.answers.numbers import features, rule_numbers

ROOT = Path(__file__).parents[2]
RULINGS = re.compile(r"^- \*\*([A-Z]\d+)\*\*(?:(?!^- |^#).)*?\*Ruling:\*", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r'\["([A-Z]\d+)", ')


NUMBERS = ROOT / "web" / "test" / "numbers.json"


def written() -> str:
    """What the page's own tests take for the server's answers."""
    found = {name: rule_numbers(edition) for name, edition in EDITIONS.items()}
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def test_the_numbers_are_those_of_the_editions() -> None:
    assert NUMBERS.read_text(encoding="utf-8") == written(), "run `make rule-numbers`"


def test_some_numbers_and_features() -> None:
    found = {name: rule_numbers(edition) for name, edition in EDITIONS.items()}
    assert found["europe"]["numbers"]["stationLeft"] == 4
    assert found["world"]["numbers"] | {"handShips": 7, "suggestedTrains": 20, "tours": 8} == found["world"]["numbers"]
    assert found["lakes"]["lists"]["mixed"] == ["Duluth–Thunder Bay", "Traverse City–Muskegon"]
    assert found["nederland"]["tables"]["tokens"]["3"] == [55, 35, 0]
    assert [name for name, facts in found.items() if "around" in facts["has"]] == ["world"]


def test_a_rulebook_names_its_chapters_and_their_numbers() -> None:
    rules = make_rules(RIDGE, 2)
    assert {"mountains", "longest"} < {*features(edition("usa"), rules)}
    assert {"passPoints": 2} in [book(rules) for book in told(rules, "book")]


def test_every_ruling_is_on_the_pages_and_no_other() -> None:
    documents = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / "rules").glob("*.md"))]
    ruled = {found for document in documents for found in RULINGS.findall(document)}
    sources = sorted((ROOT / "web" / "src" / "chapters").glob("*/rules.ts*"))
    shown = {found for path in sources for found in SHOWN.findall(path.read_text(encoding="utf-8"))}
    assert shown == ruled
    assert len(ruled) > 20


def test_a_ruling_is_found_in_its_own_item_only() -> None:
    page = "- **U1** One.\n- **U2** Two\n  lines. *Ruling:* so.\n\n## *Ruling:* heading\n- **U3** *Ruling:* yes.\n"
    assert RULINGS.findall(page) == ["U2", "U3"]


if __name__ == "__main__":
    NUMBERS.write_text(written(), encoding="utf-8")

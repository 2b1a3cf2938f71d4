"""One word, one thing: no two classes have the same name, and the glossary explains each word once."""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
WORDS = re.findall(r"^- \*\*(.+?)\*\*", GLOSSARY, re.M)


def defined(source: Path) -> dict[str, list[str]]:
    """The public classes below a folder, each with the files that define one of that name."""
    found = defaultdict(list)
    for path in sorted(source.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(source).as_posix())
    return found


def test_every_class_has_a_name_of_its_own() -> None:
    classes = defined(ROOT / "src" / "trilhos")
    assert len(classes) > 300
    assert {name: files for name, files in classes.items() if len(files) > 1} == {}


def test_two_of_a_name_are_found(tmp_path: Path) -> None:
    for file in ("a.py", "b.py"):
        (tmp_path / file).write_text("class Plan:\n    pass\n", encoding="utf-8")
    assert defined(tmp_path) == {"Plan": ["a.py", "b.py"]}


def test_the_glossary_says_each_word_once() -> None:
    words = [word for line in WORDS for word in line.split(", ")]
    assert sorted(words) == sorted(set(words))
    assert {"chair", "room", "entry", "sheet", "market", "plan", "command", "offer"} <= set(words)

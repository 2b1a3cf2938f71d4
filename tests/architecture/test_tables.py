"""What a chapter declares stands in no table outside it: of events and verbs there is one statement, its voice."""

import ast
from pathlib import Path

from tests.laws.cases import CASES

SOURCE = Path(__file__).parents[2] / "src" / "trilhos"
KINDS = {kind for case in CASES for kind in case.rules().events.kinds.values()}
VERBS = {kind.verb for case in CASES for kind in case.rules().actions}
SAME = {"passes"}  # those of mountains; in a view, how many players have passed in a row
NAMES = VERBS | {kind.name for kind in KINDS} - SAME
NUMBERS = {kind.name.upper().replace("-", "_") for kind in KINDS}
A_FEW = 3  # as many names as nobody writes side by side by chance

# The chapters' own; and tables that are left: how bots play, what a terminal shows. It may only get shorter.
OWN = ("engine/chapters/", "play/tales/")
LEFT = {
    "bots/greedy.py",
    "bots/plan/atlas.py",
    "terminal/listing.py",
}


def tables(source: str) -> list[int]:
    """The lines at which events or verbs of chapters are listed."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if sum(map(_named, _listed(node))) >= A_FEW]  # type: ignore[attr-defined]


def _listed(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Dict):
        return [key for key in node.keys if key is not None]
    return node.elts if isinstance(node, ast.List | ast.Set | ast.Tuple) else []


def _named(part: ast.expr) -> bool:
    if isinstance(part, ast.Constant):
        return part.value in NAMES
    if isinstance(part, ast.Attribute):
        return isinstance(part.value, ast.Name) and part.value.id == "events" and part.attr in NUMBERS
    return isinstance(part, ast.Name) and part.id in NUMBERS


def test_no_table_names_what_chapters_declare() -> None:
    files = {str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    found = {name for name, source in files.items() if not name.startswith(OWN) and tables(source)}
    assert found == LEFT


def test_tables_are_found() -> None:
    assert tables('SENTENCES = {\n "claim": 1, "lay": 2, "tunnel": 3}') == [1]
    assert tables("LINES = {events.CLAIM: 1, events.LAY: 2, events.TUNNEL: 3}") == [1]
    assert tables("SHOWING = frozenset({LAY, KEEP, TURN})") == [1]
    assert tables('COLUMNS = ["points", "cards", "tickets"]') == []

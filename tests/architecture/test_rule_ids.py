"""docs/rules and the tests, both ways: no statement without a test, no citation without a statement."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.rig_rules import rule

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS: Final = sorted((ROOT / "tests").rglob("*.py"))
BOARDS: Final = ROOT / "src" / "trilhos" / "boards" / "data"
CHAPTERS: Final = {path.stem for path in (ROOT / "src" / "trilhos" / "engine" / "chapters").glob("*.py")}

STATEMENT: Final = re.compile(r"^- \*\*([A-Z](?:-X)?[1-9][0-9]*)\*\* \S", re.MULTILINE)


def stated(page: str) -> list[str]:
    """The ids of a rules page, as often as they occur."""
    return STATEMENT.findall(page)


# Edition -> the prefixes of its pages; their ids must be tested as soon as the board's file exists.
# A chapter that no edition has may have a page of its own.
PREFIXES: Final = {
    "usa": {"U"},
    "europe": {"E"},
    "world": {"S", "W"},
    "lakes": {"S", "L"},
    "nederland": {"N"},
    "brasil": {"B", "M"},
    **{
        page.stem: {rule_id[0] for rule_id in stated(page.read_text("utf-8"))}
        for page in PAGES
        if page.stem in CHAPTERS
    },
}

ITEM: Final = re.compile(r"^[ \t]*[-*+] .*", re.MULTILINE)


def unnumbered(page: str) -> list[str]:
    """The list items of a rules page that don't open with an id."""
    return [item for item in ITEM.findall(page) if not STATEMENT.match(item)]


def repeated(ids: Iterable[str]) -> set[str]:
    """The ids that occur more than once."""
    return {rule_id for rule_id, count in Counter(ids).items() if count > 1}


def cited(source: str) -> Iterator[str]:
    """The ids in the `@rule(...)` decorators of a Python source; anything but plain strings is a TypeError."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                yield from _ids(decorator)


def _ids(decorator: ast.expr) -> Iterator[str]:
    # Keywords are left alone: hypothesis has a decorator of this name that takes nothing else.
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).rpartition(".")[2] == "rule":
        yield from map(_text, decorator.args)


def _text(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise TypeError(f"line {argument.lineno}: not the plain text of an id: {ast.unparse(argument)}")


def unknown(citations: set[str], statements: set[str]) -> set[str]:
    """What tests cite and no page states."""
    return citations - statements


def untested(citations: set[str], statements: set[str], prefixes: set[str]) -> set[str]:
    """What a page with one of these prefixes states and no test cites."""
    return {rule_id for rule_id in statements - citations if rule_id[0] in prefixes}


def required(names: set[str]) -> set[str]:
    """The prefixes that boards and chapters of these names need."""
    return {prefix for edition in PREFIXES.keys() & names for prefix in PREFIXES[edition]}


@pytest.fixture(scope="module")
def statements() -> list[str]:
    return [rule_id for page in PAGES for rule_id in stated(page.read_text("utf-8"))]


@pytest.fixture(scope="module")
def citations() -> set[str]:
    return {rule_id for test in TESTS for rule_id in cited(test.read_text("utf-8"))}


def test_ids_are_unique(statements: list[str]) -> None:
    assert repeated(statements) == set()


def test_every_list_item_of_a_rules_page_has_an_id() -> None:
    pages = [page for page in PAGES if page.name != "README.md"]
    assert {page.name: unnumbered(page.read_text("utf-8")) for page in pages} == {page.name: [] for page in pages}


def test_every_prefix_has_statements_and_an_edition(statements: list[str]) -> None:
    assert {rule_id[0] for rule_id in statements} == required(set(PREFIXES))


def test_every_cited_id_is_stated(statements: list[str], citations: set[str]) -> None:
    assert unknown(citations, set(statements)) == set()


def test_every_stated_id_of_an_edition_is_cited(statements: list[str], citations: set[str]) -> None:
    names = {file.stem for file in BOARDS.glob("*.json")} | CHAPTERS
    assert sorted(untested(citations, set(statements), required(names))) == []


# The guards above, shown firing


def test_the_collector_reads_bold_ids_of_list_items_only() -> None:
    page = "# Page\n- **U9** text\n- **U-X1** text\n- U3 text\n- **Word** text\n**U4** text\nsee **U5** text\n"
    assert stated(page) == ["U9", "U-X1"]
    assert unnumbered(page) == ["- U3 text", "- **Word** text"]


def test_a_repeated_id_is_found() -> None:
    assert repeated(stated("- **U1** one\n- **U2** two\n- **U1** three\n")) == {"U1"}


def test_the_collector_reads_decorators_of_functions_methods_and_classes() -> None:
    source = """
@rule("E1", "E2")
def test_one(): ...

@rig_rules.rule("E3")
class TestTwo:
    @pytest.mark.slow
    @rule("E-X4")
    async def test_three(self): ...

@rule(cards=st.integers())
def hypothesis_step(cards): ...

@ruler("E5")
def test_four(): ...

rule("E6")
"""
    assert set(cited(source)) == {"E1", "E2", "E3", "E-X4"}


@pytest.mark.parametrize("argument", ["NAME", "8", "*IDS", "f'E{8}'"])
def test_an_id_that_is_no_plain_text_is_refused(argument: str) -> None:
    with pytest.raises(TypeError, match="line 1: not the plain text of an id"):
        list(cited(f"@rule({argument})\ndef test_one(): ..."))


def test_an_unknown_citation_is_found() -> None:
    assert unknown({"U1", "U99"}, {"U1", "U2"}) == {"U99"}


def test_a_statement_without_a_test_is_found() -> None:
    assert untested({"U1"}, {"U1", "U2", "E1"}, {"U"}) == {"U2"}


def test_only_editions_that_exist_need_tests() -> None:
    assert required({"__init__", "load"}) == set()
    assert required({"usa", "lakes", "load"}) == {"U", "S", "L"}


def test_the_decorator_returns_the_test_itself_with_its_ids() -> None:
    def test() -> None: ...

    assert rule("E8", "E9")(test) is test
    assert vars(test)["rule_ids"] == ("E8", "E9")

"""All languages say the same things, and the program says nothing that they lack."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tools import languages
from tools.languages import Catalogue, catalogue

import trilhos
from tests.voices import VOICES
from trilhos.boards import EDITIONS, make_rules
from trilhos.engine import refusals
from trilhos.text import ENGLISH, LANGUAGES, Sentences, Text

SOURCE = Path(trilhos.__file__).parent
SPEAKERS = re.compile("text|words|named|TrilhosError|Bad[A-Z][A-Za-z]*")  # what is called with a key first
HOLE = "[a-z0-9-]+"
PAGE = Path(__file__).parents[2] / "web" / "src"
PAGE_PARTS = (
    "web",
    "rules-*",
    "lines-*",
    "turn",
    "sheets",
    "pages",
    "show",
    "notices",
    "table",
    "keeper-page",
    "editor-page",
    "gallery-page",
    "review-page",
    "bench-page",
    "unready",
)
PAGE_CATALOGUES = tuple(f"{part}.ftl" for part in PAGE_PARTS)
LOADED = re.compile(r"text/\*/\{([a-z,*-]+)\}\.ftl")  # what the page loads for whatever it shows
LOADED_ALONE = re.compile(r"text/\*/([a-z*-]+)\.ftl")  # what a part of it loads besides
PAGE_CALL = re.compile(r"\btext\(\s*([^(){};]*(?:\$\{[^}]*\}[^(){};]*)*)[,)]")
PAGE_KEY = re.compile(r"[\"`]([a-z]+(?:-(?:[a-z0-9]+|\$\{[^}]*\}))+)[\"`]")

# Reading the program


def first_arguments(tree: ast.AST) -> Iterator[ast.expr]:
    """Whatever the program asks a catalogue for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and SPEAKERS.fullmatch(called(node.func)):
            yield node.args[0]


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Call):  # Text(language)("key")
        return called(function.func).lower()
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def asked(tree: ast.AST) -> set[str]:
    """The keys that are asked for by name, also one of two."""
    keys = set()
    for argument in first_arguments(tree):
        parts = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        keys |= {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return keys


def patterns(tree: ast.AST) -> set[str]:
    """The keys that are put together, as regular expressions."""
    made = (
        node for argument in first_arguments(tree) for node in ast.walk(argument) if isinstance(node, ast.JoinedStr)
    )
    return {"".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else HOLE for p in m.values) for m in made}


def literals(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def missing(tree: ast.AST, known: Catalogue) -> list[str]:
    return sorted(asked(tree) - known.keys())


def sentences_of_events() -> set[str]:
    """The keys that the log makes of declared events, as regular expressions: hidden or not, and one of a few."""
    rules = [make_rules(edition, 2) for edition in EDITIONS]
    kinds = {kind for voice in VOICES for kind in voice.events}
    decks = {deck for one in rules for deck in one.cards.decks} | {"tickets"}
    few = {kind: {name for meaning in kind.fields.values() for name in meaning.names} for kind in kinds}
    return {f"log-{kind.name}(-hidden)?(-({'|'.join(decks | few[kind])}))?" for kind in kinds}


def unused(tree: ast.AST, known: Catalogue) -> list[str]:
    named, made = literals(tree), patterns(tree) | sentences_of_events()
    return sorted(key for key in known if key not in named and not any(re.fullmatch(p, key) for p in made))


def named_by_page() -> set[str]:
    """The keys, and the beginnings of keys that are put together, in the browser table's source."""
    sources = [path.read_text(encoding="utf-8") for path in [*sorted(PAGE.rglob("*.ts*")), PAGE.parent / "index.html"]]
    return {key for source in sources for key in PAGE_KEY.findall(source)}


def asked_by_page(source: str) -> set[str]:
    """The keys in the calls of `text`: whole ones, one of two, and put together ones as regular expressions."""
    keys = {key for call in PAGE_CALL.findall(source) for key in PAGE_KEY.findall(call.partition(", {")[0])}
    return {re.sub(r"\$\{[^}]*\}", HOLE, key) for key in keys}


def missing_from_page(asked: set[str], known: Catalogue) -> list[str]:
    return sorted(key for key in asked if not any(re.fullmatch(key, one) for one in known))


def page_sources() -> list[str]:
    """What the page is made of; the rules pages load catalogues of their own."""
    paths = [path for path in sorted(PAGE.rglob("*.ts*")) if "rules" not in (path.parent.name, path.stem)]
    return [path.read_text("utf-8") for path in paths]


def loaded_by_page(language: str) -> Catalogue:
    source = "".join(page_sources())
    names = [*",".join(LOADED.findall(source)).split(","), *LOADED_ALONE.findall(source)]
    paths = [path for name in names for path in sorted((SOURCE / "text" / language).glob(f"{name}.ftl"))]
    return catalogue(*[path.read_text("utf-8") for path in dict.fromkeys(paths)])


def unused_by_page(known: Iterable[str], named: set[str]) -> list[str]:
    """Keys of the page's own catalogue that its source doesn't name, whole or put together."""
    made = [re.compile(re.sub(r"\$\{[^}]*\}", HOLE, key)) for key in named if "$" in key]
    return sorted(key for key in known if key not in named and not any(m.fullmatch(key) for m in made))


def program() -> ast.Module:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    return ast.Module([statement for tree in trees for statement in tree.body], [])


def of_language(language: str) -> Catalogue:
    return {key: sentence for part in languages.of_language(language).values() for key, sentence in part.items()}


# The tests


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_anything(language: str) -> None:
    """All of it: sentences, their placeholders and cases, and the words of lessons, boards and other data."""
    assert languages.lacking(language) == []


def test_every_key_that_the_program_names_is_there() -> None:
    assert missing(program(), of_language(ENGLISH)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_page_names_is_in_what_it_loads(language: str) -> None:
    asked = set().union(*map(asked_by_page, page_sources()))
    assert len(asked) > 200
    assert missing_from_page(asked, loaded_by_page(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_sentence_for_every_reason_of_the_engine(language: str) -> None:
    reasons = {reason for voice in VOICES for reason in voice.refusals}
    assert {value for name, value in vars(refusals).items() if name.isupper()} <= reasons  # each is somebody's
    assert missing_from_page({f"why-{reason}" for reason in reasons}, loaded_by_page(language)) == []
    assert refusals.CAN_ACT in reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_parsed_when_it_is_asked_for_with_those_it_refers_to(language: str) -> None:
    found = Sentences(language)
    assert set(found.sources) == set(of_language(language))
    assert found.message("bad-rules-no-opening") is not None
    assert found.parsed == {"bad-rules-no-opening", "chapter-tickets"}
    assert Text(language)("chapter-tickets") in Text(language)("bad-rules-no-opening")
    with pytest.raises(KeyError):
        found.message("nobody-says-this")


def test_no_key_is_unused() -> None:
    folder = SOURCE / "text" / ENGLISH
    page = catalogue(*[path.read_text("utf-8") for glob in PAGE_CATALOGUES for path in sorted(folder.glob(glob))])
    chapters = catalogue(*[path.read_text("utf-8") for path in sorted(folder.glob("chapter-*.ftl"))])
    shared = {key: value for key, value in of_language(ENGLISH).items() if key not in page and key not in chapters}
    assert unused(program(), shared) == []
    assert unused_by_page(unused(program(), chapters), named_by_page()) == []  # or both
    assert unused_by_page(page, named_by_page()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_in_the_catalogues(edition: str, language: str) -> None:
    text, rules = Text(language), make_rules(edition, EDITIONS[edition].most_players)
    names = [kind.name for kind in rules.cards.kinds]
    keys = [f"{form}-{name}" for form in ("card", "count") for name in names]
    keys += [f"colour-{colour}" for colour in [*rules.cards.colours, "gray"]]
    keys += [f"line-{name}" for name in rules.line_names()]
    assert [key for key in keys if not text.has(key)] == []


def test_the_checks_fire() -> None:
    tree = ast.parse('text("a")\nself.text("b" if x else "z")\nraise BadMove(f"c-{k}")\nText(x)("y")')
    known = catalogue("a = A\nb = B\nc-1 = C\ne = E")
    assert missing(tree, known) == ["y", "z"]
    assert unused(tree, known) == ["e"]
    assert unused_by_page(known, {"a", "b", "c-${kind}"}) == ["e"]
    page = asked_by_page('text(open ? \'x\' : "a-b", { count })\ntext(`c-${kind}`)\ntext(`f-${kind}`) class="g-h"')
    assert missing_from_page(page, catalogue("c-1 = C")) == ["a-b", f"f-{HOLE}"]

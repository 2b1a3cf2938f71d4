"""What a language lacks, and its words put into the files of lessons and boards.

Without a language it looks at all of them, those that have no header yet included. `--take FILE` puts words into the
data first: by file, then by JSON pointer to the object that says something by language. docs/how-to/translate.md shows
how it is used.
"""

import argparse
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tools.geography.write import lines

from trilhos.text import ENGLISH, HEADER, Text

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "trilhos"
TEXT: Final = SOURCE / "text"
PLURALS: Final = frozenset(["zero", "one", "two", "few", "many", "other"])
YOU: Final = ("log-you", "terminal-you")  # what whoever reads is called in the log; verbs agree with it
WORDS: Final = re.compile(r'(?<=\n "words": )\{.*?\n \}', re.DOTALL)  # in a board's file, which has its own lines
IN_PROGRAMS: Final = ("text", "page")  # no data


class Sentence(NamedTuple):
    """What has to agree in all languages: placeholders, and words that are told apart, such as `train` or `no`."""

    placeholders: frozenset[str]
    cases: frozenset[str]


Catalogue = dict[str, Sentence]  # by key
Told = dict[str, Any]  # a sentence, or several, by language


def main() -> None:
    """Read the command line, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="*", type=folder, default=folders(), help="such as de; all by default")
    parser.add_argument("--take", type=Path, metavar="FILE", help="words of the language for lessons and boards")
    asked = parser.parse_args()
    if asked.take is not None:
        take(json.loads(asked.take.read_text(encoding="utf-8")), asked.language[0])
    for language in asked.language:
        found = lacking(language)
        print(f"{language}{'' if spoken(language) else ' (no header yet)'}: {len(found)}")
        print("".join(f"  {fault}\n" for fault in found), end="")


def folder(language: str) -> str:
    """One that is there."""
    if language not in folders():
        raise argparse.ArgumentTypeError(f"src/trilhos/text has no folder {language}; it has {', '.join(folders())}")
    return language


def folders() -> list[str]:
    """Every language that somebody has begun."""
    return sorted(path.name for path in TEXT.iterdir() if any(path.glob("*.ftl")))


def spoken(language: str) -> bool:
    """Whether people can choose it."""
    return (TEXT / language / HEADER).is_file()


def lacking(language: str) -> list[str]:
    """All that a language lacks, or has otherwise than English."""
    try:
        return [*lacking_sentences(language), *lacking_words(language)]
    except ValueError as fault:
        return [str(fault)]


# Catalogues


def catalogue(*sources: str) -> Catalogue:
    """The sentences of some files; ValueError where that can't be read."""
    found: Catalogue = {}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"not Fluent: {entry.content}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise ValueError(f"twice: {entry.id.name}")
                found[entry.id.name] = _sentence(entry)
    return found


@cache
def of_language(language: str) -> dict[str, Catalogue]:
    """Its catalogues by file; the page loads them by their names."""
    return {path.name: catalogue(path.read_text("utf-8")) for path in sorted((TEXT / language).glob("*.ftl"))}


def _sentence(message: ftl.Message) -> Sentence:
    nodes = list(_nodes(message))
    placeholders = {node.id.name for node in nodes if isinstance(node, ftl.VariableReference)}
    cases = {node.key.name for node in nodes if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier)}
    return Sentence(frozenset(placeholders), frozenset(cases))


def _nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _nodes(child)


def lacking_sentences(language: str) -> Iterator[str]:
    """File by file."""
    english, own, natural = of_language(ENGLISH), of_language(language), _natural(language)
    yield from (f"text/{language}/{file} is missing" for file in english if file not in own)
    for file, part in own.items():
        for fault in differences(english.get(file, {}), part, natural):
            yield f"text/{language}/{file}: {fault}"


def differences(english: Catalogue, own: Catalogue, natural: frozenset[str]) -> Iterator[str]:
    """What doesn't agree; `natural` are the cases that a language tells apart by itself."""
    yield from (f"{key} is missing" for key in english if key not in own)
    yield from (f"{key} is not in English" for key in own if key not in english)
    for key in (key for key in english if key in own):
        if own[key].placeholders != english[key].placeholders:
            yield f"{key} has {_listed(own[key].placeholders)}, and English {_listed(english[key].placeholders)}"
        if odd := (own[key].cases - natural) ^ (english[key].cases - PLURALS):
            yield f"{key} tells other cases apart than English: {_listed(odd)}"


def _listed(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def _natural(language: str) -> frozenset[str]:
    """Numbers, and whether the sentence is about whoever reads it."""
    plurals = Locale.parse(language, sep="-").plural_form.tags
    return frozenset([*plurals, "other", *(Text(language).named(key, "") for key in YOU)])


# Words in data


def words_in(data: object, pointer: str = "") -> Iterator[tuple[str, Told]]:
    """Everything in a file that is said by language, by JSON pointer."""
    if isinstance(data, dict) and ENGLISH in data:
        yield pointer, data
    elif isinstance(data, dict | list):
        for name, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from words_in(value, f"{pointer}/{name}")


def files() -> Iterator[Path]:
    """Data that may say something to people."""
    found = (path for path in sorted(SOURCE.rglob("*.json")) if path.relative_to(SOURCE).parts[0] not in IN_PROGRAMS)
    return (path for path in found if f'"{ENGLISH}": ' in path.read_text(encoding="utf-8"))


def lacking_words(language: str) -> Iterator[str]:
    """In lessons, boards and whatever else says something; and what is said there in no language."""
    for path in files():
        for pointer, told in words_in(json.loads(path.read_text(encoding="utf-8"))):
            place = f"{path.relative_to(SOURCE)}{pointer}"
            if _shape(told.get(language)) != _shape(told[ENGLISH]):
                yield f"{place}: not said in {language}"
            yield from (f"{place}: {other} is no language" for other in told if not (TEXT / other).is_dir())


def _shape(words: object) -> object:
    """Which words are there, whatever they are."""
    return sorted(key for key in words if words[key]) if isinstance(words, dict) else bool(words)


def take(brought: dict[str, dict[str, Any]], language: str) -> None:
    """Put words into the files that they are for; everything else in these stays as it was written."""
    for name, told in brought.items():
        path = ROOT / name
        text = path.read_text(encoding="utf-8")
        path.write_text(with_words(text, told, language), encoding="utf-8")


def with_words(text: str, brought: dict[str, Any], language: str) -> str:
    """The text of a file, with the words of a language at certain places."""
    data = json.loads(text)
    plain = _plainly(data) == text
    places = dict(words_in(data))
    for pointer, words in brought.items():
        places[pointer][language] = words
    return _plainly(data) if plain else WORDS.sub(lambda _: f"{{\n{lines(data['words'], 2)}\n }}", text, count=1)


def _plainly(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    main()

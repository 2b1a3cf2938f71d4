"""Every sentence that a person reads, in catalogues by language (Project Fluent), shared by terminal and web."""

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import chain, pairwise
from typing import Any

ENGLISH = "en"
PORTUGUESE = "pt-BR"
HEADER = "language.json"  # makes a folder a language: its own name for itself, and its place in lists
BEGINNING = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)  # of a sentence: its key
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another sentence


def _headers() -> dict[str, dict[str, Any]]:
    """What each folder of catalogues says of itself; one without a header is still being written."""
    found = [(folder.name, folder.joinpath(HEADER)) for folder in files(__name__).iterdir() if folder.is_dir()]
    headers = {language: json.loads(path.read_text("utf-8")) for language, path in found if path.is_file()}
    return dict(sorted(headers.items(), key=lambda item: int(item[1]["order"])))


NAMES: dict[str, str] = {language: header["name"] for language, header in _headers().items()}  # in each language itself
LANGUAGES = tuple(NAMES)


def spoken(tag: str) -> str | None:
    """The language of ours that a tag means: `es-AR` and `es_AR.UTF-8` are `es`; none if we don't speak it."""
    wanted = re.split(r"[.@;]", tag.strip().replace("_", "-"))[0].lower()
    exact = (language for language in LANGUAGES if language.lower() == wanted)
    near = (language for language in LANGUAGES if language.split("-")[0] == wanted.split("-")[0])
    return next(chain(exact, near), None) if wanted else None


def first_spoken(tags: Iterable[str]) -> str:
    """Of what somebody would like to read, the first that we speak; English, if it is none."""
    return next((language for tag in tags if (language := spoken(tag))), ENGLISH)


class Sentences:
    """The sentences of a language. Each is parsed when it is first asked for: all of them take half a second."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # slow to import, and needed late

        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        folder = files(__name__).joinpath(language)
        for part in sorted(folder.iterdir(), key=lambda path: path.name):
            if part.name == HEADER:
                continue
            source = part.read_text(encoding="utf-8")
            found = [*BEGINNING.finditer(source)]
            ends = [*(match.start() for match in found), len(source)]
            for match, (start, end) in zip(found, pairwise(ends), strict=True):
                self.sources.setdefault(match[0], source[start:end])

    def message(self, key: str) -> Any:
        """A sentence with its placeholders; KeyError if there is none."""
        self._parse(key)
        return self.bundle.get_message(key)

    def _parse(self, key: str) -> None:
        """With the sentences it refers to. It counts as parsed when all of it is: other threads may want it, too."""
        from fluent.runtime import FluentResource

        if key in self.parsed or key not in self.sources:
            return
        source = self.sources[key]
        self.bundle.add_resource(FluentResource(source))
        for other in REFERENCE.findall(source):
            if other != key:
                self._parse(other)
        self.parsed.add(key)


sentences = cache(Sentences)


class Text:
    """The catalogue of one language: call it with a key and the values of its placeholders."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: str | int) -> str:
        found = sentences(self.language)
        sentence, faults = found.bundle.format_pattern(found.message(key).value, values)
        if faults:
            raise KeyError(f"{key}: {faults[0]}")
        return str(sentence)

    def named(self, key: str, plain: str, **values: str | int) -> str:
        """The sentence of a key; what a chapter from outside has no text for is called by its plain name."""
        if self.has(key):
            return self(key, **values)
        return " ".join([plain, *map(str, values.values())])

    def has(self, key: str) -> bool:
        """Whether the catalogue has this sentence."""
        return key in sentences(self.language).sources

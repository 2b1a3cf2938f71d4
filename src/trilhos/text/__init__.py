"""Every sentence that a person reads, in catalogues by language (Project Fluent), shared by terminal and web."""

from functools import cache
from importlib.resources import files
from typing import Any

ENGLISH = "en"
PORTUGUESE = "pt-BR"
LANGUAGES = (ENGLISH, PORTUGUESE)
PAGES = ("rules-", "lines-")  # catalogues that only the browser reads; they would cost a third of the time to load


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and needed late

    bundle = FluentBundle([language], use_isolating=False)
    for part in sorted(files(__name__).joinpath(language).iterdir(), key=lambda path: path.name):
        if not part.name.startswith(PAGES):
            bundle.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return bundle


class Text:
    """The catalogue of one language: call it with a key and the values of its placeholders."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: str | int) -> str:
        bundle = _bundle(self.language)
        sentence, faults = bundle.format_pattern(bundle.get_message(key).value, values)
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
        return bool(_bundle(self.language).has_message(key))

"""Every sentence that a person reads, in catalogues by language (Project Fluent), shared by terminal and web."""

from functools import cache
from importlib.resources import files
from typing import Any

ENGLISH = "en"
PORTUGUESE = "pt-BR"
LANGUAGES = (ENGLISH, PORTUGUESE)
PAGES = "rules-"  # catalogues that only the browser reads; they would cost a third of the time to load


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

    def has(self, key: str) -> bool:
        """Whether the catalogue has this sentence."""
        return bool(_bundle(self.language).has_message(key))

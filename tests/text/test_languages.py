"""Languages are found from their folders, and what somebody wants to read from how systems and browsers say it."""

import json
from pathlib import Path

import pytest

import trilhos
from trilhos.text import HEADER, LANGUAGES, NAMES, first_spoken, spoken

FOLDER = Path(trilhos.__file__).parent / "text"


def test_every_folder_with_a_header_is_a_language() -> None:
    headers = {path.parent.name: json.loads(path.read_text("utf-8")) for path in FOLDER.glob(f"*/{HEADER}")}
    assert {language: header["name"] for language, header in headers.items()} == NAMES
    assert [headers[language]["order"] for language in LANGUAGES] == [*range(1, len(headers) + 1)]
    assert LANGUAGES[:2] == ("en", "pt-BR")


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("EN-gb", "en"),
        ("pt-BR", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt;q=0.9", "pt-BR"),
        ("C", None),
        ("C.UTF-8", None),
        ("ja", None),
        ("enx", None),
        ("", None),
    ],
)
def test_a_tag_means_the_nearest_language(tag: str, language: str | None) -> None:
    assert spoken(tag) == language


def test_the_first_that_we_speak_is_taken_and_english_if_there_is_none() -> None:
    assert first_spoken(["ja", "pt-PT;q=0.9", " en;q=0.8"]) == "pt-BR"
    assert first_spoken(["ja", "xx"]) == "en"
    assert first_spoken([]) == "en"

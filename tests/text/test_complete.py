"""What a language lacks is found; its words are put into data, and nothing else changes there."""

import json

import pytest
from tools import languages
from tools.languages import catalogue, differences, with_words

from trilhos.text import ENGLISH, LANGUAGES

NATURAL = frozenset(["one", "other", "Du"])


def found(english: str, own: str) -> list[str]:
    return list(differences(catalogue(english), catalogue(own), NATURAL))


def test_keys_and_placeholders_have_to_agree() -> None:
    assert found("a = A\nb = B { $x }\nc = C", "a = Z\nb = Z { $y }\nd = D") == [
        "c is missing",
        "d is not in English",
        "b has y, and English x",
    ]


def test_cases_have_to_agree_but_for_those_of_the_language() -> None:
    english = "a = { $n ->\n [one] one\n *[other] more\n } { $deck ->\n [train] trains\n *[ship] ships\n }"
    assert found(english, english.replace("[one] one", "[Du] du\n [one] eins")) == []
    assert found(english, english.replace("[train]", "[Zug]")) == [
        "a tells other cases apart than English: Zug, train",
    ]
    assert found(english, english.replace("[one]", "[few]")) == ["a tells other cases apart than English: few"]


def test_what_isnt_fluent_and_what_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="not Fluent"):
        catalogue("a = { $x")
    with pytest.raises(ValueError, match="twice"):
        catalogue("a = A", "a = B")


@pytest.mark.parametrize("name", ["lessons/data/first.json", "boards/data/usa.json"])
def test_words_are_put_into_data_and_nothing_else_changes(name: str) -> None:
    text = (languages.SOURCE / name).read_text(encoding="utf-8")
    places = dict(languages.words_in(json.loads(text)))
    same = {pointer: told[LANGUAGES[-1]] for pointer, told in places.items()}
    assert with_words(text, same, LANGUAGES[-1]) == text
    brought = {
        pointer: f"{pointer} “ß”" if isinstance(told[ENGLISH], str) else {"title": "ß"}
        for pointer, told in places.items()
    }
    changed = json.loads(with_words(text, brought, "xx"))
    assert {pointer: told.pop("xx") for pointer, told in languages.words_in(changed)} == brought
    assert changed == json.loads(text)


def test_all_data_that_says_something_is_looked_at() -> None:
    folders = {path.parent.relative_to(languages.SOURCE).as_posix() for path in languages.files()}
    assert folders >= {"lessons/data", "boards/data"}


def test_a_language_that_says_nothing_in_data_lacks_all_of_it() -> None:
    places = [place for path in languages.files() for place in languages.words_in(json.loads(path.read_text("utf-8")))]
    assert len(list(languages.lacking_words("xx"))) == len(places)


def test_a_language_in_data_has_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "words_in", lambda data: [("/title", {"en": "A", "English": "A"})])
    assert {fault.partition(": ")[2] for fault in languages.lacking_words("en")} == {"English is no language"}

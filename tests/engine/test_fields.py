"""Declarations of events and verbs: what can't be said is refused where it is said."""

import pytest

from trilhos.boards import make_rules
from trilhos.engine import rules as engine_rules
from trilhos.engine.events import FIRST_FREE, EventKinds
from trilhos.engine.fields import CARD, COUNT, PAID, SEAT, EventKind, Named, Verb, number_of, numbered
from trilhos.engine.voice import SAME_NAME, Voice, _clash, _confused


def test_an_event_has_four_numbers_and_whatever_follows_from_others() -> None:
    kind = EventKind("full", seat=SEAT, a=COUNT, cards=PAID, b=COUNT, c=COUNT)
    assert kind.places == {"seat": 1, "a": 2, "b": 3, "c": 4}
    with pytest.raises(ValueError, match="fuller: an event has no room for d"):
        EventKind("fuller", seat=SEAT, a=COUNT, b=COUNT, c=COUNT, d=COUNT)


def test_what_is_private_is_so_to_a_seat() -> None:
    with pytest.raises(ValueError, match="whose: card is private, but to no seat"):
        EventKind("whose", private="card", card=CARD)


def test_numbers_are_given_out_behind_the_fixed_ones() -> None:
    kinds = EventKinds([EventKind("fixed", 3), EventKind("one"), EventKind("other")])
    assert kinds.number_of["fixed"] == 3
    assert FIRST_FREE <= kinds.number_of["one"] < kinds.number_of["other"]


def test_events_clash_by_name_and_by_number_but_not_with_themselves() -> None:
    mine = EventKind("mine", 3)
    assert not _clash(mine, mine)
    assert _clash(mine, EventKind("mine", 4))
    assert _clash(mine, EventKind("other", 3))
    assert not _clash(EventKind("one"), EventKind("other"))


def said(chapter: str, name: str) -> list[Voice]:
    """Voices that each declare one thing of a name."""
    named = (Named(name),)
    event = Voice(chapter, events=(EventKind(name),))
    return [event, Voice(chapter, phases=named), Voice(chapter, lines=named), Voice(chapter, ties=named)]


@pytest.mark.skipif(not engine_rules.__file__.endswith(".py"), reason="only plain chapters can be given another voice")
def test_two_chapters_of_a_rulebook_cant_have_the_same_names(monkeypatch: pytest.MonkeyPatch) -> None:
    chapters = make_rules("europe", 2).chapters
    assert _confused(chapters) == []  # though market and tickets both tell of a reshuffle
    first, second = type(chapters[0]), type(chapters[1])
    monkeypatch.setattr(first, "voice", Voice("first", verbs=(Verb("same"),)))
    monkeypatch.setattr(second, "voice", Voice("second", verbs=(Verb("same"),)))
    assert _confused(chapters) == [(SAME_NAME, "second", "first")]
    for one, other in zip(said("first", "same"), said("second", "same"), strict=True):
        monkeypatch.setattr(first, "voice", one)
        monkeypatch.setattr(second, "voice", other)
        assert _confused(chapters) == [(SAME_NAME, "second", "first")]


@pytest.mark.skipif(not engine_rules.__file__.endswith(".py"), reason="only plain chapters can be given another voice")
def test_no_chapter_can_have_the_names_that_belong_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    chapters = make_rules("usa", 2).chapters
    event, phase = said("first", "turn")[:2]
    for voice in (event, phase, said("first", "routes")[2]):
        monkeypatch.setattr(type(chapters[0]), "voice", voice)
        assert _confused(chapters) == [(SAME_NAME, "first", "turns")]


def test_a_name_without_a_number_gets_one_of_its_own() -> None:
    names = numbered([Named("fixed", 3), Named("one"), Named("other")], 9)
    assert names[3] == "fixed"
    assert 9 <= number_of(names, "one") < number_of(names, "other")

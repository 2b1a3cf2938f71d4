"""No leak, shown on states: see `unseen.py`. A short run; and each law fires when a leak is put in."""

import dataclasses
import itertools
import random

import pytest

from tests.laws.cases import CASES, Case, case_id
from tests.rig_rules import rule
from tests.server import unseen
from trilhos.engine import events
from trilhos.engine.rules import Rules
from trilhos.engine.state import State
from trilhos.engine.view import View, observe
from trilhos.play.game import Game
from trilhos.server.game import decide, entries, sight
from trilhos.server.game.entries import Draft
from trilhos.server.game.table import Table

USA = Case("usa", 3)


@pytest.mark.parametrize("case", CASES, ids=case_id)
@rule("U6", "S6")
def test_nobody_notices_what_they_cant_see(case: Case) -> None:
    seen = unseen.check(case, seed=1, most=40, every=9)
    assert seen["positions"] > case.players
    assert seen["learnt"] > 0


def test_the_old_undo_of_a_finished_opening_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last seat kept its tickets, saw how many the others kept, took it back and chose anew."""
    monkeypatch.setattr(Game, "_undoing", lambda self, before, journal: self.rules.events.undoing(journal))
    with pytest.raises(AssertionError, match="keep"):
        unseen.check(USA, seed=1, most=3)


@pytest.mark.parametrize("kind", [events.DRAW, events.OFFER])
def test_an_undo_of_what_was_drawn_is_found(monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    """As if the kind revealed nothing; put in where the game asks: a compiled engine never looks again."""
    asked = Game._undoing

    def undoing(game: Game, before: State, journal: list[events.Event]) -> int:
        return asked(game, before, [event for event in journal if event[0] != kind])

    monkeypatch.setattr(Game, "_undoing", undoing)
    with pytest.raises(AssertionError, match=r"draw|tickets"):
        look_for_what_was_learnt(200)


def look_for_what_was_learnt(positions: int) -> None:
    dice = random.Random(1)
    for table in itertools.islice(unseen.positions(USA, 1, 10_000), positions):
        unseen.what_was_learnt_stays(table.running, dice)


@pytest.mark.parametrize("leak", ["entry", "chair", "size", "view", "refusal"])
def test_a_leak_that_is_put_in_is_found(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    put_in(monkeypatch, leak)
    with pytest.raises(AssertionError):
        unseen.check(USA, seed=1, most=12, every=3)


def put_in(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    if leak == "entry":
        shown = dict(sight.SHOWN)
        shown[entries.Chosen] = ("seat", "by", "action")
        monkeypatch.setattr(sight, "SHOWN", shown)
    if leak == "chair":
        honest = sight.about
        monkeypatch.setattr(sight, "about", lambda table: (honest(table), str(table.running.held)))
    if leak == "size":  # two bytes more for some choices
        monkeypatch.setattr(
            sight, "_seen", lambda table, entry, viewer: [] if entry.data.get("action", 0) // 4 % 2 else None
        )
    if leak == "view":
        monkeypatch.setattr("trilhos.play.game.observe", too_much)
    if leak == "refusal":
        monkeypatch.setattr(decide, "can_undo", lambda game, seat: bool(game.view(0).hand[0]))


def too_much(rules: Rules, s: State, viewer: int) -> View:
    """A view with a number in it that tells where a ticket lies."""
    seen = observe(rules, s, viewer)
    return dataclasses.replace(seen, ticket_counts=[int(s.tickets[0])] * len(seen.ticket_counts))


def test_a_message_more_in_some_states_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what is said tells something here, but that anything is."""
    honest = decide.act

    def talks(table: Table, chair: int, expected: int, action: int | str) -> list[Draft]:
        more = [entries.Chatted(chair=chair, text="!")] if table.running.state.tickets[0] % 2 else []
        return [*honest(table, chair, expected, action), *more]

    monkeypatch.setattr(decide, "act", talks)
    with pytest.raises(AssertionError, match="chat"):
        look_at_what_is_sent(100)


def look_at_what_is_sent(positions: int) -> None:
    dice = random.Random(1)
    for table in itertools.islice(unseen.positions(USA, 1, 10_000), positions):
        unseen.is_sent_the_same(table, dice)

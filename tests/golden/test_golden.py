"""Golden games: finished games that must replay to the same bytes and the same final count, for ever."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.golden.make import GAMES, final_count
from tests.laws.cases import CASES, case_id
from trilhos.boards import EDITIONS
from trilhos.engine import events
from trilhos.engine.chapters.neutral import BLANK, CLAIMED, STOPPED
from trilhos.engine.rules import RULES_VERSION, Rules
from trilhos.play.game import Game
from trilhos.play.record import from_record

FILES = sorted(GAMES.glob("*.json"))


def record(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays(path: Path) -> None:
    saved = record(path)
    game = from_record(saved, path.name)  # checks every action and the fingerprint
    assert final_count(game) == saved["final"]


def test_every_edition_has_one_of_every_version_of_the_rules() -> None:
    found = {(saved["edition"], saved["rules_version"]) for saved in map(record, FILES)}
    assert found == {(edition, version + 1) for edition in EDITIONS for version in range(RULES_VERSION)}


def test_every_edition_and_player_count_has_one() -> None:
    assert {case_id(case) for case in CASES} <= {path.stem for path in FILES}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_action_is_played(edition: str) -> None:
    verbs = {kind.verb for rules in all_rules(edition) for kind in rules.actions} - {"pass"}
    played = Counter(a.split()[0] for path in FILES if path.stem.startswith(edition) for a in record(path)["actions"])
    assert verbs - set(played) == set()


def test_every_ending_and_every_phase_occurs() -> None:
    assert {record(path)["final"]["reason"] for path in FILES} == set(events.REASONS)
    assert any("pass" in record(path)["actions"] for path in FILES)
    for edition in EDITIONS:
        phases = {phase for path in FILES if path.stem.startswith(edition) for phase in phases_of(path)}
        asked = [enumerate(rules.by_phase) for rules in all_rules(edition)]
        assert phases == {phase for by_phase in asked for phase, chapters in by_phase if chapters}


def test_tolls_and_the_neutral_player_show_all_they_can_do() -> None:
    happened = {event for path in FILES for event in from_record(record(path), path.name).events()}
    tolls = {(to >= 0, bool(loan)) for kind, _, _, to, loan in happened if kind == events.TOLL}
    assert tolls == {(False, False), (False, True), (True, False), (True, True)}
    results = {(result, toll_to >= 0) for kind, result, _, toll_to, _ in happened if kind == events.NEUTRAL}
    assert results == {(BLANK, False), (CLAIMED, False), (CLAIMED, True), (STOPPED, False)}
    revealed = {ticket >= 0 for kind, _, ticket, _, _ in happened if kind == events.REVEAL}
    assert revealed == {False, True}


def all_rules(edition: str) -> list[Rules]:
    """The rulebook with every player count and option."""
    return [case.rules() for case in CASES if case.edition == edition]


def phases_of(path: Path) -> set[int]:
    """The phases in which the game waited for a decision."""
    saved = record(path)
    options, version = saved["options"], saved["rules_version"]
    game = Game(saved["edition"], saved["players"], int(saved["seed"]), options, rules_version=version)
    phases = set()
    for action in saved["actions"]:
        phases.add(int(game.state.phase))
        game.play(action)
    return phases

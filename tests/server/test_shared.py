"""What is put together once for all viewers: each is told what would be put together for that viewer alone."""

import msgspec
import pytest

from tests.laws.cases import CASES, Case, case_id
from tests.server.unseen import positions, viewers
from trilhos.engine.rules import Rules
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.view import View
from trilhos.play.names import Data
from trilhos.play.view_json import table_data
from trilhos.server.game import sight

MOVES = 40
ONE_OF_EACH = list({(case.edition, case.players > 2): case for case in CASES}.values())


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=case_id)
def test_messages_made_of_shared_parts_are_those_made_for_one_viewer(case: Case) -> None:
    phases, hidden = set[str](), 0
    for table in positions(case, seed=3, most=MOVES):
        shared = sight.SharedSight(table)
        for viewer in viewers(table):
            alone = sight.snapshot(table, viewer)
            assert msgspec.json.encode(sight.snapshot(table, viewer, shared)) == msgspec.json.encode(alone)
            entry = table.log[-1]
            assert shared.entry(entry, viewer) == msgspec.json.encode(sight.message(table, entry, viewer))
            phases |= {alone.view["phase"]} if alone.view is not None else set()
            hidden += shared.entry(entry, viewer) != shared.entry(entry, None)
    assert {"first-tickets", "turn", "pay", "second-card"} <= phases
    assert hidden  # some entries tell somebody more than the others


def test_what_all_viewers_see_is_turned_into_json_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[int]()

    def noted(rules: Rules, view: View) -> Data:
        made.append(view.viewer)
        return table_data(rules, view)

    monkeypatch.setattr(sight, "table_data", noted)
    for table in positions(ONE_OF_EACH[0], seed=3, most=MOVES):
        shared = sight.SharedSight(table)
        for viewer in viewers(table):
            sight.snapshot(table, viewer, shared)
        assert made == ([] if table.opening else [SPECTATOR])
        made.clear()

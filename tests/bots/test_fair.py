"""Samples of the two long runs: nobody peeks, nobody makes an illegal move. `peek.py` and `many.py` run at length."""

from collections import Counter
from itertools import islice

import pytest

from tests.bots.many import games, play
from tests.bots.peek import peeks
from tests.bots.quick import quick_names
from tests.laws.cases import Case
from trilhos.boards import EDITIONS
from trilhos.bots import base, register
from trilhos.engine.rules import Rules
from trilhos.engine.view import View

SEARCHING = "expert:samples=40:ms=0:turns=2"
SAMPLE = ["random", "greedy", "path", "onestep", "longroute", "hungry", "steiner", "steiner-block", "easy"]


@pytest.mark.parametrize(("edition", "bot"), [(e, b) for at, e in enumerate(EDITIONS) for b in SAMPLE[at % 3 :: 3]])
def test_what_is_hidden_makes_no_difference(edition: str, bot: str) -> None:
    found = list(peeks(Case(edition, 2), bot, seed=1, every=29))
    assert len(found) >= 2
    assert not any(found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_hidden_makes_no_difference_to_a_search(edition: str) -> None:
    found = list(islice(peeks(Case(edition, 2), SEARCHING, seed=1, every=9), 8))
    assert len(found) == 8
    assert not any(found)


class Cheat:
    """A bot that lets the order of what it can't know decide."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.calls = 0

    def choose(self, view: View, legal: list[int]) -> int:
        Cheat.count += 1
        return legal[Cheat.count % len(legal)]

    count = 0


def test_a_cheat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_MAKERS", dict(base._MAKERS))
    register("cheat", Cheat)
    assert any(peeks(Case("usa", 2), "cheat", seed=1, every=5))


def test_games_of_all_bots_have_no_illegal_move_and_use_every_action() -> None:
    total: Counter[tuple[str, str]] = Counter()
    for case, bots, seed in games(24, 1, quick_names()):
        total += play(case, bots, seed)
    assert {bot for bot, _ in total} == set(quick_names())
    verbs = {verb for bot, verb in total if bot != "random"}
    assert {"take", "draw", "claim", "tickets", "keep", "pay", "pieces", "refill", "harbour"} <= verbs

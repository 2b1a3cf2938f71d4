"""Games of bots against the oracle: what they play, and how it is written down, is by the rules on every board.

They are the short hunt as well: nobody gets nowhere, at no table, with no bot. `trilhos hunt` is the long one.
"""

import json
from itertools import cycle, product

import pytest

from tests.bots.quick import quick_names
from tests.laws.cases import CASES, Case, case_id
from tests.oracle import check_audit
from trilhos.arena.hunt import LIMIT
from trilhos.bots import make_bot
from trilhos.cli.parser import version
from trilhos.engine.chapters.ending import PATIENCE
from trilhos.play.audit import audit_text
from trilhos.play.game import Game
from trilhos.play.idle import idle_turns


def tables() -> list[tuple[Case, str]]:
    """Every bot at every table; on the plain build every table once, with the bots in turn: there it takes minutes."""
    return list(
        zip(CASES, cycle(quick_names()), strict=False) if "(plain," in version() else product(CASES, quick_names())
    )


def table_id(part: Case | str) -> str:
    return case_id(part) if isinstance(part, Case) else part


def played(case: Case, bot: str) -> Game:
    game = Game(case.edition, case.players, 11, dict(case.options))
    bots = [make_bot(bot, game.rules, seat) for seat in range(case.players)]
    while not game.over and len(game.moves) < LIMIT:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def test_every_table_and_every_bot_is_there() -> None:
    assert {case for case, _ in tables()} == set(CASES)
    assert {bot for _, bot in tables()} == set(quick_names())


@pytest.mark.parametrize(("case", "bot"), tables(), ids=table_id)
def test_every_game_gets_on_and_the_oracle_accepts_it(case: Case, bot: str) -> None:
    game = played(case, bot)
    assert game.over, f"no end after {LIMIT} decisions"
    assert game.result().reason != "stalled"
    assert idle_turns(game.rules.events, game.events()) < PATIENCE * case.players
    text = audit_text(game)
    assert check_audit(map(json.loads, text.splitlines())) == 1

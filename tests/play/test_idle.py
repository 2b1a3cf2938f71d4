"""Turns without progress (U31), counted from events."""

import pytest

from tests.laws.cases import CASES
from tests.rig import rulebook
from trilhos.engine import events
from trilhos.engine.events import Event
from trilhos.play.game import Game
from trilhos.play.idle import idle_turns

KINDS = {case.edition: case.rules().events for case in CASES}
EUROPE, LAKES, NEDERLAND = KINDS["europe"], KINDS["lakes"], rulebook("nederland", 2, neutral=True).events

TURN, PASS, OVER = ((kind, 0, 0, 0, 0) for kind in (events.TURN, events.PASS, events.OVER))
DRAW, YIELD = (events.DRAW, 0, 0, 3, 0), (events.YIELD, 0, 5, 0, 0)


@pytest.mark.parametrize(
    ("told", "most"),
    [
        ([], 0),
        ([TURN, DRAW, TURN], 0),
        ([TURN, YIELD], 0),  # that turn isn't over
        ([TURN, YIELD, TURN], 1),
        ([TURN, DRAW, TURN, PASS, TURN, YIELD, TURN, DRAW, TURN, DRAW, TURN], 2),
        ([TURN, PASS, TURN, DRAW, TURN, PASS, TURN, PASS, TURN, PASS, OVER], 3),
    ],
)
def test_the_longest_run_of_turns_in_which_nobody_got_on(told: list[Event], most: int) -> None:
    assert idle_turns(EUROPE, told) == most


@pytest.mark.parametrize("edition", KINDS)
def test_a_route_a_building_a_card_or_a_ticket_is_progress(edition: str) -> None:
    kinds = KINDS[edition]
    progress = {kind.name for number, kind in kinds.kinds.items() if kinds.is_progress((number, 0, 0, 0, 0))}
    built = {"station", "harbour", "neutral"} & {*kinds.number_of}
    assert progress == {"claim", "take", "draw", "keep"} | built


@pytest.mark.parametrize(("result", "route"), [("blank", events.NOTHING), ("claimed", 5), ("stopped", events.NOTHING)])
def test_the_neutral_player_gets_on_when_it_claims(result: str, route: int) -> None:
    told = (events.NEUTRAL, events.NEUTRAL_RESULTS.index(result), route, events.NOTHING, 0)
    assert NEDERLAND.is_progress(told) == (result == "claimed")


def test_a_game_in_which_everybody_draws_is_never_idle() -> None:
    game = Game("usa", 2, 1)
    while len(game.moves) < 30:
        game.play(game.legal()[0])
    assert idle_turns(game.rules.events, game.events()) == 0

"""Turns without progress (U31), counted from events."""

import pytest

from trilhos.engine import events
from trilhos.engine.events import Event
from trilhos.play.game import Game
from trilhos.play.idle import idle_turns, is_progress

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
    assert idle_turns(told) == most


@pytest.mark.parametrize("kind", ["CLAIM", "STATION", "HARBOUR", "TAKE", "DRAW", "KEEP"])
def test_a_route_a_building_a_card_or_a_ticket_is_progress(kind: str) -> None:
    assert is_progress((getattr(events, kind), 0, 0, 0, 0))


@pytest.mark.parametrize("kind", ["YIELD", "EXCHANGE", "PASS", "TUNNEL", "TURN_OVER", "LAY", "TURN", "RESHUFFLE"])
def test_tunnels_given_up_exchanges_and_passes_are_none(kind: str) -> None:
    assert not is_progress((getattr(events, kind), 0, 0, 0, 0))


@pytest.mark.parametrize(("result", "progress"), [("blank", False), ("claimed", True), ("stopped", False)])
def test_the_neutral_player_gets_on_when_it_claims(result: str, progress: bool) -> None:
    assert is_progress((events.NEUTRAL, events.NEUTRAL_RESULTS.index(result), 0, 0, 0)) is progress


def test_a_game_in_which_everybody_draws_is_never_idle() -> None:
    game = Game("usa", 2, 1)
    while len(game.moves) < 30:
        game.play(game.legal()[0])
    assert idle_turns(game.events()) == 0

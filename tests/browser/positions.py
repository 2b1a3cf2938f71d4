"""A position for every kind of action, out of the golden games: where somebody may do it."""

from functools import cache
from typing import Any

from tests.golden.make import GAMES
from trilhos.play.game import Game
from trilhos.play.record import load, to_record

VERBS = (
    "take",
    "draw",
    "refill",
    "claim",
    "pay",
    "yield",
    "station",
    "harbour",
    "pieces",
    "exchange",
    "tickets",
    "keep",
    "neutral",
    "pass",
)


@cache
def position(verb: str) -> tuple[dict[str, Any], int]:
    """A save file of an unfinished game whose next player may do it, and that player's seat."""
    for path in sorted(GAMES.glob("*.json")):
        finished = load(path)
        game = Game(finished.edition, finished.players, finished.seed, finished.rules.options, finished.names)
        for move in finished.moves:
            if verb in {game.rules.read(action)[0] for action in game.legal()}:
                return to_record(game), game.seat
            game.play(move.action)
    raise AssertionError(f"no golden game has {verb}")

"""A position for every kind of action, out of the golden games: where somebody may do it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.golden.make import GAMES
from trilhos.engine.events import IF_ALL_AGREE
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
def position(verb: str, edition: str = "") -> tuple[dict[str, Any], int]:
    """A save file of an unfinished game whose next player may do it, and that player's seat."""
    for path in sorted(GAMES.glob(f"{edition}*.json")):
        for game in _turns(path):
            if verb in {game.rules.read(action)[0] for action in game.legal()}:
                return to_record(game), game.seat
    raise AssertionError(f"no golden game has {verb}")


@cache
def fullest(edition: str) -> tuple[dict[str, Any], int]:
    """The position of the golden games in which somebody whose turn it is holds the most kinds of cards."""
    found = max(
        (_kinds(game), path.name, len(game.moves)) for path in GAMES.glob(f"{edition}-*.json") for game in _turns(path)
    )
    game = next(game for game in _turns(GAMES / found[1]) if len(game.moves) == found[2])
    return to_record(game), game.seat


@cache
def regretted(edition: str) -> tuple[dict[str, Any], int]:
    """A save file of a game in which somebody can ask for the last move back, and that player's seat."""
    for path in sorted(GAMES.glob(f"{edition}-*.json")):
        for game in _turns(path):
            if game.undoing == IF_ALL_AGREE and game.seat != game.moves[-1].seat:
                return to_record(game), game.moves[-1].seat
    raise AssertionError(f"no move of {edition} can be taken back")


def late(edition: str, moves: int) -> dict[str, Any]:
    """A save file of a game between two, so many moves before its end."""
    path = GAMES / f"{edition}-2.json"
    left = len(load(path).moves) - moves
    return next(to_record(game) for game in _turns(path) if len(game.moves) == left)


def nearly_over(edition: str) -> tuple[dict[str, Any], int]:
    """A game of five a round before its end, and whose turn it is."""
    path = GAMES / f"{edition}-5.json"
    left = len(load(path).moves) - 10
    return next((to_record(game), game.seat) for game in _turns(path) if len(game.moves) == left)


def full_table(edition: str) -> tuple[dict[str, Any], int]:
    """The first turn of a game of five in which a route can be claimed, and whose it is."""
    for game in _turns(GAMES / f"{edition}-5.json"):
        if "claim" in {game.rules.read(action)[0] for action in game.legal()}:
            return to_record(game), game.seat
    raise AssertionError(f"nobody claims anything in {edition}")


def unfinished(name: str) -> tuple[dict[str, Any], int, int]:
    """A golden game before its last move: the save file, whose move it is, and which."""
    for game in _turns(GAMES / name):
        record, seat = to_record(game), game.seat
    return record, seat, load(GAMES / name).moves[-1].action


def _turns(path: Path) -> Iterator[Game]:
    """A game at each of its decisions; always the same object."""
    finished = load(path)
    game = Game(finished.edition, finished.players, finished.seed, finished.rules.options, finished.names)
    for move in finished.moves:
        yield game
        game.play(move.action)


def _kinds(game: Game) -> int:
    return sum(count > 0 for count in game.view(game.seat).hand or [])

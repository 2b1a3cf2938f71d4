"""Games for pictures: bots play every edition, and its middle and its end are written as save files."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from trilhos.boards import EDITIONS
from trilhos.bots import make_bot
from trilhos.play.game import Game
from trilhos.play.record import to_record

NAMES = ["Ana", "Bia", "Otto", "Téo"]
BOT = "normal"
SEED = 2
MIDDLE = (0.45, 0.65)  # of the moves of the whole game


def played(edition: str) -> Game:
    """A whole game of four bots."""
    game = Game(edition, len(NAMES), seed=SEED, names=NAMES)
    bots = [make_bot(BOT, game.rules, seat) for seat in range(len(NAMES))]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def positions(whole: Game) -> Iterator[Game]:
    """The same game after each of its moves; always the same object."""
    game = Game(whole.edition, whole.players, seed=whole.seed, names=whole.names)
    for move in whole.moves:
        game.play(move.action)
        yield game


def middle(whole: Game) -> Game:
    """The position in the middle in which the first seat can claim most routes."""
    start, stop = (int(len(whole.moves) * part) for part in MIDDLE)
    claims = [_claims(game) if game.seat == 0 else 0 for game in positions(whole)]
    best = max(range(start, stop), key=claims.__getitem__)
    return next(game for number, game in enumerate(positions(whole)) if number == best)


def _claims(game: Game) -> int:
    return sum(game.rules.read(action)[0] == "claim" for action in game.legal())


def main(folder: Path) -> None:
    """Write the save files of every edition, as EDITION-middle.json and EDITION-end.json."""
    folder.mkdir(parents=True, exist_ok=True)
    for edition in EDITIONS:
        whole = played(edition)
        for name, game in [("middle", middle(whole)), ("end", whole)]:
            path = folder / f"{edition}-{name}.json"
            path.write_text(json.dumps(to_record(game)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

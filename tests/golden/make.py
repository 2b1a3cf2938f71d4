"""Makes the golden games: `python -m tests.golden.make`. For new editions and versions; old games never change."""

import json
from pathlib import Path
from typing import Any

from tests.golden.players import Anything, Idler, Spender, Standstill
from tests.golden.sailors import Hoarder, Sailor
from tests.laws.cases import CASES, Case, case_id
from trilhos.boards import EDITIONS
from trilhos.play.game import Game
from trilhos.play.record import to_record

GAMES = Path(__file__).parent / "games"
SEED = 2026
SPENDERS_SEED = 69  # found by trying
SCRIPTED: list[tuple[str, int, int, type[Sailor] | type[Hoarder]]] = [  # board, players, seed found by trying, player
    ("world", 3, 114, Sailor),
    ("world", 5, 1, Hoarder),
    ("lakes", 3, 61, Sailor),
    ("lakes", 4, 1, Hoarder),
]
SECOND = [Case(edition, 3) for edition in EDITIONS] + [Case("nederland", 2, (("neutral", True),))]  # of version 2
STALLED = [("europe", 2, 86), ("world", 2, 1), ("lakes", 3, 1)]  # board, players, seed found by trying
BUSY = 12  # turns that the players of those use before they do nothing


def random_game(case: Case, version: int) -> Game:
    game = Game(case.edition, case.players, SEED + case.players, dict(case.options), rules_version=version)
    player = Anything(game, SEED)
    while not game.over:
        game.play(player.choose())
    return game


def standstill() -> Game:
    """Five players who all pass in the end."""
    game = Game("usa", 5, seed=2, rules_version=1)
    player = Standstill(game, longest=4)
    while not game.over:
        game.play(player.choose())
    return game


def spenders() -> Game:
    """Two players who take loans of both kinds and leave the neutral player without a ticket."""
    game = Game("nederland", 2, seed=SPENDERS_SEED, options={"neutral": True}, rules_version=1)
    player = Spender(game, SEED)
    while not game.over:
        game.play(player.choose())
    return game


def scripted(board: str, players: int, seed: int, sort: type[Sailor] | type[Hoarder]) -> Game:
    """Players who seek harbours, tours and hard routes, or every card there is."""
    game = Game(board, players, seed, rules_version=1)
    player = sort(game, seed)
    while not game.over:
        game.play(player.choose())
    return game


def stalled(board: str, players: int, seed: int) -> Game:
    """Players who soon do nothing any more that counts (U31)."""
    game = Game(board, players, seed, rules_version=2)
    player = Idler(game, seed, BUSY)
    while not game.over:
        game.play(player.choose())
    return game


def final_count(game: Game) -> dict[str, Any]:
    """What the game must come to."""
    result = game.result()
    names = game.rules.line_names()
    sheets = [
        dict(zip(names, (sheet.lines[line] for line in game.rules.lines), strict=True)) for sheet in result.sheets
    ]
    totals = [sheet.total for sheet in result.sheets]
    return {"sheets": sheets, "totals": totals, "winners": result.winners, "reason": result.reason}


def write(name: str, game: Game) -> None:
    path = GAMES / f"{name}.json"
    if not path.exists():
        text = json.dumps({**to_record(game), "final": final_count(game)}, ensure_ascii=False, indent=1)
        path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for case in CASES:
        write(case_id(case), random_game(case, version=1))
    write("usa-5-standstill", standstill())
    write("nederland-2-neutral-spenders", spenders())
    for board, players, seed, sort in SCRIPTED:
        write(f"{board}-{players}-{sort.__name__.lower()}s", scripted(board, players, seed, sort))
    for case in SECOND:
        write(f"{case_id(case)}-v2", random_game(case, version=2))
    for board, players, seed in STALLED:
        write(f"{board}-{players}-stalled", stalled(board, players, seed))


if __name__ == "__main__":
    main()

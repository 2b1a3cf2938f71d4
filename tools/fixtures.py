"""Games that the gallery shows: bots play every edition to its middle and to its end (`make fixtures`)."""

import json
from pathlib import Path
from typing import Any

from trilhos.terminal.facts import building_sites, facts

from trilhos.boards import EDITIONS
from trilhos.bots import make_bot
from trilhos.engine.sheet import LINE_NAMES
from trilhos.play.game import Game
from trilhos.play.narrate import narrate
from trilhos.text import LANGUAGES, Text

FOLDER = Path(__file__).parents[1] / "web" / "src" / "gallery" / "fixtures"
NAMES = ["Ana", "Bia", "Otto", "Téo"]
SEEDS = range(1, 13)
MIDDLE = (0.4, 0.65)  # of the moves of the whole game
LOG_LINES = 14


def played(edition: str, seed: int) -> tuple[Game, int]:
    """A whole game of four bots, and the move of its middle at which seat 0 can claim most routes."""
    game = Game(edition, len(NAMES), seed=seed, names=NAMES)
    bots = [make_bot("greedy", game.rules, seat) for seat in range(len(NAMES))]
    choices = []
    while not game.over:
        choices.append(len(_claims(game)) if game.seat == 0 else 0)
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    start, stop = (int(len(choices) * part) for part in MIDDLE)
    return game, max(range(start, stop), key=choices.__getitem__)


def replayed(game: Game, moves: int) -> Game:
    """The same game up to so many moves."""
    again = Game(game.edition, game.players, seed=game.seed, names=game.names)
    for move in game.moves[:moves]:
        again.play(move.action)
    return again


def shown(edition: str) -> tuple[Game, Game]:
    """The middle and the end of the game with most to see: routes to claim, and tickets done."""
    games = [played(edition, seed) for seed in SEEDS]
    pairs = [(replayed(whole, moves), whole) for whole, moves in games]
    return max(pairs, key=lambda pair: min(len(_claims(pair[0])), 6) + 3 * len(pair[1].result().sheets[0].completed))


def on_table(game: Game) -> dict[str, Any]:
    """What the page shows of a game, as seat 0 sees it."""
    rules, view = game.rules, game.view(0)
    kinds = [kind.name for kind in rules.cards.kinds]
    buildings = building_sites(rules, view)
    sheet = rules.score(game.state)[0]
    return {
        "edition": game.edition,
        "turn": view.turn,
        "seat": view.seat,
        "seats": [{"name": name, **facts(rules, view, seat)} for seat, name in enumerate(game.names)],
        "owner": view.owner,
        "buildings": [
            {"city": city, "seat": seat, "kind": kind.removesuffix("s")}
            for kind, sites in buildings.items()
            for city, seat in sites.items()
        ],
        "hand": {kinds[i]: count for i, count in enumerate(view.hand) if count},
        "display": [kinds[kind] if kind >= 0 else None for kind in rules.shown(view.ledger)],
        "decks": dict(zip(rules.cards.decks, view.deck_sizes, strict=True)),
        "ticketsLeft": len(view.queue),
        "tickets": [{"id": id, "done": id in sheet.completed} for id in view.tickets],
        "legal": sorted(_claims(game)),
        "log": {language: narrate(game, Text(language), 0)[-LOG_LINES:] for language in LANGUAGES},
    }


def _claims(game: Game) -> list[int]:
    read = [game.rules.read(action) for action in game.legal()]
    return [number for verb, number in read if verb == "claim"]


def count(game: Game) -> dict[str, Any]:
    """The final count of a whole game."""
    result = game.result()
    lines = {LINE_NAMES[line]: [sheet.lines[line] for sheet in result.sheets] for line in game.rules.lines}
    return {
        "winners": result.winners,
        "owner": game.view(0).owner,
        "lines": lines,
        "totals": [sheet.total for sheet in result.sheets],
        "longest": [sheet.longest for sheet in result.sheets],
        "completed": [sheet.completed for sheet in result.sheets],
        "failed": [sheet.failed for sheet in result.sheets],
    }


def main() -> None:
    """Write one file an edition."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for edition in EDITIONS:
        middle, whole = shown(edition)
        data = {"middle": on_table(middle), "end": on_table(whole), "count": count(whole)}
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{edition}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

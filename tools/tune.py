"""Tune steiner's constants for an edition and a number of players: `python tools/tune.py --map NAME --players N`.

Candidates are drawn at random around the start. Each plays against untuned ones in rotating seats; the better half
goes on with twice the games, until one is left. That one is confirmed on fresh seeds, and stored in the package with
how it was found, if it wins significantly more than its share. Bounded: candidates x games x rounds, then the proof.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from pathlib import Path
from typing import Any, Final

from trilhos.bots import bot_seed, make_bot
from trilhos.engine.random import Random
from trilhos.play.game import Game

TUNED: Final = Path(__file__).parents[1] / "src" / "trilhos" / "bots" / "tuned"
FRESH: Final = 1_000_000  # the seeds of the proof are so far from those of the search
CHOICES: Final = {
    "exponent": [0.8, 1.0, 1.2, 1.35],
    "wild": [1.6, 2.0, 2.5],
    "short": [0.45, 0.7, 1.0],
    "target": [0.4, 0.6, 0.8],
    "card": [1.0, 1.4, 1.8],
    "loose": [0.3, 0.5, 0.7],
    "detour": [0.4, 0.8, 1.2],
    "touch": [0.2, 0.35, 0.6],
    "ticket_gate": [0.3, 0.45, 0.55, 0.7],
    "ticket_worth": [0.6, 1.0, 1.4],
    "keep": [0.6, 0.75, 0.9, 1.1],
    "hop": [0.0, 0.5, 1.0, 1.5],
    "rich": [0.0, 0.1, 0.2, 0.3],
    "toll": [0.5, 1.0, 1.5, 2.0],
    "block": [0.0, 0.0, 0.3, 0.7],
}

Settings = dict[str, float]


def named(settings: Settings) -> str:
    """The candidate as a bot's name."""
    return ":".join(["steiner", *[f"{key}={value}" for key, value in settings.items()]])


def share_of_win(edition: str, players: int, settings: Settings, seed: int, seat: int) -> float:
    """One game of a candidate in a seat against untuned ones."""
    names = ["steiner"] * players
    names[seat] = named(settings)
    game = Game(edition, players, seed)
    bots = [make_bot(name, game.rules, bot_seed(seed, at)) for at, name in enumerate(names)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    winners = game.result().winners
    return 1 / len(winners) if seat in winners else 0.0


class Search:
    """One search, with its own pool of processes."""

    def __init__(self, options: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        self.options = options
        self.pool = pool
        self.random = Random(options.seed)

    def wins(self, settings: Settings, games: int, seed: int) -> float:
        """The share of games that a candidate wins."""
        players = self.options.players
        seeds = [seed + at // players for at in range(games)]
        seats = [at % players for at in range(games)]
        same = (repeat(self.options.map), repeat(players), repeat(settings))
        return sum(self.pool.map(share_of_win, *same, seeds, seats, chunksize=4)) / games

    def candidate(self, start: Settings) -> Settings:
        """The start with about a third of its constants drawn anew."""
        drawn = dict(start)
        for key, choices in CHOICES.items():
            if self.random.below(3) == 0:
                drawn[key] = choices[self.random.below(len(choices))]
        return drawn

    def best(self, start: Settings) -> Settings:
        """Halve the field, double the games."""
        field = [start] + [self.candidate(start) for _ in range(self.options.candidates - 1)]
        games, seed = self.options.games, self.options.seed
        while len(field) > 1:
            ranked = sorted(field, key=lambda settings: -self.wins(settings, games, seed))
            field = ranked[: len(field) // 2]
            seed += games
            games *= 2
        return field[0]


def stored(path: Path) -> dict[str, Any]:
    """A data file, or nothing."""
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def report(options: argparse.Namespace, settings: Settings, rate: float) -> dict[str, Any]:
    """What the data file says."""
    spread = 1.96 * sqrt(rate * (1 - rate) / options.proof)
    before = stored(TUNED / f"{options.map}-{options.players}.json").get("found", {}) if options.again else {}
    return {
        "settings": settings,
        "found": {
            "method": "random candidates around the start, better half with twice the games, against untuned steiner",
            "candidates": before.get("candidates", options.candidates),
            "games": before.get("games", options.games),
            "seed": before.get("seed", options.seed),
            "proof_seed": options.seed + FRESH,
            "proof_games": options.proof,
            "proof_wins": round(rate, 3),
            "proof_interval": [round(rate - spread, 3), round(rate + spread, 3)],
            "share": round(1 / options.players, 3),
        },
    }


def main() -> None:
    """Search, prove, store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--map", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--candidates", type=int, default=16)
    parser.add_argument("--games", type=int, default=24, help="games of each candidate in the first round")
    parser.add_argument("--proof", type=int, default=300, help="games on fresh seeds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", default="{}", help="constants to start from, as JSON")
    parser.add_argument("--again", action="store_true", help="only prove the stored constants again, on other seeds")
    options = parser.parse_args()
    path = TUNED / f"{options.map}-{options.players}.json"
    with ProcessPoolExecutor(options.jobs) as pool:
        search = Search(options, pool)
        start = stored(path).get("settings", {}) if options.again else json.loads(options.start)
        settings = start if options.again else search.best(start)
        rate = search.wins(settings, options.proof, options.seed + FRESH)
    found = report(options, settings, rate)
    print(json.dumps(found, indent=1))
    path.unlink(missing_ok=True)
    if found["found"]["proof_interval"][0] > 1 / options.players:
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

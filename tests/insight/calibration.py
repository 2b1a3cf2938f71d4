"""How far the analyst's chances can be believed: games of bots, judged on the way, against how they ended.

`python -m tests.insight.calibration --map usa --players 2 --bots hard --games 50` prints the rows of docs/analysis.md.
"""

import argparse
from collections.abc import Iterator
from functools import partial

from trilhos.arena.workers import in_order
from trilhos.bots.seats import seat_bots
from trilhos.engine.view import observe
from trilhos.insight.analyst import Analyst
from trilhos.insight.reviewer import positions
from trilhos.insight.summary import closing_chances
from trilhos.play.game import Game

Told = tuple[float, float]  # the chance that was told, and the share of the win that came


def judged_game(board: str, bots: list[str], worlds: int, every: int, seed: int) -> list[Told]:
    """A game, judged for whoever is to move, every so many turns."""
    game = Game(board, len(bots), seed)
    order = bots[seed % len(bots) :] + bots[: seed % len(bots)]
    with seat_bots(game, dict(enumerate(order))) as seats:
        while not game.over:
            game.play(seats.choose())
    analyst, ends = Analyst(game.rules, seed=seed), closing_chances(game)
    rows = []
    for position in [position for position in positions(game) if position.begins][seed % every :: every]:
        view = observe(game.rules, position.state, position.seat)
        rows.append((analyst.glance(view, worlds)[position.seat], ends[position.seat]))
    return rows


def tenths(rows: list[Told]) -> Iterator[tuple[int, int, float, float]]:
    """By tenth of the chance: how many rows, what was told on average, and what came."""
    for tenth in range(10):
        some = [row for row in rows if min(9, int(row[0] * 10)) == tenth]
        if some:
            yield tenth, len(some), sum(told for told, _ in some) / len(some), sum(came for _, came in some) / len(some)


def brier(rows: list[Told]) -> float:
    """The mean square of the error: 0 is a prophet."""
    return sum((told - came) ** 2 for told, came in rows) / len(rows)


def main() -> None:
    """Play, judge, and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--map", default="usa")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="hard", help="levels, dealt to the seats in turn")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--every", type=int, default=7, help="turns between two; an odd number judges all seats")
    parser.add_argument("--seed", type=int, default=6_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    levels = options.bots.split(",")
    bots = [levels[seat % len(levels)] for seat in range(options.players)]
    work = partial(judged_game, options.map, bots, options.worlds, options.every)
    seeds = range(options.seed, options.seed + options.games)
    rows = [row for game in in_order(work, seeds, options.jobs) for row in game]
    share = 1 / options.players
    known = sum((share - came) ** 2 for _, came in rows) / len(rows)
    print(f"{options.map}, {options.players} players, {options.bots}: {options.games} games, {len(rows)} judgements")
    print(f"Brier {brier(rows):.3f}, knowing nothing {known:.3f}")
    for tenth, count, told, came in tenths(rows):
        print(f"| {tenth / 10:.1f} | {count} | {told:.3f} | {came:.3f} | {100 * (came - told):+.1f} |")


if __name__ == "__main__":
    main()

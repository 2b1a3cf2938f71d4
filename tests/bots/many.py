"""Many games of all bots, on all boards, with all options: `python -m tests.bots.many --games 10000 --jobs 2`.

Every seat has another bot. A bot that answers with an illegal move stops the run; actions are counted by bot and verb.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice

from mypy_extensions import i64

from tests.bots.quick import quick_names
from tests.laws.cases import CASES, Case
from trilhos.bots import make_bot
from trilhos.engine.state import OVER
from trilhos.engine.view import observe


def play(case: Case, bots: list[str], seed: int) -> Counter[tuple[str, str]]:
    """One game: which bot did what how often; AssertionError on an illegal move."""
    rules = case.rules()
    s = rules.start(seed)
    players = [make_bot(name, rules, seed + seat) for seat, name in enumerate(bots)]
    counted: Counter[tuple[str, str]] = Counter()
    while s.phase != OVER:
        seat, legal = int(s.seat), rules.legal(s)
        action = players[seat].choose(observe(rules, s, seat), legal)
        assert action in legal, f"{bots[seat]} in {case}, seed {seed}"
        counted[bots[seat], rules.read(action)[0]] += 1
        rules.apply(s, i64(action))
    return counted


def games(count: int, seed: int, order: list[str]) -> list[tuple[Case, list[str], int]]:
    """So many games: cases in turn, and bots in an order that moves on by one seat from game to game."""
    return [
        (case, list(islice(cycle(order), at * 2 % len(order), at * 2 % len(order) + case.players)), seed + at)
        for at, case in enumerate(islice(cycle(CASES), count))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs="+", default=quick_names(), help="such as expert:samples=24:ms=0 hard")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    total: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for counted in pool.map(
            play, *zip(*games(options.games, options.seed, options.bots), strict=True), chunksize=4
        ):
            total += counted
    print(f"{options.games} games, {sum(total.values())} decisions, no illegal move")
    for (bot, verb), times in sorted(total.items()):
        print(f"{bot:<14} {verb:<9} {times}")


if __name__ == "__main__":
    main()

"""No peeking: permuting all that a seat can't see never changes its decision.

`python -m tests.bots.peek --positions 10000 --jobs 2`: positions out of games of all bots on all boards. In each, a
world is imagined from the seat's view, the seat's view of that world is built anew, and two fresh bots of the same
seed, one for each view, must decide alike.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from mypy_extensions import i64

from tests.bots.quick import quick_names
from tests.laws.cases import CASES, Case
from trilhos.bots import make_bot
from trilhos.engine.random import Random
from trilhos.engine.state import OVER
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize


def peeks(case: Case, bot: str, seed: int, every: int) -> Iterator[bool]:
    """One game of a bot with itself: for every so many positions, whether what is hidden made a difference."""
    rules, random = case.rules(), Random(seed, 9)
    s = rules.start(seed)
    bots = [make_bot(bot, rules, seat) for seat in range(case.players)]
    decisions = 0
    while s.phase != OVER:
        seat, legal = int(s.seat), rules.legal(s)
        view = observe(rules, s, seat)
        if decisions % every == seed % every and len(legal) > 1:
            world = determinize(rules, view, random)
            other = observe(rules, world, seat)
            chosen = [
                make_bot(bot, rules, 5).choose(seen, rules.legal(state)) for seen, state in ((view, s), (other, world))
            ]
            yield chosen[0] != chosen[1]
        rules.apply(s, i64(bots[seat].choose(view, legal)))
        decisions += 1


def count(case: Case, bot: str, seed: int, every: int) -> tuple[int, int]:
    """Positions and peeks of one game."""
    found = list(peeks(case, bot, seed, every))
    return len(found), sum(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--every", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs="+", default=quick_names(), help="such as expert:samples=40:ms=0")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    positions = peeked = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        seed = options.seed
        while positions < options.positions:
            jobs = [(case, bot) for case in CASES for bot in options.bots]
            for seen, bad in pool.map(
                count, *zip(*jobs, strict=True), repeat(seed), repeat(options.every), chunksize=4
            ):
                positions, peeked = positions + seen, peeked + bad
            seed += 1
            print(f"{positions} positions, {peeked} in which a bot peeked", flush=True)


if __name__ == "__main__":
    main()

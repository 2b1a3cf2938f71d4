"""Thousands of games through every law and the oracle: `python -m tests.laws.many --games 10000 --jobs 2`."""

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from tests.laws import laws
from tests.laws.cases import CASES, Case, case_id
from tests.laws.companion import follow_random_game

LAWS_EVERY = 5  # positions: a card that was lost stays lost, so this finds it just as well
WORLDS_EVERY = 20  # imagining a world for every seat is the dearest law


def check(case: Case, seed: int) -> Counter[str]:
    """One game: the laws in many positions, the oracle in all. Returns how often each action was played."""
    rules = case.rules()
    for at, (s, legal, _) in enumerate(laws.steps(case, seed)):
        for law in laws.LAWS:
            if at % (WORLDS_EVERY if law is laws.imagined_worlds_look_the_same else LAWS_EVERY) == 0:
                law(rules, s, legal)
    game = follow_random_game(case, seed)
    laws.the_sheet_adds_up(rules, game.state)
    return Counter(rules.read(move.action)[0] for move in game.moves) + Counter({f"ended by {game.result().reason}": 1})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games for each edition, over its player counts")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, help="only games of so many players")
    parser.add_argument("editions", nargs="*", default=sorted({case.edition for case in CASES}))
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        for edition in options.editions:
            cases = [c for c in CASES if c.edition == edition and options.players in (None, c.players)]
            each = -(-options.games // len(cases))
            for case in cases:
                start, seen = time.monotonic(), Counter[str]()
                for counted in pool.map(check, repeat(case), range(options.seed, options.seed + each), chunksize=10):
                    seen += counted
                took = time.monotonic() - start
                print(f"{case_id(case)}: {each} games, no fault, {took:.0f} s; {dict(seen.most_common())}", flush=True)


if __name__ == "__main__":
    main()

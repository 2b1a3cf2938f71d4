"""Scripted games with ships beside the oracle, and how often each rule was seen: `python -m tests.laws.sailing`."""

import argparse
from collections import Counter

from tests.golden.sailors import Hoarder, Sailor
from tests.golden.witness import witnessed
from tests.laws import laws
from tests.laws.cases import CASES, Case, case_id
from tests.laws.companion import Companion
from trilhos.play.game import Game

PLAYERS: dict[str, type[Sailor] | type[Hoarder]] = {"sailor": Sailor, "hoarder": Hoarder}
BOARDS = ("world", "lakes")


def sail(case: Case, seed: int, player: str) -> Game:
    """A whole scripted game beside the oracle."""
    companion = Companion(case, seed)
    scripted = PLAYERS[player](companion.game, seed)
    while not companion.game.over:
        companion.step(scripted.choose())
    companion.finish()
    laws.the_sheet_adds_up(companion.game.rules, companion.game.state)
    return companion.game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games for each board and player, over 2 to 5 seats")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for board in BOARDS:
        cases = [case for case in CASES if case.edition == board]
        for player in PLAYERS:
            seen: Counter[str] = Counter()
            for number in range(options.games):
                seen += witnessed(sail(cases[number % len(cases)], options.seed + number, player))
            names = ", ".join(case_id(case) for case in cases)
            print(f"{player} on {names}: {options.games} games, no fault")
            for label in sorted(seen):
                print(f"  {label}: {seen[label]}")


if __name__ == "__main__":
    main()

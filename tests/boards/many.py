"""Boards that were changed at random: each is refused with reasons, or played to its end.

`python -m tests.boards.many --files 5000` tries many, and says how many could be played.
"""

import argparse
import copy
import json
from collections.abc import Iterator
from random import Random as Dice
from typing import Any

import msgspec

from tests.boards.small import small
from trilhos.boards import EDITIONS, from_outside, make_rules
from trilhos.boards.check import checked
from trilhos.boards.faults import BadBoard
from trilhos.boards.schema import BoardFile
from trilhos.engine.moves import Moves
from trilhos.engine.playout import random_playout
from trilhos.engine.random import Random
from trilhos.engine.state import OVER
from trilhos.errors import TrilhosError

ANYTHING = [None, True, False, 0, 1, 2, 7, -1, 10**9, 0.5, "", "x", "Ay", "red", [], [1], [4, 4], {}, {"2": 1}]
Spot = tuple[Any, Any]  # a list or an object, and where in it


def originals() -> list[dict[str, Any]]:
    """Small ones and ours; art is left out, for it has more that can be changed than all the rest together."""
    ours = [{**msgspec.to_builtins(found.file), "art": None} for found in EDITIONS.values()]
    return [small(), small(), *ours]


def changed(dice: Dice) -> Any:
    """A board with a few things in it that are others, gone, or there twice; most changes are to its rules."""
    board = copy.deepcopy(dice.choice(originals()))
    if dice.random() < 0.2:  # the rules of another board, which may fit
        board["rules"] = copy.deepcopy(dice.choice(originals())["rules"])
    for _ in range(dice.randint(0, 3)):
        within = board["rules"] if dice.random() < 0.6 else board
        if isinstance(within, dict | list) and within:
            _change(dice, dice.choice(list(_spots(within))))
    return json.loads(json.dumps(board))


def _spots(value: Any) -> Iterator[Spot]:
    for at, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, at
        if isinstance(inner, dict | list | tuple) and inner:
            yield from _spots(inner)


def _change(dice: Dice, spot: Spot) -> None:
    within, at = spot
    if isinstance(within, tuple):
        return
    old, way = within[at], dice.randrange(4)
    if way == 0:
        within[at] = dice.choice(ANYTHING)
    elif way == 1:
        del within[at]
    elif way == 2 and isinstance(within, list):
        within.insert(at, copy.deepcopy(dice.choice(within)))
    elif isinstance(old, bool):
        within[at] = not old
    elif isinstance(old, int):
        within[at] = dice.choice([old - 1, old + 1, dice.randint(0, 12), dice.randint(0, 60)])
    elif isinstance(old, list) and old and isinstance(old[0], int):
        within[at] = [dice.randint(0, 40) for _ in range(dice.randint(0, 3))]


def outcome(data: Any) -> str:
    """Whether a board was refused, with reasons that can be said, or played to its end by as many as can."""
    try:
        file = checked(data, "made.json")
    except BadBoard as problem:
        return "refused" if problem.faults and str(problem) else "refused for no reason"
    for players in {file.rules.least_players, file.rules.most_players}:
        for options in _options(file):
            try:
                rules = make_rules(from_outside(file), players, options)
            except TrilhosError:
                if not options:
                    raise
                continue  # not all of them go together
            s = rules.start(1)
            random_playout(rules, s, Random(1), Moves(rules.action_count))
            assert s.phase == OVER
            assert len(rules.score(s)) == players
    return "played"


def _options(file: BoardFile) -> list[dict[str, bool]]:
    return [{}, *[{option.name: not option.default} for option in file.rules.options]]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    found = {"refused": 0, "played": 0}
    for seed in range(given.seed, given.seed + given.files):
        try:
            found[outcome(changed(Dice(seed)))] += 1
        except Exception as problem:
            problem.add_note(f"seed {seed}")
            raise
    print(found)


if __name__ == "__main__":
    main()

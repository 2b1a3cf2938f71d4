"""Whether the order of chapters matters: rulebooks in other orders, and games told without numbers that depend on it.

`python -m tests.engine.orders --games 40` plays every edition with any two of its chapters swapped, those too that a
rulebook refuses, and says which of them give other games (on the plain build: the compiled one can't be made to).
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations
from typing import Any
from unittest.mock import patch

from mypy_extensions import i64

from tests.laws.cases import Case, case_id
from trilhos.boards import make_rules
from trilhos.engine import rules as engine_rules
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.random import Random
from trilhos.engine.rules import Chapter, Rules
from trilhos.engine.state import OVER, State
from trilhos.engine.view import observe
from trilhos.engine.voice import Fault, comes_after
from trilhos.engine.worlds import determinize
from trilhos.errors import BadRules

LOOK_EVERY = 20  # decisions between two looks at all that is seen, refused and imagined
MOST_DECISIONS = 3000

CASES = [
    Case("usa", 2),
    Case("europe", 3),
    Case("world", 2),
    Case("lakes", 2),
    Case("nederland", 2, (("neutral", True),)),
    Case("nederland", 3),
]

Order = list[int]
Named = tuple[str, int]  # the verb of an action and its argument, which are the same in every order


def made(case: Case, order: Order | None = None) -> Rules:
    """The rulebook of an edition with its chapters in another order."""

    def reordered(board: Any, cards: Any, players: int, chapters: list[Chapter], *rest: Any, **more: Any) -> Rules:
        return Rules(board, cards, players, [chapters[at] for at in order or range(len(chapters))], *rest, **more)

    with patch("trilhos.boards.rulebook.Rules", reordered):
        return make_rules(case.edition, case.players, dict(case.options))


def forced(case: Case, order: Order) -> Rules:
    """The same, unchecked."""
    with patch.object(engine_rules, "check", lambda *given: None):
        return made(case, order)


def swaps(size: int) -> Iterator[Order]:
    """Every order in which two chapters have changed places, or one stands right before or behind another."""
    seen = set()
    for one, other in combinations(range(size), 2):
        plain = list(range(size))
        swapped = plain[:]
        swapped[one], swapped[other] = other, one
        rest = [at for at in plain if at not in (one, other)]
        early = [*rest[:one], other, one, *rest[one:]]
        late = [*rest[: other - 1], other, one, *rest[other - 1 :]]
        for order in (swapped, early, late):
            if tuple(order) not in seen:
                seen.add(tuple(order))
                yield order


def alone(case: Case, late: str, early: str) -> Order | None:
    """An order in which nothing is wrong but that one chapter stands before another; None where there is none."""
    chapters = made(case).chapters
    names = [chapter.voice.name for chapter in chapters]

    def has_to_wait(one: int, other: int) -> bool:
        pair = names[one], names[other]
        return pair == (early, late) or (comes_after(chapters[one], chapters[other]) and pair != (late, early))

    def first(left: Order) -> Order | None:
        for at in left:
            others = [other for other in left if other != at]
            if not any(has_to_wait(at, other) for other in others):
                rest = first(others)
                if rest is not None:
                    return [at, *rest]
        return None if left else []

    return first(list(range(len(chapters))))


# Games told without numbers that depend on the order


def fingerprint(rules: Rules, seed: int) -> str:
    """A hash of a random game: what could be done, was refused, happened, was seen and scored, all by name."""
    told = hashlib.sha256()
    for line in story(rules, seed):
        told.update(repr(line).encode())
    return told.hexdigest()


def story(rules: Rules, seed: int) -> Iterator[Any]:
    """The game, line by line; whoever decides chooses among the names of legal actions, in alphabetical order."""
    journal: list[Any] = []
    s, random = rules.start(seed, journal), Random(seed)
    yield rules.lines, rules.supply, rules.openings
    for step in range(MOST_DECISIONS):
        if s.phase == OVER:
            break
        legal = {rules.read(action): action for action in rules.legal(s)}
        yield sorted(legal), journal[:]
        if step % LOOK_EVERY == 0:
            yield look(rules, s, random)
        journal.clear()
        rules.apply(s, i64(legal[sorted(legal)[random.below(len(legal))]]))
    yield journal, look(rules, s, random), [vars_of(sheet) for sheet in rules.score(s)]


def look(rules: Rules, s: State, random: Random) -> Any:
    """What everybody sees, what is refused, and a world that is imagined."""
    viewer = random.below(int(rules.players))
    world = determinize(rules, observe(rules, s, viewer), random)
    groups = rules.refused(s, rules.legal(s))
    refused = sorted((rules.read(action), why) for why, actions in groups.items() for action in actions)
    return seen(rules, s, viewer), refused, [seen(rules, world, seat) for seat in range(int(rules.players))]


def seen(rules: Rules, s: State, viewer: int) -> Any:
    view = asdict(observe(rules, s, viewer))
    ledger, cost, charger = view.pop("ledger"), view.pop("cost"), view.pop("charger")
    payments = rules.chapter(Payments)
    purse, size = payments.costs[cost] if cost >= 0 else (0, 0)
    parts = sorted((part.name, ledger[part.at : part.at + part.count]) for part in rules.ledger_parts)
    charged = (rules.chapters[charger].voice.name, payments.purses[purse].name, size) if charger >= 0 else None
    return sorted(view.items()), parts, charged


def vars_of(sheet: Any) -> Any:
    names = ("seat", "lines", "ranks", "completed", "failed", "longest", "tokens", "borrowed")
    return [getattr(sheet, name) for name in names]


def outcome(case: Case, order: Order, seed: int) -> str:
    """The fingerprint of a game in an order that may be wrong, or what became of it."""
    try:
        return fingerprint(forced(case, order), seed)
    except (IndexError, ValueError) as problem:
        return repr(problem)


def refusal(case: Case, order: Order) -> list[Fault]:
    """Why a rulebook can't have this order; empty if it can."""
    try:
        made(case, order)
    except BadRules as problem:
        return problem.faults
    return []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    games, wrong = parser.parse_args().games, 0
    for case in CASES:
        plain = [fingerprint(made(case), seed) for seed in range(games)]
        names = [chapter.voice.name for chapter in made(case).chapters]
        for order in swaps(len(names)):
            refused = refusal(case, order)
            changed = sum(outcome(case, order, seed) != plain[seed] for seed in range(games))
            wrong += changed > 0 and not refused
            print(
                case_id(case),
                " ".join(names[at] for at in order),
                f"{changed}/{games}",
                refused or "allowed",
                flush=True,
            )
    print(f"{wrong} orders are allowed that change games")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

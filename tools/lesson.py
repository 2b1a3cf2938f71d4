"""Deals for lessons: `find` lists those in which the first seat does certain things, `show` tells one move by move,
`draft` writes the beginning of a lesson's file. Bots play; docs/how-to/write-a-lesson.md shows how it is used.
"""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from trilhos.bots import bot_seed, make_bot
from trilhos.lessons.lesson import FORMAT, LEARNER, Lesson
from trilhos.play.audit import sheet_data
from trilhos.play.game import Game
from trilhos.play.view_json import view_data
from trilhos.text import LANGUAGES


def main() -> None:
    """Read the command line, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["find", "show", "draft"])
    parser.add_argument("board")
    parser.add_argument("--seeds", default="0-99", help="for find: the first and the last; else one")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="steiner")
    parser.add_argument("--option", action="append", default=[], help="one that is on")
    parser.add_argument("--want", action="append", default=[], help="a pattern of the learner's move in notation")
    parser.add_argument("--moves", default="0-999", help="the first and the last that count; for draft, the steps")
    parser.add_argument("--after", type=Path, help="a lesson whose moves are played first, instead of bots'")
    asked = parser.parse_args()
    first, last = span(asked.moves)
    for seed in range(span(asked.seeds)[0], span(asked.seeds)[1] + 1):
        game = Game(asked.board, asked.players, seed, dict.fromkeys(asked.option, True))
        if asked.after is not None:
            play_lesson(game, msgspec.json.decode(asked.after.read_bytes(), type=Lesson))
        if asked.what == "find":
            find(game, asked.bot, asked.want, first, last)
        elif asked.what == "show":
            for line in told(game, asked.bot):
                print(line)
        else:
            print(json.dumps(draft(game, asked.bot, first, last), ensure_ascii=False, indent=1))


def span(words: str) -> tuple[int, int]:
    """Two numbers, or one twice."""
    first, _, last = words.partition("-")
    return int(first), int(last or first)


def play_lesson(game: Game, lesson: Lesson) -> None:
    """What a lesson says, as far as it goes."""
    asked = [one for step in lesson.steps for one in (*step.expect, *step.then)]
    for decision in [*lesson.before, *asked]:
        game.play(decision if isinstance(decision, str) else decision[0])


def played(game: Game, bot: str) -> Iterator[tuple[int, str]]:
    """Each move before it is played: its seat, and what it is."""
    bots = [make_bot(bot, game.rules, bot_seed(game.seed, seat)) for seat in range(game.players)]
    while not game.over:
        seat = game.seat
        action = bots[seat].choose(game.view(seat), game.legal())
        yield seat, game.notation.text(action)
        game.play(action)


def find(game: Game, bot: str, wanted: list[str], first: int, last: int) -> None:
    """Say where the learner's moves have all that is wanted."""
    found: dict[str, list[int]] = {pattern: [] for pattern in wanted}
    for number, (seat, move) in enumerate(played(game, bot)):
        for pattern in wanted:
            if seat == LEARNER and first <= number <= last and re.search(pattern, move):
                found[pattern].append(number)
    if all(found.values()):
        print(f"seed {game.seed}, {len(game.moves)} moves: {found}")


def told(game: Game, bot: str) -> Iterator[str]:
    """The game in lines, with the learner's hand, and the tickets as they are dealt."""
    for number, (seat, move) in enumerate(played(game, bot), len(game.moves)):
        view: dict[str, Any] = dict(view_data(game.rules, game.view(seat)))
        seen = {name: view[name] for name in ("market", "hand", "offer", "turned") if view.get(name)}
        yield f"{number:3} {'you  ' if seat == LEARNER else 'rival'} {move:32} {seen}"
    for sheet in game.result().sheets:
        yield str(sheet_data(game.rules, sheet))


def draft(game: Game, bot: str, first: int, last: int) -> dict[str, object]:
    """A lesson from the first of these moves to the last, each decision of the learner a step of its own."""
    moves = list(played(game, bot))[: last + 1]
    steps: list[dict[str, object]] = []
    for seat, move in moves[first:]:
        begun = steps[-1] if steps else None
        if seat == LEARNER and begun is not None and move.startswith("pay") and "then" not in begun:
            begun["expect"] = [*begun["expect"], move]  # type: ignore[misc]
        elif seat == LEARNER:
            steps.append({"say": dict.fromkeys(LANGUAGES, ""), "expect": [move]})
        elif begun is not None:
            begun["then"] = [*begun.get("then", []), move]  # type: ignore[misc]
    said = dict.fromkeys(LANGUAGES, "")
    return {
        "format": FORMAT,
        "order": 0,
        "theme": said,
        "title": said,
        "about": said,
        "minutes": 2,
        "edition": game.edition,
        "chapters": [],
        "seed": str(game.seed),
        "options": {option: True for option, on in game.rules.options.items() if on},
        "rivals": ["bia"] * (game.players - 1),
        "before": [move for _, move in moves[:first]],
        "steps": steps,
    }


if __name__ == "__main__":
    main()

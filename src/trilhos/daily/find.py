"""Finds puzzles: games of strong bots are played, and their decisions looked through for those with one good answer."""

import hashlib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from trilhos.arena.simulate import Simulation
from trilhos.bots import make_bot
from trilhos.bots.characters import characters
from trilhos.bots.seats import seat_bots
from trilhos.daily.puzzle import FORMAT, Finding, Grade, Puzzle, alike, distinct, weighed
from trilhos.engine import fields
from trilhos.engine.random import Random
from trilhos.engine.rules import LONGEST_GAME, Rules
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS, TURN
from trilhos.engine.view import View, observe
from trilhos.insight.analyst import Analyst
from trilhos.insight.judgement import Judgement, Option
from trilhos.insight.reviewer import SEED_STEP, Moment, positions
from trilhos.play.game import Game
from trilhos.play.record import to_record

SAMPLES: Final = 48  # worlds in which every decision is looked at
CHECKED: Final = 320  # and those that look like puzzles, once more, all their moves
LEAST: Final = 0.06  # of a win, that the answer is ahead of all else
GLIMPSE: Final = 0.03  # less than that after the first worlds: it won't be
SURE: Final = 3.0  # standard errors that the lead is away from nothing
CLOSE: Final = 0.015  # a twin that is no further behind is an answer as well
MOST: Final = 3  # of one game
TRIED: Final = 5
APART: Final = 6  # moves between two of one game
FRESH: Final = 700_001  # added to the seed for the second look
ASKED: Final = (FIRST_TICKETS, TURN, CHOOSE_TICKETS)
GREEDY: Final = "greedy"  # what it finds is no puzzle
PLAIN: Final = ("path", "onestep", "longroute", "hungry", "steiner")
EASY: Final = 4  # of all that makes one easy
MEDIUM: Final = 2
CLEAR: Final = 0.15  # a lead that can be seen
DIGITS: Final = 8  # of a name


@dataclass(frozen=True)
class Quarry:
    """Where puzzles are looked for."""

    edition: str
    players: int
    bots: str = "hard"
    samples: int = SAMPLES
    checked: int = CHECKED
    options: dict[str, bool] = field(default_factory=dict)

    def check(self) -> None:
        """BadChoice when nothing can be played there."""
        Simulation(self.edition, self.players, [self.bots], 1, 1, self.options).check()


def search(quarry: Quarry, seed: int) -> list[Puzzle]:
    """The puzzles of one game; the same on every machine, unless its bots go by the clock."""
    game = played(quarry, seed)
    moments = [moment for moment in positions(game) if not moment.forced and _is_asked(moment)]
    analyst = _analyst(game.rules)
    analyst.samples = quarry.samples
    promising: list[tuple[float, Moment, int]] = []
    for moment in moments:
        analyst.seed = seed + SEED_STEP * moment.number
        view = observe(game.rules, moment.state, moment.seat)
        found = analyst.weigh(view, _candidates(analyst, game.rules, view, moment), GLIMPSE)
        if found is not None and (lead := worth(game.rules, found)[0]) >= LEAST:
            promising.append((lead, moment, found.options[0].action))
    promising.sort(key=lambda entry: -entry[0])
    kept: dict[int, Puzzle] = {}  # by the number of the move
    for _, moment, best in promising[:TRIED]:
        if len(kept) < MOST and all(abs(moment.number - other) >= APART for other in kept):
            puzzle = _puzzle(quarry, game, moment, best, analyst)
            if puzzle is not None and all(puzzle.answers != other.answers for other in kept.values()):
                kept[moment.number] = puzzle
    return list(kept.values())


def _is_asked(moment: Moment) -> bool:
    """In the opening nobody knows what others choose, so only who chooses first is in the same place as everybody."""
    return moment.state.phase in ASKED and (moment.state.phase != FIRST_TICKETS or moment.seat == 0)


def played(quarry: Quarry, seed: int) -> Game:
    """A game of such bots, with names that one can speak of."""
    names = [character.name for character in characters().values()]
    first = Random(seed).below(len(names))
    called = (names + names)[first : first + quarry.players]
    game = Game(quarry.edition, quarry.players, seed, quarry.options, called)
    with seat_bots(game, dict.fromkeys(range(quarry.players), quarry.bots)) as seats:
        while not game.over and len(game.moves) < LONGEST_GAME:
            game.play(seats.choose())
    return game


def _candidates(analyst: Analyst, rules: Rules, view: View, moment: Moment) -> list[int]:
    """What a strong bot would think of, and what was played."""
    found = analyst.options(view)
    found = found if moment.action in found else [*found, moment.action]
    return distinct(rules, view, sorted(found))


def _puzzle(quarry: Quarry, game: Game, moment: Moment, best: int, analyst: Analyst) -> Puzzle | None:
    """A position looked at once more, with all its moves; none where another move, or no single one, is best then."""
    rules = game.rules
    view, legal = observe(rules, moment.state, moment.seat), rules.legal(moment.state)
    seen = seed_of(game.seed, moment.number)
    judged = look_again(analyst, view, legal, quarry.checked, seen)
    if judged is None:
        return None
    lead, error = worth(rules, judged)
    if lead < LEAST or lead < SURE * error:
        return None
    answers = _answers(rules, judged)
    texts = [option.move for option in answers]
    good = {alike(rules, view, option.action) for option in answers}
    if alike(rules, view, best) not in good or _finds(GREEDY, rules, view, legal, good):
        return None
    solved = [bot for bot in PLAIN if _finds(bot, rules, view, legal, good)]
    notation = game.notation.text(moment.action)
    finding = Finding(quarry.bots, quarry.checked, seen, notation, solved)
    record = to_record(_until(game, moment.number - 1))
    name = hashlib.sha256(f"{record['seed']} {record['fingerprint']}".encode()).hexdigest()[:DIGITS]
    return Puzzle(
        format=FORMAT,
        id=f"{game.edition}-{game.players}-{name}",  # which tells nothing of the deal
        grade=grade(lead, solved, alike(rules, view, moment.action) in good),
        answers=texts,
        lead=round(lead, 4),
        error=round(error, 4),
        moves=[weighed(option) for option in judged.options],
        found=finding,
        game=record,
    )


def look_again(
    analyst: Analyst, view: View, legal: list[int], samples: int, seed: int, least: float = LEAST / 2
) -> Judgement | None:
    """All the moves there are, with more time."""
    analyst.samples, analyst.seed = samples, seed
    return analyst.weigh(view, distinct(analyst.rules, view, legal), least)


def seed_of(game: int, number: int) -> int:
    """The seed of the second look at a position."""
    return (game + SEED_STEP * number + FRESH) % 2**31


def worth(rules: Rules, judged: Judgement) -> tuple[float, float]:
    """How far all else is behind the answers, and the standard error of it; nothing where there is nothing else."""
    rest = judged.options[len(_answers(rules, judged)) :]
    if not rest:
        return 0.0, 0.0
    nearest = min(rest, key=lambda option: option.behind)
    return nearest.behind, nearest.error


def _answers(rules: Rules, judged: Judgement) -> list[Option]:
    """The best move; and the other track of the same route where that is as good."""
    best, second = judged.options[:2]
    twins = rules.kind_of[best.action].declared.argument is fields.ROUTE and _ends(rules, best) == _ends(rules, second)
    return [best, second] if twins and second.behind <= CLOSE else [best]


def _ends(rules: Rules, option: Option) -> tuple[str, frozenset[int]] | None:
    verb, number = rules.read(option.action)
    if rules.kind_of[option.action].declared.argument is not fields.ROUTE:
        return None
    route = rules.board.routes[number]
    return verb, frozenset((route.a, route.b))


def _finds(bot: str, rules: Rules, view: View, legal: list[int], good: set[tuple[str, int]]) -> bool:
    return alike(rules, view, make_bot(bot, rules, 1).choose(view, legal)) in good


def grade(lead: float, solved: list[str], was_played: bool) -> Grade:
    """How hard it is: by which plain bots find it, whether a strong one did, and how far the answer is ahead."""
    ease = len(solved) + was_played + (lead >= CLEAR)
    return "easy" if ease >= EASY else "medium" if ease >= MEDIUM else "hard"


def _until(game: Game, moves: int) -> Game:
    """The game before a move."""
    before = game.anew()
    for move in game.moves[:moves]:
        before.play(move.action)
    return before


@lru_cache(maxsize=4)
def _analyst(rules: Rules) -> Analyst:
    return Analyst(rules)

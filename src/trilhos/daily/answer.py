"""What is said of an attempt at a puzzle: what it is worth, what is better, and why."""

from dataclasses import dataclass
from typing import Final

from trilhos.daily.puzzle import Posed
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS
from trilhos.insight.judgement import Option
from trilhos.insight.review import Mark, mark_of, proven
from trilhos.insight.say import MoveWords, percent, points
from trilhos.text import Text

TOLD: Final = 0.005  # of a win: less is no figure to be told
ASKS: Final = {FIRST_TICKETS: "first-tickets", CHOOSE_TICKETS: "tickets"}


@dataclass(frozen=True)
class PuzzleAnswer:
    """An attempt, judged; `lost` is what it gives up of a win, as far as that is proven."""

    right: bool
    mark: Mark
    lost: float
    chosen: Option
    best: Option


def answer_of(posed: Posed, action: int) -> PuzzleAnswer:
    """What a legal move is worth."""
    chosen, right = posed.option(action), posed.is_answer(action)
    lost = 0.0 if right else proven(chosen.behind, chosen.error)
    return PuzzleAnswer(right, "best" if right else mark_of(chosen.behind, lost), lost, chosen, posed.best)


def question(posed: Posed, text: Text) -> str:
    """What the puzzle asks."""
    ask = ASKS.get(posed.view.phase, "turn")
    return text(f"puzzle-ask-{ask}", name=posed.game.names[posed.seat])


def sentences(posed: Posed, answer: PuzzleAnswer, text: Text) -> list[str]:
    """What is to be said of it, the verdict first."""
    words = MoveWords(posed.rules, posed.game.names, text)
    best = words.move(answer.best)
    if answer.right:
        told = [text("puzzle-right", move=words.move(answer.chosen), chance=percent(answer.best.win))]
        other = next(option for option in posed.options.values() if option.move not in posed.puzzle.answers)
        lead = {"move": words.move(other), "points": points(posed.puzzle.lead)}
        return [*told, text("puzzle-next-best", **lead), *words.why(posed.seat, answer.best, other)]
    chosen = {"move": words.move(answer.chosen), "better": best}
    if answer.lost < TOLD:
        told = [text("puzzle-near", **chosen)]
    else:
        told = [text("puzzle-wrong", points=points(answer.lost), **chosen)]
    return [*told, *words.why(posed.seat, answer.best, answer.chosen)]

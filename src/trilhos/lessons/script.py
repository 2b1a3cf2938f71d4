"""A lesson as a game: which actions follow each other, and which of them belong to which step."""

from functools import cache
from itertools import pairwise

from trilhos.lessons.lesson import Lesson
from trilhos.lessons.load import lessons
from trilhos.play.game import Game


class Script:
    """A lesson that was played through once, every decision as its file names it first."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        game = Game(lesson.edition, lesson.players, int(lesson.seed), lesson.options)
        self.rules = game.rules
        self.dealt = _deal(game)
        self.seats: list[int] = []  # by move
        self.allowed: list[list[int]] = []  # by move: what may be played there, as good as each other
        self.starts: list[int] = []  # by step: the move at which it is shown
        self.asked: list[int] = []  # by step: the first move that isn't asked of the learner
        self._play(game, lesson.before)
        for step in lesson.steps:
            self.starts.append(len(self.allowed))
            self._play(game, step.expect)
            self.asked.append(len(self.allowed))
            self._play(game, step.then)
        self.ends = [after for _, after in pairwise([*self.starts, len(self.allowed)])]
        self.over = game.over

    def _play(self, game: Game, decisions: list[str] | list[str | list[str]]) -> None:
        for decision in decisions:
            texts = [decision] if isinstance(decision, str) else decision
            actions = [game.notation.parse(text) for text in texts]
            self.seats.append(game.seat)
            game.play(actions[0])
            self.allowed.append(actions)

    def fits(self, game: Game) -> bool:
        """Whether a game was begun as this lesson begins; its file, or the rules, may be others since."""
        return _deal(game) == self.dealt

    def step_at(self, moves: int, read: int) -> int:
        """The first step that isn't over after so many moves, the first `read` having been read; one too many: none."""
        steps = zip(self.lesson.steps, self.ends, strict=True)
        over = (moves >= end and (bool(step.expect) or number < read) for number, (step, end) in enumerate(steps))
        return next((number for number, done in enumerate(over) if not done), len(self.ends))

    def wanted(self, step: int, moves: int) -> list[int]:
        """What a step asks of the learner now; nothing while it is to be read, or others play."""
        return self.allowed[moves] if self.starts[step] <= moves < self.asked[step] else []


def _deal(game: Game) -> tuple[object, ...]:
    return game.board.fingerprint, game.rules.options, game.players, game.rules_version, game.seed, game.streams


@cache
def script_of(id: str) -> Script | None:
    """The script of a lesson, played through when it is first asked for; none where there is no such lesson."""
    lesson = lessons().get(id)
    return None if lesson is None else Script(lesson)

"""Lessons at a table: what is asked of the learner, what others play meanwhile, and going on. It changes nothing."""

from trilhos.lessons.lesson import LEARNER
from trilhos.server.answers.errors import Refused, Stale
from trilhos.server.game import entries
from trilhos.server.game.entries import BY_PLAYER, Draft
from trilhos.server.game.table import Table


def check(table: Table, seat: int, actions: list[int]) -> None:
    """Refused, with what to do, for what the lesson doesn't ask of the learner now; nothing has happened then."""
    script, step = table.script, table.step
    if script is None or step is None or step >= len(script.ends) or seat != LEARNER:
        return
    moves = len(table.running.moves)
    for move, action in enumerate(actions, moves):
        if action not in script.wanted(step, move):
            raise Refused("lesson-asks-else" if script.wanted(step, moves) else "lesson-read-first")


def scripted(table: Table, seat: int) -> int | None:
    """What a lesson says that a seat does now, as long as there is something left of it."""
    if table.script is None:
        return None
    game = table.running
    number = len(game.moves) + (seat - game.seat if table.opening else 0)
    return table.script.allowed[number][0] if number < len(table.script.allowed) else None


def go_on(table: Table, chair: int, step: int) -> list[Draft]:
    """Read on; or be shown what the step asks for. What follows until the next one is played at once."""
    script = table.script
    if script is None or step != table.step or step >= len(script.ends):
        raise Stale("lesson-elsewhere")
    moves = range(len(table.running.moves), script.ends[step])
    played = [entries.Action(script.seats[move], script.allowed[move][0], BY_PLAYER) for move in moves]
    return [entries.StepRead(chair, step), *played]

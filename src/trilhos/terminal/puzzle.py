"""A puzzle in the terminal: the table of its seat, and one decision that isn't carried out."""

import sys
from pathlib import Path
from typing import TextIO

from trilhos.daily.answer import answer_of, question, sentences
from trilhos.daily.puzzle import Posed
from trilhos.terminal import saves
from trilhos.terminal.commands import Quit
from trilhos.terminal.desk import Desk
from trilhos.terminal.session import Session
from trilhos.text import Text


class Attempt(Session):
    """Asks as a game does, and takes the first answer for an attempt."""

    def __init__(self, posed: Posed, desk: Desk) -> None:
        game = posed.game
        seats = [saves.PERSON if seat == posed.seat else posed.puzzle.found.bots for seat in range(game.players)]
        super().__init__(saves.Saved(game, seats, Path()), desk)
        self.action: int | None = None

    def run(self) -> None:
        """Until something was chosen; nothing is played or saved."""
        self.told = len(self.game.events())
        while self.action is None:
            self._decide()

    def _play(self, action: int, back: bool = True) -> None:
        self.action = action

    def undo(self) -> bool:
        """There is nothing to take back."""
        self.desk.say(self.text("no-undo"))
        return False


def attempt(posed: Posed, text: Text, plain: bool, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
    """Show a puzzle, let the person try, and say what it was worth."""
    desk = Desk(text, stdin or sys.stdin, stdout or sys.stdout, plain)
    grade = text(f"puzzle-grade-{posed.puzzle.grade}")
    desk.say(text("puzzle-head", title=posed.game.board.title(text.language), grade=grade), question(posed, text))
    session = Attempt(posed, desk)
    try:
        session.run()
    except (EOFError, Quit, KeyboardInterrupt):
        desk.say(text("puzzle-left"))
        return
    if session.action is not None:
        desk.say(*sentences(posed, answer_of(posed, session.action), text))

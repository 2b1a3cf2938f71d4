"""A person at the terminal, played by a script."""

import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.text import Text as Line

from trilhos.play.game import Game
from trilhos.terminal import PlayOptions, play, saves
from trilhos.terminal.desk import Desk
from trilhos.terminal.glyphs import Glyphs
from trilhos.terminal.screen import Screen
from trilhos.terminal.session import Session
from trilhos.text import ENGLISH, Text


def run(options: PlayOptions, *answers: str) -> tuple[int, str]:
    """Play with these answers, then the end of the input; the exit code, and all that was printed."""
    out = io.StringIO()
    code = play(options, io.StringIO("".join(f"{answer}\n" for answer in answers)), out)
    return code, out.getvalue()


PATIENCE = 20  # a person who gets the same question so often has no answer to it


def first(asked: str) -> str:
    """The first number on the list that was printed: a card that can't be taken now leaves a gap."""
    listed = re.search(r"^ *(\d+)  ", asked, re.MULTILINE)
    return listed[1] if listed else "1"


class Clever(io.StringIO):
    """Input that is made up from what has been printed since the last question."""

    def __init__(self, out: io.StringIO, answer: Callable[[str], str]) -> None:
        super().__init__()
        self.out = out
        self.answer = answer
        self.screens: list[str] = []
        self.seen = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        asked = self.out.getvalue()[self.seen :]
        assert self.screens[-PATIENCE:] != [asked] * PATIENCE, f"asked again and again:\n{asked}"
        self.screens.append(asked)
        self.out.write("\n")  # as a terminal shows the person's Enter
        self.seen += len(asked) + 1
        return self.answer(asked) + "\n"


def desk(language: str = ENGLISH, plain: bool = False) -> Desk:
    return Desk(Text(language), io.StringIO(), io.StringIO(), plain)


def screen(game: Game, me: int, language: str = ENGLISH, plain: bool = False) -> Screen:
    at = desk(language, plain)
    return Screen(game, me, at, Glyphs(game.rules, at.text, plain, at.unicode))


def session(game: Game, me: int, path: Path, language: str = ENGLISH) -> Session:
    seats = [saves.PERSON if seat == me else "random" for seat in range(game.players)]
    return Session(saves.Saved(game, seats, path), desk(language))


def plain(lines: list[Line]) -> list[str]:
    return [line.plain for line in lines]

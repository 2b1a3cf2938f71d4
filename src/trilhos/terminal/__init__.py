"""The game in a plain terminal: `trilhos play`."""

import io
import shlex
import sys
from typing import Final, TextIO

from trilhos.terminal.commands import Quit
from trilhos.terminal.desk import PLAIN_LETTERS, Desk
from trilhos.terminal.options import PlayOptions
from trilhos.terminal.session import Session
from trilhos.terminal.start import open_deal, open_game
from trilhos.text import Text

__all__ = ["PlayOptions", "play"]
INTERRUPTED: Final = 130


def play(options: PlayOptions, stdin: TextIO | None = None, stdout: TextIO | None = None) -> int:
    """Play until the game is over or the person leaves; the exit code. TrilhosError when it can't begin."""
    streams = _forgiving(stdin or sys.stdin, "replace"), _forgiving(stdout or sys.stdout, PLAIN_LETTERS)
    desk = Desk(Text(options.language), *streams, options.plain)
    session: Session | None = None
    code = 0
    try:
        session = Session(
            open_game(options, desk) if options.deal is None else open_deal(options, options.deal, desk), desk
        )
        session.run()
        return code
    except KeyboardInterrupt:
        code = INTERRUPTED
        desk.console.print()
    except (EOFError, Quit):
        pass
    if session is not None:  # every move was saved when it was made: only say where, and how to go on
        path = session.saved.path
        command = "trilhos play" if options.save is None else f"trilhos play --save {shlex.quote(str(path))}"
        desk.say(desk.text("terminal-goodbye", file=str(path), command=command))
    return code


def _forgiving(stream: TextIO, errors: str) -> TextIO:
    """Letters that can't be read or shown must not stop the game."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=errors)
    return stream

"""Draws docs/pictures: a game in the terminal, and one from Python, both in their middle (`make picture`)."""

import io
import os
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
ANSWERS = ["1 2", "", *["draw"] * 24, "c"]  # the end of the input leaves the list of routes on the screen
HEADING = "\x1b[1mEurope · turn"
QUESTION = "Your turn (? for help): "
ROWS = 24
MOVES = 140


def screen() -> str:
    """What the terminal shows after these answers."""
    os.environ.update(TRILHOS_HOME=tempfile.mkdtemp(), FORCE_COLOR="1", TERM="xterm-256color", COLUMNS="80", LINES="24")
    from trilhos.terminal import PlayOptions, play

    out = io.StringIO()
    play(PlayOptions(edition="europe", seed=7), io.StringIO("\n".join(ANSWERS)), out)
    return out.getvalue()


def last_screen(shown: str) -> list[str]:
    """The rows from the last heading on; the answer stands where the person typed it."""
    last = shown[shown.rindex(HEADING) :].replace(QUESTION, f"{QUESTION}c\n")
    return last.splitlines()[:ROWS]


def table() -> str:
    """A game of bots in its middle, as the first seat sees it."""
    from trilhos import Game
    from trilhos.bots import make_bot

    game = Game("brasil", 3, seed=5, names=["Ana", "Bia", "Caio"])
    bots = [make_bot("greedy", game.rules, seat) for seat in range(game.players)]
    while len(game.moves) < MOVES:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game.svg(seat=0)


def main() -> None:
    """Draw them."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    for row in last_screen(screen()):
        console.print(Text.from_ansi(row), soft_wrap=True)
    drawing = console.export_svg(title="trilhos play")
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)  # no font from elsewhere
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawing, encoding="utf-8")
    PICTURE.with_name("game.svg").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()

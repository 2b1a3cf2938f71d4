"""How far a tournament has come, with an estimate that runs along."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from trilhos.arena.sprt import Tally
from trilhos.progress import progress
from trilhos.text import Text

SHORT = 24  # letters of a bot's name


@contextmanager
def progress_bar(text: Text, tally: Tally, total: int, console: Console | None = None) -> Iterator[Callable[[], None]]:
    """A bar over blocks; call it after each of them."""
    with progress(text("progress-blocks"), console) as tell:
        tell(tally.blocks, total)
        yield lambda: tell(tally.blocks, total, estimate(text, tally))


def estimate(text: Text, tally: Tally) -> str:
    """How the first bot is doing."""
    name = tally.bot if len(tally.bot) <= SHORT else tally.bot[: SHORT - 1] + "…"
    return text("progress-estimate", bot=name, share=f"{100 * tally.mean:.1f}", margin=f"{100 * tally.margin:.1f}")

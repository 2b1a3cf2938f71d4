"""Progress on the terminal, with an estimate that runs along."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trilhos.arena.sprt import Tally
from trilhos.text import Text

SHORT = 24  # letters of a bot's name


def progress(console: Console | None = None) -> Progress:
    """A bar on stderr that vanishes at the end; none where stderr is no terminal."""
    console = console or Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def progress_bar(text: Text, tally: Tally, total: int, console: Console | None = None) -> Iterator[Callable[[], None]]:
    """A bar over blocks; call it after each of them."""
    with progress(console) as bar:
        task = bar.add_task(text("progress-blocks"), total=total, completed=tally.blocks)
        yield lambda: bar.update(task, completed=tally.blocks, description=escape(estimate(text, tally)))


def estimate(text: Text, tally: Tally) -> str:
    """How the first bot is doing."""
    name = tally.bot if len(tally.bot) <= SHORT else tally.bot[: SHORT - 1] + "…"
    return text("progress-estimate", bot=name, share=f"{100 * tally.mean:.1f}", margin=f"{100 * tally.margin:.1f}")

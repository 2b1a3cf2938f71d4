"""How far a long command has come, on stderr, where somebody is watching."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Tell(Protocol):
    """Moves a bar on; the words before it change if there are new ones."""

    def __call__(self, done: int, total: int, label: str | None = None, /) -> None: ...


@contextmanager
def progress(label: str, console: Console | None = None) -> Iterator[Tell]:
    """A bar that vanishes at the end; none where stderr is no terminal."""
    console = console or Console(stderr=True)
    words = TextColumn("{task.description}", markup=False)  # the name of a bot may look like markup
    columns = (words, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total, label=None: bar.update(task, completed=done, total=total, description=label)

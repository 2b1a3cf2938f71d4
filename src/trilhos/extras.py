"""What isn't installed, said in one clear sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

from trilhos.errors import BadChoice


class MissingExtra(BadChoice):
    """Packages that something needs, and that a plain installation doesn't bring."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around what imports: packages that are missing come with the extra of this name."""
    try:
        yield
    except ModuleNotFoundError as problem:
        missing = problem.name or ""
        if missing.partition(".")[0] == __package__:  # of ours nothing may be missing
            raise
        raise MissingExtra("missing-extra", extra=name, module=missing) from problem

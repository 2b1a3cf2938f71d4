"""What isn't installed, said in one clear sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

from trilhos.errors import BadChoice


class MissingExtra(BadChoice):
    """Packages that an environment needs, and that a plain installation doesn't bring."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: what is missing comes with the extra of this name."""
    try:
        yield
    except ModuleNotFoundError as problem:
        raise MissingExtra("missing-extra", extra=name, module=problem.name or "") from problem

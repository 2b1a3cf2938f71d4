"""The decorator by which tests name the statements of docs/rules that they prove."""

from collections.abc import Callable
from typing import Final, TypeVar

F = TypeVar("F", bound=Callable[..., object])

ATTRIBUTE: Final = "rule_ids"


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the ids it proves; `tests/architecture/test_rule_ids.py` reads them from the source."""

    def mark(test: F) -> F:
        setattr(test, ATTRIBUTE, ids)
        return test

    return mark

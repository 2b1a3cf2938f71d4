"""Room for legal actions."""

from librt.vecs import vec
from mypy_extensions import i64


class Moves:
    """A buffer for legal actions, made once and used again: items[first:count]."""

    def __init__(self, size: int) -> None:
        self.items = vec[i64]([i64(0)] * size)
        self.count: i64 = 0
        self.first: i64 = 0  # a batch writes those of many states one behind the other, which saves it a copy

    def add(self, action: i64) -> None:
        """Put one more action behind the others."""
        self.items[self.count] = action
        self.count += 1

"""Move times as a histogram: small, and as good to add up as the times themselves."""

from math import ceil, log2
from typing import Final

STEPS: Final = 8  # buckets for each doubling, so a figure is off by 9 % at most
SMALLEST: Final = 1e-6


class Histogram:
    """Counts by bucket; bucket k ends at 2**(k/8) microseconds. Keys are texts, as JSON has them."""

    def __init__(self, counts: dict[str, int] | None = None) -> None:
        self.counts = dict(counts or {})

    def add(self, seconds: float) -> None:
        """One more time."""
        bucket = str(max(0, ceil(STEPS * log2(max(seconds, SMALLEST) / SMALLEST))))
        self.counts[bucket] = self.counts.get(bucket, 0) + 1

    def merge(self, counts: dict[str, int]) -> None:
        """The times of another histogram."""
        for bucket, count in counts.items():
            self.counts[bucket] = self.counts.get(bucket, 0) + count

    def percentile(self, share: float) -> float:
        """The milliseconds within which this share of the times lies; 0 when there are none."""
        wanted, seen = share * sum(self.counts.values()), 0
        for bucket in sorted(self.counts, key=int):
            seen += self.counts[bucket]
            if seen >= wanted:
                return round(float(2 ** (int(bucket) / STEPS)) * SMALLEST * 1000, 3)
        return 0.0

"""Small plots as inline SVG. Places are percentages, so they fit any width without shrinking what is to be read."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # whose modules need numpy; plots don't
    from trilhos.arena.figures import Quartiles
    from trilhos.arena.ratings import Interval

HEIGHT = 26
MIDDLE = HEIGHT // 2


class Scale:
    """From values to percentages of the width, between two round numbers."""

    def __init__(self, values: list[float], zero: bool = False) -> None:
        low, high = min([*values, *([0.0] if zero else [])]), max([*values, *([0.0] if zero else [])])
        self.step = _round_step((high - low) or abs(high) or 1.0)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)

    def at(self, value: float) -> str:
        """Where a value lies; a little room is left on both sides."""
        return f"{2 + 96 * (value - self.low) / (self.high - self.low):.2f}%"

    def width(self, low: float, high: float) -> str:
        """How wide a stretch is."""
        return f"{max(0.0, 96 * (high - low) / (self.high - self.low)):.2f}%"

    def ticks(self) -> Iterator[float]:
        """The round numbers from end to end."""
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield self.low + number * self.step


def _round_step(span: float) -> float:
    """1, 2 or 5 times a power of ten, so that three to six steps make the span."""
    power = 10 ** floor(log10(span))
    return float(next(step * power for step in (0.2, 0.5, 1, 2) if span / (step * power) <= 6))


def svg(parts: list[str], label: str) -> str:
    """A plot with a sentence for those who can't see it."""
    return f'<svg role="img" aria-label="{escape(label)}" width="100%" height="{HEIGHT}">{"".join(parts)}</svg>'


def _grid(scale: Scale) -> list[str]:
    return [
        f'<line class="grid" x1="{scale.at(tick)}" x2="{scale.at(tick)}" y1="0" y2="{HEIGHT}"/>'
        for tick in scale.ticks()
    ]


def whisker(scale: Scale, figure: "Interval", label: str) -> str:
    """A figure and its interval."""
    low, high = scale.at(figure.low), scale.at(figure.high)
    line = f'<line class="whisker" x1="{low}" x2="{high}" y1="{MIDDLE}" y2="{MIDDLE}"/>'
    ends = [f'<line class="end" x1="{x}" x2="{x}" y1="8" y2="{HEIGHT - 8}"/>' for x in (low, high)]
    return svg([*_grid(scale), line, *ends, f'<circle cx="{scale.at(figure.value)}" cy="{MIDDLE}" r="5.5"/>'], label)


def box(scale: Scale, spread: "Quartiles", label: str) -> str:
    """Least to most, the middle half, and the median."""
    least, most, median = scale.at(spread.least), scale.at(spread.most), scale.at(spread.median)
    parts = [
        f'<line class="whisker" x1="{least}" x2="{most}" y1="{MIDDLE}" y2="{MIDDLE}"/>',
        f'<rect class="half" x="{scale.at(spread.low)}" y="5" rx="3" height="{HEIGHT - 10}"'
        f' width="{scale.width(spread.low, spread.high)}"/>',
        f'<line class="median" x1="{median}" x2="{median}" y1="3" y2="{HEIGHT - 3}"/>',
    ]
    return svg([*_grid(scale), *parts], label)


def bar(scale: Scale, value: float, label: str, part: float | None = None) -> str:
    """An amount from 0 on, and how much of it counts."""
    parts = [_bar(scale, value, "pale" if part is not None else "full")]
    if part is not None:
        parts.append(_bar(scale, part, "full"))
    return svg([*_grid(scale), *parts], label)


def _bar(scale: Scale, value: float, kind: str) -> str:
    return (
        f'<rect class="{kind}" x="{scale.at(0)}" y="6" rx="3" height="{HEIGHT - 12}" width="{scale.width(0, value)}"/>'
    )

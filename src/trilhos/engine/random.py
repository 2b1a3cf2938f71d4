"""Random numbers that are the same on every machine, compiled or not: sfc32, four 32-bit words a stream."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 1 << 32
WARM_UP: Final[i64] = 16

# A game's streams stand one behind the other in `State.rng`, so that drawing tickets never changes the cards.
CARDS: Final[i64] = 0
TICKETS: Final[i64] = 4
STREAM_WORDS: Final[i64] = 8
POLICY: Final = 2  # bots draw from a stream of their own, outside the state


def next_word(rng: vec[i64], at: i64) -> i64:
    """Advance the stream that starts at `at` and return 32 random bits."""
    a: i64 = rng[at]
    b: i64 = rng[at + 1]
    c: i64 = rng[at + 2]
    count: i64 = rng[at + 3]
    word: i64 = (a + b + count) & WORD
    rng[at] = b ^ (b >> 9)
    rng[at + 1] = (c + (c << 3)) & WORD
    rng[at + 2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    rng[at + 3] = (count + 1) & WORD
    return word


def below(rng: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n - 1, each equally likely (Lemire's method: multiply, reject the rare biased rest).

    n is at most 2^31, so that the product stays within 63 bits.
    """
    while True:
        wide: i64 = next_word(rng, at) * n
        rest: i64 = wide & WORD
        if rest >= n or rest >= SPAN % n:  # the first is nearly always so, and spares the division
            return wide >> 32


def seed_stream(rng: vec[i64], at: i64, seed: int, stream: int) -> None:
    """Start one stream from a seed of up to 128 bits; streams of one seed have nothing in common."""
    rng[at] = i64(seed & 0xFFFFFFFF)
    rng[at + 1] = i64((seed >> 32) & 0xFFFFFFFF)
    rng[at + 2] = i64(((seed >> 64) & 0xFFFFFFFF) ^ 0x9E3779B9)
    rng[at + 3] = i64(((seed >> 96) & 0xFFFFFFFF) ^ (stream + 1))
    for _ in range(WARM_UP):
        next_word(rng, at)


def game_streams(seed: int) -> vec[i64]:
    """The two streams of a game: cards and tickets."""
    rng = vec[i64]([0] * int(STREAM_WORDS))
    seed_stream(rng, CARDS, seed, 0)
    seed_stream(rng, TICKETS, seed, 1)
    return rng


class Random:
    """A stream for bots and for imagined worlds, apart from every game's own."""

    def __init__(self, seed: int, stream: int = POLICY) -> None:
        self.words = vec[i64]([0, 0, 0, 0])
        seed_stream(self.words, 0, seed, stream)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2^31."""
        return int(below(self.words, 0, i64(n)))

    def word(self) -> int:
        """Thirty-two random bits."""
        return int(next_word(self.words, 0))

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

"""Random numbers that are the same on every machine, compiled or not.

Fast streams are sfc32, for simulations and bots: whoever sees enough of their words can work out the rest. Strong ones
are keyed BLAKE2b in counter mode, for games of people: no cards that were seen tell anything of those to come.
"""

import hashlib
import struct
from typing import Final, Literal

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

Streams = Literal["fast", "strong"]
FAST: Final = "fast"
STRONG: Final = "strong"
KEY_BYTES: Final = 24


def next_word(rng: vec[i64], at: i64) -> i64:
    """Advance the stream that starts at `at` and return 32 random bits."""
    count: i64 = rng[at + 3]
    if count < 0:  # never so in a fast stream
        return _strong_word(rng, at)
    a: i64 = rng[at]
    b: i64 = rng[at + 1]
    c: i64 = rng[at + 2]
    word: i64 = (a + b + count) & WORD
    rng[at] = b ^ (b >> 9)
    rng[at + 1] = (c + (c << 3)) & WORD
    rng[at + 2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    rng[at + 3] = (count + 1) & WORD
    return word


def _strong_word(rng: vec[i64], at: i64) -> i64:
    """The first three numbers are the key of the stream, the fourth is -1 less the words it has given."""
    count: i64 = rng[at + 3]
    rng[at + 3] = count - 1
    key = struct.pack("<3q", int(rng[at]), int(rng[at + 1]), int(rng[at + 2]))
    digest = hashlib.blake2b(struct.pack("<q", -1 - int(count)), digest_size=4, key=key).digest()
    return i64(int.from_bytes(digest, "little"))


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


def seed_strong_stream(rng: vec[i64], at: i64, seed: int, stream: int) -> None:
    """Start one strong stream: its key is a hash of the seed and its number."""
    key = hashlib.blake2b(seed.to_bytes(16, "little"), digest_size=KEY_BYTES, salt=bytes([stream])).digest()
    for place, word in enumerate(struct.unpack("<3q", key)):
        rng[at + i64(place)] = i64(word)
    rng[at + 3] = -1


def game_streams(seed: int, streams: Streams = FAST) -> vec[i64]:
    """The two streams of a game: cards and tickets."""
    rng = vec[i64]([0] * int(STREAM_WORDS))
    if streams == STRONG:
        seed_strong_stream(rng, CARDS, seed, 0)
        seed_strong_stream(rng, TICKETS, seed, 1)
    else:
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

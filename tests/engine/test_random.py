"""Random streams: fixed words, so that a change of generator is noticed; fair numbers; independent streams."""

import pytest

from trilhos.engine.random import CARDS, SPAN, TICKETS, WORD, Random, below, game_streams, next_word
from trilhos.engine.state import numbers

BIG = 2**127 + 12345678901234567890


def test_the_generator_is_sfc32() -> None:
    words = numbers([1, 2, 3, 4])
    assert [int(next_word(words, 0)) for _ in range(4)] == [7, 34, 56623200, 188882296]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [963485851, 3525573347, 1315088988, 697414183]),
        (1, [1785922103, 2045014768, 596607856, 661944067]),
        (BIG, [1196883683, 2081946370, 3749654894, 3253421435]),
    ],
)
def test_a_seed_always_gives_the_same_words(seed: int, expected: list[int]) -> None:
    random = Random(seed)
    assert [random.word() for _ in expected] == expected


def test_the_streams_of_a_game_are_fixed() -> None:
    rng = game_streams(1)
    assert [int(next_word(rng, CARDS)) for _ in range(3)] == [1950625580, 354034397, 661219729]
    assert [int(next_word(rng, TICKETS)) for _ in range(3)] == [128204532, 3714759865, 1546999656]


def test_one_stream_does_not_move_the_other() -> None:
    rng = game_streams(5)
    next_word(rng, TICKETS)
    assert next_word(rng, CARDS) == next_word(game_streams(5), CARDS)


@pytest.mark.parametrize("bit", [0, 31, 32, 64, 96, 127])
def test_every_part_of_a_seed_matters(bit: int) -> None:
    assert Random(1 << bit).word() != Random(1 << (bit + 1) % 128).word()


def test_words_have_32_bits() -> None:
    random = Random(3)
    words = [random.word() for _ in range(2000)]
    assert min(words) >= 0
    assert 2**31 < max(words) <= int(WORD)
    assert len(set(words)) > 1990


def plain_below(words: Random, n: int) -> int:
    """Lemire's method once more, with Python's own integers."""
    while True:
        wide = words.word() * n
        if wide % 2**32 >= 2**32 % n:
            return wide // 2**32


@pytest.mark.parametrize("n", [1, 2, 5, 110, 1000, 2**16 + 1, 3 << 29, 2**31])
def test_numbers_below_a_limit(n: int) -> None:
    random, again = Random(11), Random(11)
    drawn = [random.below(n) for _ in range(300)]
    assert drawn == [plain_below(again, n) for _ in range(300)]
    assert all(0 <= number < n for number in drawn)


def test_the_biased_rest_is_rejected() -> None:
    # A quarter of all words would be biased below 3 << 29, so a hundred numbers take more than a hundred words.
    random, words = Random(2), Random(2)
    for _ in range(100):
        random.below(3 << 29)
    after = random.word()
    assert after != [words.word() for _ in range(101)][-1]
    assert after in [words.word() for _ in range(100)]


def test_each_number_is_equally_likely() -> None:
    random = Random(4)
    counts = [0] * 6
    for _ in range(6000):
        counts[random.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_below_moves_only_its_own_stream() -> None:
    rng = game_streams(9)
    below(rng, CARDS, 10)
    assert list(rng)[int(TICKETS) :] == list(game_streams(9))[int(TICKETS) :]
    assert int(SPAN) == int(WORD) + 1


def test_a_shuffle_keeps_the_items_and_is_fixed() -> None:
    random = Random(7)
    assert [random.below(110) for _ in range(10)] == [75, 108, 98, 25, 42, 72, 48, 96, 19, 60]
    items = list(range(10))
    random.shuffle(items)
    assert items == [0, 4, 7, 3, 5, 6, 1, 8, 2, 9]


def test_a_shuffle_brings_every_order() -> None:
    random = Random(8)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        random.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6

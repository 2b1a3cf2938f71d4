"""Ratings, intervals and the sequential test, against results whose truth is known."""

import random
from math import log, log10

import numpy as np
import pytest

from trilhos.arena.match import Outcome
from trilhos.arena.ratings import Interval, expected, interval, orders, rate, resample
from trilhos.arena.sprt import LIMIT, Sprt, Tally, win_share
from trilhos.arena.times import Histogram


def game(bots: list[str], places: list[int]) -> Outcome:
    """A game with these places by seat."""
    zeros = [0] * len(bots)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Outcome(1, bots, zeros, zeros, zeros, winners, 1, 1, "pieces", places)


def drawn(bots: list[str], strengths: dict[str, float], chance: random.Random) -> Outcome:
    """A game whose places are drawn as Plackett–Luce says."""
    rest, places = list(range(len(bots))), [0] * len(bots)
    for place in range(1, len(bots) + 1):
        seat = chance.choices(rest, [strengths[bots[seat]] for seat in rest])[0]
        places[seat] = place
        rest.remove(seat)
    return game(bots, places)


def test_two_bots_have_the_rating_of_their_odds() -> None:
    blocks = [[game(["a", "b"], [1, 2])]] * 750 + [[game(["a", "b"], [2, 1])]] * 250
    a, b = rate(["a", "b"], blocks, resample(len(blocks)))
    assert a.value - b.value == pytest.approx(400 * log10(750.5 / 250.5), abs=0.01)
    assert a.value == pytest.approx(-b.value, abs=0.001)
    assert a.low < a.value < a.high


@pytest.mark.parametrize("players", [2, 3, 4])
def test_true_strengths_are_found_again(players: int) -> None:
    strengths, chance = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.5}, random.Random(players)
    blocks = [
        [drawn(chance.sample(list(strengths), players), strengths, chance) for _ in range(4)] for _ in range(1500)
    ]
    found = rate(list(strengths), blocks, resample(len(blocks), 200))
    mean = sum(400 * log10(strength) for strength in strengths.values()) / 4
    for strength, rating in zip(strengths.values(), found, strict=True):
        assert rating.value == pytest.approx(400 * log10(strength) - mean, abs=15)
        assert rating.high - rating.low < 40


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    chance, hits = random.Random(1), 0
    for _ in range(100):
        blocks = [[drawn(["a", "b"], {"a": 2, "b": 1}, chance) for _ in range(2)] for _ in range(100)]
        rating = rate(["a", "b"], blocks, resample(100, 200))[0]
        hits += rating.low <= 200 * log10(2) <= rating.high
    assert 88 <= hits <= 99


def test_a_bot_that_wins_always_is_strong_but_not_infinitely() -> None:
    blocks = [[game(["a", "b"], [1, 2])]] * 50
    assert 300 < rate(["a", "b"], blocks, resample(50))[0].value < 1000


def test_bots_that_sit_twice_are_rated() -> None:
    blocks = [[game(["a", "b", "a", "b"], [1, 3, 2, 4])]] * 20
    a, b = rate(["a", "b"], blocks, resample(20))
    assert a.value > b.value
    assert rate(["a"], [[game(["a", "a"], [1, 2])]], resample(1))[0].value == 0


def test_equal_places_count_as_every_order_in_parts() -> None:
    numbers = {"a": 0, "b": 1, "c": 2}
    assert orders(game(["b", "a", "c"], [2, 1, 3]), numbers) == {(0, 1, 2): 1}
    assert orders(game(["b", "a", "c"], [1, 1, 3]), numbers) == {(1, 0, 2): 0.5, (0, 1, 2): 0.5}


def test_samples_are_of_the_blocks_and_always_the_same() -> None:
    weights = resample(50, 100)
    assert weights.shape == (101, 50)
    assert (weights.sum(axis=1) == 50).all()
    assert (weights[0] == 1).all()
    assert (weights == resample(50, 100)).all()
    assert weights[1, :12].tolist() == [1, 0, 1, 0, 2, 0, 1, 0, 2, 3, 0, 0]  # also in another version of numpy


def test_an_interval_leaves_out_the_ends() -> None:
    samples = np.array([5.0, *range(101)])
    assert interval(samples) == Interval(5.0, low=2.5, high=97.5)


# The sequential test


def tally(wins: int, losses: int) -> Tally:
    counted = Tally("a")
    for won in [True] * wins + [False] * losses:
        counted.add([game(["a", "b"], [1, 2] if won else [2, 1])])
    return counted


def test_a_tally_has_mean_and_margin() -> None:
    counted = tally(60, 40)
    assert counted.mean == pytest.approx(0.6)
    assert counted.variance == pytest.approx((24 + 0.5) / 102)
    assert counted.margin == pytest.approx(1.96 * (counted.variance / 100) ** 0.5)
    assert Tally("a").mean == 0.5


def test_a_shared_win_counts_in_parts() -> None:
    assert win_share(game(["a", "b", "a"], [1, 1, 3]), "a") == 0.5
    assert win_share(game(["a", "b", "a"], [1, 1, 1]), "a") == pytest.approx(2 / 3)


def test_expected_shares() -> None:
    assert expected(0) == 0.5
    assert expected(100) == pytest.approx(0.64, abs=0.001)


def test_the_ratio_is_that_of_normal_likelihoods() -> None:
    counted, sprt = tally(60, 40), Sprt(0, 40)
    low, high = expected(0), expected(40)

    def likelihood(share: float) -> float:
        return -100 * (0.6 - share) ** 2 / (2 * counted.variance)

    assert sprt.ratio(counted) == pytest.approx(likelihood(high) - likelihood(low))
    assert pytest.approx(log(19)) == LIMIT


def test_verdicts() -> None:
    sprt = Sprt(0, 20)
    assert sprt.verdict(Tally("a")) == "open"
    assert sprt.verdict(tally(1, 0)) == "open"
    assert sprt.verdict(tally(90, 20)) == "high"
    assert sprt.verdict(tally(20, 90)) == "low"


@pytest.mark.parametrize(("elo", "verdict"), [(0, "low"), (60, "high")])
def test_it_is_seldom_wrong(elo: float, verdict: str) -> None:
    chance, right = random.Random(7), 0
    for _ in range(60):
        counted, sprt = Tally("a"), Sprt(0, 60)
        while sprt.verdict(counted) == "open":
            counted.add([drawn(["a", "b"], {"a": 10 ** (elo / 400), "b": 1}, chance) for _ in range(2)])
        right += sprt.verdict(counted) == verdict
    assert right >= 53


# Times


def test_percentiles_of_times_are_close() -> None:
    times, other = Histogram(), Histogram()
    for number in range(1, 1001):
        (times if number % 3 else other).add(number / 1000)
    times.merge(other.counts)
    for share in (0.5, 0.95, 1):
        assert times.percentile(share) == pytest.approx(1000 * share, rel=0.1)
        assert times.percentile(share) >= 1000 * share - 1
    assert Histogram().percentile(0.95) == 0
    times.add(0)
    assert times.percentile(0) <= 0.001

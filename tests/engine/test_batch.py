"""Batches: the same games as played one by one, seen through buffers that stay in place."""

import struct
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from tests.rig import rulebook
from trilhos.boards import EDITIONS
from trilhos.engine.batch import Batch, shares
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import OVER, State


def pack(actions: Sequence[int]) -> bytes:
    return struct.pack(f"<{len(actions)}q", *actions)


def legal(batch: Batch, game: int) -> list[int]:
    return [int(action) for action in batch.legal[batch.indptr[game] : batch.indptr[game + 1]]]


def choose(batch: Batch, random: Random) -> list[int]:
    """A random legal action in every game."""
    lists = [legal(batch, game) for game in range(int(batch.size))]
    return [actions[random.below(len(actions))] for actions in lists]


class Shadow:
    """The same games, played one by one beside a batch."""

    def __init__(self, rules: Rules, batch: Batch) -> None:
        self.rules = rules
        self.batch = batch
        self.games: list[State] = [rules.start(int(seed)) for seed in batch.seeds]
        self.finished = 0

    def step(self, actions: list[int]) -> None:
        self.batch.step(pack(actions))
        for game, action in enumerate(actions):
            self.rules.apply(self.games[game], i64(action))
            assert bool(self.batch.done[game]) == (self.games[game].phase == OVER)
            if self.batch.done[game]:
                self._check_end(game)
                self.games[game] = self.rules.start(int(self.batch.seeds[game]))

    def _check_end(self, game: int) -> None:
        self.finished += 1
        sheets = self.rules.score(self.games[game])
        row = slice(game * len(sheets), (game + 1) * len(sheets))
        assert [int(score) for score in self.batch.scores[row]] == [sheet.total for sheet in sheets]
        assert list(self.batch.rewards[row]) == shares(len(sheets), self.rules.winners(sheets))

    def check(self) -> None:
        self.batch.observe()
        size = self.batch.observer.size
        for game, state in enumerate(self.games):
            assert legal(self.batch, game) == self.rules.legal(state)
            assert self.batch.seats[game] == state.seat
            out = vec[i32]([i32(0)] * size)
            self.batch.observer.write(state, state.seat, out, 0)
            assert list(out) == list(self.batch.observations[game * size : (game + 1) * size])


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_a_batch_plays_the_same_games_as_one_by_one(edition: str) -> None:
    rules = rulebook(edition, 2)
    shadow = Shadow(rules, Batch(rules, 3, seed=4))
    random = Random(1)
    for step in range(450):
        if step % 50 == 0:
            shadow.check()
        shadow.step(choose(shadow.batch, random))
    assert shadow.finished >= 3


def test_rewards_are_given_once() -> None:
    rules = rulebook("usa", 3)
    batch, random = Batch(rules, 2, seed=1), Random(2)
    while not any(batch.done):
        batch.step(pack(choose(batch, random)))
    game = list(batch.done).index(1)
    row = slice(3 * game, 3 * game + 3)
    assert any(batch.rewards[row])
    scores = list(batch.scores[row])
    batch.step(pack(choose(batch, random)))
    assert not batch.done[game]
    assert list(batch.rewards[row]) == [0, 0, 0]
    assert list(batch.scores[row]) == scores


def test_the_same_seed_gives_the_same_batch() -> None:
    rules = rulebook("usa", 2)
    batches = [Batch(rules, 4, seed) for seed in (9, 9, 10)]
    for _ in range(2):
        random = Random(3)
        for batch in batches[:2]:
            random = Random(3)
            for _ in range(300):
                batch.step(pack(choose(batch, random)))
        assert list(batches[0].seeds) == list(batches[1].seeds)
        assert list(batches[0].legal) == list(batches[1].legal)
    assert not set(batches[0].seeds) & set(batches[2].seeds)


def test_places_have_seeds_of_their_own_whoever_finishes_first() -> None:
    rules = rulebook("usa", 2)
    small, large = Batch(rules, 2, seed=5), Batch(rules, 6, seed=5)
    assert list(small.seeds) == list(large.seeds[:2])
    assert len(set(large.seeds)) == 6


@pytest.mark.parametrize(("wrong", "problem"), [(-1, "action -1 is"), (10**6, "action 1000000 is"), (0, "action 0 is")])
def test_an_illegal_action_plays_nothing(wrong: int, problem: str) -> None:
    batch = Batch(rulebook("usa", 2), 3, seed=1)
    actions = choose(batch, Random(1))
    before = list(batch.legal[: batch.indptr[3]])
    with pytest.raises(ValueError, match=f"{problem} not legal in game 2"):
        batch.step(pack([*actions[:2], wrong]))
    assert list(batch.legal[: batch.indptr[3]]) == before
    batch.step(pack(actions))
    assert list(batch.seats) == [1, 1, 1]


def test_one_action_a_game() -> None:
    batch = Batch(rulebook("usa", 2), 3, seed=1)
    with pytest.raises(ValueError, match="16 bytes of actions, not 8 for each of 3 games"):
        batch.step(pack(choose(batch, Random(1))[:2]))


def test_buffers_are_seen_without_copying() -> None:
    batch = Batch(rulebook("usa", 2), 2, seed=1)
    seats, rows = memoryview(batch.seats), memoryview(batch.observations)
    batch.observe()
    first = rows.tobytes()
    batch.step(pack(choose(batch, Random(1))))
    assert seats.tolist() == [1, 1]
    assert rows.tobytes() == first
    batch.observe()
    assert rows.tobytes() != first


@pytest.mark.parametrize(
    ("players", "winners", "each"),
    [
        (2, [1], [-1, 1]),
        (2, [0, 1], [0, 0]),
        (3, [0], [1, -0.5, -0.5]),
        (3, [0, 2], [0.25, -0.5, 0.25]),
    ],
)
def test_what_one_wins_the_others_lose(players: int, winners: list[int], each: list[float]) -> None:
    assert shares(players, winners) == each
    assert sum(each) == 0


def test_a_game_that_comes_to_the_limit_is_given_up_and_another_begins() -> None:
    batch, random = Batch(rulebook("usa"), 2, 5, limit=40), Random(1)
    seeds = list(batch.seeds)
    for _ in range(40):
        assert not any(batch.cut)
        batch.step(pack(choose(batch, random)))
    assert list(batch.cut) == [1, 1]
    assert not any(batch.done)
    assert not any(batch.rewards)
    assert all(now != before for now, before in zip(batch.seeds, seeds, strict=True))
    batch.step(pack(choose(batch, random)))
    assert not any(batch.cut)


def test_no_game_of_a_batch_is_given_up_before_its_end() -> None:
    batch, random = Batch(rulebook("usa"), 1, 5), Random(1)
    while not batch.done[0]:
        batch.step(pack(choose(batch, random)))
        assert not batch.cut[0]

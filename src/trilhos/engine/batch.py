"""Many games at once for learners: all of them make one decision a step, and finished ones begin anew.

Everything a learner reads lies in vecs that stay where they are, so that numpy can look at them without copying.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from trilhos.engine.observation import Observer
from trilhos.engine.random import Random
from trilhos.engine.rules import LONGEST_GAME, Moves, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.state import OVER, State, numbers

FIRST_STREAM: Final = 16  # the streams that give seeds, one a place in the batch, behind those of games and bots
SEED_BITS: Final = 62  # a game's seed fits an i64
ACTION_BYTES: Final[i64] = 8


class Batch:
    """`size` games of one rulebook. Seeds come from the batch's own, one after the other for each place.

    indptr, legal  the legal actions of game g are legal[indptr[g] : indptr[g + 1]], smallest first (CSR)
    seats          whose decision is waiting
    observations   rows as `Observer` writes them, each for the seat to act; filled by `observe`
    done           1 for the games that the last step has finished; they stand at a new start already
    cut            1 for the games that the last step has given up after `limit` decisions; they begin anew as well
    rewards        by game and seat, 0 but for finished games: see `shares`
    scores         by game and seat: the final count of the last game that was finished there
    seeds          of the games being played
    """

    def __init__(self, rules: Rules, size: int, seed: int, limit: int = LONGEST_GAME) -> None:
        self.rules = rules
        self.size: i64 = size
        self.limit: i64 = limit
        self.observer = Observer(rules)
        self.indptr: vec[i64] = numbers([0] * (size + 1))
        self._scratch = Scratch(rules.board)
        self._out = Moves(size * rules.action_count)
        self.legal: vec[i64] = self._out.items
        self.seats: vec[i64] = numbers([0] * size)
        self.observations: vec[i32] = vec[i32]([i32(0)] * (size * self.observer.size))
        self.done: vec[u8] = vec[u8]([u8(0)] * size)
        self.cut: vec[u8] = vec[u8]([u8(0)] * size)
        self._decisions: vec[i64] = numbers([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * int(rules.players)))
        self.scores: vec[i64] = numbers([0] * (size * int(rules.players)))
        self.seeds: vec[i64] = numbers([0] * size)
        self._streams = [Random(seed, FIRST_STREAM + place) for place in range(size)]
        self._games = [self._begin(place) for place in range(size)]
        count: i64 = 0
        for game in range(self.size):
            count = self._list(game, self._games[game], count)

    def _begin(self, place: int) -> State:
        stream = self._streams[place]
        seed = (stream.word() << 32 | stream.word()) >> (64 - SEED_BITS)
        self.seeds[place] = i64(seed)
        self._decisions[place] = 0
        return self.rules.start(seed)

    def _list(self, game: i64, s: State, count: i64) -> i64:
        """Write a game's legal actions behind the `count` that stand there; returns how many there are now."""
        out = self._out
        out.first = count
        self.rules.legal_into(s, out)
        self.indptr[game + 1] = out.count
        self.seats[game] = s.seat
        return out.count

    # Playing

    def step(self, actions: bytes) -> None:
        """One action a game, as 64-bit little-endian numbers; ValueError, and nothing is played, if one isn't legal."""
        self._check(actions)
        count: i64 = 0
        for game in range(self.size):
            s = self._games[game]
            self.rules.apply(s, read_i64_le(actions, game * ACTION_BYTES))
            self._decisions[game] += 1
            if self.done[game] != 0 or self.cut[game] != 0:
                self._clear(game)
            if s.phase == OVER:
                self._finish(int(game))
                s = self._games[game]
            elif self._decisions[game] >= self.limit:
                self.cut[game] = 1
                s = self._games[game] = self._begin(int(game))
            count = self._list(game, s, count)

    def _check(self, actions: bytes) -> None:
        if len(actions) != self.size * ACTION_BYTES:
            raise ValueError(f"{len(actions)} bytes of actions, not 8 for each of {self.size} games")
        for game in range(self.size):
            action: i64 = read_i64_le(actions, game * ACTION_BYTES)
            if not self._is_legal(game, action):
                raise ValueError(f"action {action} is not legal in game {game}")

    def _is_legal(self, game: i64, action: i64) -> bool:
        """Halve the run of legal actions until one is left: they stand smallest first."""
        legal = self.legal
        low: i64 = self.indptr[game]
        high: i64 = self.indptr[game + 1]
        while high - low > 1:
            middle: i64 = (low + high) >> 1
            if legal[middle] <= action:
                low = middle
            else:
                high = middle
        return legal[low] == action

    def _clear(self, game: i64) -> None:
        self.done[game] = 0
        self.cut[game] = 0
        for seat in range(self.rules.players):
            self.rewards[game * self.rules.players + seat] = 0.0

    def _finish(self, game: int) -> None:
        """Note how the game has ended, and begin another in its place."""
        sheets = self.rules.score(self._games[game], self._scratch)
        at = game * int(self.rules.players)
        for seat, share in enumerate(shares(len(sheets), self.rules.winners(sheets))):
            self.rewards[at + seat] = share
            self.scores[at + seat] = i64(sheets[seat].total)
        self.done[game] = 1
        self._games[game] = self._begin(game)

    def observe(self) -> None:
        """Fill the rows of observations; apart from `step`, for not everybody needs them after every step."""
        size: i64 = self.observer.size
        for game in range(self.size):
            s = self._games[game]
            self.observer.write(s, s.seat, self.observations, game * size)


def shares(players: int, winners: list[int]) -> list[float]:
    """What each seat has won or lost: 1 for a sole winner, all together 0; winners that tie share."""
    won = (players / len(winners) - 1) / (players - 1)
    lost = -1 / (players - 1)
    return [won if seat in winners else lost for seat in range(players)]

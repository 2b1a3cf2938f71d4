"""Tournaments by deal blocks: one deal, played in every seating that is fair to all bots."""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final

from trilhos.arena.match import Outcome, play_game
from trilhos.boards import Edition, make_rules
from trilhos.bots.base import check_name
from trilhos.errors import BadChoice
from trilhos.play.game import SEED_BITS

MOST_SEATINGS: Final = 1000  # games in a block, which is done as one piece


@dataclass(frozen=True)
class Tournament:
    """What is to be played: block k has the deal of seed + k."""

    edition: str | Edition
    players: int
    bots: list[str]
    blocks: int
    seed: int
    options: dict[str, bool] = field(default_factory=dict)
    alone: bool = False  # the first bot sits in one seat, the second in all others

    def check(self) -> None:
        """BadChoice when it can't be played, before anything is."""
        make_rules(self.edition, self.players, self.options)
        for bot in self.bots:
            check_name(bot)
        twice = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if twice:
            raise BadChoice("bot-twice", name=twice[0])
        if self.alone and len(self.bots) != 2:
            raise BadChoice("alone-needs-two", bots=len(self.bots))
        if self._games_a_block() > MOST_SEATINGS:
            raise BadChoice("too-many-seatings", games=self._games_a_block(), most=MOST_SEATINGS)
        if not 0 <= self.seed <= 2**SEED_BITS - self.blocks:
            raise BadChoice("bad-seed", seed=str(self.seed))

    def _games_a_block(self) -> int:
        many = len(self.bots) > self.players
        return comb(len(self.bots), self.players) * self.players if many else len(self.seatings)

    @cached_property
    def seatings(self) -> list[list[str]]:
        """All seatings of a block: each bot sits in each seat equally often, and no game is played twice."""
        turned = [row[at:] + row[:at] for row in self._tables() for at in range(self.players)]
        return [list(row) for row in dict.fromkeys(map(tuple, turned))]

    def _tables(self) -> list[list[str]]:
        """Who plays whom: every choice of bots, or, when they are too few, the list again from each of its places."""
        count = len(self.bots)
        if self.alone:
            return [[self.bots[0], *self.bots[1:] * (self.players - 1)]]
        if count > self.players:
            return [list(chosen) for chosen in combinations(self.bots, self.players)]
        return [[self.bots[(start + seat) % count] for seat in range(self.players)] for start in range(count)]


def play_block(tournament: Tournament, number: int) -> list[Outcome]:
    """All games of one block."""
    deal = tournament.seed + number
    return [play_game(tournament.edition, row, deal, tournament.options) for row in tournament.seatings]

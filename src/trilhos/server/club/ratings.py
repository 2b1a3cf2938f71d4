"""Ratings: what the rated games of a database amount to, folded in the order in which they ended.

Nothing of it is written down: a game counts once because its result stands once, and every process, after every start
and with every version of the formula, comes to what all results say.
"""

import asyncio
from collections.abc import Mapping
from itertools import groupby

from trilhos.arena.skill import Skill, after_game
from trilhos.server.storage.club.results import ResultBook, SeatResult

FIRST = (0.0, "")


def subject(seat: SeatResult) -> str:
    """Who is rated: a member, or a bot by its name, wherever it sits."""
    return f"bot:{seat.bot}" if seat.bot else str(seat.member)


class Ratings:
    """The ratings, as far as this process has folded the results."""

    def __init__(self, results: ResultBook) -> None:
        self.results = results
        self.lock = asyncio.Lock()
        self._begin()

    def _begin(self) -> None:
        self.skills: dict[str, Skill] = {}
        self.last = FIRST
        self.chairs = 0

    async def known(self) -> Mapping[str, Skill]:
        """What is known of everybody who has played a rated game."""
        async with self.lock:
            await asyncio.to_thread(self._fold)
            return dict(self.skills)  # a fold in another thread may change them

    def _fold(self) -> None:
        """What is new; all of it, where something has come in between, by a restore, or has gone."""
        new = self.results.rated(self.last)
        if self.chairs + len(new) != self.results.rated_chairs():
            self._begin()
            new = self.results.rated(FIRST)
        for _, seats in groupby(new, key=lambda seat: seat.game):
            self._count(list(seats))

    def _count(self, seats: list[SeatResult]) -> None:
        """One bot on several chairs is as strong on each; it learns from the mean of them."""
        who = [subject(seat) for seat in seats]
        skills = [self.skills.get(one, Skill()) for one in who]
        after = after_game(skills, [seat.rank for seat in seats])
        for one in dict.fromkeys(who):
            mine = [skill for other, skill in zip(who, after, strict=True) if other == one]
            mean = sum(skill.mean for skill in mine) / len(mine)
            self.skills[one] = Skill(mean, min(skill.spread for skill in mine), mine[0].games)
        self.last = (seats[0].at, seats[0].game)
        self.chairs += len(seats)

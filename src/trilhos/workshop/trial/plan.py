"""What bots play to try a board out."""

from typing import Final

import msgspec

from trilhos.arena.blocks import Tournament
from trilhos.boards import Edition
from trilhos.bots.levels import STYLES
from trilhos.errors import BadChoice
from trilhos.play.game import SEED_BITS

MOST_GAMES: Final = 100_000

# Styles that win their part; who is in a hurry hardly ever does, and would only make tables uneven.
TRIED: Final = ("balanced", "long", "tickets", "blocker")
# One planner in several styles, with constants that were tuned for no board: so all boards are measured alike.
FIELD: Final = {
    "steiner" + "".join(f":{name}={value:g}" for name, value in STYLES[style].items()): style for style in TRIED
}


class TrialPlan(msgspec.Struct, frozen=True):
    """So many games, game k with the deal of seed + k; the bots take every fair seating in turn."""

    games: int = 400
    players: int = 4
    bots: tuple[str, ...] = tuple(FIELD)
    seed: int = 1
    options: dict[str, bool] = {}

    def check(self, edition: Edition) -> None:
        """BadChoice when it can't be played, before anything is."""
        if not 1 <= self.games <= MOST_GAMES:
            limits = {"least": 1, "most": MOST_GAMES}
            raise BadChoice("bad-number-between", option="games", value=str(self.games), **limits)
        if not 0 <= self.seed <= 2**SEED_BITS - self.games:
            raise BadChoice("bad-seed", seed=str(self.seed))
        self._tournament(edition).check()

    def seatings(self, edition: Edition) -> list[list[str]]:
        """Who sits where: each bot in each seat equally often."""
        return self._tournament(edition).seatings

    def _tournament(self, edition: Edition) -> Tournament:
        return Tournament(edition, self.players, list(self.bots), 1, self.seed, self.options)


def style_of(bot: str) -> str:
    """What a bot of the field is called by its style; any other by its name."""
    return FIELD.get(bot, bot)

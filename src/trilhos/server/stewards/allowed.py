"""The bots that this server runs: the built-in ones, and those that its owner named at this start."""

from collections.abc import Iterable

from trilhos.bots.base import check_name, from_outside, names
from trilhos.errors import BadChoice
from trilhos.server.answers.errors import Forbidden


class AllowedBots:
    """Asked at the door, and again wherever a bot is about to run: a database can name any command line."""

    def __init__(self, named: Iterable[str]) -> None:
        self.named = tuple(named)

    def names(self) -> list[str]:
        """What people may put on chairs."""
        return [*names(), *self.named]

    def check(self, bot: str) -> None:
        """Forbidden for a program that the owner hasn't named; BadChoice for what isn't known at all."""
        if bot in self.named:
            return
        if from_outside(bot):
            raise Forbidden("bot-not-allowed", name=bot)
        check_name(bot)

    def __contains__(self, bot: str) -> bool:
        try:
            self.check(bot)
        except (Forbidden, BadChoice):
            return False
        return True

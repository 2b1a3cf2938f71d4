"""The bots that this server runs: the built-in ones, and those that its owner named at this start."""

import re
from collections.abc import Iterable
from typing import Final

from trilhos.bots.base import check_name, from_outside, is_ours, names
from trilhos.bots.characters import characters
from trilhos.errors import BadChoice
from trilhos.server.answers.errors import Forbidden

NAMED: Final = re.compile(r"([^=:]*)=(cmd:.*)", re.DOTALL)
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class AllowedBots:
    """Asked at the door, and again wherever a bot is about to run: a database can name any command line."""

    def __init__(self, named: Iterable[str]) -> None:
        self.programs: dict[str, str] = {}  # by the name that people know it by
        for word in named:
            match = NAMED.fullmatch(word)
            name, program = (match[1], match[2]) if match else (word, word)
            if match and (not NAME.fullmatch(name) or name in (*names(), *self.programs)):
                raise BadChoice("bad-program-name", name=name)
            check_name(program)
            self.programs[name] = program
        self.named = tuple(self.programs)

    def names(self) -> list[str]:
        """What people may put on chairs."""
        return [*names(), *self.named]

    def program(self, bot: str) -> str:
        """What runs under a name."""
        return self.programs.get(bot, bot)

    def is_owners(self, bot: str) -> bool:
        """Whether it came with whoever runs this server: a program, or a bot of another package."""
        return bot not in characters() and not is_ours(bot.partition(":")[0])

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

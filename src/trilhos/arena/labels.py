"""Short names for bots that are commands."""

from pathlib import PurePath


def labels(bots: list[str]) -> dict[str, str]:
    """A label for each bot: commands without their folders and limits, unless two would then look the same."""
    short = {bot: _short(bot) for bot in bots}
    return {bot: label if list(short.values()).count(label) == 1 else bot for bot, label in short.items()}


def _short(bot: str) -> str:
    prefix, _, command = bot.partition(":")
    if prefix != "cmd":
        return bot
    return " ".join(PurePath(word).name for word in command.rpartition(":")[2].split()) or bot

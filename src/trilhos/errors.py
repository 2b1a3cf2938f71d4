"""The project's own exceptions. Each carries the key of a sentence, so that it can be said in any language."""

from trilhos.text import ENGLISH, Text


class TrilhosError(Exception):
    """Something that a person or a program asked for can't be done; nothing has been changed."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.say(Text(ENGLISH))

    def say(self, text: Text) -> str:
        """The sentence in the language of `text`."""
        return text(self.key, **self.values)


class BadChoice(TrilhosError):
    """An unknown edition, bot, option or language, or a number of players that doesn't fit."""


class BadMove(TrilhosError):
    """A move that is not legal now, or not a move at all."""


class BadFile(TrilhosError):
    """A file that can't be read, written or understood."""

"""The project's own exceptions. Each carries the key of a sentence, so that it can be said in any language."""

from typing import Final

from trilhos.text import ENGLISH, Text

FIXED_SPACES: Final = "\u00a0\u202f"  # at which no line breaks, as before a colon in French: as good as any letter
LONGEST_VALUE: Final = 300  # letters of somebody's own words, or of a list, that a sentence repeats
LARGEST_NUMBER: Final = 10**15  # above it nobody needs commas between the digits, and the formatter fails


class TrilhosError(Exception):
    """Something that a person or a program asked for can't be done; nothing has been changed."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = {name: _short(value) for name, value in values.items()}

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


class BadRules(TrilhosError):
    """Chapters that make no rulebook: one sentence for each of the faults that the engine has found."""

    def __init__(self, faults: list[tuple[str, str, str]]) -> None:
        super().__init__("bad-rules")
        self.faults = faults

    def say(self, text: Text) -> str:
        """What is wrong, all of it."""
        sentences = [
            text(f"bad-rules-{what}", chapter=_chapter(text, chapter), other=_chapter(text, other))
            for what, chapter, other in self.faults
        ]
        return " ".join([text(self.key), *sentences])


def _chapter(text: Text, name: str) -> str:
    """A chapter's name; one that somebody has written himself is called as he calls it."""
    return text.named(f"chapter-{name}", name)


def _short(value: str | int) -> str | int:
    if isinstance(value, int):
        return value if abs(value) < LARGEST_NUMBER else _short(str(value))
    value = printable(value)
    return value if len(value) <= LONGEST_VALUE else value[:LONGEST_VALUE] + "…"


def printable(words: str) -> str:
    """Somebody's own words without what commands a terminal, turns the reading direction or begins another line."""
    return "".join(letter if letter.isprintable() or letter in FIXED_SPACES else "?" for letter in words)

"""The numbers of a chapter's rule that a board's file says; the chapter declares them in its voice."""

from typing import Final

NUMBER: Final = "number"
NUMBERS: Final = "numbers"  # a list: one for each deck, kind of pieces, rank …
FLAG: Final = "flag"
WORD: Final = "word"


class ChapterParameter:
    """A parameter by the name of the chapter's own argument; an `optional` one has a default there."""

    def __init__(
        self,
        name: str,
        sort: str,
        least: int = 0,
        most: int = 0,
        words: dict[str, int] | None = None,
        optional: bool = False,
    ) -> None:
        self.name = name
        self.sort = sort
        self.least = least
        self.most = most
        self.words = words or {}  # what each stands for
        self.optional = optional

    def fits(self, value: object) -> bool:
        """Whether a board's file may say this."""
        if self.sort == FLAG:
            return isinstance(value, bool)
        if self.sort == WORD:
            return isinstance(value, str) and value in self.words
        if self.sort == NUMBERS:
            return isinstance(value, list) and all(self._within(one) for one in value)
        return self._within(value)

    def _within(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def argument(self, value: object) -> object:
        """What the chapter is given for it."""
        return self.words[value] if isinstance(value, str) else value


def single(name: str, least: int, most: int, optional: bool = False) -> ChapterParameter:
    """One whole number."""
    return ChapterParameter(name, NUMBER, least, most, optional=optional)


def listed(name: str, least: int, most: int) -> ChapterParameter:
    """A list of whole numbers."""
    return ChapterParameter(name, NUMBERS, least, most)


def flag(name: str) -> ChapterParameter:
    """Yes or no; no where nothing is said."""
    return ChapterParameter(name, FLAG, optional=True)


def word(name: str, words: dict[str, int]) -> ChapterParameter:
    """One of these words; the default where nothing is said."""
    return ChapterParameter(name, WORD, words=words, optional=True)

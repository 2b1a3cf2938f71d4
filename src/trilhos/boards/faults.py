"""What can be wrong with a board's file, each with its place and a sentence."""

from typing import Final

from trilhos.errors import BadFile, TrilhosError, printable
from trilhos.text import Text

MOST_TOLD: Final = 100  # faults; whoever has mended those asks again
LONGEST: Final = 60  # letters of a name that somebody else has made up


class BoardFault:
    """Something wrong: where in the file, and the key of a sentence with its values."""

    def __init__(self, place: str, key: str, **values: str | int) -> None:
        self.place = place
        self.key = key
        self.values = values

    def say(self, text: Text) -> str:
        """The sentence, after the place."""
        return f"{self.place}: {self.sentence(text)}" if self.place else self.sentence(text)

    def sentence(self, text: Text) -> str:
        """The sentence alone."""
        return text(f"boardfile-{self.key}", **self.values)


class RulesFault(BoardFault):
    """What the engine finds when the rules are made."""

    def __init__(self, place: str, problem: TrilhosError) -> None:
        super().__init__(place, "rules")
        self.problem = problem

    def sentence(self, text: Text) -> str:
        """Its own sentences."""
        return self.problem.say(text)


class BadBoard(BadFile):
    """A board's file with faults: all of them, up to a number that people can read."""

    def __init__(self, source: str, faults: list[BoardFault]) -> None:
        super().__init__("bad-board", file=source, count=len(faults))
        self.faults = faults

    def say(self, text: Text) -> str:
        """A line for the file, and one for each fault."""
        told = [fault.say(text) for fault in self.faults[:MOST_TOLD]]
        more = len(self.faults) - len(told)
        return "\n".join([super().say(text), *told, *([text("boardfile-more", count=more)] if more else [])])


def short(name: object) -> str:
    """Somebody's own word as a sentence can repeat it."""
    word = printable(str(name))
    return word if len(word) <= LONGEST else word[:LONGEST] + "…"

"""The person's end of the line: prints rows that fit, page by page, and reads answers."""

import codecs
import unicodedata
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text as Line

from trilhos.text import Text

Lines = list[Line]
NARROWEST: Final = 20
DIGITS: Final = 4  # of the longest number that is taken for one
PLAIN_LETTERS: Final = "trilhos-plain-letters"


def _plain_letters(problem: UnicodeError) -> tuple[str, int]:
    """Letters that a terminal lacks, without their accents; a dash for signs."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    plain = unicodedata.normalize("NFKD", problem.object[problem.start : problem.end])
    letters = [c if c.isascii() else "-" for c in plain if not unicodedata.combining(c)]
    return "".join(letters), problem.end


codecs.register_error(PLAIN_LETTERS, _plain_letters)


class Desk:
    """A terminal, a pipe, or anything else that has lines."""

    def __init__(self, text: Text, stdin: TextIO, stdout: TextIO, plain: bool = False) -> None:
        self.text = text
        self.plain = plain
        self.stdin = stdin
        self.unicode = (getattr(stdout, "encoding", None) or "utf-8").lower().replace("-", "").startswith("utf")
        self.console = Console(file=stdout, highlight=False, color_system=None if plain else "auto")

    @property
    def width(self) -> int:
        """Columns."""
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        """Rows on one screen."""
        return max(12, self.console.height)

    def rows(self, lines: Iterable[Line], label: str = "") -> Lines:
        """The lines cut into rows that fit, behind a label and set in under it."""
        cut = [row for line in lines for row in line.wrap(self.console, self.width - len(label))]
        return [Line.assemble(" " * len(label) if at else label, row) for at, row in enumerate(cut)] if label else cut

    def say(self, *lines: Line | str) -> None:
        """Print lines, however many they are."""
        for row in self.rows(Line(line) if isinstance(line, str) else line for line in lines):
            row.rstrip()
            self.console.print(row, soft_wrap=True)

    def busy(self, words: str) -> AbstractContextManager[object]:
        """While something takes its time, a terminal says so, and forgets it afterwards."""
        return nullcontext() if self.plain or not self.console.is_terminal else self.console.status(words)

    def show(self, lines: Iterable[Line]) -> None:
        """Print lines; on a terminal page by page, until the person has seen enough."""
        rows = self.rows(lines)
        size = self.height - 2
        while self.console.is_terminal and len(rows) > size:
            self.say(*rows[:size])
            rows = rows[size:]
            while (answer := self.ask(self.text("terminal-more", count=len(rows)))) == "?":
                self.say(self.text("terminal-more-help"))
            if answer:
                return
        self.say(*rows)

    def ask(self, prompt: str) -> str:
        """The person's next line; EOFError when there will be none."""
        self.console.print(Line(prompt + " "), end="", soft_wrap=True)
        self.console.file.flush()
        line = self.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        return line.strip()

    def pick(self, rows: Iterable[Line], prompt: str, known: list[str]) -> int:
        """A numbered choice, by number or by one of the names; asks until it has one."""
        lines = list(rows)
        self.say(*[Line.assemble(f"{n:>2}  ", line) for n, line in enumerate(lines, 1)])
        while True:
            answer = self.ask(prompt)
            if chosen := number(answer, len(lines)):
                return chosen - 1
            if answer == "?":
                self.say(self.text("terminal-pick-help"))
                continue
            if answer in known:
                return known.index(answer)
            self.say(self.text("terminal-bad-number", most=len(lines)))


def number(answer: str, most: int) -> int:
    """The number from 1 to `most` that an answer is, or 0."""
    short = answer.isdecimal() and len(answer) <= DIGITS
    return int(answer) if short and 1 <= int(answer) <= most else 0


def columns(rows: list[Lines], plain: bool = False) -> Lines:
    """Cells under each other; when plain, in one sentence."""
    if plain:
        return [Line(", ").join(cell for cell in row if cell) for row in rows]
    count = max((len(row) for row in rows), default=0)
    widths = [max((row[at].cell_len for row in rows if at < len(row)), default=0) for at in range(count)]
    lines: Lines = []
    for row in rows:
        line = Line()
        for cell, width in zip(row, widths, strict=False):
            line += cell + Line(" " * (width - cell.cell_len + 2))
        line.rstrip()
        lines.append(line)
    return lines


def flow(label: Line, cells: Lines, width: int, gap: str = "  ") -> Lines:
    """Cells in a row behind a label, broken between cells only, the next rows set in under the first."""
    rows = [label.copy()]
    for at, cell in enumerate(cells):
        sep = gap if at else ""
        if at and rows[-1].cell_len + len(sep) + cell.cell_len > width:
            rows.append(Line(" " * label.cell_len))
            sep = ""
        rows[-1] += Line(sep) + cell
    return rows

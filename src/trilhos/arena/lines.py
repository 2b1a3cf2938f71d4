"""A file of JSON lines that a long run writes as it goes, read again to go on; one program at a time has it open."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from trilhos.errors import BadFile


class Lines:
    """An open file: what its lines hold, and room for more."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self.file = file
        self.found = self._read()

    def add(self, line: msgspec.Struct) -> None:
        """One more line, safe from the moment this returns."""
        plain = msgspec.to_builtins(line)  # seeds are too large for msgspec's own writer
        self.file.write(json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def broken(self, number: int) -> BadFile:
        """What to say of a line that isn't sound; the first is 1."""
        return BadFile("broken-results", file=str(self.path), line=number)

    def _read(self) -> list[dict[str, Any]]:
        """The lines so far. A last one that was cut off is forgotten; anything else that is wrong is said."""
        lines = self.file.read().split(b"\n")
        cut = len(lines.pop())
        if cut:
            self.file.truncate(self.file.seek(0, 2) - cut)
        return [self._parse(line, number) for number, line in enumerate(lines, 1)]

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise self.broken(number)
        return value


@contextmanager
def open_lines(path: Path) -> Iterator[Lines]:
    """The file, made with its folder if there is none; BadFile when another program has it open."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as problem:
        raise BadFile("cant-write", file=str(path), problem=problem.strerror or "") from problem
    with file:
        _lock(file, path)
        file.seek(0)
        yield Lines(path, file)


def _lock(file: BinaryIO, path: Path) -> None:
    """Held until the file is closed, on systems that have locks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadFile("results-in-use", file=str(path)) from None

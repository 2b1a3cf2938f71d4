"""The results of a tournament on disk: a line a block, written as blocks finish, read again to go on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from trilhos import __version__
from trilhos.arena.blocks import Tournament
from trilhos.arena.match import Outcome
from trilhos.boards import edition
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadFile
from trilhos.play.typed import UNSOUND

FORMAT: Final = "trilhos-arena/2"
FILE: Final = "results.jsonl"

Block = list[Outcome]


class ResultsHeader(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: a bot may play otherwise in another version, so that counts as well."""

    format: str
    version: str
    rules_version: int
    edition: str
    players: int
    bots: list[str]
    seed: int
    options: dict[str, bool]
    board: str | None = None  # the fingerprint of a board from outside


class BlockLine(msgspec.Struct, frozen=True):
    """Any other line: a block, and its number."""

    block: int
    games: Block


class Memory:
    """Blocks of a tournament that nobody wants to keep."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []

    def add(self, block: Block) -> None:
        """One more block."""
        self.blocks.append(block)


class Results:
    """An open results file: the blocks that it holds, and room for more."""

    def __init__(self, path: Path, file: BinaryIO, tournament: Tournament) -> None:
        self.path = path
        self.file = file
        self.blocks = self._read(tournament)

    def add(self, block: Block) -> None:
        """One more block, safe from the moment this returns."""
        self._write(BlockLine(len(self.blocks), block))
        self.blocks.append(block)

    def _write(self, line: ResultsHeader | BlockLine) -> None:
        plain = msgspec.to_builtins(line)  # seeds are too large for msgspec's own writer
        self.file.write(json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def _read(self, tournament: Tournament) -> list[Block]:
        """The blocks so far. A last line that was cut off is forgotten; anything else that is wrong is said."""
        lines = self.file.read().split(b"\n")
        cut = len(lines.pop())
        if cut:
            self.file.truncate(self.file.seek(0, 2) - cut)
        if not lines:
            self._write(_header(tournament))
            return []
        self._compare(self._parse(lines[0], 1), tournament)
        return [self._block(self._parse(line, at + 2), at) for at, line in enumerate(lines[1:])]

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise BadFile("broken-results", file=str(self.path), line=number)
        return value

    def _compare(self, header: dict[str, Any], tournament: Tournament) -> None:
        if header.get("format") != FORMAT:
            raise BadFile("foreign-results", file=str(self.path), format=FORMAT)
        for key, value in msgspec.structs.asdict(_header(tournament)).items():
            if header.get(key) != value:
                raise BadFile(
                    "other-results", file=str(self.path), field=key, theirs=str(header.get(key)), ours=str(value)
                )

    def _block(self, line: dict[str, Any], number: int) -> Block:
        try:
            read = msgspec.convert(line, BlockLine)
        except UNSOUND:
            read = None
        if read is None or read.block != number:
            raise BadFile("broken-results", file=str(self.path), line=number + 2)
        return read.games


def _header(tournament: Tournament) -> ResultsHeader:
    board = edition(tournament.edition)
    return ResultsHeader(
        FORMAT,
        __version__,
        RULES_VERSION,
        board.id,
        tournament.players,
        tournament.bots,
        tournament.seed,
        tournament.options,
        None if board.ours else board.fingerprint,
    )


@contextmanager
def open_results(folder: Path, tournament: Tournament) -> Iterator[Results]:
    """The results file in a folder, for one program at a time; BadFile when it holds another tournament."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as problem:
        raise BadFile("cant-write", file=str(path), problem=problem.strerror or "") from problem
    with file:
        _lock(file, path)
        file.seek(0)
        yield Results(path, file, tournament)


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

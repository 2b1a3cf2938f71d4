"""The results of a tournament on disk: a line a block, written as blocks finish, read again to go on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from trilhos import __version__
from trilhos.arena.blocks import Tournament
from trilhos.arena.lines import Lines, open_lines
from trilhos.arena.match import Outcome
from trilhos.boards import edition
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadFile
from trilhos.play.typed import UNSOUND

FORMAT: Final = "trilhos-arena/2"
FILE: Final = "results.jsonl"

Block = list[Outcome]
T = TypeVar("T")


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
    alone: bool | None = None  # or true


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

    def __init__(self, lines: Lines, tournament: Tournament) -> None:
        self.lines = lines
        if not lines.found:
            lines.add(_header(tournament))
        else:
            self._compare(lines.found[0], tournament)
        self.blocks = [self._block(line, at) for at, line in enumerate(lines.found[1:])]

    def add(self, block: Block) -> None:
        """One more block, safe from the moment this returns."""
        self.lines.add(BlockLine(len(self.blocks), block))
        self.blocks.append(block)

    def _compare(self, header: dict[str, Any], tournament: Tournament) -> None:
        if header.get("format") != FORMAT:
            raise BadFile("foreign-results", file=str(self.lines.path), format=FORMAT)
        for key, value in msgspec.structs.asdict(_header(tournament)).items():
            if header.get(key) != value:
                raise BadFile(
                    "other-results", file=str(self.lines.path), field=key, theirs=str(header.get(key)), ours=str(value)
                )

    def _block(self, line: dict[str, Any], number: int) -> Block:
        try:
            read = msgspec.convert(line, BlockLine)
        except UNSOUND:
            read = None
        if read is None or read.block != number:
            raise self.lines.broken(number + 2)
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
        tournament.alone or None,
    )


@contextmanager
def open_results(folder: Path, tournament: Tournament) -> Iterator[Results]:
    """The results file in a folder, for one program at a time; BadFile when it holds another tournament."""
    with open_lines(folder / FILE) as lines:
        yield Results(lines, tournament)


def outcomes_in(path: Path) -> tuple[ResultsHeader, list[Outcome]]:
    """What a results file holds, as it is now: an arena may be at work on it. BadFile when it is none."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]  # what stands behind the last one isn't whole
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem
    header = _converted(path, lines, 0, ResultsHeader) if lines else None
    if header is None or header.format != FORMAT:
        raise BadFile("foreign-results", file=str(path), format=FORMAT)
    blocks = [_converted(path, lines, at, BlockLine) for at in range(1, len(lines))]
    return header, [game for block in blocks for game in block.games]


def _converted(path: Path, lines: list[bytes], at: int, wanted: type[T]) -> T:
    try:
        return msgspec.convert(json.loads(lines[at]), wanted)
    except (ValueError, *UNSOUND) as problem:
        raise BadFile("broken-results", file=str(path), line=at + 1) from problem

"""Backup files: gzipped JSON lines, a header, one line a game, and a trailer that proves the file whole."""

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

import msgspec

from trilhos import __version__
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadFile
from trilhos.server.game.entries import KINDS
from trilhos.server.storage.club.copies import ClubLines
from trilhos.server.storage.log import Entry
from trilhos.server.storage.uploads import UploadLine

FORMAT: Final = "trilhos-backup/1"
NAME: Final = FORMAT.partition("/")[0]
LEVEL: Final = 6  # of compression; 9 takes three times as long for 3 % less
MAGIC: Final = b"\x1f\x8b"  # with which gzipped files begin
T = TypeVar("T")


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    made: float
    program: str = __version__
    boards: list[UploadLine] = []  # that people have brought
    club: ClubLines = ClubLines()
    keys: dict[str, str] = {}  # secrets of the server's own


class HookLine(msgspec.Struct, frozen=True):
    """Where a player's notices go; address and key are secrets, as seeds are."""

    address: str
    form: str
    language: str
    told: int
    failures: int
    problem: str | None
    status: int | None
    way: str = "webhook"  # there was no other once
    device: str = ""
    key: str = ""
    confirmed: bool = True
    reminded: int = 0
    zone: str = ""


class OrdersLine(msgspec.Struct, frozen=True):
    """The standing orders of a player, as the database has them; nobody else may know them, as with seeds."""

    version: int
    orders: str  # JSON


class ChairLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair; of its secret link only the hash, as in the database."""

    chair: int
    token: str | None
    seen: float
    hook: HookLine | None = None  # in backups from before there were several
    standing: OrdersLine | None = None
    hooks: list[HookLine] = []
    quiet: str | None = None  # hours, JSON


class GameLine(msgspec.Struct, frozen=True):
    """One game: what the log doesn't hold, its index, its chairs and its log."""

    id: str
    seed: str
    salt: str
    host: str
    public: bool
    status: str
    created: float
    moved: float
    waits_for: int | None
    served: bool
    grace: int
    chairs: list[ChairLine]
    entries: list[Entry]
    board: str | None = None  # the file of one that isn't one of ours, with the first of its games


class Trailer(msgspec.Struct, frozen=True):
    """The last line: how much there is, and the hash of all lines before it."""

    games: int
    entries: int
    sha256: str


class ArchiveWriter:
    """Writes a backup, line by line."""

    def __init__(self, stream: BinaryIO, header: Header) -> None:
        self.packed = gzip.GzipFile(filename="", fileobj=stream, mode="wb", compresslevel=LEVEL)
        self.hash = hashlib.sha256()
        self.games = self.entries = 0
        self.boards: set[str] = set()  # that stand in it already
        self._write(header)

    def add(self, game: GameLine) -> None:
        """One more game."""
        again = game.board is not None and game.board in self.boards
        self.boards |= {game.board} if game.board else set()
        self._write(msgspec.structs.replace(game, board=None) if again else game)
        self.games += 1
        self.entries += len(game.entries)

    def finish(self) -> Trailer:
        """The trailer; without it a file counts as damaged."""
        trailer = Trailer(self.games, self.entries, self.hash.hexdigest())
        self._write(trailer)
        self.packed.close()
        return trailer

    def _write(self, line: msgspec.Struct) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self.hash.update(data)
        self.packed.write(data)


def check(path: Path) -> Trailer:
    """Read a backup to its end; BadFile unless it is one of ours, whole and understood."""
    lines = _lines(path)
    first, last = next(lines, b""), next(lines, b"")
    _check_header(first, path)
    hash, games, entries = hashlib.sha256(first), 0, 0
    for line in lines:
        game = _decode(last, GameLine, path)
        version = game.entries[0].data.get("rules_version") if game.entries else None
        newer = isinstance(version, int) and version > RULES_VERSION
        if newer or any(entry.kind not in KINDS for entry in game.entries):
            raise BadFile("newer-backup-game", file=str(path), game=game.id)
        games += 1
        entries += len(game.entries)  # whether they make sense is seen when they are folded
        hash.update(last)
        last = line
    trailer = _decode(last, Trailer, path)
    if trailer != Trailer(games, entries, hash.hexdigest()):
        raise BadFile("damaged-backup", file=str(path))
    return trailer


def _check_header(line: bytes, path: Path) -> None:
    try:
        found = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as problem:
        raise BadFile("foreign-backup", file=str(path), format=FORMAT) from problem
    if found.format != FORMAT:
        ours = found.format.startswith(f"{NAME}/")
        key = "newer-backup" if ours else "foreign-backup"
        values = {"found": found.format, "program": found.program} if ours else {}
        raise BadFile(key, file=str(path), format=FORMAT, **values)


def header(path: Path) -> Header:
    """What stands before the games of a backup that was checked before."""
    return _decode(next(_lines(path)), Header, path)


def games(path: Path) -> Iterator[GameLine]:
    """The games of a backup that was checked before."""
    lines = _lines(path)
    next(lines)
    before = next(lines)
    for line in lines:
        yield _decode(before, GameLine, path)
        before = line


def _decode(line: bytes, shape: type[T], path: Path) -> T:
    try:
        return msgspec.json.decode(line, type=shape)
    except msgspec.MsgspecError as problem:
        raise BadFile("damaged-backup", file=str(path)) from problem


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise BadFile("foreign-backup", file=str(path), format=FORMAT)
            file.seek(0)
            yield from gzip.GzipFile(fileobj=file)
    except (EOFError, zlib.error, gzip.BadGzipFile) as problem:
        raise BadFile("damaged-backup", file=str(path)) from problem
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem

"""The boards that are offered: our own, and those of a folder, which is looked at again when somebody asks."""

import time
from pathlib import Path
from threading import Lock
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog

from trilhos.boards import EDITIONS, Edition, edition
from trilhos.boards.load import plain
from trilhos.errors import BadChoice, BadFile, TrilhosError
from trilhos.server.storage.boards import kept_board, kept_boards
from trilhos.server.storage.uploads import Uploads

MOST_FILES: Final = 100
LOOK_SECONDS: Final = 1.0  # so long the folder is believed to be as it was
MOST_REASONS: Final = 20  # lines about one file in the log
Stamp = tuple[int, int, int]
LOG = structlog.get_logger("trilhos.shelf")


class Read(msgspec.Struct, frozen=True):
    """A file as it was when it was read: a board, or nothing that can be played."""

    stamp: Stamp
    board: Edition | None


class OfferedBoards:
    """What can be played here. Its methods read files, or the database: they are for threads."""

    def __init__(self, engine: sa.Engine, folder: Path | None, workshop: bool = False) -> None:
        self.engine = engine
        self.folder = folder
        self.workshop = workshop  # whether boards that people have brought can be played
        self.uploads = Uploads(engine)
        self.read: dict[str, Read] = {}  # by the file's name
        self.refused: dict[str, str] = {}  # by the file's name: what the log was told
        self.looked = -LOOK_SECONDS
        self.lock = Lock()

    def offered(self) -> dict[str, Edition]:
        """All boards by their ids, as people are shown them."""
        found = dict(EDITIONS)
        with self.lock:
            if self.folder is not None and time.monotonic() - self.looked >= LOOK_SECONDS:
                self._look(self.folder)
                self.looked = time.monotonic()
            for name, read in self.read.items():
                if read.board is not None and found.setdefault(read.board.id, read.board) is not read.board:
                    self._refuse(name, BadFile("board-id-taken", file=name, id=read.board.id))
        return dict(sorted(found.items(), key=lambda item: (item[1].file.order, item[0])))

    def find(self, word: str) -> Edition:
        """The board that is offered under an id, or was brought and has this address; BadChoice lists the former."""
        offered = self.offered()
        may_be_brought = self.workshop and word.isprintable() and word not in offered  # a database takes no NUL
        brought = self.uploads.find(word) if may_be_brought else None
        if brought is not None:
            self.uploads.use(word)
            return brought
        if word not in offered:
            raise BadChoice("unknown-edition", name=word, known=", ".join(offered))
        return offered[word]

    def at(self, address: str) -> Edition | None:
        """The board of an address: one that is offered, that was brought, or that a game was dealt on."""
        for board in self.offered().values():
            if board.address == address:
                return board
        brought = self.uploads.find(address) if self.workshop else None
        if brought is not None:
            return brought
        with self.engine.connect() as connection:
            return kept_board(connection, address)

    def same(self, data: dict[str, Any]) -> Edition | None:
        """The very board that somebody else's file carries, if we have it; of theirs nothing is used."""
        name = str(data.get("id"))
        offered = self.offered().get(name)
        with self.engine.connect() as connection:
            known = [*([offered] if offered and not offered.ours else []), *kept_boards(connection, name)]
        known += self.uploads.named(name) if self.workshop else []
        return next((board for board in known if plain(board.file) == data), None)

    def _look(self, folder: Path) -> None:
        """Read what is new or has changed; forget what is gone."""
        stamps = dict(sorted(_stamps(folder).items()))
        for name in [*stamps][MOST_FILES:]:
            self._refuse(name, BadFile("too-many-boards", file=name, most=MOST_FILES))
        now = dict([*stamps.items()][:MOST_FILES])
        self.refused = {name: why for name, why in self.refused.items() if name in stamps}
        self.read = {name: self._read(folder / name, stamp) for name, stamp in now.items()}

    def _read(self, path: Path, stamp: Stamp) -> Read:
        before = self.read.get(path.name)
        if before is not None and before.stamp == stamp:
            return before
        try:
            board = edition(path)
        except TrilhosError as problem:
            self._refuse(path.name, problem)
            return Read(stamp, None)
        self.refused.pop(path.name, None)
        LOG.info("a board is offered", file=path.name, id=board.id)
        return Read(stamp, board)

    def _refuse(self, name: str, problem: TrilhosError) -> None:
        """The others are offered; the log says which isn't, and why, once."""
        why = str(problem)
        if self.refused.get(name) != why:
            self.refused[name] = why
            LOG.warning("a board can't be offered", file=name, reasons=why.splitlines()[:MOST_REASONS])


def _stamps(folder: Path) -> dict[str, Stamp]:
    """The files of a folder, and what is another as soon as somebody has written to them."""
    found = {}
    for path in folder.glob("[!.]*.json"):
        try:
            about = path.stat()
        except OSError:  # gone since
            continue
        found[path.name] = (about.st_mtime_ns, about.st_size, about.st_ino)
    return found

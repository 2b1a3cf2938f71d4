"""Boards that people have brought: kept by their addresses, so many and so large at most, those used longest ago going.

A game keeps its board for itself (`storage/boards.py`): whatever goes here takes no game along.
"""

from collections import defaultdict
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from trilhos.boards import Edition, sound_board
from trilhos.boards.load import written
from trilhos.server.answers.errors import Refused
from trilhos.server.answers.gallery import GalleryBoard, gallery_board
from trilhos.server.storage.clock import wall
from trilhos.server.storage.database import is_postgres, writing
from trilhos.server.storage.tables import TRIALS, UPLOADS


class UploadRoom(msgspec.Struct, frozen=True):
    """How much there is room for."""

    boards: int
    size: int  # bytes


class Taken(msgspec.Struct):
    """How much of it is taken."""

    boards: int = 0
    size: int = 0

    def leaves(self, room: UploadRoom, size: int) -> bool:
        """Whether one more of this size fits in."""
        return self.boards < room.boards and self.size + size <= room.size

    def add(self, size: int) -> None:
        """One more."""
        self.boards += 1
        self.size += size


FOR_ALL: Final = UploadRoom(500, 64_000_000)
FOR_ONE: Final = UploadRoom(20, 8_000_000)  # client address
ABOUT: Final = msgspec.json.Decoder(GalleryBoard)
MOST_PUBLISHED: Final = 200
MOST_TRIALS: Final = 2_000


class UploadLine(msgspec.Struct, frozen=True):
    """A board that somebody has brought, as backups have it."""

    file: str
    uploader: str
    secret: str
    used: float
    published: bool


class Uploads:
    """The boards of one database. Its methods wait for the database: they are for threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def keep(self, board: Edition, uploader: str, secret: str) -> bool:
        """Keep a board; whether it is new here. Those that there is no room for any more go; Refused if it would."""
        line = UploadLine(written(board.file).decode(), uploader, secret, wall(), published=False)
        with writing(self.engine) as connection:
            new = add(connection, board, line)
            if not new:
                _use(connection, board.address)
            elif board.address in _make_room(connection):
                raise Refused("workshop-full")
        return new

    def find(self, address: str) -> Edition | None:
        """The board of an address."""
        with self.engine.connect() as connection:
            file = connection.execute(sa.select(UPLOADS.c.file).where(UPLOADS.c.address == address)).scalar()
        return None if file is None else sound_board(file)

    def use(self, address: str) -> None:
        """Somebody plays on it: it stays longer than others."""
        with writing(self.engine) as connection:
            _use(connection, address)

    def named(self, name: str) -> list[Edition]:
        """All that are called so."""
        query = sa.select(UPLOADS.c.file).where(UPLOADS.c.name == name)
        with self.engine.connect() as connection:
            return [sound_board(file) for file in connection.execute(query).scalars()]

    def published(self) -> list[GalleryBoard]:
        """Those in the gallery, the latest used first."""
        query = sa.select(UPLOADS.c.about).where(UPLOADS.c.published).order_by(UPLOADS.c.used.desc())
        with self.engine.connect() as connection:
            return [ABOUT.decode(about) for about in connection.execute(query).scalars()]

    def secret(self, address: str) -> str | None:
        """The hash of its owner's token; None where there is no such board."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(UPLOADS.c.secret).where(UPLOADS.c.address == address)).scalar()

    def publish(self, address: str, published: bool) -> None:
        """Into the gallery, or out of it; Refused where it is full."""
        with writing(self.engine) as connection:
            shown = sa.select(sa.func.count()).where(UPLOADS.c.published)
            if published and connection.execute(shown).scalar_one() >= MOST_PUBLISHED:
                raise Refused("gallery-full", most=MOST_PUBLISHED)
            connection.execute(sa.update(UPLOADS).where(UPLOADS.c.address == address).values(published=published))

    def remove(self, address: str) -> bool:
        """Forget a board; whether there was one. Games on it keep theirs."""
        with writing(self.engine) as connection:
            return connection.execute(sa.delete(UPLOADS).where(UPLOADS.c.address == address)).rowcount > 0

    # What bots found out

    def tried(self, fingerprint: str, figures: dict[str, Any]) -> None:
        """Keep the figures of a trial; later ones take their place."""
        row = {"fingerprint": fingerprint, "figures": msgspec.json.encode(figures).decode(), "at": wall()}
        with writing(self.engine) as connection:
            connection.execute(sa.delete(TRIALS).where(TRIALS.c.fingerprint == fingerprint))
            connection.execute(_insert(connection)(TRIALS).values(row).on_conflict_do_nothing())
            latest = sa.select(TRIALS.c.fingerprint).order_by(TRIALS.c.at.desc()).limit(MOST_TRIALS)
            connection.execute(sa.delete(TRIALS).where(TRIALS.c.fingerprint.not_in(latest)))

    def figures(self, fingerprints: list[str]) -> dict[str, dict[str, Any]]:
        """By fingerprint: what a trial found out, where there was one."""
        query = sa.select(TRIALS).where(TRIALS.c.fingerprint.in_(fingerprints))
        with self.engine.connect() as connection:
            return {row.fingerprint: msgspec.json.decode(row.figures) for row in connection.execute(query)}


def add(connection: sa.Connection, board: Edition, line: UploadLine) -> bool:
    """One more board; whether it is new."""
    about = msgspec.json.encode(gallery_board(board, brought=True)).decode()
    found = {"address": board.address, "name": board.id, "about": about, "size": len(line.file.encode())}
    row = {**msgspec.structs.asdict(line), **found}
    insert = _insert(connection)(UPLOADS).values(row).on_conflict_do_nothing().returning(UPLOADS.c.address)
    return connection.execute(insert).first() is not None


def uploaded(connection: sa.Connection) -> list[UploadLine]:
    """All boards, for a backup."""
    columns = [UPLOADS.c[name] for name in UploadLine.__struct_fields__]
    return [UploadLine(*row) for row in connection.execute(sa.select(*columns).order_by(UPLOADS.c.address))]


def _insert(connection: sa.Connection) -> Any:
    return postgresql.insert if is_postgres(connection.engine) else sqlite.insert


def _use(connection: sa.Connection, address: str) -> None:
    connection.execute(sa.update(UPLOADS).where(UPLOADS.c.address == address).values(used=wall()))


def _make_room(connection: sa.Connection) -> list[str]:
    """The gallery's and the latest used stay, as far as there is room for them and their uploader's; the others go."""
    columns = (UPLOADS.c.address, UPLOADS.c.size, UPLOADS.c.uploader)
    rows = connection.execute(sa.select(*columns).order_by(UPLOADS.c.published.desc(), UPLOADS.c.used.desc())).all()
    together, own, gone = Taken(), defaultdict[str, Taken](Taken), []
    for address, size, uploader in rows:
        if together.leaves(FOR_ALL, size) and own[uploader].leaves(FOR_ONE, size):
            together.add(size)
            own[uploader].add(size)
        else:
            gone.append(address)
    connection.execute(sa.delete(UPLOADS).where(UPLOADS.c.address.in_(gone)))
    return gone

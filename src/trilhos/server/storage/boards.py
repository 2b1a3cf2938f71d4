"""Boards from outside are kept with the games that were dealt on them, each once."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from trilhos.boards import Edition, sound_board
from trilhos.boards.load import written
from trilhos.server.storage.database import is_postgres
from trilhos.server.storage.tables import BOARDS


def keep_board(connection: sa.Connection, board: Edition) -> None:
    """Keep a board, unless it is there already."""
    keep_file(connection, board.address, board.id, written(board.file).decode())


def keep_file(connection: sa.Connection, address: str, name: str, file: str) -> None:
    """The same with its file."""
    row = {"address": address, "name": name, "file": file}
    insert = postgresql.insert if is_postgres(connection.engine) else sqlite.insert
    connection.execute(insert(BOARDS).values(row).on_conflict_do_nothing())


def kept_file(connection: sa.Connection, address: str) -> str | None:
    """The file of a board that is kept."""
    if not address:  # one of ours
        return None
    return connection.execute(sa.select(BOARDS.c.file).where(BOARDS.c.address == address)).scalar()


def kept_board(connection: sa.Connection, address: str) -> Edition | None:
    """A board that is kept."""
    file = kept_file(connection, address)
    return None if file is None else sound_board(file)


def kept_boards(connection: sa.Connection, name: str) -> list[Edition]:
    """All that were called so."""
    return [
        sound_board(file)
        for file in connection.execute(sa.select(BOARDS.c.file).where(BOARDS.c.name == name)).scalars()
    ]

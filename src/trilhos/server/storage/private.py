"""Files for their owner's eyes only: they hold seeds of running games, addresses and hashes of secret links."""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
OWNERS_FOLDER: Final = 0o700
OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm", ".lock", "-receipts", "-keeper")  # a database of SQLite, and what lies beside it


def make_private(file: Path) -> None:
    """See to it that the file is there, in a folder, and that nobody else may read it as far as that is ours to say."""
    if not file.parent.exists():
        file.parent.mkdir(parents=True)
        file.parent.chmod(OWNERS_FOLDER)
    # A file that is there must not be opened: closing it would end all locks that SQLite holds on it in this process.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    narrow(file)


def narrow(file: Path) -> None:
    """Take away from others what they never needed; a file of somebody else's is left to them."""
    if _is_wide(file) and file.stat().st_uid == os.geteuid():
        file.chmod(OWNER_ONLY)


def database_files(database: Path) -> Iterator[Path]:
    """All files of an SQLite database that are there."""
    for ending in BESIDE:
        file = database.with_name(database.name + ending)
        if file.exists():
            yield file


def wide_files(database: Path) -> list[Path]:
    """Those that others can read all the same."""
    return [file for file in database_files(database) if _is_wide(file)]


def _is_wide(file: Path) -> bool:
    return os.name == "posix" and bool(stat.S_IMODE(file.stat().st_mode) & OTHERS)

"""PostgreSQL's notifications: they say which game has a new entry, or what was spent of which limit, and no more."""

import threading
from collections.abc import Callable
from typing import Final

import psycopg
import sqlalchemy as sa
import structlog

from trilhos.server.door.shared import CHANNEL as SPENT
from trilhos.server.storage.writer import CHANNEL

PATIENCE: Final = 1.0  # seconds between looks at whether to stop, and before a lost connection is made again
LOG = structlog.get_logger("trilhos.notices")


class Notices:
    """A thread that listens, and calls `heard(game, number)` or `spent(what)`; after a lost connection, `lost()`."""

    def __init__(
        self, url: sa.URL, heard: Callable[[str, int], None], spent: Callable[[str], None], lost: Callable[[], None]
    ) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.spent = spent
        self.lost = lost
        self.stopping = threading.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, name="trilhos-notices", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stop listening."""
        self.stopping.set()
        self.thread.join()

    def _run(self) -> None:
        while not self.stopping.is_set():
            try:
                self._listen()
            except psycopg.Error as problem:
                LOG.warning("notices lost", problem=type(problem).__name__)
                self.stopping.wait(PATIENCE)

    def _listen(self) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"LISTEN {SPENT}")
            self.lost()  # whatever was said before this moment has been missed
            self.ready.set()
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    if notice.channel == SPENT:
                        self.spent(notice.payload)
                        continue
                    game, _, number = notice.payload.partition(" ")
                    self.heard(game, int(number))

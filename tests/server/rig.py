"""A real server in a process of its own, and the people who talk to it."""

import contextlib
import json
import os
import secrets
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.forked import Forked, Program
from tests.server import plain
from trilhos.loadtest.servers import know_each_other
from trilhos.server.storage.database import connect as connect_database
from trilhos.server.storage.store import Store, Stored

PATIENCE = plain.PATIENCE
FAST = ["--bot-pause", "0", "--undo-seconds", "0", "--bot-seconds", "600"]  # a busy machine makes no bot late
UNLIMITED = [
    word
    for name in ("request", "create", "join", "command", "read", "connect", "webhook", "look", "bring")
    for word in ("--limit", f"{name}=9999/9999")
]
UNLIMITED += ["--connections", "10000"]
GRACE = 3600  # seconds: on a busy machine nobody is away who only comes late
Data = dict[str, Any]
Move = str | int | list[str | int]


class Server:
    """`trilhos serve`, started and ended like a user would."""

    program: Callable[[list[str], Path, dict[str, str]], Program] = Forked

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self.options = options
        self.guests = contextlib.ExitStack()  # whatever is open to it, closed at the end
        self.port = self.guests.enter_context(reserved_port())
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--db", self.database, *self.options]
        self.log.touch()
        self.process = self.program(words, self.log, {**os.environ, "TRILHOS_LANG": "en"})
        self._wait()

    def _wait(self) -> None:
        """Until it has said where it is, and answers there."""
        for _ in patiently():
            assert self.process.poll() is None, self.log.read_text()
            if self.url not in self.log.read_text():
                continue
            with contextlib.suppress(httpx.TransportError):
                if plain.get(self.url + "/health").status_code == 200:
                    return

    def kill(self) -> None:
        """As if the power had failed for this process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def again(self) -> None:
        """Start it once more, at the same address."""
        self.log.write_text("")
        self.start()

    def stop(self) -> int:
        """End it as a service manager does; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def reserved_port() -> Iterator[int]:
    """A port that nobody else is given, even while the server that it is for is down."""
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do: only one of us listens
        place.bind(("127.0.0.1", 0))
        yield int(place.getsockname()[1])


def patiently() -> Iterator[None]:
    """Try again and again, but not for ever."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(0.05)
    raise AssertionError("waited too long")


@contextlib.contextmanager
def serving(database: str, folder: Path, *options: str) -> Iterator[Server]:
    server = Server(database, folder / f"log-{secrets.token_hex(4)}.txt", *FAST, *UNLIMITED, *options)
    try:
        yield server
    finally:
        server.guests.close()
        if server.process.poll() is None:
            server.kill()


@contextlib.contextmanager
def serving_together(database: str, folder: Path, *options: str) -> Iterator[list[Server]]:
    """Two processes on one PostgreSQL that know each other: from here on, games live where they are made."""
    with serving(database, folder, *options) as first, serving(database, folder, *options) as second:
        know_each_other(database, 2)
        yield [first, second]


class Person:
    """Somebody with a browser: a token, and the number of the last entry they know."""

    def __init__(self, server: Server, game: str, token: str | None = None) -> None:
        self.server = server
        self.game = game
        self.token = token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = plain.client(base_url=f"{server.url}/api/games/{game}", headers=headers)
        server.guests.callback(self.http.close)

    def get(self, path: str = "", **values: Any) -> httpx.Response:
        return self.http.get(path, params=values)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def sit(self, name: str, **more: Any) -> "Person":
        """Sit down; whoever does gets a token of their own."""
        answer = self.post("/join", name=name, **more)
        assert answer.status_code == 201, answer.text
        return Person(self.server, self.game, answer.json()["token"])

    def table(self) -> Data:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def act(self, action: Move, expected: int | None = None, key: str | None = None) -> httpx.Response:
        number = self.table()["about"]["number"] if expected is None else expected
        return self.post("/actions", action=action, expected=number, key=key or secrets.token_hex(8))

    def play(self, action: Move) -> int:
        """A move that has to succeed; its number."""
        answer = self.act(action)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["number"])

    def live(self, after: int = 0, screen: str | None = None, **headers: str) -> "Live":
        return Live(self, after, screen, headers)


class Live:
    """A live connection."""

    def __init__(self, person: Person, after: int, screen: str | None, headers: dict[str, str]) -> None:
        url = f"{person.server.url}/api/games/{person.game}/live".replace("http", "ws", 1)
        opening = connect(url, additional_headers=headers, open_timeout=PATIENCE)
        self.socket: ClientConnection = person.server.guests.enter_context(opening)
        with contextlib.suppress(ConnectionClosed):  # some are sent away at the door
            shown = {"screen": screen} if screen else {}
            self.send({"type": "hello", "token": person.token, "after": after, **shown})

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def news(self) -> Data:
        return dict(json.loads(self.raw()))

    def raw(self) -> str:
        return str(self.socket.recv(timeout=PATIENCE))

    def closed_for(self) -> str:
        """Whatever is still said, then the reason why the server closes the connection."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.raw()
        return str(self.socket.close_reason)

    def close(self) -> None:
        self.socket.close()


def make_game(server: Server, edition: str = "usa", chairs: list[Data] | None = None, **more: Any) -> Data:
    """A new game; its answer."""
    people = chairs or [{"kind": "you", "name": "Ana"}, {"kind": "link"}]
    wish = {"edition": edition, "chairs": people, "grace": GRACE, **more}
    answer = plain.post(f"{server.url}/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def people_of(server: Server, made: Data) -> list[Person]:
    """Everybody with a link, seated."""
    people = [Person(server, made["game"], token) for token in made["tokens"].values()]
    for number, person in enumerate(people):
        if person.table()["about"]["chairs"][int(list(made["tokens"])[number])]["kind"] == "link":
            people[number] = person.sit(f"P{number}")
    return people


def new_game(server: Server, edition: str = "usa", players: int = 2, **more: Any) -> list[Person]:
    """A started game among people; in the order of their seats."""
    chairs = [{"kind": "you", "name": f"P{number}"} for number in range(players)]
    people = people_of(server, make_game(server, edition, chairs, **more))
    return sorted(people, key=lambda person: int(person.table()["seat"]))


def mover(people: list[Person]) -> tuple[Person, Data]:
    """Whose decision it is, and the table as they see it."""
    for person in people:
        table = person.table()
        if table["legal"]:
            return person, table
    raise AssertionError("nobody can move")


def stored_game(database: str, game: str) -> Stored:
    """A game as the database has it."""
    engine = connect_database(database)
    try:
        stored = Store(engine).load(game)
    finally:
        engine.dispose()
    assert stored is not None
    return stored

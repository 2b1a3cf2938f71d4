"""Passing on: requests about a game that lives at another process go there, and its answer comes back unchanged.

A proxy that knows the way (deploy/nginx.conf) leaves nothing to pass on; with one process there is nowhere to pass to.
"""

import asyncio
import contextlib
import time
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import Request
from litestar.types import HTTPReceiveMessage, Receive, Send, WebSocketReceiveMessage
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from trilhos.server.answers.problems import language
from trilhos.server.answers.shapes import Problem
from trilhos.server.door.headers import HEADERS, PRIVATE
from trilhos.server.guard import COUNTED, Guard
from trilhos.server.processes.homes import Homes
from trilhos.server.processes.ring import Process
from trilhos.server.processes.wires import Broken, Wires
from trilhos.text import Text

LIVING: Final = ("/api/games/", "/api/workshop/jobs/")  # what lives at one process, by its id
PATIENCE: Final = 3.0  # seconds, in which the games of a process that died have moved
PAUSE: Final = 0.05
MISDIRECTED: Final = 421
UNAVAILABLE: Final = 503
RESTART: Final = 1012  # the close code after which clients come again
LARGEST_BODY: Final = 1_000_000
LARGEST_FRAME: Final = 2**22
# What processes tell each other; from anybody else they are ignored.
SECRET: Final = b"x-trilhos-relay"
CLIENT: Final = b"x-trilhos-client"
HOST: Final = b"x-trilhos-host"
OURS: Final = (SECRET, CLIENT, HOST)
HOPS: Final = (
    b"connection",
    b"keep-alive",
    b"transfer-encoding",
    b"upgrade",
    b"te",
    b"host",
    b"content-length",
)
LOG = structlog.get_logger("trilhos.relay")
Headers = list[tuple[bytes, bytes]]
Received = HTTPReceiveMessage | WebSocketReceiveMessage
Scope = Any  # of a request or of a live connection: what they have in common is looked at here


def game_of(path: str) -> str | None:
    """The game that a path is about, or the piece of long work, which lives where it was begun, too."""
    game = next((path[len(start) :].partition("/")[0] for start in LIVING if path.startswith(start)), "")
    return game if game and game != "import" else None


class Relay:
    """ASGI middleware around everything: here, or elsewhere."""

    def __init__(self, app: Guard, homes: Homes) -> None:
        self.app = app
        self.homes = homes
        self.wires = Wires()
        self.lines: dict[asyncio.Task[Any], tuple[str, str]] = {}  # live connections passed on: game, and to whom

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        game = game_of(scope["path"]) if scope["type"] != "lifespan" else None
        secret = _header(scope, SECRET) if game is not None else None
        if secret is not None and game is not None:
            await self._come_in(scope, receive, send, game, secret)
        elif game is None or self.homes.acting(game):
            await self.app(scope, receive, send)
        elif await self.app.lets_pass(scope, receive, send):
            await (self._pass_on if scope["type"] == "http" else self._connect)(scope, receive, send, game)

    def changed(self) -> None:
        """Other processes have come or gone: who is connected to a game that moved has to come again."""
        for line, (game, to) in list(self.lines.items()):
            home = self.homes.elsewhere(game)
            if home is None or home.id != to:
                line.cancel()

    async def _come_in(self, scope: Scope, receive: Receive, send: Send, game: str, secret: bytes) -> None:
        """From another process: with its client's address, if the game does live here."""
        if self.homes.knows(secret.decode("latin-1")) and self.homes.acting(game):
            await self.app(_as_from_client(scope), receive, send)
        elif not await self.app.lets_pass(scope, receive, send):
            return
        elif scope["type"] == "http":
            await _answer(send, MISDIRECTED, b"")
        else:
            await receive()
            await send({"type": "websocket.close", "code": RESTART, "reason": "moved"})

    # Requests

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, game: str) -> None:
        """Until it was answered; where its home has just died, the next one is known soon."""
        body, end = await _body(receive), time.monotonic() + PATIENCE
        if body is None:
            return
        while time.monotonic() < end:
            home = self.homes.elsewhere(game)
            if home is None and self.homes.acting(game):
                await self.app(scope, _again({"type": "http.request", "body": body, "more_body": False}, receive), send)
                return
            if home is not None and await self._ask(home, scope, body, send):
                return
            await asyncio.sleep(PAUSE)
        await _moving(scope, send)

    async def _ask(self, home: Process, scope: Scope, body: bytes, send: Send) -> bool:
        """Whether there was an answer. A command that may have been carried out is not sent a second time."""
        path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        try:
            return await self.wires.ask(home, scope["method"], path, _told(scope, home), body, send)
        except Broken as problem:
            LOG.info("not passed on", problem=str(problem))
            if scope["method"] == "GET" or not problem.sent:
                return False
            await _moving(scope, send)
            return True

    # Live connections

    async def _connect(self, scope: Scope, receive: Receive, send: Send, game: str) -> None:
        await receive()  # the wish to connect
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            home = self.homes.elsewhere(game)
            if home is None and self.homes.acting(game):
                await self.app(scope, _again({"type": "websocket.connect"}, receive), send)
                return
            if home is not None and (line := await _open(home, scope)) is not None:
                await self._converse(line, game, home, receive, send)
                return
            await asyncio.sleep(PAUSE)
        await send({"type": "websocket.close", "code": RESTART, "reason": "moved"})

    async def _converse(self, line: ClientConnection, game: str, home: Process, receive: Receive, send: Send) -> None:
        """Both ways until one side has enough, or the game moves."""
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        hearing = asyncio.create_task(_hear(line, send))
        saying = asyncio.create_task(_say(line, receive))
        self.lines[hearing] = (game, home.id)
        try:
            await asyncio.wait((hearing, saying), return_when=asyncio.FIRST_COMPLETED)
            if not saying.done():
                code, reason = _ending(line) if not hearing.cancelled() else (RESTART, "moved")
                with contextlib.suppress(Exception):  # the other side may be gone already
                    await send({"type": "websocket.close", "code": code, "reason": reason})
        finally:
            del self.lines[hearing]
            hearing.cancel()
            saying.cancel()
            await asyncio.gather(hearing, saying, line.close(), return_exceptions=True)


async def _hear(line: ClientConnection, send: Send) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            said = await line.recv(decode=False)
            await send({"type": "websocket.send", "text": bytes(said).decode(), "bytes": None})


async def _say(line: ClientConnection, receive: Receive) -> None:
    with contextlib.suppress(ConnectionClosed):
        while (message := cast("Any", await receive()))["type"] == "websocket.receive":
            await line.send(message["text"] if message.get("text") is not None else message["bytes"] or b"")


def _ending(line: ClientConnection) -> tuple[int, str]:
    """As the home closed it; a home that died has said nothing."""
    code = line.close_code
    return (RESTART, "moved") if code is None or code == 1006 else (code, line.close_reason or "")


async def _open(home: Process, scope: Scope) -> ClientConnection | None:
    address = f"ws://{home.address}{scope['raw_path'].decode()}"
    told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in _told(scope, home)]
    plain = [pair for pair in told if not pair[0].startswith("sec-websocket")]
    try:
        return await connect(
            address, additional_headers=plain, user_agent_header=None, compression=None, proxy=None,
            open_timeout=PATIENCE, ping_interval=None, max_size=LARGEST_FRAME, close_timeout=1,
        )  # fmt: skip
    except (OSError, TimeoutError, WebSocketException):
        return None


# Headers and bodies


def _header(scope: Scope, name: bytes) -> bytes | None:
    return next((value for key, value in scope["headers"] if key == name), None)


def _told(scope: Scope, home: Process) -> Headers:
    """The headers of the client, but for what belongs to its connection; and what we add."""
    kept = [pair for pair in scope["headers"] if pair[0] not in HOPS and pair[0] not in OURS]
    client = scope["client"][0] if scope["client"] else "-"
    host = _header(scope, b"host") or b""
    return [*kept, (SECRET, home.secret.encode()), (CLIENT, client.encode()), (HOST, host)]


def _as_from_client(scope: Scope) -> Scope:
    """The request as the other process got it, and has counted it."""
    client, host = _header(scope, CLIENT) or b"-", _header(scope, HOST) or b""
    headers = [pair for pair in scope["headers"] if pair[0] not in OURS and pair[0] != b"host"]
    there = {"client": (client.decode("latin-1"), 0), "headers": [*headers, (b"host", host)]}
    return {**scope, **there, "state": {**scope["state"], COUNTED: True}}


async def _body(receive: Receive) -> bytes | None:
    """The whole body, or a little more than any request may have; nothing when the client went away."""
    body = b""
    while len(body) <= LARGEST_BODY:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message["body"]
        if not message["more_body"]:
            break
    return body


def _again(first: Received, receive: Receive) -> Receive:
    """What was received already, for somebody else who wants to."""
    left = [first]

    async def replayed() -> Received:
        return left.pop() if left else await receive()

    return replayed


async def _moving(scope: Scope, send: Send) -> None:
    said = Problem("game-moving", Text(language(Request(scope)))("game-moving"))
    await _answer(send, UNAVAILABLE, msgspec.json.encode(said))


async def _answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *HEADERS, PRIVATE]})
    await send({"type": "http.response.body", "body": body, "more_body": False})

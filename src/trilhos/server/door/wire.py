"""Connections as bytes: who is too many, too slow, too long, or doesn't read is dropped.

uvicorn has a limit for none of these, and says `close` to a client that doesn't read, which waits for it: abort.
"""

import asyncio
import socket
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from trilhos.server.door.connections import Connections
from trilhos.server.door.refusals import RefusalLog

LARGEST_HEAD: Final = 16_384  # bytes of a request's first line and headers
MOST_HEADERS: Final = 100
MOST_PIPELINED: Final = 16  # requests sent before the first is answered
MOST_FRAGMENTS: Final = 16  # of one message
MOST_PINGS: Final = 20  # a second
LIVE_BUFFER: Final = 65_536  # bytes that the machine may keep for a live connection that reads slowly
ABORT: Final = "trilhos.abort"  # where a connection's scope has the way to drop it


class Door:
    """What the connections of a server share."""

    def __init__(self, connections: Connections, refusals: RefusalLog, patience: float) -> None:
        self.connections = connections
        self.refusals = refusals
        self.patience = patience  # seconds for a request to arrive, or without anything of an answer being taken


class DoorConfig(uvicorn.Config):
    """uvicorn's settings, and the door."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, http=Http, ws=Live, **settings)
        self.door = door


class Unread:
    """Watches what a client leaves unread: dropped when nothing of it was taken for too long."""

    def __init__(self, transport: asyncio.Transport, door: Door) -> None:
        self.transport = transport
        self.door = door
        self.left = 0
        self.timer: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=0)  # to hear of it as soon as anything is left

    def begin(self) -> None:
        """Something is left unread."""
        self.left = self.transport.get_write_buffer_size()
        self.timer = asyncio.get_running_loop().call_later(self.door.patience, self._look)

    def _look(self) -> None:
        left = self.transport.get_write_buffer_size()
        if left and left >= self.left:
            self.door.refusals.note("not-read", route="-")
            self.transport.abort()
        elif left:
            self.begin()

    def end(self) -> None:
        """All has been taken, or the client is gone."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Http(HttpToolsProtocol):
    """Requests over one connection."""

    door: Door
    unread: Unread | None = None
    late: asyncio.TimerHandle | None = None  # when the request under way has to be here
    in_head = True
    head = 0  # bytes of the head so far, as they came
    chunk = 0  # bytes that came last
    parsed = 0  # bytes of the head as far as it is understood

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self.door = cast(DoorConfig, self.config).door
        if not self.door.connections.enter(transport):
            self._drop("too-many-connections")
            return
        self.unread = Unread(transport, self.door)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._rest()
        if self.unread is not None:
            self.unread.end()
        self.door.connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request."""
        self.chunk = len(data)
        self.head += self.chunk
        super().data_received(data)
        if self.in_head and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        self.in_head, self.head, self.parsed = True, self.chunk, 0
        self._expect()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of its first line."""
        self._parse(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; the parser answers 400 for what is raised here."""
        self._parse(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            raise ValueError("too many headers")
        super().on_header(name, value)

    def _parse(self, size: int) -> None:
        self.parsed += size
        if self.parsed > LARGEST_HEAD:
            raise ValueError("too large a head")

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self.in_head = False
        self._expect()
        if len(self.pipeline) >= MOST_PIPELINED:
            self._drop("too-many-at-once")
            return
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection."""
        self._rest()
        if self.unread is not None:
            self.unread.end()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """No HTTP, or too much of it; the log says so, but not in uvicorn's words for each."""
        self.door.refusals.note("bad-http", route="-", status=400)
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        """The client doesn't take what it is sent as quickly as it is sent."""
        super().pause_writing()
        if self.unread is not None:
            self.unread.begin()

    def resume_writing(self) -> None:
        """It has taken all."""
        super().resume_writing()
        if self.unread is not None:
            self.unread.end()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for long."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()

    def _expect(self) -> None:
        """The head, or the body, is to be here in time, however many bytes of it trickle in."""
        self._rest()
        self.late = self.loop.call_later(self.door.patience, self._drop, "too-late")

    def _rest(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _drop(self, reason: str) -> None:
        self.door.refusals.note(reason, route="-")
        self.transport.abort()


class Live(WebSocketsSansIOProtocol):
    """A live connection."""

    door: Door
    unread: Unread
    pings = 0
    since = 0.0

    def connection_made(self, transport: Any) -> None:
        """A request has become a live connection; it was counted when it came."""
        super().connection_made(transport)
        self.door = cast(DoorConfig, self.config).door
        self.unread = Unread(transport, self.door)
        self.close_timeout = self.door.patience
        plug = transport.get_extra_info("socket")
        if plug is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LIVE_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.unread.end()
        self.door.connections.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve it; the application may drop it, which no message can."""
        self.scope["state"][ABORT] = self.transport.abort
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Say something; who was sent away meanwhile, for rubbish, is gone."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def pause_writing(self) -> None:
        """The client doesn't take what it is sent."""
        super().pause_writing()
        self.unread.begin()

    def resume_writing(self) -> None:
        """It has taken all."""
        super().resume_writing()
        self.unread.end()

    def handle_ping(self) -> None:
        """Answered, unless it is one of a flood, or the answers aren't read."""
        now = self.loop.time()
        if now - self.since > 1:
            self.pings, self.since = 0, now
        self.pings += 1
        if self.pings > MOST_PINGS or not self.writable.is_set():
            self._drop("too-many-pings")
            return
        super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        """A piece of a message; even empty ones are not without end."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._drop("too-many-fragments")
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message; texts that are no UTF-8 are not worth an error in the log."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            if self.conn.state is not State.OPEN:  # in the middle of a farewell there is nothing left to say
                self._drop("bad-frame")
                return
            self.door.refusals.note("bad-frame", route="-")
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """No pong came: nobody is there, or nobody reads."""
        self._drop("no-pong")

    def _drop(self, reason: str) -> None:
        self.door.refusals.note(reason, route="-")
        self.transport.abort()

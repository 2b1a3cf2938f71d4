"""Somebody's receiver of notices: a real web server on this machine that writes down what comes."""

import contextlib
import json
import ssl
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.server.rig import patiently

QUIET_SECONDS = 2.5  # more than two sweeps: whatever was to come has come


@dataclass
class Letter:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, Any]:
        return dict(json.loads(self.body))


@dataclass
class Receiver:
    """What came, and what is answered."""

    port: int
    letters: list[Letter] = field(default_factory=list)
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    answer: bytes = b"thanks"
    pause: float = 0.0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/secret-path?key=secret-key"

    def wait(self, count: int) -> list[Letter]:
        """At least so many letters, once they are there."""
        for _ in patiently():
            if len(self.letters) >= count:
                return self.letters
        raise AssertionError("unreachable")

    def exactly(self, count: int) -> list[Letter]:
        """So many letters, and no more within a while."""
        self.wait(count)
        time.sleep(QUIET_SECONDS)
        assert len(self.letters) == count, [letter.body for letter in self.letters]
        return self.letters


def _handler(receiver: Receiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            names = {name.lower(): value for name, value in self.headers.items()}
            receiver.letters.append(Letter(self.path, names, body))
            time.sleep(receiver.pause)
            with contextlib.suppress(OSError):  # whoever wrote may have lost patience
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(receiver.answer)

        def log_message(self, format: str, *values: Any) -> None:
            """Nothing: the letters tell."""

    return Handler


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Handshakes that the other side breaks off are what some tests are about."""


@contextlib.contextmanager
def receiving(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    receiver = Receiver(0)
    server = _Server(("127.0.0.1", 0), _handler(receiver))
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    receiver.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

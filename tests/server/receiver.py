"""Somebody's receiver of notices: a real web server on this machine that writes down what comes."""

import contextlib
import json
import re
import ssl
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.server import plain
from tests.server.rig import Server, patiently


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
    answering: threading.Event = field(default_factory=threading.Event)  # while it is not set, nothing is answered

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/secret-path?key=secret-key"

    def wait(self, count: int) -> list[Letter]:
        """At least so many letters, once they are there."""
        for _ in patiently():
            if len(self.letters) >= count:
                return self.letters
        raise AssertionError("unreachable")

    def exactly(self, count: int, *servers: Server) -> list[Letter]:
        """So many letters, and no more, when these servers have looked again for whom to tell."""
        self.wait(count)
        for server in servers:
            look_again(server)
        assert len(self.letters) == count, [letter.body for letter in self.letters]
        return self.letters


def look_again(server: Server) -> None:
    """Wait until a server that sends nothing has looked for whom to tell, from beginning to end, and has told them."""
    looks = _idle(server, 0)
    _idle(server, looks + 2)  # one may have been under way


def _idle(server: Server, looks: int) -> int:
    """How many looks there were, once there were so many, and nothing is sent."""
    for _ in patiently():
        figures = plain.get(f"{server.url}/metrics").text
        if _figure("looks_total", figures) >= looks and _figure("s_under_way", figures) == 0:
            break
    return _figure("looks_total", figures)


def looked(server: Server) -> None:
    """Wait until a server has looked for whom to tell, from beginning to end, whatever is under way."""
    looks = _figure("looks_total", plain.get(f"{server.url}/metrics").text)
    for _ in patiently():
        if _figure("looks_total", plain.get(f"{server.url}/metrics").text) >= looks + 2:
            return


def _figure(name: str, figures: str) -> int:
    found = re.search(rf"^trilhos_webhook_?{name} (\S+)$", figures, re.M)
    assert found, figures
    return int(float(found[1]))


def _handler(receiver: Receiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            names = {name.lower(): value for name, value in self.headers.items()}
            receiver.letters.append(Letter(self.path, names, body))
            receiver.answering.wait()
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
    receiver.answering.set()
    server = _Server(("127.0.0.1", 0), _handler(receiver))
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    receiver.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.answering.set()
        server.shutdown()
        thread.join()
        server.server_close()

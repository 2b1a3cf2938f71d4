"""A mail server on this machine that writes down what it is given; as much of SMTP as that takes."""

import contextlib
import re
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from tests.server.rig import patiently

LINK = re.compile(r"#/mail/([A-Za-z0-9_-]+)")


@dataclass
class Posted:
    """One letter: what was said around it, and itself."""

    sender: str
    receivers: list[str]
    raw: bytes

    @property
    def letter(self) -> EmailMessage:
        read = message_from_bytes(self.raw, policy=default)
        assert isinstance(read, EmailMessage)
        return read

    @property
    def words(self) -> str:
        return str(self.letter.get_content())

    @property
    def key(self) -> str:
        found = LINK.search(self.words)
        assert found
        return found[1]


@dataclass
class Postbox:
    port: int = 0
    letters: list[Posted] = field(default_factory=list)
    refuses: bool = False
    greeting: bytes = b"220 postbox"

    def wait(self, count: int) -> list[Posted]:
        for _ in patiently():
            if len(self.letters) >= count:
                return self.letters
        raise AssertionError("unreachable")

    @property
    def options(self) -> list[str]:
        url, sender = f"smtp://127.0.0.1:{self.port}", "Trilhos <trilhos@table.example>"
        wait = ["--webhooks-wait", "0", "--public-url", "https://table.example/"]
        return ["--mail", url, "--mail-from", sender, *wait]


def _handler(box: Postbox) -> type[socketserver.StreamRequestHandler]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            sender, receivers = "", list[str]()
            self.say(box.greeting)
            while line := self.rfile.readline():
                word = line.strip().decode()
                verb = word[:4].upper()
                if verb == "DATA":
                    self.say(b"354 go on")
                    box.letters.append(Posted(sender, receivers, self.body()))
                elif verb == "RCPT" and box.refuses:
                    self.say(b"550 nobody of that name")
                    continue
                elif verb == "MAIL":
                    sender, receivers = word, []
                elif verb == "RCPT":
                    receivers.append(word)
                self.say(b"221 bye" if verb == "QUIT" else b"250 ok")

        def body(self) -> bytes:
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
            return b"".join(lines)

        def say(self, words: bytes) -> None:
            with contextlib.suppress(OSError):
                self.wfile.write(words + b"\r\n")

    return Handler


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever wrote may have lost patience."""


@contextlib.contextmanager
def receiving_mail() -> Iterator[Postbox]:
    box = Postbox()
    with _Server(("127.0.0.1", 0), _handler(box)) as server:
        box.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield box
        finally:
            server.shutdown()
            thread.join()

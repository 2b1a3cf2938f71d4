"""Requests as bytes: an operation of the document, or a live connection, somewhere between good and evil."""

import base64
import json
import os
import struct
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

from tests.server.fuzz.values import EVIL_NUMBERS, Shapes, evil, text

TARGETS = [
    "/",
    "//",
    "/index.html/",
    "/metrics",
    "/metrics/",
    "//metrics",
    "/metrics;x",
    "/%6detrics",
    "/health/",
    "/api//games",
    "/api/games/",
    "/api/schema/openapi.yml",
    "/api/schema/openapi.json",
    "/api/schema",
    "/api/schema/x",
    "/%00",
    "/%ff%fe",
    "/api/games/%c3%28",
    "/api/boards/%E2%80%AE",
    "/api/boards/..%2f..",
    "/a" * 2000,
    "*",
    "http://[::1",
    "/\\",
    "/?%",
    "/?a=%ff&a=%00",
    "/api/bots?%00=%ff",
]
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "PROPFIND", "FLY", "get"]
HEADERS = [
    b"Origin: http://[::1",
    b"Origin: null",
    b"Origin: \xff",
    b"Origin: http://[",
    b"Host: [",
    b"Host: \xff\xfe",
    b"Host:",
    b"Host: a\r\nHost: b",
    b"Accept-Language: \xff",
    b"Accept-Language: pt",
    b"Accept-Language: " + b"x," * 500,
    b"Accept-Encoding: gzip;q=\xff",
    b"Accept: \xff/\xfe;q=x",
    b"Content-Encoding: gzip",
    b"Content-Type: application/json; charset=\xff",
    b"Content-Type: text/plain",
    b"Content-Type: application/json; charset=utf-16",
    b"Content-Type: multipart/form-data",
    b"Content-Type: ",
    b"Content-Type: multipart/form-data; boundary=x",
    b"Content-Type: application/x-www-form-urlencoded",
    b"Content-Type: application/x-msgpack",
    b"Cookie: a=\xff; =;;",
    b"Cookie: " + b"a=b;" * 300,
    b"Expect: 100-continue",
    b"Expect: fly",
    b"If-None-Match: \xff",
    b"Range: bytes=0-",
    b"Upgrade: h2c\r\nConnection: upgrade",
    b"Upgrade: websocket\r\nConnection: upgrade",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: fly",
    b"Content-Length: 5",
    b"Content-Length: -1",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: x",
    b"X-Forwarded-For: \xff",
    b"X-Forwarded-For: " + b"1," * 900,
    b"X-HTTP-Method-Override: DELETE",
    b"X: " + b"y" * 20000,
    b"X-Forwarded-Proto: \xff",
    b"Connection: close, keep-alive",
    b": x",
    b"\x00: x",
    b"A" * 300 + b": x",
    b"Authorization",
    b" folded: x",
]
KEY = base64.b64encode(bytes(16)).decode()


@dataclass(frozen=True)
class World:
    """What the fuzzer knows of the server: its document, games and tokens."""

    document: dict[str, Any]
    games: list[str]
    tokens: list[str]


@dataclass(frozen=True)
class Sent:
    """A request: the bytes up to the first answer, and for live connections what follows it."""

    first: bytes
    frames: bytes = b""

    def shown(self) -> str:
        """Short enough for a report."""
        return repr((self.first + self.frames)[:400])


def make(world: World, seed: str, number: int) -> Sent:
    """The request of this number; the same for the same seed and world."""
    dice = Random(f"{seed}/{number}")
    kinds = [_operation] * 14 + [_anywhere] * 3 + [_live] * 3 + [_noise]
    return dice.choice(kinds)(world, dice)


def _operation(world: World, dice: Random) -> Sent:
    paths = world.document["paths"]
    path = dice.choice(sorted(paths))
    method = dice.choice(sorted(set(paths[path]) & {"get", "post", "put", "delete"}))
    operation = paths[path][method]
    share = dice.choice([0.0, 0.02, 0.1, 0.3])
    target = _target(path, operation, world, dice, share)
    body = _body(operation, world, dice, share)
    if method == "post" and path in ("/api/games", "/api/games/import") and share == 0.0 and dice.random() < 0.9:
        body = evil(dice).encode("utf-8", "surrogatepass")  # good ones would fill the database
    return Sent(_request(method.upper(), target, world, dice, body, share))


def _target(path: str, operation: dict[str, Any], world: World, dice: Random, share: float) -> str:
    asked = []
    for parameter in operation.get("parameters", []):
        name, bad = parameter["name"], dice.random() < share
        if parameter["in"] == "path":
            good = dice.choice(world.games) if name == "game" else dice.choice(["usa", "europe", "mars"])
            path = path.replace("{" + name + "}", _quoted(text(dice), dice) if bad else good)
        elif parameter["in"] == "query" and dice.random() < 0.7:
            shape = Shapes(world.document, dice, 0.0)
            good = shape.json(parameter.get("schema", {})).strip('"')
            value = _quoted(dice.choice([dice.choice(EVIL_NUMBERS), text(dice)]), dice) if bad else good
            asked.append(f"{name}={value}")
    return path + ("?" + "&".join(asked) if asked else "")


def _quoted(word: str, dice: Random) -> str:
    raw = word.encode("utf-8", "surrogatepass")
    return quote(raw, safe="") if dice.random() < 0.8 else "".join(f"%{byte:02x}" for byte in raw + b"\xff")


def _body(operation: dict[str, Any], world: World, dice: Random, share: float) -> bytes:
    content = operation.get("requestBody", {}).get("content", {})
    if not content:
        return dice.randbytes(20) if dice.random() < share else b""
    made = Shapes(world.document, dice, share).json(next(iter(content.values()))["schema"])
    raw = made.encode("utf-8", "surrogatepass")
    return _mangled(raw, dice) if dice.random() < share else raw


def _mangled(raw: bytes, dice: Random) -> bytes:
    """Some bytes changed, cut off or put in."""
    at = dice.randrange(len(raw) + 1)
    kinds = [
        lambda: raw[:at] + dice.randbytes(dice.randrange(1, 5)) + raw[at:],
        lambda: raw[:at],
        lambda: raw[:at] + b"\xff\xfe" + raw[at + 1 :],
        lambda: raw.decode("utf-8", "replace").encode("utf-16"),
        lambda: raw * 40,
        lambda: b"\xef\xbb\xbf" + raw,
    ]
    return dice.choice(kinds)()


def _request(method: str, target: str, world: World, dice: Random, body: bytes, share: float) -> bytes:
    headers = [b"Host: 127.0.0.1", b"Connection: close"]
    if body or method != "GET":
        headers += [b"Content-Type: application/json", f"Content-Length: {len(body)}".encode()]
    if dice.random() < 0.6:
        token = (
            text(dice).encode("utf-8", "surrogatepass") if dice.random() < share else dice.choice(world.tokens).encode()
        )
        headers.append(b"Authorization: Bearer " + token.replace(b"\r", b"").replace(b"\n", b""))
    if dice.random() < share * 3:
        headers.insert(0, dice.choice(HEADERS))
    line = f"{method} {target} HTTP/1.1".encode("latin-1", "replace")
    raw = b"\r\n".join([line, *headers]) + b"\r\n\r\n" + body
    return _mangled(raw, dice) if dice.random() < share / 3 else raw


def _anywhere(world: World, dice: Random) -> Sent:
    """Some path, some method, some headers."""
    target = dice.choice(
        [dice.choice(TARGETS), "/" + _quoted(text(dice), dice), "/api/games/" + _quoted(text(dice), dice)]
    )
    return Sent(
        _request(
            dice.choice(METHODS),
            target,
            world,
            dice,
            dice.choice([b"", b"", evil(dice).encode("utf-8", "replace")]),
            0.3,
        )
    )


def _noise(world: World, dice: Random) -> Sent:
    """No HTTP at all, or hardly."""
    chunked = b"POST /api/games HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    kinds = [
        dice.randbytes(dice.randrange(1, 400)),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\r\n\r\n",
        chunked + dice.choice([b"fffffffff\r\n", b"-1\r\n", b"5;x=y\r\nhello\r\n0\r\n\r\n"]),
        b"\x16\x03\x01" + dice.randbytes(100),
    ]
    return Sent(dice.choice(kinds))


# Live connections

COMMANDS = ("actions", "undo", "undo/answer", "vote", "back", "resign", "chat", "rematch", "", "seat", "\0")


def _live(world: World, dice: Random) -> Sent:
    share = dice.choice([0.0, 0.1, 0.5])
    game = _quoted(text(dice), dice) if dice.random() < share else dice.choice(world.games)
    headers = [b"Host: 127.0.0.1", b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13"]
    headers.append(b"Sec-WebSocket-Key: " + KEY.encode())
    if dice.random() < share:
        headers.append(dice.choice(HEADERS))
    if dice.random() < share:
        headers[dice.randrange(len(headers))] = dice.choice(
            [b"Sec-WebSocket-Key: \xff", b"Sec-WebSocket-Version: 9", b"Upgrade: x", b"Sec-WebSocket-Protocol: \xff,,"]
        )
    first = b"\r\n".join([f"GET /api/games/{game}/live HTTP/1.1".encode("latin-1", "replace"), *headers]) + b"\r\n\r\n"
    frames = b"".join(_frame(world, dice, share) for _ in range(dice.randrange(1, 5)))
    return Sent(first, frames or frame(b"{}"))


def _frame(world: World, dice: Random, share: float) -> bytes:
    hello = {"type": "hello", "token": dice.choice([None, *world.tokens]), "after": dice.randrange(3)}
    command = {"type": "post", "id": 1, "to": dice.choice(COMMANDS), "body": _wish(dice)}
    said = json.dumps(dice.choice([hello, hello, command, command, {"type": "ping"}])).encode()
    if dice.random() < share:
        said = dice.choice([evil(dice).encode("utf-8", "surrogatepass"), _mangled(said, dice), dice.randbytes(60)])
        said = said.replace(b'"after": ', b'"after": ' + dice.choice(EVIL_NUMBERS).encode())
    opcode = dice.choice([0, 1, 1, 2, 3, 8, 9, 9, 10, 11]) if dice.random() < share else 1
    raw = frame(said, opcode, dice.randrange(16) if dice.random() < share / 4 else 8, masked=dice.random() >= share / 4)
    return _mangled(raw, dice) if dice.random() < share / 4 else raw


def _wish(dice: Random) -> Any:
    """The body of a command, good or bad."""
    wish = {"action": dice.randrange(300), "expected": dice.randrange(9), "key": f"{dice.random()}", "text": text(dice)}
    wish |= {"agree": dice.choice([True, "x"]), "against": dice.randrange(-1, 9)}
    kept = dice.sample(sorted(wish), dice.randrange(1, 4))
    return dice.choice([{name: wish[name] for name in kept}, wish, None, [], text(dice)])


def frame(said: bytes, opcode: int = 1, flags: int = 8, masked: bool = True) -> bytes:
    """One frame of a live connection, as a client sends it."""
    bit, size = 128 if masked else 0, len(said)
    if size < 126:
        head = bytes([flags << 4 | opcode, bit | size])
    elif size < 65536:
        head = bytes([flags << 4 | opcode, bit | 126]) + struct.pack("!H", size)
    else:
        head = bytes([flags << 4 | opcode, bit | 127]) + struct.pack("!Q", size)
    mask = os.urandom(4) if masked else b""
    return head + mask + (bytes(byte ^ mask[at % 4] for at, byte in enumerate(said)) if masked else said)

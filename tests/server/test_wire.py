"""Connections that trickle, flood, or don't read are dropped; nobody else notices."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest

from tests.server import plain
from tests.server.fuzz.requests import frame
from tests.server.rig import PATIENCE, Person, Server, make_game, new_game, patiently, serving
from trilhos.server.door.connections import Connections
from trilhos.server.rooms.audience import MOST_BYTES, MOST_OF_A_CHAIR, MOST_WAITING, Audience, Member

SHORT = 1.5  # seconds of patience
EACH = 20  # connections of one address
FLOOD = 10_000  # far more than is ever waited for


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    options = ["--patience", str(SHORT)]
    with serving(str(folder / "g.sqlite"), folder, *options, "--limit", "chat=9999/9999") as server:
        yield server


def line_to(server: Server, receive: int | None = None) -> socket.socket:
    """A bare connection; `receive` bytes of room for what it doesn't read."""
    line = socket.socket()
    if receive is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    return line


def ended(line: socket.socket) -> bytes:
    """All that is said until the server ends the connection."""
    said = b""
    try:
        while part := line.recv(65536):
            said += part
    except (ConnectionError, BrokenPipeError):
        pass
    return said


def alive(server: Server) -> bool:
    return plain.get(f"{server.url}/health").status_code == 200


# Requests that don't arrive


@pytest.mark.parametrize(
    "begin",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"],
)
def test_a_request_that_trickles_in_is_dropped(strict: Server, begin: bytes) -> None:
    with closing(line_to(strict)) as line:
        line.sendall(begin)
        line.settimeout(0.1)
        for _ in patiently():
            try:
                if begin:
                    line.sendall(b"X")
                if line.recv(1000) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    assert alive(strict)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"a" * 40_000,
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n",
    ],
)
def test_a_head_that_is_too_large_is_refused(strict: Server, head: bytes) -> None:
    with closing(line_to(strict)) as line:
        line.sendall(head)
        assert ended(line).startswith(b"HTTP/1.1 400 ")


def test_requests_sent_all_at_once_are_cut_off(strict: Server) -> None:
    with closing(line_to(strict)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        assert ended(line).count(b"HTTP/1.1 200") < 50
    assert alive(strict)


def test_an_answer_that_nobody_reads_is_dropped(strict: Server) -> None:
    with ExitStack() as lines:
        for _ in range(3):
            line = lines.enter_context(closing(line_to(strict, receive=2048)))
            line.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
            for _ in patiently():
                if _is_gone(line):
                    break
    assert alive(strict)


def _is_gone(line: socket.socket) -> bool:
    """Whether the server has dropped us; nothing is read."""
    try:
        line.sendall(b" ")
    except OSError:
        return True
    return False


# How many


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    options = ["--connections", str(EACH), "--patience", str(PATIENCE)]  # none of them ends while others come
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *options) as server:
        with ExitStack() as lines:
            answers = [asked(lines.enter_context(closing(line_to(server)))) for _ in range(EACH + 8)]
            assert sum(answer.startswith(b"HTTP/1.1 200") for answer in answers) <= EACH
            assert answers[-1] == b""
        for _ in patiently():  # those that have ended count no more
            with suppress(httpx.TransportError):
                if alive(server):
                    break


def asked(line: socket.socket) -> bytes:
    """What is answered; the connection stays open."""
    with suppress(OSError):
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        return line.recv(1000)
    return b""


class Plug:
    """A connection as far as counting needs one."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return (self.address, 1)


def test_households_are_counted_and_proxies_are_not() -> None:
    doors = Connections(2, ("10.0.0.0/8", "192.0.2.1"), all_together=9)
    neighbours = [Plug(f"2001:db8::{number}") for number in range(3)]
    assert [doors.enter(plug) for plug in neighbours] == [True, True, False]
    assert all(doors.enter(Plug(address)) for address in ("10.1.2.3", "10.1.2.3", "10.1.2.3", "192.0.2.1"))
    doors.leave(neighbours[0])
    doors.leave(neighbours[0])
    doors.leave(neighbours[2])
    assert doors.enter(Plug("2001:db8::9"))
    assert [doors.enter(Plug(f"198.51.100.{number}")) for number in range(5)] == [True, True, True, False, False]
    assert doors.counts["2001:db8::/64"] == 2


def test_live_connections_are_counted_whichever_way_they_come() -> None:
    doors = Connections(2, ("*",))
    assert [doors.go_live("a") for _ in range(3)] == [True, True, False]
    doors.end_live("a")
    assert doors.go_live("a")
    assert all(doors.enter(Plug("127.0.0.1")) for _ in range(10))


# Live connections


def upgraded(server: Server, game: str, receive: int | None = None) -> socket.socket:
    """A live connection without a library, so that nothing reads or answers for us."""
    line = line_to(server, receive)
    headers = ["Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    headers.append("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    line.sendall("\r\n".join([f"GET /api/games/{game}/live HTTP/1.1", *headers, "", ""]).encode())
    assert b" 101 " in line.recv(200)
    return line


def hello(person: Person) -> bytes:
    return frame(json.dumps({"type": "hello", "token": person.token}).encode())


def live_count(server: Server) -> int:
    for name, value in (row.rsplit(" ", 1) for row in plain.get(f"{server.url}/metrics").text.splitlines()):
        if name == "trilhos_connections":
            return int(float(value))
    raise AssertionError("no figure")


def test_a_client_that_does_not_read_is_dropped_and_its_seat_is_empty(strict: Server) -> None:
    ana, bia = new_game(strict)
    for _ in patiently():  # whoever was here before is gone
        if live_count(strict) == 0:
            break
    with closing(upgraded(strict, bia.game, receive=2048)) as deaf:
        deaf.sendall(hello(bia))
        for _ in patiently():
            if live_count(strict) == 1:
                break
        for number in range(FLOOD):
            assert ana.post("/chat", text="\U0001f682" * 500, key=f"k{number}").status_code == 200
            if number % 10 == 0 and live_count(strict) == 0:
                break
        assert live_count(strict) == 0
        assert _is_gone(deaf) or _is_gone(deaf)
    assert alive(strict)


def test_whoever_is_late_for_hello_is_sent_away(strict: Server) -> None:
    ana, _ = new_game(strict)
    with closing(upgraded(strict, ana.game)) as line:
        assert ended(line)[2:4] == (4400).to_bytes(2)


@pytest.mark.parametrize(
    "flood", [frame(b"x" * 100, opcode=9), frame(b"", opcode=0, flags=0)], ids=["pings", "fragments"]
)
def test_floods_of_small_frames_are_cut_off(strict: Server, flood: bytes) -> None:
    ana, _ = new_game(strict)
    with closing(upgraded(strict, ana.game)) as line:
        line.sendall(hello(ana) + frame(b"{", flags=0))
        with suppress(OSError):
            line.sendall(flood * 5000)
        ended(line)
    assert alive(strict)


def test_binary_frames_are_no_messages(strict: Server) -> None:
    ana, _ = new_game(strict)
    with closing(upgraded(strict, ana.game)) as line:
        line.sendall(frame(b"\x00\x01", opcode=2))
        assert ended(line)[2:4] == (4400).to_bytes(2)


def test_rubbish_in_the_middle_of_a_farewell_is_no_error(strict: Server) -> None:
    ana, _ = new_game(strict)
    with closing(upgraded(strict, ana.game)) as line:
        line.sendall(frame(b"x") * 2 + frame(b"\xff\xfe") * 3)
        ended(line)
    assert alive(strict)
    assert "Fatal error" not in strict.log.read_text()


# The audience


def test_who_does_not_read_is_dropped_at_once_and_counts_no_more() -> None:
    dropped: list[int] = []
    audience, member = Audience(), Member(3, abort=lambda: dropped.append(1))
    audience.join(member)
    for _ in range(MOST_WAITING):
        member.offer(b"x")
    assert (audience.viewers(), dropped) == ({3}, [])
    member.offer(b"x")
    assert (audience.viewers(), dropped, member.closed) == (set(), [1], "too-slow")
    assert member.waiting.qsize() == 1  # the end, and nothing that would be kept for it


def test_what_waits_has_so_many_bytes() -> None:
    dropped: list[int] = []
    member = Member(None, abort=lambda: dropped.append(1))
    member.offer(b"x" * MOST_BYTES * 2)  # the log of a long game, at first
    assert dropped == []
    member.offer(b"x")
    assert dropped == [1]


def test_a_chair_has_so_many_connections_and_the_newest_stay() -> None:
    audience, members = Audience(), [Member(0) for _ in range(MOST_OF_A_CHAIR + 2)]
    for member in members:
        audience.join(member)
    assert [member.closed for member in members[:3]] == ["too-many-connections", "too-many-connections", None]
    spectators = [Member(None) for _ in range(MOST_OF_A_CHAIR + 2)]
    for member in spectators:
        audience.join(member)
    assert all(member.closed is None for member in spectators)


def test_a_game_goes_on_meanwhile(strict: Server) -> None:
    """The others at the table are told as ever, while somebody doesn't read."""
    ana, bia = new_game(strict)
    with closing(upgraded(strict, bia.game, receive=2048)) as deaf:
        deaf.sendall(hello(bia))
        hearing = bia.live()
        hearing.news()
        began = time.monotonic()
        number = ana.play(ana.table()["legal"][0]["id"])
        assert hearing.news()["number"] == number
        assert time.monotonic() - began < PATIENCE / 2
    assert make_game(strict)["game"]

"""At the door: one spelling for each path, bodies of any kind, and every refusal in the log with its cause."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.sync.client import connect

from tests.server import plain
from tests.server.rig import PATIENCE, Live, Person, Server, make_game, new_game, patiently, serving
from trilhos.server.door.refusals import MOST_A_SECOND, RefusalLog
from trilhos.server.metrics import Metrics

EVIL_BODIES = [b'{"key":"\xff\xfe"}', b"[" * 5000, b'{"a":' * 5000, b'"\\ud800"', b"9" * 20_000, b"\x00", b"1e999"]


def raw(server: Server, target: str, *headers: str) -> str:
    """The whole answer to a request whose path no library has put right."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        lines = [f"GET {target} HTTP/1.1", "Host: x", "Connection: close", *headers]
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        said = b""
        while part := line.recv(65536):
            said += part
    return said.decode()


@pytest.mark.parametrize(
    "target",
    ["/metrics/", "//metrics", "/metrics;x", "/%6detrics", "/metrics%2f", "/./metrics", "/metrics//", "/metrics%00"],
)
def test_there_is_one_way_to_ask_for_the_figures(server: Server, target: str) -> None:
    answer = raw(server, target)
    assert answer.startswith("HTTP/1.1 404 ")
    assert "trilhos_requests_total" not in answer
    assert "trilhos_requests_total" in raw(server, "/metrics")


@pytest.mark.parametrize("header", ["X-Forwarded-For: 203.0.113.9", "Forwarded: for=x", "Via: 1.1 x", "X-Real-IP: x"])
def test_a_proxy_on_this_machine_is_not_this_machine(server: Server, header: str) -> None:
    assert raw(server, "/metrics", header).startswith("HTTP/1.1 403 ")


@pytest.mark.parametrize(
    "target",
    ["/health/", "//health", "/%68ealth", "/index.html/", "//", "/api//games", "/api/games/%00", "/api/keeper/state/"],
)
def test_no_other_path_has_a_second_spelling(server: Server, target: str) -> None:
    assert raw(server, target).startswith("HTTP/1.1 404 ")


def test_a_base_address_of_the_api_may_end_with_a_slash(server: Server) -> None:
    assert raw(server, "/api/games/").startswith("HTTP/1.1 200 ")


@pytest.mark.parametrize("body", EVIL_BODIES, ids=range(len(EVIL_BODIES)))
@pytest.mark.parametrize("path", ["/api/games", "/api/games/import", "/api/games/none/actions"])
def test_a_body_that_is_no_json_is_the_clients_fault(server: Server, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = plain.post(server.url + path, content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]


def test_an_origin_that_is_no_address_may_not_connect(server: Server) -> None:
    ana, _ = new_game(server)
    for origin in ("http://[::1", "http://[", "null", "//"):
        line = ana.live(Origin=origin)
        assert (line.closed_for(), line.socket.close_code) == ("bad-origin", 4403)


def test_a_hello_that_is_too_deep_is_no_hello(server: Server) -> None:
    ana, _ = new_game(server)
    with connect(f"{server.url}/api/games/{ana.game}/live".replace("http", "ws", 1)) as line:
        line.send('{"type":' + "[" * 2000)
        with pytest.raises(Exception, match="4400"):
            line.recv(timeout=PATIENCE)


# The log


def test_every_refusal_is_logged_with_its_cause_and_no_secret(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        game = make_game(server)
        Person(server, game["game"], "secret-guess\x7f").get()
        raw(server, "/api/nothing-%01%0dhere")
        plain.post(f"{server.url}/api/games", content=b"{")
        Live(Person(server, game["game"], "secret-guess"), 0, None, {}).closed_for()
        wanted = {"wrong-token", "http-404", "bad-http"}
        for _ in patiently():
            lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
            refused = [line for line in lines if line["event"] == "refused"]
            if wanted <= {line["reason"] for line in refused} and any("code" in line for line in refused):
                break
        said = server.log.read_text()
        assert "secret-guess" not in said
        assert game["game"] not in said
        assert not any(ord(letter) < 32 and letter != "\n" for letter in said)


def test_a_flood_of_refusals_fills_no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    now, refusals = [1.0], RefusalLog(Metrics())
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    with structlog.testing.capture_logs() as lines:
        for _ in range(MOST_A_SECOND + 30):
            refusals.note("too-fast")
        now[0] = 2.0
        refusals.note("too-fast", route="/")
    assert len(lines) == MOST_A_SECOND + 1
    assert lines[-1]["left_out"] == 30
    assert _count(refusals) == MOST_A_SECOND + 31


def _count(refusals: RefusalLog) -> Any:
    return refusals.metrics.registry.get_sample_value("trilhos_refusals_total", {"reason": "too-fast"})

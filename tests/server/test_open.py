"""`trilhos serve --open`, which `make play` runs: it opens a browser where there is one, on a port that is free."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.forked import Forked, Program, fresh
from tests.server import plain
from tests.server.rig import PATIENCE, patiently
from tests.server.test_serve import refused
from trilhos.cli.browser import addresses, network_address
from trilhos.server.serve import NEIGHBOURS, listen_near
from trilhos.server.settings import ServerSettings

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that writes down where it was sent, and stays open for long."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/visited\nsleep 2\n')
    script.chmod(0o755)
    return script


@contextmanager
def opened(
    folder: Path, *options: str, program: Callable[[list[str], Path, dict[str, str]], Program] = Forked, **env: str
) -> Iterator[tuple[Program, Path]]:
    """The server as a player starts it, and the file with what it says."""
    said = folder / "said.txt"
    said.touch()
    words = ["serve", "--open", "--db", str(folder / "g.sqlite"), *options]
    plain = {name: value for name, value in os.environ.items() if name not in SCREENS}
    process = program(words, said, {**plain, "TRILHOS_LANG": "en", **env})
    try:
        yield process, said
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)


def read(path: Path, pattern: str) -> str:
    """What a file says, once it does."""
    for _ in patiently():
        if path.exists() and (found := re.search(pattern, path.read_text())):
            return found[1]
    raise AssertionError("unreachable")


def test_the_browser_is_opened_where_the_server_answers(tmp_path: Path, browser: Path) -> None:
    with opened(tmp_path, "--port", "0", program=fresh, BROWSER=str(browser)) as (process, said):
        url = read(tmp_path / "visited", r"(http://127\.0\.0\.1:\d+)\n")
        assert f"open at {url} " in said.read_text()
        assert plain.get(f"{url}/health").status_code == 200  # while the browser is still open
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert "Traceback" not in said.read_text()


def test_without_a_browser_it_says_the_address_and_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0", TERM="xterm") as (_, said):
        url = read(said, r"No browser can be opened from here: go to (http://127\.0\.0\.1:\d+) with one")
        assert plain.get(f"{url}/health").status_code == 200


def test_a_browser_that_fails_is_no_reason_to_stop(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0", BROWSER="/nowhere/browser") as (_, said):
        assert plain.get(read(said, r"go to (\S+)") + "/health").status_code == 200


def test_who_listens_for_all_is_told_the_address_for_friends(tmp_path: Path, browser: Path) -> None:
    with opened(tmp_path, "--port", "0", "--host", "0.0.0.0", BROWSER=str(browser)) as (_, said):
        visited = read(tmp_path / "visited", r"(http://\S+)\n")
        assert plain.get(f"{visited}/health").status_code == 200
        if network_address() is not None:  # a machine without any network has none
            assert f"Others in this network reach it at {visited}\n" in said.read_text()


def test_addresses_are_written_as_browsers_want_them() -> None:
    assert addresses("127.0.0.1", 8000) == ("http://127.0.0.1:8000", None)
    assert addresses("::1", 8000) == ("http://[::1]:8000", None)
    assert addresses("::", 8000)[0] == "http://[::1]:8000"
    assert addresses("0.0.0.0", 1)[0] == "http://127.0.0.1:1"


def test_the_usual_port_is_taken(tmp_path: Path) -> None:
    with taken(8000), opened(tmp_path) as (_, said):
        port = int(read(said, r"Port 8000 is taken, so it is (\d+) this time\."))
        assert port > 8000
        assert read(said, r"open at (\S+) ") == f"http://127.0.0.1:{port}"


@contextmanager
def taken(port: int) -> Iterator[int]:
    """A port that something listens on: we, or whoever was faster."""
    with closing(socket.socket()) as holder:
        try:
            holder.bind(("127.0.0.1", port))
            holder.listen()
            port = holder.getsockname()[1]
        except OSError:
            assert port
        yield port


def test_a_port_that_was_asked_for_is_that_one_or_none(tmp_path: Path) -> None:
    with taken(0) as port:
        assert f"port {port}" in refused(tmp_path, "--open", "--db", str(tmp_path / "g.sqlite"), "--port", str(port))


def test_only_a_taken_port_leads_to_the_next(tmp_path: Path) -> None:
    with taken(0) as port, closing(listen_near(ServerSettings("", port=port))) as found:
        assert port < found.getsockname()[1] < port + NEIGHBOURS
    assert "203.0.113.7" in refused_host(tmp_path)


def refused_host(folder: Path) -> str:
    words = [sys.executable, "-m", "trilhos.cli", "serve", "--open", "--host", "203.0.113.7", "--lang", "en"]
    done = subprocess.run(
        [*words, "--db", str(folder / "g.sqlite")], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    return done.stderr

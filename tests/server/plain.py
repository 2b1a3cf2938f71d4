"""HTTP as tests speak it: with much patience, and without TLS.

Where a server says that a game is about to move, and to try again in a moment, they do, as the page does: on a busy
machine a process can be late to say that it lives, and does nothing until it has.

Left to itself, httpx reads the certificates of all authorities for every client it makes: 36 ms of CPU time.
"""

import ssl
import time
from typing import Any, Final

import httpx

PATIENCE: Final = 180.0  # seconds; far more than anything takes, so that a busy machine fails no test
MOVING: Final = 503
NOBODY: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # whom we believe


class Patient(httpx.HTTPTransport):
    """Asks again while a game moves."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        end = time.monotonic() + PATIENCE
        while True:
            answer = super().handle_request(request)
            moving = answer.status_code == MOVING and b'"game-moving"' in answer.read()
            if not moving or time.monotonic() > end:
                return answer
            time.sleep(0.05)


def client(**settings: Any) -> httpx.Client:
    return httpx.Client(transport=Patient(verify=NOBODY), timeout=PATIENCE, **settings)


def request(method: str, url: str, **more: Any) -> httpx.Response:
    with client() as asking:
        return asking.request(method, url, **more)


def get(url: str, **more: Any) -> httpx.Response:
    return request("GET", url, **more)


def post(url: str, **more: Any) -> httpx.Response:
    return request("POST", url, **more)

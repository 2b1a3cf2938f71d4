"""HTTP as tests speak it: with much patience, and without TLS.

Left to itself, httpx reads the certificates of all authorities for every client it makes: 36 ms of CPU time.
"""

import ssl
from typing import Any, Final

import httpx

PATIENCE: Final = 60.0  # seconds; far more than anything takes, so that a busy machine fails no test
NOBODY: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # whom we believe


def client(**settings: Any) -> httpx.Client:
    return httpx.Client(verify=NOBODY, timeout=PATIENCE, **settings)


def request(method: str, url: str, **more: Any) -> httpx.Response:
    return httpx.request(method, url, verify=NOBODY, timeout=PATIENCE, **more)


def get(url: str, **more: Any) -> httpx.Response:
    return request("GET", url, **more)


def post(url: str, **more: Any) -> httpx.Response:
    return request("POST", url, **more)

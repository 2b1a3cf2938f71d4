"""The addresses under which a server can be reached, and a browser that is opened there."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - names, nothing listens here
ANOTHER_NETWORK: Final = ("192.0.2.1", 9)  # kept for documentation: nobody is there, and nothing is sent
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this machine reaches the server, and where the others of its network do, if they can."""
    name = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    network = network_address() if host in EVERYWHERE else None
    return f"http://{name}:{port}", None if network is None else f"http://{network}:{port}"


def network_address() -> str | None:
    """This machine's address in its network: the one it would send from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ANOTHER_NETWORK)
        except OSError:
            return None
        return str(asked.getsockname()[0])


def open_browser(url: str, failed: Callable[[], None]) -> None:
    """Open a browser, in a thread of its own: some come back only when they are closed."""
    threading.Thread(target=_open, args=(url, failed), daemon=True).start()


def _open(url: str, failed: Callable[[], None]) -> None:
    if not has_screen() or not webbrowser.open(url):
        failed()


def has_screen() -> bool:
    """Whether a browser has somewhere to appear: one for terminals would take this one away from us."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)

"""Running the server: uvicorn around the application, until it is told to stop."""

import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Final

import structlog
import uvicorn

from trilhos.errors import BadChoice
from trilhos.server.app import make_app
from trilhos.server.door.connections import room
from trilhos.server.door.wire import Door, DoorConfig
from trilhos.server.service import Service
from trilhos.server.settings import ServerSettings

GRACEFUL_SECONDS: Final = 20
KEEP_ALIVE_SECONDS: Final = 75  # longer than proxies keep a connection, so that it is never closed under a request
# Python's search for garbage in rings stops everything: with 500 games in memory for 40 ms once a second among the
# young, for 70 ms twice a minute among those that survived, for a fifth of a second among all. Hardly anything here is
# such garbage, so the young are looked through in small portions (15 ms at most), and the old ones rarely.
RARELY: Final = (2_000, 500, 1000)
LARGEST_FRAME: Final = 8192  # bytes that are read at all; a message has fewer
NEIGHBOURS: Final = 20  # ports that are tried in turn, before any that is free will do
LOG = structlog.get_logger("trilhos.serve")


def listen(settings: ServerSettings) -> socket.socket:
    """The socket to serve on; port 0 takes any that is free. BadChoice when it can't be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as problem:
        listener.close()
        raise BadChoice(
            "cant-listen", host=settings.host, port=str(settings.port), problem=str(problem.strerror)
        ) from problem
    listener.listen(2048)
    return listener


def listen_near(settings: ServerSettings) -> socket.socket:
    """The socket to serve on, or one on the next free port where something else has this one already."""
    for port in range(settings.port, min(settings.port + NEIGHBOURS, 65_536)):
        try:
            return listen(replace(settings, port=port))
        except BadChoice as problem:
            if getattr(problem.__cause__, "errno", None) != errno.EADDRINUSE:
                raise
    return listen(replace(settings, port=0))


class _Server(uvicorn.Server):
    """Says when it answers, and not before."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C doesn't wait for what is under way, and what uvicorn says of that is nobody's fault."""
        if self.should_exit:
            logging.getLogger("uvicorn.error").disabled = True
        super().handle_exit(sig, frame)


def serve(settings: ServerSettings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; connections are closed, and every command under way is finished."""
    service = Service(replace(settings, port=listener.getsockname()[1]))
    service.connections.all_together = room()
    config = DoorConfig(
        make_app(service),
        Door(service.connections, service.refusals, settings.patience),
        access_log=False,
        log_config=None,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # news have 3 kB; packing them would take memory and time
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
    )
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, signal.SIG_IGN)  # uvicorn stops for them, and would then end the process by them again
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are refusals, which we note ourselves
    gc.set_threshold(*RARELY)
    LOG.info("serving", host=settings.host, port=listener.getsockname()[1])
    _Server(config, ready).run(sockets=[listener])

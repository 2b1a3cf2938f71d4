"""`trilhos serve`: a server for friends."""

import argparse
import ipaddress
import os
import re
import sys
from pathlib import Path
from typing import Final

from trilhos.cli.browser import addresses, open_browser
from trilhos.cli.configured import Usual, configured
from trilhos.cli.parser import Parser, Subcommand, decimal, number
from trilhos.cli.telling import told
from trilhos.errors import BadChoice
from trilhos.text import Text

USUAL_PORT: Final = 8000


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help=text("cli-serve-config"))
    parser.add_argument("--host", default=Usual("127.0.0.1"), metavar="ADDRESS", help=text("cli-serve-host"))
    parser.add_argument("--port", metavar="N", help=text("cli-serve-port", port=str(USUAL_PORT)))
    parser.add_argument("--address", default="", metavar="HOST:PORT", help=text("cli-serve-address"))
    parser.add_argument("--open", action="store_true", help=text("cli-serve-open"))
    parser.add_argument("--db", metavar="FILE|URL", help=text("cli-serve-db"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=text("cli-serve-origin"))
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text("cli-serve-proxy"))
    parser.add_argument("--bot", action="append", default=[], metavar="NAME", help=text("cli-serve-bot"))
    parser.add_argument("--memory", default=Usual("1024"), metavar="MB", help=text("cli-serve-memory"))
    parser.add_argument("--workers", default=Usual("1"), metavar="N", help=text("cli-serve-workers"))
    parser.add_argument("--review-samples", default=Usual("150"), metavar="N", help=text("cli-serve-review-samples"))
    parser.add_argument("--bot-seconds", default=Usual("10"), metavar="S", help=text("cli-serve-bot-seconds"))
    parser.add_argument("--bot-pause", default=Usual("0.5"), metavar="S", help=text("cli-serve-bot-pause"))
    parser.add_argument("--vote-seconds", default=Usual("180"), metavar="S", help=text("cli-serve-vote"))
    parser.add_argument("--undo-seconds", default=Usual("2.5"), metavar="S", help=text("cli-serve-undo"))
    parser.add_argument("--order-pause", default=Usual("8"), metavar="S", help=text("cli-serve-order-pause"))
    parser.add_argument("--reveal-seconds", default=Usual("10"), metavar="S", help=text("cli-serve-reveal"))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=R/B", help=text("cli-serve-limit"))
    parser.add_argument("--connections", default=Usual("256"), metavar="N", help=text("cli-serve-connections"))
    parser.add_argument("--patience", default=Usual("20"), metavar="S", help=text("cli-serve-patience"))
    parser.add_argument("--boards", type=Path, metavar="FOLDER", help=text("cli-serve-boards"))
    parser.add_argument(
        "--workshop", action=argparse.BooleanOptionalAction, default=None, help=text("cli-serve-workshop")
    )
    parser.add_argument("--page", type=Path, metavar="FOLDER", help=text("cli-serve-page"))
    _telling_options(parser, text)
    parser.add_argument("--metrics-token", metavar="TOKEN", help=text("cli-serve-metrics"))
    parser.add_argument("--keeper-token", metavar="TOKEN", help=text("cli-serve-keeper"))
    parser.add_argument("--expire", metavar="DAYS", help=text("cli-serve-expire"))
    parser.add_argument("--log", default=Usual("info"), metavar="LEVEL", help=text("cli-serve-log"))


def _telling_options(parser: Parser, text: Text) -> None:
    parser.add_argument("--public-url", default="", metavar="URL", help=text("cli-serve-public-url"))
    parser.add_argument("--webhooks", action="append", nargs="?", metavar="HOST", help=text("cli-serve-webhooks"))
    parser.add_argument("--push", action="append", nargs="?", metavar="HOST", help=text("cli-serve-push"))
    parser.add_argument("--webhooks-private", action="store_true", help=text("cli-serve-webhooks-private"))
    parser.add_argument("--webhooks-wait", default=Usual("20"), metavar="S", help=text("cli-serve-webhooks-wait"))
    parser.add_argument("--mail", metavar="URL", help=text("cli-serve-mail"))
    parser.add_argument("--mail-from", metavar="ADDRESS", help=text("cli-serve-mail-from"))
    parser.add_argument("--mail-password-file", type=Path, metavar="FILE", help=text("cli-serve-mail-password"))


def _run(options: argparse.Namespace, text: Text) -> int:
    with configured(options, "serve"):
        return _serve(options, text)


def _serve(options: argparse.Namespace, text: Text) -> int:
    from trilhos.server import logs
    from trilhos.server.door.limits import read_limits
    from trilhos.server.serve import listen, listen_near, serve
    from trilhos.server.settings import ServerSettings
    from trilhos.server.storage.database import default_url, shown_url

    if options.log not in logs.LEVELS:
        raise BadChoice("bad-log-level", value=options.log, known=", ".join(logs.LEVELS))
    logs.set_up(options.log)
    settings = ServerSettings(
        database=options.db or default_url(),
        host=options.host,
        port=USUAL_PORT if options.port is None else number("--port", options.port, most=65535),
        address=_address(options.address),
        origins=tuple(options.origin),
        proxies=tuple(map(_proxy, options.proxy)),
        bots=tuple(options.bot),
        memory=number("--memory", options.memory, least=1, most=2**20),
        workers=number("--workers", options.workers, least=1, most=64),
        review_samples=number("--review-samples", options.review_samples, most=10_000),
        bot_seconds=_seconds("--bot-seconds", options.bot_seconds),
        bot_pause=_seconds("--bot-pause", options.bot_pause),
        vote_seconds=_seconds("--vote-seconds", options.vote_seconds),
        undo_seconds=_seconds("--undo-seconds", options.undo_seconds),
        order_pause=_seconds("--order-pause", options.order_pause),
        reveal_seconds=_seconds("--reveal-seconds", options.reveal_seconds),
        boards=_boards(options.boards),
        workshop=_workshop(options),
        page=_page(options.page),
        metrics_token=options.metrics_token,
        keeper_token=_keeper_token(options),
        expire_days=None if options.expire is None else float(number("--expire", options.expire, least=1)),
        public_url=_public_url(options.public_url),
        telling=told(options),
        limits=read_limits(options.limit),
        connections=number("--connections", options.connections, least=1, most=1_000_000),
        patience=_seconds("--patience", options.patience),
    )
    # Who only wants to play takes the next free port; who names one wants that one.
    listener = (listen_near if options.open and options.port is None else listen)(settings)
    port, database = listener.getsockname()[1], shown_url(settings.database)

    def ready() -> None:
        _announce(options, port, database, text)
        _tell_losses(settings.database, text)
        _tell_keeper(options, port, text)

    serve(settings, listener, ready)
    return 0


def _tell_keeper(options: argparse.Namespace, port: int, text: Text) -> None:
    """Where the keeper's page is, and where its token lies; never the token itself: this may end up in a log."""
    from trilhos.server.door.tokens import keeper_file
    from trilhos.server.storage.database import default_url

    file = (
        None
        if options.keeper_token or os.environ.get("TRILHOS_KEEPER_TOKEN")
        else keeper_file(options.db or default_url())
    )
    if file is not None:
        _say(text("serve-keeper", url=f"{addresses(options.host, port)[0]}/#/keeper", file=str(file)))


def _tell_losses(database: str, text: Text) -> None:
    """What was acknowledged and is gone, until the keeper has noted it."""
    from trilhos.server.storage.database import connect
    from trilhos.server.storage.receipts import losses

    engine = connect(database)
    for loss in losses(engine):
        if not loss.noted:
            games = ", ".join(f"{game} ({head})" for game, head in loss.games.items())
            _say(text("serve-lost", count=loss.count, games=games or "?"))
    engine.dispose()


def _announce(options: argparse.Namespace, port: int, database: str, text: Text) -> None:
    """Say where it is open, and open a browser there if that is wanted."""
    here, network = addresses(options.host, port)
    if options.open and options.port is None and port != USUAL_PORT:
        _say(text("serve-other-port", taken=str(USUAL_PORT), port=str(port)))
    _say(text("serve-listening", url=here, database=database))
    if network is not None:
        _say(text("serve-on-network", url=network))
    if options.open:
        url = network or here  # where friends can follow: the page makes their links from its own address
        open_browser(url, lambda: _say(text("serve-no-browser", url=url)))


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _page(folder: Path | None) -> Path | None:
    if folder is not None and not (folder / "index.html").is_file():
        raise BadChoice("no-page-there", folder=str(folder))
    return folder


def _boards(folder: Path | None) -> Path | None:
    if folder is not None and not folder.is_dir():
        raise BadChoice("no-boards-there", folder=str(folder))
    return folder


def _workshop(options: argparse.Namespace) -> bool:
    """Open unless others can come: whoever lets them in says himself that they may bring boards."""
    alone = options.host == "localhost" or (_is_ip(options.host) and ipaddress.ip_address(options.host).is_loopback)
    others = options.proxy or options.public_url or options.address
    return bool(alone and not others) if options.workshop is None else bool(options.workshop)


def _is_ip(host: str) -> bool:
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False


def _address(address: str) -> str:
    if address and not re.fullmatch(r"[^\s/@]+:\d{1,5}", address):
        raise BadChoice("bad-address", value=address)
    return address


def _proxy(word: str) -> str:
    try:
        return word if word == "*" else str(ipaddress.ip_network(word, strict=False))
    except ValueError as problem:
        raise BadChoice("bad-proxy", value=word) from problem


def _keeper_token(options: argparse.Namespace) -> str | None:
    """The owner's own; or, beside an SQLite file, one that is made once and told to nobody but the owner."""
    from trilhos.server.door.tokens import LEAST_KEEPER, keeper_token
    from trilhos.server.storage.database import default_url, look, shown_url

    given = options.keeper_token or os.environ.get("TRILHOS_KEEPER_TOKEN")
    if given is not None and len(given) < LEAST_KEEPER:
        raise BadChoice("short-keeper-token", least=LEAST_KEEPER)
    look(options.db or default_url())
    try:
        return given or keeper_token(options.db or default_url())
    except OSError as problem:
        raise BadChoice("bad-database", url=shown_url(options.db or default_url()), problem=str(problem)) from problem


def _public_url(url: str) -> str:
    if url and not re.fullmatch(r"https?://[^\s#?@]+", url):
        raise BadChoice("bad-public-url", value=url)
    return url.rstrip("/")


def _seconds(option: str, value: str) -> float:
    """A number of seconds, or a clear word about it."""
    return decimal(option, value, 0, 86_400, "bad-seconds")


COMMAND = Subcommand("serve", _options, _run, extra="server")

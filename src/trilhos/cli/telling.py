"""How players are told of their turns elsewhere, as the options of `trilhos serve` say it."""

import argparse
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from trilhos.cli.parser import decimal
from trilhos.errors import BadChoice, BadFile
from trilhos.server.settings import Allowed, MailServer, Telling

PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = 25  # the port of a mail server on this machine that takes letters without a word
SENDER: Final = re.compile(r"([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?")


def told(options: argparse.Namespace) -> Telling | None:
    """None, unless the owner wants one of the ways."""
    if options.webhooks_private and options.webhooks is None and options.push is None:
        raise BadChoice("webhooks-private-alone")
    if (options.push is not None or options.mail) and not options.public_url:
        raise BadChoice("telling-needs-url")
    webhooks = _allowed(options.webhooks, options.webhooks_private, "bad-webhooks-host")
    push = _allowed(options.push, options.webhooks_private, "bad-push-host")
    wait = decimal("--webhooks-wait", options.webhooks_wait, 0, 86_400, "bad-seconds")
    mail = _mail(options) if options.mail else None
    return Telling(webhooks, push, mail, wait) if webhooks or push or mail else None


def _allowed(named: list[str | None] | None, private: bool, word: str) -> Allowed | None:
    """Without any host named, all public ones will do."""
    if named is None:
        return None
    hosts = tuple(host.lower() for host in named if host)
    wrong = [host for host in hosts if not re.fullmatch(r"[a-z0-9_.:-]+", host) or "//" in host]
    if wrong:
        raise BadChoice(word, value=wrong[0])
    return Allowed(hosts, private)


def _mail(options: argparse.Namespace) -> MailServer:
    parts = urlsplit(options.mail)
    try:
        port = parts.port
    except ValueError as problem:
        raise BadChoice("bad-mail-server", value=options.mail) from problem
    if parts.scheme not in PORTS or not parts.hostname or parts.password is not None or parts.path.strip("/"):
        raise BadChoice("bad-mail-server", value=f"{parts.scheme}://{parts.hostname or ''}")  # never a password
    if not SENDER.fullmatch(options.mail_from or ""):
        raise BadChoice("bad-mail-from", value=options.mail_from or "")
    user = unquote(parts.username or "")
    server = MailServer(
        parts.hostname, 0, options.mail_from, user, _password(options) if user else "", parts.scheme == "smtps"
    )
    usual = HERE if server.here and not user else PORTS[parts.scheme]
    return replace(server, port=port or usual)


def _password(options: argparse.Namespace) -> str:
    """From a file or the environment: what stands on a command line is seen by everybody on the machine."""
    file: Path | None = options.mail_password_file
    if file is None:
        return os.environ.get("TRILHOS_MAIL_PASSWORD", "")
    try:
        return file.read_text(encoding="utf-8").strip()
    except OSError as problem:
        raise BadFile("cant-read", file=str(file), problem=problem.strerror or str(problem)) from problem

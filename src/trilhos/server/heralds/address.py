"""Addresses that players give: which are allowed, and where they really lead. A server must not be sent inwards."""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec

from trilhos.server.answers.errors import BadRequest
from trilhos.server.settings import Allowed

LONGEST: Final = 2000
PLAIN: Final = re.compile(r"[!-\[\]-~]+")  # printable ASCII; programs disagree about backslashes
NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
PORTS: Final = {"https": 443, "http": 80}
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # IPv4 in a network without it; the address is in the last 32 bits
UNICAST: Final = IPv6Network("2000::/3")  # what is global by assignment, and not only by default
Ip = IPv4Address | IPv6Address


class NoWay(Exception):
    """A name that leads nowhere, or to where nothing may be sent; which of the two is nobody's business."""


class Address(msgspec.Struct, frozen=True):
    """An address in the parts that a request is made of, so that nothing reads it a second way."""

    scheme: str
    host: str
    port: int
    authority: str
    target: str


def parse(address: str, allowed: Allowed) -> Address:
    """An address that may be written to, as far as its letters tell; BadRequest for others."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as problem:
        raise BadRequest("bad-webhook", field="address") from problem
    host = (parts.hostname or "").rstrip(".")
    if len(address) > LONGEST or not PLAIN.fullmatch(address) or port == 0 or not _is_host(host) or "@" in parts.netloc:
        raise BadRequest("bad-webhook", field="address")
    if parts.scheme != "https" and not (allowed.private and parts.scheme == "http"):
        raise BadRequest("webhook-needs-https", field="address")
    if allowed.hosts and host not in allowed.hosts:
        raise BadRequest("webhook-host-not-allowed", field="address", hosts=", ".join(allowed.hosts))
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(parts.scheme, host, port or PORTS[parts.scheme], parts.netloc, target)


def _is_host(host: str) -> bool:
    try:
        return NAME.fullmatch(host) is not None or "%" not in str(ip_address(host))
    except ValueError:
        return False


def resolve(address: Address, allowed: Allowed) -> list[str]:
    """The numbers behind a name, all of them fit to be written to, else NoWay; waits for the name servers."""
    try:
        found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as problem:
        raise NoWay from problem
    numbers = list(dict.fromkeys(str(place[0]) for _, _, _, _, place in found))
    if not numbers or not all(may_write(ip_address(number), allowed.private) for number in numbers):
        raise NoWay
    return numbers


def may_write(ip: Ip, private: bool) -> bool:
    """Whether notices may go there: to the public internet, and where the owner wants it to machines at home."""
    inner = _inside(ip)
    if inner.is_loopback:
        return private
    if inner.is_multicast or inner.is_reserved or inner.is_unspecified or inner.is_link_local:
        return False
    return private or (inner.is_global and (isinstance(inner, IPv4Address) or inner in UNICAST))


def _inside(ip: Ip) -> Ip:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if isinstance(ip, IPv4Address):
        return ip
    if ip in TRANSLATED:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or ip

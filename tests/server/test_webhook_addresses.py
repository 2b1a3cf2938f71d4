"""Where notices may go: only outwards, only where it was checked, only over TLS; and what owners can choose."""

import asyncio
import socket
import ssl
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import trustme
from hypothesis import strategies as st

from tests.server.receiver import Receiver, receiving
from tests.server.rig import Server, new_game, serving
from trilhos.cli import main
from trilhos.server.answers.errors import BadRequest
from trilhos.server.heralds.address import Address, NoWay, may_write, parse, resolve
from trilhos.server.heralds.postman import NO_ADDRESS, UNREACHABLE, Delivery, Postman
from trilhos.server.settings import Allowed

PUBLIC = Allowed()
HOME = Allowed(private=True)

# Reading addresses

BAD = {
    "bad-webhook": [
        "", "https://", "https:///path", "https://ana:secret@example.org/", "https://ana@example.org/",
        "https://example.org\\@127.0.0.1/", "https://example.org/a b", "https://example.org/\n", "https://exämple.org/",
        "https://example.org:0/", "https://example.org:99999/", "https://example.org:x/", "https://[::1/",
        "https://[fe80::1%25eth0]/", "https://a..-/", "https://" + "a" * 2000,
    ],
    "webhook-needs-https": ["http://example.org/", "//example.org/", "ftp://example.org/", "file://host/etc/passwd", "gopher://a.example/"],
}  # fmt: skip


@pytest.mark.parametrize(("key", "address"), [(key, address) for key, some in BAD.items() for address in some])
def test_what_is_no_address_for_notices(key: str, address: str) -> None:
    with pytest.raises(BadRequest) as problem:
        parse(address, PUBLIC)
    assert problem.value.key == key


def test_an_address_in_its_parts() -> None:
    assert parse("https://Hooks.Example.org/a/b?c=d#e", PUBLIC) == Address(
        "https", "hooks.example.org", 443, "Hooks.Example.org", "/a/b?c=d"
    )
    assert parse("https://[2606:4700::1]:8443", PUBLIC) == Address(
        "https", "2606:4700::1", 8443, "[2606:4700::1]:8443", "/"
    )
    assert parse("http://box.home:8080/x", HOME).port == 8080


def test_an_owner_may_name_the_hosts() -> None:
    chosen = Allowed(hosts=("hooks.example.org",))
    assert parse("https://HOOKS.example.org./x", chosen).host == "hooks.example.org"
    for other in ("example.org", "evil-hooks.example.org", "hooks.example.org.evil.example"):
        with pytest.raises(BadRequest, match=r"these hosts only: hooks\.example\.org"):
            parse(f"https://{other}/", chosen)


@hypothesis.given(st.text(max_size=60) | st.from_regex(r"https?://[\[\]@:%.a-f0-9\\/?#]{0,30}", fullmatch=True))
@hypothesis.settings(deadline=None, derandomize=True, database=None)
def test_whatever_is_given_is_read_or_refused(address: str) -> None:
    try:
        found = parse(address, PUBLIC)
    except BadRequest:
        return
    assert found.scheme == "https"
    assert "@" not in found.authority
    assert found.target.startswith("/")


# Where they lead

INSIDE = [
    "127.0.0.1", "127.8.9.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1",
    "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "2001::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::7f00:1",
    "2002:7f00:1::", "2002:a00:1::", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "100::1",
]  # fmt: skip
OUTSIDE = ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
NEVER = ["169.254.169.254", "fe80::1", "224.0.0.1", "ff02::1", "0.0.0.0", "::", "::ffff:169.254.169.254"]
AT_HOME = ["127.0.0.1", "::1", "10.0.0.1", "192.168.1.1", "100.64.0.1", "fd12::1", "1.1.1.1"]


def test_only_the_public_internet() -> None:
    assert [number for number in INSIDE if may_write(ip_address(number), private=False)] == []
    assert [number for number in OUTSIDE if not may_write(ip_address(number), private=False)] == []


def test_at_home_more_but_not_everything() -> None:
    assert [number for number in NEVER if may_write(ip_address(number), private=True)] == []
    assert [number for number in AT_HOME if not may_write(ip_address(number), private=True)] == []


def test_all_numbers_behind_a_name_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    place = parse("https://two-faced.example/", PUBLIC)
    monkeypatch.setattr(socket, "getaddrinfo", names("1.1.1.1", "127.0.0.1"))
    with pytest.raises(NoWay):
        resolve(place, PUBLIC)
    monkeypatch.setattr(socket, "getaddrinfo", names("1.1.1.1", "2606:4700::1111", "1.1.1.1"))
    assert resolve(place, PUBLIC) == ["1.1.1.1", "2606:4700::1111"]


def names(*numbers: str) -> Any:
    """A name server of our own."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443)) for number in numbers]
    return lambda host, port, *more, **named: found


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    with serving(str(folder / "games.sqlite"), folder, "--webhooks") as running:
        yield running


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433", "017700000001", "127.1", "[::ffff:7f00:1]",
     "169.254.169.254", "10.1.2.3", "nowhere.invalid"],
)  # fmt: skip
def test_the_server_is_not_sent_inwards(strict: Server, host: str) -> None:
    ana, _ = new_game(strict)
    answer = ana.http.put("/webhook", json={"address": f"https://{host}:{strict.port}/"})
    told = answer.json()
    assert (answer.status_code, told["error"], told["fields"][0]["field"]) == (422, "webhook-no-address", "address")
    assert ana.get("/webhook").json()["host"] is None


def test_the_server_wants_https(strict: Server) -> None:
    ana, _ = new_game(strict)
    answer = ana.http.put("/webhook", json={"address": "http://93.184.216.34/"}, headers={"Accept-Language": "pt-BR"})
    assert answer.status_code == 422
    assert answer.json()["message"] == "Avisos só são enviados a endereços que começam com https://."


# Sending


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def secure(authority: trustme.CA) -> Iterator[Receiver]:
    """A receiver that can prove to be called hooks.example.test."""
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("hooks.example.test").configure_cert(tls)
    with receiving(tls) as running:
        yield running


def post(url: str, allowed: Allowed = HOME) -> Delivery:
    async def send() -> Delivery:
        postman = Postman(allowed)
        try:
            return await postman.post(url, b"{}", {"content-type": "application/json"})
        finally:
            await postman.close()

    return asyncio.run(send())


def trust(authority: trustme.CA, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    authority.cert_pem.write_to_path(folder / "ca.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "ca.pem"))


def test_the_number_that_was_checked_is_asked_by_the_name_that_was_given(
    secure: Receiver, authority: trustme.CA, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trust(authority, tmp_path, monkeypatch)
    monkeypatch.setattr(socket, "getaddrinfo", once("127.0.0.1"))
    assert post(f"https://hooks.example.test:{secure.port}/in?a=b") == Delivery(200)
    assert (secure.letters[0].path, secure.letters[0].headers["host"]) == (
        "/in?a=b", f"hooks.example.test:{secure.port}"
    )  # fmt: skip


def once(number: str) -> Any:
    """A name server that answers one question, and leads elsewhere after that."""
    answers = iter([number])
    return lambda host, port, *more, **named: names(next(answers, "203.0.113.1"))(host, port)


def test_a_receiver_that_cannot_prove_its_name_gets_nothing(
    secure: Receiver, authority: trustme.CA, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", names("127.0.0.1"))
    unknown = post(f"https://hooks.example.test:{secure.port}/")
    trust(authority, tmp_path, monkeypatch)
    other_name = post(f"https://other.example.test:{secure.port}/")
    assert unknown == other_name == Delivery(problem=UNREACHABLE)
    assert secure.letters == []


def test_a_name_that_leads_inwards_by_the_time_of_sending_gets_nothing(
    secure: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", names("127.0.0.1"))
    assert post(f"https://hooks.example.test:{secure.port}/", PUBLIC) == Delivery(problem=NO_ADDRESS)
    assert secure.letters == []


def test_the_next_number_is_tried_where_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as receiver:
        monkeypatch.setattr(socket, "getaddrinfo", names("127.0.0.2", "127.0.0.1"))
        assert post(f"http://box.example.test:{receiver.port}/") == Delivery(200)


def test_what_an_owner_no_longer_allows_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as receiver:
        assert post(receiver.url, PUBLIC) == Delivery(problem=NO_ADDRESS)
        assert receiver.letters == []


def test_an_answer_is_not_read() -> None:
    with receiving() as receiver:
        receiver.answer = b"x" * 50_000_000
        assert post(receiver.url) == Delivery(200)


# What owners choose


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--webhooks-private"], "--webhooks-private goes with --webhooks"),
        (["--webhooks", "https://discord.com/"], "is no host"),
        (["--webhooks", "--webhooks-wait", "long"], "--webhooks-wait"),
        (["--public-url", "trilhos.example.org"], "--public-url https://"),
        (["--public-url", "https://a.example/#/game"], "--public-url https://"),
    ],
)
def test_options_that_make_no_sense(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = ["--lang", "en", "--host", "203.0.113.7"]  # where nothing can listen, should all else be well
    assert main(["serve", *nowhere, *options]) == 2
    assert said in capsys.readouterr().err


def test_hosts_are_named_one_by_one(tmp_path: Path) -> None:
    hosts = ["--webhooks", "Discord.com", "--webhooks", "93.184.216.34"]
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *hosts) as server:
        ana, _ = new_game(server)
        assert ana.http.put("/webhook", json={"address": "https://93.184.216.34/"}).status_code == 200
        answer = ana.http.put("/webhook", json={"address": "https://1.1.1.1/"}).json()
        assert answer["message"] == "This server sends notices to these hosts only: discord.com, 93.184.216.34."

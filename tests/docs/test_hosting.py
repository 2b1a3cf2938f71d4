"""The hosting page and the files in `deploy` say what the program does."""

import re

from tests.docs.test_documents import ROOT
from trilhos.server.door.limits import LIMITS
from trilhos.server.metrics import Metrics

HOST = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"


def lines(name: str) -> list[str]:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_the_limits_are_those_of_the_program() -> None:
    told = re.findall(r"^\| `(\w+)` \| ([\d.]+)/(\d+) \|", HOST, re.MULTILINE)
    assert {name: (float(rate), float(burst)) for name, rate, burst in told} == {
        name: (limit.rate, limit.burst) for name, limit in LIMITS.items()
    }


def test_the_metrics_are_those_of_the_program() -> None:
    told = set(re.findall(r"^\| `(trilhos_\w+)` \|", HOST, re.MULTILINE))
    kinds = {"counter": "_total"}
    assert told == {m.name + kinds.get(m.type, "") for m in Metrics().registry.collect()}


def test_both_proxies_are_set_up_alike() -> None:
    inside = {"server one:8000": "server 127.0.0.1:8001", "server two:8000": "server 127.0.0.1:8002"}
    text = "\n".join(lines("nginx.compose.conf"))
    for name, address in inside.items():
        text = text.replace(name, address)
    assert text.splitlines() == lines("nginx.conf")


def test_both_units_are_hardened_alike() -> None:
    own = ("Description", "After", "ExecStart", "EnvironmentFile", "StateDirectory")
    one, many = (
        [line for line in lines(name) if not line.startswith(own)] for name in ("trilhos.service", "trilhos@.service")
    )
    assert one == many
    assert len(one) > 30


def test_no_password_stands_in_a_command_line() -> None:
    commands = [
        line
        for name in ("trilhos.service", "trilhos@.service", "compose.yaml")
        for line in lines(name)
        if "--db" in line
    ]
    assert len(commands) == 3
    assert [line for line in commands if re.search(r"://\w+:", line)] == []

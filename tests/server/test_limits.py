"""Limits: by cost, by household, before any work, in bounded memory, and shared."""

import re
import time
from pathlib import Path

import httpx
import pytest

from tests.server import plain
from tests.server.rig import Person, Server, make_game, patiently, serving, serving_together
from trilhos.server.answers.errors import TooFast
from trilhos.server.door.limits import MOST_BUCKETS, MOST_TOLD, UNKNOWN, Limit, Limits, household


def spends(limits: Limits, who: str, cost: float = 1.0) -> bool:
    """Whether it is granted."""
    try:
        limits.spend("read", who, cost)
    except TooFast:
        return False
    return True


def slow(**more: bool) -> Limits:
    """Ten at once, and hardly any later."""
    return Limits({"read": Limit(0.001, 10)}, **more)


def test_what_costs_more_takes_more() -> None:
    limits = slow()
    assert [spends(limits, "a", 4) for _ in range(4)] == [True, True, False, False]
    assert spends(limits, "a", 1)


def test_what_costs_more_than_a_bucket_is_granted_to_a_full_one() -> None:
    limits = slow()
    assert [spends(limits, "a", 25) for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", UNKNOWN),
        ("\xff" * 5000, UNKNOWN),
    ],
)
def test_an_ipv6_network_counts_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_many_addresses_take_no_more_memory() -> None:
    limits = Limits(shared=True)
    for number in range(MOST_BUCKETS + 1000):
        limits.spend("read", str(number))
    assert len(limits.buckets) == MOST_BUCKETS
    assert len(limits.spent) <= MOST_BUCKETS
    assert len(limits.told()) == MOST_TOLD
    assert ("read", str(MOST_BUCKETS + 999)) in limits.buckets


def test_processes_count_together() -> None:
    here, there = slow(shared=True), slow(shared=True)
    assert all(spends(here, "a") for _ in range(8))
    for spent in here.told():
        there.heard(*spent)
    assert [spends(there, "a") for _ in range(3)] == [True, True, False]
    assert spends(there, "b")
    assert here.told() == []


def test_the_greatest_spenders_are_told_of_first() -> None:
    limits = Limits({"read": Limit(1, 1000), "create": Limit(1, 10)}, shared=True)
    for _ in range(5):
        limits.spend("read", "reader")
        limits.spend("create", "maker")
    assert [who for _, who, _ in limits.told()] == ["maker", "reader"]


def test_one_process_alone_notes_nothing_for_others() -> None:
    limits = slow()
    assert spends(limits, "a")
    assert limits.told() == []


def test_nobody_is_held_to_more_than_twice_a_bucket() -> None:
    limits = slow()
    limits.heard("read", "a", 1e9)
    limits.heard("no such limit", "a", 1)
    with pytest.raises(TooFast) as problem:
        limits.spend("read", "a")
    assert int(problem.value.values["seconds"]) <= 11_001


def test_commands_without_a_link_are_limited_before_any_work(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--limit", "request=0.01/20") as server:
        game = make_game(server)["game"]
        stranger = Person(server, game)
        answers = [stranger.act("draw", expected=2) for _ in range(30)]
        assert [answer.status_code for answer in answers[:5]] == [403] * 5
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].headers["content-security-policy"]
        assert plain.get(f"{server.url}/api/nothing").status_code == 429


def test_long_answers_cost_more_than_short_ones(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--limit", "read=0.01/30") as server:
        lists = [plain.get(f"{server.url}/api/games?limit=100").status_code for _ in range(3)]
        assert lists[0] == 200
        assert lists[-1] == 429


def test_a_long_save_file_costs_more_than_a_new_game(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--limit", "create=0.0001/10") as server:
        save = {"actions": ["draw"] * 4000}
        codes = [plain.post(f"{server.url}/api/games/import", json={"save": save}).status_code for _ in range(3)]
    assert codes == [422, 429, 429]


def test_a_proxy_is_believed_only_where_the_owner_says_so(tmp_path: Path) -> None:
    def statuses(*options: str) -> list[int]:
        with serving(str(tmp_path / "g.sqlite"), tmp_path, "--limit", "request=0.01/10", *options) as server:
            people = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(20)]
            return [plain.get(f"{server.url}/api/bots", headers=who).status_code for who in people]

    assert statuses("--proxy", "127.0.0.1") == [200] * 20
    assert 429 in statuses()


def test_two_processes_have_the_limits_of_one(empty_postgres: str, tmp_path: Path) -> None:
    options = ["--limit", "read=0.0001/200"]
    with serving_together(empty_postgres, tmp_path, *options) as (one, other):
        for _ in range(10):
            plain.get(f"{one.url}/api/games?limit=100")  # 21 each
        answers = []
        for _ in patiently():  # the other hears of it soon, long before it would have had enough by itself
            answers.append(plain.get(f"{other.url}/api/bots").status_code)
            if answers[-1] == 429:
                break
        assert len(answers) < 150


def test_what_is_passed_on_is_counted_once_where_it_comes_in(empty_postgres: str, tmp_path: Path) -> None:
    """Else a stranger could have one process pass on as much as it can, whatever the other answers."""
    options = ["--limit", "request=0.0001/60", "--proxy", "127.0.0.1", "--metrics-token", "m" * 24]
    with serving_together(empty_postgres, tmp_path, *options) as (one, other):
        games = [make_game(one)["game"] for _ in range(12)]  # some stay once they know each other
        for number, _ in enumerate(patiently()):
            known, game = _served(one), games[number % len(games)]
            if _asked(other, game, f"198.51.100.{number % 250}").status_code == 200 and _served(one) > known:
                break
        before = _served(one)
        statuses = [_asked(other, game, "203.0.113.9").status_code for _ in range(80)]
        assert statuses == [200] * 60 + [429] * 20
        assert _served(one) - before == 60  # the home never hears of the rest
        assert _asked(other, game, "203.0.113.9", **{"x-trilhos-relay": "guess"}).status_code == 429


def _asked(server: Server, game: str, who: str, **more: str) -> httpx.Response:
    headers = {"X-Forwarded-For": who, **more}
    return plain.get(f"{server.url}/api/games/{game}", headers=headers)


def _served(server: Server) -> int:
    """How many requests a process has answered, whatever it said; but for these."""
    nobody = f"192.0.2.{time.monotonic_ns() // 1000 % 250}"  # in particular
    headers = {"X-Forwarded-For": nobody, "Authorization": f"Bearer {'m' * 24}"}
    figures = plain.get(f"{server.url}/metrics", headers=headers).text
    found = re.findall(r'trilhos_requests_total.route="(?!/metrics").*",status="\d+". ([0-9.]+)', figures)
    return int(sum(map(float, found)))

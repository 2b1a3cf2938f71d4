"""Whole games: what is played by the oracle's own reading passes, and changed games don't."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from time import process_time
from typing import Any

import pytest

from tests.oracle import OracleError, check_audit, trails
from tests.oracle.dealer import Dealer, Policy, anything, builder, hoarder
from tests.oracle.facts import Route
from tests.oracle.rig import Scene

Log = list[dict[str, Any]]
TABLES: list[tuple[str, int, dict[str, bool]]] = [
    ("usa", 2, {}),
    ("usa", 5, {}),
    ("europe", 2, {}),
    ("europe", 4, {}),
    ("world", 2, {}),
    ("world", 4, {}),
    ("lakes", 3, {}),
    ("nederland", 2, {"tokens": True, "neutral": True}),
    ("nederland", 3, {"tokens": False, "neutral": False}),
    ("nederland", 4, {"tokens": True, "neutral": False}),
    ("brasil", 4, {}),
]


@pytest.mark.parametrize("policy", [anything, builder, hoarder])
@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_games_pass(edition: str, players: int, options: dict[str, bool], policy: Policy) -> None:
    logs = [Dealer(edition, players, options, seed, policy).play() for seed in range(2)]
    assert check_audit([*logs[0], *logs[1]]) == 2


def _faulty(log: Log) -> bool:
    for n, event in enumerate(log):
        event["n"] = n
    try:
        check_audit(log)
    except OracleError:
        return True
    return False


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_a_missing_or_doubled_event_fires(edition: str, players: int, options: dict[str, bool]) -> None:
    log = Dealer(edition, players, options, 5).play()
    for n in Random(5).sample(range(len(log)), 25):
        assert _faulty(deepcopy(log[:n] + log[n + 1 :])), f"without {log[n]}"
        assert _faulty(deepcopy(log[: n + 1] + log[n:])), f"twice {log[n]}"


def _more(field: str) -> Callable[[dict[str, Any]], None]:
    def change(event: dict[str, Any]) -> None:
        event[field] += 1

    return change


def _drop_ticket(event: dict[str, Any]) -> None:
    event["kept"].pop()


def _flip_loan(event: dict[str, Any]) -> None:
    event["loan"] = not event["loan"]


def _more_routes(event: dict[str, Any]) -> None:
    event["lines"]["routes"] += 1
    event["total"] += 1


def _swap_failed(event: dict[str, Any]) -> None:
    event["completed"], event["failed"] = event["failed"], event["completed"]


def _other_colour(event: dict[str, Any]) -> None:
    event["route"]["color"] = "pink"


def _one_card_less(event: dict[str, Any]) -> None:
    card = next(iter(event["cards"]))
    event["cards"][card] -= 1
    event["cards"] = {name: count for name, count in event["cards"].items() if count}


CHANGES: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    *((kind, _more("seat")) for kind in ("deal", "offer", "keep", "turn", "draw", "claim", "ending", "score")),
    ("claim", _more("points")),
    ("claim", _other_colour),
    ("claim", _one_card_less),
    ("deal", _one_card_less),
    ("tunnel", _more("surcharge")),
    ("reshuffle", _more("count")),
    ("refill", _more("slot")),
    ("ending", _more("turns_left")),
    ("keep", _drop_ticket),
    ("toll", _more("amount")),
    ("toll", _flip_loan),
    ("passes", _more("count")),
    ("passes", _more("points")),
    ("score", _more("total")),
    ("score", _more_routes),
    ("score", _swap_failed),
    ("end", lambda event: event.update(winners=[])),
    ("end", lambda event: event.update(reason="boredom")),
    ("end", lambda event: event.update(reason="stalled")),
    ("start", lambda event: event.update(rules=3)),
    ("neutral", lambda event: event.update(holder_next=7)),
    ("neutral", lambda event: event.update(result="nothing")),
    ("station", _one_card_less),
    ("harbour", _one_card_less),
    ("exchange", _more("points")),
    ("flush", lambda event: event["cards"].reverse()),
    ("market", lambda event: event["cards"].pop()),
    ("market", lambda event: event["cards"].__setitem__(0, "red-train")),
    ("start", lambda event: event.update(scores=[9] * event["players"])),
    ("pieces", _more("trains")),
]


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_a_changed_event_fires(edition: str, players: int, options: dict[str, bool]) -> None:
    log = Dealer(edition, players, options, 11).play()
    rng = Random(11)
    for kind, change in CHANGES:
        places = [n for n, event in enumerate(log) if event["type"] == kind]
        for n in rng.sample(places, min(len(places), 2)):
            changed = deepcopy(log)
            change(changed[n])
            if changed[n] != log[n]:
                assert _faulty(changed), f"{log[n]} became {changed[n]}"


def test_an_unfinished_game_fires() -> None:
    log = Dealer("usa", 2, {}, 3).play()
    with pytest.raises(OracleError, match="end"):
        check_audit(log[:-1])
    with pytest.raises(OracleError, match="start"):
        check_audit(log[1:])


# The longest trail against the plainest search there is


def _plain(routes: list[Route], city: str, used: frozenset[int]) -> int:
    best = 0
    for route in routes:
        if route.index not in used and route.touches(city):
            way = route.length + _plain(routes, trails.other_end(route, city), used | {route.index})
            best = max(best, way)
    return best


@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_longest_against_plain_search(edition: str) -> None:
    board, rng = Scene(edition).table.board, Random(4)
    for _ in range(60):
        home = rng.choice(board.cities)
        near = [r for r in board.routes if r.touches(home)]
        ends = {city for r in near for city in (r.a, r.b)}
        local = [r for r in board.routes if r.a in ends and r.b in ends and r.track == 0]
        mine = rng.sample(local, min(len(local), 10))
        assert trails.longest(mine) == max(_plain(mine, city, frozenset()) for city in ends)


def test_longest_on_dense_networks() -> None:
    board, rng = Scene("usa").table.board, Random(7)
    short = [r for r in board.routes if r.length <= 3 and r.track == 0]
    for _ in range(20):
        mine: list[Route] = []
        for route in rng.sample(short, len(short)):
            if sum(r.length for r in mine) + route.length <= 45:
                mine.append(route)
        begun = process_time()
        assert 0 < trails.longest(mine) <= 45
        assert process_time() - begun < 1.0

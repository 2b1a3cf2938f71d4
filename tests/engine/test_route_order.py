"""The order of routes in a board's data means nothing: shuffled, they give the same games under other numbers."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from mypy_extensions import i64

from tests.files import file_of
from trilhos.boards import EDITIONS, Edition, from_outside, make_rules
from trilhos.engine import events
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import OVER

SHUFFLES = 3
PLAYERS = 3
OF_ROUTES = (
    events.CLAIM,
    events.TUNNEL,
    events.YIELD,
    events.NEUTRAL,
)  # whose second value is a route
OPTIONS: dict[str, dict[str, bool]] = {"nederland": {"neutral": True}}


def shuffled(edition: str, seed: int) -> tuple[Rules, list[int]]:
    """Rules whose routes stand in another order, some of them with their ends swapped; and by route its old number."""
    file, random = file_of(edition), Random(seed)
    order = list(range(len(file.routes)))
    random.shuffle(order)
    routes = [file.routes[old] for old in order]
    routes = [replace(r, a=r.b, b=r.a) if random.below(2) else r for r in routes]
    return rules_of(from_outside(replace(file, routes=routes))), order


def rules_of(edition: str | Edition) -> Rules:
    options = OPTIONS.get(edition if isinstance(edition, str) else edition.id, {})
    return make_rules(edition, 2 if options else PLAYERS, options)


def game(rules: Rules, number: list[int], seed: int) -> Iterator[Any]:
    """A random game, step by step, with routes under their old numbers."""
    journal: list[events.Event] = []
    s, random = rules.start(seed, journal), Random(seed)
    while s.phase != OVER:
        assert rules.legal(s) == sorted(rules.legal(s))
        legal = {renamed(*rules.read(action), number): action for action in rules.legal(s)}
        yield sorted(legal)
        rules.apply(s, i64(legal[sorted(legal)[random.below(len(legal))]]))
    of_routes = {*OF_ROUTES, rules.events.number_of.get("passes")}
    yield [told(event, number) if event[0] in of_routes else list(event) for event in journal]
    yield sorted(zip(number, s.owner, strict=True)), list(s.ledger), list(s.cards), list(s.tickets)
    yield [(sheet.lines, sheet.ranks, sheet.longest) for sheet in rules.score(s)]


def renamed(verb: str, argument: int, number: list[int]) -> tuple[str, int]:
    return verb, number[argument] if verb == "claim" else argument


def told(event: events.Event, number: list[int]) -> list[int]:
    values = list(event)
    if event[2] != events.NOTHING:
        values[2] = number[event[2]]
    return values


@pytest.mark.many_games
@pytest.mark.parametrize("edition", EDITIONS)
def test_shuffled_routes_give_the_same_games(edition: str) -> None:
    plain = rules_of(edition)
    expected = [list(game(plain, list(range(len(plain.board.routes))), seed)) for seed in range(2)]
    for shuffle in range(SHUFFLES):
        rules, number = shuffled(edition, shuffle)
        assert [list(game(rules, number, seed)) for seed in range(2)] == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_twins_are_found_wherever_they_stand(edition: str) -> None:
    plain = rules_of(edition).board.routes
    rules, number = shuffled(edition, 1)
    for route in rules.board.routes:
        twin = plain[number[route.id]].twin
        assert (route.twin == twin == -1) or number[route.twin] == twin

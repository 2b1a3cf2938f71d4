"""Views and events as plain data: nothing is lost, nothing is leaked, and it is JSON."""

import json
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest
from mypy_extensions import i64

from tests.golden.make import GAMES
from tests.laws.cases import CASES, Case, case_id
from trilhos.bots import make_bot
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.random import Random
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.state import PAY, State
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize
from trilhos.play.event_json import event_data
from trilhos.play.game import Game
from trilhos.play.record import load
from trilhos.play.shapes import EventData, Phase, ViewData
from trilhos.play.view_json import board_data, same_seats, view_data

Data = dict[str, Any]
PAIRS = [case for case in CASES if case.players == 2]  # every edition and option


def played(case: Case, seed: int = 5, bot: str = "random") -> Game:
    """A finished game."""
    game = Game(case.edition, case.players, seed, dict(case.options))
    bots = [make_bot(bot, game.rules, seat) for seat in range(case.players)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def positions(case: Case, viewer: int, every: int = 7) -> list[tuple[Game, State, Data]]:
    """Some positions of a random game, as a viewer is told of them."""
    game = Game(case.edition, case.players, 11, dict(case.options))
    bots = [make_bot("random", game.rules, seat) for seat in range(case.players)]
    found: list[tuple[Game, State, Any]] = []
    while not game.over:
        if len(game.moves) % every == 0:
            found.append((game, game.state.clone(), view_data(game.rules, game.view(viewer))))
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return found


@pytest.mark.parametrize("case", PAIRS, ids=case_id)
def test_it_is_json_and_every_phase_has_the_same_fields(case: Case) -> None:
    for viewer in (0, SPECTATOR):
        told = [data for _, _, data in positions(case, viewer)]
        assert {tuple(data) for data in told} == {tuple(told[0])}
        assert all(json.loads(json.dumps(data)) == data for data in told)
        assert all(msgspec.convert(data, ViewData) == data for data in told)  # the shape holds, and names every field


@pytest.mark.parametrize("case", PAIRS, ids=case_id)
def test_worlds_that_look_the_same_are_told_the_same(case: Case) -> None:
    for game, state, data in positions(case, 0, every=31):
        world = determinize(game.rules, observe(game.rules, state, 0), Random(3))
        assert view_data(game.rules, observe(game.rules, world, 0)) == data


@pytest.mark.parametrize("case", PAIRS, ids=case_id)
def test_cards_and_routes_add_up(case: Case) -> None:
    for game, state, data in positions(case, 0, every=23):
        board = board_data(game.rules)
        shown = Counter(card for card in data["market"] if card)
        open_cards = sum((Counter(data[name]) for name in ("pile", "laid", "turned")), shown)
        hidden = sum(data["decks"].values()) + sum(sum(seat["cards"].values()) for seat in data["seats"])
        assert open_cards.total() + hidden == sum(card["count"] for card in board["cards"])
        assert sum(data["hand"].values()) == sum(data["seats"][0]["cards"].values())
        for route, owner in data["routes"].items():
            assert state.owner[int(route)] == {"closed": -2, "neutral": case.players}.get(owner, owner)


def test_phases_have_names() -> None:
    seen = {data["phase"] for case in PAIRS for _, _, data in positions(case, 0, every=1)[:400]}
    declared = {item for case in CASES for item in case.rules().declared.phases.items()}
    names = {name for _, name in declared}
    assert len(names) == len(declared) == 9
    assert names == set(get_args(Phase))
    assert seen == names - {"over"}


def test_what_is_paid_for_is_a_route_or_a_city() -> None:
    seen: set[str] = set()
    for case in PAIRS:
        for game, state, data in positions(case, 0, every=1):
            if state.phase == PAY:
                (kind,) = data["paying_for"]
                target = game.rules.board.cities[int(state.target)] if kind == "city" else int(state.target)
                assert data["paying_for"][kind] == target
                seen.add(kind)
                assert (kind == "city") == isinstance(game.rules.chapters[int(state.charger)], Stations | Harbours)
    assert seen == {"route", "city"}


def test_a_board_says_what_is_printed() -> None:
    game = Game("europe", 2, seed=1)
    board = board_data(game.rules)
    ferry = next(route for route in board["routes"] if route["locomotives"])
    assert board["routes"][ferry["id"]] == ferry
    assert any(route["tunnel"] for route in board["routes"])
    assert any(ticket["long"] for ticket in board["tickets"])
    assert board["route_points"]["6"] == 15
    assert {route["points"] for route in board["routes"] if route["length"] == 6} == {15}
    twins = [route for route in board["routes"] if route["twin"] is not None]
    assert all(board["routes"][route["twin"]]["twin"] == route["id"] for route in twins)
    assert json.loads(json.dumps(board)) == board


def test_hidden_things_are_none() -> None:
    game = Game("nederland", 2, seed=1)
    data = view_data(game.rules, game.view(0))
    own, other = (dict(seat) for seat in data["seats"])
    assert own["tokens"] is not None
    assert other["tokens"] is None
    assert set(map(str, data["ticket_deck"])) == {"None"}
    assert len(data["offer"]) == 5
    spectator = view_data(game.rules, game.view())
    assert (spectator["viewer"], spectator["hand"], spectator["offer"]) == (None, {}, [])


def test_a_score_below_zero_is_no_secret() -> None:
    game = Game("world", 2, seed=1)
    for score in range(-12, 0):
        game.state.ledger[game.rules.score_at + i64(1)] = i64(score)
        assert view_data(game.rules, game.view(0))["seats"][1]["points"] == score


# Events


def test_every_kind_of_event_is_told() -> None:
    seen: Counter[str] = Counter()
    for path in sorted(GAMES.glob("*.json")):
        game = load(path)
        for event in game.events():
            data = event_data(game.rules, game.rules.events.redact(event, 0))
            assert json.loads(json.dumps(data)) == data
            assert msgspec.convert(data, EventData) == data
            seen[data["type"]] += 1
    assert set(seen) == {kind.name for case in CASES for kind in case.rules().events.kinds.values()}


def test_events_of_others_hide_what_is_theirs() -> None:
    game = played(CASES[0])
    for event in game.events():
        own, others = (
            event_data(game.rules, game.rules.events.redact(event, seat)) for seat in (event[1], event[1] + 1)
        )
        if own["type"] in ("deal", "draw"):
            assert own["card"] is not None
            assert others["card"] is None
        elif own["type"] == "keep":
            assert own["kept"]
            assert others["kept"] is None
        elif own["type"] == "offer":
            assert own["ticket"] is not None
            assert others["ticket"] is None
        else:
            assert own == others


def test_the_board_tells_how_pieces_may_be_split() -> None:
    told = {case.edition: board_data(case.rules())["split"] for case in PAIRS}
    assert {edition for edition, split in told.items() if split} == {"world", "lakes"}
    assert told["world"] == {
        "fewest_trains": {"trains": 10, "ships": 50},
        "most_trains": {"trains": 25, "ships": 35},
        "suggested": {"trains": 20, "ships": 40},
    }


def test_the_board_tells_what_a_turn_for_tickets_is() -> None:
    told = {case.edition: board_data(case.rules())["draw"] for case in PAIRS}
    assert told["usa"] == {"tickets": 3, "least": 1}
    assert told["world"] == {"tickets": 4, "least": 1}


def test_all_see_the_same_of_the_seats_where_nothing_is_a_seats_own() -> None:
    usa, nederland = Game("usa", 2, seed=1), Game("nederland", 2, seed=1)
    assert same_seats(usa.view(0), usa.view())
    assert not same_seats(nederland.view(0), nederland.view())  # tokens

"""Finished games: audit, save file, replay; and games that come from a save file."""

import json
from typing import Any

import httpx
import pytest

from tests.boards.small import small
from tests.server import plain
from tests.server.rig import Person, Server, make_game, patiently, people_of
from trilhos.boards.check import checked
from trilhos.play.commitment import commitment
from trilhos.play.game import Game
from trilhos.play.record import from_record, to_record


@pytest.fixture(scope="module")
def finished(server: Server) -> Person:
    made = make_game(server, "europe", [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}])
    watcher = Person(server, made["game"])
    for _ in patiently():
        if watcher.table()["about"]["status"] == "finished":
            break
    return watcher


def test_the_save_file_holds_the_game_and_the_promise(finished: Person) -> None:
    table, record = finished.table(), finished.get("/save").json()
    assert from_record(record, "save").over
    assert record["streams"] == "strong"  # of the cards that were seen, nobody works out those to come
    deal = record["deal"]
    assert commitment(deal["terms"], deal["secret"]) == deal["commitment"] == table["about"]["commitment"]
    assert table["deal"]["seed"] == record["seed"]


def test_the_audit_file_is_whole(finished: Person) -> None:
    lines = [json.loads(line) for line in finished.get("/audit").text.splitlines()]
    assert lines[0]["format"] == "trilhos-audit/1"
    assert lines[-1]["winners"] == finished.table()["result"]["winners"]


def test_the_story_is_the_log_with_nothing_hidden(finished: Person) -> None:
    seen, told = finished.get("/events").json(), finished.get("/story").json()
    assert [entry["number"] for entry in told] == [entry["number"] for entry in seen]
    assert set(_dealt(seen)) == {None}
    assert None not in _dealt(told)


@pytest.mark.parametrize("file", ["save", "audit", "story", "replay", "positions"])
def test_a_game_that_goes_on_opens_nothing(server: Server, file: str) -> None:
    made = make_game(server, "europe", [{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}])
    [ana] = people_of(server, made)
    answer = ana.get(f"/{file}")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


def _dealt(log: list[Any]) -> list[str | None]:
    events = [event for entry in log for event in entry.get("events", [])]
    return [event["card"] for event in events if event["type"] == "deal"]


def test_every_position_can_be_seen_again_with_open_hands(finished: Person) -> None:
    dealt = finished.get("/replay").json()
    last = finished.get("/replay", at=dealt["of"]).json()
    assert all(sum(seat["hand"].values()) == 4 for seat in dealt["seats"])
    assert last["public"] == finished.table()["view"]
    assert finished.get("/replay", at=dealt["of"] + 1).status_code == 422


def test_many_positions_come_at_once(finished: Person) -> None:
    of = finished.get("/replay").json()["of"]
    some = finished.get("/positions", first=3, count=4).json()
    assert [position["number"] for position in some] == [3, 4, 5, 6]
    assert some[2] == finished.get("/replay", at=5).json()
    assert [position["number"] for position in finished.get("/positions", first=of - 1).json()] == [of - 1, of]
    assert finished.get("/positions", first=of + 1).status_code == 422
    assert finished.get("/positions", count=10_000).status_code in (400, 422)


def bring(server: Server, save: Any, **more: Any) -> httpx.Response:
    return plain.post(f"{server.url}/api/games/import", json={"save": save, **more})


def test_a_board_that_somebody_brings_is_refused_unread(server: Server) -> None:
    saved = to_record(Game(checked(small(), "x"), 3, seed=1))
    for save in (saved, {**saved, "edition": "usa"}, {**saved, "board": {"id": "no board at all"}}):
        answer = bring(server, save, seats=["link"] * 3)
        assert answer.status_code == 422
        assert answer.json()["error"] == "save-has-board"


def test_a_saved_game_goes_on(server: Server) -> None:
    game = Game("usa", 2, seed=3, names=["Ana", "robot"])
    game.play(game.legal()[0])
    made = bring(server, to_record(game), seats=["link", "greedy"]).json()
    ana = Person(server, made["game"], made["tokens"]["0"])
    for _ in patiently():
        table = ana.table()
        if table["legal"]:
            break
    assert table["about"]["imported"]
    assert [chair["name"] for chair in table["about"]["chairs"]] == ["Ana", "robot"]
    assert table["about"]["number"] == 4
    ana.play(table["legal"][0]["id"])


def test_a_program_of_a_saved_game_has_a_short_name(server: Server) -> None:
    program = "cmd:/somewhere/far/away/python3 /somewhere/else/bot.py --with-very-long-options"
    made = bring(server, to_record(Game("usa", 2, seed=3, names=[program, "bot"])), seats=["link", "greedy"]).json()
    chairs = Person(server, made["game"]).table()["about"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["python3 bot.py --with-ve", "bot"]


def test_a_game_goes_on_under_the_rules_that_it_was_begun_with(server: Server) -> None:
    """A game of version 1, stored by a server of today, is played to its end by people and bots as that version."""
    game = Game("usa", 2, seed=3, rules_version=1)  # with fast streams, as all had then
    made = bring(server, to_record(game), seats=["greedy", "onestep"]).json()
    watcher = Person(server, made["game"])
    for _ in patiently():
        about = watcher.table()["about"]
        if about["status"] == "finished":
            break
    assert about["rules_version"] == watcher.get("/save").json()["rules_version"] == 1
    assert json.loads(watcher.get("/audit").text.splitlines()[0])["rules"] == 1
    assert from_record(watcher.get("/save").json(), "save").rules_version == 1
    assert "streams" not in watcher.get("/save").json()
    assert len(watcher.get("/positions").json()) > 1


def _exchange(game: Game, turns: int) -> Game:
    """The same game after so many turns in which pieces were exchanged to and fro."""
    for _ in range(turns):
        game.play(next(text for text in game.legal_texts() if text.startswith("exchange")))
    return game


@pytest.mark.parametrize(("version", "turns", "ends"), [(1, 9, False), (1, 29, False), (2, 9, True)])
def test_only_games_of_the_newer_rules_stall(server: Server, version: int, turns: int, ends: bool) -> None:
    game = Game("lakes", 2, seed=3, names=["Ana", "Bia"], rules_version=version)
    while game.state.turn == 0:
        game.play(game.legal()[0])
    made = bring(server, to_record(_exchange(game, turns))).json()
    bia = Person(server, made["game"], made["tokens"]["1"])
    table = bia.table()
    assert table["view"]["stalls_in"] == (1 if ends else None)
    bia.play(next(choice["id"] for choice in table["legal"] if choice["verb"] == "exchange"))
    about = bia.table()["about"]
    assert (about["rules_version"], about["status"]) == (version, "finished" if ends else "running")
    assert (bia.table()["result"] or {}).get("reason") == ("stalled" if ends else None)


def test_a_finished_save_is_shown(server: Server, finished: Person) -> None:
    made = bring(server, finished.get("/save").json(), seats=["greedy", "greedy"]).json()
    shown = Person(server, made["game"])
    assert shown.table()["result"] == finished.table()["result"]
    assert shown.get("/audit").text == finished.get("/audit").text


@pytest.mark.parametrize("change", [{"format": "x"}, {"seed": "7"}, {"actions": ["fly"]}, {"players": 9}])
def test_bad_saves_are_refused(server: Server, finished: Person, change: dict[str, Any]) -> None:
    answer = bring(server, {**finished.get("/save").json(), **change})
    assert answer.status_code == 422
    assert answer.json()["message"]

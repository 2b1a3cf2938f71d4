"""Who holds a game: a clock that the table agreed on, and a vote of the others."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.laws.cases import Case
from tests.server.rig import Live, new_game, serving
from tests.server.test_deal import finish
from tests.server.unseen import carry_out, seated
from trilhos.server.answers.errors import Refused, Stale
from trilhos.server.game import decide, entries
from trilhos.server.game.entries import Draft
from trilhos.server.game.table import Table
from trilhos.server.rooms.rooms import Room, Rooms
from trilhos.server.settings import ServerSettings
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.stewards import Stewards
from trilhos.server.stewards.workers import BotWorkers


def playing() -> Table:
    """Three people, and it is the turn of chair 0."""
    table = seated(Case("usa", 3), 1)
    for chair in range(3):
        carry_out(table, decide.act(table, chair, table.number, "keep 1+2"))
    return table


def test_a_bot_plays_when_all_the_others_want_it_until_the_player_presses() -> None:
    table = playing()
    carry_out(table, decide.vote(table, 1, 0, held_long=True))
    assert not table.chairs[0].away
    assert decide.vote(table, 1, 0, held_long=True) == []  # one voice each
    carry_out(table, decide.vote(table, 2, 0, held_long=True))
    assert table.to_serve == [0]
    assert decide.welcome(table, 0, pressed=False) == []  # a page that only connects again is nobody's press
    carry_out(table, decide.act(table, 0, table.number, "draw"))
    assert not table.chairs[0].away
    carry_out(table, [entries.Away(0)])
    assert decide.welcome(table, 0, pressed=False) != []  # who was only away is back with a connection


def test_votes_are_for_those_who_hold_the_game_and_end_with_the_turn() -> None:
    table = playing()
    for chair, against in ((0, 0), (0, 1), (1, 2)):
        with pytest.raises(Stale, match="nothing to vote on"):
            decide.vote(table, chair, against, held_long=True)
    with pytest.raises(Refused, match="too early"):
        decide.vote(table, 1, 0, held_long=False)
    carry_out(table, decide.vote(table, 1, 0, held_long=True))
    carry_out(table, decide.act(table, 0, table.number, "draw"))
    carry_out(table, decide.act(table, 0, table.number, "draw"))
    assert table.votes == {}


def test_who_is_away_has_no_voice_and_holds_up_no_vote() -> None:
    table = playing()
    carry_out(table, [entries.Away(2)])
    carry_out(table, decide.vote(table, 1, 0, held_long=True))
    assert table.chairs[0].away


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time


def test_a_move_taken_back_gives_nobody_more_time() -> None:
    table, clock = playing(), Hands()
    rooms = SimpleNamespace(store=SimpleNamespace(clock=clock, engine=None), rooms={})
    stewards = Stewards(cast(Rooms, rooms), cast(BotWorkers, None), ServerSettings(database=""), AllowedBots(()))
    room = Room(table)

    def passes(seconds: float, drafts: list[Draft]) -> float:
        clock.time += seconds
        carry_out(table, drafts)
        stewards.moved(room)
        return stewards.held(room)

    assert passes(0, []) == 0
    for turn in range(1, 4):
        claim = next(text for text in table.running.legal_texts() if text.startswith("claim"))
        assert passes(8, decide.act(table, 0, table.number, claim)) == 10 * turn - 2
        assert passes(2, decide.act(table, 0, table.number, table.running.legal()[0])) == 0  # another's turn
        assert passes(5, [entries.Undone(0)]) == 10 * turn  # while theirs lasted, the first stood still
        assert passes(0, [entries.Undone(0)]) == 10 * turn


def test_the_clock_decides_for_who_is_there_and_never_moves(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        people = new_game(server, clock=1)
        lines = [person.live() for person in people]
        assert people[0].table()["about"]["clock"] == 1
        assert until(lines[0], "action")["data"]["by"] == "clock"
        for line in lines:
            line.close()
        people[1].post("/resign", key="1")
        finish(people[0])
        story = people[0].get("/story").json()
        by = [entry["data"]["by"] for entry in story if entry["type"] == "action"]
        named = people[0].get("/save").json()["deal"]["decided"]
        assert {bot for bot, who in zip(named, by, strict=True) if who == "clock"} == {ServerSettings.caretaker}


@pytest.mark.parametrize(("seconds", "status"), [("180", 409), ("0", 200)])
def test_a_vote_is_too_early_until_the_game_was_held_for_long(tmp_path: Path, seconds: str, status: int) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--vote-seconds", seconds) as server:
        ana, bia = new_game(server)
        line = ana.live()
        line.news()
        answer = bia.post("/vote", against=ana.table()["you"], key="vote")
        assert answer.status_code == status
        if status == 409:
            assert answer.json()["error"] == "vote-too-early"
        else:
            assert until(line, "away")["data"]["chair"] == ana.table()["you"]
            assert ana.post("/back", key="here").status_code == 200
        line.close()


def test_who_connects_is_told_how_much_time_there_is_by_the_servers_clock(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--vote-seconds", "20") as server:
        ana, bia = new_game(server, clock=500)
        line = ana.live()
        greeting = line.news()
        timing = greeting["table"]["about"]["timing"]
        assert (sorted(timing["holders"]), timing["time_up"] - timing["vote_from"]) == ([0, 1], pytest.approx(480))
        assert 0 < timing["time_up"] - greeting["at"] < 500
        assert ana.get("/news").json()["table"]["about"]["timing"] == timing  # a moment, not a duration: it stays
        bia.play("keep 1+2")
        chosen = line.news()
        assert (chosen["table"]["about"]["timing"], chosen["at"]) == ({**timing, "holders": [ana.table()["you"]]}, None)
        ana.play("keep 1+2")
        turn = line.news()["table"]["about"]["timing"]  # told with the move itself
        assert turn["time_up"] > timing["time_up"]
        first = next(person for person in (ana, bia) if person.table()["seat"] == 0)
        assert turn["holders"] == [first.table()["you"]]
        line.close()


def test_nobody_holds_a_game_while_bots_play(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--vote-seconds", "0") as server:
        ana, bia = new_game(server)
        you = ana.table()["you"]
        assert bia.post("/vote", against=you, key="vote").status_code == 200
        assert you not in (bia.table()["about"]["timing"] or {"holders": []})["holders"]


def until(line: Live, kind: str) -> dict[str, dict[str, object]]:
    """The first entry of a kind."""
    while True:
        for entry in line.news()["entries"]:
            if entry["type"] == kind:
                return dict(entry)

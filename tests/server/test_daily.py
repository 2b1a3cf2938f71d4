"""The puzzle and the deal of the day on a server: what is told before an attempt, and who may look at others' games."""

import secrets
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from tests.server import plain
from tests.server.rig import Data, Person, Server, patiently, serving
from trilhos.bots.repeat import Anew
from trilhos.bots.seats import Seats
from trilhos.daily.collection import puzzle_of
from trilhos.daily.days import FIRST, today
from trilhos.daily.deal import deal_of, game_of
from trilhos.play.game import Game
from trilhos.play.view_json import view_data

DAY = FIRST.isoformat()
OTHER = (FIRST + timedelta(1)).isoformat()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("daily")
    with serving(str(folder / "games.sqlite"), folder) as running:
        yield running


def puzzle(server: Server, day: str) -> Data:
    answer = plain.get(f"{server.url}/api/puzzles/{day}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def attempt(server: Server, day: str, action: int | str, language: str = "en") -> Any:
    headers = {"accept-language": language}
    return plain.post(f"{server.url}/api/puzzles/{day}/attempts", json={"action": action}, headers=headers)


# Puzzles


def test_a_puzzle_shows_what_its_seat_sees_and_nothing_of_the_answer(server: Server) -> None:
    for ahead in range(6):
        day = (FIRST + timedelta(ahead)).isoformat()
        posed, told = puzzle_of(FIRST + timedelta(ahead)), puzzle(server, day)
        table = told["table"]
        assert table["view"] == msgspec.to_builtins(view_data(posed.rules, posed.view), str_keys=True)
        assert sorted(choice["id"] for choice in table["legal"]) == posed.legal
        assert (table["seat"], table["deal"], table["result"]) == (posed.seat, None, None)
        written = msgspec.json.encode(told).decode()
        assert str(posed.game.seed) not in written
        assert not {"answers", "lead", "moves", "behind"} & {*told, *table}
        hidden = [
            event
            for entry in told["entries"]
            for event in entry.get("events", [])
            if event["type"] == "draw" and event["seat"] != posed.seat
        ]
        assert all(event.get("card") is None for event in hidden)


def test_todays_puzzle_has_a_name_and_neighbours(server: Server) -> None:
    told = puzzle(server, "today")
    assert told["day"] in {today().isoformat(), (today() - timedelta(1)).isoformat()}
    assert told["after"] is None
    assert puzzle(server, told["before"])["after"] == told["day"]
    assert puzzle(server, DAY)["before"] is None


def test_an_attempt_is_judged_in_sentences(server: Server) -> None:
    posed = puzzle_of(FIRST)
    for action in posed.legal:
        told = attempt(server, DAY, action).json()
        assert told["right"] == posed.is_answer(action)
        assert set(told["answers"]) == {legal for legal in posed.legal if posed.is_answer(legal)}
        assert told["said"][0]
        chosen = [move for move in told["moves"] if move["chosen"]]
        assert len(chosen) == 1
    best = posed.puzzle.answers[0]
    assert attempt(server, DAY, best).json()["right"]  # as notation, too
    assert attempt(server, DAY, best, "pt-BR").json()["said"] != attempt(server, DAY, best).json()["said"]


@pytest.mark.parametrize("day", ["nonsense", "2025-01-01", "2999-01-01", "..", "2026-02-30"])
def test_days_without_a_puzzle_or_a_deal_are_not_found(server: Server, day: str) -> None:
    for what in ("puzzles", "deals"):
        answer = plain.get(f"{server.url}/api/{what}/{day}")
        assert answer.status_code == 404
        assert answer.json()["message"]


@pytest.mark.parametrize("action", [10**6, -1, "claim Nowhere-Elsewhere", "pass", 2**40, None, [1]])
def test_an_attempt_that_is_no_legal_move_is_refused(server: Server, action: Any) -> None:
    answer = attempt(server, DAY, action)
    assert answer.status_code in (400, 422)
    assert answer.json()["message"]


# Deals


def by_bots(day: int, bot: str) -> Game:
    """The deal of a day as it goes where a bot plays for the person, worked out here."""
    daily = deal_of(FIRST + timedelta(day))
    game = game_of(daily, "Ana")
    with Seats(game, {seat: Anew(game, seat, name or bot) for seat, name in enumerate(daily.seats)}) as seats:
        while not game.over:
            seats.play()
    return game


def begun(server: Server, day: str, device: str, name: str = "Ana") -> Person:
    answer = plain.post(f"{server.url}/api/deals/{day}", json={"name": name, "device": device})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    (token,) = made["tokens"].values()
    return Person(server, made["game"], token)


def follow(person: Person, game: Game, seat: int) -> None:
    """Make the person's moves of a game, each when its turn has come."""
    for move in game.moves:
        if move.seat == seat:
            for _ in patiently():
                table = person.table()
                if table["legal"]:
                    break
            number = table["about"]["number"]
            answer = person.post("/actions", action=move.action, expected=number, key=secrets.token_hex(8))
            assert answer.status_code == 200, (game.notation.text(move.action), answer.text)
    for _ in patiently():
        if person.table()["about"]["status"] == "finished":
            return


def results(person: Person, day: str = DAY, own: str | None = None) -> Any:
    headers = {"authorization": f"Bearer {person.token}"}
    url = f"{person.server.url}/api/deals/{day}/results"
    return plain.get(url, params={"own": own or person.game}, headers=headers)


def look(person: Person, game: str, what: str = "", day: str = DAY) -> Any:
    headers = {"authorization": f"Bearer {person.token}"}
    url = f"{person.server.url}/api/deals/{day}/games/{game}{what}"
    return plain.get(url, params={"own": person.game}, headers=headers)


def test_the_same_moves_bring_the_same_game_and_others_are_shown_afterwards(server: Server) -> None:
    seat, expected, otherwise = deal_of(FIRST).seat, by_bots(0, "greedy"), by_bots(0, "longroute")
    about = plain.get(f"{server.url}/api/deals/{DAY}").json()
    assert (about["edition"], about["played"]) == (expected.edition, 0)
    assert [one["bot"] or "" for one in about["seats"]] == deal_of(FIRST).seats

    devices = [secrets.token_hex(16) for _ in range(2)]
    ana, bia = begun(server, DAY, devices[0]), begun(server, DAY, devices[1], "Bia")
    told = ana.table()["about"]
    assert (told["day"], told["imported"], told["spectators"], told["public"]) == (DAY, True, False, False)
    assert devices[0] not in str(ana.get("/events").json())
    follow(ana, expected, seat)
    saved = ana.get("/save").json()
    assert saved["actions"] == [expected.notation.text(move.action) for move in expected.moves]

    # Whoever hasn't played it to the end is shown nothing of it.
    for refused in (
        results(bia),
        look(bia, ana.game),
        look(bia, ana.game, "/story"),
        look(bia, ana.game, "/positions"),
    ):
        assert (refused.status_code, refused.json()["error"]) == (403, "deal-not-over")
    assert Person(server, ana.game).get().status_code == 403  # nor by its id alone
    assert Person(server, ana.game).get("/replay").status_code == 403
    assert look(Person(server, bia.game, ana.token), ana.game).status_code == 401
    assert look(Person(server, bia.game), ana.game).status_code == 401
    assert results(ana, OTHER).json()["error"] == "other-deal"

    follow(bia, otherwise, seat)
    rows = results(bia).json()["rows"]
    assert {row["name"]: (row["points"], row["first"], row["mine"]) for row in rows} == {
        "Ana": (expected.result().sheets[seat].total, True, False),
        "Bia": (otherwise.result().sheets[seat].total, True, True),
    }
    assert look(bia, ana.game).json()["about"]["status"] == "finished"
    story = look(bia, ana.game, "/story").json()
    assert sum(entry["type"] == "action" for entry in story) == len(expected.moves)
    assert look(bia, ana.game, "/positions?first=3&count=2".partition("?")[0]).json()[0]["number"] == 0
    assert look(bia, "nowhere").status_code == 404

    again = begun(server, DAY, devices[0])
    follow(again, expected, seat)
    first = [row for row in results(again).json()["rows"] if row["mine"]]
    assert [(row["first"], row["game"]) for row in first] == [(True, ana.game), (False, again.game)]
    assert plain.get(f"{server.url}/api/deals/{DAY}").json()["played"] == 2


def test_what_was_left_to_a_bot_counts_nothing_and_shows_all_the_same(server: Server) -> None:
    person = begun(server, OTHER, secrets.token_hex(16))
    assert results(person, OTHER).json()["error"] == "deal-not-over"
    assert person.post("/resign", key="k").status_code == 200
    for _ in patiently():
        if person.table()["about"]["status"] == "finished":
            break
    assert results(person, OTHER).json()["rows"] == []
    assert plain.get(f"{server.url}/api/deals/{OTHER}").json()["played"] == 1


def test_nonsense_is_refused(server: Server) -> None:
    for body in ({}, {"device": "short"}, {"device": 3}, {"device": "x" * 30, "name": 5}, {"device": "x" * 30, "a": 1}):
        assert plain.post(f"{server.url}/api/deals/{DAY}", json=body).status_code in (400, 422)
    assert plain.get(f"{server.url}/api/deals/{DAY}/results").status_code in (400, 422)
    assert plain.get(f"{server.url}/api/deals/{DAY}/results", params={"own": "x"}).status_code == 401

"""Reviews on a server: made in the background, kept with the game, only of games that are over; and studies."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server import plain
from tests.server.rig import Data, Person, Server, patiently, serving
from trilhos.bots import make_bot
from trilhos.play.game import Game
from trilhos.play.record import to_record
from trilhos.server.storage.database import connect
from trilhos.server.storage.tables import REVIEW_ORDERS, REVIEWS
from trilhos.server.workshop.reviewers import MOST_TRIES

FEW = ("--review-samples", "2")


@pytest.fixture(scope="module")
def over() -> Game:
    """A whole short game."""
    game = Game("usa", 2, 4, names=["Ana", "Bia"])
    bots = [make_bot(name, game.rules, seat) for seat, name in enumerate(("steiner", "greedy"))]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def brought(server: Server, game: Game) -> Person:
    answer = plain.post(f"{server.url}/api/games/import", json={"save": to_record(game)})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Person(server, made["game"], made["tokens"]["0"])


def reviewed(person: Person) -> Data:
    """The review, once it is done."""
    for _ in patiently():
        answer = person.get("/review")
        assert answer.status_code == 200, answer.text
        told: Data = answer.json()
        assert told["state"] != "failed", told
        if told["state"] == "done":
            return told
    raise AssertionError


def test_a_review_is_made_once_and_kept_until_its_format_is_another(tmp_path: Path, over: Game) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, *FEW) as server:
        person = brought(server, over)
        assert person.get("/review").json()["state"] == "none"
        begun = person.post("/review")
        assert begun.status_code == 202
        assert begun.json()["state"] in ("waiting", "working")
        assert person.post("/review").json()["state"] in ("waiting", "working", "done")
        told = reviewed(person)["review"]
        assert told["curve"][0]["number"] == 1
        assert sorted(told["open_curve"][-1]["chances"]) == [0.0, 1.0]
        assert {move["mark"] for move in told["moves"]} <= {"best", "good", "inaccurate", "mistake", "blunder"}
        for move in told["moves"]:
            assert [option["said"] for option in move["options"] if option["chosen"]] == [move["said"]]
        stranger = Person(server, person.game)
        assert stranger.get("/review").json()["review"]["moves"] == told["moves"]
        headers = {"Accept-Language": "pt-BR"}
        other = stranger.http.get("/review", headers=headers).json()["review"]
        assert other["method"] != told["method"]

        server.stop()
        server.again()
        assert Person(server, person.game).get("/review").json()["review"]["moves"] == told["moves"]

        server.stop()
        engine = connect(server.database)
        with engine.begin() as connection:
            connection.execute(sa.update(REVIEWS).values(version="trilhos-review/0"))
        engine.dispose()
        server.again()
        assert Person(server, person.game).get("/review").json()["state"] == "none"


def until(person: Person, *states: str) -> None:
    """Wait until the review has come so far."""
    for _ in patiently():
        if person.get("/review").json()["state"] in states:
            return


def test_a_review_goes_on_by_itself_when_its_server_was_killed(tmp_path: Path, over: Game) -> None:
    long = ("--review-samples", "4000")
    with serving(str(tmp_path / "games.sqlite"), tmp_path, *long) as server:
        person = brought(server, over)
        assert person.post("/review").status_code == 202
        until(person, "working")
        server.kill()
        server.options = (*server.options[: -len(long)], *FEW)
        server.again()
        assert reviewed(Person(server, person.game))["review"]["samples"] == 2
        assert orders(server) == []


def test_a_review_that_never_comes_to_its_end_is_given_up(tmp_path: Path, over: Game) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--review-samples", "4000") as server:
        person = brought(server, over)
        person.post("/review")
        until(person, "working")
        server.kill()
        engine = connect(server.database)
        with engine.begin() as connection:
            connection.execute(sa.update(REVIEW_ORDERS).values(tries=MOST_TRIES - 1))
        engine.dispose()
        server.again()
        until(person := Person(server, person.game), "working")
        assert orders(server) == [(person.game, MOST_TRIES)]
        server.kill()
        server.again()
        until(Person(server, person.game), "none")
        assert orders(server) == []


def orders(server: Server) -> list[tuple[str, int]]:
    """What is written down as wanted, and how often it was taken up."""
    engine = connect(server.database)
    with engine.connect() as connection:
        found = [(row.game, row.tries) for row in connection.execute(sa.select(REVIEW_ORDERS))]
    engine.dispose()
    return found


def test_a_game_that_was_reviewed_can_be_deleted(tmp_path: Path, over: Game) -> None:
    token = "k" * 40
    with serving(str(tmp_path / "games.sqlite"), tmp_path, *FEW, "--keeper-token", token) as server:
        person = brought(server, over)
        person.post("/review")
        reviewed(person)
        with plain.client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as keeper:
            answer = keeper.delete(f"/api/keeper/games/{person.game}")
        assert answer.status_code in (200, 204), answer.text
        assert person.get("/review").status_code == 410


def test_nobody_is_told_anything_of_a_game_that_is_not_over(server: Server, over: Game) -> None:
    going = over.anew()
    for move in over.moves[:30]:
        going.play(move.action)
    person = brought(server, going)
    asked: list[Any] = [person.get("/review"), person.post("/review"), person.post("/study", number=3, seat=0)]
    assert [(answer.status_code, answer.json()["error"]) for answer in asked] == [(409, "not-over")] * 3


def test_a_server_without_time_for_reviews_says_so(tmp_path: Path, over: Game) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--review-samples", "0") as server:
        answer = brought(server, over).post("/review")
        assert (answer.status_code, answer.json()["error"]) == (403, "no-reviews")
        assert "trilhos review FILE" in answer.json()["message"]


def test_a_study_begins_as_the_old_game_did_and_goes_on_with_bots(server: Server, over: Game) -> None:
    old = brought(server, over)
    number = next(at for at, move in enumerate(over.moves, 1) if at > 40 and move.seat == 1)
    made = old.post("/study", number=number, seat=1, name="Zé")
    assert made.status_code == 201, made.text
    study = Person(server, made.json()["game"], made.json()["tokens"]["1"])
    table = study.table()
    assert (table["about"]["study"], table["about"]["imported"]) == (old.game, True)
    assert [chair["name"] for chair in table["about"]["chairs"]] == ["Ana", "Zé"]
    assert table["seat"] == 1
    before = over.anew()
    for move in over.moves[: number - 1]:
        before.play(move.action)
    assert [choice["id"] for choice in table["legal"]] == before.legal()
    for _ in patiently():  # until a bot has moved
        now = study.table()
        if any(
            entry["data"].get("by") == "bot" for entry in study.get("/events", after=table["about"]["number"]).json()
        ):
            break
        if now["legal"]:
            study.act(now["legal"][0]["id"])
    assert Person(server, old.game).table()["about"]["status"] == "finished"


def test_a_study_of_the_opening_lets_everybody_choose_anew(server: Server, over: Game) -> None:
    made = brought(server, over).post("/study", number=2, seat=1)
    table = Person(server, made.json()["game"], made.json()["tokens"]["1"]).table()
    assert table["legal"][0]["verb"] == "keep"


@pytest.mark.parametrize("wish", [{"number": 99_999, "seat": 0}, {"number": 3, "seat": 2}])
def test_a_study_of_what_there_is_not_is_refused(server: Server, over: Game, wish: dict[str, int]) -> None:
    answer = brought(server, over).post("/study", **wish)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-number-between")

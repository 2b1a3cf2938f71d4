"""The deal: everybody promises before anybody reveals, and what comes of it can be checked by everybody."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server import plain
from tests.server.rig import Data, Person, Server, make_game, patiently, serving, stored_game
from trilhos.bots.repeat import repeat
from trilhos.play.commitment import commitment, deal, promise
from trilhos.play.noted import Noted
from trilhos.play.verify import Verdict, verify
from trilhos.server.game.dealing import deal_without
from trilhos.server.game.entries import Started
from trilhos.server.game.table import Table

NONCES = ["0a" * 32, "0b" * 32, "0c" * 32]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that doesn't wait for nonces."""
    folder = tmp_path_factory.mktemp("hasty")
    with serving(str(folder / "games.sqlite"), folder, "--reveal-seconds", "0.1") as running:
        yield running


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for them for ever."""
    folder = tmp_path_factory.mktemp("patient")
    with serving(str(folder / "games.sqlite"), folder, "--reveal-seconds", "9999") as running:
        yield running


def you(nonce: str | None, name: str = "Ana") -> Data:
    return {"kind": "you", "name": name, **({"promise": promise(nonce)} if nonce else {})}


BOT = {"kind": "bot", "bot": "greedy"}


def sit(server: Server, chairs: list[Data], **more: Any) -> tuple[Data, list[Person]]:
    """A game, and those who have a link to it."""
    made = make_game(server, "usa", chairs, **more)
    return made, [Person(server, made["game"], token) for token in made["tokens"].values()]


def reveal(person: Person, nonce: str) -> httpx.Response:
    return person.post("/nonce", nonce=nonce)


def about(person: Person) -> Data:
    return dict(person.table()["about"])


def finish(person: Person) -> None:
    """Everybody gives up, and bots play on to the end."""
    person.post("/resign", key=secrets.token_hex(8))
    while (now := about(person))["status"] != "finished":
        for _ in patiently():
            if about(person)["number"] > now["number"]:
                break


def verified(person: Person, folder: Path, noted: Noted | None = None) -> Verdict:
    file = folder / "game.json"
    file.write_text(person.get("/save").text, encoding="utf-8")
    return verify(file, noted)


def test_nobody_reveals_before_all_have_promised(patient: Server) -> None:
    _, [ana, bia] = sit(patient, [you(NONCES[0]), {"kind": "link"}])
    early = reveal(ana, NONCES[0])
    assert (early.status_code, early.json()["error"]) == (409, "not-dealing")
    assert about(ana)["dealing"] is None
    bia.sit("Bia", promise=promise(NONCES[1]))
    ana_sees = about(ana)
    assert ana_sees["status"] == "open"
    assert ana_sees["dealing"] == {"promises": [promise(nonce) for nonce in NONCES[:2]], "revealed": []}


def dealing(server: Server, *chairs: Data) -> list[Person]:
    """A game whose chairs are all taken; those with a link."""
    _, people = sit(server, [you(NONCES[0]), you(NONCES[1], "Bia"), *chairs])
    return people


def test_the_last_nonce_starts_the_game(patient: Server) -> None:
    ana, bia = dealing(patient)
    assert reveal(ana, NONCES[0]).status_code == 200
    assert about(bia)["dealing"]["revealed"] == [0]
    assert reveal(ana, NONCES[0]).status_code == 200  # sent again: nothing happens
    assert reveal(bia, NONCES[1]).status_code == 200
    assert (about(ana)["status"], about(ana)["dealing"]) == ("running", None)
    assert reveal(bia, NONCES[1]).status_code == 200
    kinds = [entry["type"] for entry in ana.get("/events").json()]
    assert kinds == ["created", "sealed", "revealed", "revealed", "started"]


def test_a_nonce_has_to_be_the_promised_one(patient: Server) -> None:
    ana, bia = dealing(patient)
    for wrong in (NONCES[1], NONCES[2]):
        answer = reveal(ana, wrong)
        assert (answer.status_code, answer.json()["error"]) == (422, "wrong-nonce")
    assert reveal(bia, "0a").status_code in (400, 422)
    assert Person(patient, ana.game).post("/nonce", nonce=NONCES[0]).status_code == 403
    assert about(ana)["dealing"]["revealed"] == []


def test_nobody_comes_or_goes_once_the_promises_are_sealed(patient: Server) -> None:
    made, [ana, _] = sit(patient, [you(NONCES[0]), you(NONCES[1], "Bia")])
    host = Person(patient, made["game"], made["host"])
    answers = [
        ana.post("/leave"),
        host.post("/start", bot="greedy"),
        Person(patient, made["game"]).post("/join", name="X"),
    ]
    assert [answer.json()["error"] for answer in answers] == ["already-started"] * 3
    again = ana.post("/join", name="Eva", promise=promise(NONCES[2]))
    assert about(ana)["dealing"]["promises"][0] == promise(NONCES[0]), again.text


def test_nobody_sees_a_nonce_or_the_secret_before_the_end(patient: Server) -> None:
    ana, bia = dealing(patient, BOT)
    reveal(ana, NONCES[0])
    assert NONCES[0] not in bia.get("/news").text
    reveal(bia, NONCES[1])
    secret = stored_game(patient.database, ana.game).secrets.salt
    for seen in (bia.get("/news").text, bia.get("/events").text, bia.get().text):
        assert NONCES[0] not in seen
        assert secret not in seen


def test_devices_that_are_away_do_not_hold_the_game(hasty: Server, tmp_path: Path) -> None:
    ana, bia = dealing(hasty, BOT)
    for _ in patiently():
        if about(ana)["status"] == "running":
            break
    [started] = [entry for entry in ana.get("/events").json() if entry["type"] == "started"]
    assert started["data"]["missing"] == [0, 1]
    late = reveal(bia, NONCES[1])
    assert (late.status_code, late.json()["error"]) == (409, "not-dealing")
    bia.post("/resign", key="1")
    finish(ana)
    found = verified(ana, tmp_path)
    assert (found.sound, found.lacks, found.part.withheld) == (True, "alone", ["Ana", "Bia"])


def test_it_is_dealt_with_the_nonces_that_have_come(patient: Server) -> None:
    ana, bia = dealing(patient)
    assert reveal(bia, NONCES[1]).status_code == 200
    table = Table(stored_game(patient.database, ana.game))
    [started] = deal_without(table)
    dealt = deal(table.created.commitment, table.secrets.salt, [None, NONCES[1]])
    assert started == Started(dealt.order(2, None), [0])


def test_a_deal_goes_on_where_a_server_died(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--reveal-seconds", "0.5") as server:
        ana, _ = dealing(server)
        server.kill()
        server.again()
        for _ in patiently():
            if about(ana)["status"] == "running":
                return


def test_programs_need_no_nonce_and_it_is_told(patient: Server, tmp_path: Path) -> None:
    _, [ana] = sit(patient, [you(None), BOT])
    assert about(ana)["status"] == "running"
    finish(ana)
    found = verified(ana, tmp_path)
    assert (found.sound, found.lacks) == (True, "alone")
    assert found.part.gave_none == ["Ana"]


def test_the_deal_follows_from_what_was_promised(patient: Server, tmp_path: Path) -> None:
    made, [ana, bia] = sit(patient, [you(NONCES[0]), {"kind": "link"}, {"kind": "open"}])
    noted = about(ana)["commitment"]
    bia = bia.sit("Bia", promise=promise(NONCES[1]))
    assert Person(patient, made["game"], made["host"]).post("/start", bot="greedy").status_code == 200
    dealing = about(ana)
    bots = [chair["bot"] for chair in dealing["chairs"]]
    assert bots == [None, None, "greedy"]  # it came after the game was made: only a note knows it
    note = Noted(noted, made["game"], dealing["dealing"]["promises"], bots, {0: NONCES[0]}, [0])
    reveal(bia, NONCES[1])
    reveal(ana, NONCES[0])
    bia.post("/resign", key="1")
    finish(ana)
    found = verified(ana, tmp_path, note)
    assert (found.proven, found.part.gave) == (True, ["Ana", "Bia"])
    assert verified(ana, tmp_path, Noted(noted)).lacks == "nonce"
    told = ana.table()["deal"]
    saved = json.loads(ana.get("/save").text)["deal"]
    assert len(saved.pop("decided")) == len(ana.get("/save").json()["actions"])  # who decided each move
    assert told == saved
    assert commitment(told["terms"], told["secret"]) == noted
    dealt = deal(noted, told["secret"], [NONCES[0], NONCES[1], None])
    assert told["seed"] == str(dealt.seed)
    assert [chair["seat"] for chair in about(ana)["chairs"]].index(0) == dealt.drawn


def test_a_game_that_promised_nothing_about_bots_shows_the_terms_it_had(patient: Server) -> None:
    _, [ana] = sit(patient, [you(NONCES[0]), BOT])
    table = Table(stored_game(patient.database, ana.game))
    assert table.commitment == about(ana)["commitment"]
    assert table.created.bots == [None, "greedy"]
    table.created = msgspec.structs.replace(table.created, bots=None)
    assert "bots" not in table.terms


def test_who_begins_can_be_named_and_is_promised(patient: Server, tmp_path: Path) -> None:
    _, [ana] = sit(patient, [you(NONCES[0]), BOT, BOT], first=2)
    reveal(ana, NONCES[0])
    assert about(ana)["chairs"][2]["seat"] == 0
    finish(ana)
    told = ana.table()["deal"]["terms"]
    assert (told["first"], told["bots"]) == (2, [None, "greedy", "greedy"])
    assert verified(ana, tmp_path, Noted(about(ana)["commitment"])).sound


def test_bots_decide_the_same_again(patient: Server, tmp_path: Path) -> None:
    """Also the caretaker who plays for whoever gave up; a bot that peeked would have decided otherwise."""
    _, [ana] = sit(patient, [you(NONCES[0]), {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "easy"}])
    reveal(ana, NONCES[0])
    finish(ana)
    record, seated = ana.get("/save").json(), verified(ana, tmp_path).seated
    found = repeat(record, "save", seated)
    assert found.proven
    assert found.same == len(record["actions"])
    seated = ["random" if bot == "easy" else bot for bot in seated]
    record["deal"]["decided"] = ["random" if bot == "easy" else bot for bot in record["deal"]["decided"]]
    assert repeat(record, "save", seated).other


def test_a_rematch_is_dealt_anew(patient: Server) -> None:
    _, [ana] = sit(patient, [you(NONCES[0]), BOT])
    reveal(ana, NONCES[0])
    finish(ana)
    ana.post("/rematch", key="again")
    again = Person(patient, about(ana)["rematch"], ana.token)
    assert about(again)["commitment"] != about(ana)["commitment"]
    ana = again.sit("Ana", promise=promise(NONCES[2]))
    assert about(ana)["dealing"]["promises"] == [promise(NONCES[2]), None]
    reveal(ana, NONCES[2])
    assert about(ana)["status"] == "running"


@pytest.mark.parametrize("bad", ["abc", "G" * 64, 5])
def test_what_is_no_hash_is_no_promise(patient: Server, bad: Any) -> None:
    chairs = [{"kind": "you", "name": "Ana", "promise": bad}, {"kind": "open"}]
    answer = plain.post(f"{patient.url}/api/games", json={"edition": "usa", "chairs": chairs})
    assert answer.status_code in (400, 422)


def test_a_bot_beside_a_promise_promises_nothing(server: Server) -> None:
    """As the page asks for a game: every chair has the field, and only one's own a hash in it."""
    chairs = [{"kind": "you", "name": "Ana", "promise": "0" * 64}, {"kind": "bot", "bot": "greedy", "promise": ""}]
    assert make_game(server, chairs=chairs)["tokens"].keys() == {"0"}
    chairs[1]["promise"] = "0"
    answer = plain.post(f"{server.url}/api/games", json={"edition": "usa", "chairs": chairs})
    assert answer.json()["fields"][0]["field"] == "chairs[1].promise"

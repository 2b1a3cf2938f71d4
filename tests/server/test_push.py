"""Push, the whole way: a move at one seat, a sealed notice that the other player's browser alone can open."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.notified import nearly_over, play_turn, playing, sql
from tests.server.pushed import PUSHING, Browser, data_of, proven
from tests.server.receiver import Receiver, look_again
from tests.server.rig import Person, Server, make_game, mover, patiently, serving, serving_together

# The example of RFC 8291, section 5: the browser of the tests opens what others sealed, and so what we seal is right.
EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
PRIVATE, AUTH = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg"


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pushing")
    with serving(str(folder / "games.sqlite"), folder, *PUSHING, "--log", "debug") as running:
        yield running


def test_the_browser_of_these_tests_opens_the_example_of_the_standard() -> None:
    private = ec.derive_private_key(int.from_bytes(data_of(PRIVATE), "big"), ec.SECP256R1())
    assert Browser(private, data_of(AUTH)).open(data_of(EXAMPLE)) == b"When I grow up, I want to be a watermelon"


def test_a_turn_is_told_once_sealed_and_signed(pushing: Server, receiver: Receiver) -> None:
    people, browser = playing(pushing), Browser()
    browser.subscribe(people[1], receiver, language="pt-BR")
    play_turn(people, 0)
    (letter,) = receiver.exactly(1, pushing)
    told = browser.read(letter)
    words = "É a sua vez na sua partida no tabuleiro Estados Unidos."
    assert told == {"title": "Trilhos", "said": words, "game": people[0].game}
    assert (letter.path, letter.headers["content-encoding"]) == ("/push/secret-path", "aes128gcm")
    assert (letter.headers["urgency"], int(letter.headers["ttl"])) == ("normal", 259_200)
    claims = proven(letter, people[1].get("/notices").json()["push"]["key"])
    assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert claims["sub"] == "https://table.example"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600


def test_nothing_private_leaves_the_server(pushing: Server, receiver: Receiver) -> None:
    """Twins: two games that differ in all that isn't the player's business give the same notice."""
    told: list[bytes] = []
    for names in (("Ana", "Bia"), ("https://evil.example Zé", "Caio")):
        chairs = [{"kind": "you", "name": name} for name in names]
        made = make_game(pushing, chairs=chairs, first=0)
        people = [Person(pushing, made["game"], token) for token in made["tokens"].values()]
        for person in people:
            person.play(person.table()["legal"][-1 if names[0] == "Ana" else 0]["id"])
        browser = Browser()
        browser.subscribe(people[1], receiver)
        assert people[0].post("/chat", text=f"{names[0]} says hello", key="c").status_code == 200
        play_turn(people, 0)
        letter = receiver.wait(len(told) + 1)[-1]
        told.append(browser.open(letter.body).replace(made["game"].encode(), b"GAME"))
        seen = letter.body + json.dumps(letter.headers).encode()
        assert made["game"].encode() not in seen, "the push service needn't know which game it is"
        assert not any(person.token and person.token.encode() in told[-1] for person in people)
    assert told[0] == told[1]


def test_a_newer_notice_takes_the_place_of_an_older_one_of_its_game(pushing: Server, receiver: Receiver) -> None:
    tables, topics = [playing(pushing) for _ in range(2)], list[str]()
    for people in tables:
        Browser().subscribe(people[1], receiver)
        for _ in range(2):
            play_turn(people, 0)
            topics.append(receiver.wait(len(topics) + 1)[-1].headers["topic"])
            play_turn(people, 1)
    assert topics[0] == topics[1] != topics[2] == topics[3]


def test_every_device_is_told_and_one_that_was_switched_off_is_not(pushing: Server, receiver: Receiver) -> None:
    people, browsers = playing(pushing), [Browser() for _ in range(3)]
    ids = [one.subscribe(people[1], receiver, f"/push/{number}") for number, one in enumerate(browsers)]
    left = people[1].http.delete(f"/push/{ids[1]}").json()["devices"]
    assert sorted(device["id"] for device in left) == sorted([ids[0], ids[2]])
    play_turn(people, 0)
    assert sorted(letter.path for letter in receiver.exactly(2, pushing)) == ["/push/0", "/push/2"]


def test_a_subscription_that_is_gone_is_forgotten(pushing: Server, receiver: Receiver) -> None:
    people = playing(pushing)
    for status in (404, 410):
        receiver.status, count = status, len(receiver.letters)
        id = Browser().subscribe(people[1], receiver)
        tried = people[1].post(f"/push/{id}/try").json()
        assert (tried["sent"], tried["status"]) == (False, status)
        assert "switch them on again" in tried["message"]
        assert people[1].get("/notices").json()["push"]["devices"] == []
        assert len(receiver.letters) == count + 1
    Browser().subscribe(people[1], receiver)
    play_turn(people, 0)
    receiver.exactly(3, pushing)
    assert people[1].get("/notices").json()["push"]["devices"] == []


def test_a_push_service_that_fails_or_never_answers_is_tried_again(pushing: Server, receiver: Receiver) -> None:
    people, browser = playing(pushing), Browser()
    id = browser.subscribe(people[1], receiver)
    receiver.answering.clear()
    assert people[1].post(f"/push/{id}/try").json()["message"] == "No answer came in time."
    receiver.answering.set()
    receiver.status = 503
    play_turn(people, 0)
    receiver.wait(2)
    for _ in patiently():
        (device,) = people[1].get("/notices").json()["push"]["devices"]
        if device["problem"]:
            break
    assert (device["id"], device["on"], device["problem"]) == (id, True, "The answer was 503, and not a yes.")
    receiver.status = 201
    sql(pushing, "UPDATE hooks SET due = 0")
    assert browser.read(receiver.exactly(3, pushing)[-1])["game"] == people[0].game


def test_the_end_is_told_and_then_the_subscription_is_forgotten(pushing: Server, receiver: Receiver) -> None:
    people, browser = nearly_over(pushing), Browser()
    browser.subscribe(people[0], receiver)
    person, table = mover(people)
    person.play(table["legal"][0]["id"])
    (letter,) = receiver.exactly(1, pushing)
    assert "is over" in browser.read(letter)["said"]
    assert people[0].get("/notices").json()["push"]["devices"] == []


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "bad-subscription"),
        ({"keys": {"p256dh": "ä", "auth": "ö"}}, "bad-subscription"),
        ({"endpoint": "https://nowhere.invalid/x"}, "bad-subscription"),
        ({"endpoint": "ftp://127.0.0.1/x"}, "webhook-needs-https"),
        ({"endpoint": "http://user@127.0.0.1/x"}, "bad-webhook"),
        ({"endpoint": "http://127.0.0.1/x\r\nHost: y"}, "bad-webhook"),
        ({"language": "tlh"}, "unknown-language"),
    ],
)
def test_what_is_no_subscription_is_refused(
    pushing: Server, receiver: Receiver, change: dict[str, object], error: str
) -> None:
    person = playing(pushing)[0]
    answer = person.http.put("/push", json={**Browser().subscription(receiver), **change})
    assert (answer.status_code, answer.json()["error"]) == (422, error)


def test_nobody_sends_the_server_inwards(tmp_path: Path, receiver: Receiver) -> None:
    options = ["--push", "--public-url", "https://table.example"]
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *options) as server:
        person = playing(server)[0]
        for host, error in (("http://127.0.0.1", "webhook-needs-https"), ("https://127.0.0.1", "bad-subscription")):
            wish = {**Browser().subscription(receiver), "endpoint": f"{host}:{receiver.port}/"}
            assert person.http.put("/push", json=wish).json()["error"] == error
        assert person.get("/webhook").json()["offered"] is False


def test_a_seat_has_a_few_devices_and_only_players_have_any(pushing: Server, receiver: Receiver) -> None:
    people = playing(pushing)
    for number in range(5):
        Browser().subscribe(people[0], receiver, f"/push/{number}")
    Browser().subscribe(people[0], receiver, "/push/0")  # one of them again
    answer = people[0].http.put("/push", json=Browser().subscription(receiver, "/push/5"))
    assert (answer.status_code, answer.json()["error"]) == (409, "many-devices")
    assert people[1].get("/notices").json()["push"]["devices"] == []
    stranger = Person(pushing, people[0].game)
    assert stranger.get("/notices").status_code == 403
    assert stranger.http.put("/push", json=Browser().subscription(receiver)).status_code == 403


def test_a_server_whose_owner_said_nothing_has_none(server: Server, receiver: Receiver) -> None:
    ana = playing(server)[0]
    told = ana.get("/notices").json()
    assert (told["push"]["key"], told["mail"]["offered"], told["webhook"]["offered"]) == (None, False, False)
    assert ana.http.put("/push", json=Browser().subscription(receiver)).json()["error"] == "webhooks-off"


def test_address_and_keys_are_told_to_nobody(pushing: Server, receiver: Receiver) -> None:
    people, browser = playing(pushing), Browser()
    browser.subscribe(people[1], receiver)
    receiver.status = 500
    play_turn(people, 0)
    receiver.wait(1)
    look_again(pushing)
    paths = ["", "/events", "/replay?at=1", "/notices"]
    said = [person.http.get(path).text for person in [*people, Person(pushing, people[0].game)] for path in paths]
    said.append(pushing.log.read_text())
    assert "notice failed" in said[-1]
    keys = browser.subscription(receiver)["keys"]
    assert [text for text in said if "secret-path" in text or keys["auth"] in text or keys["p256dh"] in text] == []


def test_the_servers_key_stays_the_same(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *PUSHING) as server:
        person = playing(server)[0]
        before = person.get("/notices").json()["push"]["key"]
        server.kill()
        server.again()
        assert person.get("/notices").json()["push"]["key"] == before
        assert len(data_of(before)) == 65


def test_two_processes_have_one_key_and_tell_a_turn_once(
    empty_postgres: str, tmp_path: Path, receiver: Receiver
) -> None:
    with serving_together(empty_postgres, tmp_path, *PUSHING) as (first, second):
        people, browser = playing(first), Browser()
        browser.subscribe(people[1], receiver)
        elsewhere = Person(second, people[1].game, people[1].token)
        keys = {person.get("/notices").json()["push"]["key"] for person in (people[1], elsewhere)}
        assert len(keys) == 1
        play_turn(people, 0)
        browser.read(receiver.exactly(1, first, second)[0])

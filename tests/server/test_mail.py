"""Notices by mail: asked for at a seat, confirmed by whoever reads the letter, and stopped by one press."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server import plain
from tests.server.notified import nearly_over, play_turn, playing
from tests.server.postbox import Postbox, receiving_mail
from tests.server.receiver import look_again
from tests.server.rig import Person, Server, mover, serving
from trilhos.server.heralds.mail import mailbox

ADDRESS = "ana@example.org"
FREE = ["--limit", "confirm=9999/9999", "--limit", "letter=9999/9999"]


@pytest.fixture(scope="module")
def box() -> Iterator[Postbox]:
    with receiving_mail() as running:
        yield running


@pytest.fixture
def postbox(box: Postbox) -> Postbox:
    box.letters.clear()
    box.refuses = False
    return box


@pytest.fixture(scope="module")
def mailing(box: Postbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mailing")
    with serving(str(folder / "games.sqlite"), folder, *box.options, *FREE, "--log", "debug") as running:
        yield running


def ask(person: Person, address: str = ADDRESS, **more: Any) -> httpx.Response:
    return person.http.put("/mail", json={"address": address, **more})


def link(server: Server, key: str, what: str = "") -> httpx.Response:
    """What the page does with the link in a letter, and mail programs by themselves."""
    one_click = {"List-Unsubscribe": "One-Click"} if what else None
    return plain.post(f"{server.url}/api/mail/{key}{what}", data=one_click)


def confirmed(server: Server, person: Person, postbox: Postbox, **more: Any) -> str:
    """A seat that is told by mail; the key of its letters."""
    assert ask(person, **more).status_code == 200
    key = postbox.letters[-1].key
    assert link(server, key).json() == {"address": "a…@example.org", "confirmed": True}
    postbox.letters.clear()
    return key


def test_nothing_is_sent_before_the_address_is_confirmed(mailing: Server, postbox: Postbox) -> None:
    people = playing(mailing)
    told = ask(people[1]).json()
    assert (told["tried"]["sent"], told["mail"]["address"], told["mail"]["confirmed"]) == (
        True,
        "a…@example.org",
        False,
    )
    (asked,) = postbox.letters
    assert asked.receivers == [f"rcpt TO:<{ADDRESS}>"]
    play_turn(people, 0)
    look_again(mailing)
    assert postbox.letters == [asked]
    assert people[1].post("/mail/try").json()["error"] == "no-webhook"
    assert plain.get(f"{mailing.url}/api/mail/{asked.key}").json() == {"address": "a…@example.org", "confirmed": False}
    look_again(mailing)
    assert postbox.letters == [asked], "to look at the link is no yes"
    assert link(mailing, asked.key).status_code == 200
    assert "It is your turn" in postbox.wait(2)[1].words


def test_a_turn_is_told_once_in_the_players_language(mailing: Server, postbox: Postbox) -> None:
    people = playing(mailing)
    key = confirmed(mailing, people[1], postbox, language="pt-BR")
    play_turn(people, 0)
    (posted,) = postbox.wait(1)
    look_again(mailing)
    letter = posted.letter
    assert len(postbox.letters) == 1
    assert (letter["From"], letter["To"]) == ("Trilhos <trilhos@table.example>", ADDRESS)
    assert (letter["Subject"], letter["Content-Language"]) == ("Trilhos: é a sua vez", "pt-BR")
    assert letter["List-Unsubscribe"] == f"<https://table.example/api/mail/{key}/stop>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@table.example>")
    assert letter.get_content_type() == "text/plain"
    lines = posted.words.splitlines()
    assert lines[0] == "É a sua vez na sua partida no tabuleiro Estados Unidos."
    assert lines[1] == f"https://table.example/#/game/{people[0].game}"
    assert lines[-1] == f"https://table.example/#/mail/{key}"


def test_nothing_private_is_in_a_letter(mailing: Server, postbox: Postbox) -> None:
    people = playing(mailing)
    confirmed(mailing, people[1], postbox)
    assert people[0].post("/chat", text="Psst, everybody", key="c").status_code == 200
    play_turn(people, 0)
    (posted,) = postbox.wait(1)
    names = [chair["name"] for chair in people[0].table()["about"]["chairs"]]
    for word in ("Psst", *names, *[str(person.token) for person in people]):
        assert word not in posted.words + str(posted.letter["Subject"])


def test_one_press_stops_it_and_the_address_is_forgotten(mailing: Server, postbox: Postbox) -> None:
    people = playing(mailing)
    key = confirmed(mailing, people[1], postbox)
    assert link(mailing, key, "/stop").status_code == 204
    assert people[1].get("/notices").json()["mail"]["address"] is None
    for what in ("", "/stop"):
        answer = link(mailing, key, what)
        assert (answer.status_code, answer.json()["error"]) == (404, "mail-old-link")
    play_turn(people, 0)
    look_again(mailing)
    assert postbox.letters == []


def test_the_player_stops_it_too_and_another_address_has_to_be_confirmed_anew(
    mailing: Server, postbox: Postbox
) -> None:
    people = playing(mailing)
    key = confirmed(mailing, people[1], postbox)
    assert ask(people[1], "bia@example.org").json()["mail"]["confirmed"] is False
    assert link(mailing, key).status_code == 404, "the first letter's link is void"
    assert people[1].http.delete("/mail").json()["address"] is None
    play_turn(people, 0)
    look_again(mailing)
    assert len(postbox.letters) == 1


@pytest.mark.parametrize(
    "address",
    [
        "ana@example.org\r\nBcc: all@example.org",
        "ana@example.org\nSubject: buy",
        "ana@example.org, bia@example.org",
        "Ana <ana@example.org>",
        '"ana@x"@example.org',
        "ana@localhost",
        "ana@[127.0.0.1]",
        "ana",
        "@example.org",
        "ana@example..org",
        "ana@exämple.org",
        f"{'a' * 65}@example.org",
        "ana@example.org\0",
    ],
)
def test_what_is_no_plain_address_is_refused(mailing: Server, postbox: Postbox, address: str) -> None:
    answer = ask(playing(mailing)[0], address)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-mail-address")
    assert postbox.letters == []


def test_nobody_is_flooded_by_others(box: Postbox, tmp_path: Path, postbox: Postbox) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *box.options, "--limit", "confirm=0.0001/2") as server:
        people = playing(server)
        codes = [ask(people[0], one).status_code for one in (ADDRESS, "Ana+1@Example.org", "ana+2@example.org")]
        assert codes == [200, 200, 429]
        assert ask(people[1], "bia@example.org").status_code == 200, "others may be asked"
        assert len(postbox.letters) == 3


def test_a_mailbox_has_so_many_letters_an_hour_and_the_rest_later(
    box: Postbox, tmp_path: Path, postbox: Postbox
) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *box.options, "--limit", "letter=0.0001/1") as server:
        tables = [playing(server) for _ in range(2)]
        for people in tables:
            confirmed(server, people[1], postbox)
        for people in tables:
            play_turn(people, 0)
        postbox.wait(1)
        look_again(server)
        assert len(postbox.letters) == 1
        states = [people[1].get("/notices").json()["mail"] for people in tables]
        assert [(state["on"], state["problem"]) for state in states] == [(True, None)] * 2, "put off, and no failure"


def test_a_letter_that_is_not_taken_is_told_at_once(mailing: Server, postbox: Postbox) -> None:
    people = playing(mailing)
    postbox.refuses = True
    told = ask(people[1]).json()
    assert told["tried"] == {"sent": False, "status": 550, "message": "The answer was 550, and not a yes."}
    assert told["mail"]["address"] is None
    postbox.refuses = False
    confirmed(mailing, people[1], postbox)
    assert people[1].post("/mail/try").json()["message"] == "The mail server has taken it."
    assert postbox.letters[0].letter["Subject"] == "Trilhos: a test"


def test_a_mail_server_that_is_not_there(tmp_path: Path) -> None:
    gone = Postbox(port=9)
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *gone.options) as server:
        told = ask(playing(server)[0]).json()
        assert told["tried"]["message"].startswith("Nobody could be reached there")


def test_the_end_is_told_and_then_the_address_is_forgotten(mailing: Server, postbox: Postbox) -> None:
    people = nearly_over(mailing)
    key = confirmed(mailing, people[0], postbox)
    person, table = mover(people)
    person.play(table["legal"][0]["id"])
    assert postbox.wait(1)[0].letter["Subject"] == "Trilhos: your game is over"
    look_again(mailing)
    assert link(mailing, key).status_code == 404
    assert ask(people[0]).json()["error"] == "webhook-too-late"


def test_only_players_have_letters_sent(mailing: Server, postbox: Postbox) -> None:
    people = playing(mailing)
    assert ask(Person(mailing, people[0].game)).status_code == 403
    assert postbox.letters == []


def test_addresses_and_links_are_in_no_log(mailing: Server, postbox: Postbox) -> None:
    people = playing(mailing)
    assert ask(people[1], "carla.secret@example.org").status_code == 200
    key = postbox.letters[-1].key
    link(mailing, key)
    look_again(mailing)
    log = mailing.log.read_text()
    assert "/api/mail/" in log
    assert key not in log
    assert "carla" not in log


def test_a_server_whose_owner_named_no_mail_server(server: Server) -> None:
    assert ask(playing(server)[0]).json()["error"] == "webhooks-off"
    assert link(server, "x" * 22).json()["error"] == "mail-off"


def test_decoration_of_a_mailbox_doesnt_count() -> None:
    assert mailbox("Ana+trilhos@Example.org") == mailbox("ana@example.org") != mailbox("bia@example.org")

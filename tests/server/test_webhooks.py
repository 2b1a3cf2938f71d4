"""Webhooks, the whole way: a move at one seat, a notice at the other player's receiver. Once, and only if needed."""

from tests.server.notified import hook, nearly_over, play_turn, playing, sql
from tests.server.receiver import Receiver, look_again
from tests.server.rig import Person, Server, make_game, mover, new_game, patiently


def test_a_turn_is_told_once_with_everything_that_receivers_look_for(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    play_turn(people, 0)
    (letter,) = receiver.exactly(1, hooked)
    told = letter.json()
    link = f"https://table.example/#/game/{people[0].game}"
    words = f"It is your turn in your game on the USA board. {link}"
    assert told["content"] == told["text"] == told["message"] == words
    assert (told["kind"], told["title"], told["link"]) == ("turn", "Trilhos", link)
    assert (told["game"], told["edition"]) == (people[0].game, "usa")
    assert told["number"] == people[1].table()["about"]["number"]
    assert (letter.path, letter.headers["content-type"]) == ("/secret-path?key=secret-key", "application/json")
    assert letter.headers["host"] == f"127.0.0.1:{receiver.port}"


def test_each_turn_is_told_but_no_step_of_it_and_no_turn_of_others(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    for turn in range(1, 4):
        play_turn(people, 0)
        receiver.wait(turn)
        first = people[1].table()["legal"]
        people[1].play(next((choice for choice in first if choice["verb"] == "draw"), first[0])["id"])
        if mover(people)[0] is people[1]:
            receiver.exactly(turn, hooked)  # in the middle of the turn
        play_turn(people, 1)
    receiver.exactly(3, hooked)


def test_talk_is_no_reason_to_tell_a_turn_again(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    play_turn(people, 0)
    receiver.wait(1)
    assert people[0].post("/chat", text="Come on!", key="c").status_code == 200
    receiver.exactly(1, hooked)


def test_a_turn_that_was_taken_back_and_comes_again_is_told_again(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    play_turn(people, 0)
    play_turn(people, 1)
    claim = next(choice for choice in people[0].table()["legal"] if choice["verb"] == "claim")
    people[0].play(claim["id"])
    hook(people[1], receiver)
    people[0].play(people[0].table()["legal"][0]["id"])
    receiver.wait(1)
    while mover(people)[0] is people[1]:
        number = people[0].table()["about"]["number"]
        assert people[0].post("/undo", expected=number, key=f"undo{number}").status_code == 200
        assert people[1].post("/undo/answer", agree=True, key="yes").status_code == 200
    play_turn(people, 0)
    assert [letter.json()["kind"] for letter in receiver.exactly(2, hooked)] == ["turn", "turn"]


def test_bare_text_in_ones_own_language(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    assert hook(people[1], receiver, form="text", language="pt-BR")["language"] == "pt-BR"
    play_turn(people, 0)
    (letter,) = receiver.wait(1)
    link = f"https://table.example/#/game/{people[0].game}"
    words = f"É a sua vez na sua partida no tabuleiro Estados Unidos. {link}"
    assert letter.body.decode() == words
    assert letter.headers["content-type"] == "text/plain; charset=utf-8"
    assert (letter.headers["title"], letter.headers["click"]) == ("Trilhos", link)


def test_whoever_is_there_is_told_nothing_until_they_leave(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    line = people[1].live()
    line.news()
    play_turn(people, 0)
    look_again(hooked)
    assert receiver.letters == []
    line.close()
    receiver.exactly(1, hooked)


def test_whoever_has_made_a_step_of_the_turn_knows_of_it(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    play_turn(people, 0)
    play_turn(people, 1)
    hook(people[1], receiver)
    line = people[1].live()
    line.news()
    play_turn(people, 0)
    people[1].play(next(choice["id"] for choice in people[1].table()["legal"] if choice["verb"] == "draw"))
    assert mover(people)[0] is people[1]
    line.close()
    look_again(hooked)
    assert receiver.letters == []


def test_a_page_that_was_left_open_is_nobody(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    line = people[1].live()
    line.news()
    play_turn(people, 0)
    sql(hooked, f"UPDATE games SET moved = moved - 3600 WHERE id = '{people[0].game}'")
    receiver.exactly(1, hooked)


def test_a_turn_that_has_come_before_is_not_told(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[0], receiver)
    look_again(hooked)
    assert receiver.letters == []


def test_whoever_waits_in_the_lobby_is_told_when_it_begins(hooked: Server, receiver: Receiver) -> None:
    made = make_game(hooked, first=0)
    ana, bia = (Person(hooked, made["game"], token) for token in made["tokens"].values())
    hook(ana, receiver)
    bia = bia.sit("Bia")
    assert receiver.exactly(1, hooked)[0].json()["kind"] == "turn"


def test_the_end_is_told_and_then_the_address_is_forgotten(hooked: Server, receiver: Receiver) -> None:
    people = nearly_over(hooked)
    for person in people:
        hook(person, receiver)
    person, table = mover(people)
    person.play(table["legal"][0]["id"])
    kinds = [letter.json()["kind"] for letter in receiver.exactly(2, hooked)]
    assert kinds == ["end", "end"]
    winners = people[0].table()["result"]["winners"]
    assert sum("you have won" in letter.json()["text"] for letter in receiver.letters) == len(winners) == 1
    assert people[0].get("/webhook").json()["host"] is None
    answer = people[0].http.put("/webhook", json={"address": receiver.url})
    assert (answer.status_code, answer.json()["error"]) == (409, "webhook-too-late")


def test_a_webhook_in_a_language_that_nobody_speaks_is_refused(hooked: Server, receiver: Receiver) -> None:
    person = playing(hooked)[0]
    answer = person.http.put("/webhook", json={"address": receiver.url, "language": "tlh"})
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown-language")
    assert answer.json()["fields"][0]["field"] == "language"


def test_whoever_has_resigned_is_told_nothing_more_not_even_the_end(hooked: Server, receiver: Receiver) -> None:
    people = nearly_over(hooked)
    person, table = mover(people)
    (other,) = (one for one in people if one is not person)
    hook(other, receiver)
    assert other.post("/resign", key="r").status_code == 200
    person.play(table["legal"][0]["id"])
    for _ in patiently():
        if other.get("/webhook").json()["host"] is None:
            break
    assert receiver.letters == []


def test_all_are_told_when_all_choose_at_once_and_nobody_again_when_others_have_chosen(
    hooked: Server, receiver: Receiver
) -> None:
    people = new_game(hooked, "lakes", players=3)
    for person in people[1:]:
        hook(person, receiver)
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    receiver.wait(2)  # the tickets are chosen, now the pieces
    for person in people[:2]:
        person.play(person.table()["legal"][0]["id"])
    assert [letter.json()["kind"] for letter in receiver.exactly(2, hooked)] == ["turn", "turn"]

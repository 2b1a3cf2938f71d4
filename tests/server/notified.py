"""Players who have themselves told of their turns, at a server that allows receivers on this machine."""

import random
import sqlite3
from typing import Any

from tests.server import plain
from tests.server.receiver import Receiver
from tests.server.rig import GRACE, PATIENCE, Person, Server, mover, new_game, people_of
from trilhos.play.game import Game
from trilhos.play.record import to_record

HOME = ["--webhooks", "--webhooks-private", "--webhooks-wait", "0", "--public-url", "https://table.example/"]


def hook(person: Person, receiver: Receiver, **more: str) -> dict[str, Any]:
    answer = person.http.put("/webhook", json={"address": receiver.url, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def playing(server: Server) -> list[Person]:
    """A game among people in which the first tickets are chosen, by its seats."""
    people = new_game(server)
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    return people


def play_turn(people: list[Person], seat: int) -> None:
    """All steps of a seat's turn."""
    while (found := mover(people))[0] is people[seat]:
        found[0].play(found[1]["legal"][0]["id"])


def sql(server: Server, statement: str) -> None:
    with sqlite3.connect(server.database, timeout=PATIENCE) as connection:
        connection.execute(statement)
    connection.close()


def nearly_over(server: Server) -> list[Person]:
    """A game that one more move ends, by its seats."""
    whole, game, dice = Game("usa", 2, seed=4), Game("usa", 2, seed=4), random.Random(4)
    while not whole.over:
        whole.play(dice.choice(whole.legal()))
    for move in whole.moves[:-1]:
        game.play(move.action)
    body = {"save": to_record(game), "seats": ["link", "link"], "grace": GRACE}
    made = plain.post(f"{server.url}/api/games/import", json=body)
    assert made.status_code == 201, made.text
    return people_of(server, made.json())

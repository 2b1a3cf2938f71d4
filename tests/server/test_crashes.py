"""No loss: the server is killed at random moments under load; no acknowledged move is missing, none is there twice."""

import random
import threading
import time
from collections import Counter
from pathlib import Path

import httpx

from tests.server.rig import PATIENCE, Person, Server, new_game, serving, stored_game
from trilhos.server.entries import ACTION, CHOSEN
from trilhos.server.store import Stored
from trilhos.server.table import Table

GAMES = 4
KILLS = 4


class Stubborn(threading.Thread):
    """Plays for everybody at one table; sends a command again, with the same key, until it is answered."""

    def __init__(self, people: list[Person], seed: int) -> None:
        super().__init__()
        self.people = people
        self.dice = random.Random(seed)
        self.enough = threading.Event()
        self.acknowledged: dict[str, int] = {}
        self.repeats = 0

    def run(self) -> None:
        while not self.enough.is_set():
            person = self.dice.choice(self.people)
            table = self._patiently(lambda person=person: person.get())
            if table is None or not table["legal"]:
                continue
            key, choice = f"k{len(self.acknowledged)}", self.dice.choice(table["legal"])["id"]
            number = table["about"]["number"]
            answer = self._patiently(lambda: person.post("/actions", action=choice, expected=number, key=key))  # noqa: B023
            if answer is not None:
                self.acknowledged[f"{table['you']}:{key}"] = answer["number"]

    def _patiently(self, ask: object) -> dict | None:  # type: ignore[type-arg]
        while not self.enough.is_set():
            try:
                answer = ask()  # type: ignore[operator]
            except httpx.TransportError:
                self.repeats += 1
                time.sleep(0.02)
                continue
            assert answer.status_code == 200, answer.text
            return dict(answer.json())
        return None


def test_kills_under_load_lose_and_double_nothing(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as server:
        players = [Stubborn(new_game(server), seed) for seed in range(GAMES)]
        for player in players:
            player.start()
        _kill_now_and_then(server, random.Random(7))
        for player in players:
            player.enough.set()
        for player in players:
            player.join(PATIENCE)
        assert server.stop() == 0
    for player in players:
        _check(database, player)
    assert sum(player.repeats for player in players) > 0


def _kill_now_and_then(server: Server, dice: random.Random) -> None:
    for _ in range(KILLS):
        time.sleep(dice.uniform(0.2, 1.0))
        server.kill()
        server.again()
    time.sleep(0.3)


def _check(database: str, player: Stubborn) -> None:
    stored = stored_game(database, player.people[0].game)
    assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
    by_key = {entry.key: entry.number for entry in stored.entries if entry.key}
    kinds = Counter(entry.kind for entry in stored.entries)
    assert len(by_key) == max(kinds[ACTION], kinds[CHOSEN])  # each command stands there once; choices become actions
    assert len(player.acknowledged) > 3
    for key, number in player.acknowledged.items():
        assert by_key[key] == number
    _replays(stored)


def _replays(stored: Stored) -> None:
    assert Table(stored).number == len(stored.entries)


def test_a_half_written_batch_is_as_if_it_had_not_been(tmp_path: Path) -> None:
    """What is not acknowledged may be there or not; a retry with the same key settles it, once."""
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        ana, _ = new_game(server)
        choice = ana.table()["legal"][0]["id"]
        asking = threading.Thread(target=_ask, args=(ana, choice))
        asking.start()
        time.sleep(random.Random(3).uniform(0, 0.01))
        server.kill()
        asking.join(PATIENCE)
        server.again()
        assert ana.act(choice, expected=2, key="same").json() == {"number": 3}
        assert ana.act(choice, expected=2, key="same").json() == {"number": 3}


def _ask(person: Person, choice: int) -> None:
    try:
        person.act(choice, expected=2, key="same")
    except httpx.TransportError:
        return

"""No loss: the server is killed at random moments under load; no acknowledged move is missing, none is there twice."""

import random
import threading
import time
from pathlib import Path

import httpx

from tests.server import kills
from tests.server.rig import PATIENCE, Person, new_game, serving


def test_kills_under_load_lose_and_double_nothing(tmp_path: Path) -> None:
    done = kills.run(str(tmp_path / "g.sqlite"), tmp_path, kills=3)
    assert done["acknowledged"] > 30
    assert done["sent_again"] > 0


def test_kills_of_processes_with_leases_lose_and_double_nothing(empty_postgres: str, tmp_path: Path) -> None:
    done = kills.run(empty_postgres, tmp_path, kills=3, processes=2)
    assert done["acknowledged"] > 30


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

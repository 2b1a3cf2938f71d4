"""Every kind of action, by mouse, by finger and by keys, from positions of the golden games."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.positions import VERBS, position
from tests.browser.rig import DESKTOP, PHONE, Screen
from tests.server import plain
from tests.server.rig import GRACE, Person, Server, stored_game

HANDS: dict[str, tuple[type[Mouse] | type[Finger] | type[Keys], dict[str, Any]]] = {
    "mouse": (Mouse, DESKTOP),
    "finger": (Finger, PHONE),
    "keys": (Keys, DESKTOP),
}


def sit(server: Server, save: dict[str, Any], seat: int) -> Person:
    """Go on with a saved game, on one of its seats."""
    return next(person for person in all_sit(server, save) if person.table()["seat"] == seat)


def all_sit(server: Server, save: dict[str, Any]) -> list[Person]:
    """Go on with a saved game, on all of its seats."""
    wish = {"save": save, "seats": ["link"] * save["players"], "grace": GRACE}
    made = plain.post(f"{server.url}/api/games/import", json=wish)
    assert made.status_code == 201, made.text
    return [Person(server, made.json()["game"], token) for token in made.json()["tokens"].values()]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("verb", VERBS)
def test_an_action_is_done(server: Server, browser: Browser, verb: str, hand: str) -> None:
    person = sit(server, *position(verb))
    table = person.table()
    sort, size = HANDS[hand]
    screen = Screen(browser, person, table["you"], size)
    screen.open()
    screen.offers({choice["id"] for choice in table["legal"]})
    wanted = next(choice for choice in table["legal"] if choice["verb"] == verb)
    sort(screen.page).do(wanted)
    number = table["about"]["number"]
    expected = [wanted["id"], *[way["id"] for way in (wanted.get("ways") or [])[-1:]]]  # paid as the hands do
    screen.caught_up(number + len(expected))
    done = stored_game(server.database, person.game).entries[number : number + len(expected)]
    assert [entry.data["action"] for entry in done] == expected
    assert screen.faults == []

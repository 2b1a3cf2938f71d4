"""Two face-up cards, the second pressed while the first is on its way: one intention, without waiting for an answer."""

from typing import Any

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.rig import DESKTOP, PHONE, Screen
from tests.server.rig import Person, Server, new_game, patiently


class SlowLine:
    """Holds what the server says until it is let go."""

    def __init__(self, screen: Screen) -> None:
        self.held: list[str | bytes] = []
        self.holds = False
        screen.page.route_web_socket("**/*", self._relay)

    def _relay(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, said: str | bytes) -> None:
        if self.holds:
            self.held.append(said)
        else:
            self.socket.send(said)

    def let_go(self) -> None:
        self.holds = False
        for said in self.held:
            self.socket.send(said)


def test_a_second_card_is_taken_while_the_first_is_on_its_way(server: Server, browser: Browser) -> None:
    people = new_game(server)
    for person in people:
        person.play("keep 1+2")
    for size in (DESKTOP, PHONE):
        mover = next(person for person in people if person.table()["legal"])
        screen = Screen(browser, mover, mover.table()["you"], size)
        line = SlowLine(screen)
        screen.open()
        first, second = _two(mover)
        screen.offers({choice["id"] for choice in mover.table()["legal"]})
        number, line.holds = mover.table()["about"]["number"], True
        for at, choice in enumerate((first, second), 1):
            card = screen.page.locator(f".display [data-action='{choice['id']}']")
            if screen.touch:
                card.tap()
            else:
                screen.page.keyboard.press(str(choice["argument"] + 1))
            expect(screen.page.locator(".display .underway")).to_have_count(at)
        for _ in patiently():  # the page has heard nothing yet
            if mover.table()["about"]["number"] == number + 2:
                break
        assert screen.number() == number
        line.let_go()
        screen.settled(number + 1)
        expect(screen.page.locator(".display .underway")).to_have_count(0)
        assert not mover.table()["legal"]
        assert screen.faults == []


def _two(mover: Person) -> tuple[dict[str, Any], dict[str, Any]]:
    """A card that can be taken, and another that the server lets follow."""
    legal = {choice["id"]: choice for choice in mover.table()["legal"]}
    first = next(choice for choice in legal.values() if choice.get("next"))
    return first, legal[first["next"][-1]]

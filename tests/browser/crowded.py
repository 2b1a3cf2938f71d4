"""Tables fuller than a golden game ever gets: what the server tells a page is made more before it arrives."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.rig import Screen
from tests.golden.make import GAMES
from tests.server.rig import Person
from trilhos.play.record import load

News = dict[str, Any]
SIZES = ((360, 640), (390, 844), (740, 360), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))


def kinds(edition: str) -> list[str]:
    """Every kind of card."""
    return [kind.name for kind in load(GAMES / f"{edition}-2.json").rules.cards.kinds]


def between_two(edition: str) -> set[int]:
    """The tickets that are no tours."""
    tickets = load(GAMES / f"{edition}-2.json").rules.board.tickets
    return {ticket.id for ticket in tickets if len(ticket.cities) == 2}


def opened(browser: Browser, person: Person, change: Callable[[News], None], language: str = "en") -> Page:
    """A table of which all news are changed before they arrive."""
    screen = Screen(browser, person, person.table()["you"], {"locale": language, "has_touch": True})

    def changed(news: str | bytes) -> str:
        told: News = json.loads(news)
        if told.get("table"):
            change(told["table"])
        return json.dumps(told)

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda news: socket.send(changed(news)))

    screen.page.route("**/news*", lambda route: route.fulfill(body=changed(route.fetch().text())))
    screen.page.route_web_socket("**/*", relay)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    return screen.page


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

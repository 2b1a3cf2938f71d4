"""Tables fuller than a golden game ever gets: what the server tells a page first is made more before it arrives."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.rig import Screen
from tests.golden.make import GAMES
from tests.server.rig import Person
from trilhos.play.record import load

News = dict[str, Any]
SIZES = ((360, 640), (390, 844), (740, 360), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))


def kinds(edition: str) -> list[str]:
    """Every kind of card."""
    return [kind.name for kind in load(GAMES / f"{edition}-2.json").rules.cards.kinds]


def opened(browser: Browser, person: Person, change: Callable[[News], None], language: str = "en") -> Page:
    """A table whose first news were changed; no others come."""
    screen = Screen(browser, person, person.table()["you"], {"locale": language, "has_touch": True})

    def changed(route: Route) -> None:
        news = route.fetch().json()
        change(news["table"])
        route.fulfill(json=news)

    screen.page.route("**/news*", changed)
    screen.page.route_web_socket("**/*", lambda _: None)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    return screen.page


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

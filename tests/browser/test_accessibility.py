"""axe finds nothing serious on any page, in the light and in the dark, on a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import full_table
from tests.browser.rig import DESKTOP, PHONE, Screen, window
from tests.browser.test_actions import sit
from tests.browser.test_tv import FULL_HD
from tests.golden.make import GAMES
from tests.server.rig import Server, make_game, new_game
from trilhos.play.record import load, to_record

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}
# What is half there has too little contrast; what glows for ever is there.
FADED_IN = """() => Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    .map(({ finished }) => finished.catch(() => 0)))"""
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}


def faults(page: Page, options: dict[str, Any] | None = None) -> list[str]:
    """What axe finds: serious faults only, each with the places where it is."""
    page.evaluate(FADED_IN)
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("(options) => axe.run(options)", options or {})
    return [
        f"{fault['id']}: {[node['target'] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
    ]


def _home(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    page = window(browser, server, size)
    page.goto("/")
    expect(page.locator(".new-game .play")).to_be_visible()
    return page


def _lobby(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    page = window(browser, server, size)
    page.goto(f"/#/game/{made['game']}")
    expect(page.locator(".lobby")).to_be_visible()
    return page


def _game(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    people = new_game(server, "europe")
    for person in people:
        person.play("keep 1+2")
    screen = Screen(browser, people[0], people[0].table()["you"], size)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    return screen.page


def _count(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    person = sit(server, to_record(load(GAMES / "europe-3.json")), 0)
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    expect(screen.page.locator(".count")).to_be_visible()
    return screen.page


def _question(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    person = new_game(server, "europe")[0]
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    expect(screen.page.locator(".sheet")).to_be_visible()
    return screen.page


def _replay(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    person = sit(server, to_record(load(GAMES / "europe-3.json")), 0)
    page = window(browser, server, size)
    page.goto(f"/#/replay/{person.game}/60")
    expect(page.locator(".replay-controls")).to_be_visible()
    return page


def _rules(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    page = window(browser, server, size)
    page.goto("/#/rules/europe")
    expect(page.locator(".rules h1")).to_be_visible()
    return page


def _club(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    page = window(browser, server, size)
    page.goto("/#/club")
    expect(page.locator(".club-join")).to_be_visible()
    return page


def _big_screen(server: Server, browser: Browser, game: str) -> Page:
    page = window(browser, server, FULL_HD)
    page.goto(f"/#/game/{game}/tv")
    return page


def _tv_lobby(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    page = _big_screen(server, browser, made["game"])
    expect(page.locator(".tv-lobby .qr")).to_be_visible()
    return page


def _tv_game(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    people = new_game(server, "europe", 5)
    for person in people:
        person.play("keep 1+2")
    page = _big_screen(server, browser, people[0].game)
    expect(page.locator("[data-number]")).to_be_visible()
    return page


def _tv_count(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    person = sit(server, to_record(load(GAMES / "europe-3.json")), 0)
    page = _big_screen(server, browser, person.game)
    expect(page.locator(".tv-finale .show-now h3")).to_be_visible()
    return page


def _hand(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    person = sit(server, *full_table("europe"))
    screen = Screen(browser, person, person.table()["you"], size)
    screen.page.goto(f"/#/game/{person.game}/hand")
    expect(screen.page.locator(".route-row").first).to_be_visible()
    return screen.page


def _orders(server: Server, browser: Browser, size: dict[str, Any]) -> Page:
    page = _game(server, browser, size)
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Next: what to do").click()
    page.get_by_role("button", name="Add drawing").click()
    expect(page.locator(".orders-list li")).to_have_count(1)
    return page


PAGES = {
    "club": _club,
    "question": _question,
    "replay": _replay,
    "rules": _rules,
    "home": _home,
    "lobby": _lobby,
    "game": _game,
    "count": _count,
    "orders": _orders,
}
# Of one size each.
LIVING = {"tv lobby": _tv_lobby, "tv game": _tv_game, "tv count": _tv_count, "hand": _hand}
SHOWN = [*((page, size) for size in SCREENS for page in PAGES), *((page, "phone") for page in LIVING)]


@pytest.mark.parametrize(("page", "size"), SHOWN)
def test_no_serious_fault(server: Server, browser: Browser, page: str, size: str) -> None:
    """In the dark the same things are there in other colours, so only these are looked at again."""
    shown = (PAGES | LIVING)[page](server, browser, {**SCREENS[size], "color_scheme": "light"})
    assert faults(shown) == []
    shown.emulate_media(color_scheme="dark")
    expect(shown.locator("html[data-theme=dark]")).to_be_attached()
    assert faults(shown, COLOURS) == []

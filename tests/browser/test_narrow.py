"""The smallest phones, and one that is turned: nothing is wider than the window, covered, or out of view."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.crowded import resized
from tests.browser.positions import full_table, unfinished
from tests.browser.rig import PHONE, Screen
from tests.browser.test_actions import all_sit, sit
from tests.server.rig import Person, Server, make_game

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
LANGUAGES = pytest.mark.parametrize("language", ["en", "pt-BR"])
# Parts of the header that lie over each other.
OVERLAPS = """() => {
    const seen = [...document.querySelectorAll(".table-header > *")].filter((one) => one.checkVisibility());
    const boxes = seen.map((one) => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
    return boxes.flatMap(([name, box], i) => boxes.slice(i + 1)
        .filter(([, { left, right }]) => left < box.right - 1 && right > box.left + 1)
        .map(([other]) => `${name} and ${other}`));
}"""
SMALLER = """(things) => [...document.querySelectorAll(things)]
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length"""


@LANGUAGES
def test_a_lobby_fits_and_its_colours_are_as_large_as_a_finger(server: Server, browser: Browser, language: str) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Maria Aparecida Santos"}, {"kind": "link"}])
    person = Person(server, made["game"], made["tokens"]["0"])
    screen = Screen(browser, person, 0, {**SMALL, "locale": language})
    screen.open()
    expect(screen.page.locator(".lobby .colours")).to_be_visible()
    assert screen.fits()
    assert screen.page.evaluate(SMALLER, ".lobby .colours label") == 0


@LANGUAGES
def test_what_is_over_has_no_last_round(server: Server, browser: Browser, language: str) -> None:
    save, seat, last = unfinished("brasil-5.json")
    mover = next(person for person in all_sit(server, save) if person.table()["seat"] == seat)
    screen = Screen(browser, mover, mover.table()["you"], {**SMALL, "locale": language})
    screen.open()
    expect(screen.page.locator(".last-round")).to_be_visible()
    mover.play(last)
    expect(screen.page.locator(".count-page")).to_be_visible()
    expect(screen.page.locator(".last-round")).to_have_count(0)
    assert screen.page.evaluate(OVERLAPS) == []


def test_what_others_did_last_stays_in_view_when_a_phone_is_turned(server: Server, browser: Browser) -> None:
    person = sit(server, *full_table("usa"))
    screen = Screen(browser, person, person.table()["you"], PHONE)
    screen.open()
    newest = screen.page.locator(".strip .step").last
    expect(newest).to_be_in_viewport(ratio=0.99)
    for size in ((844, 390), (360, 640), (740, 360)):
        resized(screen.page, size)
        expect(newest).to_be_in_viewport(ratio=0.99)

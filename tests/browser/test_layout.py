"""Nothing runs out of the window: the fullest hands of every edition, from small phones to large screens."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.positions import fullest
from tests.browser.rig import Screen
from tests.browser.test_actions import sit
from tests.server.rig import Server
from trilhos.editions import EDITIONS

WIDTHS = {360: 740, 390: 844, 768: 1024, 1024: 768, 1440: 900}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_fits_every_window(server: Server, browser: Browser, edition: str) -> None:
    person = sit(server, *fullest(edition))
    screen = Screen(browser, person, person.table()["you"], {})
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    for width, height in WIDTHS.items():
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(DRAWN)
        assert screen.page.evaluate(OUTSIDE) == [], width


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
OUTSIDE = """() => [...document.querySelectorAll("button, h1, h2, .panel, .card")]
    .filter((thing) => !thing.closest(".board") && !thing.closest("[hidden], dialog"))
    .map((thing) => [thing.tagName, String(thing.className.baseVal ?? thing.className), thing.getBoundingClientRect()])
    .filter(([, , box]) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
    .map(([tag, name, box]) => `${tag} ${name} ${Math.round(box.left)}-${Math.round(box.right)}`)"""

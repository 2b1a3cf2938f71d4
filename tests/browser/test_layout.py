"""Nothing runs out of the window: the fullest hands of every edition, from small phones to large screens."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.positions import fullest, late, regretted
from tests.browser.rig import DESKTOP, Screen, at_rest
from tests.browser.test_actions import all_sit, sit
from tests.server.rig import Server, new_game
from trilhos.boards import EDITIONS

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


@pytest.mark.parametrize("edition", ["usa", "nederland"])  # lying and upright
@pytest.mark.parametrize("left", [2, 150])  # moves until the end: logs of any length
def test_no_page_is_taller_than_its_window(server: Server, browser: Browser, edition: str, left: int) -> None:
    person = all_sit(server, late(edition, left))[0]
    screen = Screen(browser, person, person.table()["you"], {})
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    for width, height in {**WIDTHS, 844: 390, 1920: 1080}.items():
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(DRAWN)
        assert screen.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0, width
        assert screen.page.evaluate(ABOVE_ITS_END) in (0, None), width


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 900), (1920, 900)])
def test_beside_an_upright_board_a_question_covers_neither_cards_nor_log(
    server: Server, browser: Browser, width: int, height: int
) -> None:
    person = new_game(server, "nederland")[0]
    screen = Screen(browser, person, person.table()["you"], {"viewport": {"width": width, "height": height}})
    screen.open()
    expect(screen.page.locator(".sheet")).to_be_visible()
    at_rest(screen.page)
    sheet = screen.page.locator(".sheet").bounding_box()
    assert sheet is not None
    for place in (".table-market", ".table-log", ".table-board"):
        box = screen.page.locator(place).bounding_box()
        assert box is not None
        assert box["x"] >= sheet["x"] + sheet["width"] or box["x"] + box["width"] <= sheet["x"], place


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_button_lies_over_another_on_a_small_phone(
    server: Server, browser: Browser, edition: str, language: str
) -> None:
    people = all_sit(server, regretted(edition)[0])
    person = next(one for one in people if one.table()["seat"] == regretted(edition)[1])
    screen = Screen(browser, person, person.table()["you"], {**SMALL, "locale": language})
    screen.open()
    expect(screen.page.locator("[data-undo]")).to_be_visible()
    at_rest(screen.page)
    assert screen.page.evaluate(OVERLAPS) == []
    assert screen.page.evaluate(OUTSIDE) == []
    places = screen.page.evaluate(PLACES)
    screen.page.evaluate("() => document.querySelector('[data-undo]').remove()")
    assert screen.page.evaluate(PLACES) == places  # undo comes and goes, and no other button moves for it


def test_the_tools_stand_at_the_end_of_the_header_from_the_first_move_on(server: Server, browser: Browser) -> None:
    """They stood in its middle until there was a strip of what others did, and then leapt."""
    people = new_game(server)
    screen = Screen(browser, people[0], people[0].table()["you"], DESKTOP)
    screen.open()
    menu = screen.page.locator(".table-header .menu-button")
    expect(menu).to_be_visible()
    assert screen.page.locator(".table-header .strip").count() == 0
    box = menu.bounding_box()
    assert box is not None
    assert DESKTOP["viewport"]["width"] - (box["x"] + box["width"]) < box["width"]


SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PLACES = "() => [...document.querySelectorAll('.actions button')].map((one) => one.getBoundingClientRect().toJSON())"
# Each button is as large as what is written on it, and shares no place with another.
OVERLAPS = """() => {
    const buttons = [...document.querySelectorAll("button, a.button")].filter((one) => one.checkVisibility()
        && !one.closest(".board, .hand, dialog"));  // a hand is a fan of cards
    const box = (one) => {
        const inside = document.createRange();
        inside.selectNodeContents(one);
        const [a, written] = [one.getBoundingClientRect(), inside.getBoundingClientRect()];
        const b = written.width ? written : a;  // nothing at all lies at the window's corner
        return { left: Math.min(a.left, b.left), right: Math.max(a.right, b.right), top: a.top, bottom: a.bottom };
    };
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return buttons.flatMap((one, at) => buttons.slice(at + 1)
        .filter((other) => meet(box(one), box(other)))
        .map((other) => `${one.className} ${one.innerText} / ${other.className} ${other.innerText}`));
}"""
# Pixels from the end of the log; none where it isn't in view.
ABOVE_ITS_END = """() => {
    const log = document.querySelector(".log");
    return log?.clientHeight ? Math.max(0, Math.floor(log.scrollHeight - log.clientHeight - log.scrollTop)) : null;
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What others did scrolls sideways in its strip, which has to be in the window itself.
OUTSIDE = """() => [...document.querySelectorAll("button:not(.strip *), h1, h2, .panel, .card, .strip")]
    .filter((thing) => !thing.closest(".board") && !thing.closest("[hidden], dialog"))
    .map((thing) => [thing.tagName, String(thing.className.baseVal ?? thing.className), thing.getBoundingClientRect()])
    .filter(([, , box]) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
    .map(([tag, name, box]) => `${tag} ${name} ${Math.round(box.left)}-${Math.round(box.right)}`)"""

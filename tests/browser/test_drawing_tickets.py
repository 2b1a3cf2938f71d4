"""Tickets can't be drawn by accident: they are asked for first, by a mouse, a finger or a key."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import position
from tests.browser.rig import DESKTOP, PHONE, Screen, at_rest
from tests.browser.test_actions import sit
from tests.server.rig import Person, Server, patiently


def opened(server: Server, browser: Browser, size: dict[str, Any]) -> tuple[Person, Page]:
    person = sit(server, *position("tickets"))
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    at_rest(screen.page)
    return person, screen.page


@pytest.mark.parametrize(
    ("size", "control"),
    [
        (DESKTOP, ".actions [data-kind=tickets]"),
        (DESKTOP, ".stack[data-deck=tickets]"),
        (PHONE, ".actions [data-kind=tickets]"),
    ],
)
def test_tickets_are_asked_for_first(server: Server, browser: Browser, size: dict[str, Any], control: str) -> None:
    person, page = opened(server, browser, size)
    before = person.table()["about"]["number"]
    page.locator(control).click()
    sheet = page.get_by_role("dialog", name="Draw tickets?")
    expect(sheet).to_contain_text("You will see 3 and must keep at least 1.")
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_be_hidden()
    assert person.table()["about"]["number"] == before  # nothing was sent
    page.locator(control).click()
    sheet.get_by_role("button", name="Draw tickets").click()
    expect(page.get_by_role("dialog", name="Tickets on offer")).to_be_visible()
    assert len(person.table()["view"]["offer"]) == 3


def test_keys_ask_too(server: Server, browser: Browser) -> None:
    person, page = opened(server, browser, DESKTOP)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Draw tickets?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Draw tickets?")).to_be_hidden()
    assert person.table()["view"]["offer"] == []
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    for _ in patiently():
        if person.table()["view"]["offer"]:
            return


@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_keeps_drawing_away_from_looking(server: Server, browser: Browser, width: int) -> None:
    _, page = opened(server, browser, {**PHONE, "viewport": {"width": width, "height": 740}})
    drawing, looking = (page.locator(one).bounding_box() for one in (".actions [data-kind=tickets]", ".tickets-button"))
    assert drawing is not None
    assert looking is not None
    assert drawing["x"] + drawing["width"] < looking["x"]

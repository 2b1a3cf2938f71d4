"""What is made in the editor stays: two windows, one that goes, a device without room, a browser that keeps nothing."""

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.rig import DESKTOP, at_rest, window
from tests.browser.test_workshop import at, begin, kept, server, towns
from tests.server.rig import Server

__all__ = ["server"]


def test_a_window_that_goes_in_the_middle_of_a_drag_loses_no_more_than_the_drag(
    server: Server, browser: Browser
) -> None:
    page = window(browser, server, DESKTOP)
    begin(page, copy="nederland")
    expect(page.locator("[data-keeping=kept]")).to_be_visible()
    board = kept(page)
    city = (board["cities"][0]["x"], board["cities"][0]["y"])
    page.mouse.move(*at(page, city))
    page.mouse.down()
    page.mouse.move(*at(page, (city[0], city[1] + 0.05)))
    page.mouse.move(*at(page, (city[0], city[1] + 0.06)))
    page.reload()
    expect(page.locator("[data-canvas] [data-city]").first).to_be_attached()
    again = kept(page)
    assert again["cities"][0]["y"] in (city[1], pytest.approx(city[1] + 0.06, abs=0.01))
    assert again["cities"][1:] == board["cities"][1:]
    assert again["tickets"] == board["tickets"]


def test_what_was_done_can_be_undone_in_a_window_that_is_opened_again(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    begin(page)
    towns(page)
    page.locator("[data-undo]").click()  # the last city's name
    board = kept(page)
    page.reload()
    expect(page.locator("[data-canvas] [data-city]")).to_have_count(3)
    page.locator("[data-redo]").click()
    assert [city["name"] for city in kept(page)["cities"]] == ["Ay", "Bee", "Cee"]
    page.locator("[data-undo]").click()
    assert kept(page) == board
    while page.locator("[data-undo]").is_enabled():
        page.locator("[data-undo]").click()
    expect(page.locator("[data-canvas] [data-city]")).to_have_count(0)


def test_two_windows_never_write_over_each_other_unasked(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    begin(page)
    context: BrowserContext = page.context
    other = context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-canvas]")).to_be_visible()
    at_rest(other)
    towns(other)
    expect(other.locator("[data-keeping=kept]")).to_be_visible()
    expect(page.get_by_role("dialog", name="Changed in another window")).to_be_visible()
    page.get_by_role("button", name="Take the other window's board").click()
    expect(page.locator("[data-canvas] [data-city]")).to_have_count(3)


def test_what_a_device_has_no_room_for_is_said_and_not_lost(server: Server, browser: Browser) -> None:
    """No room, then room again; and a server that goes away meanwhile."""
    page = window(browser, server, DESKTOP)
    page.add_init_script(
        """const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...all) {
            if (window.full) throw new DOMException("no room", "QuotaExceededError");
            return put.apply(this, all);
        };"""
    )
    begin(page)
    page.evaluate("window.full = true")
    towns(page)
    told = page.get_by_role("dialog", name="It can't be kept")
    with page.expect_download():
        told.locator("[data-export]").click()
    page.keyboard.press("Escape")
    page.locator("[data-trouble]").click()  # said again
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    page.go_back()  # to the shelf, which has it still
    expect(page.locator(".kept-board")).to_contain_text("Only in this window")
    page.locator(".kept-board a").click()
    expect(page.locator("[data-canvas] [data-city]")).to_have_count(3)
    page.evaluate("window.full = false")
    page.keyboard.press("c")
    page.mouse.click(*at(page, (0.2, 0.8)))
    assert len(kept(page)["cities"]) == 4
    page.route("**/api/workshop/look", lambda route: route.abort())
    page.mouse.click(*at(page, (0.8, 0.8)))
    page.get_by_role("tab", name="Checks").click()
    expect(page.locator("[data-lost]")).to_contain_text("your board is safe")
    page.unroute("**/api/workshop/look")
    expect(page.locator("[data-fault]").first).to_be_visible()
    page.locator("[data-play]").click()
    page.locator("[data-to-checks]").click()
    assert len(kept(page)["cities"]) == 5


def test_a_browser_that_keeps_nothing_has_boards_as_long_as_its_window(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('private', 'SecurityError'); }")
    page.goto("/#/workshop")
    expect(page.get_by_role("alert")).to_contain_text("Export their files")
    begin(page)
    towns(page)
    expect(page.locator("[data-keeping=fleeting]")).to_be_visible()
    page.locator("[data-trouble]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Export its file")
    page.keyboard.press("Escape")
    page.go_back()
    page.locator(".kept-board a").click()
    expect(page.locator("[data-canvas] [data-city]")).to_have_count(3)

"""What others did since one has moved, on the smallest phone: seen step by step, told, marked, and shown again."""

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.positions import position
from tests.browser.rig import PHONE, Screen
from tests.browser.test_actions import all_sit
from tests.server.rig import Server

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
STEPS = "localStorage.setItem('trilhos.settings', JSON.stringify({ pace: 'steps' }))"
BOARD = "() => JSON.stringify(document.querySelector('.board').getBoundingClientRect())"


def test_others_moves_are_seen_step_by_step_and_stay_until_one_has_moved(server: Server, browser: Browser) -> None:
    save, seat = position("claim", "usa-2")
    other, me = sorted(all_sit(server, save), key=lambda person: person.table()["seat"] != seat)
    screen = Screen(browser, me, me.table()["you"], SMALL)
    page = screen.page
    page.add_init_script(STEPS)
    screen.open()
    screen.caught_up(other.table()["about"]["number"])
    claim = next(choice for choice in other.table()["legal"] if choice["verb"] == "claim")
    laid = page.locator(f".board [data-pieces='{claim['argument']}']:not(.ghost)")
    ring = page.locator(f".board [data-recent='{claim['argument']}']")
    before = page.evaluate(BOARD)

    other.play(claim["id"])
    other.play(claim["ways"][-1]["id"])
    expect(page.locator("[data-next]")).to_be_visible()
    assert laid.count() == 0
    page.locator("[data-next]").tap()
    expect(laid).to_have_count(1)
    expect(ring).to_have_count(1)
    expect(page.locator("[data-next]")).to_have_count(0)
    assert page.evaluate(BOARD) == before  # nothing shrinks or covers it
    page.reload()
    expect(ring).to_have_count(1)
    step = page.locator(".strip .step").last
    step.tap()
    expect(step).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .route.faded")).not_to_have_count(0)

    for choice in ("draw", "draw"):
        table = me.table()
        screen.offers({one["id"] for one in table["legal"]})
        me.play(next(one["id"] for one in table["legal"] if one["verb"] == choice))
    expect(ring).to_have_count(0)
    expect(page.locator(".strip")).to_have_count(0)
    assert screen.faults == []

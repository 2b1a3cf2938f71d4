"""The tip of a route stands beside the route: near the pointer, on the board, and never on what it speaks of."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import position
from tests.browser.rig import DESKTOP, Screen, at_rest
from tests.browser.test_actions import sit
from tests.server.rig import Server

SMALL = {"viewport": {"width": 1024, "height": 768}}
NEAR = 60  # pixels between the pointer and its tip
# The middles of all routes in the window.
MIDDLES = """() => [...document.querySelectorAll(".table-board .board g.route[data-route]")].map((route) => {
    const spaces = [...route.querySelectorAll(":scope > use")];
    const { x, y, width, height } = spaces[Math.floor(spaces.length / 2)].getBoundingClientRect();
    return { route: route.dataset.route, x: x + width / 2, y: y + height / 2 };
})"""
# Of the tip that is shown: how far it is from the pointer, and whether it is on the board and on none of the spaces.
PLACED = """({ route, x, y }) => {
    const tip = document.querySelector(".route-tip").getBoundingClientRect();
    const board = document.querySelector(".table-board .board").getBoundingClientRect();
    const spaces = [...document.querySelectorAll(`.board g.route[data-route="${route}"] > use`)];
    const on = spaces.map((one) => one.getBoundingClientRect()).some((box) =>
        box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom);
    const inside = tip.left >= board.left - 1 && tip.right <= board.right + 1
        && tip.top >= board.top - 1 && tip.bottom <= board.bottom + 1;
    const away = Math.hypot(Math.max(tip.left - x, 0, x - tip.right), Math.max(tip.top - y, 0, y - tip.bottom));
    return { on, inside, away };
}"""


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
def test_a_tip_stands_beside_its_route(server: Server, browser: Browser, size: dict[str, dict[str, int]]) -> None:
    person = sit(server, *position("claim"))
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    at_rest(screen.page)
    spots = screen.page.evaluate(MIDDLES)
    for spot in spots[::4]:
        placed = _pointed(screen.page, spot)
        assert not placed["on"], spot
        assert placed["inside"], spot
        assert placed["away"] <= NEAR, spot


def _pointed(page: Page, spot: dict[str, float]) -> dict[str, float]:
    page.mouse.move(1, 1)
    expect(page.locator(".route-tip")).to_be_hidden()
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".route-tip")).to_be_visible()
    found: dict[str, float] = page.evaluate(PLACED, spot)
    return found

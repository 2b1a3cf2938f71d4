"""The fullest tables, on every size of screen: nothing that matters is covered, cut or alike."""

import pytest
from playwright.sync_api import Browser

from tests.browser.crowded import SIZES, News, kinds, opened, resized
from tests.browser.positions import full_table
from tests.browser.test_actions import sit
from tests.server.rig import Server

FAN = slice(0, 22, 2)  # of the kinds: as many as a fan has at most


@pytest.mark.parametrize("some", [slice(None), FAN], ids=["all kinds", "a fan"])
def test_stacks_are_told_apart_in_every_hand(server: Server, browser: Browser, some: slice) -> None:
    held = {kind: at % 12 + 1 for at, kind in enumerate(kinds("world")[some])}

    def fill(table: News) -> None:
        table["view"]["hand"] = held

    page = opened(browser, sit(server, *full_table("world")), fill)
    for size in SIZES:
        resized(page, size)
        assert page.locator(".table-own .card-count").count() == len(held)
        assert page.evaluate(HIDDEN) == [], size


# What tells a stack from the others, how many there are of it included, where something else lies over a part of it.
HIDDEN = """() => [...document.querySelectorAll(".table-own .card-button")].flatMap((button) => {
    const last = (one) => [...button.querySelectorAll(one)].slice(-1);
    const parts = [".card-count", ".card-sign", ".glyph"].flatMap(last);
    const corners = ({ x, y, width, height }) => [0.25, 0.75].flatMap((at) => [0.25, 0.75]
        .map((down) => [x + width * at, y + height * down]));
    const seen = ([x, y]) => document.elementFromPoint(x, y)?.closest("button") === button;
    return parts.filter((part) => !corners(part.getBoundingClientRect()).every(seen))
        .map((part) => `${part.getAttribute("class")} of ${button.ariaLabel}`);
})"""

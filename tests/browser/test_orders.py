"""Standing orders from the menu, on a phone: left while somebody else thinks, carried out while nobody looks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PAGE
from tests.browser.rig import PHONE, Screen
from tests.server.rig import Server, new_game, patiently, serving


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("quick")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), "--order-pause", "0.05") as running:
        yield running


def test_orders_are_left_on_a_phone_and_carried_out(quick: Server, browser: Browser) -> None:
    ana, bia = people = new_game(quick)
    for person in people:
        person.play("keep 1+2")
    screen = Screen(browser, bia, bia.table()["you"], PHONE)
    screen.open()
    page = screen.page
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Next: what to do").click()
    page.get_by_role("button", name="Add drawing").click()
    page.locator(".orders-list li").wait_for()
    assert screen.fits()
    page.context.close()
    for _ in range(2):
        ana.play("draw")
    for _ in patiently():
        if ana.table()["legal"]:
            break
    assert [move["data"]["seat"] for move in bia.get("/events").json() if move["type"] == "action"][-4:] == [0, 0, 1, 1]
    assert screen.faults == []

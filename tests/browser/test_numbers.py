"""My games in numbers: from the seats that this device holds, with reviews where the player wants them."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, fits, window
from tests.browser.test_accessibility import COLOURS, faults
from tests.golden.make import GAMES
from tests.server import plain
from tests.server.rig import Server, serving
from trilhos.play.record import load, to_record

HOLD = """([game, tokens]) => localStorage.setItem(`trilhos.seats.${game}`,
    JSON.stringify({ chairs: tokens, at: 1 }))"""


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("reviewing")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), "--review-samples", "2") as running:
        yield running


def remembering(browser: Browser, server: Server, size: dict[str, Any], games: list[str]) -> Page:
    """The page at a device that has a seat in these games."""
    page = window(browser, server, size)
    page.goto("/")
    for name in games:
        made = plain.post(f"{server.url}/api/games/import", json={"save": to_record(load(GAMES / name))}).json()
        page.evaluate(HOLD, [made["game"], {"0": made["tokens"]["0"]}])
    page.goto("/#/numbers")
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_numbers_of_a_devices_games_to_look_at_and_to_read(
    reviewing: Server, browser: Browser, size: dict[str, Any]
) -> None:
    page = remembering(browser, reviewing, size, ["usa-2.json", "usa-3.json", "europe-4.json"])
    expect(page.locator("[data-board]")).to_have_count(3)
    assert fits(page)
    assert faults(page) == []
    page.locator(".numbers-table summary").click()
    expect(page.locator(".numbers-table tbody tr")).to_have_count(3)
    points = load(GAMES / "europe-4.json").result().sheets[0].total
    expect(page.locator("[data-board=europe] dl")).to_contain_text(str(points))
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    assert faults(page, COLOURS) == []


def test_reviews_are_made_where_they_are_wanted(reviewing: Server, browser: Browser) -> None:
    page = remembering(browser, reviewing, DESKTOP, ["usa-2.json"])
    luck = page.locator("[data-board=usa] dd").last
    expect(luck).to_have_text("–")
    page.locator("[data-review-all]").click()
    expect(luck).to_contain_text("%")
    expect(page.locator(".unreviewed")).to_have_count(0)


def test_a_device_without_games_is_told_so(reviewing: Server, browser: Browser) -> None:
    page = remembering(browser, reviewing, PHONE, [])
    expect(page.locator(".numbers")).to_contain_text("No finished game")
    assert faults(page) == []

"""The keeper's page on a real server: a game is looked at, shut, released and deleted, an address banned, let in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, fits, window
from tests.browser.test_accessibility import faults
from tests.server.rig import Server, new_game, serving

TOKEN = "k" * 24
SMALL_AND_DARK = {**PHONE, "viewport": {"width": 360, "height": 640}, "color_scheme": "dark"}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("kept")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), "--keeper-token", TOKEN) as running:
        yield running


def enter(page: Page, token: str) -> None:
    page.goto("/#/keeper")
    page.get_by_label("The keeper's token").fill(token)
    page.get_by_role("button", name="Enter").click()


def test_a_wrong_token_shows_nothing_and_can_be_put_right(browser: Browser, kept: Server) -> None:
    (ana, _) = new_game(kept)
    page = window(browser, kept, DESKTOP)
    enter(page, "not the token, but as long")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_text(ana.game)).to_have_count(0)
    page.get_by_role("button", name="Forget the token").click()
    enter(page, TOKEN)
    expect(page.get_by_text(ana.game)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, SMALL_AND_DARK], ids=["desktop", "phone"])
def test_a_game_is_shut_released_and_deleted(browser: Browser, kept: Server, size: dict[str, Any]) -> None:
    (ana, _) = new_game(kept)
    page = window(browser, kept, size)
    enter(page, TOKEN)
    row = page.get_by_role("button").filter(has_text=ana.game)
    for deed, status in [("Quarantine", "Quarantine"), ("Release", "Running")]:
        row.click()
        page.get_by_role("dialog").get_by_role("button", name=deed).click()
        expect(row).to_contain_text(status)
    assert ana.get().status_code == 200
    row.click()
    page.get_by_role("button", name="Delete").click()
    assert ana.get().status_code == 200  # asked first
    assert faults(page) == []
    page.get_by_role("button", name="Yes, delete").click()
    expect(row).to_have_count(0)
    assert ana.get().status_code == 410
    assert fits(page)


def test_an_address_is_shut_out_and_let_in(browser: Browser, kept: Server) -> None:
    page = window(browser, kept, DESKTOP)
    enter(page, TOKEN)
    banned = page.get_by_role("listitem").filter(has_text="203.0.113.0/24")
    page.get_by_label("Address or network").fill("no address")
    page.get_by_role("button", name="Shut out", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no address")
    page.get_by_label("Address or network").fill("203.0.113.7/24")
    page.get_by_label("Why, for yourself").fill("a flood")
    page.get_by_role("button", name="Shut out", exact=True).click()
    expect(banned).to_contain_text("a flood")
    page.get_by_role("button", name="Let in").click()
    expect(banned).to_have_count(0)

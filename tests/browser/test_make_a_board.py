"""From a map of the Earth to the first move on a new board: the film in docs/how-to/make-a-board.md.

`make film` takes its pictures anew: they are kept in the folder that FILM names.
"""

import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, at_rest, fits, window
from tests.browser.test_accessibility import faults
from tests.server.rig import Server, serving

FILM = os.environ.get("FILM")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("making")
    with serving(str(folder / "g.sqlite"), folder, "--workshop", "--page", str(PAGE)) as running:
        yield running


def frame(page: Page, name: str) -> None:
    """A picture of the film."""
    at_rest(page)
    if FILM:
        picture = Image.open(BytesIO(page.screenshot()))
        picture.save(Path(FILM) / f"make-a-board-{name}.webp", quality=82, method=6)


def test_from_a_place_on_earth_to_the_first_move(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    page.goto("/#/workshop")
    page.locator(".new-board").click()
    search = page.locator("[data-field=region]")
    search.fill("new zea")
    page.locator("[data-region=NZ]").click()
    expect(page.locator("[data-place]")).to_have_text("New Zealand")
    page.locator("[data-field=draft-cities]").fill("24")
    expect(page.locator("[data-earth] .window").first).to_be_visible()
    assert faults(page) == []
    frame(page, "1-place")
    page.locator("[data-draft]").click()
    expect(page.locator("[data-work]")).to_be_visible()
    expect(page.locator("[data-draft-made=good]")).to_be_visible()
    assert faults(page) == []
    frame(page, "2-draft")
    page.locator("[data-open-draft]").click()
    expect(page.locator("[data-canvas] [data-city]").first).to_be_attached()
    page.locator("[data-city-link='0']").click()
    frame(page, "3-editor")
    _tested(page)
    _printed(page)
    _shown(page)
    page.locator("[data-play]").click()
    expect(page.get_by_role("dialog", name="Your first tickets")).to_be_visible()
    frame(page, "5-table")
    for ticket in page.locator("[data-ticket]:visible").all()[:2]:
        ticket.check()
    page.locator("[aria-describedby=keep-least]").click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", "0")
    page.keyboard.press("d")  # a card, blind
    expect(page.get_by_role("dialog", name="Your first tickets")).to_have_count(0)
    frame(page, "6-move")


def _tested(page: Page) -> None:
    """Bots play the board; what they say leads to what they mean."""
    page.get_by_role("tab", name="Bots").click()
    page.locator("[data-field=trial-games]").fill("12")
    page.locator("[data-field=trial-players]").fill("2")
    page.locator("[data-trial]").click()
    expect(page.locator("[data-report='12']")).to_be_visible()
    expect(page.locator("[data-heat] path").first).to_be_attached()
    assert faults(page) == []
    frame(page, "4-bots")
    page.locator("summary", has_text="Routes").click()
    page.locator("[data-report] .figures:visible .link").last.click()
    expect(page.locator("[data-panel=things] h2").first).to_be_visible()
    expect(page.locator("[data-heat]")).to_have_count(0)


def _printed(page: Page) -> None:
    page.locator("[data-menu]").click()
    page.locator("[data-ask=print]").click()
    page.locator("[data-print]").click()
    page.locator("[data-printed]").wait_for()
    with page.expect_download() as download:
        page.locator("[data-printed]").click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")
    page.keyboard.press("Escape")


def _shown(page: Page) -> None:
    """In the gallery, once whoever made it has said that it is theirs to give."""
    page.locator("[data-menu]").click()
    page.locator("[data-ask=publish]").click()
    expect(page.locator("[data-publish]")).to_be_disabled()
    page.get_by_role("dialog").get_by_role("checkbox").check()
    page.locator("[data-publish]").click()
    expect(page.locator("[data-published=shown]")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_rectangle_on_a_phone(server: Server, browser: Browser) -> None:
    page = window(browser, server, {**PHONE, "color_scheme": "dark"})
    page.goto("/#/workshop")
    page.locator(".new-board").tap()
    earth = page.locator("[data-earth] .layer svg")
    earth.wait_for()
    page.locator("[data-rectangle]").tap()
    page.get_by_text("Rectangle in degrees").tap()
    for edge, value in {"west": "-74", "south": "-40", "east": "-66", "north": "-55"}.items():
        page.locator(f"[data-field=edge-{edge}]").fill(value)
        page.keyboard.press("Tab")
    expect(page.locator("[data-draft]")).to_be_disabled()  # the south lies north of the north
    page.locator("[data-field=edge-north]").fill("-30")
    page.keyboard.press("Tab")
    expect(page.locator("[data-draft]")).to_be_enabled()
    assert faults(page) == []
    assert fits(page)
    page.locator("[data-draft]").tap()
    page.locator("[data-give-up]").tap()
    expect(page.locator("[data-work]")).to_have_count(0)


def test_a_place_without_cities_says_what_to_do(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    page.goto("/#/workshop")
    page.locator(".new-board").click()
    page.locator("[data-field=region]").fill("Vatican")
    page.locator("[data-region=VA]").click()
    page.locator("[data-draft]").click()
    expect(page.locator("[data-problem]")).to_contain_text("cities")

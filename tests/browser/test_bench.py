"""The workbench: an owner's bots among themselves, watched while they play, with what they say and do wrong."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, window
from tests.browser.test_accessibility import faults
from tests.server.rig import Server, serving
from tests.server.test_remarks import CRASHES, PROGRAM, SECRET

LIMITS = "start_s=600:move_ms=600000:game_s=86400"
FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has a bot that talks, and one that crashes."""
    folder = tmp_path_factory.mktemp("owned")
    programs = {"talker": f"SECRET = {SECRET!r}\n{PROGRAM}", "bad": CRASHES}
    words = ["--page", str(PAGE)]
    for name, program in programs.items():
        file: Path = folder / f"{name}.py"
        file.write_text(program, encoding="utf-8")
        words += ["--bot", f"{name}=cmd:{LIMITS}:{sys.executable} {file}"]
    with serving(str(folder / "games.sqlite"), folder, *words) as running:
        yield running


def seat(page: Page, *bots: str) -> None:
    for chair, bot in enumerate(bots):
        page.locator(".bench-chair input").nth(chair).fill(bot)


def at(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator(".replay-buttons output").inner_text())[0])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_own_bots_are_watched_while_they_play(owned: Server, browser: Browser, size: dict[str, object]) -> None:
    page = window(browser, owned, size)
    page.goto("/")
    page.locator("a[href='#/bench']").click()
    expect(page.locator(".bench-chair")).to_have_count(2)
    owners = page.locator(".bench-chair input").evaluate_all("fields => fields.map(field => field.value)")
    assert set(owners) == {"talker", "bad"}  # proposed first
    assert page.evaluate(FITS)
    assert faults(page) == []

    seat(page, "talker", "nobody")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("nobody")
    seat(page, "talker", "bad")
    page.locator("form button[type=submit]").click()

    page.wait_for_url("**/#/replay/**")
    said, fault = page.locator(".said", has_text=SECRET), page.locator(".said .refused")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()  # it goes on by itself
    expect(said).to_be_visible()
    expect(said.locator("dd").first).to_have_text(re.compile(r"^\d+$"))
    expect(fault).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    before = at(page)
    page.get_by_role("button", name="One move forward").click()
    page.wait_for_function(
        "(at) => Number(document.querySelector('.replay-buttons output').textContent.match(/\\d+/)[0]) > at", arg=before
    )
    assert page.evaluate(FITS)
    assert faults(page) == []
    expect(page.locator("a[href^='#/review/']")).to_be_visible()  # the game is over, and the page has heard of it

"""The gallery on a real server: its own boards and one that somebody shows, whose words stay words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, fits, window
from tests.browser.test_accessibility import faults
from tests.server.rig import Server, serving
from tests.server.test_boards import made
from tests.server.test_workshop_uploads import HOSTILE, brought, own
from trilhos.boards import EDITIONS

DARK_PHONE = {**PHONE, "color_scheme": "dark"}


@pytest.fixture(scope="module")
def showing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("showing")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE)) as running:
        board = brought(running, made("hostile", title="<img src=x onerror=alert(1)>", credits=[HOSTILE]))
        own(running, "POST", board, "/gallery")
        yield running


def test_a_board_that_somebody_shows_is_played(browser: Browser, showing: Server) -> None:
    page = window(browser, showing, DESKTOP)
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.goto("/#/boards")
    expect(page.get_by_role("listitem")).to_have_count(len(EDITIONS) + 1)
    shown = page.get_by_role("listitem").filter(has_text="<img src=x")
    expect(shown).to_contain_text("<script>alert(2)</script>")  # as words
    assert page.locator("main img, main script").count() == 0
    assert faults(page) == []
    shown.get_by_role("button", name="Play").click()
    page.wait_for_url("**/#/game/*")
    expect(page.get_by_role("dialog", name="Your first tickets")).to_be_visible()


def test_a_copy_is_opened_in_the_workshop_on_a_phone(browser: Browser, showing: Server) -> None:
    page = window(browser, showing, DARK_PHONE)
    page.goto("/#/boards")
    board = page.get_by_role("listitem").first
    expect(board).to_contain_text("30 tickets")
    assert faults(page) == []
    assert fits(page)
    board.get_by_role("button", name="Open a copy in the workshop").click()
    page.wait_for_url("**/#/workshop/*")

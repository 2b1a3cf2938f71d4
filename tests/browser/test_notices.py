"""Notices of one's turn, through the page: given, tried and told; and how a failure looks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, Screen
from tests.browser.test_accessibility import faults
from tests.server.notified import HOME, play_turn, playing, sql
from tests.server.receiver import Receiver, receiving
from tests.server.rig import Server, new_game, serving
from trilhos.server.heralds.store import MOST_FAILURES


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("telling")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), *HOME) as running:
        yield running


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


def open_notices(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notices of my turn").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_address_is_given_tried_and_told(
    browser: Browser, telling: Server, receiver: Receiver, size: dict[str, object]
) -> None:
    people = playing(telling)
    screen = Screen(browser, people[1], people[1].table()["you"], size)
    screen.open()
    open_notices(screen.page)
    screen.page.get_by_label("Address for notices").fill(receiver.url)
    screen.page.get_by_role("button", name="Save").click()
    screen.page.get_by_role("button", name="Try it now").click()
    expect(screen.page.get_by_role("status").filter(has_text="It has arrived")).to_be_visible()
    assert faults(screen.page) == []
    assert screen.fits()
    screen.page.close()
    play_turn(people, 0)
    assert [letter.json()["kind"] for letter in receiver.exactly(2, telling)] == ["test", "turn"]
    assert screen.faults == []


def test_a_failure_is_seen_on_the_menu_and_mended_by_a_trial(
    browser: Browser, telling: Server, receiver: Receiver
) -> None:
    people = new_game(telling)
    assert people[0].http.put("/webhook", json={"address": receiver.url}).status_code == 200
    sql(telling, f"UPDATE hooks SET failures = {MOST_FAILURES}, problem = 'timeout'")
    screen = Screen(browser, people[0], people[0].table()["you"], DESKTOP)
    screen.open()
    open_notices(screen.page)
    expect(screen.page.get_by_text("No answer came in time.")).to_be_visible()
    assert faults(screen.page) == []
    screen.page.get_by_role("button", name="Try it now").click()
    expect(screen.page.get_by_text("No answer came in time.")).not_to_be_visible()
    expect(screen.page.locator(".alarm")).to_have_count(0)


def test_a_page_of_a_server_without_notices_is_silent_about_them(browser: Browser, server: Server) -> None:
    people = new_game(server)
    screen = Screen(browser, people[0], people[0].table()["you"], DESKTOP)
    with screen.page.expect_response("**/webhook"):
        screen.open()
    screen.page.get_by_role("button", name="Menu").click()
    expect(screen.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(screen.page.get_by_role("button", name="Notices of my turn")).to_have_count(0)

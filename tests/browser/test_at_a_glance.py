"""Numbers come with their words, tools are one press away, and the first page shows the boards themselves."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Mouse
from tests.browser.positions import position
from tests.browser.rig import DESKTOP, PHONE, Screen, window
from tests.browser.test_actions import sit
from tests.server.rig import Person, Server, new_game
from trilhos.boards import EDITIONS


def opened(server: Server, browser: Browser, person: Person, size: dict[str, Any] = DESKTOP) -> Page:
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    screen.offers({choice["id"] for choice in person.table()["legal"]})
    return screen.page


@pytest.mark.parametrize(
    ("verb", "edition", "of", "told"),
    [
        ("station", "europe", "left_over", ("Stations left: 3 → 2", "worth 4 points at the end")),
        ("harbour", "lakes", "left_over", ("Harbours left: 3 → 2", "costs 4 points at the end")),
        ("claim", "europe", "risk", ("Three cards are turned over", "% nothing more", "% one more card")),
    ],
)
def test_a_question_says_what_its_numbers_mean(
    server: Server, browser: Browser, verb: str, edition: str, of: str, told: tuple[str, ...]
) -> None:
    person = sit(server, *position(verb, edition))
    choice = next(
        one for one in person.table()["legal"] if one["verb"] == verb and of in {**one, **(one.get("ways") or [{}])[0]}
    )
    page = opened(server, browser, person)
    Mouse(page).point(choice)
    for words in told:
        expect(page.locator(".sheet")).to_contain_text(words)


def test_tools_are_one_press_away_and_rounds_are_counted(server: Server, browser: Browser) -> None:
    people = new_game(server, "usa", 3)
    for person in people:
        person.play(next(one["id"] for one in person.table()["legal"] if len(one["tickets"]) == 2))
    people[0].play("draw")
    people[0].play("draw")
    page = opened(server, browser, people[1])
    header = page.locator(".table-header")
    expect(header).to_contain_text("round 1")  # and the second turn
    mute = header.get_by_role("button", name="Mute all sounds")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    header.get_by_role("button", name="Dark").click()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    header.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog", name="Legend")).to_be_visible()


def test_on_a_phone_they_are_the_first_in_the_menu(server: Server, browser: Browser) -> None:
    page = opened(server, browser, new_game(server)[0], PHONE)
    mute = page.get_by_role("button", name="Mute all sounds")
    expect(mute).to_have_count(0)
    page.locator(".menu-button").tap()
    mute.tap()
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Dark").tap()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")


def test_the_first_page_shows_the_boards(server: Server, browser: Browser) -> None:
    """Their land and the colours of their routes, where there were threads."""
    page = window(browser, server, DESKTOP)
    page.goto("/")
    for edition in EDITIONS:
        picture = page.locator(f".edition:has(input[value={edition}]) svg")
        expect(picture.locator("path[fill='var(--land)']")).to_be_visible()
        expect(picture.locator("path[stroke='var(--card-red)']")).to_be_visible()

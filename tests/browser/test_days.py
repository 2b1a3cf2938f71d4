"""A game over days through the page: agreed on, seen by all, with a vacation that stops the clock."""

from playwright.sync_api import Browser, expect

from tests.browser.rig import DESKTOP, PHONE, Screen, window
from tests.browser.test_accessibility import faults
from tests.server.rig import Server, new_game


def test_days_for_a_turn_are_asked_for_with_the_days_off_and_no_grace(browser: Browser, server: Server) -> None:
    page = window(browser, server, PHONE)
    page.goto("/")
    page.get_by_text("More choices").click()
    expect(page.get_by_label("If somebody is away")).to_be_visible()
    page.get_by_label("Time per turn").select_option("3 days")
    expect(page.get_by_label("If somebody is away")).to_have_count(0)
    page.get_by_label("Days that each player may be away").select_option("14 days")
    with page.expect_request("**/api/games") as asked:
        page.locator(".new-game .play").click()
    wish = asked.value.post_data_json
    assert wish is not None
    assert (wish["days"], wish["vacation"], wish["clock"]) == (3, 14, 0)


def test_a_vacation_is_seen_by_all_and_ended_by_a_press(browser: Browser, server: Server) -> None:
    people = new_game(server, days=3, vacation=21)
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    mine = Screen(browser, people[0], people[0].table()["you"], PHONE)
    theirs = Screen(browser, people[1], people[1].table()["you"], DESKTOP)
    for screen in (mine, theirs):
        screen.open()
        expect(screen.page.locator(".turn-clock").first).to_contain_text("3 d")
    page = mine.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="I'll be away").click()
    page.get_by_label("Away until").select_option("7")
    assert faults(page) == []
    assert mine.fits()
    page.get_by_role("button", name="I'll be away", exact=True).click()
    expect(theirs.page.locator(".away-mark")).to_be_visible()
    expect(theirs.page.locator(".turn-clock").first).to_contain_text("10 d")
    expect(theirs.page.get_by_text("went on vacation").first).to_be_visible()
    assert faults(theirs.page) == []
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="I'll be away").click()
    expect(page.get_by_text("your clock stands still.")).to_be_visible()
    page.get_by_role("button", name="I'm back").click()
    expect(theirs.page.locator(".away-mark")).to_have_count(0)
    expect(theirs.page.locator(".turn-clock").first).to_contain_text("3 d")
    page.goto("/")
    expect(page.locator(".time-left")).to_contain_text("3 d left")
    assert faults(page) == []
    assert mine.faults == theirs.faults == []
